import { describe, expect, test } from 'vitest';
import {
  advancesAlone,
  emptyQueue,
  hasNext,
  type MessageQueue,
  nextQueue,
  type QueueEvent,
} from './message-queue.ts';

/** Events are told by their id, which is also their text. */
const say = (type: 'queue' | 'priority' | 'immediate', id: string): QueueEvent => ({
  type,
  id,
  message: { text: id },
});

function after(...events: QueueEvent[]): MessageQueue {
  return events.reduce(nextQueue, emptyQueue);
}

const told = ({ shown, waiting }: MessageQueue) => [shown?.text ?? null, ...waiting.map(({ text }) => text)];

describe('the four words of the queue [D-40]', () => {
  test('queue shows the first at once and appends the rest [L-220] [L-221]', () => {
    expect(told(after(say('queue', 'a'), say('queue', 'b'), say('queue', 'c')))).toEqual(['a', 'b', 'c']);
  });

  test('priority goes before all that wait [A-137]', () => {
    expect(told(after(say('queue', 'a'), say('queue', 'b'), say('priority', 'c')))).toEqual(['a', 'c', 'b']);
    expect(told(after(say('priority', 'a')))).toEqual(['a']);
  });

  test('immediate replaces what is shown and keeps the queue [A-137]', () => {
    expect(told(after(say('queue', 'a'), say('queue', 'b'), say('immediate', 'c')))).toEqual(['c', 'b']);
  });

  test('clear drops shown and queued [A-137] [L-201]', () => {
    expect(told(after(say('queue', 'a'), say('queue', 'b'), { type: 'clear' }))).toEqual([null]);
  });

  test('next advances and stays at the last [L-222]', () => {
    const queue = after(say('queue', 'a'), say('queue', 'b'));
    expect(hasNext(queue)).toBe(true);
    const last = nextQueue(queue, { type: 'next' });
    expect(told(last)).toEqual(['b']);
    expect(hasNext(last)).toBe(false);
    expect(nextQueue(last, { type: 'next' })).toBe(last);
  });
});

describe('what is not said', () => {
  test.each(['', '   ', '\n\t'])('empty text %j is ignored [L-242]', (text) => {
    for (const type of ['queue', 'priority', 'immediate'] as const) {
      expect(nextQueue(emptyQueue, { type, id: 'a', message: { text } })).toBe(emptyQueue);
    }
  });

  test('flagged messages go to the review list [L-151]', () => {
    const queue = after(say('queue', 'a'), {
      type: 'queue',
      id: 'b',
      message: { text: 'b', flag_for_review: true, suggested_review_topic: 'fractions' },
    });
    expect(told(queue)).toEqual(['a']);
    expect(queue.review.map(({ suggested_review_topic: topic }) => topic)).toEqual(['fractions']);
    expect(nextQueue(queue, { type: 'clear' }).review).toHaveLength(1);
  });
});

describe('the end [L-223]', () => {
  const ending = { text: 'That is all' };

  test('next leads past the last message to the words of the end, once', () => {
    const queue = after({ type: 'end-with', ending }, say('queue', 'a'));
    expect(hasNext(queue)).toBe(true);
    const end = nextQueue(queue, { type: 'next' });
    expect(told(end)).toEqual(['That is all']);
    expect(hasNext(end)).toBe(false);
    expect(nextQueue(end, { type: 'next' })).toBe(end);
  });

  test('nothing said has no end', () => {
    expect(hasNext(after({ type: 'end-with', ending }))).toBe(false);
    expect(told(after({ type: 'end-with', ending }, { type: 'next' }))).toEqual([null]);
  });
});

describe('a message that is being written', () => {
  const open = (id: string): QueueEvent => ({ type: 'queue', id, message: { text: '' }, writing: true });
  const grow = (id: string, text: string): QueueEvent => ({ type: 'grow', id, text });

  test('grows in place, shown or waiting', () => {
    const queue = after(open('a'), grow('a', 'Hel'), open('b'), grow('b', 'you'), grow('a', 'lo'));
    expect(told(queue)).toEqual(['Hello', 'you']);
    expect(queue.shown?.writing).toBe(true);
  });

  test('is complete with its last piece and takes no more', () => {
    const done = after(open('a'), grow('a', 'Hello'), {
      type: 'finish',
      id: 'a',
      message: { emotional_state: 'happy' },
    });
    expect(done.shown).toMatchObject({ text: 'Hello', writing: false, emotional_state: 'happy' });
    expect(told(nextQueue(done, grow('a', ' again')))).toEqual(['Hello']);
    expect(nextQueue(done, { type: 'finish', id: 'a' })).toBe(done);
  });

  test('keeps what is there when it is stopped [D-111]', () => {
    const stopped = after(open('a'), grow('a', 'Half a'), { type: 'stop', id: 'a' });
    expect(stopped.shown).toMatchObject({ text: 'Half a', writing: false });
  });

  test('leaves no empty bubble behind when it got no text [L-242]', () => {
    expect(told(after(open('a'), { type: 'stop', id: 'a' }))).toEqual([null]);
    expect(told(after(open('a'), say('queue', 'b'), { type: 'finish', id: 'a' }))).toEqual(['b']);
    expect(told(after(say('queue', 'b'), open('a'), { type: 'finish', id: 'a' }))).toEqual(['b']);
  });

  test('goes to the review list when it turns out to be flagged [L-151]', () => {
    const queue = after(open('a'), grow('a', 'Review this'), say('queue', 'b'), {
      type: 'finish',
      id: 'a',
      message: { flag_for_review: true },
    });
    expect(told(queue)).toEqual(['b']);
    expect(queue.review).toHaveLength(1);
  });

  test('is gone for good when it was cleared or replaced', () => {
    expect(told(after(open('a'), { type: 'clear' }, grow('a', 'late')))).toEqual([null]);
    expect(told(after(open('a'), say('immediate', 'b'), grow('a', 'late')))).toEqual(['b']);
  });
});

test('goes on by itself only in automatic delivery, with something waiting and nothing half said [L-219]', () => {
  const two = after(say('queue', 'a'), say('queue', 'b'));
  expect(advancesAlone(two)).toBe(false);
  const auto = nextQueue(two, { type: 'deliver', delivery: 'auto' });
  expect(advancesAlone(auto)).toBe(true);
  expect(advancesAlone(nextQueue(auto, { type: 'next' }))).toBe(false);
  const writing = after(
    { type: 'deliver', delivery: 'auto' },
    { type: 'queue', id: 'a', message: { text: '' }, writing: true },
    say('queue', 'b'),
  );
  expect(advancesAlone(writing)).toBe(false);
});
