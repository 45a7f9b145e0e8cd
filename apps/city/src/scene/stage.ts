import { ACESFilmicToneMapping, OrthographicCamera, PCFShadowMap, WebGLRenderer } from 'three';
import { elevation, type Screen, type View } from './camera/camera-rig.ts';
import { type Tier, tiers } from './frames/tier.ts';
import type { SceneOptions } from './scene-types.ts';
import type { World } from './world.ts';

const shotSize: Screen = { width: 640, height: 360 };

export type Stage = {
  canvas: HTMLCanvasElement;
  screen(): Screen;
  resize(): void;
  setTier(tier: Tier): void;
  renewShadow(): void;
  draw(world: World, view: View): void;
  /** Waits for the graphics card. */
  finish(): void;
  stats(): { calls: number; triangles: number };
  dispose(): void;
};

/** The canvas, its renderer and its camera. Throws when the machine has no WebGL 2. */
export function createStage(parent: HTMLElement, options: Pick<SceneOptions, 'tier' | 'shot'>): Stage {
  const renderer = new WebGLRenderer({
    antialias: tiers[options.tier].smooth && !options.shot,
    powerPreference: 'low-power',
  });
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  const camera = new OrthographicCamera();
  camera.near = 1;
  camera.far = 400;
  const canvas = renderer.domElement;
  canvas.style.display = 'block';
  parent.append(canvas);
  let size: Screen = shotSize;
  let pixels = 1;
  let drawn = { calls: 0, triangles: 0 };

  const resize = (): void => {
    const room = parent.getBoundingClientRect();
    size = options.shot ? shotSize : { width: Math.max(1, room.width), height: Math.max(1, room.height) };
    renderer.setPixelRatio(pixels);
    renderer.setSize(size.width, size.height);
  };

  return {
    canvas,
    screen: () => size,
    resize,
    setTier(tier) {
      const most = tiers[tier].pixels;
      pixels = options.shot ? 1 : most < 1 ? most : Math.min(most, window.devicePixelRatio || 1);
      renderer.shadowMap.enabled = tiers[tier].shadow;
      renderer.shadowMap.needsUpdate = true;
      resize();
    },
    renewShadow() {
      renderer.shadowMap.needsUpdate = true;
    },
    draw(world, view) {
      aim(camera, view, size);
      renderer.setClearColor(world.clearColour());
      renderer.toneMappingExposure = 1.05 - 0.05 * world.uniforms.night.value;
      const withShadow = renderer.shadowMap.enabled && renderer.shadowMap.needsUpdate;
      renderer.render(world.scene, camera);
      const { calls, triangles } = renderer.info.render;
      // The shadow map is drawn only when the city has changed; its calls are no part of a common frame.
      if (!withShadow) drawn = { calls, triangles };
    },
    finish() {
      const context = renderer.getContext();
      // Reading one pixel back is the only wait that every driver honours.
      context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
    },
    stats: () => drawn,
    dispose() {
      renderer.dispose();
      renderer.forceContextLoss();
      canvas.remove();
    },
  };
}

function aim(camera: OrthographicCamera, view: View, size: Screen): void {
  const wide = (view.reach * size.width) / size.height;
  Object.assign(camera, { left: -wide, right: wide, top: view.reach, bottom: -view.reach });
  const away = 130;
  const level = Math.cos(elevation) * away;
  camera.position.set(
    view.x + Math.sin(view.yaw) * level,
    Math.sin(elevation) * away,
    view.z + Math.cos(view.yaw) * level,
  );
  camera.lookAt(view.x, 0, view.z);
  camera.updateProjectionMatrix();
}
