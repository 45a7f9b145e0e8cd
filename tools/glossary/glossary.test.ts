import { expect, test } from 'vitest';
import { findRetired, namesOf, readGlossary } from './find-retired-words.ts';

test('the table gives the words and what each took the place of', () => {
  const table =
    '| Word | Means | Retired |\n| --- | --- | --- |\n| slot | a place | |\n| store | kept | Keeper, Shelf |\n';
  expect(readGlossary(table)).toEqual({
    words: ['slot', 'store'],
    retired: [
      { retired: 'Keeper', instead: 'store' },
      { retired: 'Shelf', instead: 'store' },
    ],
  });
});

test('a name is found by its words, in declarations and members, and not in texts or inside longer words', () => {
  const code = [
    'export type AskBook = {',
    '  askBook: number;',
    '};',
    'export function openAskBook(): AskBook {',
    "  return say('AskBook');",
    '}',
    '// AskBook',
    'const taskBooks = 1;',
  ].join('\n');
  expect(findRetired(namesOf(code), { retired: 'AskBook', instead: 'pending requests' })).toEqual([
    'AskBook',
    'askBook',
    'openAskBook',
  ]);
  expect(findRetired(namesOf('const luckyNumber = 1;'), { retired: 'luck', instead: 'random' })).toEqual([]);
});
