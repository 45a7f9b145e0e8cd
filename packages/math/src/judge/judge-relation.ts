import { linksOf, type SimpleRelation, sameLinks } from '../algebra/same-relation.ts';
import { sameZeros } from '../algebra/same-zeros.ts';
import { someNode, variablesOf } from '../algebra/variables-of.ts';
import type { MathNode } from '../read/math-node.ts';
import { calledName, withWantedName } from './function-notation.ts';
import { missingForm } from './judge-expression.ts';
import { numberShape } from './number/number-shape.ts';
import { sameScalar } from './number/same-number.ts';
import { type FormJudge, inForm, right, rightWhen, wrong } from './outcome.ts';
import { type Interval, readIntervals, sameIntervals } from './read-intervals.ts';

type Relation = Extract<MathNode, { kind: 'relation' }>;
type Links = { readonly links: readonly SimpleRelation[]; readonly joined: 'comma' | 'and' | 'or' };

function relationsOf(node: MathNode): readonly Relation[] | null {
  const items = node.kind === 'list' ? node.items : [node];
  const relations = items.filter((item): item is Relation => item.kind === 'relation');
  return relations.length === items.length ? relations : null;
}

function readLinks(node: MathNode): Links | null {
  const relations = relationsOf(node);
  if (!relations) return null;
  const joined = node.kind === 'list' ? node.joined : 'and';
  return { links: relations.flatMap(linksOf), joined };
}

/** A comma may mean `and` or `or`; two different words never mean the same. */
function sameJoin(a: Links, b: Links): boolean {
  return a.links.length < 2 || a.joined === 'comma' || b.joined === 'comma' || a.joined === b.joined;
}

/** The variable stands alone against a number, as in x = 4 or 1 < x < 3. */
function isSolved(node: MathNode): boolean {
  const relations = relationsOf(node);
  return (
    relations?.every(({ sides }) => {
      const open = sides.filter((side) => variablesOf(side).length > 0);
      return open.length === 1 && open[0]?.kind === 'variable';
    }) ?? false
  );
}

/** A variable beside a plain number, as x = 5; log_3(81) = x is not worked out yet. */
function isWorkedOut(node: MathNode): boolean {
  const values = relationsOf(node)?.flatMap(({ sides }) =>
    sides.filter((side) => variablesOf(side).length === 0),
  );
  return isSolved(node) && (values?.every((value) => numberShape(value).kind !== 'other') ?? false);
}

function judgeLinks(answer: MathNode, wanted: MathNode): boolean {
  const given = readLinks(answer);
  const model = readLinks(wanted);
  return given !== null && model !== null && sameJoin(given, model) && sameLinks(given.links, model.links);
}

const functionNames = ['f', 'g', 'h'];

/** f(n) or f^-1(n) on the left of a rule; it is read as a product of two letters. */
function isFunctionValue(node: MathNode): boolean {
  return node.kind === 'multiply' && functionNames.includes(calledName(node) ?? '');
}

/** The value of `x = 4` or the expression of `y = 2x + 1` and `f(n) = 2n + 1`. */
function sideOf(wanted: MathNode): MathNode | null {
  if (wanted.kind !== 'relation' || wanted.sides.length !== 2) return null;
  const [left, side] = wanted.sides;
  const named = left && (left.kind === 'variable' || isFunctionValue(left));
  return named && side ? side : null;
}

/** A letter alone on one side, as in a formula solved for it: another letter alone is another answer. */
function isFormula(node: MathNode): boolean {
  return node.kind === 'relation' && node.sides.some(({ kind }) => kind === 'variable');
}

/** Equations between whole expressions that differ by letters multiplied out, as 12/x = 3/5 and 60 = 3x. */
function isMultipliedOut(answer: MathNode, wanted: MathNode): boolean {
  if (isFormula(answer) || isFormula(wanted)) return false;
  const [given, model] = [readLinks(answer)?.links, readLinks(wanted)?.links];
  const [one, other] = [given?.[0], model?.[0]];
  if (given?.length !== 1 || model?.length !== 1 || one?.sign !== '=' || other?.sign !== '=') return false;
  return sameZeros(one.difference, other.difference);
}

/** Whether the sides are those of the key, also swapped or with all signs turned. */
function hasSidesOf(answer: MathNode, wanted: MathNode): boolean {
  if (wanted.kind !== 'relation') return true;
  if (answer.kind !== 'relation' || wanted.kind !== 'relation') return false;
  const [a, b] = answer.sides;
  const [c, d] = wanted.sides;
  if (!a || !b || !c || !d) return false;
  const turned = (side: MathNode): MathNode => ({ kind: 'negate', of: side });
  const same = (x: MathNode, y: MathNode): boolean =>
    (sameScalar(a, x) && sameScalar(b, y)) || (sameScalar(a, y) && sameScalar(b, x));
  return same(c, d) || same(turned(c), turned(d));
}

/** Whether each letter stands once in an equation, so that nothing is multiplied out. */
function standsOnce(answer: MathNode): boolean {
  const seen = new Map<string, number>();
  someNode(answer, (node) => {
    if (node.kind === 'variable') seen.set(node.name, (seen.get(node.name) ?? 0) + 1);
    return false;
  });
  return [...seen.values()].every((count) => count === 1);
}

/** `x = 16/2 = 8` says in the end what x is, where all that is set equal is. */
function lastOfChain(written: MathNode): MathNode {
  if (written.kind !== 'relation' || written.sides.length < 3) return written;
  const [name, ...values] = written.sides;
  const last = values.at(-1);
  const even = written.signs.every((sign) => sign === '=');
  if (!even || name?.kind !== 'variable' || !last || values.some((value) => variablesOf(value).length > 0))
    return written;
  return values.every((value) => sameScalar(value, last))
    ? { kind: 'relation', sides: [name, last], signs: ['='] }
    : written;
}

export const judgeEquation: FormJudge = ({ answer: typed, wanted, key }) => {
  const written = lastOfChain(typed);
  const answer = withWantedName(wanted, written);
  const side = sideOf(wanted);
  if (answer.kind !== 'relation' && answer.kind !== 'list') {
    if (!side || !sameScalar(answer, side)) return wrong;
    return variablesOf(side).length === 0 ? right : inForm('equation');
  }
  if (!judgeLinks(answer, wanted)) return rightWhen(isMultipliedOut(answer, wanted));
  if (key.asked === 'same-sides' && !hasSidesOf(answer, wanted)) return inForm('same-sides');
  if (key.asked === 'vertex' && !standsOnce(answer)) return inForm('vertex');
  if (isSolved(wanted) && !isSolved(answer)) return inForm('solved');
  if (!isWorkedOut(wanted) && isWorkedOut(answer)) return inForm('unsolved');
  const given = sideOf(answer);
  const asked = given && side ? missingForm(given, side, key.asked) : null;
  return asked ? inForm(asked) : right;
};

export const judgeInequality: FormJudge = ({ answer, wanted }) => {
  if (judgeLinks(answer, wanted)) {
    if (isSolved(wanted)) return isSolved(answer) ? right : inForm('solved');
    return isSolved(answer) ? inForm('unsolved') : right;
  }
  const given = readIntervals(answer);
  const model = readIntervals(wanted);
  if (!given || !model || !sameIntervals(given, model)) return wrong;
  if (!relationsOf(answer)) return inForm('inequality');
  if (isSolved(wanted) !== isSolved(answer)) return inForm(isSolved(wanted) ? 'solved' : 'unsolved');
  return rightWhen(variablesOf(answer).join() === variablesOf(wanted).join());
};

/** The two ends alone, as in `6 and 7`, or around a number, as in `6 < √40 < 7`. */
function endsOf(answer: MathNode): readonly MathNode[] {
  if (answer.kind === 'list') return answer.items;
  if (answer.kind === 'ratio') return answer.terms;
  if (answer.kind !== 'relation' || answer.sides.length !== 3) return [];
  const [first, , last] = answer.sides;
  const rises = answer.signs.every((sign) => sign.startsWith('<'));
  return first && last && variablesOf(...answer.sides).length === 0
    ? rises
      ? [first, last]
      : [last, first]
    : [];
}

/** Whether these are the ends of an interval without its ends; a bracket that includes one has to be written. */
function hasOpenEnds(answer: MathNode, model: readonly Interval[]): boolean {
  const [low, high] = endsOf(answer);
  const [only] = model;
  if (!low || !high || !only?.low.open || !only.high.open || model.length > 1) return false;
  return sameScalar(low, only.low.value) && sameScalar(high, only.high.value);
}

export const judgeInterval: FormJudge = ({ answer, wanted }) => {
  const given = readIntervals(answer);
  const model = readIntervals(wanted);
  if (!given && model && hasOpenEnds(answer, model)) return inForm('interval');
  if (!given || !model || !sameIntervals(given, model)) return wrong;
  if (given.some(({ bracketAtInfinity }) => bracketAtInfinity)) return inForm('round-bracket');
  return relationsOf(answer) && !relationsOf(wanted) ? inForm('interval') : right;
};
