import { Color, DirectionalLight, HemisphereLight, Scene } from 'three';
import type { View } from './camera/camera-rig.ts';
import { createDrone } from './camera/drone.ts';
import { createGround } from './drawing/ground-mesh.ts';
import { type Level, trianglesAt } from './drawing/model-streams.ts';
import { propDepthMaterial, propMaterial } from './drawing/prop-shader.ts';
import { createUniforms } from './drawing/scene-uniforms.ts';
import { createStock, type Stock } from './drawing/stock.ts';
import { createTilePictures } from './drawing/tile-pictures.ts';
import { fitBudget } from './frames/fit-budget.ts';
import { drawLimits, type Tier, tiers } from './frames/tier.ts';
import { type Births, layoutBuildings, layoutLamps, layoutTrees } from './layout.ts';
import type { DayLight } from './life/day-light.ts';
import { createMovers } from './life/movers.ts';
import { createRain } from './life/rain.ts';
import { createMarks } from './marks/marks.ts';
import type { ModelId } from './models/model-list.ts';
import { plotRect } from './plot-place.ts';
import type { SceneCity } from './scene-city.ts';

/** Triangles kept free for what is not laid out: ground, cars, people, clouds, rain, marks. */
const reserve = 9000;
const noShadow: readonly ModelId[] = ['cloud', 'car', 'person', 'flag', 'lamp', 'blades'];
const mostRain = 420;
const sunWay = { x: -28, y: 46, z: 20 } as const;

/** Everything that is drawn, without the camera and the clock. */
export function createWorld() {
  const uniforms = createUniforms();
  const scene = new Scene();
  const sky = { value: new Color() };
  const skyColour = new Color();
  const grey = new Color();
  const pictures = createTilePictures(uniforms);
  const look = propMaterial(uniforms);
  const cloudLook = propMaterial(uniforms);
  Object.assign(cloudLook, { transparent: true, opacity: 0.7 });
  const depth = propDepthMaterial(uniforms);
  const stock = createStock(({ mesh }) => scene.add(mesh), {
    look: (id) => (id === 'cloud' ? cloudLook : look),
    depth: (id) => (noShadow.includes(id) ? null : depth),
  });
  const { sun, fill } = createLights(scene);
  const marks = createMarks();
  const rain = createRain(uniforms, mostRain);
  const drone = createDrone(uniforms);
  const movers = createMovers({
    car: stock.mesh('car'),
    person: stock.mesh('person'),
    cloud: stock.mesh('cloud'),
  });
  stock.mesh('cloud').mesh.receiveShadow = false;
  scene.add(createGround(uniforms, sky), marks.mesh, rain.lines, drone.mesh);
  // Places are told to the shaders, and the lights stand still: no matrix of the scene ever changes.
  scene.updateMatrixWorld(true);
  scene.matrixWorldAutoUpdate = false;

  return {
    scene,
    uniforms,
    stock,
    marks,
    rain,
    drone,
    movers,
    pictures,
    sun,
    clearColour: (): Color => skyColour,
    setTier(tier: Tier): void {
      uniforms.detail.value = tiers[tier].alive ? 1 : 0;
      sun.castShadow = tiers[tier].shadow;
    },
    /** The companion keeps to the pupil's plot, above its upper corner, and stays readable at any zoom. */
    hoverDrone(view: View, plot: number | null): void {
      const rect = plotRect(plot);
      drone.mesh.visible = rect !== null;
      if (!rect) return;
      const size = Math.min(0.9, 0.22 + view.reach * 0.034);
      drone.hover({ x: rect.x + 1, z: rect.y + 1, height: 2.2 + size, size });
    },
    /** `cloud` from 0 to 1 takes the sun away. */
    setLight(light: DayLight, cloud: number): void {
      uniforms.night.value = light.night;
      // Clouds would hide the lit windows.
      cloudLook.opacity = 0.7 - 0.5 * light.night;
      // The sky is not toned like the scene: it is shown as it is named.
      skyColour
        .set(light.sky)
        .lerp(grey.setScalar(0.42 - 0.38 * light.night), Math.max(0, cloud - 0.5) * 1.2);
      sky.value.copy(skyColour).convertLinearToSRGB();
      sun.color.set(light.sun);
      sun.intensity = light.sunPower * (1 - 0.45 * Math.max(0, cloud - 0.4));
      fill.color.set(light.above);
      fill.groundColor.set(light.below);
      fill.intensity = light.fill;
    },
    build(city: SceneCity, births: Births, tier: Tier): void {
      putUp(stock, city, { births, tier });
      pictures.setKinds(city);
    },
    bytes(): number {
      return [...stock.meshes.values()].reduce((sum, mesh) => sum + mesh.bytes(), pictures.bytes);
    },
  };
}

export type World = ReturnType<typeof createWorld>;

/** Puts up everything that stands; what fits the tier's triangles is drawn in full. */
function putUp(stock: Stock, city: SceneCity, { births, tier }: { births: Births; tier: Tier }): void {
  const layout = layoutBuildings(city, stock.heightOf, births);
  const trees = [...(layout.get('tree') ?? []), ...layoutTrees(city, tiers[tier].trees)];
  layout.delete('tree');
  if (tiers[tier].details) layout.set('lamp', layoutLamps());
  const loadOf = (id: ModelId, count: number) => {
    const at = (level: Level): number => trianglesAt(stock.streams(id), level);
    return { id, count, mass: at('mass'), core: at('core'), full: at('full') };
  };
  const loads = [...layout].map(([id, props]) => loadOf(id, props.length));
  const { core, full } = loadOf('tree', 0);
  const { details } = tiers[tier];
  const limit = drawLimits[tier].triangles - reserve;
  const fit = fitBudget(loads, { wanted: trees.length, core, full }, { limit, details });
  layout.set('tree', trees.slice(0, fit.trees));
  for (const [id, mesh] of stock.meshes) if (!layout.has(id) && !isMover(id)) mesh.setProps([]);
  for (const [id, props] of layout) stock.mesh(id).setProps(props);
  const others: Level = [...fit.levels.values()].includes('full') ? 'full' : 'core';
  for (const [id, mesh] of stock.meshes) mesh.setLevel(fit.levels.get(id) ?? others);
}

function isMover(id: ModelId): boolean {
  return id === 'car' || id === 'person' || id === 'cloud';
}

/** One sun with a shadow that covers the whole city, and the light of the sky. */
function createLights(scene: Scene): { sun: DirectionalLight; fill: HemisphereLight } {
  const sun = new DirectionalLight();
  sun.target.position.set(24, 0, 24);
  sun.position.set(24 + sunWay.x, sunWay.y, 24 + sunWay.z);
  Object.assign(sun.shadow.camera, { left: -35, right: 35, top: 30, bottom: -30, near: 1, far: 130 });
  sun.shadow.mapSize.set(1024, 1024);
  sun.shadow.normalBias = 0.05;
  sun.shadow.bias = -0.0008;
  const fill = new HemisphereLight();
  scene.add(sun, sun.target, fill);
  return { sun, fill };
}
