import { type City, type Placement, roadTile, tilesOf, tileTypeOf } from '@playforward/city-sim';
import type { SceneCity } from '../scene/scene-city.ts';
import type { SceneHandle } from '../scene/scene-types.ts';

/** Moments of the film, from bare land to today. */
const moments = 18;

/** The city as it stood when each part of its buildings was there, in the order in which they were built. */
export function growingCities(city: City, count = moments): SceneCity[] {
  const built = [...city.placed.values()].sort(
    (left, right) => left.builtAt - right.builtAt || left.id - right.id,
  );
  return Array.from({ length: count }, (_, at) =>
    cityWith(city, built.slice(0, Math.round((built.length * at) / (count - 1)))),
  );
}

function cityWith(city: City, placements: readonly Placement[]): SceneCity {
  const type = Uint8Array.from(city.type, (kind) => (kind === roadTile ? roadTile : 0));
  for (const placement of placements) {
    for (const tile of tilesOf(placement)) type[tile] = tileTypeOf(placement.type);
  }
  return { ...city, type, placed: new Map(placements.map((placement) => [placement.id, placement])) };
}

const formats = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm'];

/** The first format that this browser records, or null where it records none. */
export function filmFormat(): string | null {
  if (typeof MediaRecorder === 'undefined') return null;
  return formats.find((format) => MediaRecorder.isTypeSupported(format)) ?? null;
}

type Shooting = { scene: SceneHandle; city: City; plot: number; format: string };

/** Films how the city came to be, on this device alone: the map plays it, and the browser records what it draws. */
export async function shootFilm({ scene, city, plot, format }: Shooting): Promise<Blob> {
  const recorder = new MediaRecorder(scene.canvas().captureStream(24), { mimeType: format });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const over = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
  });
  recorder.start(500);
  const cities = growingCities(city);
  await scene.playTimeLapse({ cities, plot, sites: cities.map(() => null) });
  scene.drawNow();
  recorder.stop();
  await over;
  return new Blob(parts, { type: 'video/webm' });
}

/** A picture of the map as it is drawn now, without what lies over it. */
export function takePicture(scene: SceneHandle): Promise<Blob | null> {
  scene.drawNow();
  return new Promise((resolve) => scene.canvas().toBlob(resolve, 'image/png'));
}
