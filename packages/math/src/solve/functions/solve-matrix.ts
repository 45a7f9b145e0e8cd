import {
  addRational,
  divideRational,
  multiplyRational,
  negateRational,
  type Rational,
  rational,
  subtractRational,
} from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import { addStep, type Chain, type Method, startChain, type Worked } from '../proof/chain.ts';
import { determinant, type Matrix, multiplyMatrices, readMatrix } from '../proof/prove-matrix.ts';

const text = rationalToFractionText;
const zero = rational(0);
const part = (value: Rational): string => (value.n < 0n || value.d !== 1n ? `(${text(value)})` : text(value));
const shown = (rows: Matrix): string => `[${rows.map((row) => `[${row.map(text).join(', ')}]`).join(', ')}]`;
const opened = (rows: readonly (readonly string[])[]): string =>
  `[${rows.map((row) => `[${row.join(', ')}]`).join(', ')}]`;

function done(chain: Chain, rows: Matrix, claim: string): Worked {
  return { kind: 'matrix', chain, answer: shown(rows), check: [{ claim, holds: true, proof: 'matrix' }] };
}

function combined(a: Matrix, b: Matrix, sign: '+' | '-'): Worked | null {
  if (a.length !== b.length || a[0]?.length !== b[0]?.length) return null;
  const by = sign === '+' ? addRational : subtractRational;
  const values = a.map((row, i) => row.map((value, j) => by(value, b[i]?.[j] ?? zero)));
  const chain = startChain(`${shown(a)} ${sign} ${shown(b)}`);
  addStep(
    chain,
    opened(a.map((row, i) => row.map((value, j) => `${text(value)} ${sign} ${part(b[i]?.[j] ?? zero)}`))),
    { rule: 'add-entries', proof: 'matrix' },
  );
  addStep(chain, shown(values), { rule: 'work-out-products', proof: 'matrix' });
  return done(chain, values, `${shown(values)} ${sign === '+' ? '-' : '+'} ${shown(b)} = ${shown(a)}`);
}

function product(a: Matrix, b: Matrix): Worked | null {
  const values = multiplyMatrices(a, b);
  if (!values) return null;
  const chain = startChain(`${shown(a)} · ${shown(b)}`);
  const sums = a.map((row) =>
    (b[0] ?? []).map((_, j) =>
      row.map((value, k) => `${part(value)} · ${part(b[k]?.[j] ?? zero)}`).join(' + '),
    ),
  );
  addStep(chain, opened(sums), { rule: 'row-times-column', proof: 'matrix' });
  addStep(chain, shown(values), { rule: 'work-out-products', proof: 'matrix' });
  return done(chain, values, `${shown(a)} · ${shown(b)} = ${shown(values)}`);
}

function multiple(factor: string, a: Matrix): Worked | null {
  const value = readMatrix(`[[${factor}]]`)?.[0]?.[0];
  if (!value) return null;
  const values = a.map((row) => row.map((one) => multiplyRational(value, one)));
  const chain = startChain(`${part(value)} · ${shown(a)}`);
  addStep(chain, shown(values), { rule: 'multiply-entries', proof: 'matrix' });
  return done(chain, values, `${part(value)} · ${shown(a)} = ${shown(values)}`);
}

const minor = (rows: Matrix, i: number, j: number): Matrix =>
  rows.filter((_, at) => at !== i).map((row) => row.filter((_, at) => at !== j));

const twoByTwo = ([[a = zero, b = zero] = [], [c = zero, d = zero] = []]: Matrix): string =>
  `${part(a)} · ${part(d)} - ${part(b)} · ${part(c)}`;

/** The determinant of two or three rows on a chain that starts at det(…). */
function workDeterminant(rows: Matrix): { chain: Chain; value: Rational } | null {
  const value = determinant(rows);
  if (!value || rows.length < 2 || rows.length > 3) return null;
  const chain = startChain(`det(${shown(rows)})`);
  if (rows.length === 2) addStep(chain, twoByTwo(rows), { rule: 'determinant-two', proof: 'matrix' });
  else {
    const terms = (rows[0] ?? []).map((one, j) => `${part(one)} · (${twoByTwo(minor(rows, 0, j))})`);
    addStep(chain, `${terms[0]} - ${terms[1]} + ${terms[2]}`, { rule: 'determinant-three', proof: 'matrix' });
  }
  addStep(chain, text(value), { rule: 'work-out-products' });
  return { chain, value };
}

function workedDeterminant(rows: Matrix): Worked | null {
  const worked = workDeterminant(rows);
  if (!worked) return null;
  const claim = `det(${shown(rows)}) = ${text(worked.value)}`;
  return {
    kind: 'matrix',
    chain: worked.chain,
    answer: text(worked.value),
    check: [{ claim, holds: true, proof: 'matrix' }],
  };
}

function inverse(rows: Matrix): Worked | null {
  const worked = workDeterminant(rows);
  if (!worked) return null;
  const { chain, value } = worked;
  if (value.n === 0n) {
    const claim = `det(${shown(rows)}) = 0`;
    return {
      kind: 'matrix',
      chain,
      answer: 'no inverse: the determinant is 0',
      check: [{ claim, holds: true, proof: 'matrix' }],
    };
  }
  const adjugate = rows.map((row, i) =>
    row.map((_, j) => {
      const inside =
        rows.length === 2 ? (rows[1 - j]?.[1 - i] ?? zero) : (determinant(minor(rows, j, i)) ?? zero);
      return (i + j) % 2 === 0 ? inside : negateRational(inside);
    }),
  );
  const values = adjugate.map((row) => row.map((one) => divideRational(one, value)));
  const side = startChain(`${part(divideRational(rational(1), value))} · ${shown(adjugate)}`);
  addStep(side, shown(values), {
    rule: rows.length === 2 ? 'inverse-two' : 'inverse-by-cofactors',
    proof: 'matrix',
  });
  if (side.steps.length === 0 && shown(adjugate) !== shown(values)) return null;
  const one = rows.map((row, i) => row.map((_, j) => rational(i === j ? 1 : 0)));
  const steps = [...chain.steps, ...side.steps];
  return done(
    { ...side, steps, proven: chain.proven && side.proven },
    values,
    `${shown(rows)} · ${shown(values)} = ${shown(one)}`,
  );
}

const matrixText = /\[\s*\[[^[\]]*\](?:\s*,?\s*\[[^[\]]*\])*\s*\]/g;

/** Rows parted by commas or by semicolons: [1 2; 3 4] is [[1, 2], [3, 4]]. */
const spelled = (words: string): string =>
  words.replace(
    /\[\s*(-?[\d./]+(?:[\s,]+-?[\d./]+)*(?:\s*;\s*-?[\d./]+(?:[\s,]+-?[\d./]+)*)+)\s*\]/g,
    (_, inner: string) =>
      `[${inner
        .split(';')
        .map(
          (row) =>
            `[${row
              .trim()
              .split(/[\s,]+/)
              .join(', ')}]`,
        )
        .join(', ')}]`,
  );

/** Sums, products, determinants and inverses of matrices with up to three rows. */
export const solveMatrix: Method = ({ words: typed }) => {
  const words = spelled(typed);
  const matrices = (words.match(matrixText) ?? []).map((one) => readMatrix(one.replace(/\]\s*\[/g, '], [')));
  const [a, b, more] = matrices;
  if (!a || more || (matrices.length === 2 && !b)) return null;
  const rest = words.replace(matrixText, 'M').trim();
  if (/\d/.test(rest.replace(/^(-?[\d./]+)\s*[·*]?\s*M$/, 'M').replace(/\^\s*-1$/, ''))) return null;
  if (b) {
    const sign = /M\s*([+\-−*·×x]?)\s*M$/.exec(rest)?.[1];
    if (sign === '+' || /\badd\b|\bsum\b/i.test(rest)) return combined(a, b, '+');
    if (sign === '-' || sign === '−') return combined(a, b, '-');
    return (sign !== undefined && sign !== '') || /\b(?:multiply|product|times)\b/i.test(rest)
      ? product(a, b)
      : sign === ''
        ? product(a, b)
        : null;
  }
  if (/\bdet(?:erminant)?\b/i.test(rest)) return workedDeterminant(a);
  if (/\binverse\b|\^\s*-1$/i.test(rest)) return inverse(a);
  const factor = /^(-?[\d./]+)\s*[·*]?\s*M$/.exec(rest)?.[1];
  return factor === undefined ? null : multiple(factor, a);
};
