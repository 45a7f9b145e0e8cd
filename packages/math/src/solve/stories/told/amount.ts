import { evaluateExact } from '../../../judge/equivalent.ts';
import { addRational, multiplyRational, type Rational, rational } from '../../../rational/rational.ts';

/** An amount of a story: how it is written, and what it is as a sum of letters and a number. */
export type Amount = {
  readonly text: string;
  readonly letters: ReadonlyMap<string, Rational>;
  readonly number: Rational;
};

/** The amount that a text tells; null where it is no number. */
export function amountOf(text: string | undefined): Amount | null {
  const value = text === undefined ? null : evaluateExact(text);
  return value && text !== undefined ? numberAmount(text, value) : null;
}

/** Whether a sign stands outside of all brackets. */
function isSum(text: string): boolean {
  let depth = 0;
  for (let i = 0; i < text.length; i += 1) {
    depth += text[i] === '(' ? 1 : text[i] === ')' ? -1 : 0;
    if (depth === 0 && / [+-] /.test(text.slice(i, i + 3))) return true;
  }
  return false;
}
const bracketed = (text: string): string => (isSum(text) ? `(${text})` : text);
/** An amount in brackets where it is a sum. */
export const inBrackets = (amount: Amount): Amount => ({ ...amount, text: bracketed(amount.text) });

export function numberAmount(text: string, value: Rational): Amount {
  return { text, letters: new Map(), number: value };
}
export const letterAmount = (letter: string): Amount => ({
  text: letter,
  letters: new Map([[letter, rational(1)]]),
  number: rational(0),
});

const scale = (a: Amount, factor: Rational): Pick<Amount, 'letters' | 'number'> => ({
  letters: new Map([...a.letters].map(([letter, n]) => [letter, multiplyRational(n, factor)])),
  number: multiplyRational(a.number, factor),
});

function joined(a: Amount, b: Pick<Amount, 'letters' | 'number'>): Pick<Amount, 'letters' | 'number'> {
  const letters = new Map(a.letters);
  for (const [letter, n] of b.letters)
    letters.set(letter, addRational(letters.get(letter) ?? rational(0), n));
  return { letters, number: addRational(a.number, b.number) };
}

export const plus = (a: Amount, b: Amount): Amount => ({ text: `${a.text} + ${b.text}`, ...joined(a, b) });
export const minus = (a: Amount, b: Amount): Amount => ({
  text: `${a.text} - ${bracketed(b.text)}`,
  ...joined(a, scale(b, rational(-1))),
});

/** A product in which at most one side has letters. */
export function times(a: Amount, b: Amount): Amount | null {
  const [fixed, other] = a.letters.size === 0 ? [a, b] : [b, a];
  if (fixed.letters.size > 0) return null;
  const short = /^\d+$/.test(fixed.text) && /^(?:[a-z]|\([^()]*[a-z][^()]*\))$/.test(bracketed(other.text));
  const factor =
    /\//.test(fixed.text) && !/[()]/.test(fixed.text) ? `(${fixed.text})` : bracketed(fixed.text);
  return {
    text: short ? `${fixed.text}${bracketed(other.text)}` : `${factor} · ${bracketed(other.text)}`,
    ...scale(other, fixed.number),
  };
}
