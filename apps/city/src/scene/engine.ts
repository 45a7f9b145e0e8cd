import {
  approach,
  boundView,
  homeView,
  isSameView,
  panBy,
  type Screen,
  type View,
} from './camera/camera-rig.ts';
import type { DroneMood } from './camera/drone.ts';
import { createFrameLoop, pageFrames } from './frames/frame-loop.ts';
import { type Tier, tiers } from './frames/tier.ts';
import { watchBuildings } from './life/births.ts';
import { createCityTime } from './life/city-time.ts';
import { dayLight } from './life/day-light.ts';
import { droneMood } from './life/drone-mood.ts';
import type { TownLook } from './life/layout-town.ts';
import { createListeners } from './listeners.ts';
import { createGhost } from './marks/ghost.ts';
import { marksToDraw } from './marks/marks-to-draw.ts';
import type { OverlayId } from './marks/overlays.ts';
import { plotRect } from './plot-place.ts';
import type { SceneCity } from './scene-city.ts';
import type {
  Ghost,
  Insets,
  OtherPlace,
  SceneOptions,
  SceneSource,
  SeasonId,
  TilePlace,
} from './scene-types.ts';
import { type SiteLook, siteCorner } from './site/site-look.ts';
import { createStage, type Stage } from './stage.ts';
import { busiestCorner } from './start-view.ts';
import { createWorld, type World } from './world.ts';

/** The second at which a picture for comparison stands still. */
const shotSecond = 2.3;
/** Colors of an overlay mean something, so they are read by daylight. */
const overlayHour = 12;
/** Cover of the sky, 0 to 1, from which it rains. */
const rainFrom = 0.8;

/** A moment of another city, which is shown in place of the own one. */
type Lapse = { city: SceneCity; plot: number; hour: number; site: SiteLook | null };

/** What the page has asked for. */
type Wishes = {
  tier: Tier;
  reducedMotion: boolean;
  paused: boolean;
  overlay: OverlayId | null;
  ghost: Ghost | null;
  cursor: TilePlace | null;
  others: readonly OtherPlace[];
  hour: number | null;
  rain: boolean | null;
  mood: DroneMood | null;
  lapse: Lapse | null;
  season: SeasonId;
  pointedAt: TilePlace | null;
};

const seasons: readonly SeasonId[] = ['spring', 'summer', 'autumn', 'winter'];

/** Keeps the picture true to the city, to the clock and to what the page asks for. */
export class SceneEngine {
  readonly stage: Stage;
  readonly viewMoved = createListeners<void>();
  view: View;
  goal: View;
  frames = 0;
  private readonly world: World = createWorld();
  private readonly ghost = createGhost(this.world.scene, this.world.stock, this.world.uniforms);
  private readonly watch = watchBuildings();
  private readonly cityTime = createCityTime();
  private readonly loop = createFrameLoop(pageFrames(), () => this.draw());
  private readonly source: SceneSource;
  private readonly options: SceneOptions;
  private readonly began: number;
  private readonly wishes: Wishes;
  private last = 0;
  private rising = false;
  private lost = false;
  private resting = false;
  private viewBefore: View | null = null;
  private insets: Insets = { left: 0, right: 0, top: 0, bottom: 0 };

  constructor(parent: HTMLElement, source: SceneSource, options: SceneOptions) {
    this.source = source;
    this.options = options;
    this.stage = createStage(parent, options);
    this.began = options.clock();
    this.view = startView(source);
    this.goal = this.view;
    const { tier, reducedMotion } = options;
    const nothing = {
      overlay: null,
      ghost: null,
      cursor: null,
      hour: null,
      rain: null,
      mood: null,
      lapse: null,
      pointedAt: null,
      season: 'summer' as const,
    };
    this.wishes = { tier, reducedMotion, paused: false, others: [], ...nothing };
    this.readTier();
    this.readCity();
    this.readMarks();
  }

  get reducedMotion(): boolean {
    return this.wishes.reducedMotion;
  }

  wish(wishes: Partial<Wishes>): void {
    Object.assign(this.wishes, wishes);
    if ('tier' in wishes) this.readTier();
    if ('reducedMotion' in wishes || 'paused' in wishes) this.readAlive();
    if ('ghost' in wishes) this.ghost.show(this.wishes.ghost);
    if (['ghost', 'cursor', 'others', 'lapse'].some((name) => name in wishes)) this.readMarks();
    if ('overlay' in wishes || 'mood' in wishes || 'lapse' in wishes) this.readCity();
    if ('lapse' in wishes) {
      this.world.setSite(this.wishes.lapse?.site ?? null, siteCorner);
      this.world.showTown(this.wishes.lapse === null);
    }
    if ('season' in wishes) this.world.uniforms.season.value = seasons.indexOf(this.wishes.season);
    this.loop.request();
  }

  /** The view goes to the plot of the other city when its first moment is shown, and back after the last one. */
  showLapse(lapse: Lapse | null): void {
    const isOn = this.wishes.lapse !== null;
    if (lapse && !isOn) {
      this.viewBefore = this.goal;
      this.go(this.viewOf(lapse));
    }
    this.wish({ lapse });
    if (!lapse && isOn) this.go(this.viewBefore ?? this.goal);
  }

  /** Takes in what the city is now; buildings are laid out anew only when one came or went. */
  readCity(): void {
    const city = this.city();
    this.cityTime.note(this.source.city().tick, this.seconds());
    if (this.resting && !this.cityTime.isStill(this.seconds())) this.readAlive();
    if (this.watch.look(city, this.seconds())) this.build();
    this.world.pictures.setLife(city);
    this.world.setPeople(city);
    const plot = this.plot();
    this.world.pictures.setOverlay(this.wishes.overlay, city, plot ?? -1);
    this.world.drone.setMood(this.wishes.mood ?? droneMood(city, plot));
    this.loop.request();
  }

  /** Moves the camera there, step by step. */
  go(goal: View): void {
    this.goal = boundView(goal);
    this.loop.request();
  }

  /** Puts the camera there at once, as under a finger. */
  jump(goal: View): void {
    this.goal = goal;
    this.view = { ...goal, yaw: this.view.yaw };
    this.viewMoved.tell();
    this.loop.request();
  }

  lookAtPlot(plot: number | null): void {
    this.go(this.framed(viewOfPlot(plot, this.goal)));
  }

  lookAtTile({ x, y }: TilePlace): void {
    this.go(this.framed({ ...this.goal, x: x + 0.5, z: y + 0.5 }));
  }

  setInsets(insets: Insets): void {
    const isSame = JSON.stringify(insets) === JSON.stringify(this.insets);
    this.insets = insets;
    const { lapse } = this.wishes;
    if (lapse && !isSame) this.go(this.viewOf(lapse));
  }

  setTown({ plot, ...look }: TownLook): void {
    this.world.setTown(look, plotRect(plot));
    this.loop.request();
  }

  setSite(site: SiteLook | null): void {
    if (this.wishes.lapse) this.wish({ lapse: { ...this.wishes.lapse, site } });
  }

  private viewOf(lapse: Lapse): View {
    return this.framed(viewOfDistrict(lapse, { from: this.goal, screen: this.stage.screen() }));
  }

  /** The same view with its middle where nothing covers it. */
  private framed(view: View): View {
    const { left, right, top, bottom } = this.insets;
    return panBy(view, this.stage.screen(), { left: (left - right) / 2, top: (top - bottom) / 2 });
  }

  resize(): void {
    this.stage.resize();
    this.viewMoved.tell();
    this.loop.request();
  }

  lose(): void {
    this.lost = true;
  }

  restore(): void {
    this.lost = false;
    this.stage.renewShadow();
    this.readCity();
  }

  draw(): void {
    if (this.lost) return;
    const now = this.seconds();
    const before = this.view;
    const jump = this.options.shot || this.wishes.reducedMotion;
    this.view = jump ? this.goal : approach(before, this.goal, Math.min(0.1, now - this.last));
    this.last = now;
    this.animate(now);
    const isRising = this.watch.isRising(now);
    // The shadow of a new building is drawn once it has come up.
    if (this.rising && !isRising) this.stage.renewShadow();
    this.rising = isRising;
    this.stage.draw(this.world, this.view);
    this.frames += 1;
    this.restWhenStill(now);
    if (!isSameView(before, this.view)) this.viewMoved.tell();
    if (isRising || !isSameView(this.view, this.goal)) this.loop.request();
  }

  drawNow(): void {
    this.draw();
    this.stage.finish();
  }

  stats() {
    return { ...this.stage.stats(), bytes: this.world.bytes(), frames: this.frames };
  }

  dispose(): void {
    this.loop.stop();
    this.stage.dispose();
  }

  private city(): SceneCity {
    return this.wishes.lapse?.city ?? this.source.city();
  }

  private plot(): number | null {
    return this.wishes.lapse?.plot ?? this.source.plot ?? null;
  }

  private seconds(): number {
    return this.options.shot ? shotSecond : (this.options.clock() - this.began) / 1000;
  }

  private build(): void {
    this.world.build(this.city(), this.watch.births, this.wishes.tier);
    this.stage.renewShadow();
  }

  private readTier(): void {
    const tier = tiers[this.wishes.tier];
    this.stage.setTier(this.wishes.tier);
    this.world.setTier(this.wishes.tier);
    this.world.movers.populate({ ...tier, seed: this.source.city().seed });
    this.build();
    this.readAlive();
  }

  private readAlive(): void {
    const { tier, reducedMotion, paused } = this.wishes;
    this.resting = false;
    this.loop.run(tiers[tier].alive && !reducedMotion && !paused && !this.options.shot, tiers[tier].gap);
  }

  private readMarks(): void {
    const { ghost, cursor, others, lapse } = this.wishes;
    const nobody = { ghost: null, cursor: null, others: [] };
    this.world.marks.set(marksToDraw({ plot: this.plot(), ...(lapse ? nobody : { ghost, cursor, others }) }));
    this.loop.request();
  }

  /** Without ticks nothing moves: the picture is drawn on demand until the next one. */
  private restWhenStill(now: number): void {
    if (this.resting || !this.cityTime.isStill(now)) return;
    this.resting = true;
    this.loop.run(false, 0);
  }

  private animate(now: number): void {
    const city = this.city();
    const { hour: fixed, lapse, overlay, rain, reducedMotion, tier } = this.wishes;
    const { shot } = this.options;
    const hours = this.cityTime.at(now);
    const hour = fixed ?? (overlay ? overlayHour : (lapse?.hour ?? hours % 24));
    const cloud = rain === null ? city.weather.cloud / 1000 : rain ? 1 : 0.25;
    const isRaining = cloud >= rainFrom;
    const { uniforms, movers } = this.world;
    uniforms.time.value = now;
    uniforms.wind.value = reducedMotion ? 0 : city.weather.wind / 1000;
    uniforms.wet.value = isRaining ? 1 : 0;
    uniforms.rise.value = reducedMotion || shot ? 0 : 1;
    this.world.setLight(dayLight(hour), cloud);
    movers.move({ time: shot ? shotSecond : hours, hour, cloud, reach: this.view.reach, isRaining });
    this.world.rain.set(isRaining ? tiers[tier].rain : 0);
    this.world.rain.follow(this.view);
    this.world.drone.freeze(reducedMotion);
    this.world.hoverDrone(this.view, this.wishes.pointedAt);
  }
}

/** What is seen first: the busiest crossing beside the own plot, with some of both. */
function startView({ city, plot }: SceneSource): View {
  const rect = plotRect(plot ?? null);
  if (!rect) return homeView;
  const crossing = busiestCorner(city(), rect);
  return boundView({
    ...homeView,
    x: crossing.x * 0.6 + (rect.x + 3.5) * 0.4,
    z: crossing.y * 0.6 + (rect.y + 3.5) * 0.4,
    reach: 9.5,
  });
}

/** Half of the width of a plot and its works, seen from the side, in tiles. */
const districtWidth = 6.4;

/** The plot of a mission, with the works across the street where there are any; all of it on a narrow screen too. */
function viewOfDistrict({ plot, site }: Lapse, { from, screen }: { from: View; screen: Screen }): View {
  const view = viewOfPlot(plot, from);
  const reach = Math.max(view.reach, Math.min(14, (districtWidth * screen.height) / screen.width));
  return site ? boundView({ ...view, x: siteCorner.x - 0.4, z: siteCorner.z + 3.6, reach }) : view;
}

function viewOfPlot(plot: number | null, from: View): View {
  const rect = plotRect(plot);
  return rect ? boundView({ ...from, x: rect.x + 3.5, z: rect.y + 3.5, reach: 8.5 }) : from;
}
