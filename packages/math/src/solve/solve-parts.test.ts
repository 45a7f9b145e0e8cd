import { expect, test } from 'vitest';
import { labelledParts } from './reading/bound/labelled-parts.ts';
import { solve } from './solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  [
    'A moving company charges $80 plus $45 per hour. (a) Write an equation for the cost C of a move that takes h hours. (b) How much does a 6-hour move cost?',
    '(a) C = 45h + 80; (b) $350',
  ],
  [
    'A candle is 10 inches tall and burns down 0.5 inch every hour. a) Write an equation for the height H of the candle after t hours. b) Use your equation to find the height after 6 hours.',
    '(a) H = 10 - 0.5t; (b) 7',
  ],
  [
    'Line m passes through (2, 5) and (6, 13). (a) Write the equation of m in slope-intercept form. (b) Find the y-intercept of m.',
    '(a) y = 2x + 1; (b) y-intercept (0, 1)',
  ],
])('a part leans on the equation that a part before has found: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  'A line passes through (2, 5) and (6, 13). (a) Find the slope of a perpendicular line. (b) Find its slope.',
  'A cylinder has radius 3 cm and height 10 cm. (a) If the radius is doubled, what is the volume? (b) Find its surface area.',
  'Tom has $50. (a) He spends $12. How much is left? (b) He then earns $20. How much does he have?',
  'Tom has $50. (a) He spends $12. How much is left? (b) He earns $20. How much does he have?',
  'A store has shirts at $20. (a) What is the price after a 10% discount? (b) What is then the price with 8% tax?',
  'A savings account has a balance of $400 and earns 5% interest each year. (a) Write a function B(t) for the balance after t years. (b) What is the balance after 2 years?',
])(
  'what may go on from a part before or disagrees with it is not answered from what is told for all: %s',
  (text) => {
    expect(answerOf(text)).toBe('refused');
  },
);

test.each([
  [
    'A particle moves with velocity v(t) = t^2 - 4t + 3 m/s, t ≥ 0. (a) When is the particle at rest? (b) Find the displacement for 0 ≤ t ≤ 3. (c) Find the total distance traveled on 0 ≤ t ≤ 3.',
    '(a) t = 3 s or t = 1 s; (b) 0 m; (c) 8/3 m',
  ],
  [
    'Test: Vectors (Form C)\n5. [6 points] Let u = ⟨4, −3⟩ and v = ⟨5, 12⟩.\n(a) Find u · v.\n(b) Find cos θ, where θ is the angle between u and v.\n(c) Find 2u − v.',
    '(a) -16; (b) -16/65; (c) <3, -18>',
  ],
  [
    'The population of a town is 5000 and decreases by 2% each year. (a) Write a function P(t) for the population after t years. (b) After how many years is the population 4000? Round to the nearest tenth.',
    '(a) P(t) = 5000(0.98)^t; (b) t = 11.0',
  ],
  [
    'The circle x^2 + y^2 - 6x + 8y = 0 is given. a) Find the center. b) Find the radius.',
    '(a) center (3, -4); (b) radius 5',
  ],
  [
    'Let f(x)=x^3-6x^2-36x+17 on the closed interval [-4,5]. (a) Find the absolute maximum value of f. (b) Find the absolute minimum value of f.',
    '(a) 57; (b) -188',
  ],
])('each part takes up what is told before the first: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test('each part begins with its label, and every step is kept', () => {
  const text = 'A square has side 3 cm. (a) What is its area? (b) What is its perimeter?';
  const found = solve(text);
  const begins = 'steps' in found ? found.steps.filter(({ why }) => /^\([ab]\)/.test(why)) : [];
  expect(begins.length).toBe(labelledParts(text)?.length);
});
