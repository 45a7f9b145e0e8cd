import { panBy, screenAt, tileUnder, turnView, zoomTo } from './camera/camera-rig.ts';
import { listenToGestures } from './camera/gestures.ts';
import { SceneEngine } from './engine.ts';
import { type Film, playFilm } from './life/play-film.ts';
import { type LapseStep, lapsePlan } from './life/time-lapse.ts';
import { createListeners } from './listeners.ts';
import type { Pick, SceneHandle, SceneOptions, SceneSource, TilePlace } from './scene-types.ts';

export { measureTier } from './frames/measure-tier.ts';

/** Puts the living city into `parent`. Throws when the machine has no WebGL 2. */
export function mountScene(parent: HTMLElement, source: SceneSource, options: SceneOptions): SceneHandle {
  const engine = new SceneEngine(parent, source, options);
  const hand = createHand(engine);
  const lost = createListeners<void>();
  const restored = createListeners<void>();
  const stopWatching = watchPage(parent, engine, { lost: lost.tell, restored: restored.tell });
  const unsubscribe = source.subscribe(() => engine.readCity());
  let film: Film | null = null;
  let isFilming = false;
  /** What is shown while no film plays. */
  let district: Parameters<SceneEngine['showLapse']>[0] = null;
  return {
    setOverlay: (overlay) => engine.wish({ overlay }),
    setGhost: (ghost) => engine.wish({ ghost }),
    setCursor: (cursor) => engine.wish({ cursor }),
    setOthers: (others) => engine.wish({ others }),
    setTier: (tier) => engine.wish({ tier }),
    setReducedMotion: (reducedMotion) => engine.wish({ reducedMotion }),
    setTime: (hour) => engine.wish({ hour }),
    setPaused: (paused) => engine.wish({ paused }),
    setRain: (rain) => engine.wish({ rain }),
    setDrone: (mood) => engine.wish({ mood }),
    setSeason: (season) => engine.wish({ season }),
    setTown: (town) => engine.setTown(town),
    setInsets: (insets) => engine.setInsets(insets),
    setSite(site) {
      if (district) district = { ...district, site };
      if (!isFilming) engine.setSite(site);
    },
    pointAt: (pointedAt) => engine.wish({ pointedAt }),
    setPainting: hand.setPainting,
    tileAt: hand.tileAt,
    pageAt: hand.pageAt,
    zoom: hand.zoom,
    pan: hand.pan,
    lookAtPlot: (plot) => engine.lookAtPlot(plot),
    lookAtTile: (tile) => engine.lookAtTile(tile),
    rotate: (steps) => engine.go(turnView(engine.goal, steps)),
    async playTimeLapse({ cities, plot, sites }, onFrame) {
      film?.stop();
      const playing = playFilm(lapsePlan(cities.length, engine.reducedMotion), (step: LapseStep | null) => {
        const city = step && cities[step.index];
        isFilming = step !== null;
        const moment = city && { city, plot, hour: step.hour, site: sites[step.index] ?? null };
        engine.showLapse(moment || district);
        if (step) onFrame?.(step.index);
      });
      film = playing;
      await playing.done;
    },
    stopTimeLapse: () => film?.stop(),
    showDistrict(shown) {
      district = shown && { ...shown, hour: districtHour };
      if (!isFilming) engine.showLapse(district);
    },
    draw: () => engine.draw(),
    drawNow: () => engine.drawNow(),
    canvas: () => engine.stage.canvas,
    stats: () => engine.stats(),
    onPick: hand.picks.add,
    onHover: hand.hovers.add,
    onView: engine.viewMoved.add,
    onContextLost: lost.add,
    onContextRestored: restored.add,
    dispose() {
      film?.stop();
      unsubscribe();
      hand.stop();
      stopWatching();
      engine.dispose();
    },
  };
}

/** A district at rest stands in the light of a morning. */
const districtHour = 10;

/** What pointers do to the view and to the tiles. */
function createHand(engine: SceneEngine) {
  const picks = createListeners<Pick>();
  const hovers = createListeners<TilePlace | null>();
  const { canvas } = engine.stage;
  let painting = false;
  let painted = '';
  const placeIn = (clientX: number, clientY: number): { left: number; top: number } => {
    const box = canvas.getBoundingClientRect();
    return { left: clientX - box.left, top: clientY - box.top };
  };
  const tileAt = (clientX: number, clientY: number): TilePlace | null =>
    tileUnder(engine.view, engine.stage.screen(), placeIn(clientX, clientY));
  const pan = (left: number, top: number): void =>
    engine.jump(panBy(engine.goal, engine.stage.screen(), { left, top }));
  const zoom = (by: number, at?: { clientX: number; clientY: number }): void => {
    const screen = engine.stage.screen();
    const place = at ? placeIn(at.clientX, at.clientY) : { left: screen.width / 2, top: screen.height / 2 };
    engine.jump(zoomTo(engine.goal, screen, { ...place, by }));
  };
  const stop = listenToGestures(canvas, {
    pan,
    zoom,
    isPainting: () => painting,
    hover: (at) => hovers.tell(at ? tileAt(at.left, at.top) : null),
    press(at, kind, pointer) {
      const tile = tileAt(at.left, at.top);
      if (!tile) return;
      const name = `${tile.x} ${tile.y}`;
      if (kind === 'paint' && painted === name) return;
      painted = kind === 'paint' ? name : '';
      if (kind === 'double') engine.go({ ...engine.goal, x: tile.x + 0.5, z: tile.y + 0.5 });
      picks.tell({ ...tile, kind, pointer });
    },
  });
  return {
    picks,
    hovers,
    tileAt,
    pan,
    zoom,
    stop,
    setPainting(next: boolean): void {
      painting = next;
      painted = '';
    },
    pageAt(tile: TilePlace, height = 0): { left: number; top: number } {
      const box = canvas.getBoundingClientRect();
      const point = { x: tile.x + 0.5, z: tile.y + 0.5, y: height };
      const at = screenAt(engine.view, engine.stage.screen(), point);
      return { left: at.left + box.left, top: at.top + box.top };
    },
  };
}

/** Follows the size of the place and the life of the graphics context. */
function watchPage(
  parent: HTMLElement,
  engine: SceneEngine,
  tell: { lost(): void; restored(): void },
): () => void {
  const { canvas } = engine.stage;
  const sizes = new ResizeObserver(() => engine.resize());
  sizes.observe(parent);
  const lose = (event: Event): void => {
    // Without this the browser never gives the context back.
    event.preventDefault();
    engine.lose();
    tell.lost();
  };
  const restore = (): void => {
    engine.restore();
    tell.restored();
  };
  canvas.addEventListener('webglcontextlost', lose);
  canvas.addEventListener('webglcontextrestored', restore);
  return () => {
    sizes.disconnect();
    canvas.removeEventListener('webglcontextlost', lose);
    canvas.removeEventListener('webglcontextrestored', restore);
  };
}
