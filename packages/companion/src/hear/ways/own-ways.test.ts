import { describe, expect, test } from 'vitest';
import { tell } from '../../testing-turn.ts';
import { readSteps } from '../read-step.ts';
import { openProblem } from '../testing-open.ts';
import { inWords } from './in-words.ts';

const haircut = openProblem({
  question: 'A haircut costs $23$ dollars. A customer adds a tip of 25%. How much does the customer pay?',
  form: 'number',
  choices: [
    ['28.75', null],
    ['5.75', 'This is the tip alone. What else is part of the price?'],
    ['17.25', 'This takes it off.'],
  ],
  work: ['100% + 25% = 125%', '1.25 * 23 = 28.75'],
});
const twice = openProblem({
  question: 'Maya solves $4(x − 3) = x + 3$. What number is $x$?',
  form: 'number',
  choices: [
    ['5', null],
    ['3', 'This forgets the 3.'],
  ],
  work: ['$4x - 12 = x + 3$', '$3x - 12 = 3$', '$3x = 15$', '$x = 5$'],
});
const trips = openProblem({
  question: 'The numbers of riders are 16, 8, 8, 13, 17, 17, 8 and 6. What is the median?',
  form: 'number',
  choices: [
    ['10.5', null],
    ['8', 'This is the most common one.'],
  ],
  work: ['6, 8, 8, 8, 13, 16, 17, 17', '8 and 13', '(8 + 13) ÷ 2 = 10.5'],
});
const read = (text: string, problem = twice) => readSteps(text, problem, { lines: [] });

describe('arithmetic told in words', () => {
  test.each([
    ['10% is 2.30, 20% is 4.60', '10% * 23 = 2.30'],
    ['10% is 2.30, 20% is 4.60 and 5% is 1.15, all together 8.05', '2.30 + 4.60 + 1.15 = 8.05'],
    ['half of 23 is 11.5, half of that is 5.75', '1/2 * 11.5 = 5.75'],
    ['18 doubled is 36, doubled again is 72', '36 * 2 = 72'],
    ['each piece is 12.5, 4 of them 50', '4 * 12.5 = 50'],
    ['from 6 to 24 is 18 so 2 + 18 = 20', '24 - 6 = 18'],
    ['31 take away 22 is 9', '31 - 22 = 9'],
  ])('is a calculation where it holds: %s', (text, line) => expect(inWords(text, haircut)).toContain(line));

  test.each(['10% is 2.40, 20% is 4.60', 'half of that is 7', 'all together 30', '3 of them 50'])(
    'is left as it is where it does not: %s',
    (text) => expect(inWords(text, haircut)).not.toMatch(/\* 23 = 2\.40|= 7|= 30|= 50/),
  );

  test.each(['2 times 46 is 92', '46 minus 23 is 23', '2 plus 23 is 25'])(
    'has no amount of so many where an operation is said: %s',
    (text) => expect(inWords(text, haircut)).toBe(text),
  );

  test('is a way to the answer', () =>
    expect(
      tell('half of 23 is 11.50, half of that is 5.75 and 23 + 5.75 = 28.75', haircut).reply.text,
    ).toMatch(/^Yes.*28\.75/));

  test('of a value that nothing leads to is none', () =>
    expect(tell('28.75', haircut).reply.step_verdict).toBeUndefined());
});

describe('numbers that are tried', () => {
  test('are a way to the one for which both sides are the same', () =>
    expect(tell('x=3 gives 0 and 6. x=4 gives 4 and 7. x=5 gives 8 and 8', twice).reply.text).toMatch(
      /^Yes.*x = 5/,
    ));

  test('are right so far where both sides are worked out', () =>
    expect(read('x=3 gives 0 and 6').map(({ verdict }) => verdict)).toEqual(['right']));

  test('are stopped where a side is wrong, and the side is named', () => {
    const [right, wrong] = read('x=3 gives 0 and 6, x=4 gives 5 and 7');
    expect(right?.verdict).toBe('right');
    expect(wrong).toMatchObject({
      verdict: 'wrong',
      line: 'x = 4',
      reason: expect.stringContaining('4(x - 3)'),
    });
  });
});

describe('data written out again', () => {
  test.each([
    ['in order 6 8 8 13 16 17 17', /8 values.*7.*missing/],
    ['6, 8, 8, 8, 8, 13, 16, 17, 17', /too often/],
    ['6 8 8 8 13 15 17 17', /your \$15\$ come from/],
    ['ordered: 6 8 8 8 16 13 17 17', /\$16\$ and \$13\$/],
  ])('are stopped at their slip: %s', (text, reason) => {
    const [found] = read(text, trips);
    expect(found).toMatchObject({ verdict: 'wrong' });
    expect(found && 'reason' in found ? found.reason : '').toMatch(reason);
  });

  test('are the list that a step comes to', () =>
    expect(tell('6 8 8 8 13 16 17 17. now i cross off', trips).reply.text).toMatch(
      /6, 8, 8, 8, 13, 16, 17, 17/,
    ));

  test.each(['sorted 6 8 8 8 13 16 17 17, Q1=8', '17 17 16 13 8 8 8 6'])('have no slip in %s', (text) =>
    expect(read(text, trips).some(({ verdict }) => verdict === 'wrong')).toBe(false),
  );
});
