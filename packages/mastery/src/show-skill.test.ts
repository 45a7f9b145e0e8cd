import { expect, test } from 'vitest';
import { answerWay } from './answer-way.ts';
import { type Estimate, recordEvidence } from './estimate.ts';
import { countStars, showSkill } from './show-skill.ts';

function after(answers: { right: boolean; help: boolean }[]): Estimate | undefined {
  let estimate: Estimate | undefined;
  for (const answer of answers) {
    estimate = recordEvidence(estimate, { evidence: { ...answer, way: 'number', level: 2 }, now: 0 });
  }
  return estimate;
}

const rightAlone = { right: true, help: false };
const rightHelped = { right: true, help: true };
const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value);

test('a skill nobody has tried is new, and brings no stars', () => {
  expect(showSkill(undefined, 0)).toEqual({ state: 'new', alone: 0, withHelp: 0, due: false });
  expect(countStars([undefined, undefined], 12)).toBe(0);
});

test('a skill done with help only never counts as done alone', () => {
  const shown = showSkill(after(times(9, rightHelped)), 0);
  expect(shown).toMatchObject({ state: 'with-help', alone: 0, withHelp: 1 });
});

test('all stars shine when every skill is mastered alone', () => {
  const mastered = after(times(5, rightAlone));
  expect(showSkill(mastered, 0).state).toBe('alone');
  expect(countStars([mastered, mastered], 12)).toBe(12);
  expect(countStars([mastered, undefined], 12)).toBe(6);
});

test('help alone earns a part of the stars', () => {
  const stars = countStars([after(times(9, rightHelped))], 12);
  expect(stars).toBe(4);
});

test('stars do not go out while a student is away, the skill only becomes due', () => {
  const mastered = after(times(5, rightAlone));
  const year = 365 * 24 * 60 * 60 * 1000;
  expect(showSkill(mastered, year)).toMatchObject({ state: 'alone', alone: 1, due: true });
});

test('a typed form answered by its choices counts as a choice', () => {
  expect(answerWay({ form: 'integer', picked: true })).toBe('choice');
  expect(answerWay({ form: 'integer', picked: false })).toBe('number');
  expect(answerWay({ form: 'ratio', picked: false })).toBe('structured');
});
