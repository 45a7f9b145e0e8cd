import { pointText } from '../pictures/plane-around.ts';
import type { Random } from '../random.ts';

export type Spot = readonly [x: number, y: number];

/** A line along the grid: x = at, or y = at. */
export type GridLine = { readonly axis: 'x' | 'y'; readonly at: number };

/** Quarter turns counterclockwise about the origin. */
export type Turns = 1 | 2 | 3;

/** Without a zero that has a sign. */
const plain = (value: number): number => value + 0;

/** Moves a point across and up. */
export function shifted([x, y]: Spot, [dx, dy]: Spot): Spot {
  return [plain(x + dx), plain(y + dy)];
}

/** Flips a point over a line along the grid. */
export function flipped([x, y]: Spot, { axis, at }: GridLine): Spot {
  return axis === 'x' ? [plain(2 * at - x), y] : [x, plain(2 * at - y)];
}

/** Turns a point about the origin. */
export function turned([x, y]: Spot, turns: Turns): Spot {
  if (turns === 1) return [plain(-y), plain(x)];
  return turns === 2 ? [plain(-x), plain(-y)] : [plain(y), plain(-x)];
}

/** Stretches a point from the origin by top over bottom. */
export function stretched([x, y]: Spot, top: number, bottom = 1): Spot {
  return [plain((x * top) / bottom), plain((y * top) / bottom)];
}

/** A point as it is typed and read. */
export function spotText([x, y]: Spot): string {
  return pointText(x, y);
}

/** The corners of a figure, by the names that sentences have for them. */
export function toldCorners([a, b, c]: readonly [Spot, Spot, Spot], letters: readonly string[]) {
  const [A = '', B = '', C = ''] = letters;
  return { A, B, C, a: spotText(a), b: spotText(b), c: spotText(c) };
}

/** The second and the third corner with their names, and their images with a prime mark. */
export function restOf(
  letters: readonly string[],
  corners: readonly [Spot, Spot, Spot],
  to: (corner: Spot) => Spot,
  prime = '′',
): readonly [before: string, after: string] {
  const told = (mark: string, way: (corner: Spot) => Spot): string =>
    [1, 2].map((nth) => `${letters[nth]}${mark} ${spotText(way(corners[nth] ?? corners[0]))}`).join(' and ');
  return [told('', (corner) => corner), told(prime, to)];
}

/** The mirror as an equation; the axes are lines as well. */
export function lineText({ axis, at }: GridLine): string {
  return `${axis} = ${String(at).replace('-', '−')}`;
}

/** Small triangles with corners on the grid; none has a mirror line of its own. */
const triangles: readonly (readonly [Spot, Spot, Spot])[] = [
  [
    [0, 0],
    [3, 0],
    [1, 2],
  ],
  [
    [0, 0],
    [1, 3],
    [3, 1],
  ],
  [
    [0, 1],
    [2, 0],
    [3, 3],
  ],
  [
    [0, 0],
    [2, 3],
    [4, 1],
  ],
  [
    [0, 2],
    [1, 0],
    [3, 3],
  ],
  [
    [0, 0],
    [4, 1],
    [1, 3],
  ],
  [
    [1, 0],
    [4, 2],
    [0, 3],
  ],
];

/** A triangle somewhere in a square of this many steps to each side. */
export function drawTriangle(random: Random, reach: number): readonly [Spot, Spot, Spot] {
  const shape = random.pick(triangles);
  const [x, y] = [random.int(-reach, reach - 4), random.int(-reach, reach - 4)];
  const corners = random.shuffle(shape).map(([a, b]): Spot => [a + x, b + y]);
  return [corners[0] ?? [0, 0], corners[1] ?? [0, 0], corners[2] ?? [0, 0]];
}

/** Whether all of these lie on a plane that reaches as far to each side. */
export function areOn(reach: number, spots: readonly Spot[]): boolean {
  return spots.every(([x, y]) => Math.abs(x) <= reach && Math.abs(y) <= reach);
}

/** Steps across and up or down, as they are told. */
export function stepsText([dx, dy]: Spot): string {
  return `${Math.abs(dx)} ${dx < 0 ? 'left' : 'right'} and ${Math.abs(dy)} ${dy < 0 ? 'down' : 'up'}`;
}

/** Whether a line along the grid runs between both figures, so that a picture shows them whole. */
export function areBeside(corners: readonly Spot[], images: readonly Spot[]): boolean {
  return ([0, 1] as const).some((axis) => {
    const [one, two] = [corners.map((spot) => spot[axis]), images.map((spot) => spot[axis])];
    return Math.max(...one) < Math.min(...two) || Math.max(...two) < Math.min(...one);
  });
}
