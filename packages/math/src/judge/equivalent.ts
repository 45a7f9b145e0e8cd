import { exactValue } from '../algebra/normal-form.ts';
import type { Sameness } from '../algebra/numeric-test.ts';
import { linksOf, sameLinks } from '../algebra/same-relation.ts';
import { sameValue } from '../algebra/same-value.ts';
import { formatMath } from '../print/format-math.ts';
import type { Rational } from '../rational/rational.ts';
import type { MathNode } from '../read/math-node.ts';
import { parseMath, readText } from '../read/parse.ts';
import { judgeList, judgeSet } from './judge-collection.ts';
import { judgeRatio } from './judge-ratio.ts';
import { judgeNumber } from './number/judge-number.ts';
import { readIntervals, sameIntervals } from './read-intervals.ts';
import { inUnit, splitMeasure, withoutAssignment } from './split-measure.ts';

const plainKey = (form: 'set' | 'list' | 'ratio' | 'measure') => ({ value: '', form }) as const;
const verdictOf = (same: boolean): Sameness => (same ? 'equal' : 'different');

function sameStructure(a: MathNode, b: MathNode): Sameness {
  const question = { answer: a, wanted: b };
  if (a.kind === 'relation' && b.kind === 'relation') return verdictOf(sameLinks(linksOf(a), linksOf(b)));
  if (a.kind === 'set' && b.kind === 'set')
    return verdictOf(judgeSet({ ...question, key: plainKey('set') }).kind === 'right');
  if (a.kind === 'ratio' || b.kind === 'ratio') {
    return verdictOf(judgeRatio({ ...question, key: plainKey('ratio') }).kind === 'right');
  }
  const [left, right] = [readIntervals(a), readIntervals(b)];
  if (left && right) return verdictOf(sameIntervals(left, right));
  if (a.kind !== b.kind) return 'different';
  return verdictOf(judgeList({ ...question, key: plainKey('list') }).kind === 'right');
}

const structures = new Set<MathNode['kind']>(['relation', 'ratio', 'tuple', 'union', 'set', 'list']);

/**
 * Whether two typed texts mean the same; 'unknown' when one cannot be read or testing cannot decide.
 * @example equivalent('2(x+1)', '2x+2') // 'equal'
 */
export function equivalent(a: string, b: string): 'equal' | 'different' | 'unknown' {
  const left = parseMath(a);
  const right = parseMath(b);
  if (!left.ok || !right.ok) return 'unknown';
  if (structures.has(left.node.kind) || structures.has(right.node.kind))
    return sameStructure(left.node, right.node);
  const measured = [splitMeasure(left.node), splitMeasure(right.node)];
  if (measured.some((part) => part?.unit)) {
    const key = plainKey('measure');
    const same =
      measured[0]?.unit && measured[1]?.unit && judgeNumber({ answer: left.node, wanted: right.node, key });
    return verdictOf(
      same !== null &&
        same !== '' &&
        same !== undefined &&
        same.kind !== 'wrong' &&
        same.kind !== 'unreadable',
    );
  }
  const decided = sameValue(left.node, right.node);
  return decided === 'unknown' && formatMath(left.node) === formatMath(right.node) ? 'equal' : decided;
}

/**
 * The exact value of arithmetic without variables or units; null when irrational or unreadable.
 * @example evaluateExact('1/2 + 1/3') // { n: 5n, d: 6n }
 */
export function evaluateExact(text: string): Rational | null {
  const read = parseMath(text);
  if (!read.ok) return null;
  const [top, bottom] = read.node.kind === 'ratio' && read.node.terms.length === 2 ? read.node.terms : [];
  return exactValue(top && bottom ? { kind: 'divide', top, bottom } : read.node);
}

/**
 * A plain number as a student types it, with its unit left aside; `25%` is 1/4, `x = 4` is 4, `350¢` is 7/2.
 * @example parseNumberLike('25%') // { n: 1n, d: 4n }
 */
export function parseNumberLike(text: string): Rational | null {
  const read = readText(text, { commas: 'grouping', units: true });
  const measured = read.ok ? splitMeasure(withoutAssignment(read.node)) : null;
  if (!measured) return null;
  const value = inUnit(measured, measured.unit !== null && /^(cents?|¢)$/i.test(measured.unit) ? '$' : null);
  return value && exactValue(value);
}
