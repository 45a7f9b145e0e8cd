import { expect, test } from 'vitest';
import { formatNote } from './format-note.ts';

test('a note shows how to write an answer of its kind', () => {
  expect(formatNote({ form: 'fraction', answer: '−27/20' })).toBe('Answer as a fraction, such as 3/4');
  expect(formatNote({ form: 'point', answer: '(2, 1)' })).toBe('Answer as (x, y)');
  expect(formatNote({ form: 'number', answer: '4' })).toBe('Answer with a number');
  expect(formatNote({ form: 'integer', answer: '4', format: 'Answer in dollars' })).toBe('Answer in dollars');
});

test('an equation with one letter is shown with that letter', () => {
  expect(formatNote({ form: 'equation', answer: '102+20k=222' })).toBe(
    'Answer with an equation, such as 2k + 3 = 11',
  );
});

test('an example is never the answer itself', () => {
  expect(formatNote({ form: 'fraction', answer: '3/4' })).toBe('Answer as a fraction, such as 2/5');
  expect(formatNote({ form: 'equation', answer: 'y=2x+3' })).toBe(
    'Answer with an equation, such as y = 4x - 1',
  );
  expect(formatNote({ form: 'equation', answer: '2k + 3 = 11' })).toBe(
    'Answer with an equation, such as 4k - 1 = 7',
  );
});
