import { expect, test } from 'vitest';
import { topicOf } from './topic-of.ts';
import { typedProblem } from './typed-problem.ts';

test('an expression is told as the calculation that comes first, with its reason', () => {
  expect(
    typedProblem('Evaluate 6 + 3(9 - 5)^2.').rendered?.steps.map(({ instruction }) => instruction),
  ).toEqual(['Work out $9 - 5$.', 'Work out $4^2$.', 'Work out $3 · 16$.', 'Work out $6 + 48$.']);
});

test('an order about the form of the answer is no part of the question', () => {
  expect(typedProblem('What is 5/6 ÷ 5/3? Write your answer in simplest form.').key.value).toBe('1/2');
});

test('where only the words leave a way, the problem says so', () => {
  const told = typedProblem(
    'A $30 deposit plus $8 per day rents a boat. Ivy hands over $70 in total. How many days is that?',
  );
  expect([told.skill, told.key.value]).toEqual(['told', '5']);
});

test.each([
  ['What is 4/5 ÷ 2/3?', 'm6-fraction-division-rule'],
  ['Simplify y^4 · y^2.', 'm8-exponent-laws'],
  ['Solve -3x + 2 > 11.', 'm7-solve-inequalities-7'],
  ['Find the volume of a cone with radius 2 and height 9.', 'm8-volume-cylinders-cones'],
  ['Evaluate 6 + 3(9 - 5)^2.', 'm6-evaluate-expressions'],
])('%s belongs to %s', (problem, lesson) => {
  expect(topicOf(typedProblem(problem))).toBe(lesson);
});
