import { describe, expect, test } from 'vitest';
import { readSteps } from '../read-step.ts';
import { openProblem } from '../testing-open.ts';
import { reasonOfSlip } from './known-slip.ts';
import { namesNoMove } from './no-move.ts';
import { readTurnedBound } from './turned-bound.ts';

const powers = openProblem({
  question: 'What is $\\frac{2.1 × 10^4}{7 × 10^{−7}}$ in scientific notation?',
  form: 'scientific',
  choices: [
    ['3 × 10^10', null],
    ['3 × 10^(−4)', 'This adds the exponents.'],
  ],
  work: ['2.1 ÷ 7 = 0.3', '4 − (−7) = 11', '$0.3 × 10^{11}$ = $3 × 10^{10}$'],
});
const division = openProblem({
  question: 'What is $y^3 + 2y^2 − 10y − 22$ divided by $y − 3$?',
  form: 'expression',
  choices: [
    ['y^2 + 5y + 5 − 7/(y − 3)', null],
    ['y^2 − y − 7 − 1/(y − 3)', 'This uses the other number.'],
  ],
  work: ['$y^2 + 5y + 5$', '−7'],
});

describe('a known slip between two lines', () => {
  test.each([
    ['6(n - 6) = 3(n - 9)', '6n - 6 = 3n - 9', /every term/],
    ['5(x + 2) = 30', '5x + 2 = 30', /every term/],
    ['-2(p - 5) = 16', '-2p - 5 = 16', /\$-2\$/],
    ['log3(t - 8) = 4', 't - 8 = 4^3', /base/],
    ['log3(t - 8) = 4', 't - 8 = 12', /multiplies 3 by 4/],
  ])('is named: %s, %s', (before, line, reason) => expect(reasonOfSlip(before, line)).toMatch(reason));

  test.each([
    ['6(n - 6) = 3(n - 9)', '6n - 36 = 3n - 27'],
    ['5(x + 2) = 30', '5x + 10 = 20'],
    ['log2(x) = 2', 'x = 4'],
    ['log3(t - 8) = 4', 't - 8 = 81'],
  ])('is not seen where there is none: %s, %s', (before, line) =>
    expect(reasonOfSlip(before, line)).toBeNull(),
  );
});

describe('a condition concluded from the line before', () => {
  test('is tested with a number where it does not follow', () =>
    expect(readTurnedBound('-4 - x ≥ 0', 'x ≥ -4')).toMatchObject({
      verdict: 'wrong',
      reason: expect.stringContaining('x = 0'),
    }));

  test.each([
    ['-4 - x ≥ 0', 'x ≤ -4'],
    ['2x < 10', 'x < 5'],
    ['x + 1 = 4', 'x ≥ 3'],
    ['y > 2', 'x > 2'],
  ])('is left alone where it follows or speaks of another: %s, %s', (before, line) =>
    expect(readTurnedBound(before, line)).toBeNull(),
  );
});

describe('a sign that got lost between two numbers', () => {
  test('is named behind what was right', () =>
    expect(readSteps('2.1/7 = 0.3 and 4 - 7 = -3', powers, { lines: [] })).toMatchObject([
      { verdict: 'right', line: '2.1/7 = 0.3' },
      { verdict: 'wrong', line: '4 - 7 = -3', slip: { kind: 'operation' } },
    ]));

  test('is none where both minuses stand', () =>
    expect(readSteps('4 - -7 = 11', powers, { lines: [] }).some(({ verdict }) => verdict === 'wrong')).toBe(
      false,
    ));
});

describe('lines that follow from each other', () => {
  const gate = openProblem({
    question: 'Two angles of $3x − 15$ and $6x + 15$ degrees make a right angle. How large is $3x − 15$?',
    form: 'number',
    choices: [
      ['15', null],
      ['75', 'This is the other angle.'],
    ],
    work: ['$(3x − 15) + (6x + 15) = 90$', '$9x = 90$', '90 ÷ 9 = 10', '3 × 10 − 15 = 15'],
  });
  const verdicts = (text: string) => readSteps(text, gate, { lines: [] }).map(({ verdict }) => verdict);

  test('are right also where terms were put together for every x', () =>
    expect(verdicts('3x - 15 + 6x + 15 = 9x so 9x = 90')).toEqual(['right', 'right']));
  test('are right up to the one that does not', () =>
    expect(verdicts('3x - 15 + 6x + 15 = 90 so 9x = 60')).toEqual(['right', 'wrong']));
  test('a line that no number makes true is not as right as any other such line', () => {
    const none = openProblem({
      question: 'How many solutions does $5(2n − 2) = 10n − 5$ have?',
      form: 'number',
      choices: [
        ['0', null],
        ['1', 'This stops too early.'],
      ],
      work: ['$5(2n − 2) = 10n − 5$ → $10n − 10 = 10n − 5$', '−10 on the left and −5 on the right → none'],
    });
    const [right, wrong] = ['10n - 10 = 10n - 5', '10n - 2 = 10n - 5'].map((text) =>
      readSteps(text, none, { lines: [] }).map(({ verdict }) => verdict),
    );
    expect(right).toEqual(['right']);
    expect(wrong).toEqual(['wrong']);
  });
  test('and what stands in parentheses in the question is quoted, no step', () => {
    const shifted = openProblem({
      question: 'Where is the vertex of $y = (x − 7)^2 − 6$?',
      form: 'point',
      choices: [
        ['(7, −6)', null],
        ['(−7, −6)', 'Look at the sign.'],
      ],
      work: ['$x − 7$ → 7 to the right', '(7, −6)'],
    });
    const lines = readSteps('its x - 7', shifted, { lines: [] });
    expect(lines.map(({ verdict }) => verdict)).not.toContain('right');
  });
});

describe('the number in a synthetic division', () => {
  test.each([
    ['i put -3 in the synthetic bc its y - 3. got 1 -1 -7 -1', 'wrong'],
    ['used 3 in the synthetic division', 'right'],
  ])('%s: %s', (text, verdict) =>
    expect(readSteps(text, division, { lines: [] })).toMatchObject([{ verdict }]),
  );

  test('and the divisor that is quoted is no step', () =>
    expect(readSteps('its y - 3', division, { lines: [] })).toEqual([]));
});

describe('words that sound like a move', () => {
  test.each([
    'how do i know if i divide by 4 or times 4? quarts are bigger so i wanted to multiply',
    '2 times bigger at the bottom so the whole thing is half',
    'i thought about adding them',
    'should i add or multiply',
    'everything gets half as big so the angle is half too',
  ])('name none: %s', (text) => expect(namesNoMove(text)).toBe(true));

  test.each([
    'i divide both sides by 4',
    'multiply them',
    'i want to subtract 22 first',
    'find the common denominator',
    'so i take the square root of both sides',
    'add 3 to both sides and then divide by 2',
  ])('name one: %s', (text) => expect(namesNoMove(text)).toBe(false));
});
