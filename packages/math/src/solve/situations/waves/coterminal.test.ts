import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['what smallest positive angle is coterminal with -410 degrees ?', '310°'],
  ['negative coterminal angle of 100 degrees between -360 and 0', '-260°'],
  ['smallest positive angle coterminal with 17pi/4', 'π/4'],
  ['which angle between 0 and 2π is coterminal with -π/3', '5π/3'],
])('turns to the angle that ends in the same place: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test('turns no angle that is in its turn already', () => {
  expect(answerOf('find the coterminal angle of 100 degrees between 0 and 360')).toBe('refused');
});

test.each([
  ['find the three cube roots of 8 in a+bi form', '2, -1 + i√3, -1 - i√3'],
  ['find the 4th roots of 16', '2, 2i, -2, -2i'],
  ['for what value of k does x^2 + kx + 16 = 0 have exactly one real solution, k positive', 'k = 8'],
  [
    'for which values of k does x^2 + kx + 9 = 0 have exactly one solution pls i forgot how discriminant goes',
    'k = 6 or k = -6',
  ],
  [
    'the 3rd term of a geometric sequence is 18 and the 6th term is 486. find the first term (real ratio)',
    '2',
  ],
  [
    'A rectangular garden is 3 m longer than twice its width and has area of 65 m^2. Find its dimensions.',
    'width 5 m, length 13 m',
  ],
  [
    'the length of a rectangle is 4 cm less than three times its width. the perimeter is 40 cm. what is the length',
    '14 cm',
  ],
])('reads what is said beside the form of the answer: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});
