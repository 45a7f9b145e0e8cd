import { describe, expect, test } from 'vitest';
import { plainClaim } from './claims/plain-claim.ts';
import { listsNumbers, mathPieces, readOperation, withSums } from './math-pieces.ts';

const piecesOf = (text: string): string[] =>
  mathPieces(plainClaim(withSums(text))).map(({ text: one }) => one.replace(/\s+/g, ''));

describe('lines that a student writes one behind the other', () => {
  test.each([
    ['63/3=21 45/3=15 54/3=18 so 3 boxes', ['63/3=21', '45/3=15', '54/3=18', '3']],
    ['3p+9=8 3p=-1 p=-1/3', ['3p+9=8', '3p=-1', 'p=-1/3']],
    ['x^2-5x+4=0 (x-1)(x-4)=0', ['x^2-5x+4=0', '(x-1)(x-4)=0']],
    ['556 is 80%. 556 / 80 = 6.95', ['556=80%', '556/80=6.95']],
    ['at x=0: 3^0=0', ['x=0', '3^0=0']],
    ['-100x(-2.2)=220', ['-100*(-2.2)=220']],
  ])('%s is read line by line', (text, lines) => expect(piecesOf(text)).toEqual(lines));

  test('a letter in a chain is what the chain comes to', () =>
    expect(piecesOf('y = 8 - 3 = 5')).toEqual(['y=5', '8-3=5']));

  test.each(['7/2 = 3 1/2 = 3.5', 'y = 3 x + 2'])('%s is one line', (text) =>
    expect(piecesOf(text)).toHaveLength(1),
  );
});

describe('beside numbers', () => {
  test('a unit at the end is left aside', () => expect(piecesOf('90+9=99km')).toEqual(['90+9=99']));
  test('a unit that is turned into another is none of a line of numbers', () =>
    expect(piecesOf('1hr = 60min')).not.toContain('1=60'));
  test('a list that adds up to what stands behind it is a sum', () =>
    expect(piecesOf('3 7 3 3 2 = 18')).toEqual(['3+7+3+3+2=18']));
  test('of another list what it comes to is read', () =>
    expect(piecesOf('26 27 28 28 = 27.5')).toEqual(['27.5']));
  test('two fractions side by side are no sum', () =>
    expect(piecesOf('21/24 is 7/8 and 28/18 is 14/9')).toEqual(['21/24=7/8', '28/18=14/9']));
  test('a factor before a new line is no list', () => expect(listsNumbers('10=2x5 12=2x2x3')).toBe(false));
});

describe('the name of a value', () => {
  test.each([
    ["f'(0) = -3*(-5)*(-9) = 135", ['-3*(-5)*(-9)=135']],
    ['P(X = 3) = 1 - 0.75', ['1-0.75']],
    ['half is 9/32 so thats P(2)', ['9/32']],
  ])('is no product with a letter: %s', (text, pieces) =>
    expect(piecesOf(text).filter((one) => /\d/.test(one))).toEqual(expect.arrayContaining(pieces)),
  );
  test('is left where it is part of a line', () => expect(piecesOf('3 * f(2)').join()).toContain('f(2)'));
  test('a letter behind the last number is a unit where it stands for nothing else', () => {
    expect(piecesOf('0.8 * 2 = 1.6 m')).toEqual(['0.8*2=1.6']);
    expect(piecesOf('2m + 4 = 6 m')).toEqual(['2m+4=6m']);
  });
});

test('minus parts of a sign chart are nothing that is taken away', () => {
  expect(readOperation('so minus parts are left of 5 and right of 9')).toBeNull();
  expect(readOperation('minus 5 on both sides')).toMatchObject({ act: 'subtract', amount: '5' });
});
