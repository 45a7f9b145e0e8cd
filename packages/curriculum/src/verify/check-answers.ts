import { checkKey, evaluateExact, judgeAnswer } from '@playforward/math';
import { judgeTyped } from '../judge-problem.ts';
import type { ProblemSpec } from '../problem-spec.ts';
import type { Fault, Sample } from './finding.ts';

const widest = 20;

/** Sizes of numbers without their sign, as floats, only to compare them; null for any other form. */
function sizeOf(value: string, form: ProblemSpec['answer']['form']): number | null {
  if (form === 'ratio' || form === 'point' || form === 'list' || form === 'inequality') return null;
  const exact = evaluateExact(value);
  return exact === null ? null : Math.abs(Number(exact.n) / Number(exact.d));
}

/** A rounded key has all places the question asks for, and one place more is not judged wrong. */
function checkRounded({ spec, rendered }: Sample): Fault[] {
  const { value, places } = spec.answer;
  if (places === undefined) return [];
  const [number = ''] = /[\d.]+/.exec(value) ?? [];
  const [, behind = ''] = number.split('.');
  if (behind.length !== places) {
    return [{ rule: 'key', message: `"${value}" has not the ${places} decimal places asked for` }];
  }
  const further = value.replace(number, places === 0 ? `${number}.04` : `${number}4`);
  const { kind } = judgeAnswer(further, rendered.key);
  return kind === 'form'
    ? []
    : [{ rule: 'key', message: `"${further}", not yet rounded, is judged ${kind}` }];
}

/** Where powers are asked for or compared, also as a calculator writes them, another exponent makes an answer many times as large. */
function isOfPowers({ spec: { answer }, rendered }: Sample): boolean {
  return (
    answer.form === 'scientific' ||
    answer.value.includes('^') ||
    /10\^|\^\{?−|\dE−?\d/.test(rendered.question)
  );
}

function checkTyped(sample: Sample): Fault[] {
  const { spec, rendered } = sample;
  const faults: Fault[] = [];
  const { answer, distractors } = spec;
  const forms = [answer.value, ...(answer.unit === undefined ? [] : [`${answer.value} ${answer.unit}`])];
  for (const typed of forms) {
    const { kind } = judgeAnswer(typed, { ...rendered.key, question: rendered.question });
    if (kind !== 'right') faults.push({ rule: 'key', message: `"${typed}" is judged ${kind}` });
  }
  const size = isOfPowers(sample) ? null : sizeOf(answer.value, answer.form);
  for (const { value, misconception } of distractors) {
    const judged = judgeTyped(rendered, value);
    const hasForms = answer.asked !== undefined || answer.form === 'scientific';
    const isOtherForm = hasForms && judged.verdict.kind === 'form';
    if (judged.verdict.kind !== 'wrong' && !isOtherForm) {
      faults.push({
        rule: 'distractor',
        message: `${misconception} "${value}" is judged ${judged.verdict.kind}`,
      });
    } else if (judged.misconception !== misconception) {
      const taken = judged.misconception ?? 'no misconception';
      faults.push({ rule: 'distractor', message: `${misconception} "${value}" is taken for ${taken}` });
    }
    const other = sizeOf(value, answer.form);
    if (
      size !== null &&
      other !== null &&
      size > 0 &&
      other > 0 &&
      (other > size * widest || other < size / widest)
    ) {
      faults.push({
        rule: 'distractor',
        message: `${misconception} "${value}" is no likely answer beside ${answer.value}`,
      });
    }
  }
  return faults;
}

/** The key can be read and is right, each distractor is wrong in its own way, and no two choices look the same. */
export function checkAnswers(sample: Sample): Fault[] {
  const { choices, input } = sample.rendered;
  const unreadable = checkKey(sample.rendered.key);
  if (unreadable !== null) return [{ rule: 'key', message: unreadable }];
  const faults: Fault[] = input ? [...checkTyped(sample), ...checkRounded(sample)] : [];
  if (choices.filter(({ correct }) => correct).length !== 1) {
    faults.push({ rule: 'key', message: 'not exactly one choice is right' });
  }
  if (new Set(choices.map(({ text }) => text)).size < choices.length) {
    const shown = choices.map(({ text }) => text).join(' | ');
    faults.push({ rule: 'distractor', message: `two choices look the same: ${shown}` });
  }
  return faults;
}
