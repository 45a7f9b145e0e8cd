import { evaluateExact } from '../../judge/equivalent.ts';
import {
  addRational,
  multiplyRational,
  type Rational,
  rational,
  subtractRational,
} from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import { parseMath } from '../../read/parse.ts';
import { byRounding } from '../exercises/exercise.ts';
import { exactText, rootText } from '../print/exact-text.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Chain, type Method, startChain, type Worked } from '../proof/chain.ts';

type Vector = readonly Rational[];

const text = rationalToFractionText;
const vectorText = /[<⟨(]\s*(-?[\d./]+(?:\s*,\s*-?[\d./]+){1,2})\s*[>⟩)]/g;
const part = (value: Rational): string => (value.n < 0n || value.d !== 1n ? `(${text(value)})` : text(value));
const shown = (vector: Vector): string => `<${vector.map(text).join(', ')}>`;
/** The texts of a proof are matrices with one row. */
const row = (vector: Vector): string => `[[${vector.map(text).join(', ')}]]`;

/** a·i + b·j + c·k is read as its parts. */
const unitVectors = (words: string): string =>
  words.replace(
    /(-?\s*\d*)\s*i\s*([+-]\s*\d*)\s*j(?:\s*([+-]\s*\d*)\s*k)?\b/g,
    (_, a: string, b: string, c?: string) => {
      const one = (front: string): string => {
        const plain = front.replace(/\s/g, '').replace(/^\+/, '');
        return plain === '' ? '1' : plain === '-' ? '-1' : plain;
      };
      return `<${[a, b, ...(c === undefined ? [] : [c])].map(one).join(', ')}>`;
    },
  );

function readVectors(words: string): { vectors: readonly Vector[]; rest: string } | null {
  const vectors: Vector[] = [];
  const rest = words.replace(vectorText, (_, inner: string) => {
    const values = inner.split(',').map((value) => evaluateExact(value.trim()));
    if (values.every((value) => value !== null)) vectors.push(values);
    return 'V';
  });
  return vectors.length > 0 && !/\d/.test(rest.replace(/^[^V]*?(-?[\d./]+)\s*[·*]?\s*V/, 'V'))
    ? { vectors, rest }
    : null;
}

const dotValue = (a: Vector, b: Vector): Rational =>
  a.reduce((sum, value, i) => addRational(sum, multiplyRational(value, b[i] ?? rational(0))), rational(0));

function workDot(a: Vector, b: Vector): { chain: Chain; value: Rational } | null {
  if (a.length !== b.length) return null;
  const chain = startChain(
    `[[${a.map(text).join(', ')}]] · [${b.map((value) => `[${text(value)}]`).join(', ')}]`,
  );
  const sum = a.map((value, i) => `${part(value)} · ${part(b[i] ?? rational(0))}`).join(' + ');
  addStep(chain, sum, { rule: 'dot-product', proof: 'matrix' });
  const value = dotValue(a, b);
  addStep(chain, text(value), { rule: 'work-out-products' });
  return { chain, value };
}

function dot(a: Vector, b: Vector): Worked | null {
  const worked = workDot(a, b);
  if (!worked) return null;
  const sum = worked.chain.steps[0]?.to ?? '';
  return {
    kind: 'vector',
    chain: worked.chain,
    answer: text(worked.value),
    check: [{ claim: `${sum} = ${text(worked.value)}`, holds: true }],
  };
}

function magnitude(a: Vector): Worked | null {
  const square = dotValue(a, a);
  const end = rootText(square);
  if (end === null) return null;
  const chain = startChain(`√(${a.map((value) => `${part(value)}^2`).join(' + ')})`);
  const start = chain.at;
  addStep(chain, `√(${text(square)})`, { rule: 'magnitude' });
  addStep(chain, end, { rule: 'simplify-root' });
  return { kind: 'vector', chain, answer: end, check: [{ claim: `${start} = ${end}`, holds: true }] };
}

function unit(a: Vector): Worked | null {
  const worked = magnitude(a);
  if (!worked) return null;
  const parts = a.map((value) => {
    const read = parseMath(`${part(value)}/(${worked.answer})`);
    return read.ok ? exactText(read.node) : null;
  });
  if (!parts.every((one) => one !== null)) return null;
  const squares = `${parts.map((one) => `(${one})^2`).join(' + ')} = 1`;
  return { ...worked, answer: `<${parts.join(', ')}>`, check: [{ claim: squares, holds: true }] };
}

function cross([a1, a2, a3]: Vector, [b1, b2, b3]: Vector): Worked | null {
  if (!a1 || !a2 || !a3 || !b1 || !b2 || !b3) return null;
  const pairs = [
    [a2, b3, a3, b2],
    [a3, b1, a1, b3],
    [a1, b2, a2, b1],
  ] as const;
  const sums = pairs.map(([p, q, r, s]) => `${part(p)} · ${part(q)} - ${part(r)} · ${part(s)}`);
  const values = pairs.map(([p, q, r, s]) =>
    subtractRational(multiplyRational(p, q), multiplyRational(r, s)),
  );
  const chain = startChain(`[[${sums.join(', ')}]]`);
  addStep(chain, row(values), { rule: 'cross-product', proof: 'matrix' });
  const upright = (other: Vector): { claim: string; holds: boolean } => ({
    claim: `${other.map((value, i) => `${part(value)} · ${part(values[i] ?? rational(0))}`).join(' + ')} = 0`,
    holds: true,
  });
  return {
    kind: 'vector',
    chain,
    answer: shown(values),
    check: [upright([a1, a2, a3]), upright([b1, b2, b3])],
  };
}

function combined(a: Vector, b: Vector, sign: string): Worked | null {
  if (a.length !== b.length) return null;
  const by = sign === '-' ? subtractRational : addRational;
  const values = a.map((value, i) => by(value, b[i] ?? rational(0)));
  const chain = startChain(`${row(a)} ${sign} ${row(b)}`);
  addStep(chain, row(values), { rule: 'add-entries', proof: 'matrix' });
  const claim = `${row(values)} ${sign === '-' ? '+' : '-'} ${row(b)} = ${row(a)}`;
  return { kind: 'vector', chain, answer: shown(values), check: [{ claim, holds: true, proof: 'matrix' }] };
}

function scaled(factor: string, a: Vector): Worked | null {
  const value = evaluateExact(factor);
  if (!value || value.n === 0n) return null;
  const values = a.map((one) => multiplyRational(value, one));
  const chain = startChain(`${part(value)} · ${row(a)}`);
  addStep(chain, row(values), { rule: 'multiply-entries', proof: 'matrix' });
  const back = part({ n: value.n < 0n ? -value.d : value.d, d: value.n < 0n ? -value.n : value.n });
  return {
    kind: 'vector',
    chain,
    answer: shown(values),
    check: [{ claim: `${back} · ${row(values)} = ${row(a)}`, holds: true, proof: 'matrix' }],
  };
}

/** An angle that is no special one, to a tenth of a degree. */
const roundedAngle = (dot: Rational, under: string): Worked | null =>
  byRounding({
    formula: 'A = arccos(p/√q) · 180/π',
    values: { p: text(dot), q: under },
    rule: 'angle-between',
    kind: 'vector',
    places: 1,
    says: (size) => `${size}°`,
  });

/** The cosine of the angle between two vectors, exactly, and what stands under its root. */
function cosineOf(a: Vector, b: Vector): { readonly worked: Worked; readonly under: string } | null {
  const product = workDot(a, b);
  const [p, q] = [rootText(dotValue(a, a)), rootText(dotValue(b, b))];
  if (!product || p === null || q === null || a.length !== b.length) return null;
  const under = text(multiplyRational(dotValue(a, a), dotValue(b, b)));
  const read = parseMath(`${part(product.value)} · √${under}/${under}`);
  const cosine = read.ok ? exactText(read.node) : null;
  if (cosine === null) return null;
  const side = startChain(`${part(product.value)}/((${p}) · (${q}))`);
  const claim = `${side.at} = ${cosine}`;
  addStep(side, cosine, { rule: 'angle-between' });
  const steps = [...product.chain.steps, ...side.steps];
  const chain = { ...side, steps, proven: side.proven && product.chain.proven };
  return { worked: { kind: 'vector', chain, answer: cosine, check: [{ claim, holds: true }] }, under };
}

const specialAngles = new Map([
  ['1', '0'],
  ['√3/2', '30'],
  ['√2/2', '45'],
  ['1/2', '60'],
  ['0', '90'],
  ['-1/2', '120'],
  ['-√2/2', '135'],
  ['-√3/2', '150'],
  ['-1', '180'],
]);

/** Special angles by their cosines, others rounded. */
function angle(a: Vector, b: Vector): Worked | null {
  const found = cosineOf(a, b);
  const product = workDot(a, b);
  if (!found || !product) return null;
  const { worked, under } = found;
  const degrees = specialAngles.get(worked.answer);
  if (degrees === undefined) return roundedAngle(product.value, under);
  const check = [{ claim: `cos(${degrees} · π/180) = ${worked.answer}`, holds: true }];
  return { ...worked, answer: `${degrees}°`, check };
}

const withRoots = /[<⟨(]\s*([^<>⟨⟩(),]+(?:\s*,\s*[^<>⟨⟩(),]+){1,2})\s*[>⟩)]/g;

/** The special angle between two vectors with roots in them, as (1, √3). */
function angleWithRoots(words: string): Worked | null {
  const found = [...words.matchAll(withRoots)].map(([, inner = '']) => inner.split(/\s*,\s*/));
  const [a, b, more] = found;
  if (!/√|sqrt/.test(words) || !/\bangle\b/i.test(words) || !a || !b || more || a.length !== b.length)
    return null;
  const sumOf = (first: readonly string[], second: readonly string[]): string =>
    first.map((value, i) => `(${value}) · (${second[i]})`).join(' + ');
  const quotient = parseMath(`(${sumOf(a, b)})/(√(${sumOf(a, a)}) · √(${sumOf(b, b)}))`);
  const cosine = quotient.ok ? exactText(quotient.node) : null;
  const degrees = cosine === null ? undefined : specialAngles.get(cosine);
  if (!quotient.ok || cosine === null || degrees === undefined) return null;
  const chain = startChain(writeMath(quotient.node));
  addStep(chain, cosine, { rule: 'angle-between' });
  const check = [{ claim: `cos(${degrees} · π/180) = ${cosine}`, holds: true }];
  return { kind: 'vector', chain, answer: `${degrees}°`, check };
}

/** Sums, multiples, lengths, dot and cross products of vectors, and the angle between them. */
export const solveVector: Method = ({ words }) => {
  const plain = unitVectors(words);
  const typed = /[<⟨]/.test(plain) || /\bvectors?\b|\b(?:dot|cross|magnitude|unit vector)\b/i.test(plain);
  const read = typed ? readVectors(plain) : null;
  if (!read) return typed ? angleWithRoots(plain) : null;
  const [a, b, more] = read.vectors;
  if (!a || more) return null;
  if (b && /\bdot\b|V\s*[·•∙]\s*V/i.test(read.rest)) return dot(a, b);
  if (b && /\bcross\b|V\s*[×x]\s*V/.test(read.rest))
    return a.length === 3 && b.length === 3 ? cross(a, b) : null;
  if (b && /\bcos(?:ine)?\b/i.test(read.rest)) return cosineOf(a, b)?.worked ?? null;
  if (b && /\b(?:sine?|tan(?:gent)?)\b/i.test(read.rest)) return null;
  if (b && /\bangle\b/i.test(read.rest)) return angle(a, b);
  const sign = b && /V\s*([+\-−])\s*V/.exec(read.rest)?.[1];
  if (b) return sign === undefined ? null : combined(a, b, sign === '+' ? '+' : '-');
  if (/\bunit vector\b/i.test(read.rest)) return unit(a);
  if (/\b(?:magnitude|length|norm)\b|\|\s*V\s*\|/i.test(read.rest)) return magnitude(a);
  const factor = /(-?[\d./]+)\s*[·*]?\s*V$/.exec(read.rest)?.[1];
  return factor === undefined ? null : scaled(factor, a);
};
