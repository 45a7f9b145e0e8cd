import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { judgeHand } from './hands/judge-hand.ts';
import { readHand } from './hands/read-hand.ts';
import { judgeChoice, judgeTyped, recheckTyped } from './judge-problem.ts';
import type { RenderedProblem } from './problem-spec.ts';

/** Problems as they were stored with students at a time, one of each form. Files are added, never edited. */
const folder = join(import.meta.dirname, '../stored-problems');

const stored = readdirSync(folder).flatMap((file) =>
  (JSON.parse(readFileSync(join(folder, file), 'utf8')) as RenderedProblem[]).map((problem) => ({
    name: `${file}: ${problem.key.form}, ${problem.id.skill} version ${problem.id.version}`,
    problem,
  })),
);

test('there are stored problems of every form', () => {
  expect(new Set(stored.map(({ problem }) => problem.key.form)).size).toBeGreaterThanOrEqual(20);
});

describe.each(stored)('$name', ({ problem }) => {
  test('every choice is judged and explained as it was stored', () => {
    for (const { id, correct, reason, misconception } of problem.choices) {
      expect(judgeChoice(problem, id)).toMatchObject({
        verdict: { kind: correct ? 'right' : 'wrong' },
        reason,
        misconception,
      });
    }
  });

  test.runIf(problem.hand)('drawings are judged and explained', () => {
    for (const { value, correct, reason, misconception } of problem.choices) {
      const answer = readHand(value);
      expect(answer && judgeHand(problem, answer)).toEqual({
        kind: 'judged',
        correct,
        reason,
        misconception,
      });
    }
  });

  test.runIf(problem.input)('typed answers are judged and explained', () => {
    for (const { value, correct, reason, misconception } of problem.choices) {
      const judged = judgeTyped(problem, value);
      if (correct) expect(judged).toMatchObject({ verdict: { kind: 'right' }, reason });
      else
        expect([judged.verdict.kind === 'right', judged.reason, judged.misconception]).toEqual([
          false,
          reason,
          misconception,
        ]);
    }
    expect(recheckTyped(problem, problem.key.value)).not.toBe('different');
    expect(judgeTyped(problem, '').verdict.kind).toBe('unreadable');
  });
});
