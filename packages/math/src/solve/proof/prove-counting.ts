import { exactValue } from '../../algebra/normal-form.ts';
import { addRational, type Rational, rational } from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import { parseMath } from '../../read/parse.ts';
import { numberNode } from '../tree/make-node.ts';
import { replaceVariables } from '../tree/replace-variables.ts';

const largest = 170;

export function factorial(n: number): bigint {
  let product = 1n;
  for (let k = 2n; k <= BigInt(n); k += 1n) product *= k;
  return product;
}

function arrangements(n: number, k: number): bigint {
  let product = 1n;
  for (let i = 0; i < k; i += 1) product *= BigInt(n - i);
  return product;
}

const chosen = (n: number, k: number): bigint => arrangements(n, k) / factorial(k);

const whole = (text: string): number => (Number(text) <= largest ? Number(text) : Number.NaN);

/** Σ(n = 1..5, n^2): the rule added up from the first to the last number. */
export function sumOf(
  rule: string,
  { letter, from, to }: { letter: string; from: number; to: number },
): Rational | null {
  const read = parseMath(rule);
  if (!read.ok || to - from > 1000 || to < from) return null;
  let sum = rational(0);
  for (let k = from; k <= to; k += 1) {
    const value = exactValue(replaceVariables(read.node, new Map([[letter, numberNode(rational(k))]])));
    if (!value) return null;
    sum = addRational(sum, value);
  }
  return sum;
}

const sigma = /^Σ\(([a-z]) = (-?\d+)\.\.(-?\d+), (.+)\)$/;

/** n!, C(n, k) and P(n, k) replaced by their numbers; a sum of a rule by its value. */
function opened(text: string): string | null {
  const sum = sigma.exec(text);
  if (sum) {
    const [, letter = '', from = '', to = '', rule = ''] = sum;
    const value = sumOf(rule, { letter, from: Number(from), to: Number(to) });
    return value && rationalToFractionText(value);
  }
  return text
    .replace(/\b([CP])\((\d+), (\d+)\)/g, (_, name: string, n: string, k: string) => {
      const [all, some] = [whole(n), whole(k)];
      if (Number.isNaN(all) || some > all) return '?';
      return `${name === 'C' ? chosen(all, some) : arrangements(all, some)}`;
    })
    .replace(/\b(\d+)!/g, (_, n: string) => (Number.isNaN(whole(n)) ? '?' : `${factorial(whole(n))}`));
}

/** The same number, counted again from the definitions of n!, C(n, k), P(n, k) and Σ. */
export function provesCounting(from: string, to: string): boolean {
  const values = [from, to].map((text) => {
    const read = parseMath(opened(text) ?? '?');
    return read.ok ? exactValue(read.node) : null;
  });
  const [a, b] = values;
  return !!a && !!b && a.n === b.n && a.d === b.d;
}
