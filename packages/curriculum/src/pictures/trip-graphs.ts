import type { Diagram } from '@playforward/diagram';
import type { Place } from './path-graphs.ts';

/** Where the distance stands at each turn of a trip, with a rate and a time for each of its parts. */
export function placesOf(rates: readonly number[], times: readonly number[]): readonly Place[] {
  const places: [number, number][] = [[0, 0]];
  for (const [index, rate] of rates.entries()) {
    const [x, y] = places[index] ?? [0, 0];
    const time = times[index] ?? 1;
    places.push([x + time, y + rate * time]);
  }
  return places;
}

/** The distance over the minutes of a trip; `label` says what it counts. */
export function tripGraph(places: readonly Place[], label: string): Diagram {
  const [highest, end] = [Math.max(...places.map(([, y]) => y)), places.at(-1)?.[0] ?? 1];
  const step = Math.ceil(highest / 10);
  const points = places.map(([x, y]): [number, number] => [x, y]);
  return {
    kind: 'function-graph',
    x: { label: 'Minutes', min: 0, max: end, step: 1 },
    y: { label, min: 0, max: step * Math.ceil(highest / step), step },
    curves: [{ formula: { type: 'path', places: points }, from: 0, to: end, fromOpen: false, toOpen: false }],
    points: [],
    asymptotes: [],
  };
}
