import { exactValue } from '../../algebra/normal-form.ts';
import {
  addRational,
  multiplyRational,
  negateRational,
  type Rational,
  rational,
  subtractRational,
} from '../../rational/rational.ts';
import { parseMath } from '../../read/parse.ts';

/** Rows of exact numbers, all of one length. */
export type Matrix = readonly (readonly Rational[])[];

const entry = String.raw`[^[\],]+`;
const matrixText = new RegExp(
  String.raw`^\[\s*\[${entry}(?:,${entry})*\](?:\s*,\s*\[${entry}(?:,${entry})*\])*\s*\]$`,
);

function exact(text: string): Rational | null {
  const read = parseMath(text.trim());
  return read.ok ? exactValue(read.node) : null;
}

/** [[1, 2], [3, 4]] as rows; entries may be sums that are still to be worked out. */
export function readMatrix(text: string): Matrix | null {
  const plain = text.trim();
  if (plain.length > 400 || !matrixText.test(plain)) return null;
  const rows = [...plain.slice(1, -1).matchAll(/\[([^[\]]*)\]/g)].map(([, row = '']) =>
    row.split(',').map(exact),
  );
  const width = rows[0]?.length ?? 0;
  const full = rows.every((row) => row.length === width && row.every((value) => value !== null));
  return full && rows.length <= 6 && width <= 6 ? (rows as Rational[][]) : null;
}

/** By permutations, so that no way of working a determinant out is used to prove itself. */
export function determinant(rows: Matrix): Rational | null {
  const size = rows.length;
  if (size > 4 || rows.some((row) => row.length !== size)) return null;
  const add = (at: number, used: readonly number[]): Rational => {
    if (at === size) return rational(1);
    let sum = rational(0);
    for (let j = 0; j < size; j += 1) {
      if (used.includes(j)) continue;
      const part = multiplyRational(rows[at]?.[j] ?? rational(0), add(at + 1, [...used, j]));
      const swaps = used.filter((other) => other > j).length;
      sum = addRational(sum, swaps % 2 === 0 ? part : negateRational(part));
    }
    return sum;
  };
  return add(0, []);
}

export function multiplyMatrices(a: Matrix, b: Matrix): Matrix | null {
  if (a[0]?.length !== b.length) return null;
  return a.map((row) =>
    (b[0] ?? []).map((_, j) =>
      row.reduce(
        (sum, value, k) => addRational(sum, multiplyRational(value, b[k]?.[j] ?? rational(0))),
        rational(0),
      ),
    ),
  );
}

function combine(a: Matrix, b: Matrix, by: typeof addRational): Matrix | null {
  if (a.length !== b.length || a[0]?.length !== b[0]?.length) return null;
  return a.map((row, i) => row.map((value, j) => by(value, b[i]?.[j] ?? rational(0))));
}

const parts = /^(\[\[.*?\]\])\s*([+\-·])\s*(\[\[.*\]\])$/;
const scaled = /^(-?[\d./]+|\([^()]+\))\s*·\s*(\[\[.*\]\])$/;

/** A matrix, a sum, a difference or a product of two, a multiple of one, or the determinant det(…). */
function matrixIn(text: string): Matrix | null {
  const det = /^det\((.*)\)$/.exec(text);
  if (det) {
    const rows = readMatrix(det[1] ?? '');
    const value = rows && determinant(rows);
    return value && [[value]];
  }
  const plain = readMatrix(text);
  if (plain) return plain;
  const multiple = scaled.exec(text);
  if (multiple) {
    const [factor, rows] = [exact(multiple[1] ?? ''), readMatrix(multiple[2] ?? '')];
    return factor ? (rows?.map((row) => row.map((value) => multiplyRational(factor, value))) ?? null) : null;
  }
  const [, first = '', sign = '', second = ''] = parts.exec(text) ?? [];
  const [a, b] = [readMatrix(first), readMatrix(second)];
  if (a && b)
    return sign === '·'
      ? multiplyMatrices(a, b)
      : combine(a, b, sign === '+' ? addRational : subtractRational);
  const number = exact(text);
  return number && [[number]];
}

/** Both texts are the same matrix or number, entry by entry. */
export function provesMatrix(from: string, to: string): boolean {
  const [a, b] = [matrixIn(from), matrixIn(to)];
  if (!a || !b || a.length !== b.length) return false;
  return a.every(
    (row, i) =>
      row.length === b[i]?.length &&
      row.every((value, j) => value.n === b[i]?.[j]?.n && value.d === b[i]?.[j]?.d),
  );
}
