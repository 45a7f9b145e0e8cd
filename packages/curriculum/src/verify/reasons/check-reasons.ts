import { formatPassage } from '../../sentence.ts';
import { showValue } from '../../show-value.ts';
import { findTextFaults } from '../check-text.ts';
import type { Fault, Sample } from '../finding.ts';
import { statesValue } from '../states-value.ts';

const blame = /\b(wrong|incorrect|mistake|mistakes|careless|error|oops|silly|forgot|failed|bad|sorry)\b/i;

/** No reason blames or gives the right value away; a number the question itself tells may be said again. */
export function checkReasons({ spec, rendered, text }: Sample): Fault[] {
  const { answer } = spec;
  const otherWrong = formatPassage(text, spec.otherWrong);
  const reasons = [
    ...rendered.choices.filter(({ correct }) => !correct).map(({ reason }) => reason),
    otherWrong,
  ];
  const faults: Fault[] = findTextFaults(otherWrong).map((fault) => ({
    rule: 'text',
    message: `otherWrong ${fault}: ${otherWrong}`,
  }));
  const values = [answer.value, showValue(answer.value, { form: answer.form })];
  const right = rendered.input ? values : rendered.choices.filter((c) => c.correct).map(({ text }) => text);
  const secret = right.filter((value) => !statesValue(rendered.question, value));
  for (const reason of reasons) {
    const blaming = blame.exec(reason);
    if (blaming) faults.push({ rule: 'reason', message: `says "${blaming[0]}": ${reason}` });
    if (secret.some((value) => statesValue(reason, value))) {
      faults.push({ rule: 'reason', message: `gives ${answer.value} away: ${reason}` });
    }
  }
  return faults;
}
