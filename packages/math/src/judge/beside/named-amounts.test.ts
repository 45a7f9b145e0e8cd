import { expect, test } from 'vitest';
import { inferAnswerForm } from '../infer-form.ts';
import { judgeAnswer } from '../judge-answer.ts';

const verdictOf = (question: string, value: string, answer: string): string =>
  judgeAnswer(answer, { value, form: inferAnswerForm(value, question), inferred: true, question }).kind;

test.each([
  [
    'A theater sold 320 tickets. How many adult tickets and how many student tickets were sold?',
    '180 adult, 140 student',
    '140 student, 180 adult',
  ],
  [
    'A theater sold 320 tickets. How many adult tickets and how many student tickets were sold?',
    '180 adult tickets and 140 student tickets',
    '140 students and 180 adults',
  ],
  [
    'A theater sold 320 tickets. How many adult tickets and how many student tickets were sold?',
    '180 adult and 140 student',
    'adults 180, students 140',
  ],
  ['How many nickels and how many dimes are there?', '12 nickels and 8 dimes', '8 dimes and 12 nickels'],
  ['How many nickels and how many dimes are there?', '12, 8', '8 dimes, 12 nickels'],
  ['How many nickels and how many dimes are there?', '(12, 8)', 'dimes = 8, nickels = 12'],
  [
    'Find the speed of the boat and the speed of the current.',
    'boat 16 mph, current 4 mph',
    'current is 4 mph and boat is 16 mph',
  ],
  [
    'Find the speed of the boat and the speed of the current.',
    '16 mph and 4 mph',
    'current: 4 mph, boat: 16 mph',
  ],
  ['How many chickens and cows are on the farm?', '14 chickens, 6 cows', '6 cows 14 chickens'],
  ['Find the length and the width.', 'length 12 cm, width 5 cm', 'width = 5 cm, length = 12 cm'],
  ['Find the length and the width.', '12 cm and 5 cm', 'w = 5, l = 12'],
  ['Find its dimensions.', 'width 7 m, length 10 m', '10m long and 7m wide'],
  ['Find the dimensions of the box.', 'height 4 in, width 6 in', '6 in wide and 4 in tall'],
  ['How old are Ann and Ben?', 'Ann is 14, Ben is 10', 'Ben 10, Ann 14'],
  ['How old are Ann and Ben?', '14 and 10', 'ben is 10 and ann is 14'],
  [
    'Each burger and each soda costs how much?',
    'burger $4.50, soda $2',
    'soda is $2 and the burger is $4.50',
  ],
  ['How many adult tickets and how many child tickets did they sell?', '180, 140', '140 child, 180 adult'],
  ['How many adult tickets and how many child tickets did they sell?', '180, 140', '180 adults 140 children'],
  ['How many quarters and how many dimes does she have?', '9 quarters, 14 dimes', 'dimes: 14, quarters: 9'],
  ['How many quarters and how many dimes does she have?', '(9, 14)', '14 dimes and 9 quarters'],
  ['Find the measures of the two angles.', '40, 140', '40 and 140'],
  [
    'How much is one pen and one notebook?',
    'pen $1.25, notebook $3',
    'a notebook costs $3.00 and a pen costs $1.25',
  ],
  ['How many boys and girls are in the band?', '36 boys and 45 girls', 'There are 45 girls and 36 boys'],
  ['How many boys and girls are in the band?', '36 boys and 45 girls', '36, 45'],
  [
    'Find the speed of the plane in still air and the speed of the wind.',
    '550 mph and 50 mph',
    'wind 50 mph, plane 550 mph',
  ],
  ['How long is it?', '5 feet 6 inches', '6 inches 5 feet'],
  ['Find length and width.', '(15, 8)', 'width is 8 and length is 15'],
  ['Solve the system.', 'x = 3, y = 5', 'y = 5, x = 3'],
  [
    'How many adults, children and seniors came?',
    '50 adults, 30 children, 20 seniors',
    'children 30, seniors 20, adults 50',
  ],
])('takes amounts by their names in any order: %s %s, %s', (question, key, answer) => {
  expect(verdictOf(question, key, answer)).toBe('right');
});

test.each([
  [
    'A theater sold 320 tickets. How many adult tickets and how many student tickets were sold?',
    '180 adult, 140 student',
    '180 student, 140 adult',
  ],
  ['How many nickels and how many dimes are there?', '12, 8', '8 nickels, 12 dimes'],
  [
    'Find the speed of the boat and the speed of the current.',
    '16 mph and 4 mph',
    'current 16 mph, boat 4 mph',
  ],
  ['How old are Ann and Ben?', '14 and 10', 'ben is 14 and ann is 10'],
  ['How many adult tickets and how many child tickets did they sell?', '180, 140', '140, 180'],
  ['How many quarters and how many dimes does she have?', '9 quarters, 14 dimes', 'dimes: 9, quarters: 14'],
  ['How many quarters and how many dimes does she have?', '(9, 14)', '9 dimes and 14 quarters'],
  ['How much is one pen and one notebook?', 'pen $1.25, notebook $3', 'notebook 1.25 pen 3'],
  ['How long is it?', '5 feet 6 inches', '6 feet 5 inches'],
  ['Find its dimensions.', 'width 7 m, length 10 m', '7m long and 10m wide'],
  ['Find its dimensions.', 'width 7 m, length 10 m', '10 cm long and 7 cm wide'],
  ['How many cars and trucks are there?', '12 cars, 5 trucks', '12 trucks 5 cars'],
  ['How many cars and trucks are there?', '12 cars, 5 trucks', '5 trucks'],
  ['Solve the system.', 'x = 3, y = 5', 'y = 3, x = 5'],
  [
    'How many adults, children and seniors came?',
    '50 adults, 30 children, 20 seniors',
    '20 seniors, 50 adults, 30 kids',
  ],
])('refuses amounts with their names swapped: %s %s, %s', (question, key, answer) => {
  expect(verdictOf(question, key, answer)).not.toBe('right');
});
