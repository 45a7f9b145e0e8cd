import { numberValue } from '../algebra/number-value.ts';
import { someNode, variablesOf } from '../algebra/variables-of.ts';
import { rationalToNumber } from '../rational/rational-text.ts';
import type { MathNode } from '../read/math-node.ts';
import { readText } from '../read/parse.ts';
import type { AnswerForm, AnswerKey } from './answer-key.ts';
import { evaluateExact } from './equivalent.ts';
import { withoutAssignment } from './split-measure.ts';

/** What the second method says of an answer that was judged wrong. */
export type Recheck = 'same' | 'different' | 'unclear';

/** Points of the comparison: irrational-looking and of both sides of 0 and 1, so that no accident makes two sides equal. */
const points = [1.3717, 2.9163, 0.6181, 7.2429, -1.7321, 13.0917];
const tolerance = 1e-9;
/** Forms in which the value alone decides. Units, signs of relations and ends of intervals are left to a person. */
const decided = new Set<AnswerForm>([
  'integer',
  'decimal',
  'fraction',
  'mixed-number',
  'number',
  'scientific',
  'ratio',
  'point',
  'set',
  'list',
  'expression',
]);

/**
 * Compares an answer with its key by a second method that shares nothing with `judgeAnswer` but the reader: every way
 * to read the text, evaluated in floating point. 'unclear' where nothing can be evaluated. It answers the student who
 * says "I think I'm right"; it looks at the value alone, never at the asked form. Never throws.
 * @example recheckAnswer('0.75', { value: '3/4', form: 'number' }) // 'same'
 */
export function recheckAnswer(answer: string, key: AnswerKey): Recheck {
  const [wanted] = readingsOf(key.value);
  if (!wanted || !decided.has(key.form)) return 'unclear';
  const given = readingsOf(answer).filter((node) => !someNode(node, ({ kind }) => kind === 'measure'));
  if (given.length === 0) return 'unclear';
  const verdicts = given.map((node) => compare(node, wanted, key));
  if (verdicts.includes('same')) return 'same';
  return verdicts.includes('different') ? 'different' : 'unclear';
}

/** The text as it stands, and with its comma as a decimal sign. */
function readingsOf(text: string): MathNode[] {
  const writings = [text, text.replace(/^(\D*\d+),(\d+\D*)$/, '$1.$2')];
  const nodes: MathNode[] = [];
  for (const writing of new Set(writings)) {
    for (const commas of ['grouping', 'separators'] as const) {
      for (const units of [true, false]) {
        const read = readText(writing, { commas, units });
        if (read.ok) nodes.push(read.node);
      }
    }
  }
  return nodes;
}

function compare(given: MathNode, wanted: MathNode, key: AnswerKey): Recheck {
  const left = partsOf(given);
  const right = partsOf(wanted);
  if (left.frame !== right.frame || left.parts.length !== right.parts.length) return 'different';
  const names = variablesOf(...left.parts, ...right.parts);
  const verdicts = points.map((_, round) => {
    const at = new Map(names.map((name, index) => [name, points[(round + index) % points.length] ?? 1]));
    const value = (node: MathNode) => numberValue(node, at);
    return samePoint(left.parts.map(value), right.parts.map(value), { frame: left.frame, key });
  });
  if (verdicts.includes('different')) return 'different';
  return verdicts.filter((verdict) => verdict === 'same').length >= 3 ? 'same' : 'unclear';
}

type Frame = 'value' | 'ratio' | 'set' | 'list' | 'other';

/** What is compared part by part. Relations and intervals are left to the first method. */
function partsOf(node: MathNode): { frame: Frame; parts: readonly MathNode[] } {
  const plain = withoutAssignment(node);
  switch (plain.kind) {
    case 'ratio':
      return { frame: 'ratio', parts: plain.terms };
    case 'set':
      return { frame: 'set', parts: plain.items };
    case 'list':
      return { frame: plain.joined === 'or' ? 'other' : 'list', parts: plain.items };
    case 'tuple':
      return { frame: plain.open === '(' ? 'list' : 'other', parts: plain.items };
    case 'relation':
    case 'union':
      return { frame: 'other', parts: [plain] };
    default:
      return { frame: 'value', parts: [plain] };
  }
}

function samePoint(
  left: readonly number[],
  right: readonly number[],
  { frame, key }: { frame: Frame; key: AnswerKey },
): Recheck {
  if (![...left, ...right].every(Number.isFinite)) return 'unclear';
  const allowed = key.tolerance ? rationalToNumber(evaluateExact(key.tolerance) ?? { n: 0n, d: 1n }) : 0;
  const near = (a: number, b: number) =>
    Math.abs(a - b) <= Math.max(allowed, tolerance * Math.max(1, Math.abs(a), Math.abs(b)));
  const [one, other] = frame === 'set' ? [sorted(left), sorted(right)] : [left, right];
  const same =
    frame === 'ratio'
      ? one.every((term, index) => near(term * (other[0] ?? 0), (other[index] ?? 0) * (one[0] ?? 0)))
      : one.every((term, index) => near(term, other[index] ?? Number.NaN));
  return same ? 'same' : 'different';
}

function sorted(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b);
}
