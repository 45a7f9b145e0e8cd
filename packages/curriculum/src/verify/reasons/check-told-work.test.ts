import { expect, test } from 'vitest';
import { drawProblem } from '../../draw-problem.ts';
import { findSkill } from '../../generate-problem.ts';
import type { RenderedChoice } from '../../problem-spec.ts';
import { renderProblem } from '../../render-problem.ts';
import type { Sample } from '../finding.ts';
import { checkSameReason } from './check-same-reason.ts';
import { checkToldWork } from './check-told-work.ts';

/** A problem in which each wrong choice is given another value and reason. */
function told(question: string, ...wrong: readonly (readonly [text: string, reason: string])[]): Sample {
  const skill = findSkill('m6-lcm-find');
  if (!skill) throw new Error('no skill to stand for others');
  const { spec } = drawProblem(skill, { skill: skill.id, version: skill.version, level: 2, seed: 1 });
  const choices = wrong.map(
    ([text, reason], index): RenderedChoice => ({
      id: index + 1,
      value: text,
      text,
      diagram: null,
      correct: false,
      misconception: 'slip',
      reason,
    }),
  );
  const rendered = { ...renderProblem(spec), question, diagram: null, steps: [], finalAnswer: '', choices };
  return { text: skill.text.en, spec, rendered };
}

test.each([
  ['Work out 17 · 23.', '40', 'This adds the two numbers. What does the dot say?'],
  ['Work out 17 · 23.', '40', 'This adds 17 and 23. What does the dot say?'],
  ['What is 37 × 5 − 4?', '37', 'This subtracts first. Which operation comes first?'],
  ['One angle measures 69°.', '21 degrees', 'This subtracts from a right angle. What do both make?'],
  ['One angle measures 69°.', '291 degrees', 'This subtracts from 360°. What do both make?'],
  ['Of 300 followers, 180 stay.', '67%', 'This divides the change by 180. Which amount came first?'],
])('a value that the told working leads to is left alone: %s', (question, text, reason) => {
  expect(checkToldWork(Array(4).fill(told(question, [text, reason])))).toEqual([]);
});

test.each([
  ['Work out 17 · 23.', '371', 'This adds 17 and 23. What does the dot say?'],
  ['Work out 17 · 23.', '7919', 'This multiplies the two numbers. What is missing?'],
  ['One angle measures 111°.', '21 degrees', 'This subtracts from a right angle. What do both make?'],
  ['One angle measures 69°.', '300 degrees', 'This subtracts from 360°. What do both make?'],
  ['A shirt costs 19 dollars.', '5231 dollars', 'This divides 19 by 7. What is asked?'],
])('a value that the told working cannot lead to is found: %s', (question, text, reason) => {
  const faults = checkToldWork(Array(4).fill(told(question, [text, reason])));
  expect(faults.map(({ rule }) => rule)).toEqual(['told-work']);
});

test('a working that is missed once among many problems is no fault', () => {
  const reason = 'This adds the two numbers. What does the dot say?';
  const fits = told('Work out 17 · 23.', ['40', reason]);
  const misses = told('Work out 17 · 23.', ['7919', reason]);
  expect(checkToldWork([fits, fits, fits, fits, misses])).toEqual([]);
  expect(checkToldWork([fits, fits, misses, misses])).toHaveLength(1);
});

test('two wrong answers with one reason are found, two with their own are not', () => {
  const same = 'This uses one side. What about the other one?';
  expect(checkSameReason(told('', ['4', same], ['6', same])).map(({ rule }) => rule)).toEqual([
    'same-reason',
  ]);
  expect(checkSameReason(told('', ['4', same], ['6', 'This adds the sides. Why?']))).toEqual([]);
});
