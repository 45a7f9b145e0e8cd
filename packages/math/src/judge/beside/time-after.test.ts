import { expect, test } from 'vitest';
import { inferAnswerForm } from '../infer-form.ts';
import { judgeAnswer } from '../judge-answer.ts';

const verdict = (answer: string, value: string): string => {
  const question = 'When do the trains meet?';
  return judgeAnswer(answer, { value, form: inferAnswerForm(value, question), inferred: true, question })
    .kind;
};

test.each(['3 hrs', 'in 3 hours', '3', '180 minutes', '3 hours later'])(
  'takes %s for after 3 hours',
  (answer) => {
    expect(verdict(answer, 'after 3 hours')).toBe('right');
  },
);

test.each(['3 minutes', '4 hours', '3:00', '3 hours before noon'])(
  'does not take %s for after 3 hours',
  (answer) => {
    expect(verdict(answer, 'after 3 hours')).not.toBe('right');
  },
);

test('takes 4 yrs for in 4 years', () => {
  expect(verdict('after 4 yrs', 'in 4 years')).toBe('right');
});
