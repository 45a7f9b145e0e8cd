import { normalForm } from '../../algebra/normal-form.ts';
import { constantOf } from '../../algebra/polynomial.ts';
import { negateRational, type Rational } from '../../rational/rational.ts';
import { rationalToDecimalText, rationalToFractionText } from '../../rational/rational-text.ts';
import type { MathNode } from '../../read/math-node.ts';

/** coefficient · √radicand · π^power · letters */
type Part = { readonly coefficient: Rational; readonly radicand: bigint; readonly rest: string };

const powerText = (name: string, power: number): string => {
  const plain = name === 'ℯ' ? 'e' : name;
  return power === 1 ? plain : `${plain}^${power}`;
};

function partText({ coefficient, radicand, rest }: Part, decimals: boolean): string {
  const unit = `${rest}${radicand === 1n ? '' : `√${radicand}`}`;
  const decimal = decimals ? rationalToDecimalText(coefficient) : null;
  if (unit === '') return decimal ?? rationalToFractionText(coefficient);
  if (decimal !== null) return coefficient.n === coefficient.d ? unit : `${decimal}${unit}`;
  const top = coefficient.n === 1n ? unit : coefficient.n === -1n ? `-${unit}` : `${coefficient.n}${unit}`;
  return coefficient.d === 1n ? top : `${top}/${coefficient.d}`;
}

function partsOf(node: MathNode): readonly Part[] | null {
  const result = normalForm(node);
  if (result.kind !== 'form' || !result.form.exact || !constantOf(result.form.quotient.bottom)) return null;
  return [...result.form.quotient.top.values()].map(({ monomial, coefficient }) => {
    const roots = monomial.filter(([name]) => name.startsWith('√'));
    const others = monomial.filter(([name]) => !name.startsWith('√'));
    return {
      coefficient,
      radicand: roots.reduce((product, [name]) => product * BigInt(name.slice(1)), 1n),
      rest: others.map(([name, power]) => powerText(name, power)).join(''),
    };
  });
}

/** A sum of numbers, roots and multiples of π in simplest form, such as 2 + 3√5 or 25π; null for other values. */
export function exactText(node: MathNode, { decimals = false } = {}): string | null {
  const parts = partsOf(node);
  if (!parts) return null;
  if (parts.length === 0) return '0';
  const order = ({ radicand, rest }: Part): number => (rest === '' ? 0 : 1_000_000) + Number(radicand);
  const sorted = [...parts].sort((a, b) => order(a) - order(b));
  return sorted
    .map((part, i) => {
      if (i === 0) return partText(part, decimals);
      const negative = part.coefficient.n < 0n;
      const size = { ...part, coefficient: negative ? negateRational(part.coefficient) : part.coefficient };
      return ` ${negative ? '-' : '+'} ${partText(size, decimals)}`;
    })
    .join('');
}

/** √value in simplest form with the root out of the bottom; null below 0 or when it cannot be factored. */
export const rootText = (value: Rational): string | null =>
  value.n < 0n ? null : exactText({ kind: 'root', of: { kind: 'number', value, places: -1 }, index: 2 });
