import { showValue } from '../show-value.ts';
import type { Fault, Sample } from './finding.ts';
import { statesValue } from './states-value.ts';

const most = 6;

/** Enough steps, each changes something, and they arrive at the answer that the final answer repeats. */
export function checkSteps({ spec, rendered }: Sample): Fault[] {
  const { steps, answer, id } = spec;
  const faults: Fault[] = [];
  const report = (message: string): void => void faults.push({ rule: 'steps', message });
  const least = id.level === 1 ? 2 : 3;
  if (steps.length < least || steps.length > most)
    report(`${steps.length} steps, expected ${least} to ${most}`);
  for (const [index, step] of steps.entries()) {
    if (step.after.trim() === '') report(`step ${index + 1} arrives at nothing`);
    if (step.before === step.after) report(`step ${index + 1} changes nothing`);
  }
  if (rendered.input) {
    const values = [answer.value, showValue(answer.value, { form: answer.form })];
    const states = (text: string): boolean => values.some((value) => statesValue(text, value));
    if (!steps.some(({ after }) => states(after))) report(`no step arrives at ${answer.value}`);
    if (!states(rendered.finalAnswer))
      report(`the final answer lacks ${answer.value}: ${rendered.finalAnswer}`);
  }
  return faults;
}
