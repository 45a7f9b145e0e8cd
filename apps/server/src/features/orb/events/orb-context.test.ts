import { describe, expect, test } from 'vitest';
import { computeOrbContext } from './orb-context.ts';

const now = new Date('2026-09-01T08:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

/** Newest first: r right, w wrong, one minute apart. */
const context = (answers: string, rest: { hintsUsed?: number; openSince?: Date } = {}) =>
  computeOrbContext({
    now,
    attempts: [...answers].map((answer, i) => ({ isCorrect: answer === 'r', at: minutesAgo(i) })),
    hintsUsed: rest.hintsUsed ?? 0,
    openSince: rest.openSince,
  });

describe('emotional_state [D-93]', () => {
  test.each([
    ['', 'calm'],
    ['r', 'happy'],
    ['rrw', 'happy'],
    ['rrr', 'excited'],
    ['w', 'supportive'],
    ['wwr', 'supportive'],
    ['www', 'worried'],
    ['wwwr', 'worried'],
    ['rwww', 'happy'],
  ])('after %j (newest first) is %s', (answers, state) => {
    expect(context(answers).emotional_state).toBe(state);
  });

  test('without answers: hints make it curious, an open problem focused', () => {
    expect(context('', { hintsUsed: 1, openSince: minutesAgo(2) }).emotional_state).toBe('curious');
    expect(context('', { openSince: minutesAgo(2) }).emotional_state).toBe('focused');
  });
});

describe('help_level [D-94]', () => {
  test.each([
    ['', 0],
    ['w', 1],
    ['wwrww', 2],
    ['wwwwwww', 5],
    ['rwwww', 0],
  ])('after %j is %i', (answers, level) => {
    expect(context(answers).help_level).toBe(level);
  });
});

test('time on a problem that starts in the future is none', () => {
  expect(context('', { openSince: minutesAgo(-5) }).time_on_current_problem).toBe(0);
});
