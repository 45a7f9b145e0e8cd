import { generateProblem, type Level, listSkills, renderProblem } from '@playforward/curriculum';
import { expect, test } from 'vitest';
import { openProblemOf } from '../open-problem.ts';
import { hintLadder } from './hint-ladder.ts';
import { statesKey } from './states-key.ts';

const levels: readonly Level[] = [1, 2, 3];
/** By day the first two; at night all. */
const seeds = [1, 2, 3, 4, 5, 6, 7, 8].slice(0, process.env.WHOLE === '1' ? 8 : 2);

const problems = listSkills()
  .flatMap(({ id: skill, version }) => levels.map((level) => ({ skill, version, level })))
  .flatMap((place) => seeds.map((seed) => renderProblem(generateProblem({ ...place, seed }))))
  .filter(({ hand }) => hand !== undefined);

test('some problems are made by hand', () => {
  expect(problems.length).toBeGreaterThan(50);
});

test('hints for what is made by hand lead on and never say what to make', () => {
  for (const problem of problems) {
    const open = openProblemOf(problem);
    const hints = hintLadder(open);
    expect(hints.length, problem.id.skill).toBeGreaterThanOrEqual(3);
    for (const { text } of hints) {
      expect(text).not.toContain(open.shownAnswer);
      expect(statesKey(text, open)).toBe(false);
    }
  }
});

test('the drawing in words, or its point alone, is the key', () => {
  const plotted = problems.find(({ hand }) => hand?.kind === 'plot-points');
  if (!plotted) throw new Error('no skill plots points');
  const open = openProblemOf(plotted);
  expect(statesKey(`It lies at ${open.shownAnswer}.`, open)).toBe(true);
  const drawn = problems.find(({ hand }) => hand?.kind === 'range-on-line');
  const other = openProblemOf(drawn ?? plotted);
  expect(statesKey(`Draw this: ${other.shownAnswer}.`, other)).toBe(true);
  expect(statesKey('Test a number beside the circle.', other)).toBe(false);
});

test('the number of a mark is the key, unless the question tells it', () => {
  const key = { value: '{}', form: 'hand' as const, misconceptions: [] };
  const held = { key, shownAnswer: 'The mark is at −19.', question: 'Find the sum.' };
  expect(statesKey('Then 2 − 21 = −19.', held)).toBe(true);
  expect(statesKey('Then 2 − 21 = −18.', held)).toBe(false);
  expect(statesKey('Start at −19.', { ...held, question: 'Put the mark at −19.' })).toBe(false);
  const ray = {
    ...held,
    shownAnswer: 'The circle at −3 is open, and the line to the left of it is thick.',
  };
  expect(statesKey('So $k < −3$.', ray)).toBe(true);
  const both = { ...held, shownAnswer: 'The marks are at −9 and 13 1/3.' };
  expect(statesKey('One of them is −9.', both)).toBe(true);
  expect(statesKey('It is $\\frac{40}{3}$.', both)).toBe(true);
  expect(statesKey('It is 13.', both)).toBe(false);
});

test('a problem that was stored in shorter words holds its key back as well', () => {
  const key = { value: '{}', form: 'hand' as const, misconceptions: [] };
  const held = { key, shownAnswer: 'Mark at −19', question: 'Find the sum.' };
  expect(statesKey('Then 2 − 21 = −19.', held)).toBe(true);
  const ray = { ...held, shownAnswer: 'Open circle at −3, thick line to the left' };
  expect(statesKey('So $k < −3$.', ray)).toBe(true);
});
