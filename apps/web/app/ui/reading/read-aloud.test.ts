import { describe, expect, test } from 'vitest';
import {
  nextReading,
  type Reading,
  silence,
  speakable,
  wordAfter,
  wordAt,
  wordsToRead,
} from './read-aloud.ts';

const asked: Reading = { phase: 'asked', word: null };
const reading: Reading = { phase: 'reading', word: 2 };

describe('reading', () => {
  test.each<[Reading, Parameters<typeof nextReading>[1], Reading]>([
    [silence, { type: 'asked' }, asked],
    [reading, { type: 'asked' }, asked],
    [asked, { type: 'started' }, { phase: 'reading', word: null }],
    [silence, { type: 'started' }, silence],
    [reading, { type: 'started' }, reading],
    [asked, { type: 'word', word: 0 }, { phase: 'reading', word: 0 }],
    [reading, { type: 'word', word: 3 }, { phase: 'reading', word: 3 }],
    [silence, { type: 'word', word: 3 }, silence],
    [asked, { type: 'ended' }, silence],
    [reading, { type: 'ended' }, silence],
  ])('%j and %j make %j', (before, event, after) => {
    expect(nextReading(before, event)).toEqual(after);
  });
});

describe('words', () => {
  const text = 'Hi there! 👋 Ready?';

  test('are found by their place', () => {
    const words = wordsToRead(text);
    expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(['Hi', 'there!', '👋', 'Ready?']);
    expect(wordAt(words, 0)).toBe(0);
    expect(wordAt(words, 4)).toBe(1);
    expect(wordAt(words, 13)).toBe(3);
    expect(wordAt([], 3)).toBeNull();
  });

  test('pictures are not read, and places stay', () => {
    expect(speakable(text)).toBe('Hi there!    Ready?');
    expect(speakable(text)).toHaveLength(text.length);
  });

  test('follow a clock where the voice names none: in order, each once, with an end', () => {
    const seen = Array.from({ length: 400 }, (_, index) => wordAfter('One two. Three', index * 10));
    expect([...new Set(seen)]).toEqual([0, 1, 2, null]);
    expect(wordAfter('', 0)).toBeNull();
  });
});
