import { expect, test } from 'vitest';
import { drawProblem } from './draw-problem.ts';
import type { Distractor, Level } from './problem-spec.ts';
import type { Skill } from './skill.ts';
import { makeSkill } from './testing-skill.ts';

const idOf = (skill: Skill, seed = 1) => ({ skill: skill.id, version: 1, level: 1 as Level, seed });
const reason = { key: 'one-box', args: {} };
const slip = (value: string): Distractor => ({ misconception: 'slip', value, reason });

test('gives the same bytes for the same id', () => {
  const skill = makeSkill();
  const draw = (): string => JSON.stringify(drawProblem(skill, idOf(skill, 99)).spec);
  expect(draw()).toBe(draw());
});

test('draws again while a named misconception gives the right value', () => {
  let attempts = 0;
  const skill = makeSkill(({ answer, distractors }) => {
    attempts += 1;
    const [first, ...rest] = distractors as [Distractor, ...Distractor[]];
    return attempts < 4 ? { distractors: [{ ...first, value: answer.value }, ...rest] } : {};
  });
  expect(drawProblem(skill, idOf(skill)).draws).toBe(4);
});

test('fills up with the first slips that differ from the answer and from each other', () => {
  const skill = makeSkill(({ answer, distractors }) => ({
    distractors: [
      slip(answer.value),
      slip(distractors[0]?.value ?? ''),
      ...distractors.slice(0, 2),
      slip('7'),
    ],
  }));
  const { spec } = drawProblem(skill, idOf(skill));
  expect(spec.distractors.map(({ misconception }) => misconception)).toEqual([
    'uses-the-wrong-scale-factor',
    'adds-the-difference',
    'slip',
  ]);
  expect(spec.distractors[2]?.value).toBe('7');
});

test('gives up with the name of the skill when answers always collide', () => {
  const skill = makeSkill(() => ({ distractors: [slip('1'), slip('2'), slip('3')] }));
  expect(() => drawProblem(skill, idOf(skill))).toThrow('test-double level 1 seed 1');
});
