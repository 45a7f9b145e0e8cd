import { Color, type IUniform, type Texture, Vector3 } from 'three';

/** Numbers that every material of the scene shares; changing one changes the whole picture. */
export type SceneUniforms = {
  night: IUniform<number>;
  time: IUniform<number>;
  wind: IUniform<number>;
  wet: IUniform<number>;
  /** 0 spring, 1 summer, 2 autumn, 3 winter. */
  season: IUniform<number>;
  rise: IUniform<number>;
  overlayOn: IUniform<number>;
  haze: IUniform<Color>;
  detail: IUniform<number>;
  tiles: IUniform<Texture | null>;
  soft: IUniform<Texture | null>;
  overlay: IUniform<Texture | null>;
  sunAt: IUniform<Vector3>;
};

export function createUniforms(): SceneUniforms {
  return {
    night: { value: 0 },
    time: { value: 0 },
    wind: { value: 0.5 },
    wet: { value: 0 },
    season: { value: 1 },
    rise: { value: 1 },
    overlayOn: { value: 0 },
    haze: { value: new Color(0xb49a72) },
    detail: { value: 1 },
    tiles: { value: null },
    soft: { value: null },
    overlay: { value: null },
    sunAt: { value: new Vector3() },
  };
}

export const uniformWords = `
uniform float night,time,wind,wet,season,rise,overlayOn,detail;uniform vec3 haze;
uniform sampler2D tiles,soft,overlay;`;
