import type { DiagramOf } from '@playforward/diagram';
import { mixedText, mixedValue } from '../numbers/fraction-amounts.ts';
import type { LengthUnit } from '../scenes/shapes/flat-things.ts';

/** A length as top and bottom. */
export type EdgeLength = readonly [top: number, bottom: number];

/** Width, depth and height of a box. */
export type BoxEdges = readonly [EdgeLength, EdgeLength, EdgeLength];

/** A length as content text with its unit: '2 1/2 feet', '1/2 foot'. */
export function edgeText([top, bottom]: EdgeLength, { one, unit }: LengthUnit): string {
  return `${mixedText(top, bottom)} ${top <= bottom ? one : unit}`;
}

/** Boxes that are filled. Whole sentences are in `boxText` under the key: the box, and several equal ones. */
export const boxText = {
  crate: 'A crate is {w} wide, {d} deep and {h} tall.',
  'crate-many': 'There are {n, number} equal crates. Each is {w} wide, {d} deep and {h} tall.',
  tank: 'A tank is {w} wide, {d} deep and {h} tall.',
  'tank-many': 'There are {n, number} equal tanks. Each is {w} wide, {d} deep and {h} tall.',
  chest: 'A chest is {w} wide, {d} deep and {h} tall.',
  'chest-many': 'There are {n, number} equal chests. Each is {w} wide, {d} deep and {h} tall.',
} as const;

export const boxThings = ['crate', 'tank', 'chest'] as const;

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
