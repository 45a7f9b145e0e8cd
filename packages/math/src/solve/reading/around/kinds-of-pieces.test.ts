import { expect, test } from 'vitest';
import { cutPieces } from './cut-pieces.ts';
import { kindsOfPieces, type ReadKind } from './kinds-of-pieces.ts';

const kindIn = (text: string, piece: string): ReadKind | undefined => {
  const pieces = cutPieces(text);
  return kindsOfPieces(pieces)[pieces.findIndex((one) => one.text.includes(piece))];
};

test.each([
  'i keep getting 56 on this one??',
  'test corrections - i lost all points on this',
  'teacher said watch the signs',
  'i got 24 but my friend got 12',
  'Stuck on this since last night.',
  'thanks in advance!',
  'this is due in 20 minutes help!!',
  'i dont get where the decimal goes',
  'I have no idea how to start:',
  'Quiz 4 Form B',
  '8.EE.4 Practice',
  '11/14 do now',
  'AP Stats warm-up 10/3',
  'From worksheet 5B:',
])('what speaks of the work or names it stands around: %s', (piece) => {
  expect(kindIn(`${piece}\nSolve 2x = 6.`, piece)).toBe('around');
});

test.each([
  ['I got 12 apples.', 'I gave 5 apples to Sam. How many apples are left?'],
  ['My teacher said the radius is 4 cm.', 'Find the area of the circle.'],
  ['I gave my teacher half.', 'I had 12 pens. How many are left?'],
  ['my teacher wants only the positive one', 'Solve x^2 = 4.'],
  ['the book has a typo, the 1 should be 4', '2x + 4 = 1'],
  ['My teacher drops the lowest.', 'My scores are 80, 90 and 60. What is my mean?'],
  ['i only need the first 2 terms', '(1 + x)^5'],
  ['My friend puts the first one back.', 'I draw two cards. What is the probability of two kings?'],
  ['I was stuck in traffic for 2 hours', 'I drove 3 hours at 60 mph. How far did I go?'],
  ['Radius 5', 'Find the area of the circle.'],
  ['Ratio 3:4', 'There are 28 students in all. How many are girls?'],
  ['Without replacement', 'Two cards are drawn. What is the probability of two aces?'],
  ['Base 2', 'Write 13.'],
  ['Quiz 3', 'What is the mean of quiz 1 and quiz 3?'],
])('what a problem could need never counts as around it: %s', (piece, rest) => {
  expect(kindIn(`${piece}\n${rest}`, piece)).not.toBe('around');
});
