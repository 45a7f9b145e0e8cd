import { expect, test } from 'vitest';
import { findSkill, generateProblem } from './generate-problem.ts';
import { orderChoices } from './order-choices.ts';
import type { Level, SpecId } from './problem-spec.ts';
import { renderProblem, showWork } from './render-problem.ts';

const idOf = (skill: string, level: Level, seed: number): SpecId => ({
  skill,
  version: findSkill(skill)?.version ?? 0,
  level,
  seed,
});

test('shows one right and three other choices with ids 1 to 4, each with its reason', () => {
  const { choices, input } = renderProblem(generateProblem(idOf('m6-write-ratio', 2, 88)));
  expect(choices.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(choices.filter(({ correct }) => correct)).toHaveLength(1);
  expect(choices.every(({ reason }) => reason.length > 20)).toBe(true);
  expect(input).toEqual({ form: 'ratio', unit: null });
});

test('offers no typing for a choice among sentences', () => {
  expect(renderProblem(generateProblem(idOf('m6-ratio-statement-match', 1, 1))).input).toBeNull();
});

test('renders the same words for the same id', () => {
  const render = (): string =>
    JSON.stringify(renderProblem(generateProblem(idOf('m6-part-whole-ratio', 3, 5))));
  expect(render()).toBe(render());
});

test('puts the right choice at each place in a quarter of 500 seeds', () => {
  const places = Array.from({ length: 500 }, (_, seed) =>
    orderChoices('right', ['a', 'b', 'c'], idOf('m6-write-ratio', 1, seed)).indexOf('right'),
  );
  for (const place of [0, 1, 2, 3]) {
    expect(Math.abs(places.filter((p) => p === place).length - 125)).toBeLessThan(3);
  }
});

test('joins a calculation with an equals sign and words with an arrow', () => {
  expect(showWork({ before: '20 − 12', after: '8' })).toBe('20 − 12 = 8');
  expect(showWork({ before: '(−5)^2 − 4 × 8', after: '−7' })).toBe('(−5)² − 4 × 8 = −7');
  expect(showWork({ before: '(1/2)^(−3)', after: '8' })).toBe('(1/2)⁻³ = 8');
  expect(showWork({ before: '4^2', after: '16' })).toBe('4² = 16');
  expect(showWork({ before: 'oaks to maples', after: '3 to 2' })).toBe('oaks to maples → 3 to 2');
  expect(showWork({ before: '', after: 'oaks to maples' })).toBe('oaks to maples');
  expect(showWork({ before: '', after: '' })).toBeNull();
});

test('says nothing about typing where the answer is drawn', () => {
  const questions = Array.from({ length: 60 }, (_, seed) =>
    renderProblem(generateProblem(idOf('a1-system-graph-estimate', 1, seed + 1))),
  );
  const drawn = questions.filter(({ hand }) => hand !== undefined);
  expect(drawn.length).toBeGreaterThan(10);
  for (const { question } of drawn) expect(question).not.toContain('Write');
  expect(questions.some(({ hand, question }) => !hand && question.endsWith('Write a point.'))).toBe(true);
});

test('refuses a skill or a version that is not in this program', () => {
  expect(() => generateProblem({ ...idOf('m6-write-ratio', 1, 1), version: 99 })).toThrow(
    'version 99 is not here',
  );
  expect(() => generateProblem(idOf('m6-no-such-skill', 1, 1))).toThrow('no skill');
});
