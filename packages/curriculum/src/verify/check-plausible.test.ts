import { expect, test } from 'vitest';
import { drawProblem } from '../draw-problem.ts';
import { defineScenes } from '../kit/define-scenes.ts';
import { numberSkill } from '../kit/number-skill.ts';
import { checkPlausible } from './check-plausible.ts';

const songs = defineScenes({
  radio: {
    text: { told: 'A song lasts {seconds} seconds.' },
    plausible: { seconds: { least: 120, most: 360, whole: true } },
  },
});

function faultsFor(seconds: number): string[] {
  const skill = numberSkill('test-songs', {
    version: 1,
    form: 'integer',
    scenes: [songs],
    text: { headline: 'Two songs', right: 'Right.', other: 'Other.', final: 'Done.', a: 'A', b: 'B', c: 'C' },
    draw: () => ({ seconds }),
    build: (words, { distractor }) => ({
      words,
      question: 'radio-told',
      answer: 7,
      distractors: [
        distractor('uses-the-wrong-scale-factor', 1, 'a'),
        distractor('multiplies-only-one-term', 2, 'b'),
        distractor('slip', 3, 'c'),
      ],
      steps: [],
      claims: [],
    }),
  });
  const { spec } = drawProblem(skill, { skill: skill.id, version: 1, level: 1, seed: 1 });
  return checkPlausible(skill, spec).map(({ message }) => message);
}

test('a number that is true to its scene passes', () => {
  expect(faultsFor(200)).toEqual([]);
});

test('a song of 25 seconds is refused with what is expected', () => {
  expect(faultsFor(25)).toEqual([
    "'radio-told' is given {seconds} = 25, expected a whole number from 120 to 360",
  ]);
});

test('a part of a second is refused where only whole ones make sense', () => {
  expect(faultsFor(200.5)).toHaveLength(1);
});
