import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRace } from './create-race.ts';
import { raceRules } from './race-rules.ts';
import { pointsFor } from './race-score.ts';
import { type RaceEvent, type RaceState, raceStages } from './race-state.ts';
import { reduceRace } from './reduce-race.ts';
import { rivals } from './rivals.ts';
import { distanceBetween } from './ship-move.ts';
import { makeChallenge } from './testing-race.ts';

const words = fc.oneof(
  fc.constantFrom(
    ...[
      '4',
      '5',
      '18',
      '13',
      'start',
      'hint',
      'skip',
      'help',
      'quit',
      'play again',
      'again',
      'feedback',
      'Ana',
    ],
    ...['x = 4', 'four', 'fractions', 'get better at fractions', '', '   ', '<script>', '٤', '1/0', 'idk'],
  ),
  fc.string({ maxLength: 60 }),
);
const roll = fc.double({ min: 0, max: 0.999, noNaN: true });
const raw = fc.oneof(
  fc.constant(null),
  fc.record({
    id: fc.string({ maxLength: 3 }),
    question: fc.option(fc.string(), { nil: undefined }),
    type: fc.constantFrom('equation', 'coordinate', 'applied', 'other', undefined),
    answer: fc.constantFrom('4', '18', '(1,2)', undefined),
    moveValue: fc.option(fc.oneof(fc.integer({ min: -5, max: 12 }), fc.double()), { nil: undefined }),
  }),
  fc.constant(makeChallenge()),
  fc.anything(),
);
const command = fc.constantFrom('hint', 'skip', 'quit', 'play again', 'feedback', 'dance', 'start');
const result = fc.oneof(
  fc.constant(null),
  fc.anything(),
  fc.record({
    primary_intent: fc.constantFrom('COMMAND', 'ANSWER', 'CHAT', 'FEEDBACK', 'UNKNOWN'),
    command_type: command,
    extracted_answer: fc.constantFrom('4', null, 'banana'),
  }),
);
const draft = fc.oneof(
  { weight: 6, arbitrary: words.map((text) => ({ kind: 'say' as const, text })) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      at: fc.nat(3),
      roll,
      raw,
      result,
      late: fc.integer({ min: 0, max: 9 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'rematch' as const }) },
  { weight: 1, arbitrary: fc.constantFrom(...rivals).map(({ id }) => ({ kind: 'rival' as const, id })) },
);
type Draft = typeof draft extends fc.Arbitrary<infer T> ? T : never;

/** An event that answers work under way, now and then with the wrong id or as a breakdown. */
function eventOf(state: RaceState, draft: Draft): RaceEvent {
  if (draft.kind === 'say') return { type: 'say', text: draft.text };
  if (draft.kind === 'rematch') return { type: 'rematch' };
  if (draft.kind === 'rival') return { type: 'choose-rival', rival: draft.id };
  const open = state.work[draft.at % Math.max(1, state.work.length)];
  const work = draft.late === 0 ? 1_000_000 : (open?.id ?? 0);
  if (draft.late === 1) return { type: 'broke', work };
  switch (open?.kind) {
    case 'generate':
      return { type: 'generated', work, challenge: draft.raw, roll: draft.roll };
    case 'classify':
      return { type: 'classified', work, result: draft.result };
    case 'rival':
      return { type: 'rival-moves', work, roll: draft.roll };
    case 'finish':
      return { type: 'finish', work };
    case 'feedback':
      return { type: 'reported', work, report: draft.result };
    case 'show-feedback':
      return { type: 'show-feedback', work };
    case 'register':
      return { type: 'registered', work, id: '7' };
    case 'watch':
      return { type: 'watched', work, card: draft.roll < 0.5 ? null : 'You matter.' };
    default:
      return { type: 'updated', work };
  }
}

function checkInvariants(state: RaceState, before: RaceState): void {
  for (const at of [state.playerLocation, state.aiLocation]) {
    expect(Math.abs(at.y * 7 - at.x * 5)).toBeLessThan(1e-6);
    expect(at.x >= 0 && at.x <= 7 && at.y >= 0 && at.y <= 5).toBe(true);
  }
  const correct = state.challengeResults.filter(({ outcome }) => outcome === 'correct');
  const earned = correct.reduce((sum, { moveValue }) => sum + pointsFor(moveValue), 0);
  expect(state.score).toBe(earned + (state.winner === 'player' ? raceRules.winBonus : 0));
  expect(raceStages).toContain(state.stage);
  const ids = [...state.messages, ...state.work].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.max(...ids)).toBeLessThan(state.nextId);
  const waiting = state.work.filter(({ kind }) => !['update', 'register', 'watch'].includes(kind));
  expect(waiting.length).toBeLessThanOrEqual(1);
  const running = state.started && !state.gameOver;
  expect(state.currentChallenge !== null && waiting.some(({ kind }) => kind !== 'classify')).toBe(false);
  if (running) expect(state.currentChallenge !== null || waiting.length === 1).toBe(true);
  if (!running) expect(waiting.some(({ kind }) => kind === 'rival' || kind === 'generate')).toBe(false);
  expect(state.recentChallenges.length).toBeLessThanOrEqual(3);
  expect(state.challengeResults.filter(({ outcome }) => outcome === 'open').length).toBeLessThanOrEqual(1);
  if (state.winner === 'player')
    expect(distanceBetween(state.playerLocation, state.finalDestination)).toBeLessThan(2);
  if (state.winner === 'ai')
    expect(distanceBetween(state.aiLocation, state.finalDestination)).toBeLessThan(2);
  expect(state.nextId).toBeGreaterThanOrEqual(before.nextId);
}

test('any sequence of inputs keeps line, score, turn, work and messages in order', () => {
  fc.assert(
    fc.property(fc.array(draft, { minLength: 1, maxLength: 80 }), fc.boolean(), (drafts, known) => {
      const profile = { id: null, name: 'Ana', grade: '8', topic: 'fractions', goal: 'fractions now' };
      let state = known ? createRace({ profile }) : createRace();
      if (known) state = reduceRace(state, { type: 'say', text: 'start' });
      for (const entry of drafts) {
        const next = reduceRace(state, eventOf(state, entry));
        checkInvariants(next, state);
        state = next;
      }
    }),
    { numRuns: 300, seed: 20 },
  );
});
