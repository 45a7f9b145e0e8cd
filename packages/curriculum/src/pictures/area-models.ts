import type { DiagramOf } from '@playforward/diagram';
import { type Polynomial, polynomialText } from '../numbers/polynomials.ts';

type PartState = 'shown' | 'asked';
/** Of `ends`, only the first and the last term of the product stand in their cells. */
type CellState = PartState | 'ends';

/** A term as a picture writes it: '3x²'. */
export function termLabel(coefficient: number, power: number, letter = 'x'): string {
  const text = polynomialText([...Array<number>(power).fill(0), coefficient], letter);
  return text.replace('^2', '²').replace('^3', '³').replace('^4', '⁴');
}

/** A rectangle whose sides are two polynomials; its parts are their products, and what is asked for stays open. */
export function productModel(
  {
    first,
    second,
    letter = 'x',
  }: { readonly first: Polynomial; readonly second: Polynomial; readonly letter?: string },
  { sides, cells }: { readonly sides: PartState; readonly cells: CellState },
): DiagramOf<'area-model'> {
  const side = (factor: Polynomial) =>
    factor
      .map((coefficient, power) => ({
        size: power === 0 ? 2 : 4,
        label: sides === 'asked' ? null : termLabel(coefficient, power, letter),
      }))
      .reverse();
  const inside = (a: number, i: number, b: number, j: number): string | null =>
    cells === 'asked' || (cells === 'ends' && i !== j) ? null : termLabel(a * b, i + j, letter);
  return {
    kind: 'area-model',
    columns: side(second),
    rows: side(first),
    cells: first.map((a, i) => second.map((b, j) => inside(a, i, b, j)).reverse()).reverse(),
    shaded: [],
  };
}
