import { expect, test } from 'vitest';
import { byLetter, findWords, type ListedWord } from './find-words.ts';

const word = (term: string, changes: Partial<ListedWord> = {}): ListedWord => ({
  slug: term.replaceAll(' ', '-'),
  term,
  forms: [],
  meaning: 'It says something.',
  course_ids: [1],
  ...changes,
});
const words = [
  word('1.5 IQR rule'),
  word('rise', { meaning: 'How far a line goes up. The slope is rise over run.' }),
  word('slope', { forms: ['slopes', 'steepness'], course_ids: [2] }),
  word('point-slope form'),
];
const terms = (search: string, courseId: number | null = null) =>
  findWords(words, { search, courseId }).map(({ term }) => term);

test('keeps the order of the list where nothing is searched', () => {
  expect(terms(' ')).toEqual(['1.5 IQR rule', 'rise', 'slope', 'point-slope form']);
});

test('finds a word at its beginning first, then inside, then by its meaning', () => {
  expect(terms('SLOPE')).toEqual(['slope', 'point-slope form', 'rise']);
});

test('finds a word by another form, and however signs and accents are typed', () => {
  expect(terms('steep')).toEqual(['slope']);
  expect(terms('point slope')).toEqual(['point-slope form']);
  expect(terms('slópe ')[0]).toBe('slope');
});

test('finds in a meaning what begins a word of it, and nothing from the middle of one', () => {
  expect(terms('lope is')).toEqual([]);
  expect(terms('run')).toEqual(['rise']);
});

test('keeps to one course', () => {
  expect(terms('', 2)).toEqual(['slope']);
  expect(terms('rise', 2)).toEqual([]);
});

test('puts words under their letters, and what begins with a digit under one', () => {
  expect(byLetter(words).map(({ letter }) => letter)).toEqual(['0–9', 'R', 'S', 'P']);
});
