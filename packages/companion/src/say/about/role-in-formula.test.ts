import { expect, test } from 'vitest';
import { makeProblem, tell } from '../../testing-turn.ts';
import { roleInFormula } from './role-in-formula.ts';

const made = makeProblem('m7-expand-rational-factor', { level: 1 });
const roleIn = (number: string, question: string) => roleInFormula(number, { ...made, question });

test.each([
  ['6', 'Name the vertex of $y = −(x + 5)^2 + 6$.', 'is added to'],
  ['2', 'Name the vertex of $y = −(x + 5)^2 + 6$.', 'is the exponent'],
  ['3', 'Which sketch shows $f(x) = 3(x − 2)^2(x + 4)$?', 'multiplies what stands behind it'],
  ['37', 'Let $\\cos u = -\\frac{12}{37}$.', 'stands below the fraction bar'],
  ['12', 'Let $\\cos u = -\\frac{12}{37}$.', 'stands above the fraction bar'],
  ['5', 'Which one shows $y = \\log_{5}(x − 3)$?', 'is the base of the logarithm'],
  ['5.5', 'Find $\\log_{5.5}(21.1)$.', 'is the base of the logarithm'],
  [
    '28',
    'Of the seats $\\frac{7}{28}$ are taken. What percent is $\\frac{7}{28}$?',
    'stands below the fraction bar',
  ],
  ['7', 'A function is $g(x) = 8 \\cdot 7^x$.', 'is the base of a power'],
  ['9', 'Solve $4x − 9 = 3$.', 'is taken away'],
  ['4', 'Solve $4x − 9 = 3$.', 'multiplies what stands behind it'],
])('what %s does is told by the signs beside it: %s', (number, question, role) =>
  expect(roleIn(number, question)).toContain(role),
);

test.each([
  ['3', 'Solve $3x + 3 = 9$.'],
  ['3', 'There are 3 boxes.'],
  ['5', 'Find the distance from $(5, −2)$ to $(1, 4)$.'],
])('it stays open where %s stands twice or in no formula: %s', (number, question) =>
  expect(roleIn(number, question)).toBeNull(),
);

test('a number that a choice says is told the same way, and no move with it', () => {
  const problem = { ...made, question: 'Name the vertex of $y = −(x + 5)^2 + 6$.', choices: ['6', '5'] };
  for (const number of ['6', '5'])
    expect(tell(`what does the ${number} mean`, problem).reply.text).toContain(
      `the $${number}$ is added to what stands before it.`,
    );
});
