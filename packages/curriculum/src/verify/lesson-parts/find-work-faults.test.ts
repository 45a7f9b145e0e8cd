import { expect, test } from 'vitest';
import { type PlantedWork, plantInProblem } from '../../error-analysis/generate-error-analysis.ts';
import type { PlantedError } from '../../error-analysis/plant-error.ts';
import { findSkill } from '../../generate-problem.ts';
import type { Level } from '../../problem-spec.ts';
import { findWorkFaults } from './find-work-faults.ts';

function workOf(skill: string, level: Level): PlantedWork {
  const work = plantInProblem({ skill, version: findSkill(skill)?.version ?? 0, level, seed: 1 });
  if (!work) throw new Error('no error was planted');
  return work;
}

const twoStep = workOf('m7-solve-two-step', 1);
const changed = (error: Partial<PlantedError>): readonly string[] =>
  findWorkFaults({ ...twoStep, error: { ...twoStep.error, ...error } });
const line = (before: string, after: string) => ({ before, after });

test('work that goes wrong in its named line, and follows to its value, has no fault', () => {
  expect(findWorkFaults(twoStep)).toEqual([]);
  for (const skill of ['m8-solve-both-sides', 'm7-simple-probability', 'm6-mad-compute'])
    expect(findWorkFaults(workOf(skill, 2))).toEqual([]);
});

test('a line that is named though it is right is a fault', () => {
  const lines = [line('$8k + 4 = 28$', '$8k = 24$'), line('$8k = 24$', '$k = 4$')];
  expect(changed({ lines, at: 0, value: '4' })).toEqual([
    'the line that is named is right: $8k + 4 = 28$ → $8k = 24$',
  ]);
  expect(changed({ lines, at: 1, value: '4' })).toEqual([]);
});

test('a true line is not wrong for having the numbers of a right step in another order', () => {
  const { steps } = twoStep.spec;
  const sum = { ...steps[0], before: '8 + 4', after: '12' };
  const spec = { ...twoStep.spec, steps: [sum, ...steps] as typeof steps };
  const named = (first: ReturnType<typeof line>, second: ReturnType<typeof line>) =>
    findWorkFaults({
      ...twoStep,
      spec,
      error: { ...twoStep.error, lines: [first, second], at: 0, value: second.after },
    }).filter((fault) => fault.startsWith('the line that is named'));
  expect(named(line('4 + 8', '12'), line('12 − 8', '4'))).toEqual([
    'the line that is named is right: 4 + 8 → 12',
  ]);
  expect(named(line('8 − 4', '4'), line('28 ÷ 4', '7'))).toEqual([]);
  expect(named(line('4 + 28', '32'), line('32 ÷ 8', '4'))).toEqual([]);
});

test('a wrong line before the named one is a fault', () => {
  const lines = [line('$8k + 4 = 28$', '$8k = 32$'), line('$8k = 32$', '$k = 24$')];
  expect(changed({ lines, at: 1, value: '24' })).toEqual(['line 1 is not right: $8k + 4 = 28$ → $8k = 32$']);
});

test('a later line that does not follow from the wrong one is a fault', () => {
  const lines = [line('28 + 4', '32'), line('28 ÷ 8', '3.5')];
  expect(changed({ lines, at: 0, value: '3.5' })).toEqual(['nothing goes on from line 1: 28 + 4 → 32']);
});

test('lines that lead to another value than the misconception are a fault', () => {
  expect(changed({ value: '17' })).toEqual(['the lines do not lead to 17']);
});

test('an explanation that speaks of numbers outside of the work is a fault', () => {
  const { problem } = twoStep;
  const choices = problem.choices.map((one) => ({ ...one, reason: 'This adds 97 first.' }));
  expect(findWorkFaults({ ...twoStep, problem: { ...problem, choices } })).toEqual([
    'the explanation speaks of 97, which stands nowhere: This adds 97 first.',
  ]);
});
