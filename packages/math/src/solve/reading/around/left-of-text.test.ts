import { expect, test } from 'vitest';
import { leftOfText } from './left-of-text.ts';

test.each([
  [
    'Geometry H - Quiz 3.5 Polygons\n8. Find the area of a square of side 3.\nDue Friday!',
    'Find the area of a square of side 3.',
  ],
  [
    'Hi, my kid is stuck:\n#5. A fish tank is 50 cm long. How many inches is that?\n#6. (skip)',
    'A fish tank is 50 cm long. How many inches is that?',
  ],
  ['Find x: 4/x = 14/35\nMy daughter wrote 8 but it was marked wrong??', 'Find x: 4/x = 14/35'],
])('what stands around a problem is left out: %j', (text, problem) => {
  expect(leftOfText(text).map((left) => left.text)).toContain(problem);
});

test('a wish for the form is left out last, and told', () => {
  expect(leftOfText('Quiz 4\n2. Solve x² = 5.\nExact values please, no decimals!').at(-1)).toEqual({
    text: 'Solve x² = 5.',
    wishes: 'Exact values please, no decimals!',
  });
});

test.each([
  'A bag has 5 red and 3 blue marbles. I pick two. The order does not matter. How many ways are there?',
  'I have 12 marbles and my friend has 3 more. How many does my friend have?',
  'He got 3 of them wrong. There were 20 questions. What percent did he get right?',
])('what belongs to the problem stays: %j', (text) => {
  expect(leftOfText(text)).toEqual([]);
});

test('of two counted problems none is chosen', () => {
  expect(leftOfText('Homework 3\n1. Solve 2x = 6.\n2. Solve 3x = 6.')).toEqual([]);
});

test('a wish that changes the value or its unit is no form', () => {
  const left = leftOfText('Quiz 4\n2. A rope is 2.54 m long. How long is it?\nGive your answer in inches.');
  expect(left.every(({ text }) => text.includes('inches'))).toBe(true);
});
