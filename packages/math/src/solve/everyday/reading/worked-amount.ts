import { evaluateExact } from '../../../judge/equivalent.ts';
import { type Rational, rational } from '../../../rational/rational.ts';
import { rationalToDecimalText } from '../../../rational/rational-text.ts';
import { type Ask, byFormula, type Exercised, together } from '../../exercises/exercise.ts';
import type { RuleName } from '../../print/rules.ts';
import { unitFactor } from '../../reading/unit-factor.ts';
import type { ProblemKind } from '../../solution.ts';

/** One situation of a plain telling; null is any other, a text another request that asks for the same. */
export type Reading = (text: string, ask: Ask) => Exercised | string | null;

/** One formula after the other; `@1` is the value of the first one. */
export type Part = {
  readonly formula: string;
  readonly values: Readonly<Record<string, string>>;
  readonly rule: RuleName;
};

export const part = (formula: string, values: Part['values'], rule: RuleName): Part => ({
  formula,
  values,
  rule,
});

const exactOf = (text: string): Rational | null => evaluateExact(text);
export const sizeOf = (text: string): number => {
  const value = exactOf(text);
  return value ? Number(value.n) / Number(value.d) : Number.NaN;
};
export const isWhole = (text: string): boolean => exactOf(text)?.d === 1n;

/** A value as a mixed number where its story tells fractions, else as a decimal where it ends. */
export function saidValue(value: string, inFractions: boolean): string {
  const exact = exactOf(value);
  if (!exact || exact.d === 1n) return exact ? `${exact.n}` : value;
  const decimal = rationalToDecimalText(exact);
  if (!inFractions && decimal !== null) return decimal;
  const [top, whole] = [exact.n < 0n ? -exact.n : exact.n, (exact.n < 0n ? -exact.n : exact.n) / exact.d];
  const sign = exact.n < 0n ? '-' : '';
  return whole === 0n ? `${sign}${top}/${exact.d}` : `${sign}${whole} ${top - whole * exact.d}/${exact.d}`;
}

export const tellsFractions = (text: string): boolean => /\d\/\d/.test(text) && !/\d\.\d/.test(text);

/** An amount of money; null where it does not end at cents, unless it is rounded. */
export function saidMoney(value: string, currency: string): string | null {
  const exact = exactOf(value);
  if (!exact) return null;
  const cents = rational(exact.n * 100n, exact.d);
  if (cents.d !== 1n) return null;
  const size = cents.n < 0n ? -cents.n : cents.n;
  const text = size % 100n === 0n ? `${size / 100n}` : `${size / 100n}.${`${size % 100n}`.padStart(2, '0')}`;
  const sign = cents.n < 0n ? '-' : '';
  if (currency === '') return text;
  return currency === 'euros' ? `${sign}${text} €` : `${sign}$${text}`;
}

/** One formula, or several worked one after the other; the last value is the answer. */
export function inTurn(
  parts: Part | readonly Part[],
  { kind = 'story', says }: { readonly kind?: ProblemKind; readonly says: (value: string) => string | null },
): Exercised | null {
  const done: Exercised[] = [];
  for (const { formula, values, rule } of [parts].flat()) {
    const filled = Object.fromEntries(
      Object.entries(values).map(([name, text]) => [
        name,
        text.replace(/@(\d)/g, (_, i) => done[Number(i) - 1]?.answer ?? ''),
      ]),
    );
    const worked = byFormula({ formula, values: filled, rule, kind });
    if (!worked?.chain.proven || exactOf(worked.answer) === null) return null;
    done.push(worked);
  }
  const answer = says(done.at(-1)?.answer ?? '');
  return answer === null ? null : together(done, { kind, answer });
}

export const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(?<=(?:s|x|ch|sh))es$/, '')
    .replace(/(?<!s)s$/, '');
/** Whether two words are the same unit: `ft` and `feet`, `kilos` and `kg`. */
export const isSameUnit = (a: string, b: string): boolean => sameThing(a, b) || unitFactor(a, b) === '1';
export const sameThing = (a: string, b: string): boolean => singular(a) === singular(b);
