import { exactValue } from '../algebra/normal-form.ts';
import { greatestCommonDivisor } from '../rational/rational.ts';
import type { MathNode } from '../read/math-node.ts';
import { judgeNumber } from './number/judge-number.ts';
import { writtenWhole } from './number/number-shape.ts';
import { sameScalar } from './number/same-number.ts';
import { type FormJudge, inForm, right, wrong } from './outcome.ts';
import { inUnit, splitMeasure, withoutAssignment } from './split-measure.ts';

function ratioTerms(node: MathNode): readonly MathNode[] | null {
  const inner = withoutAssignment(node);
  const terms =
    inner.kind === 'ratio' ? inner.terms : inner.kind === 'divide' ? [inner.top, inner.bottom] : null;
  const parts = terms?.map((term) => splitMeasure(term) ?? { value: term, unit: null });
  return parts?.map((part) => inUnit(part, parts[0]?.unit ?? null) ?? part.value) ?? null;
}

function ratioQuotient([top, bottom]: readonly MathNode[]): MathNode | null {
  return top && bottom ? { kind: 'divide', top, bottom } : null;
}

function isZero(node: MathNode | undefined): boolean {
  return node !== undefined && exactValue(node)?.n === 0n;
}

function proportional(given: readonly MathNode[], model: readonly MathNode[]): boolean {
  const [first, other] = [given[0], model[0]];
  if (given.length !== model.length || !first || !other) return false;
  if (given.some((term, i) => isZero(term) !== isZero(model[i]))) return false;
  return given.every((term, i) => {
    const wanted = model[i];
    if (!wanted || i === 0) return i === 0;
    const left: MathNode = { kind: 'multiply', factors: [term, other] };
    const cross: MathNode = { kind: 'multiply', factors: [wanted, first] };
    return sameScalar(left, cross);
  });
}

function isLowestRatio(terms: readonly MathNode[]): boolean {
  const wholes = terms.map(writtenWhole);
  if (wholes.includes(null)) return false;
  return wholes.reduce<bigint>((shared, whole) => greatestCommonDivisor(shared, whole ?? 0n), 0n) === 1n;
}

/** Ratios are the same as quotients: 2:3, 4:6 and 2/3; three terms go by proportion. */
export const judgeRatio: FormJudge = ({ answer, wanted, key }) => {
  const given = ratioTerms(answer);
  const model = ratioTerms(wanted);
  if (!model) return wrong;
  if (!given) {
    const quotient = model.length === 2 && ratioQuotient(model);
    const same =
      quotient && judgeNumber({ answer, wanted: quotient, key: { value: key.value, form: 'number' } });
    return same && same.kind !== 'wrong' ? (same.kind === 'unreadable' ? same : inForm('ratio')) : wrong;
  }
  if (!proportional(given, model)) return wrong;
  if (key.asked === 'fraction' && withoutAssignment(answer).kind !== 'divide') return inForm('fraction');
  const lowest = key.asked !== 'lowest-terms' && key.asked !== 'simplified';
  return lowest || isLowestRatio(given) ? right : inForm('lowest-terms');
};
