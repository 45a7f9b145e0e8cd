import { exactValue } from '../../algebra/normal-form.ts';
import { numberValue } from '../../algebra/number-value.ts';
import { type Rational, rational } from '../../rational/rational.ts';
import { parseMath } from '../../read/parse.ts';

/** The nearest multiple of a unit, half away from 0. */
export function roundTo({ n, d }: Rational, unit: Rational): Rational {
  const top = (n < 0n ? -n : n) * unit.d;
  const bottom = d * unit.n;
  const count = (2n * top + bottom) / (2n * bottom);
  return rational((n < 0n ? -count : count) * unit.n, unit.d);
}

/** How far a shown decimal says it is rounded: 0.01 for 2.50, 100 for 4600 is not told by its zeros, so 1. */
function unitOf(text: string): Rational {
  const places = /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
  return rational(1n, 10n ** BigInt(places));
}

/** `to` is `from` to the nearest unit of its last digit, or of a higher power of ten where it ends in zeros. */
export function provesRounded(from: string, to: string): boolean {
  const [a, b] = [parseMath(from), parseMath(to)];
  const shown = b.ok ? exactValue(b.node) : null;
  if (!a.ok || !shown) return false;
  const value = exactValue(a.node);
  const units = [unitOf(to)];
  const zeros = to.includes('.') ? 0 : (/0+$/.exec(to)?.[0].length ?? 0);
  for (let i = 1; i <= zeros || (shown.n === 0n && i <= 9); i += 1) units.push(rational(10n ** BigInt(i)));
  if (value)
    return units.some((unit) => {
      const rounded = roundTo(value, unit);
      return rounded.n === shown.n && rounded.d === shown.d;
    });
  const near = numberValue(a.node, new Map());
  const distance = Math.abs(near - Number(shown.n) / Number(shown.d));
  return distance <= (Number(units[0]?.n) / Number(units[0]?.d)) * 0.4999999;
}
