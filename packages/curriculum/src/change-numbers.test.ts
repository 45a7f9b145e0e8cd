import { expect, test } from 'vitest';
import { changeNumbers } from './change-numbers.ts';
import { findSkill, generateProblem } from './generate-problem.ts';
import { renderProblem } from './render-problem.ts';

const made = (skill: string, level: 1 | 2 | 3, seed: number) =>
  renderProblem(generateProblem({ skill, version: findSkill(skill)?.version ?? 1, level, seed }));

test('a number of the question is changed in the question, the steps and the answer', () => {
  const problem = made('m6-percent-of-benchmark', 2, 3);
  expect(problem.question).toContain('90 photos');
  const changed = changeNumbers(problem, new Map([[90, 200]]));
  expect(changed?.question).toBe(problem.question.replace('90', '200'));
  expect(changed?.steps.some(({ instruction }) => instruction === 'Divide 200 by 5.')).toBe(true);
  expect(changed?.finalAnswer).toBe('40 photos');
});

test('a number that the question does not state changes nothing', () => {
  const problem = made('m6-percent-of-benchmark', 2, 3);
  expect(changeNumbers(problem, new Map([[98_765, 4]]))).toBeNull();
  expect(changeNumbers(problem, new Map())).toBeNull();
});

test('a number for which the skill has no problem gives none', () => {
  const problem = made('m6-percent-of-benchmark', 2, 3);
  const percent = Number(/(\d+)%/.exec(problem.question)?.[1]);
  expect(changeNumbers(problem, new Map([[percent, -3.7]]))).toBeNull();
});
