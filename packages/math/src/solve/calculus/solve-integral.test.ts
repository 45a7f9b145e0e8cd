import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

test.each([
  ['integral of ln x / x dx', '(1/2) · ln(x)^2 + C'],
  ['integral of sin x cos x dx', '(1/2) · sin(x)^2 + C'],
  ['integral of sec^2 x tan x dx', '(1/2) · tan(x)^2 + C'],
  ['integral of sin^2(3x) dx', '(1/2)x - (1/12) · sin(6x) + C'],
  ['integral of csc^2 x dx', '-1/tan(x) + C'],
  ['integral of 1/(x^2(x-1)) dx', '-ln(|x|) + 1/x + ln(|x - 1|) + C'],
])('a function beside its own derivative and a square of a wave are integrated: %s', (text, answer) => {
  const found = solve(text);
  expect('steps' in found && found.answer).toBe(answer);
});

test.each([
  ['integral of x ln x dx from 1 to e', '1/4 + e^2/4'],
  [String.raw`Evaluate $\int_1^e \frac{\ln x}{x}\,dx$`, '1/2'],
  ['integrate (ln x)^3/x from 1 to e^2', '4'],
])('logarithms of powers of e have their values at the ends: %s', (text, answer) => {
  const found = solve(text);
  expect('steps' in found && found.answer).toBe(answer);
});
