/** The numbers of things that differ by their place alone, counted from 0. */
export function countUp(count: number): readonly number[] {
  return Array.from({ length: Math.max(0, count) }, (_, nth) => nth);
}
