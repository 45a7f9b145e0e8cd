import { expect, test } from 'vitest';
import { formatPassage, formatSentence } from './sentence.ts';

const text = {
  trees: 'A park has {n, plural, one {# tree} other {# trees}}.',
  work: 'Then {work} follows.',
};

test('chooses the plural form by the number', () => {
  expect(formatSentence(text, { key: 'trees', args: { n: 1 } })).toBe('A park has 1 tree.');
  expect(formatSentence(text, { key: 'trees', args: { n: 12 } })).toBe('A park has 12 trees.');
});

test('leaves TeX in an argument as it is', () => {
  expect(formatSentence(text, { key: 'work', args: { work: '$\\frac{3}{4}$' } })).toBe(
    'Then $\\frac{3}{4}$ follows.',
  );
});

test('joins the sentences of a passage with one space', () => {
  const passage = [
    { key: 'trees', args: { n: 2 } },
    { key: 'work', args: { work: 'it' } },
  ];
  expect(formatPassage(text, passage)).toBe('A park has 2 trees. Then it follows.');
});

test('throws for a sentence that is not there and for a missing argument', () => {
  expect(() => formatSentence(text, { key: 'nothing', args: {} })).toThrow("no sentence named 'nothing'");
  expect(() => formatSentence(text, { key: 'trees', args: {} })).toThrow();
});
