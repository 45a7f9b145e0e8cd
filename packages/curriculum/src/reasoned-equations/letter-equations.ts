import type { MisconceptionId } from '../misconceptions.ts';

/** What is done in a line of the solution; `term` is what is added or taken off, or what divides. */
type LetterLine = {
  readonly rule: 'open' | 'onto' | 'off' | 'rest' | 'factor' | 'divide';
  readonly before: string;
  readonly after: string;
  readonly term: string;
};

/** An equation for x whose coefficients are letters, as TeX without dollar signs, with its solution as typed text and as TeX. */
type LetterEquation = {
  readonly whole: string;
  readonly answer: string;
  readonly result: string;
  readonly divisor: string;
  readonly lines: readonly LetterLine[];
  readonly wrong: readonly (readonly [
    misconception: MisconceptionId | 'slip',
    value: string,
    reason: 'sign' | 'term' | 'added-terms' | 'kept-sign' | 'first-only' | 'factor',
  ])[];
};

/** What each line is called and what it leads to. */
type Way = readonly (readonly [rule: LetterLine['rule'], after: string, term: string])[];

/** From px + q = k on, by what is taken off and what divides. */
function equationOf(
  whole: string,
  { top, bottom, way, wrong }: { top: string; bottom: string; way: Way; wrong: LetterEquation['wrong'] },
): LetterEquation {
  const divisor = bottom.length > 1 ? `(${bottom})` : bottom;
  const result = `x = \\frac{${top}}{${bottom}}`;
  const all = [...way, ['divide', result, bottom] as const];
  const lines = all.map(([rule, after, term], nth) => ({
    rule,
    before: all[nth - 1]?.[1] ?? whole,
    after,
    term,
  }));
  return { whole, answer: `(${top})/${divisor}`, result: `\\frac{${top}}{${bottom}}`, divisor, lines, wrong };
}

/**
 * `plain` has the letter x once, `sides` on both sides, `minus` with a minus sign before it, and `group` in parentheses; a and b
 * are the numbers of the equation.
 */
export const letterEquations = {
  plain: (_a: number, b: number) =>
    equationOf(`px + ${b} = k`, {
      top: `k − ${b}`,
      bottom: 'p',
      way: [['rest', `px = k − ${b}`, `${b}`]],
      wrong: [
        ['subtracts-a-factor-instead-of-dividing', `k − ${b} − p`, 'factor'],
        ['divides-only-one-term', `k/p − ${b}`, 'term'],
        ['slip', `(k + ${b})/p`, 'sign'],
      ],
    }),
  sides: (a: number, b: number) =>
    equationOf(`${a}px + ${b} = qx + k`, {
      top: `k − ${b}`,
      bottom: `${a}p − q`,
      way: [
        ['off', `${a}px − qx + ${b} = k`, 'qx'],
        ['rest', `${a}px − qx = k − ${b}`, `${b}`],
        ['factor', `(${a}p − q)x = k − ${b}`, 'x'],
      ],
      wrong: [
        ['combines-terms-across-the-equals-sign', `(k − ${b})/(${a}p + q)`, 'added-terms'],
        ['divides-only-one-term', `k/(${a}p − q) − ${b}`, 'term'],
        ['slip', `(k + ${b})/(${a}p − q)`, 'sign'],
      ],
    }),
  minus: (a: number, b: number) =>
    equationOf(`k − ${a}px = qx + ${b}`, {
      top: `k − ${b}`,
      bottom: `${a}p + q`,
      way: [
        ['onto', `k = ${a}px + qx + ${b}`, `${a}px`],
        ['rest', `k − ${b} = ${a}px + qx`, `${b}`],
        ['factor', `k − ${b} = (${a}p + q)x`, 'x'],
      ],
      wrong: [
        ['moves-a-term-without-changing-its-sign', `(k − ${b})/(q − ${a}p)`, 'kept-sign'],
        ['divides-only-one-term', `k/(${a}p + q) − ${b}`, 'term'],
        ['slip', `(k + ${b})/(${a}p + q)`, 'sign'],
      ],
    }),
  group: (a: number) =>
    equationOf(`p(x + ${a}) = qx + k`, {
      top: `k − ${a}p`,
      bottom: 'p − q',
      way: [
        ['open', `px + ${a}p = qx + k`, `${a}p`],
        ['off', `px − qx + ${a}p = k`, 'qx'],
        ['rest', `px − qx = k − ${a}p`, `${a}p`],
        ['factor', `(p − q)x = k − ${a}p`, 'x'],
      ],
      wrong: [
        ['distributes-to-only-the-first-term', `(k − ${a})/(p − q)`, 'first-only'],
        ['combines-terms-across-the-equals-sign', `(k − ${a}p)/(p + q)`, 'added-terms'],
        ['slip', `(k + ${a}p)/(p − q)`, 'sign'],
      ],
    }),
} as const satisfies Readonly<Record<string, (a: number, b: number) => LetterEquation>>;

export type LetterStory = keyof typeof letterEquations;
