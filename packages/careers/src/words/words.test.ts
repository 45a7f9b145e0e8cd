import { describe, expect, test } from 'vitest';
import { correctSpelling, knownWords } from './correct-spelling.ts';
import { spellEmoji } from './emoji-words.ts';
import { plainWords } from './plain-words.ts';
import { stemWord } from './stem-word.ts';

describe('plain words', () => {
  test.each([
    ["I don't LIKE math!!!", ['i', 'dont', 'like', 'math']],
    ['soooo coool', ['soo', 'cool']],
    ['C++ & C#', ['c++', 'and', 'c#']],
    ['José, piñata', ['jose', 'pinata']],
    ['???', []],
    ['', []],
  ])('of %j are %j', (text, words) => {
    expect(plainWords(text)).toEqual(words);
  });
});

describe('the stem', () => {
  test.each([
    ['teach', 'teacher', 'teachers', 'teaching'],
    ['biology', 'biologist', 'biologists'],
    ['music', 'musician', 'musicians'],
    ['animation', 'animator', 'animators'],
    ['chemistry', 'chemist'],
    ['photography', 'photographer'],
    ['dance', 'dancing', 'dancer', 'dances'],
    ['run', 'running', 'runs'],
    ['history', 'historian'],
  ])('of %s is shared by its relatives', (word, ...relatives) => {
    for (const relative of relatives) expect(stemWord(relative)).toBe(stemWord(word));
  });

  test.each([
    ['paper', 'pap'],
    ['soccer', 'sock'],
    ['station', 'stats'],
    ['business', 'busy'],
    ['art', 'arm'],
  ])('of %s is not that of %s', (word, other) => {
    expect(stemWord(word)).not.toBe(stemWord(other));
  });
});

describe('a misspelled word', () => {
  const known = knownWords(
    'basketball engineer science nurse purse music writer knitter chiropractor'.split(' '),
  );

  test.each([
    ['basketbal', 'basketball'],
    ['enginere', 'engineer'],
    ['sceince', 'science'],
    ['nurze', 'nurse'],
    ['muzik', 'music'],
    ['riter', 'writer'],
    ['niter', 'knitter'],
    ['kyropractor', 'chiropractor'],
    ['nrs', 'nrs'],
    ['science', 'science'],
    ['xylophone', 'xylophone'],
    ['12345', '12345'],
  ])('%s is read as %s', (word, meant) => {
    expect(correctSpelling(word, known)).toBe(meant);
  });
});

test('emoji that name a hobby are said in words, others stay', () => {
  expect(plainWords(spellEmoji('🎮🏀'))).toEqual(['video', 'games', 'basketball']);
  expect(spellEmoji('🏆 yes')).toBe('🏆 yes');
});
