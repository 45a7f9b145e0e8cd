import { DataTexture, LinearFilter, NearestFilter, RGBAFormat, UnsignedByteType } from 'three';
import { type OverlayId, writeOverlay } from '../marks/overlays.ts';
import type { SceneCity } from '../scene-city.ts';
import type { SceneUniforms } from './scene-uniforms.ts';
import { createTileTextures, side, writeKinds, writeLife } from './tile-textures.ts';

export type TilePictures = {
  setKinds(city: SceneCity): void;
  setLife(city: SceneCity): void;
  setOverlay(id: OverlayId | null, city: SceneCity, mine: number): void;
  bytes: number;
};

/** Three pictures of 48 by 48 tiles tell the shaders what each tile is and how it fares. */
export function createTilePictures(uniforms: SceneUniforms): TilePictures {
  const data = createTileTextures();
  const overlayData = new Uint8Array(side * side * 4);
  const tiles = picture(data.sharp, false);
  const soft = picture(data.soft, true);
  const overlay = picture(overlayData, false);
  uniforms.tiles.value = tiles;
  uniforms.soft.value = soft;
  uniforms.overlay.value = overlay;
  return {
    setKinds(city) {
      writeKinds(data, city);
      tiles.needsUpdate = true;
      soft.needsUpdate = true;
    },
    setLife(city) {
      writeLife(data, city);
      tiles.needsUpdate = true;
      soft.needsUpdate = true;
    },
    setOverlay(id, city, mine) {
      uniforms.overlayOn.value = id ? 1 : 0;
      if (!id) return;
      writeOverlay(overlayData, id, city, mine);
      overlay.needsUpdate = true;
    },
    bytes: side * side * 4 * 3,
  };
}

function picture(data: Uint8Array, smooth: boolean): DataTexture {
  const texture = new DataTexture(data as Uint8Array<ArrayBuffer>, side, side, RGBAFormat, UnsignedByteType);
  texture.magFilter = smooth ? LinearFilter : NearestFilter;
  texture.minFilter = smooth ? LinearFilter : NearestFilter;
  return texture;
}
