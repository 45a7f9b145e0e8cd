import { describe, expect, test } from 'vitest';
import { openProblem } from '../../hear/testing-open.ts';
import { newDialogue } from '../../plan/dialogue-state.ts';
import { makeProblem, tell } from '../../testing-turn.ts';

const bench = openProblem({
  question:
    'A board is 6 ft long. 4 pieces of 12.75 in are cut off. Each piece needs a cut of 0.0625 in. How many inches of the board are left?',
  form: 'number',
  choices: [
    ['20.75', null],
    ['21', 'This forgets the cuts.'],
  ],
  work: ['12.75 + 0.0625 = 12.8125', '4 * 12.8125 = 51.25', '6 * 12 = 72', '72 - 51.25 = 20.75'],
  instructions: [
    'Add the cut.',
    'Multiply by the number of pieces.',
    'Change feet to inches.',
    'Take it from the board.',
  ],
});
const balloons = openProblem({
  question: 'In a store, 20 balloons cost 25 dollars. How much does one balloon cost?',
  form: 'number',
  choices: [
    ['1.25', null],
    ['0.8', 'This is balloons for a dollar.'],
  ],
  work: ['25 / 20 = 1.25'],
  instructions: ['Divide the dollars by the balloons.'],
});
const zeros = openProblem({
  question: 'Find all zeros of $y = 3x^2 + 8x + 5$.',
  form: 'set',
  choices: [
    ['-5/3, -1', null],
    ['1, 5/3', 'The signs turn.'],
  ],
  work: ['$3x^2 + 8x + 5 = (3x + 5)(x + 1)$', '$3x + 5 = 0$', '$x + 1 = 0$'],
});
const said = (text: string, problem: typeof bench) => tell(text, problem).reply;

describe('half of a way', () => {
  test('is not asked for what the message has already', () => {
    const { text } = said('6 ft = 72 in, 12.75 + 0.0625 = 12.8125, 4 * 12.8125 = 51.25', bench);
    expect(text).toContain('Take it from the board.');
    expect(text).not.toContain('Change feet');
  });
});

describe('a reason that compares numbers of the problem', () => {
  test('is taken up where it is true, and nothing is said of what follows from it', () => {
    const { text, step_verdict } = said(
      'it has to be more than 1 dollar because 25 is more than 20',
      balloons,
    );
    expect(text).toContain('$25$ is more than $20$');
    expect(step_verdict).toBeUndefined();
  });

  test('is asked about where it is false', () =>
    expect(said('it has to be less than 1 because 25 is less than 20', balloons).step_verdict).toBe(
      'not-yet',
    ));

  test('is answered the same beside the answer and beside another value', () => {
    const replyTo = (value: string): string =>
      said(`it must be ${value} because 25 is more than 20`, balloons).text.replaceAll(value, 'N');
    expect(replyTo('1.25')).toBe(replyTo('0.8'));
  });
});

describe('solutions behind a factored line of the student’s own', () => {
  test('are right where they make it zero', () =>
    expect(said('3x^2 + 8x + 5 = (3x + 5)(x + 1) so x = -5/3 or -1', zeros).text).toMatch(/^Yes.*-1/));

  test('are tested in it where they do not', () =>
    expect(said('3x^2 + 8x + 5 = (3x + 5)(x + 1) so x = 5/3 or 1', zeros).text).toMatch(
      /put .* in for \$x\$/,
    ));
});

describe('arithmetic with exact decimals', () => {
  test('is wrong where a percent of the problem is multiplied wrongly', () => {
    const tip = openProblem({
      question: 'A haircut costs 23 dollars. A tip of 25% is added. How much is paid?',
      form: 'number',
      choices: [
        ['28.75', null],
        ['5.75', 'This is the tip.'],
      ],
      work: ['0.25 * 23 = 5.75', '23 + 5.75 = 28.75'],
    });
    expect(said('23 * 0.25 = 5.57', tip).step_verdict).toBe('not-yet');
  });
});

test('a number behind a step that was asked for is not sent to the answer box, whichever it is', () => {
  const asked = { ...newDialogue, asked: { kind: 'step' as const } };
  const texts = ['17', '23'].map((value) =>
    tell(value, makeProblem('a1-exponential-evaluate'), asked).reply.text.replaceAll(value, '#'),
  );
  expect(new Set(texts).size).toBe(1);
});
