import type { Distractor } from '../kit/index.ts';

/** The lines of the proof with four right triangles in a square: with numbers, then with letters. */
type Line =
  | 'big-number'
  | 'four-number'
  | 'middle-number'
  | 'sum'
  | 'expand'
  | 'four'
  | 'middle'
  | 'final'
  | 'moved';
type Legs = { readonly sides: readonly [string, string, string]; readonly a: number; readonly b: number };

type Reason =
  | 'squares'
  | 'no-four'
  | 'one'
  | 'whole'
  | 'area'
  | 'edge'
  | 'adds'
  | 'kept'
  | 'root'
  | 'lengths'
  | 'twice'
  | 'legs';
type Wrong = readonly [Distractor['misconception'], string, Reason];

/** The right line of each step, and what it becomes by thinking in another way. */
export function tiltedSquareLines({
  sides: [A, B, C],
  a,
  b,
}: Legs): Readonly<Record<Line, { readonly right: string; readonly wrong: readonly Wrong[] }>> {
  const [big, four] = [(a + b) ** 2, 2 * a * b];
  const sum = `(${A} + ${B})^2`;
  const half = `\\frac{1}{2}${A}${B}`;
  return {
    'big-number': {
      right: `(${a} + ${b})^2 = ${big}`,
      wrong: [
        ['writes-the-square-of-a-sum-as-a-sum-of-squares', `${a}^2 + ${b}^2 = ${a * a + b * b}`, 'squares'],
        ['gives-the-perimeter-for-the-area', `4 \\cdot (${a} + ${b}) = ${4 * (a + b)}`, 'edge'],
        ['slip', `${a} \\cdot ${b} = ${a * b}`, 'legs'],
      ],
    },
    'four-number': {
      right: `4 \\cdot \\frac{1}{2} \\cdot ${a} \\cdot ${b} = ${four}`,
      wrong: [
        ['counts-one-triangle-for-four', `\\frac{1}{2} \\cdot ${a} \\cdot ${b} = ${(a * b) / 2}`, 'one'],
        ['forgets-to-halve-the-product', `4 \\cdot ${a} \\cdot ${b} = ${4 * a * b}`, 'whole'],
        ['gives-the-perimeter-for-the-area', `4 \\cdot (${a} + ${b}) = ${4 * (a + b)}`, 'edge'],
      ],
    },
    'middle-number': {
      right: `${big} - ${four} = ${big - four}`,
      wrong: [
        ['adds-when-it-should-subtract', `${big} + ${four} = ${big + four}`, 'adds'],
        ['counts-one-triangle-for-four', `${big} - ${(a * b) / 2} = ${big - (a * b) / 2}`, 'one'],
        ['forgets-to-halve-the-product', `${big} - ${2 * four} = ${big - 2 * four}`, 'whole'],
      ],
    },
    sum: {
      right: `${sum} = 4 \\cdot ${half} + ${C}^2`,
      wrong: [
        ['leaves-out-the-four-triangles', `${sum} = ${C}^2`, 'no-four'],
        ['counts-one-triangle-for-four', `${sum} = ${half} + ${C}^2`, 'one'],
        ['forgets-to-halve-the-product', `${sum} = 4 \\cdot ${A}${B} + ${C}^2`, 'whole'],
      ],
    },
    expand: {
      right: `${sum} = ${A}^2 + 2${A}${B} + ${B}^2`,
      wrong: [
        ['writes-the-square-of-a-sum-as-a-sum-of-squares', `${sum} = ${A}^2 + ${B}^2`, 'squares'],
        ['squares-an-area', `${sum} = ${A}^2 + (${A}${B})^2 + ${B}^2`, 'area'],
        ['slip', `${sum} = ${A}^2 + ${half} + ${B}^2`, 'one'],
      ],
    },
    four: {
      right: `4 \\cdot ${half} = 2${A}${B}`,
      wrong: [
        ['counts-one-triangle-for-four', `1 \\cdot ${half} = ${half}`, 'one'],
        ['forgets-to-halve-the-product', `4 \\cdot ${A}${B} = 4${A}${B}`, 'whole'],
        ['squares-an-area', `4 \\cdot (${A}${B})^2 = 4${A}^2${B}^2`, 'area'],
      ],
    },
    middle: {
      right: `${C}^2 = ${sum} - 2${A}${B}`,
      wrong: [
        ['leaves-out-the-four-triangles', `${C}^2 = ${sum}`, 'no-four'],
        ['adds-when-it-should-subtract', `${C}^2 = ${sum} + 2${A}${B}`, 'adds'],
        ['counts-one-triangle-for-four', `${C}^2 = ${sum} - ${half}`, 'one'],
      ],
    },
    final: {
      right: `${A}^2 + ${B}^2 = ${C}^2`,
      wrong: [
        ['adds-the-legs', `${A} + ${B} = ${C}`, 'root'],
        ['does-it-on-one-side-only', `${A}^2 + ${B}^2 = 2${A}${B} + ${C}^2`, 'twice'],
        ['subtracts-when-it-should-add', `${A}^2 - ${B}^2 = ${C}^2`, 'kept'],
      ],
    },
    moved: {
      right: `${A}^2 + ${B}^2 = ${C}^2`,
      wrong: [
        ['adds-the-legs', `${A} + ${B} = ${C}`, 'lengths'],
        ['leaves-out-the-four-triangles', `${sum} = ${C}^2`, 'no-four'],
        ['squares-an-area', `(${A}${B})^2 = ${C}^2`, 'area'],
      ],
    },
  };
}
