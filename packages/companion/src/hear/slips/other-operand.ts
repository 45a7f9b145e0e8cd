import { agree } from '../claims/put-in.ts';
import type { SolutionPath } from '../solution-path.ts';

const number = String.raw`\(?(-?\d+(?:\.\d+)?(?:\/\d+)?)\)?`;
const single = new RegExp(String.raw`^\s*(?:[a-z] = )?${number}\s*([-−+*×·/÷])\s*${number}\s*$`, 'i');
const signs: Readonly<Record<string, string>> = { '−': '-', '×': '*', '·': '*', '÷': '/' };

const read = (text: string): readonly [string, string, string] | null => {
  const [found, a = '', sign = '', b = ''] = single.exec(text) ?? [];
  return found === undefined ? null : [a, signs[sign] ?? sign, b];
};
const isSame = (one: string, other: string): boolean => agree(one, other) === true;

/** Of sums and products either number may be the second. */
const orders = ([a, sign, b]: readonly [string, string, string]) =>
  /[+*]/.test(sign) ? [[a, b] as const, [b, a] as const] : [[a, b] as const];

/**
 * The operation of a step from here with one of its two numbers, and another number of the student's in place of the
 * second: the step and that number. What is taken away or divided by is the second one; of sums and products either is.
 */
export function otherOperand(
  calculation: string,
  { steps, last }: SolutionPath,
  done = 0,
): { readonly step: number; readonly number: string } | null {
  const own = read(calculation);
  if (own === null) return null;
  const found = steps.slice(0, last + 1).flatMap(({ lines }, step) =>
    lines.flatMap((line) => {
      const move = step < done ? null : read(line.split('=')[0] ?? '');
      if (move === null || move[1] !== own[1]) return [];
      const said = orders(own).find(([kept, mine]) =>
        orders(move).some(([one, other]) => isSame(kept, one) && !isSame(mine, other)),
      );
      return said === undefined ? [] : [{ step, number: said[1], move: move.join(' ') }];
    }),
  );
  // Of two moves that may be meant none is named; one step may begin with what the step before ended with.
  const [first] = found;
  return first && found.every(({ move }) => move === first.move)
    ? { step: first.step, number: first.number }
    : null;
}
