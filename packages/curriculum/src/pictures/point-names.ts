import type { Random } from '../random.ts';

const letters = [...'ABCDEFGHJKLMNPQRSTUVWXYZ'];

/** Names of points: different capital letters in the order of the alphabet, without I and O. */
export function drawPoints(random: Random, count: number): readonly string[] {
  const first = random.int(0, letters.length - count);
  return letters.slice(first, first + count);
}

/** Names of points in any order. */
export function drawMixedPoints(random: Random, count: number): readonly string[] {
  return random.shuffle(letters).slice(0, count);
}

/** The segment with these ends, with its bar. */
export function segmentName(from: string, to: string): string {
  return `$\\overline{${from}${to}}$`;
}

/** The ray from the first point through the second. */
export function rayName(from: string, to: string): string {
  return `$\\overrightarrow{${from}${to}}$`;
}

/** The line through two points. */
export function lineName(from: string, to: string): string {
  return `$\\overleftrightarrow{${from}${to}}$`;
}

/** The angle with its vertex in the middle. */
export function angleName(from: string, vertex: string, to: string): string {
  return `$\\angle ${from}${vertex}${to}$`;
}
