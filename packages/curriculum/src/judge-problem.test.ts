import { describe, expect, test } from 'vitest';
import { generateProblem } from './generate-problem.ts';
import { judgeChoice, judgeTyped } from './judge-problem.ts';
import { renderProblem } from './render-problem.ts';

const spec = generateProblem({ skill: 'm6-write-ratio', version: 2, level: 2, seed: 12 });
const problem = renderProblem(spec);
const [first, second] = spec.answer.value.split(':');

test('judges the typed key right and says why', () => {
  const judged = judgeTyped(problem, `${first} : ${second}`);
  expect(judged.verdict.kind).toBe('right');
  expect(judged.reason).toContain('The ratio names');
});

test('recognises swapped terms and answers with their reason', () => {
  const judged = judgeTyped(problem, `${second}:${first}`);
  expect(judged.misconception).toBe('swaps-the-order-of-the-terms');
  expect(judged.reason).toContain('This puts');
});

test('says what to look at next for a ratio that shows no known misconception', () => {
  const judged = judgeTyped(problem, '97:89');
  expect(judged).toMatchObject({ verdict: { kind: 'wrong' }, misconception: null });
  expect(judged.reason).toContain('Then write them in that order.');
});

test('leaves an empty answer unreadable and uses no attempt for it', () => {
  expect(judgeTyped(problem, '')).toMatchObject({ verdict: { kind: 'unreadable' }, reason: null });
});

test('leaves open which of two readings is meant, without a reason and without an attempt', () => {
  const asked = { ...problem.key, form: 'expression' as const, value: '1/(2x)' };
  expect(judgeTyped({ ...problem, key: asked }, '1/2x')).toEqual({
    verdict: expect.objectContaining({ kind: 'ambiguous' }),
    reason: null,
    misconception: null,
  });
});

test('judges every choice as the rendered problem has it', () => {
  for (const { id, correct, misconception, reason } of problem.choices) {
    const judged = judgeChoice(problem, id);
    expect(judged?.verdict.kind).toBe(correct ? 'right' : 'wrong');
    expect(judged).toMatchObject({ misconception, reason });
  }
});

test('knows no choice beyond the ones shown', () => {
  expect(judgeChoice(problem, 0)).toBeNull();
  expect(judgeChoice(problem, 5)).toBeNull();
});

test('hands the misconceptions of the distractors to the key', () => {
  expect(problem.key.misconceptions).toContainEqual({
    id: 'swaps-the-order-of-the-terms',
    value: `${second}:${first}`,
  });
});

test.each(['DNE', 'does not exist', 'no limit', 'undefined'])(
  'takes "%s" for the choice that says that there is no value',
  (typed) => {
    const limit = generateProblem({ skill: 'calc-limit-factor', version: 1, level: 1, seed: 1 });
    const judged = judgeTyped(renderProblem(limit), typed);
    expect(judged).toMatchObject({
      verdict: { kind: 'wrong' },
      misconception: 'says-zero-over-zero-does-not-exist',
    });
    expect(judged.reason).toContain('What can be simplified first?');
    expect(judgeTyped(problem, typed).misconception).toBeNull();
  },
);

describe('an answer to be rounded', () => {
  const bearing = generateProblem({ skill: 'pre-bearing-problem', version: 2, level: 1, seed: 1 });
  const { value } = bearing.answer;

  test('is right as it is shown, with its zeros at the end', () => {
    expect(value).toMatch(/^\d+\.\d$/);
    expect(judgeTyped(renderProblem(bearing), value).verdict.kind).toBe('right');
  });

  test('is told to round where it goes further, and costs no attempt', () => {
    expect(judgeTyped(renderProblem(bearing), `${value}31`).verdict).toMatchObject({
      kind: 'form',
      asked: 'tenths',
    });
  });

  test('shows the way of working of a wrong number that was not rounded either', () => {
    const [first] = bearing.distractors;
    const judged = judgeTyped(renderProblem(bearing), `${first?.value}2`);
    expect(judged).toMatchObject({ verdict: { kind: 'wrong' }, misconception: first?.misconception });
  });
});
