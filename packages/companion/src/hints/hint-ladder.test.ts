import { generateProblem, renderProblem } from '@playforward/curriculum';
import { describe, expect, test } from 'vitest';
import { openProblemOf } from '../open-problem.ts';
import { hintLadder, nextHint } from './hint-ladder.ts';

describe('the order of hints', () => {
  const spec = generateProblem({ skill: 'm6-part-whole-ratio', version: 3, level: 2, seed: 3 });

  test('a wrong choice brings the reason of its misconception first', () => {
    const fresh = openProblemOf(renderProblem(spec));
    const wrong = fresh.rendered?.choices.find(({ correct }) => !correct);
    const ladder = hintLadder({ ...fresh, attempts: [{ answer: wrong?.text ?? '', isCorrect: false }] });
    expect(ladder[0]).toMatchObject({ kind: 'misconception' });
    expect(ladder[0]?.text).toContain(wrong?.reason);
  });

  test('the reason of an answer given after a hint comes as the next hint, and no hint comes twice', () => {
    const fresh = openProblemOf(renderProblem(spec));
    const wrong = fresh.rendered?.choices.find(({ correct }) => !correct)?.text ?? '';
    const attempts = [{ answer: wrong, isCorrect: false }];
    const after = { ...fresh, attempts, hintsAtLastAttempt: 1 };
    const shown = [
      nextHint(fresh),
      nextHint({ ...after, unlockedHints: 1 }),
      nextHint({ ...after, unlockedHints: 2 }),
    ];
    expect(shown.map(({ hint }) => hint.kind)).toEqual(['asked', 'misconception', 'move']);
  });

  test('a typed wrong answer brings the reason that belongs to its value first', () => {
    const fresh = openProblemOf(renderProblem(spec));
    const [first] = spec.distractors;
    const ladder = hintLadder({ ...fresh, attempts: [{ answer: first?.value ?? '', isCorrect: false }] });
    expect(ladder[0]).toMatchObject({ kind: 'misconception' });
  });

  test('each request shows the next rung and the last one stays', () => {
    const fresh = openProblemOf(renderProblem(spec));
    const { rungs } = nextHint(fresh);
    expect(nextHint({ ...fresh, unlockedHints: 1 }).rung).toBe(2);
    expect(nextHint({ ...fresh, unlockedHints: 99 }).rung).toBe(rungs);
    expect(nextHint({ ...fresh, unlockedHints: 1 }).hint).not.toEqual(nextHint(fresh).hint);
  });

  test('a problem without a generator gets three general moves', () => {
    const ladder = hintLadder({
      question: 'What is 3/4 of 12?',
      key: { value: '9', form: 'integer' },
      choices: [],
      shownAnswer: '9',
      rendered: null,
      skill: 'fraction-of-a-number',
      attempts: [],
      unlockedHints: 0,
    });
    expect(ladder.length).toBeGreaterThanOrEqual(3);
  });
});
