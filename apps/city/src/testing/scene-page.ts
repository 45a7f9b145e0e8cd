import type { Tier } from '../scene/frames/tier.ts';
import { measureTier, mountScene } from '../scene/mount-scene.ts';
import type { SceneCity } from '../scene/scene-city.ts';
import type { SceneHandle, SceneSource } from '../scene/scene-types.ts';
import { build, darken, fixtureCity } from './fixture-city.ts';
import { livedCity, openDistrict } from './lived-city.ts';

/** The scene on a page of its own, as the browser tests and the bench use it. `?full` builds on every tile. */
const asked = new URLSearchParams(location.search);
const tier = (asked.get('tier') ?? 'high') as Tier;
const plot = asked.get('plot');
const lived = asked.get('live');
const city: SceneCity = lived === null ? fixtureCity({ full: asked.has('full') }) : livedCity(Number(lived));
const listeners = new Set<() => void>();

const source: SceneSource = {
  city: () => city,
  plot: plot === null ? null : Number(plot),
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

const scene = mountScene(document.getElementById('place') ?? document.body, source, {
  tier,
  reducedMotion: asked.has('still'),
  shot: asked.get('shot') === '1',
  clock: () => performance.now(),
});

const tell = (): void => {
  for (const listener of listeners) listener();
};

export type ScenePage = {
  scene: SceneHandle;
  /** One hour passes. */
  tick(): void;
  darken(block: number): void;
  build(given: Parameters<typeof build>[1]): void;
  /** Shows the district of a mission, and its site as it is given. */
  district(given: Parameters<typeof openDistrict>[0]): void;
  measureTier(): Tier;
  /** Milliseconds that the script of each of some frames takes, without the graphics card's time. */
  scriptOfFrames(count: number): Promise<number[]>;
};

const page: ScenePage = {
  scene,
  tick() {
    city.tick += 1;
    tell();
  },
  darken(block) {
    darken(city, block);
    tell();
  },
  build(given) {
    build(city, given);
    tell();
  },
  district: (given) => scene.showDistrict(openDistrict(given)),
  measureTier: () => measureTier(source),
  async scriptOfFrames(count) {
    const times: number[] = [];
    for (let frame = 0; frame < count; frame += 1) {
      scene.drawNow();
      const before = performance.now();
      scene.draw();
      times.push(performance.now() - before);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    return times;
  },
};
Object.assign(window, { scenePage: page });
