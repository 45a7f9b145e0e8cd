import { expect, test } from 'vitest';
import { withoutFront } from './front-of-text.ts';

test.each([
  ['Regents practice\n22) Solve 2x = 6', 'Solve 2x = 6'],
  ['Name: ______ Period: 3\nQ2 Ava has $18.', 'Ava has $18.'],
  ['Algebra 1 – Section 3.4 #7\nSolve |2x − 3| = 11', 'Solve |2x − 3| = 11'],
  ['Can you do number 6 pls\n6. |-9| - 4 = ?', '|-9| - 4 = ?'],
  ['p. 14 #3: In a survey of 120 students, 75 play.', 'In a survey of 120 students, 75 play.'],
  ['lesson 9 hw, due friday:\nFind 40% of 65', 'Find 40% of 65'],
  ['Use 3.14 for π.\n4. Find the area.', 'Use 3.14 for π.\nFind the area.'],
  ['Chapter 4 Review\n\n27.\nSolve 2x = 6', 'Solve 2x = 6'],
  ['(1) x + y = 5\n(2) x - y = 1\nsolve', 'x + y = 5\nx - y = 1\nsolve'],
  ['Section 5-6: Rational Equations\nSolve. Show work.\n14.  1/x = 1/2', 'Solve.\n1/x = 1/2'],
  ['Multiplying Polynomials (Ch. 8-3)\nFind each product.\n9) 2(x − 3)', 'Find each product.\n2(x − 3)'],
  ['Motion along a line (3.4)\n(c) A particle moves.', 'A particle moves.'],
  ['Warm up #3: Find the GCF of 48 and 72.', 'Find the GCF of 48 and 72.'],
  ['Unit 5 Review – Question 12: What is 3/4 of 20?', 'What is 3/4 of 20?'],
  ['Chapter 8 Test, #4. Solve 2x = 6.', 'Solve 2x = 6.'],
  ['FRQ 1 (a). Find the derivative of x^2.', 'Find the derivative of x^2.'],
  ['3. 4x = 20', '4x = 20'],
  ['Lesson 2.4 Practice\n7) Write 45/72 in simplest form.', 'Write 45/72 in simplest form.'],
  ['Chapter 4 Quiz\nName: ____\n2. Find the mean of 3 and 5', 'Find the mean of 3 and 5'],
  ['Slope\n1) y = 2x + 3', 'y = 2x + 3'],
  ['factor. 12. x^2 − 9', 'factor.\nx^2 − 9'],
  ['In Exercises 11-14, factor. 12. x^2 - 9', 'In Exercises 11-14, factor.\nx^2 - 9'],
  [
    'Homework 3:\n"Ann has 48 pencils and 60 erasers. How many are there in all?"',
    'Ann has 48 pencils and 60 erasers. How many are there in all?',
  ],
])('takes off what counts in front of a problem: %j', (text, problem) => {
  expect(withoutFront(text)).toBe(problem);
});

test.each([
  '1. Solve 2x = 8\n2. Solve 3x = 9',
  'Evaluate.\n1) 3 + 4\n2) 5 - 2',
  'There are 20 boys.\nHow many girls are there?',
  'Problem 5\nSolve 2x = 10\nProblem 6\nSolve 3x = 12',
  'Speed 60\nHow far in 3 hours?',
  'Radius 5\nFind the area of the circle.',
  '3. 5\n4. 6\nadd them',
  'Ratio 3:4\nThere are 28 students in all.',
  '3x + 5\n= 7',
  'Q1 is 10 and IQR is 6, find Q3',
  'Q1: 14\nQ3: 22\nFind the interquartile range',
  'Plan A: $20 a month. Plan B: $5 a visit. Which is cheaper for 3 visits?',
  'Day 1: 5 miles. Day 2: 7 miles. What is the mean?',
  'A coin shows heads with probability 0.6. It is thrown 5 times. Probability of 3 heads?',
  'f(1) = 4, f(n) = 3f(n-1) - 2. Find f(3).',
  'In Exercises 11-14, factor. 15. x^2 - 9',
  '3x - 4y = 12',
  'Class of 30\nHow many pairs can be chosen?',
  'Test scores: 80, 90\nFind the mean.',
  'Form 3 teams of 4 from 12 students\nHow many ways?',
])('takes nothing off that tells, and chooses none of several problems: %j', (text) => {
  expect(withoutFront(text)).toBeNull();
});
