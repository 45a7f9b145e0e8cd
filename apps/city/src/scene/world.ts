import { Color, DirectionalLight, HemisphereLight, Scene } from 'three';
import type { View } from './camera/camera-rig.ts';
import { createDrone } from './camera/drone.ts';
import { createGround } from './drawing/ground-mesh.ts';
import { type ModelDetail, trianglesAt } from './drawing/model-streams.ts';
import { propDepthMaterial, propMaterial } from './drawing/prop-shader.ts';
import { createUniforms } from './drawing/scene-uniforms.ts';
import { createStock, type Stock } from './drawing/stock.ts';
import { createTilePictures } from './drawing/tile-pictures.ts';
import { fitBudget } from './frames/fit-budget.ts';
import { drawLimits, type Tier, tiers } from './frames/tier.ts';
import { type Births, layoutBuildings, layoutHills, layoutLamps, layoutTrees } from './layout.ts';
import type { DayLight } from './life/day-light.ts';
import { layoutQueues, layoutSigns } from './life/layout-life.ts';
import { layoutTown, type TownLook } from './life/layout-town.ts';
import { createMovers } from './life/movers.ts';
import { createRain } from './life/rain.ts';
import { createMarks } from './marks/marks.ts';
import type { ModelId } from './models/model-list.ts';
import type { SceneCity } from './scene-city.ts';
import { createConfetti } from './site/confetti.ts';
import { layoutSite, siteModels } from './site/layout-site.ts';
import type { SiteLook } from './site/site-look.ts';

/** Triangles kept free for what is not laid out: ground, cars, people, clouds, rain, marks. */
const reserve = 9000;
const noShadow: readonly ModelId[] = [
  'hill',
  'cloud',
  'car',
  'person',
  'flag',
  'lamp',
  'blades',
  'ring',
  'sign',
  'bunting',
  'umbrella',
  'garland',
];
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
    umbrella: stock.mesh('umbrella'),
  });
  const confetti = createConfetti(uniforms.time);
  let lastLife = '';
  stock.mesh('cloud').mesh.receiveShadow = false;
  scene.add(createGround(uniforms, sky), marks.mesh, rain.lines, confetti.mesh, drone.mesh);
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
    /** The companion flies over the tile that it points at, readable at any zoom. */
    hoverDrone(view: View, tile: { x: number; y: number } | null): void {
      drone.mesh.visible = tile !== null;
      if (!tile) return;
      const size = Math.min(0.9, 0.22 + view.reach * 0.034);
      drone.hover({ x: tile.x + 0.5, z: tile.y + 0.5, height: 1.5 + size, size });
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
    ...dressings(stock, confetti),
    /** People who wait at stops, and signs over homes that go without. */
    setPeople(city: SceneCity): void {
      const [queues, signs] = [layoutQueues(city), layoutSigns(city)];
      const life = `${queues.length} ${signs.map(({ x, z, variant }) => `${x},${z},${variant}`).join()}`;
      if (life === lastLife) return;
      lastLife = life;
      stock.mesh('sign').setProps(signs);
      stock.mesh('waiting').setProps(queues);
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

/** What is put over the city of the plots: a work site, and what a town has grown into. */
function dressings(stock: Stock, confetti: ReturnType<typeof createConfetti>) {
  return {
    /** What stands on a work site, or nothing. */
    setSite(look: SiteLook | null, corner: { x: number; z: number }): void {
      const layout = look ? layoutSite(look, corner) : new Map();
      for (const id of siteModels) {
        const props = layout.get(id) ?? [];
        if (props.length > 0 || stock.meshes.has(id)) stock.mesh(id).setProps(props);
      }
      confetti.show(look?.party ? { x: corner.x + 3.5, z: corner.z + 3.5 } : null);
    },
    /** How a plot has grown, and what its city has done together. */
    setTown(look: Omit<TownLook, 'plot'>, corner: { x: number; y: number } | null): void {
      const { tub, garland } = layoutTown(look, corner);
      stock.mesh('tub').setProps(tub);
      stock.mesh('garland').setProps(garland);
    },
    /** A mission's district and a film show another city. */
    showTown(isShown: boolean): void {
      for (const id of ['tub', 'garland'] as const) {
        const { mesh } = stock.mesh(id);
        mesh.visible = isShown && mesh.geometry.instanceCount > 0;
      }
    },
  };
}

/** Puts up everything that stands; what fits the tier's triangles is drawn in full. */
function putUp(stock: Stock, city: SceneCity, { births, tier }: { births: Births; tier: Tier }): void {
  const layout = layoutBuildings(city, stock.heightOf, births);
  const trees = [...(layout.get('tree') ?? []), ...layoutTrees(city, tiers[tier].trees)];
  layout.delete('tree');
  layout.set('hill', layoutHills(city.seed));
  if (tiers[tier].details) layout.set('lamp', layoutLamps());
  const loadOf = (id: ModelId, count: number) => {
    const at = (level: ModelDetail): number => trianglesAt(stock.streams(id), level);
    return { id, count, mass: at('mass'), core: at('core'), full: at('full') };
  };
  const loads = [...layout].map(([id, props]) => loadOf(id, props.length));
  const { core, full } = loadOf('tree', 0);
  const { details } = tiers[tier];
  const limit = drawLimits[tier].triangles - reserve;
  const fit = fitBudget(loads, { wanted: trees.length, core, full }, { limit, details });
  layout.set('tree', trees.slice(0, fit.trees));
  for (const [id, mesh] of stock.meshes) if (!layout.has(id) && !isApart(id)) mesh.setProps([]);
  for (const [id, props] of layout) stock.mesh(id).setProps(props);
  const others: ModelDetail = [...fit.levels.values()].includes('full') ? 'full' : 'core';
  for (const [id, mesh] of stock.meshes) mesh.setLevel(fit.levels.get(id) ?? others);
}

/** What is put up by itself and not with the buildings. */
const apart: readonly ModelId[] = [
  ...siteModels,
  'car',
  'person',
  'cloud',
  'umbrella',
  'sign',
  'waiting',
  'tub',
  'garland',
];

function isApart(id: ModelId): boolean {
  return apart.includes(id);
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
