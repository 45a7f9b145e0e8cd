import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playFilm } from './play-film.ts';
import { lapsePlan } from './time-lapse.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the film shows each step, then the city as it is', async () => {
  const shown: (number | null)[] = [];
  const film = playFilm(lapsePlan(3, false), (step) => shown.push(step ? step.index : null));
  await vi.advanceTimersByTimeAsync(9000);
  await film.done;
  expect(shown).toEqual([0, 1, 2, null]);
});

test('a film that is stopped shows the city at once', async () => {
  const shown: (number | null)[] = [];
  const film = playFilm(lapsePlan(30, false), (step) => shown.push(step ? step.index : null));
  film.stop();
  await film.done;
  await vi.advanceTimersByTimeAsync(9000);
  expect(shown).toEqual([0, null]);
});
