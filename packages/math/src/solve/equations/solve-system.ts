import { normalForm } from '../../algebra/normal-form.ts';
import { constantOf } from '../../algebra/polynomial.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import {
  addRational,
  greatestCommonDivisor,
  multiplyRational,
  negateRational,
  type Rational,
  rational,
} from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Chain, continueFrom, type Method, startChain, type Worked } from '../proof/chain.ts';
import { numberNode } from '../tree/make-node.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { sumNode, termNode } from '../tree/side-terms.ts';
import { workLinear } from './solve-linear.ts';

type Relation = Extract<MathNode, { kind: 'relation' }>;
type Letters = readonly [string, string];
/** a·x + b·y = c */
type Row = { readonly a: Rational; readonly b: Rational; readonly c: Rational };

function readRow(node: Relation, [x, y]: Letters): Row | null {
  const [left, right] = node.sides;
  if (!left || !right || node.signs.join('') !== '=') return null;
  const form = normalForm({ kind: 'add', terms: [left, { kind: 'negate', of: right }] });
  if (form.kind !== 'form' || !form.form.exact || !constantOf(form.form.quotient.bottom)) return null;
  const found = { a: rational(0), b: rational(0), c: rational(0) };
  for (const { monomial, coefficient } of form.form.quotient.top.values()) {
    const [name, power] = monomial[0] ?? ['', 1];
    if (monomial.length > 1 || power !== 1) return null;
    if (name === x) found.a = coefficient;
    else if (name === y) found.b = coefficient;
    else if (name === '') found.c = negateRational(coefficient);
    else return null;
  }
  return wholeRow(found);
}

const scaleRow = ({ a, b, c }: Row, by: Rational): Row => ({
  a: multiplyRational(a, by),
  b: multiplyRational(b, by),
  c: multiplyRational(c, by),
});

function wholeRow(row: Row): Row {
  const common = [row.a, row.b, row.c].reduce((m, { d }) => (m * d) / greatestCommonDivisor(m, d), 1n);
  return scaleRow(row, rational(common));
}

function rowText({ a, b, c }: Row, [x, y]: Letters): string {
  const terms = [
    { coefficient: a, letter: x },
    { coefficient: b, letter: y },
  ].filter(({ coefficient }) => coefficient.n !== 0n);
  return `${writeMath(sumNode(terms.map((term) => termNode(term))))} = ${writeMath(numberNode(c))}`;
}

function readSystem(text: string): readonly [Relation, Relation] | null {
  const read = parseMath(text.replace(/[;\n&]+/g, ',').replace(/,\s*,/g, ','));
  if (!read.ok || read.node.kind !== 'list' || read.node.joined === 'or') return null;
  const [first, second, more] = read.node.items;
  if (first?.kind !== 'relation' || second?.kind !== 'relation' || more) return null;
  return [first, second];
}

const size = (value: bigint): bigint => (value < 0n ? -value : value);

/** Brings an equation to a·x + b·y = c and, for elimination, to the wanted multiple. */
function prepare(
  chain: Chain,
  { text, row, letters, by }: { text: string; row: Row; letters: Letters; by: bigint },
): Row {
  continueFrom(chain, text);
  addStep(chain, rowText(row, letters), { rule: 'standard-form' });
  const scaled = scaleRow(row, rational(by));
  if (by !== 1n) addStep(chain, rowText(scaled, letters), { rule: 'multiply-equation' });
  return scaled;
}

function eliminate(
  chain: Chain,
  relations: readonly [Relation, Relation],
  { rows, letters }: { rows: readonly [Row, Row]; letters: Letters },
): Row {
  const [p, q] = rows;
  const cost = (m: bigint, n: bigint): bigint =>
    m === 0n || n === 0n ? 0n : size(m * n) / greatestCommonDivisor(m, n);
  const dropsFirst = cost(p.a.n, q.a.n) < cost(p.b.n, q.b.n);
  const [m, n] = dropsFirst ? [p.a.n, q.a.n] : [p.b.n, q.b.n];
  const shared = m === 0n || n === 0n ? 1n : greatestCommonDivisor(m, n);
  const first = prepare(chain, {
    text: writeMath(relations[0]),
    row: p,
    letters,
    by: n === 0n ? 1n : size(n) / shared,
  });
  const second = prepare(chain, {
    text: writeMath(relations[1]),
    row: q,
    letters,
    by: m === 0n ? 1n : size(m) / shared,
  });
  if (n === 0n) return second;
  if (m === 0n) return first;
  const adds = m < 0n !== n < 0n;
  const signed = adds ? second : scaleRow(second, rational(-1));
  const sum: Row = {
    a: addRational(first.a, signed.a),
    b: addRational(first.b, signed.b),
    c: addRational(first.c, signed.c),
  };
  continueFrom(chain, `${rowText(first, letters)} and ${rowText(second, letters)}`);
  addStep(chain, rowText(sum, letters), {
    rule: adds ? 'add-equations' : 'subtract-equations',
    fill: { letter: dropsFirst ? letters[0] : letters[1] },
    by: ['1', adds ? '1' : '-1'],
  });
  return sum;
}

function valueIn(chain: Chain): string | null {
  return /^[a-z]\w* = (-?\d+(?:\/\d+)?)$/i.exec(chain.at)?.[1] ?? null;
}

function workAlone(chain: Chain, text: string): string | null {
  continueFrom(chain, text);
  const read = parseMath(text);
  if (!read.ok || read.node.kind !== 'relation') return null;
  return workLinear(chain, read.node) && valueIn(chain);
}

/** Puts the found value into an equation and works out the other letter. */
function backSubstitute(
  chain: Chain,
  row: Row,
  { letters, known, value }: { letters: Letters; known: string; value: Rational },
): string | null {
  const text = rowText(row, letters);
  const read = parseMath(text);
  if (!read.ok) return null;
  const replaced = writeMath(replaceVariables(read.node, new Map([[known, numberNode(value)]])));
  const factor = negateRational(known === letters[0] ? row.a : row.b);
  continueFrom(chain, `${text} and ${known} = ${rationalToFractionText(value)}`);
  addStep(chain, replaced, {
    rule: 'substitute',
    fill: { letter: known },
    by: ['1', rationalToFractionText(factor)],
  });
  return workAlone(chain, replaced);
}

function finish(
  relations: readonly [Relation, Relation],
  { chain, rows, letters }: { chain: Chain; rows: readonly [Row, Row]; letters: Letters },
): Worked | null {
  const sum = eliminate(chain, relations, { rows, letters });
  const [x, y] = letters;
  if (sum.a.n === 0n && sum.b.n === 0n) {
    const none = sum.c.n !== 0n;
    const claim = writeMath(numberNode(rational(0)));
    const check = [{ claim: `${claim} = ${writeMath(numberNode(sum.c))}`, holds: !none }];
    return {
      kind: 'system',
      chain,
      answer: none ? 'no solution' : `infinitely many solutions: all points on ${rowText(rows[0], letters)}`,
      check,
    };
  }
  const known = sum.a.n === 0n ? y : x;
  const text = workAlone(chain, rowText(sum, letters)) ?? valueIn(chain);
  if (text === null) return null;
  const value = rational(BigInt(text.split('/')[0] ?? '0'), BigInt(text.split('/')[1] ?? '1'));
  const row =
    rows.find(({ a, b }) => (known === x ? b : a).n !== 0n && (known === x ? a : b).n !== 0n) ??
    rows.find(({ a, b }) => (known === x ? b : a).n !== 0n);
  const other = row && backSubstitute(chain, row, { letters, known, value });
  if (!other) return null;
  const [atX, atY] = known === x ? [text, other] : [other, text];
  const read = (value: string): MathNode => {
    const [n = '0', d = '1'] = value.split('/');
    return numberNode(rational(BigInt(n), BigInt(d)));
  };
  const at = new Map([
    [x, read(atX)],
    [y, read(atY)],
  ]);
  const check = relations.map((relation) => ({
    claim: writeMath(replaceVariables(relation, at)),
    holds: true,
  }));
  return { kind: 'system', chain, answer: `${x} = ${atX} and ${y} = ${atY}`, check };
}

/** Two linear equations in two letters, by elimination and then substitution. */
export const solveSystem: Method = ({ text }) => {
  const relations = readSystem(text);
  if (!relations) return null;
  const [x, y, more] = variablesOf(...relations);
  if (x === undefined || y === undefined || more !== undefined) return null;
  const letters: Letters = [x, y];
  const [first, second] = relations.map((relation) => readRow(relation, letters));
  if (!first || !second) return null;
  if ([first, second].some(({ a, b }) => a.n === 0n && b.n === 0n)) return null;
  return finish(relations, { chain: startChain(text), rows: [first, second], letters });
};
