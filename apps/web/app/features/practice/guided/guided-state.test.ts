import { expect, test } from 'vitest';
import { nextGuidance, startGuidance, stepState } from './guided-state.ts';

test('opens one step at a time, then the choices [L-103] [L-104] [D-74]', () => {
  const one = startGuidance({ steps: 2, solved: false });
  const two = nextGuidance(one, 2);
  const end = nextGuidance(two, 2);
  expect([one, two, end]).toEqual([
    { shown: 1, final: false },
    { shown: 2, final: false },
    { shown: 2, final: true },
  ]);
  expect(nextGuidance(end, 2)).toEqual(end);
  expect([0, 1].map((place) => stepState(one, place))).toEqual(['current', 'closed']);
  expect([0, 1].map((place) => stepState(two, place))).toEqual(['done', 'current']);
  expect([0, 1].map((place) => stepState(end, place))).toEqual(['done', 'done']);
});

test('a problem without steps starts at the final answer; a solved one is open as a whole', () => {
  expect(nextGuidance(startGuidance({ steps: 0, solved: false }), 0)).toEqual({ shown: 0, final: true });
  expect(startGuidance({ steps: 3, solved: true })).toEqual({ shown: 3, final: true });
});
