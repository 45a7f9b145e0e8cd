import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['out of 60 kids 25 like tea, 30 like coffee and 12 like both. how many like neither', '17'],
  [
    'In a group of 80 tourists, 45 speak English, 38 speak French, and 15 speak both languages. How many speak only English?',
    '30',
  ],
  [
    '100 people were asked, 55 drink milk, 40 drink juice, 18 drink both. how many drink exactly one of them',
    '59',
  ],
  ['45% of people own a cat, 38% own a dog and 15% own both. what percent own neither', '32%'],
])('counts who is in both, one or none of two groups: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['60 kids like tea, 25 like coffee and 12 like both. how many like neither'],
  ['of 100 people 60 like A, 50 like B, 30 like C and 10 like all. how many like none'],
  ['40 students, 22 play soccer, 18 play tennis. how many play neither'],
  ['in a class of 30, 18 like math, 15 like art, and 5 like both but not music. how many like neither'],
])('counts nobody where the whole or the overlap is not told, or a third group is: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  [
    'A class has 12 girls and 16 boys. The average height of the girls is 158 cm and of the boys 165 cm. What is the average of the whole class?',
    '162',
  ],
  [
    'homework counts 20%, quizzes 30% and the exam 50%. Leo has 90 in homework, 80 in quizzes and 70 on the exam. whats his grade',
    '77',
  ],
  [
    'homework 20% tests 50% and the final 30%. i have 90 in homework and 78 in tests, what do i need in the final to get 84 in total??',
    '90',
  ],
  [
    'number of pets: 0 pets 5 students, 1 pet 8 students, 2 pets 4 students, 3 pets 3 students. mean number of pets?',
    '1.25',
  ],
  ['Number of siblings 0, 1, 2, 3 with frequency 4, 9, 5, 2. What is the mean?', '1.25'],
])('weighs means and values by how much or how often they count: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['weighted mean: 80 (30%), 90 (50%), 70 (30%)'],
  ['8 numbers have mean 15 and 12 others have median 20. mean of all'],
  ['values 0, 1, 2, 3 with frequency 4, 9, 5. mean?'],
  ['class A has 20 students with average 75, class B has average 90. average of all'],
])('weighs nothing where a weight, a count or a mean is missing: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  [
    'For a data set Q1 = 20 and Q3 = 36. Is 62 an outlier by the 1.5 IQR rule? what is the upper fence',
    'yes; upper fence is 60',
  ],
  ['five number summary 12, 20, 25, 31, 50. find the IQR', '11'],
  ['Q1 is 10 and IQR is 6, find Q3', '16'],
])('reads a box plot by the names of its numbers: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([['Q1 = 20 and median = 30. is 62 an outlier'], ['Q1 = 61 and Q3 = 45. is 90 an outlier']])(
  'reads no box plot with one quartile, or with both turned around: %s',
  (text) => {
    expect(answerOf(text)).toBe('refused');
  },
);

test.each([
  ['ŷ = 2.5x + 10, x=8, y=27, residual?', '-3'],
  [
    'the line of best fit is y = -2x + 50 with x the number of absences and y the grade. what grade would you predict for a student with 6 absences',
    '38',
  ],
  ['find the least squares regression line for the points (1,2), (2,3), (3,5), (4,6)', 'y = 1.4x + 0.5'],
])('predicts by a line, tells a residual and finds the line of some points: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['ŷ = 2.5x + 10, y = 27, residual?'],
  ['the regression line is y = 4x + 7. find x when the prediction is 27'],
])('predicts nothing without a place, and no place from a value: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  [
    'If every value in a data set with mean 20 and standard deviation 4 is multiplied by 3 and then 5 is added, what are the new mean and sd?',
    'mean 65, standard deviation 12',
  ],
  [
    'every salary is raised by 5%. old mean 40000 and old standard deviation 2000. new mean and standard deviation?',
    'mean 42000, standard deviation 2100',
  ],
])('moves center and spread with the data: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([['every second value of the data is multiplied by 3, mean 20 sd 4. new mean and sd']])(
  'moves nothing where only some values change: %s',
  (text) => {
    expect(answerOf(text)).toBe('refused');
  },
);

test.each([
  [
    'two-way table: 40 juniors of which 24 drive to school, 60 seniors of which 45 drive. given that a student drives, whats the probability the student is a senior?',
    '15/23',
  ],
  [
    'in a survey 25 girls like soccer, 15 girls like tennis, 30 boys like soccer and 10 boys like tennis. what is the probability that a randomly chosen boy likes tennis',
    '1/4',
  ],
  [
    'table: 24 cats vaccinated, 6 cats not vaccinated, 40 dogs vaccinated, 10 dogs not vaccinated. what is the probability that a random animal is a vaccinated dog',
    '1/2',
  ],
])('takes the share of a group, of a column or of all: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  [
    'two-way table: 40 juniors of which 24 drive, 60 seniors. given that a student drives, probability senior?',
  ],
])('takes no share of a table with a cell left out: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

const classOf30 = 'In a class of 30 students, 18 play a sport, 12 play an instrument and 6 do both.';

test.each([
  [
    'a student who plays a sport is chosen at random, what is the probability that they play an instrument?',
    '1/3',
  ],
  [
    'a student who plays a sport is chosen at random, what is the probability that they do not play an instrument?',
    '2/3',
  ],
  [
    'a student who does not play a sport is chosen at random, what is the probability that they play an instrument?',
    'refused',
  ],
])('asks for a chance among one group alone: %s', (question, answer) => {
  const given = solve(`${classOf30} If ${question}`);
  expect(given.kind === 'not-understood' ? 'refused' : given.answer).toBe(answer);
});
