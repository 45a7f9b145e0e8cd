import type { HandSpot } from './hand-task.ts';

const tenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * An arc between the legs of an angle, as data of an SVG path: corner and a point of each leg in units of the picture, y
 * downwards. It turns the short way around.
 * @example arcPath([0, 0], [10, 0], [0, -10], 5) // 'M5 0A5 5 0 0 0 0 -5'
 */
export function arcPath(corner: HandSpot, from: HandSpot, to: HandSpot, radius: number): string {
  const [cx, cy] = corner;
  const end = ([x, y]: HandSpot): HandSpot => {
    const far = Math.hypot(x - cx, y - cy) || 1;
    return [tenth(cx + ((x - cx) / far) * radius), tenth(cy + ((y - cy) / far) * radius)];
  };
  const [a, b] = [end(from), end(to)];
  const turns = (a[0] - cx) * (b[1] - cy) - (a[1] - cy) * (b[0] - cx) > 0 ? 1 : 0;
  return `M${a.join(' ')}A${radius} ${radius} 0 0 ${turns} ${b.join(' ')}`;
}
