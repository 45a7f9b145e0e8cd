import { expect, test } from 'vitest';
import { problemOfLines } from './problem-of-lines.ts';

test.each([
  ['Regents practice\n22) Solve 2x = 6', 'Solve 2x = 6'],
  ['Name: ______ Period: 3\nQ2 Ava has $18.', 'Ava has $18.'],
  ['Algebra 1 – Section 3.4 #7\nSolve |2x − 3| = 11', 'Solve |2x − 3| = 11'],
  ['Can you do number 6 pls\n6. |-9| - 4 = ?', '|-9| - 4 = ?'],
  ['p. 14 #3: In a survey of 120 students, 75 play.', 'In a survey of 120 students, 75 play.'],
  ['lesson 9 hw, due friday:\nFind 40% of 65', 'Find 40% of 65'],
  ['Use 3.14 for π.\n4. Find the area.', 'Use 3.14 for π.\nFind the area.'],
  ['Chapter 4 Review\n\n27.\nSolve 2x = 6', 'Solve 2x = 6'],
  ['Evaluate 5x - 2\nx = 3', 'Evaluate 5x - 2,\nx = 3'],
  ['(1) x + y = 5\n(2) x - y = 1\nsolve', 'solve\nx + y = 5, x - y = 1'],
  ['Section 5-6: Rational Equations\nSolve. Show work.\n14.  1/x = 1/2', 'Solve. Show work.\n1/x = 1/2'],
  ['Multiplying Polynomials (Ch. 8-3)\nFind each product.\n9) 2(x − 3)', 'Find each product.\n2(x − 3)'],
  ['Motion along a line (3.4)\n(c) A particle moves.', 'A particle moves.'],
  [
    'Homework help:\n"Ann has 48 pencils and 60 erasers. How many are there in all?"\nthanks!!',
    'Ann has 48 pencils and 60 erasers. How many are there in all?',
  ],
])('takes the problem out of its sheet: %s', (text, problem) => {
  expect(problemOfLines(text)).toBe(problem);
});

test.each([
  '1. Solve 2x = 8\n2. Solve 3x = 9',
  'There are 20 boys.\nHow many girls are there?',
  'Problem 5\nSolve 2x = 10\nProblem 6\nSolve 3x = 12',
  'Speed 60\nHow far in 3 hours?',
  '3. 5\n4. 6\nadd them',
  'There are 20 boys.\n"How many girls are there if the ratio is 2 to 3?"',
  'Ratio 3:4\nThere are 28 students in all.',
  '3x + 5\n= 7',
  'Q1 is 10 and IQR is 6, find Q3',
  'Q1: 14\nQ3: 22\nFind the interquartile range',
])('leaves lines that tell or that are several problems: %s', (text) => {
  expect(problemOfLines(text)).toBeNull();
});
