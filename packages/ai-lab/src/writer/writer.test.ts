import { expect, test } from 'vitest';
import { learnText, longestText, readTokens } from './learn-text.ts';
import { drawWord, joinWords, nextOdds } from './next-word.ts';

const text = 'The dog runs. The dog sleeps. The cat runs. The dog runs!';

test('the odds of the next word are how often it followed in the text', () => {
  const odds = nextOdds(learnText(text, 1), ['the'], 1);
  expect(odds).toMatchObject({ after: ['the'], total: 4 });
  expect(odds.words).toEqual([
    { word: 'dog', count: 3, share: 0.75 },
    { word: 'cat', count: 1, share: 0.25 },
  ]);
});

test('a longer memory tells apart what a short one mixes', () => {
  expect(nextOdds(learnText(text, 1), ['the', 'cat'], 1).words[0]).toMatchObject({ word: 'runs', share: 1 });
  expect(nextOdds(learnText(text, 2), ['cat', 'runs'], 1).words).toEqual([{ word: '.', count: 1, share: 1 }]);
  expect(nextOdds(learnText(text, 1), ['cat', 'runs'], 1).words).toHaveLength(2);
});

test('the writer looks at fewer words where it never saw them together', () => {
  expect(nextOdds(learnText(text, 3), ['a', 'blue', 'dog'], 1).after).toEqual(['dog']);
  expect(nextOdds(learnText(text, 3), ['zebra'], 1).after).toEqual([]);
});

test('cold leaves only the likeliest word, hot makes all alike, and shares always add up to 1', () => {
  const model = learnText(text, 1);
  expect(nextOdds(model, ['the'], 0).words.map(({ share }) => share)).toEqual([1, 0]);
  const hot = nextOdds(model, ['the'], 2).words.map(({ share }) => share);
  expect(hot[0]).toBeLessThan(0.75);
  for (const temperature of [0, 0.05, 0.1, 1, 2]) {
    const sum = nextOdds(model, [], temperature).words.reduce((all, { share }) => all + share, 0);
    expect(sum).toBeCloseTo(1, 9);
  }
});

test('a draw falls on each word as often as its share says', () => {
  const odds = nextOdds(learnText(text, 1), ['the'], 1);
  const drawn = Array.from({ length: 100 }, (_, at) => drawWord(odds, at / 100));
  expect(drawn.filter((word) => word === 'dog')).toHaveLength(75);
  expect(drawWord(odds, 0.999_999_999)).toBe('cat');
});

test('without a text there is nothing to draw', () => {
  const odds = nextOdds(learnText(' \n ', 2), ['the'], 1);
  expect([odds.words, odds.total, drawWord(odds, 0.5)]).toEqual([[], 0, null]);
});

test('of a text of 100 kB the beginning is read, and that is known', () => {
  const long = learnText('word another '.repeat(8_000), 3);
  expect(long).toMatchObject({
    isCut: true,
    tokens: readTokens('word another '.repeat(8_000).slice(0, longestText)).length,
  });
  expect(learnText(text, 3).isCut).toBe(false);
});

test('letters without end are read in pieces that fit a table', () => {
  const pieces = readTokens('x'.repeat(longestText));
  expect(Math.max(...pieces.map((piece) => piece.length))).toBe(30);
  expect(pieces.join('')).toHaveLength(longestText);
});

test('written words read as sentences', () => {
  expect(joinWords(['the', 'dog', ',', 'too', '.', 'it', 'runs'])).toBe('The dog, too. It runs');
});

test('words that name parts of objects are words like all others', () => {
  const model = learnText('constructor constructor __proto__ toString', 2);
  expect(nextOdds(model, ['constructor'], 1).words.map(({ word }) => word)).toContain('constructor');
});
