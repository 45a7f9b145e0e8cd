import { expect, test } from 'vitest';
import { withChoices } from './choices.ts';

test.each([
  ['What is 2 + 3?\nA 4\nB 5\nC 6\nD 7', 'What is 2 + 3?', ['4', '5', '6', '7']],
  [
    'What is the length of arc AB?\n(1) 2π   (2) 4π   (3) 8π   (4) 18π',
    'What is the length of arc AB?',
    ['2π', '4π', '8π', '18π'],
  ],
  ['Solve 2x = 6. a) 2 b) 3 c) 4', 'Solve 2x = 6.', ['2', '3', '4']],
  ['What is the period?\nF. 1\nG. 2\nH. 3\nJ. 4', 'What is the period?', ['1', '2', '3', '4']],
  ['What is 40% of 90?\n\n○ 36\n○ 28\n○ 30\n\nPrevious   Next', 'What is 40% of 90?', ['36', '28', '30']],
  [
    'What is the image of (1, 4)?\n(1) (1,2)    (3) (4,1)\n(2) (2,5)    (4) (5,0)',
    'What is the image of (1, 4)?',
    ['(1,2)', '(4,1)', '(2,5)', '(5,0)'],
  ],
])('choices below a problem are taken apart: %j', (text, problem, choices) => {
  expect(withChoices(text)).toMatchObject({ text: problem, choices });
});

test.each([
  'Points A(1, 2), B(3, 4) and C(5, 6) form a triangle. Find its area.',
  'Solve (1) x + y = 5 and (2) x - y = 1.',
  'What is 2 + 3?',
  'Which is more a 5 b 6 c 7',
  'What is 40% of 90?\n○ 36\n○ 28\n○ 30\nUse x = 3',
  'What is 2 + 3?\nA 4\nB 5\nC 6\nThen multiply the sum by 7.',
])('what is no list of choices stays whole: %j', (text) => {
  expect(withChoices(text)).toBeNull();
});
