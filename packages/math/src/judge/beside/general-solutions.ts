import { mapChildren } from '../../algebra/map-children.ts';
import { exactValue } from '../../algebra/normal-form.ts';
import {
  addRational,
  compareRational,
  divideRational,
  multiplyRational,
  type Rational,
  rational,
  subtractRational,
} from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import type { AnswerKey } from '../answer-key.ts';
import { withoutWholeClause } from './whole-clause.ts';

/** One solution and how far it is to the next, in parts of π or in degrees. */
type SolutionFamily = { readonly start: Rational; readonly step: Rational };
type Families = { readonly families: readonly SolutionFamily[]; readonly degrees: boolean };

const numberNode = (value: number): MathNode => ({ kind: 'number', value: rational(value), places: 0 });

function valueAt(node: MathNode, letter: string, { at, pi }: { at: number; pi: number }): Rational | null {
  const put = (inner: MathNode): MathNode => {
    if (inner.kind === 'variable' && inner.name === letter) return numberNode(at);
    if (inner.kind === 'constant' && inner.name === 'pi') return numberNode(pi);
    return mapChildren(inner, put);
  };
  return exactValue(put(node));
}

const same = (a: Rational, b: Rational): boolean => compareRational(a, b) === 0;
const times = (a: Rational, k: number): Rational => multiplyRational(a, rational(k));

/** `π/6 + 2πk`: a multiple of π, or a number of degrees, that changes evenly with its letter. */
function readFamily(text: string, degrees: boolean): SolutionFamily | null {
  const letter = /(?<![a-z])[knm](?![a-z])/.exec(text.replace(/π/g, ' '))?.[0] ?? 'n';
  const read = parseMath(text);
  if (!read.ok) return null;
  const at = (k: number, pi: number): Rational | null => valueAt(read.node, letter, { at: k, pi });
  const [start, next, far] = [at(0, 1), at(1, 1), at(5, 1)];
  if (!start || !next || !far) return null;
  const step = subtractRational(next, start);
  if (!same(far, addRational(start, times(step, 5)))) return null;
  const [zero, zeroNext, third] = [at(0, 0), at(1, 0), at(5, 3)];
  if (!zero || !zeroNext || !third) return null;
  const ofPi = zero.n === 0n && zeroNext.n === 0n && same(third, times(far, 3));
  const ofNone = same(zero, start) && same(zeroNext, next) && same(third, far);
  return (degrees ? ofNone : ofPi) ? { start, step } : null;
}

function familiesIn(text: string): Families | null {
  const bare = withoutWholeClause(text)
    .replace(/\\pi(?![a-z])|pi(?![a-z])/gi, 'π')
    .replace(/(?<=[\dknm)])\s*(?:degrees?|deg)\b/gi, '°');
  const degrees = bare.includes('°');
  if (degrees === bare.includes('π')) return null;
  const pieces = bare
    .replace(/°/g, '')
    .split(/\s*(?:,|;|\bor\b|\band\b|\n)\s*/i)
    .map((piece) => piece.replace(/^\s*(?:[a-z]|θ|theta)\s*=\s*/i, '').trim())
    .filter((piece) => piece !== '');
  const signed = pieces.flatMap((piece) => {
    const parts = piece.split(/±|\+\s*\/\s*-|\+-/);
    return parts.length === 1
      ? [piece]
      : parts.length === 2
        ? [
            `${parts[0] ?? ''} + ${parts[1] ?? ''}`.replace(/^\s*\+/, ''),
            `${parts[0] ?? ''} - ${parts[1] ?? ''}`,
          ]
        : [''];
  });
  const families = signed.map((piece) => readFamily(piece, degrees));
  const read = families.flatMap((family) => family ?? []);
  return read.length > 0 && read.length === families.length && read.length <= 12
    ? { families: read, degrees }
    : null;
}

const positive = (value: Rational): Rational => (value.n < 0n ? rational(-value.n, value.d) : value);
const most = 400;

/** The values of families within one common turn; null where there are none or too many. */
function valuesIn(families: readonly SolutionFamily[], turn: Rational): ReadonlySet<string> | null {
  const values = new Set<string>();
  for (const { start, step } of families) {
    const count = divideRational(turn, positive(step));
    if (count.d !== 1n || count.n > most) return null;
    for (let i = 0n; i < count.n; i += 1n) {
      const value = divideRational(addRational(start, multiplyRational(positive(step), rational(i))), turn);
      const n = ((value.n % value.d) + value.d) % value.d;
      values.add(`${n}/${value.d}`);
    }
  }
  return values;
}

/** A turn that every step fits into a whole number of times. */
function commonTurn(families: readonly SolutionFamily[]): Rational | null {
  if (families.some(({ step }) => step.n === 0n)) return null;
  const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));
  return families.reduce<Rational>(
    (all, { step }) => {
      const { n, d } = positive(step);
      const bottom = divisor(all.d, d);
      const top = (all.n / divisor(all.n, n)) * n;
      return rational(top, bottom);
    },
    positive(families[0]?.step ?? rational(1)),
  );
}

/** Whether two general solutions name the same angles: by any letter, from any of them on, in one family or in several. */
export function sameGeneralSolutions(answer: string, { value, asked }: AnswerKey): boolean {
  if (
    asked !== undefined ||
    answer.length > 200 ||
    !/(?<![a-z])[knm](?![a-z])/.test(value.replace(/π|pi/g, ' '))
  )
    return false;
  const [given, wanted] = [familiesIn(answer), familiesIn(value)];
  if (!given || !wanted || given.degrees !== wanted.degrees) return false;
  const turn = commonTurn([...given.families, ...wanted.families]);
  const [a, b] = turn ? [valuesIn(given.families, turn), valuesIn(wanted.families, turn)] : [];
  return a != null && b != null && a.size === b.size && [...a].every((one) => b.has(one));
}
