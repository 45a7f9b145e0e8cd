import { expect, test } from 'vitest';
import { drawProblem } from '../draw-problem.ts';
import { renderWith } from '../render-problem.ts';
import type { Skill } from '../skill.ts';
import { makeSkill } from '../testing-skill.ts';
import { checkEarlyKey } from './check-early-key.ts';

/** What is found in a hundred problems. */
function found(skill: Skill): string[] {
  const samples = Array.from({ length: 100 }, (_, seed) => {
    const { spec } = drawProblem(skill, { skill: skill.id, version: 1, level: 1, seed });
    return { text: skill.text.en, spec, rendered: renderWith(skill.text.en, spec) };
  });
  return checkEarlyKey(samples).map(({ message }) => message);
}

/** The test skill with one more step, the first, which ends with what one box holds. */
function beginningWith(before: (key: string, box: number) => string): Skill {
  return makeSkill(({ answer, steps }) => {
    const [first] = steps;
    if (first === undefined) throw new Error('A problem has steps.');
    const box = Number(answer.value) / 2;
    return { steps: [{ ...first, before: before(answer.value, box), after: String(box) }, ...steps] };
  });
}

test('accepts steps that come to the key', () => {
  expect(found(makeSkill())).toEqual([]);
});

test('finds steps that work with the key before one of them has found it', () => {
  expect(found(beginningWith((key, box) => `${key} − ${box}`))).toEqual([
    expect.stringContaining('in 100 % of the problems worked by add, add, check, halve'),
  ]);
});

test('accepts data that hold the key by chance', () => {
  expect(found(beginningWith((key, box) => `${key} + ${box} + 7 + 8`))).toEqual([]);
});
