import type { DiagramOf } from '@playforward/diagram';
import { mixedText, mixedValue } from '../numbers/fraction-amounts.ts';
import type { Random } from '../random.ts';
import { boxUnit, inchUnit, type LengthUnit } from '../scenes/shapes/flat-things.ts';

/** A length as top and bottom. */
export type EdgeLength = readonly [top: number, bottom: number];

/** Length, width and height of a box: the first two are those of its base. */
export type BoxEdges = readonly [EdgeLength, EdgeLength, EdgeLength];

/** A length as content text with its unit: '2 1/2 feet', '1/2 foot'. */
export function edgeText([top, bottom]: EdgeLength, { one, unit }: LengthUnit): string {
  return `${mixedText(top, bottom)} ${top <= bottom ? one : unit}`;
}

/** Boxes that are filled. Whole sentences are in `boxText` under the key: the box, and several equal ones. */
export const boxText = {
  crate: 'A crate is {w} long, {d} wide and {h} tall.',
  'crate-many': 'There are {n, number} equal crates. Each is {w} long, {d} wide and {h} tall.',
  tank: 'A tank is {w} long, {d} wide and {h} tall.',
  'tank-many': 'There are {n, number} equal tanks. Each is {w} long, {d} wide and {h} tall.',
  bin: 'A bin is {w} long, {d} wide and {h} tall.',
  'bin-many': 'There are {n, number} equal bins. Each is {w} long, {d} wide and {h} tall.',
  tin: 'A tin is {w} long, {d} wide and {h} tall.',
  'tin-many': 'There are {n, number} equal tins. Each is {w} long, {d} wide and {h} tall.',
  box: 'A box is {w} long, {d} wide and {h} tall.',
  'box-many': 'There are {n, number} equal boxes. Each is {w} long, {d} wide and {h} tall.',
  case: 'A case is {w} long, {d} wide and {h} tall.',
  'case-many': 'There are {n, number} equal cases. Each is {w} long, {d} wide and {h} tall.',
} as const;

const large = ['crate', 'tank', 'bin'] as const;
const boxThings = [...large, 'tin', 'box', 'case'] as const;
export type BoxThing = (typeof boxThings)[number];

/** A box, with a unit of length that suits its size. */
export function drawBox(random: Random): { readonly thing: BoxThing; readonly unit: LengthUnit } {
  const thing = random.pick(boxThings);
  return { thing, unit: large.some((one) => one === thing) ? boxUnit : inchUnit };
}

/** The drawing of a box with its labeled edges: null asks for the height, `isCut` draws the small cubes. */
export function boxPicture(
  [width, depth, height]: BoxEdges,
  { sign, asksHeight = false, isCut = false }: { sign: string; asksHeight?: boolean; isCut?: boolean },
): DiagramOf<'solid'> {
  const edge = ([top, bottom]: EdgeLength) => ({
    size: top / bottom,
    label: `${mixedValue(top, bottom)} ${sign}`,
  });
  const cut = ([top]: EdgeLength): number => (isCut ? top : 1);
  return {
    kind: 'solid',
    shape: 'box',
    width: edge(width),
    depth: edge(depth),
    height: asksHeight ? { ...edge(height), label: null } : edge(height),
    cuts: { width: cut(width), depth: cut(depth), height: cut(height) },
  };
}
