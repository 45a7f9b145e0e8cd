import type { SubmitAnswer } from '@playforward/contract';
import { describe, expect, test } from 'vitest';
import {
  answerToSend,
  emptySubmitQueue,
  type KeptAnswer,
  nextSendAt,
  nextSubmitQueue,
  pauseBeforeTry,
  type SendFailure,
  type SubmitQueue,
  type SubmitQueueEvent,
} from './submit-queue.ts';
import { readQueueNews } from './submit-queue-news.ts';

const answer = (attemptId: string): KeptAnswer => ({
  attemptId,
  account: 'maya',
  problemId: 7,
  lessonId: 1,
  given: { kind: 'choice', answerId: 2 },
});
const verdict: SubmitAnswer = {
  is_correct: true,
  counted: true,
  message: '',
  answer_details: { reason: '' },
  final_answer: null,
  math: {},
};
const run = (...events: SubmitQueueEvent[]) => events.reduce(nextSubmitQueue, emptySubmitQueue);
const after = (state: SubmitQueue, ...events: SubmitQueueEvent[]) => events.reduce(nextSubmitQueue, state);
const given = (attemptId: string, now = 0): SubmitQueueEvent => ({
  kind: 'given',
  answer: answer(attemptId),
  now,
});
const sending = (attemptId: string): SubmitQueueEvent => ({ kind: 'sending', attemptId });
const stored = (attemptId: string, now = 0): SubmitQueueEvent => ({
  kind: 'stored',
  attemptId,
  verdict,
  now,
});
const failed = (attemptId: string, failure: SendFailure, now = 0): SubmitQueueEvent[] => [
  sending(attemptId),
  { kind: 'failed', attemptId, failure, now, chance: 0.5 },
];
const lost = (attemptId: string, now = 0) => failed(attemptId, { kind: 'unreachable' }, now);
const sentNext = (state: SubmitQueue, now = 0) => answerToSend(state, now)?.attemptId;
const news = (state: SubmitQueue, unkept: string[] = []) => readQueueNews(state, new Set(unkept));

describe('sending', () => {
  test('starts with the first answer and has one on its way at a time', () => {
    const state = run(given('a'), given('b'));
    expect(sentNext(state)).toBe('a');
    expect(sentNext(after(state, sending('a')))).toBeUndefined();
    expect(nextSendAt(after(state, sending('a')))).toBeUndefined();
    expect(sentNext(after(state, sending('a'), stored('a')))).toBe('b');
  });

  test('has nothing to do once everything is stored', () => {
    const state = run(given('a'), sending('a'), stored('a'));
    expect([sentNext(state), nextSendAt(state)]).toEqual([undefined, undefined]);
    expect(after(state, { kind: 'forgotten', attemptId: 'a' }).answers).toEqual([]);
  });

  test('puts answers of an earlier page first, each once', () => {
    const found: SubmitQueueEvent = { kind: 'found', answers: [answer('old'), answer('a')], now: 0 };
    const state = run(given('a'), found);
    expect(state.answers.map(({ attemptId }) => attemptId)).toEqual(['old', 'a']);
    expect(after(state, found)).toBe(after(state, found));
    expect(after(state, found).answers).toHaveLength(2);
  });

  test('tries the same answer at once when it is given again, under one id', () => {
    const state = run(given('a'), ...lost('a'), ...lost('a', 400), given('a', 500));
    expect(state.answers).toHaveLength(1);
    expect(sentNext(state, 500)).toBe('a');
  });

  test('ignores events of answers it does not know', () => {
    const state = run(given('a'));
    for (const event of [sending('x'), stored('x'), ...failed('x', { kind: 'refused', detail: 'No.' })]) {
      expect(after(state, event).answers).toEqual(state.answers);
    }
  });
});

describe('a server out of reach', () => {
  test('is tried again after 300 and 900 ms, then ever less often with chance in it, at most every half minute', () => {
    expect([1, 2, 3, 4, 5].map((tries) => pauseBeforeTry(tries, 0.5))).toEqual([300, 900, 2000, 4000, 8000]);
    expect(pauseBeforeTry(50, 0.5)).toBe(30_000);
    expect([pauseBeforeTry(3, 0), pauseBeforeTry(3, 1)]).toEqual([1500, 2500]);
  });

  test('stops the answers behind as well, without trying each of them', () => {
    const state = run(given('a'), given('b'), ...lost('a', 1000));
    expect(sentNext(state, 1200)).toBeUndefined();
    expect(nextSendAt(state)).toBe(1300);
    expect(sentNext(state, 1300)).toBe('a');
  });

  test('is mentioned only after the third lost try', () => {
    const twice = run(given('a'), ...lost('a'), ...lost('a'));
    expect(news(twice).waiting).toBe(0);
    expect(news(after(twice, ...lost('a'))).waiting).toBe(1);
  });

  test('is tried at once when the network is back, and what waited follows the first success', () => {
    const away = run(given('a'), given('b'), ...lost('a'), ...lost('a'), ...lost('a', 5000));
    expect(sentNext(away, 5001)).toBeUndefined();
    const back = after(away, { kind: 'online', now: 5001 });
    expect(sentNext(back, 5001)).toBe('a');
    expect(sentNext(after(away, sending('a'), stored('a', 6000)), 6000)).toBe('b');
  });
});

describe('a server that answers with trouble', () => {
  test('gets the other answers while one makes it stumble', () => {
    const state = run(given('a'), given('b'), ...failed('a', { kind: 'broken' }, 100));
    expect(sentNext(state, 100)).toBe('b');
    expect(news(state).waiting).toBe(1);
  });

  test('is left alone for as long as it asks, whatever happens meanwhile', () => {
    const state = run(given('a'), ...failed('a', { kind: 'busy', wait: 60_000 }, 1000));
    const urged = after(
      state,
      { kind: 'online', now: 2000 },
      { kind: 'signed-in', now: 2500 },
      given('a', 3000),
      given('b', 3000),
    );
    expect(sentNext(urged, 60_999)).toBeUndefined();
    expect(nextSendAt(urged)).toBe(61_000);
    expect(sentNext(urged, 61_000)).toBe('a');
    expect(news(urged).waiting).toBe(2);
  });

  test('keeps an answer of a session that ended until the account signs in again', () => {
    const ended = run(given('a'), ...failed('a', { kind: 'signed-out' }));
    expect(sentNext(after(ended, { kind: 'online', now: 9e9 }), 9e9)).toBeUndefined();
    expect(sentNext(after(ended, { kind: 'signed-in', now: 9000 }), 9000)).toBe('a');
    expect(news(ended).waiting).toBe(1);
  });

  test('settles a refused answer with its own words, and goes on with the next', () => {
    const state = run(
      given('a'),
      given('b'),
      ...failed('a', { kind: 'refused', detail: 'Problem not found' }),
    );
    expect(news(state).refused).toEqual([{ attemptId: 'a', detail: 'Problem not found' }]);
    expect(sentNext(state)).toBe('b');
  });
});

describe('the news', () => {
  test('says nothing of an answer that is stored at once', () => {
    expect(news(run(given('a'), sending('a'), stored('a')))).toEqual({
      waiting: 0,
      kept: true,
      arrived: [],
      notCounted: [],
      refused: [],
    });
  });

  test('tells of answers of an earlier page, and that they arrived', () => {
    const found = run({ kind: 'found', answers: [answer('a')], now: 0 });
    expect(news(found).waiting).toBe(1);
    expect(news(after(found, sending('a'))).waiting).toBe(1);
    const arrived = after(found, sending('a'), stored('a'));
    expect(news(arrived)).toMatchObject({ waiting: 0, arrived: [{ attemptId: 'a' }] });
  });

  test('tells apart what arrived and could not be read', () => {
    const state = run(
      { kind: 'found', answers: [answer('a')], now: 0 },
      { kind: 'stored', attemptId: 'a', verdict: { ...verdict, counted: false }, now: 0 },
    );
    expect(news(state)).toMatchObject({ arrived: [], notCounted: [{ attemptId: 'a' }] });
  });

  test('warns when the browser does not keep what waits', () => {
    const waits = run(given('a'), ...failed('a', { kind: 'broken' }));
    expect(news(waits).kept).toBe(true);
    expect(news(waits, ['a']).kept).toBe(false);
  });
});
