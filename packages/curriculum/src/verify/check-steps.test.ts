import { expect, test } from 'vitest';
import { drawProblem } from '../draw-problem.ts';
import { renderWith } from '../render-problem.ts';
import { makeSkill } from '../testing-skill.ts';
import { checkSteps } from './check-steps.ts';

const skill = makeSkill();

/** What is found in a problem with one more step, the first, of this work. */
function found(before: string, after: string): string[] {
  const { spec } = drawProblem(skill, { skill: skill.id, version: 1, level: 1, seed: 1 });
  const [first] = spec.steps;
  if (first === undefined) throw new Error('A problem has steps.');
  const steps = [{ ...first, before, after }, ...spec.steps];
  const sample = { text: skill.text.en, spec, rendered: renderWith(skill.text.en, spec) };
  const own = checkSteps(sample).map(({ message }) => message);
  return checkSteps({ ...sample, spec: { ...spec, steps } })
    .map(({ message }) => message)
    .filter((message) => !own.includes(message));
}

test('digits alone do not lead to a number with π', () => {
  expect(found('7 × 7', '49π')).toEqual(['step 1 has π in 49π and not in 7 × 7']);
  expect(found('3² × 8 ÷ 3', '24π')).toHaveLength(1);
  expect(found('π × 7 × 7', '49π')).toEqual([]);
  expect(found('49π × 5', '245π')).toEqual([]);
  expect(found('the circle', '49π')).toEqual([]);
  expect(found('98 ÷ 49', '2')).toEqual([]);
});

test('a step changes something', () => {
  expect(found('3x = 6', '3x = 6')).toEqual(['step 1 changes nothing']);
});
