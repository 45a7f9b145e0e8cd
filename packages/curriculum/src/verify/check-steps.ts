import { groupDigitsOfContent } from '@playforward/diagram';
import { listedWithAnd } from '../numbers/listed-with-and.ts';
import { showValue } from '../show-value.ts';
import type { Fault, Sample } from './finding.ts';
import { statesValue } from './states-value.ts';

const most = 6;
/** A stretch problem takes several steps. */
const mostOfStretch = 9;

/** A calculation with digits alone, which cannot lead to a number with π. */
const bareNumbers = /^[\d\s.,×÷·+−()²³^]+$/;
const piNumber = /\dπ/;

/** Enough steps, each changes something, and they arrive at the answer that the final answer repeats. */
export function checkSteps({ spec, rendered }: Sample): Fault[] {
  const { steps, answer, id } = spec;
  const faults: Fault[] = [];
  const report = (message: string): void => void faults.push({ rule: 'steps', message });
  const [least, limit] = id.level === 4 ? [4, mostOfStretch] : [id.level === 1 ? 2 : 3, most];
  if (steps.length < least || steps.length > limit)
    report(`${steps.length} steps, expected ${least} to ${limit}`);
  for (const [index, step] of steps.entries()) {
    if (step.after.trim() === '') report(`step ${index + 1} arrives at nothing`);
    if (step.before === step.after) report(`step ${index + 1} changes nothing`);
    if (bareNumbers.test(step.before) && piNumber.test(step.after))
      report(`step ${index + 1} has π in ${step.after} and not in ${step.before}`);
  }
  if (rendered.input) {
    const { value, form, unit } = answer;
    const values = [
      value,
      listedWithAnd(value),
      showValue(value, { form }),
      listedWithAnd(showValue(value, { form })),
      ...(unit === 'dollars' ? [showValue(value, { form, unit }).replace(/ dollars?$/, '')] : []),
    ];
    const plain = (text: string): string => text.replaceAll('$', '');
    const states = (text: string): boolean =>
      values.some(
        (value) =>
          statesValue(text, value) ||
          statesValue(text, groupDigitsOfContent(value)) ||
          statesValue(plain(text), plain(value)),
      );
    if (!steps.some(({ after }) => states(after))) report(`no step arrives at ${value}`);
    if (!states(rendered.finalAnswer)) report(`the final answer lacks ${value}: ${rendered.finalAnswer}`);
  }
  return faults;
}
