import { expect, test } from 'vitest';
import { inferAnswerForm } from './infer-form.ts';

test.each([
  ['4', 'integer'],
  ['-0.5', 'decimal'],
  ['3/4', 'fraction'],
  ['2 1/2', 'mixed-number'],
  ['25%', 'percent'],
  ['$3.50', 'money'],
  ['45°', 'angle'],
  ['12 in²', 'measure'],
  ['2:3', 'ratio'],
  ['(3, 4)', 'point'],
  ['(-∞, 4)', 'interval'],
  ['[1, 3)', 'interval'],
  ['{1, 2}', 'set'],
  ['1, 2, 3', 'list'],
  ['x = 2 or x = 3', 'set'],
  ['x = 4', 'equation'],
  ['x > 4', 'inequality'],
  ['2√3', 'radical'],
  ['3.2 × 10^5', 'scientific'],
  ['2(x+1)', 'expression'],
  ['5 g', 'measure'],
  ['5g', 'expression'],
  ['6 m/s', 'measure'],
  ['2 h 30 min', 'measure'],
  ['2 x', 'expression'],
  ['x = ±√5', 'set'],
  ['(-8±√28)/2', 'set'],
  ['no solution', 'set'],
  ['all real numbers', 'interval'],
  ['3 + 2i', 'number'],
  ['the second one', 'choice'],
])('the key %s is judged as %s', (key, form) => {
  expect(inferAnswerForm(key)).toBe(form);
});

test.each([
  ['π/6, 5π/6', 'Solve 2 sin x = 1 on [0, 2π).', 'set'],
  ['3 and 5', 'Mode of 2, 3, 3, 5, 5?', 'set'],
  ['1/2, 3/4', 'Solve by putting 3/4 and 1/2 in order from least to greatest.', 'list'],
  ['2, 5, 8', 'Write the next three numbers.', 'list'],
])('%s for “%s” is a %s', (key, question, form) => expect(inferAnswerForm(key, question)).toBe(form));
