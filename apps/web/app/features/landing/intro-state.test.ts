import { timings } from '@playforward/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type IntroEvent,
  type IntroState,
  isLocked,
  lettersShown,
  makeIntroReducer,
  phaseWait,
} from './intro-state.ts';
import { startIntro } from './start-intro.ts';
import { landingText } from './text.ts';

const { messages } = landingText;
const reduce = makeIntroReducer(messages);
const waited: IntroEvent = { kind: 'waited' };
const skipped: IntroEvent = { kind: 'skipped' };
const left: IntroEvent = { kind: 'hero-left' };

describe('every step of the intro', () => {
  test.each<[IntroState, IntroEvent, IntroState]>([
    [{ phase: 'waiting' }, left, { phase: 'leaving' }],
    [{ phase: 'waiting' }, waited, { phase: 'waiting' }],
    [{ phase: 'waiting' }, skipped, { phase: 'skipped' }],
    [{ phase: 'leaving' }, waited, { phase: 'fading-in' }],
    [{ phase: 'fading-in' }, waited, { phase: 'greeting' }],
    [{ phase: 'greeting' }, waited, { phase: 'turning' }],
    [{ phase: 'turning' }, waited, { phase: 'typing', message: 0, letters: 0 }],
    [{ phase: 'typing', message: 0, letters: 0 }, waited, { phase: 'typing', message: 0, letters: 1 }],
    [{ phase: 'typing', message: 0, letters: 51 }, waited, { phase: 'pausing', message: 0 }],
    [{ phase: 'pausing', message: 0 }, waited, { phase: 'typing', message: 1, letters: 0 }],
    [{ phase: 'typing', message: 2, letters: 49 }, waited, { phase: 'closing' }],
    [{ phase: 'closing' }, waited, { phase: 'done' }],
    [{ phase: 'typing', message: 1, letters: 7 }, skipped, { phase: 'done' }],
    [{ phase: 'leaving' }, skipped, { phase: 'done' }],
    [{ phase: 'closing' }, skipped, { phase: 'done' }],
    [{ phase: 'greeting' }, left, { phase: 'greeting' }],
    [{ phase: 'done' }, left, { phase: 'done' }],
    [{ phase: 'done' }, skipped, { phase: 'done' }],
    [{ phase: 'skipped' }, left, { phase: 'skipped' }],
    [{ phase: 'skipped' }, waited, { phase: 'skipped' }],
  ])('%j and %j make %j', (state, event, next) => {
    expect(reduce(state, event)).toEqual(next);
  });

  test('an end waits for nothing and locks nothing [A-079]', () => {
    for (const phase of ['waiting', 'done', 'skipped'] as const) {
      expect(phaseWait({ phase })).toBeUndefined();
      expect(isLocked({ phase })).toBe(false);
    }
  });

  test('a message is there from its first letter on and then stays', () => {
    expect(lettersShown({ phase: 'greeting' }, 0, 52)).toBeUndefined();
    expect(lettersShown({ phase: 'typing', message: 1, letters: 3 }, 0, 52)).toBe(52);
    expect(lettersShown({ phase: 'typing', message: 1, letters: 3 }, 1, 48)).toBe(3);
    expect(lettersShown({ phase: 'typing', message: 1, letters: 3 }, 2, 50)).toBeUndefined();
    expect(lettersShown({ phase: 'skipped' }, 2, 50)).toBe(50);
  });
});

describe('the intro on the clock', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function play() {
    const states: IntroState[] = [];
    const intro = startIntro(messages, (state) => states.push(state));
    intro.send(left);
    return { intro, now: () => states.at(-1) };
  }

  test('waits 100 ms, fades in for 800 ms, greets for 2000 ms, turns for 500 ms [A-075] [A-366] [A-367] [A-370] [A-371]', () => {
    const { now } = play();
    vi.advanceTimersByTime(99);
    expect(now()).toEqual({ phase: 'leaving' });
    vi.advanceTimersByTime(1);
    expect(now()).toEqual({ phase: 'fading-in' });
    vi.advanceTimersByTime(799);
    expect(now()).toEqual({ phase: 'fading-in' });
    vi.advanceTimersByTime(1);
    expect(now()).toEqual({ phase: 'greeting' });
    vi.advanceTimersByTime(1999);
    expect(now()).toEqual({ phase: 'greeting' });
    vi.advanceTimersByTime(1);
    expect(now()).toEqual({ phase: 'turning' });
    vi.advanceTimersByTime(500);
    expect(now()).toEqual({ phase: 'typing', message: 0, letters: 0 });
  });

  test('types ten letters in 800 ms and rests 2000 ms between messages [A-368] [A-369]', () => {
    const { now } = play();
    vi.advanceTimersByTime(3400 + 800);
    expect(now()).toEqual({ phase: 'typing', message: 0, letters: 10 });
    vi.advanceTimersByTime((52 - 10) * 80);
    expect(now()).toEqual({ phase: 'pausing', message: 0 });
    vi.advanceTimersByTime(1999);
    expect(now()).toEqual({ phase: 'pausing', message: 0 });
    vi.advanceTimersByTime(1);
    expect(now()).toEqual({ phase: 'typing', message: 1, letters: 0 });
  });

  test('ends 500 ms after the last letter and then stands still [A-236] [A-079]', () => {
    const { now } = play();
    const letters = messages.join('').length * timings.introLetter;
    vi.advanceTimersByTime(3400 + letters + 2 * 2000 + 499);
    expect(now()).toEqual({ phase: 'closing' });
    vi.advanceTimersByTime(1);
    expect(now()).toEqual({ phase: 'done' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('skipping ends it at once and no timer is left', () => {
    const { intro, now } = play();
    vi.advanceTimersByTime(4000);
    intro.send(skipped);
    expect(now()).toEqual({ phase: 'done' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('stopping in the middle leaves no timer', () => {
    const { intro } = play();
    intro.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
