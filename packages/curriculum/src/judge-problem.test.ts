import { describe, expect, test } from 'vitest';
import { generateProblem } from './generate-problem.ts';
import { answerKeyOf, judgeChoice, judgeTyped } from './judge-problem.ts';
import { renderProblem } from './render-problem.ts';

const spec = generateProblem({ skill: 'm6-write-ratio', version: 1, level: 2, seed: 12 });
const [first, second] = spec.answer.value.split(':');

test('judges the typed key right and says why', () => {
  const judged = judgeTyped(spec, `${first} : ${second}`);
  expect(judged.verdict.kind).toBe('right');
  expect(judged.reason).toContain('The ratio names');
});

test('recognises swapped terms and answers with their reason', () => {
  const judged = judgeTyped(spec, `${second}:${first}`);
  expect(judged.misconception).toBe('swaps-the-order-of-the-terms');
  expect(judged.reason).toContain('This puts');
});

test('says what to look at next for a ratio that shows no known misconception', () => {
  const judged = judgeTyped(spec, '97:89');
  expect(judged).toMatchObject({ verdict: { kind: 'wrong' }, misconception: null });
  expect(judged.reason).toContain('Then write them in that order.');
});

test('leaves an empty answer unreadable and uses no attempt for it', () => {
  expect(judgeTyped(spec, '')).toMatchObject({ verdict: { kind: 'unreadable' }, reason: null });
});

test('judges every choice as the rendered problem has it', () => {
  for (const { id, correct, misconception, reason } of renderProblem(spec).choices) {
    const judged = judgeChoice(spec, id);
    expect(judged?.verdict.kind).toBe(correct ? 'right' : 'wrong');
    expect(judged).toMatchObject({ misconception, reason });
  }
});

test('knows no choice beyond the ones shown', () => {
  expect(judgeChoice(spec, 0)).toBeNull();
  expect(judgeChoice(spec, 5)).toBeNull();
});

test('hands the misconceptions of the distractors to the key', () => {
  expect(answerKeyOf(spec).misconceptions).toContainEqual({
    id: 'swaps-the-order-of-the-terms',
    value: `${second}:${first}`,
  });
});

test.each(['DNE', 'does not exist', 'no limit', 'undefined'])(
  'takes "%s" for the choice that says that there is no value',
  (typed) => {
    const limit = generateProblem({ skill: 'calc-limit-factor', version: 1, level: 1, seed: 1 });
    const judged = judgeTyped(limit, typed);
    expect(judged).toMatchObject({
      verdict: { kind: 'wrong' },
      misconception: 'says-zero-over-zero-does-not-exist',
    });
    expect(judged.reason).toContain('What can be simplified first?');
    expect(judgeTyped(spec, typed).misconception).toBeNull();
  },
);

describe('an answer to be rounded', () => {
  const bearing = generateProblem({ skill: 'pre-bearing-problem', version: 2, level: 1, seed: 1 });
  const { value } = bearing.answer;

  test('is right as it is shown, with its zeros at the end', () => {
    expect(value).toMatch(/^\d+\.\d$/);
    expect(judgeTyped(bearing, value).verdict.kind).toBe('right');
  });

  test('is told to round where it goes further, and costs no attempt', () => {
    expect(judgeTyped(bearing, `${value}31`).verdict).toMatchObject({ kind: 'form', asked: 'tenths' });
  });

  test('shows the way of working of a wrong number that was not rounded either', () => {
    const [first] = bearing.distractors;
    const judged = judgeTyped(bearing, `${first?.value}2`);
    expect(judged).toMatchObject({ verdict: { kind: 'wrong' }, misconception: first?.misconception });
  });
});
