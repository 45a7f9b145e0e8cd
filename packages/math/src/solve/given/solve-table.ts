import { evaluateExact } from '../../judge/equivalent.ts';
import {
  divideRational,
  equalRational,
  multiplyRational,
  type Rational,
  subtractRational,
} from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import { byStatements, type Exercised } from '../exercises/exercise.ts';
import { polynomialText } from '../exercises/polynomial-shape.ts';
import type { Given } from './read-given.ts';

type Row = { readonly x: Rational; readonly y: Rational };

const text = rationalToFractionText;
const number = String.raw`-?\d+(?:\.\d+)?(?:\/\d+)?`;
const list = String.raw`((?:${number}[\s,|]+){2,11}${number})`;
const rowsText = new RegExp(
  String.raw`(?<![a-z])x\s*[:=|]?\s*\[?\s*${list}\]?[\s,;.|]*(?:and\s*)?(?:y|f\(x\))\s*[:=|]?\s*\[?\s*${list}`,
  'i',
);
const pairs = new RegExp(String.raw`\(\s*(${number})\s*,\s*(${number})\s*\)`, 'g');

/** The pairs of a table, told as two rows or as points. */
function rowsIn(typed: string): readonly Row[] | null {
  const found = rowsText.exec(typed);
  const numbersOf = (part = ''): readonly string[] => part.match(new RegExp(number, 'g')) ?? [];
  const [xs, ys] = found
    ? [numbersOf(found[1]), numbersOf(found[2])]
    : [
        [...typed.matchAll(pairs)].map(([, x = '']) => x),
        [...typed.matchAll(pairs)].map(([, , y = '']) => y),
      ];
  if (xs.length !== ys.length || xs.length < 3) return null;
  const rows = xs.map((x, i) => ({ x: evaluateExact(x), y: evaluateExact(ys[i] ?? '') }));
  return rows.every((row): row is Row => row.x !== null && row.y !== null) ? rows : null;
}

function linear(rows: readonly Row[]): readonly [m: Rational, b: Rational] | null {
  const [p, q] = rows;
  if (!p || !q || equalRational(p.x, q.x)) return null;
  const m = divideRational(subtractRational(q.y, p.y), subtractRational(q.x, p.x));
  const b = subtractRational(p.y, multiplyRational(m, p.x));
  return rows.every(({ x, y }) => equalRational(subtractRational(y, multiplyRational(m, x)), b))
    ? [m, b]
    : null;
}

/** y = a · r^x through values one step apart. */
function exponential(rows: readonly Row[]): readonly [a: Rational, r: Rational] | null {
  const [p, q] = rows;
  const steps = rows.slice(1).every(({ x }, i) => text(subtractRational(x, rows[i]?.x ?? x)) === '1');
  if (!p || !q || !steps || p.y.n === 0n || p.x.d !== 1n || p.x.n < -6n || p.x.n > 6n) return null;
  const r = divideRational(q.y, p.y);
  const same = rows.slice(1).every(({ y }, i) => equalRational(y, multiplyRational(r, rows[i]?.y ?? y)));
  if (!same || r.n <= 0n) return null;
  let a = p.y;
  for (let x = p.x.n; x > 0n; x -= 1n) a = divideRational(a, r);
  for (let x = p.x.n; x < 0n; x += 1n) a = multiplyRational(a, r);
  return [a, r];
}

const bracketed = (value: Rational): string =>
  value.n < 0n || value.d !== 1n ? `(${text(value)})` : text(value);

/** The rule of a table: a line where equal steps add the same, a power where they multiply by the same. */
export function solveTable({ text: typed }: Given): Exercised | null {
  if (
    !/\b(?:equation|rule|function|formula|model)\b/i.test(typed) ||
    !/\b(?:table|x\s*[:=|]?\s*-?\d|points|values)/i.test(typed)
  )
    return null;
  if (
    /\b(?:regression|best fit|quadratic|parabola|circle|inverse|slope of|domain|range|is (?:it|this|the)|distance|midpoint|triangle)\b/i.test(
      typed,
    )
  )
    return null;
  const rows = rowsIn(typed);
  if (!rows || new Set(rows.map(({ x }) => text(x))).size !== rows.length) return null;
  const line = linear(rows);
  if (line) {
    const [m, b] = line;
    const values = { m: text(m), b: text(b) };
    const statements = rows.map(({ x, y }) => `${text(y)} = m · ${bracketed(x)} + b`);
    return byStatements(values, statements, {
      kind: 'line',
      answer: `y = ${polynomialText([b, m], 'x')}`,
      rule: 'table-of-line',
    });
  }
  const power = exponential(rows);
  if (!power) return null;
  const [a, r] = power;
  const statements = rows.map(({ x, y }) => `${text(y)} = a · r^${bracketed(x)}`);
  const front = text(a) === '1' ? '' : text(a) === '-1' ? '-' : `${a.d === 1n ? text(a) : `(${text(a)})`}`;
  return byStatements({ a: text(a), r: text(r) }, statements, {
    kind: 'exponential-equation',
    answer: `y = ${front}(${text(r)})^x`,
    rule: 'table-of-power',
  });
}
