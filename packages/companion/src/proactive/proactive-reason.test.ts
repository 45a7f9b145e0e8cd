import { random } from '@playforward/curriculum';
import { expect, test } from 'vitest';
import { proactiveReason, type WorkSignals } from './proactive-reason.ts';
import { proactiveReply } from './proactive-reply.ts';

const calm: WorkSignals = {
  screen: 'lesson',
  isDialogOpen: false,
  helpLevel: 0,
  missesOnProblem: 0,
  recentAttempts: 0,
  recentCorrect: 0,
  secondsOnProblem: 0,
  recentHintsUsed: 0,
  isIdle: false,
  sinceLastHelp: 0,
  sinceLastProactive: null,
};

test.each([
  ['[L-334] a help level above 2', { helpLevel: 3 }, 'three-misses'],
  ['[L-334] a help level of 2', { helpLevel: 2 }, null],
  ['[L-335] four attempts and none right', { recentAttempts: 4 }, 'no-correct-answer'],
  ['[L-335] three attempts and none right', { recentAttempts: 3 }, null],
  ['[L-335] four attempts and one right', { recentAttempts: 4, recentCorrect: 1 }, null],
  ['[L-336] 301 seconds without a hint', { secondsOnProblem: 301 }, 'long-on-problem'],
  ['[L-336] 300 seconds without a hint', { secondsOnProblem: 300 }, null],
  ['[L-336] 301 seconds with a hint', { secondsOnProblem: 301, recentHintsUsed: 1 }, null],
  [
    '[L-337] idle for 120001 ms since the last help',
    { isIdle: true, sinceLastHelp: 120_001 },
    'long-silence',
  ],
  ['[L-337] idle for 120000 ms since the last help', { isIdle: true, sinceLastHelp: 120_000 }, null],
  ['[L-337] 120001 ms since the last help while typing', { sinceLastHelp: 120_001 }, null],
  ['the first wrong answer to a problem', { missesOnProblem: 1 }, 'first-wrong-step'],
  ['the second wrong answer to a problem', { missesOnProblem: 2 }, null],
  ['an open dialog', { helpLevel: 5, isDialogOpen: true }, null],
  ['the dashboard', { helpLevel: 5, screen: 'dashboard' }, null],
  ['a bubble less than two minutes ago', { helpLevel: 5, sinceLastProactive: 119_999 }, null],
  ['a bubble two minutes ago', { helpLevel: 5, sinceLastProactive: 120_000 }, 'three-misses'],
] as const)('%s', (_, changed, reason) => {
  expect(proactiveReason({ ...calm, ...changed })).toBe(reason);
});

test('after a wrong step it offers a hint and leaves the reason to its card', () => {
  for (const seed of [1, 2, 3, 4]) {
    const reply = proactiveReply('first-wrong-step', { random: random(seed) });
    expect(reply.interaction_type).toBe('proactive_help');
    expect(reply.text).toMatch(/^Good try\./);
  }
});

test('it offers help in one sentence', () => {
  expect(proactiveReply('long-silence', { random: random(1) }).text).toMatch(/^[A-Z].*\.$/);
});
