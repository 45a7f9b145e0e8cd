import { expect, test } from 'vitest';
import { inferAnswerForm } from '../infer-form.ts';
import { judgeAnswer } from '../judge-answer.ts';

const verdictOf = (question: string, value: string, answer: string): string =>
  judgeAnswer(answer, { value, form: inferAnswerForm(value, question), inferred: true, question }).kind;

test.each([
  ['Find the indefinite integral of sin(x)cos(x) dx.', 'sin(x)^2/2 + C', '-cos(2x)/4 + C'],
  ['Find the indefinite integral of sin(x)cos(x) dx.', 'sin(x)^2/2 + C', '-cos^2(x)/2 + C'],
  ['Find ∫ sin x cos x dx.', '(1/2)sin^2(x) + C', '-1/4 cos 2x + c'],
  ['Find ∫ sin x cos x dx.', '(1/2)sin^2(x) + C', 'sin^2 x/2+C'],
  ['Integrate 2 sec^2(x) tan(x).', 'tan(x)^2 + C', 'sec^2 x + C'],
  ['Integrate (x+1)^2.', '(x+1)^3/3 + C', 'x^3/3 + x^2 + x + C'],
  ['Evaluate ∫ 1/(2x) dx.', 'ln|x|/2 + C', '1/2 ln|2x| + C'],
  ['Find the antiderivative of 2x.', 'x^2 + C', 'x^2 + K where K is any constant'],
  ['Find the antiderivative of 2x.', 'x^2 + C', 'C + x^2, C is a constant'],
  ['Find ∫ sin(2x) dx.', '-cos(2x)/2 + C', 'sin^2(x) + C'],
  ['Find ∫ sin(2x) dx.', '-cos(2x)/2 + C', '-cos^2 x + c'],
  ['Integrate tan x sec^2 x.', 'tan^2(x)/2 + C', '1/2 sec^2(x) + C'],
  ['Integrate x(x+2).', 'x^3/3 + x^2 + C', 'C + 1/3 x^3 + x^2'],
  ['Integrate (2x+1)^3.', '(2x+1)^4/8 + C', '2x^4 + 4x^3 + 3x^2 + x + C'],
  ['Integrate 1/x.', 'ln|x| + C', 'ln|3x| + C, C is any real constant'],
])('takes any antiderivative with its constant: %s %s, %s', (question, key, answer) => {
  expect(verdictOf(question, key, answer)).toBe('right');
});

test.each([
  ['Find ∫ sin x cos x dx.', '(1/2)sin^2(x) + C', 'cos^2(x)/2 + C'],
  ['Evaluate ∫ 1/(2x) dx.', 'ln|x|/2 + C', '1/2 ln|2x|'],
  ['Find ∫ sin(2x) dx.', '-cos(2x)/2 + C', 'cos^2 x + c'],
  ['Find ∫ sin(2x) dx.', '-cos(2x)/2 + C', 'sin^2(x)'],
  ['Integrate (2x+1)^3.', '(2x+1)^4/8 + C', '2x^4 + 4x^3 + 3x^2 + 2x + C'],
  ['Integrate 1/x.', 'ln|x| + C', '3ln|x| + C'],
])('refuses what differs by more than a number or names no constant: %s %s, %s', (question, key, answer) => {
  expect(verdictOf(question, key, answer)).not.toBe('right');
});
