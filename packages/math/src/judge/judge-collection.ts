import { variablesOf } from '../algebra/variables-of.ts';
import type { MathNode } from '../read/math-node.ts';
import type { AnswerKey } from './answer-key.ts';
import { bothSigns, holdsBothSigns } from './both-signs.ts';
import { judgeExpression } from './judge-expression.ts';
import { judgeInterval } from './judge-relation.ts';
import { judgeNumber } from './number/judge-number.ts';
import { type FormJudge, inForm, type Outcome, right, wrong } from './outcome.ts';
import { isUnbounded } from './read-intervals.ts';

function itemsOf(node: MathNode): readonly MathNode[] {
  switch (node.kind) {
    case 'set':
    case 'list':
      return node.items;
    case 'tuple':
      return node.items;
    case 'union':
      return node.parts.flatMap(itemsOf);
    default:
      return [node];
  }
}

/** Items that are themselves points stay whole. */
function elementsOf(node: MathNode): readonly MathNode[] {
  const items = node.kind === 'tuple' && node.open === '(' ? [node] : itemsOf(node);
  return items.flatMap(bothSigns);
}

function judgeElement(answer: MathNode, wanted: MathNode, key: AnswerKey): Outcome {
  if (answer.kind === 'tuple' || wanted.kind === 'tuple') return judgePoint({ answer, wanted, key });
  const outcome = judgeNumber({ answer, wanted, key: { ...key, form: 'number' } });
  // Whoever lists angles in degrees for a question in radians is told so by the reason of that answer.
  if (outcome.kind === 'form' && (outcome.asked === 'degrees' || outcome.asked === 'radians')) return wrong;
  const isExpression =
    outcome.kind === 'form' && outcome.asked === 'number' && variablesOf(wanted).length > 0;
  return outcome.kind === 'unreadable' || isExpression ? judgeExpression({ answer, wanted, key }) : outcome;
}

/** The first form remark of many outcomes, wrong when one is wrong. */
function worst(outcomes: readonly Outcome[]): Outcome {
  return (
    outcomes.find(({ kind }) => kind === 'wrong') ?? outcomes.find(({ kind }) => kind === 'form') ?? right
  );
}

function judgeInOrder(given: readonly MathNode[], wanted: readonly MathNode[], key: AnswerKey): Outcome {
  if (given.length !== wanted.length) return wrong;
  return worst(
    given.map((answer, i) => {
      const model = wanted[i];
      return model ? judgeElement(answer, model, key) : wrong;
    }),
  );
}

/** `A(3, 4)` and `(x, y) = (3, 4)` are the point itself. */
function withoutPointName(node: MathNode): MathNode {
  const [first, second] =
    node.kind === 'multiply' ? node.factors : node.kind === 'relation' ? node.sides : [];
  const two =
    node.kind === 'multiply'
      ? node.factors.length === 2
      : node.kind === 'relation' && node.sides.length === 2;
  if (!two || second?.kind !== 'tuple' || !first) return node;
  const named =
    first.kind === 'variable' || (first.kind === 'tuple' && first.items.every((i) => i.kind === 'variable'));
  return named ? second : node;
}

/** Coordinates by name: x = 3, y = 4 is the point (3, 4). */
function coordinatesOf(written: MathNode): readonly MathNode[] {
  const node = withoutPointName(written);
  if (node.kind === 'list' && node.joined === 'or') return [];
  if (node.kind !== 'list') return node.kind === 'tuple' ? node.items : [node];
  const named = node.items.map((item) => {
    const [left, value] = item.kind === 'relation' && item.sides.length === 2 ? item.sides : [];
    return left?.kind === 'variable' && value ? { name: left.name, value } : null;
  });
  if (named.includes(null)) return node.items;
  return named
    .flatMap((one) => (one ? [one] : []))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ value }) => value);
}

export function judgePoint({ answer, wanted, key }: Parameters<FormJudge>[0]): Outcome {
  // A point has round brackets on both of its sides; one square bracket makes a range of it.
  const round = (node: MathNode): boolean => node.kind !== 'tuple' || node.open + node.close === '()';
  return round(answer) || !round(wanted)
    ? judgeInOrder(coordinatesOf(answer), coordinatesOf(wanted), key)
    : wrong;
}

/** Numbers in order, as in `3 < π < √10`, are a list too. */
function chainOf(node: MathNode): readonly MathNode[] | null {
  if (node.kind !== 'relation' || node.signs.some((sign) => sign === '=' || sign === '!=')) return null;
  return node.signs.every((sign) => sign === node.signs[0]) ? node.sides : null;
}

/** `x = 3, 1` and `x = 3 or x = 1`. */
const namesSolutions = (node: MathNode): boolean =>
  node.kind === 'list' &&
  node.items.some(
    (item) => item.kind === 'relation' && item.signs[0] === '=' && item.sides[0]?.kind === 'variable',
  );

export const judgeList: FormJudge = ({ answer, wanted, key }) => {
  // The values of a ± and the solutions x = 3, x = 1 have no order.
  if (holdsBothSigns(answer) || holdsBothSigns(wanted) || namesSolutions(answer))
    return judgeElements({ answer, wanted, key });
  const listed = (node: MathNode): readonly MathNode[] => (chainOf(node) ?? itemsOf(node)).flatMap(bothSigns);
  return judgeInOrder(listed(answer), listed(wanted), key);
};

function distinct(items: readonly MathNode[], key: AnswerKey): readonly MathNode[] {
  const bare: AnswerKey = { value: key.value, form: 'number' };
  const kept: MathNode[] = [];
  for (const item of items) {
    if (kept.every((other) => judgeElement(item, other, bare).kind === 'wrong')) kept.push(item);
  }
  return kept;
}

/** More elements than anyone lists; keeps comparing every pair affordable. */
const mostElements = 40;

export const judgeSet: FormJudge = (question) => {
  if (isUnbounded(question.wanted)) return judgeInterval(question);
  const outcome = judgeElements(question);
  const { answer, wanted } = question;
  if (outcome.kind !== 'wrong' || answer.kind !== 'tuple' || itemsOf(wanted).some(isTuple)) return outcome;
  const listed = judgeElements({ ...question, answer: { kind: 'set', items: answer.items } });
  return listed.kind === 'wrong' ? wrong : inForm('set');
};

const isTuple = ({ kind }: MathNode): boolean => kind === 'tuple';

/** The letters of `x = 2, y = 5` with their values; null where one letter, or none, is named. */
function valuesByName(node: MathNode): ReadonlyMap<string, MathNode> | null {
  if (node.kind !== 'list' || node.joined === 'or') return null;
  const named = new Map<string, MathNode>();
  for (const item of node.items) {
    const [left, value] =
      item.kind === 'relation' && item.signs.join('') === '=' && item.sides.length === 2 ? item.sides : [];
    if (left?.kind !== 'variable' || !value || named.has(left.name)) return null;
    named.set(left.name, value);
  }
  return named.size > 1 ? named : null;
}

/** The solution of a system: each letter has its own value. A point gives them in the order of the letters. */
function judgeNamed(answer: MathNode, wanted: ReadonlyMap<string, MathNode>, key: AnswerKey): Outcome {
  const given = valuesByName(answer);
  const names = [...wanted.keys()].sort();
  const model = names.flatMap((name) => wanted.get(name) ?? []);
  if (given) {
    const values = names.flatMap((name) => given.get(name) ?? []);
    return given.size === names.length ? judgeInOrder(values, model, key) : wrong;
  }
  if (answer.kind === 'tuple' && answer.open === '(') return judgeInOrder(answer.items, model, key);
  return answer.kind === 'list' &&
    answer.joined !== 'or' &&
    !answer.items.some(({ kind }) => kind === 'relation')
    ? judgeInOrder(answer.items, model, key)
    : wrong;
}

const judgeElements: FormJudge = ({ answer, wanted, key }) => {
  const named = valuesByName(wanted);
  if (named) return judgeNamed(answer, named, key);
  const typed = elementsOf(answer);
  const model = elementsOf(wanted);
  if (typed.length > mostElements || model.length > mostElements) return wrong;
  const given = distinct(typed, key);
  const rest = [...distinct(model, key)];
  if (given.length !== rest.length) return wrong;
  const outcomes = given.map((item) => {
    const found = rest.findIndex((other) => judgeElement(item, other, key).kind !== 'wrong');
    const [other] = found < 0 ? [] : rest.splice(found, 1);
    return other ? judgeElement(item, other, key) : wrong;
  });
  return worst(outcomes);
};
