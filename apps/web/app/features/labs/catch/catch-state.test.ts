import type { CatchGameView } from '@playforward/contract';
import { expect, test } from 'vitest';
import { type CatchEvent, catchState, startCatch } from './catch-state.ts';

const game: CatchGameView = {
  question: 'What is left?',
  lines: [
    { instruction: 'Find the area.', work: '4 × 8 = 32', follows: false },
    { instruction: 'Find the other area.', work: '2 × 4 = 6', follows: false },
    { instruction: 'Subtract.', work: '32 − 6 = 26', follows: true },
    { instruction: '26 square meters', work: '', follows: true },
  ],
  wrong_line: 1,
  whys: [
    { text: 'Line 1 is wrong.', is_right: false },
    { text: 'It adds 2 and 4.', is_right: true },
  ],
  really: { work: '2 × 4 = 8', result: '24 square meters' },
  known_as: null,
  math: {},
};
const after = (...events: CatchEvent[]) =>
  [{ type: 'game', game } as const, ...events].reduce(catchState, startCatch);

test('who taps the wrong line first has caught it, and the reason ends the round', () => {
  const found = after({ type: 'line', at: 1 });
  expect(found).toMatchObject({ caught: 1, played: 1, round: { phase: 'why' } });
  expect(catchState(found, { type: 'why', at: 0 })).toMatchObject({
    round: { phase: 'why', missedWhys: [0] },
  });
  expect(catchState(found, { type: 'why', at: 1 })).toMatchObject({ caught: 1, round: { phase: 'done' } });
});

test('who taps another line first finds it later without a catch', () => {
  const state = after({ type: 'line', at: 2 }, { type: 'line', at: 0 }, { type: 'line', at: 1 });
  expect(state).toMatchObject({ caught: 0, played: 1, round: { missed: [2, 0], phase: 'why' } });
});

test('a line that was shown is played but not caught', () => {
  expect(after({ type: 'show' })).toMatchObject({ caught: 0, played: 1, round: { wasShown: true } });
});

test('a round counts once, whatever is tapped afterwards', () => {
  const state = after(
    { type: 'line', at: 1 },
    { type: 'line', at: 1 },
    { type: 'show' },
    { type: 'line', at: 0 },
  );
  expect(state).toMatchObject({ caught: 1, played: 1 });
});

test('the score goes on to the next round, and nothing can be tapped while it comes', () => {
  const asked = catchState(after({ type: 'line', at: 1 }), { type: 'ask' });
  expect(asked).toEqual({ caught: 1, played: 1, round: { kind: 'coming' } });
  expect(catchState(asked, { type: 'line', at: 1 })).toBe(asked);
  expect(catchState(asked, { type: 'failed' })).toMatchObject({ caught: 1, round: { kind: 'failed' } });
});
