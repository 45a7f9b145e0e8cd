import { expect, test } from 'vitest';
import { drawProblem } from '../draw-problem.ts';
import { renderWith } from '../render-problem.ts';
import { makeSkill } from '../testing-skill.ts';
import { checkCues } from './check-cues.ts';
import type { Sample } from './finding.ts';

const skill = makeSkill();
const samples: Sample[] = Array.from({ length: 120 }, (_, seed) => {
  const { spec } = drawProblem(skill, { skill: skill.id, version: 1, level: 1, seed });
  return { text: skill.text.en, spec, rendered: renderWith(skill.text.en, spec) };
});

const withChoices = (change: (sample: Sample) => Sample['rendered']['choices']): Sample[] =>
  samples.map((sample) => ({ ...sample, rendered: { ...sample.rendered, choices: change(sample) } }));

test('finds no cue in choices of one kind in seeded order', () => {
  expect(checkCues(samples)).toEqual([]);
});

test('reports a right choice that is always the longest', () => {
  const longer = withChoices(({ rendered }) =>
    rendered.choices.map((choice) =>
      choice.correct ? { ...choice, text: `${choice.text} because` } : choice,
    ),
  );
  expect(checkCues(longer).map(({ message }) => message)).toContain(
    'the right choice is the longest in 100 %',
  );
});

test('reports a right choice that always stands first', () => {
  const sorted = withChoices(({ rendered }) =>
    rendered.choices.toSorted((a, b) => Number(b.correct) - Number(a.correct)),
  );
  expect(checkCues(sorted)).toHaveLength(4);
});
