import { describe, expect, test } from 'vitest';
import type { AnswerForm } from '../answer-key.ts';
import { askedByWords } from '../asked-by-words.ts';
import { inferAnswerForm } from '../infer-form.ts';
import { judgeAnswer } from '../judge-answer.ts';

type Row = readonly [
  question: string,
  key: string,
  form: AnswerForm,
  right: readonly string[],
  not: readonly string[],
];

const rows: readonly Row[] = [
  [
    'Write a rule for the nth term of 7, 12, 17, 22, ...',
    'a_n = 5n + 2',
    'equation',
    ['5n + 2', '7+5(n-1)', 'a_n = 2 + 5n'],
    ['5n + 7', '5n'],
  ],
  ['Give a rule for the nth term of 8, 11, 14', 'a(n) = 3n + 5', 'equation', ['3n + 5'], ['3n + 8']],
  [
    'Write an equation for the nth term of 5, 9, 13',
    'a_n = 4n + 1',
    'equation',
    ['a_n = 4n + 1'],
    ['4n + 1'],
  ],
  [
    'The sum of three consecutive even numbers is 78. Find the numbers.',
    '24, 26, 28',
    'set',
    ['28 26 24', '24, 28, 26'],
    ['24 26 30'],
  ],
  ['Find the numbers of adult and child tickets.', '55, 65', 'list', ['55 and 65'], ['65, 55']],
  ['Find the numbers a and b if a + b = 10 and a - b = 2.', '6, 4', 'list', ['6 and 4'], ['4, 6']],
  [
    'What is the percent increase from 40 to 52?',
    '30%',
    'percent',
    ['30% increase', 'a 30% increase', 'it increased by 30%', 'the percent increase is 30%'],
    ['30% decrease', '-30%', '0.3%', 'a 130% increase'],
  ],
  [
    'Find the mean of 12, 15, 18, 20, 25.',
    '18',
    'number',
    ['mean = 18', 'mean: 18', '18 is the mean'],
    ['median = 18', 'mean = 81'],
  ],
  [
    'What is the radius of a circle with diameter 10?',
    '5',
    'number',
    ['radius = 5', 'the radius is 5'],
    ['diameter = 5', '10'],
  ],
  [
    'Is the change an increase or a decrease? What is the percent increase or decrease from 52 to 40?',
    '23%',
    'percent',
    ['23%'],
    ['increase of 32%'],
  ],
  [
    'Find the horizontal asymptote of y = (3x + 1)/x.',
    'y = 3',
    'equation',
    ['at y = 3', 'HA: y = 3', 'the horizontal asymptote is y = 3'],
    ['x = 3', 'VA: y = 3'],
  ],
  ['Convert 150° to radians.', '5π/6', 'expression', ['5π/6 radians', '5π/6 rad'], ['5π/6 degrees', '150°']],
  [
    'What is the y-intercept of y = -4x + 9?',
    '(0, 9)',
    'point',
    ['y = 9', 'b = 9', 'y = 9 when x = 0', '(0, 9)'],
    ['x = 9', '(9, 0)', 'y = -4x + 9', 'y = 8'],
  ],
  ['What is the x-intercept of y = x - 4?', '(4, 0)', 'point', ['x = 4'], ['y = 4', 'x = -4']],
  ['What is the vertex of y = x^2 + 9?', '(0, 9)', 'point', ['(0, 9)', '(0, 9) is the vertex'], ['y = 9']],
  [
    'What is the domain of f(x) = √(x - 4)?',
    '[4, ∞)',
    'interval',
    ['x >= 4', '{x | x >= 4}', 'all numbers 4 or more', '[4, ∞)'],
    ['x > 4', '{x | x <= 4}', '4'],
  ],
  [
    'Solve 3 - x >= 0. Write the answer in interval notation.',
    '(-∞, 3]',
    'interval',
    ['(-∞, 3]'],
    ['x <= 3', '3 or less'],
  ],
  [
    'Solve |x - 1| < 5.',
    '-4 < x < 6',
    'inequality',
    ['(-4, 6)', 'between -4 and 6'],
    ['[-4, 6]', 'between -4 and 6 inclusive', 'between -6 and 4'],
  ],
  [
    'Solve |x - 1| < 5. Write your answer as an inequality.',
    '-4 < x < 6',
    'inequality',
    ['-4 < x < 6'],
    ['(-4, 6)'],
  ],
  [
    'Simplify (x^2 - 9)/(x + 3).',
    'x - 3',
    'expression',
    ['x - 3, x ≠ -3', 'x - 3 (x ≠ -3)', 'x-3 when x is not -3'],
    ['x - 3, x ≠ 3', 'x + 3, x ≠ -3'],
  ],
  [
    'What is the probability of rolling more than 4 on a die?',
    '1/3',
    'fraction',
    ['33 1/3%', '1/3', '2 out of 6'],
    ['33%', '1/3%'],
  ],
  ['Write 25% as a fraction.', '1/4', 'fraction', ['1/4'], ['25%', '0.25']],
  [
    'What is the ratio of cats to dogs?',
    '3:4',
    'ratio',
    ['3 to 4', '3 cats to 4 dogs', '4 dogs to 3 cats'],
    ['3 dogs to 4 cats', '4 to 3'],
  ],
  [
    'Find the area of a rectangle 8 cm by 5 cm. Include units.',
    '40 cm^2',
    'measure',
    ['40 cm^2', '40 square centimeters'],
    ['40', '40 cm'],
  ],
  ['Find the area of a rectangle 8 cm by 5 cm.', '40 cm^2', 'measure', ['40', 'area = 40 cm^2'], ['40 cm']],
  ['How many inches are in 5 feet?', '60', 'integer', ['60', '60 inches', '60 in'], ['60 feet', '5 feet']],
  [
    'What is its volume in cubic inches?',
    '50 in^3',
    'measure',
    ['50', '50 cubic inches'],
    ['50 inches', '50 cm^3'],
  ],
  [
    'What is its speed in miles per hour?',
    '60',
    'number',
    ['60', '60 mph', '60 miles per hour'],
    ['60 km/h'],
  ],
  [
    'How much change does she get?',
    '$4.50',
    'money',
    ['she gets $4.50', '4 dollars and 50 cents', '$4.50 change'],
    ['she gets $5.40', 'she owes $4.50'],
  ],
  [
    'Divide x^2 + 7x + 10 by x + 2.',
    'x + 5',
    'expression',
    ['x + 5, remainder 0', 'x + 5'],
    ['x + 5, remainder 2', 'x + 2, remainder 0'],
  ],
  [
    'Write the equation in standard form.',
    '2x + 3y = 6',
    'equation',
    ['3y + 2x = 6'],
    ['y = -2/3 x + 2', '2x + 3y = 5'],
  ],
  ['Condense 2 ln x - ln y.', 'ln(x^2/y)', 'expression', ['ln(x²/y)'], ['2 ln x - ln y', 'ln(2x/y)']],
  [
    'Solve x^2 - 3x - 10 > 0.',
    'x < -2 or x > 5',
    'inequality',
    ['less than -2 or greater than 5', '(-∞, -2) ∪ (5, ∞)'],
    ['x < -2 and x > 5', 'greater than -2 or less than 5'],
  ],
  ['Solve the system.', '(2, 3)', 'point', ['x is 2, y is 3', 'the solution is (2, 3)'], ['x is 3, y is 2']],
  ['List the primes less than 10.', '2, 3, 5, 7', 'list', ['2 3 5 7', '2; 3; 5; 7'], ['2 3 5', '2 3 7 5']],
  [
    'Are the lines parallel or perpendicular?',
    'parallel',
    'choice',
    ['they are parallel', 'Parallel lines'],
    ['perpendicular', 'not parallel', 'they are not parallel'],
  ],
  ['Is the statement true or false?', 'true', 'choice', ['T', 'True'], ['F', 'false']],
  [
    'Solve P = 2l + 2w for w.',
    'w = (P - 2l)/2',
    'equation',
    ['w = P/2 - l', '(P - 2l)/2 = w', '(P - 2l)/2'],
    ['2w = P - 2l', 'P = 2l + 2w', 'P - 2l'],
  ],
  [
    'Write the equation of the line with slope 2 and y-intercept 1.',
    'y = 2x + 1',
    'equation',
    ['y = 2x + 1'],
    ['2x + 1'],
  ],
  [
    'Write x^7/x^9 with a positive exponent.',
    '1/x^2',
    'expression',
    ['1/x^2', '1/(x·x)'],
    ['x^-2', 'x^(-2)', 'x^2'],
  ],
  ['Write 1/x^2 with a negative exponent.', 'x^-2', 'expression', ['x^-2', 'x^(-2)'], ['x^2']],
  [
    'Convert 72 km/h to m/s.',
    '20 m/s',
    'measure',
    ['20 m s^-1', '20 m s⁻¹', '20 m·s^{-1}'],
    ['20 m s', '20 s m^-1', '20 m s^-2'],
  ],
  [
    'What is the temperature now?',
    '-2 °C',
    'measure',
    ['2 degrees below zero', '2 degrees C below zero', '2 below zero', '-2'],
    ['2 degrees above zero', '3 below zero', '2'],
  ],
  ['What is the temperature now?', '2 °C', 'measure', ['2'], ['2 below zero', '2 degrees below zero']],
];

describe('an answer beside its question', () => {
  for (const [question, value, form, right, not] of rows) {
    const asked = askedByWords(question);
    const key = { value, form, question, ...(asked ? { asked } : {}) };
    test.each(right)(`${question} "%s" is right`, (answer) => {
      expect(judgeAnswer(answer, key)).toEqual({ kind: 'right' });
    });
    test.each(not)(`${question} "%s" is not right`, (answer) => {
      expect(judgeAnswer(answer, key).kind).not.toBe('right');
    });
  }

  test('yes and no are said in many words, and what stands behind them must not deny it', () => {
    expect(inferAnswerForm('yes')).toBe('choice');
    const says = (value: string, answer: string): string =>
      judgeAnswer(answer, { value, form: 'choice' }).kind;
    for (const answer of ['yep', 'Yeah.', 'Yes, it is', 'it is', 'true'])
      expect(says('yes', answer), answer).toBe('right');
    for (const answer of ['nope', 'it is not', "no, it's not", 'false'])
      expect(says('no', answer), answer).toBe('right');
    for (const answer of ['no', "it isn't", 'not yes', "yes, it isn't"])
      expect(says('yes', answer), answer).toBe('wrong');
  });

  test('signs typed around a word that is a choice are no pattern: judging never throws', () => {
    const key = { value: 'parallel', form: 'choice', question: 'Are the lines parallel?' } as const;
    for (const answer of ['(parallel lines', '[ lines', 'a{ +* lines', '\\ lines'])
      expect(judgeAnswer(answer, key).kind, answer).toBe('wrong');
  });

  test('a repeating decimal is told with its digits written again', () => {
    const says = (answer: string): string => judgeAnswer(answer, { value: '2/3', form: 'fraction' }).kind;
    for (const answer of ['0.666 repeating', '0.6666 (repeating)'])
      expect(says(answer), answer).toBe('right');
    expect(says('0.665 repeating')).toBe('unreadable');
  });
});

test('the other of two kinds is another answer, and the kind asked for is not', () => {
  const key = {
    value: '12',
    form: 'integer',
    question: 'The ratio of cats to dogs is 2:3 and there are 20 pets. How many dogs are there?',
  } as const;
  expect(judgeAnswer('12 cats', key).kind).toBe('wrong');
  expect(judgeAnswer('12 dogs', key).kind).toBe('right');
  expect(judgeAnswer('12', key).kind).toBe('right');
});

test('the rule alone tells a function that the question names, where no equation is asked for', () => {
  const key = {
    value: 'g^-1(x) = (x - 1)/4',
    form: 'equation',
    question: 'Find the inverse of g(x) = 4x + 1.',
  } as const;
  expect(judgeAnswer('(x-1)/4', key).kind).toBe('right');
  expect(judgeAnswer('x/4 - 1', key).kind).toBe('wrong');
  expect(judgeAnswer('(x-1)/4', { ...key, question: 'Write an equation of the inverse of g.' }).kind).toBe(
    'form',
  );
});
