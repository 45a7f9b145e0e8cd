import { describe, expect, it } from 'vitest';
import { turnedTerm } from './terms-of.ts';

describe('a sum beside another', () => {
  it.each([
    ['2y - 18y - 48', '2y - 18y + 48', '48'],
    ['-1 - 4', '-1 - (-4)', '4'],
    ['7x^2 + 14xh + 3 - 7x^2 + 3', '7x^2 + 14xh + 3 - (7x^2 + 3)', '3'],
    ['5 + (x - 2)', '5 - (x - 2)', 'x'],
  ])('%s has one sign turned beside %s', (own, other, term) => expect(turnedTerm(own, other)).toBe(term));

  it.each([
    ['3 - 7', '7 - 3'],
    ['2y - 18y + 48', '48 + 2y - 18y'],
    ['x + 2', 'x + 5'],
    ['x + 2', 'x + 2 + y'],
  ])('%s has none beside %s', (own, other) => expect(turnedTerm(own, other)).toBeNull());
});
