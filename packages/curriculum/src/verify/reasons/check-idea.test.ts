import { expect, test } from 'vitest';
import { drawProblem } from '../../draw-problem.ts';
import { findSkill } from '../../generate-problem.ts';
import { renderProblem } from '../../render-problem.ts';
import { checkIdea } from './check-idea.ts';

/** A problem whose first wrong choice has another misconception and reason. */
function told(misconception: string, reason: string) {
  const skill = findSkill('m6-lcm-find');
  if (!skill) throw new Error('no skill to stand for others');
  const { spec } = drawProblem(skill, { skill: skill.id, version: skill.version, level: 2, seed: 1 });
  const rendered = renderProblem(spec);
  const wrong = rendered.choices.filter(({ correct }) => !correct).slice(0, 1);
  return { rendered: { ...rendered, choices: wrong.map((one) => ({ ...one, misconception, reason })) } };
}

test.each([
  ['adds-the-side-lengths', 'This subtracts the lengths. Does the theorem speak of sides?'],
  ['multiplies-the-two-numbers', 'This divides 24 by 6. What does the dot say?'],
])('a reason that begins with another operation than its misconception is refused: %s', (id, reason) => {
  expect(checkIdea(told(id, reason))).toMatchObject([{ rule: 'idea' }]);
});

test.each([
  ['adds-the-side-lengths', 'This adds the lengths. Does the theorem speak of sides?'],
  ['adds-the-side-lengths', 'How long is the slanted side?'],
  ['multiplies-the-two-numbers', 'This doubles the number. What does the dot say?'],
  ['gives-only-one-solution', 'This adds the numbers. What does the sign say?'],
])('the same operation, or none, is left alone: %s', (id, reason) => {
  expect(checkIdea(told(id, reason))).toEqual([]);
});
