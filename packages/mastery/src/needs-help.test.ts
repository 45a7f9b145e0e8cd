import { expect, test } from 'vitest';
import { type Estimate, recordEvidence } from './estimate.ts';
import { needsHelp, type RecentTry } from './needs-help.ts';
import { showSkill } from './show-skill.ts';

const now = Date.parse('2026-09-10T09:00:00Z');
const hour = 3_600_000;

const estimate = (over: Partial<Estimate> = {}): Estimate => ({
  alone: 0.3,
  helped: 0.4,
  aloneAnswers: 2,
  helpedAnswers: 0,
  step: 0,
  seenAt: now,
  dueAt: now,
  ...over,
});

const tries = (...ideas: (string | null | 'right')[]): RecentTry[] =>
  ideas.map((idea, nth) => ({
    problem: nth,
    right: idea === 'right',
    idea: idea === 'right' ? null : idea,
    at: now - (ideas.length - nth) * hour,
  }));

const ask = (known: Estimate | undefined, recent: RecentTry[]) => needsHelp(known, { recent, now });

test('[CLASSROOM-5] three misses in a row with one idea need help, and say which idea', () => {
  expect(ask(estimate(), tries('subtracts', 'subtracts', 'subtracts'))).toEqual({
    kind: 'same-idea',
    idea: 'subtracts',
    misses: 3,
  });
});

test.each([
  ['two misses', tries('subtracts', 'subtracts')],
  ['another idea between', tries('subtracts', 'inverts', 'subtracts')],
  ['a right answer between', tries('subtracts', 'subtracts', 'right', 'subtracts')],
  ['a right answer at the end', tries('subtracts', 'subtracts', 'subtracts', 'right')],
  ['slips without an idea', tries(null, null, null, null)],
  [
    'one that is older than two days',
    [
      { problem: 9, right: false, idea: 'subtracts', at: now - 49 * hour },
      ...tries('subtracts', 'subtracts'),
    ],
  ],
  [
    'the same answer to one problem again and again',
    tries('subtracts', 'subtracts', 'subtracts', 'subtracts').map((one) => ({ ...one, problem: 1 })),
  ],
] as const)('[CLASSROOM-5] %s need no help', (_title, recent) => {
  expect(ask(estimate(), [...recent])).toBeUndefined();
});

test('[CLASSROOM-5] a low estimate needs help after four own tries, not after three and not after four with help', () => {
  expect(ask(estimate({ aloneAnswers: 4, alone: 0.39 }), [])).toEqual({ kind: 'low-estimate', tries: 4 });
  expect(ask(estimate({ aloneAnswers: 4, alone: 0.4 }), [])).toBeUndefined();
  expect(ask(estimate({ aloneAnswers: 3, alone: 0.1 }), [])).toBeUndefined();
  expect(ask(estimate({ aloneAnswers: 0, helpedAnswers: 9, alone: 0.1 }), [])).toBeUndefined();
});

test('[CLASSROOM-5] an untouched skill never needs help, whatever was answered beside it', () => {
  expect(ask(undefined, tries('subtracts', 'subtracts', 'subtracts'))).toBeUndefined();
});

test('[CLASSROOM-5] a mastered skill never needs help, whatever comes after', () => {
  let known: Estimate | undefined;
  for (let nth = 0; nth < 12; nth += 1)
    known = recordEvidence(known, {
      evidence: { right: true, help: false, way: 'number', level: 2 },
      now: now - (20 - nth) * hour,
    });
  expect(showSkill(known, now).state).toBe('alone');
  expect(ask(known, tries('subtracts', 'subtracts', 'subtracts'))).toBeUndefined();
});
