import type { FigureData, Segment } from './figure-parts.ts';

/** Corners without names, in order. */
export function corners(...places: readonly (readonly [number, number])[]): FigureData['points'] {
  return places.map(([x, y]) => ({ name: '', x, y, dot: false }));
}

/** A plain side between two corners. */
export function side(from: number, to: number, label: string | null = ''): Segment {
  return { from, to, label, style: 'solid', ticks: 0 };
}
