import { expect, test } from 'vitest';
import { cutPieces } from './cut-pieces.ts';

const shown = (text: string): string =>
  cutPieces(text)
    .map((piece) => (piece.isMark ? `<${piece.text}>` : piece.text))
    .join(' ¦ ');

test.each([
  [
    'Geometry H - Quiz 3.5 Polygons\n8. How many sides are there?',
    'Geometry H ¦ Quiz 3.5 Polygons ¦ <8.> ¦ How many sides are there?',
  ],
  ['2. (c) Find x:  4/x = 14/35', '<2.> ¦ <(c)> ¦ Find x: ¦ 4/x = 14/35'],
  [
    'Simplify (2x^3)^3 / (1 - i). (no calculator) Thanks!',
    'Simplify (2x^3)^3 / (1 - i). ¦ (no calculator) ¦ Thanks!',
  ],
  ['solve 2x = 6 pls, i keep getting 4', 'solve 2x = 6 pls, ¦ i keep getting 4'],
])('a text is cut where a line, a sentence, a heading or a remark ends: %j', (text, pieces) => {
  expect(shown(text)).toBe(pieces);
});

test.each([
  'A 12 in. by 9 in. sheet is cut.',
  'Mr. Lee has 3.5 kg of rice.',
  'How fast is the\nradius growing?',
  '5 - 2x = 11',
])('what belongs together stays together: %j', (text) => {
  expect(cutPieces(text)).toHaveLength(1);
});

test('the pieces hold every letter of their text', () => {
  const text = 'WS 7-5   Name: ____\n(9) A bike cost $240 | then $276.\n\nBy how much did it rise?? - thx';
  const held = cutPieces(text).map(({ start, end }) => text.slice(start, end));
  expect(held).toEqual(cutPieces(text).map((piece) => piece.text));
  expect(held.join('').replace(/\s/g, '')).toBe(text.replace(/[\s|]/g, '').replace('?-thx', '?thx'));
});
