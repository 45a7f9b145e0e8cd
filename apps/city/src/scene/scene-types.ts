import type { BuildingType } from '@playforward/city-sim';
import type { DroneMood } from './camera/drone.ts';
import type { Tier } from './frames/tier.ts';
import type { TownLook } from './life/layout-town.ts';
import type { OverlayId } from './marks/overlays.ts';
import type { SceneCity } from './scene-city.ts';
import type { SiteLook } from './site/site-look.ts';

export type TilePlace = { x: number; y: number };

/** Where the scene reads the city. `subscribe` is told of every tick and every change. */
export type SceneSource = {
  city(): SceneCity;
  plot?: number | null;
  subscribe(listener: () => void): () => void;
};

export type SceneOptions = {
  tier: Tier;
  reducedMotion: boolean;
  /** A still picture for comparison: 640 by 360, no smoothing, time stands. */
  shot: boolean;
  /** Milliseconds that only ever grow. */
  clock: () => number;
};

/** Where another player points: a tile, or the ground of the building that is held. */
export type OtherPlace = TilePlace & { type: BuildingType | null; hue: number };

export type Ghost = {
  type: BuildingType;
  x: number;
  y: number;
  params?: Readonly<Record<string, number>>;
  valid: boolean;
};

/** A place that was pressed. `paint` comes for every further tile while a tool that paints is held down. */
export type Pick = TilePlace & { kind: 'press' | 'paint' | 'double'; pointer: 'mouse' | 'touch' | 'pen' };

type LapseFilm = { cities: readonly SceneCity[]; plot: number; sites: readonly (SiteLook | null)[] };

type District = { city: SceneCity; plot: number; site: SiteLook | null };

/** Pixels of the screen that something covers; what is looked at stands in the middle of the rest. */
export type Insets = { left: number; right: number; top: number; bottom: number };

export type SeasonId = 'spring' | 'summer' | 'autumn' | 'winter';

type SceneStats = { calls: number; triangles: number; bytes: number; frames: number };

export type SceneHandle = {
  setOverlay(id: OverlayId | null): void;
  setGhost(ghost: Ghost | null): void;
  setCursor(tile: TilePlace | null): void;
  setOthers(others: readonly OtherPlace[]): void;
  tileAt(clientX: number, clientY: number): TilePlace | null;
  /** Place on the page of a point of the city, for bubbles and names. */
  pageAt(tile: TilePlace, height?: number): { left: number; top: number };
  lookAtPlot(plot: number): void;
  lookAtTile(tile: TilePlace): void;
  rotate(steps: 1 | -1): void;
  /** Above 1 shows more, below 1 comes nearer; to the pointer when it is given. */
  zoom(by: number, at?: { clientX: number; clientY: number }): void;
  /** Moves the view by pixels of the screen. */
  pan(left: number, top: number): void;
  /** While on, dragging paints tiles instead of moving the view. */
  setPainting(painting: boolean): void;
  setTier(tier: Tier): void;
  setReducedMotion(reduced: boolean): void;
  /** Hour of the day to show, or null for the city's own. */
  setTime(hour: number | null): void;
  setPaused(paused: boolean): void;
  /** Rain or none, or null for the city's own weather. */
  setRain(rain: boolean | null): void;
  setDrone(mood: DroneMood | null): void;
  setSeason(season: SeasonId): void;
  setTown(town: TownLook): void;
  setInsets(insets: Insets): void;
  /** The companion flies to a tile and stays there; null sends it home. */
  pointAt(tile: TilePlace | null): void;
  /**
   * Shows each state of another city for a moment, 5 to 8 seconds in all, four stills with reduced motion: from above
   * its plot, and then the own city again from where it was seen before.
   */
  playTimeLapse(film: LapseFilm, onFrame?: (index: number) => void): Promise<void>;
  stopTimeLapse(): void;
  /** Shows another city at rest, from above its plot, until null gives the own one back. */
  showDistrict(district: District | null): void;
  /** How the work site of the shown district looks. */
  setSite(site: SiteLook | null): void;
  /** Hands one frame to the graphics card. */
  draw(): void;
  /** Draws one frame and waits until the graphics card has finished it. */
  drawNow(): void;
  /** The canvas as it was drawn last, for pictures and films that stay on the device. */
  canvas(): HTMLCanvasElement;
  stats(): SceneStats;
  onPick(listener: (pick: Pick) => void): () => void;
  onHover(listener: (tile: TilePlace | null) => void): () => void;
  /** The view moved: places on the page have changed. */
  onView(listener: () => void): () => void;
  onContextLost(listener: () => void): () => void;
  onContextRestored(listener: () => void): () => void;
  dispose(): void;
};

export type SceneProps = { scene: SceneHandle };
