import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutWords } from './cut-words.ts';

test('cuts a text at a word', () => {
  expect(cutWords('The slope tells.', [{ slug: 'slope', start: 4, end: 9 }])).toEqual([
    { at: 0, text: 'The ' },
    { at: 4, text: 'slope', slug: 'slope' },
    { at: 9, text: ' tells.' },
  ]);
});

test('leaves the text as it was, whatever is to be cut, and links no word twice', () => {
  const use = fc.record({
    slug: fc.constantFrom('a', 'b', 'c'),
    start: fc.integer({ min: -3, max: 40 }),
    end: fc.integer({ min: -3, max: 40 }),
  });
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.array(use, { maxLength: 6 }), (text, uses) => {
      const stretches = cutWords(text, uses);
      expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
      expect(stretches.every((stretch) => stretch.text !== '')).toBe(true);
      expect(stretches.filter(({ slug }) => slug !== undefined).length).toBeLessThanOrEqual(uses.length);
    }),
  );
});
