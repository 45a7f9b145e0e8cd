import { describe, expect, test } from 'vitest';
import type { OpenProblem } from '../../companion-context.ts';
import { makeProblem, tell } from '../../testing-turn.ts';

const store = makeProblem('m6-unit-price-compare', { level: 1, seed: 1 });

type Step = readonly [instruction: string, work: string];
/** A problem of its own, with its key among its choices and the way to it. */
const problem = (
  question: string,
  [right, ...wrong]: readonly string[],
  ...steps: readonly Step[]
): OpenProblem => ({
  ...store,
  question,
  key: { value: right ?? '', form: 'number', misconceptions: [] },
  choices: [right ?? '', ...wrong],
  shownAnswer: right ?? '',
  rendered: store.rendered && {
    ...store.rendered,
    choices: [],
    steps: steps.map(([instruction, work]) => ({ instruction, explanation: '', work, diagram: null })),
  },
});
const said = (text: string, one: OpenProblem): string => tell(text, one).reply.text;

const pay = () =>
  problem(
    'Rosa works for 26 dollars an hour. Each hour above 40 is paid 1.5 times as much. She works 44 hours. What is the pay for the week?',
    ['1196', '1144', '1040'],
    ['Find the rate for the hours above 40.', '26 * 1.5 = 39'],
    ['Find the pay for the regular hours.', '40 * 26 = 1040'],
    ['Find the pay for the other hours.', '4 * 39 = 156'],
    ['Add both parts.', '1040 + 156 = 1196'],
  );
const water = () =>
  problem(
    'A fountain uses 68 cups a day. 4 cups make one quart. How many quarts does it use in 7 days?',
    ['119', '1904', '17'],
    ['Multiply the rate by 7.', '68 * 7 = 476'],
    ['Divide by 4.', '476 / 4 = 119'],
  );

describe('work that leads to what is asked', () => {
  test('is right by the way of the skill, and told what it is of the question', () => {
    const text = said('26*1.5 = 39, 4*39 = 156, 40*26 = 1040, 1040 + 156 = 1196', pay());
    expect(text).toMatch(/^Yes/);
    expect(text).toContain('$1196$ is the pay for the week');
    expect(text).toMatch(/hand it in/i);
  });

  test('is right by another way, too', () =>
    expect(said('4 * 1.5 = 6, 40 + 6 = 46 and 46 * 26 = 1196', pay())).toMatch(/^Yes.*1196/));

  test('is not told of a value alone, or of one that is worked out of itself', () => {
    for (const text of ['1196', 'is it 1196', '1196 + 0', '1196 * 1 = 1196'])
      expect(said(text, pay())).not.toMatch(/^Yes|is the pay for the week, and|that is right/);
  });

  test('is not told of a value that lines were made up for', () => {
    for (const text of [
      '1196 * 2 = 2392, 2392 / 2 = 1196',
      '1196 + 1 = 1197, 1197 - 1 = 1196 so 1196',
      '1000 + 100 + 90 + 4 + 2 = 1196',
      'x + 1 = 1197, x = 1196',
    ])
      expect(said(text, pay())).not.toMatch(/^Yes|is the pay for the week, and|that is right/);
  });

  test('is not called right where a line is false', () =>
    expect(said('4 * 1.5 = 7, 40 + 6 = 46 and 46 * 26 = 1196', pay())).not.toMatch(/^Yes/));
});

describe('whoever asks about the own work', () => {
  test('hears that a number of the way is right and not the answer yet', () => {
    const text = said('68 * 7 = 476. is that my answer?', water());
    expect(text).toMatch(/^Not /);
    expect(text).toContain('68 \\cdot 7 = 476');
    expect(text).toContain('How many quarts');
  });

  test('hears yes to right lines, and no to a false one', () => {
    expect(said('68 * 7 = 476 ok so far?', water())).toMatch(/^Yes/);
    expect(said('68 * 7 = 467 ok so far?', water())).toMatch(/^Not /);
  });

  test('may go in another order, and is not told the end', () => {
    const text = said(
      'could i also do 68/4 = 17 first and then x7 or does that give a different thing',
      water(),
    );
    expect(text).toMatch(/^Yes/);
    expect(text).not.toContain('119');
  });

  test('hears nothing of a value without its way', () => {
    for (const value of ['119', '1904', '17'])
      expect(said(`its ${value} right?`, water())).not.toMatch(/^(?:Yes|Right|No)\b/);
  });
});

test('a second solution of a line is not called unlike the first', () => {
  const two = problem(
    'Solve $x^2 - x - 6 = 0$. Which numbers fit?',
    ['x = 3 or x = -2', 'x = 3', 'x = -3 or x = 2'],
    ['Factor.', '$(x - 3)(x + 2) = 0$'],
    ['Read the zeros.', 'x = 3 or x = -2'],
  );
  expect(tell('(x-3)(x+2) = 0, x = 3 and x = -2', two).reply.step_verdict).not.toBe('not-yet');
});

test('a list that the way comes to is right in any order', () => {
  const outcomes = problem(
    'A runner gets a number from 1 to 9. A means odd, B means a multiple of 3. How many outcomes are in A or B?',
    ['6', '8', '5'],
    ['List event A.', 'A → 1, 3, 5, 7, 9'],
    ['Join the two events.', 'A or B → 1, 3, 5, 6, 7, 9'],
    ['Count the outcomes.', '1, 3, 5, 6, 7, 9 → 6'],
  );
  expect(tell('1 3 5 9 7 6', outcomes).reply.step_verdict).toBe('right');
  expect(tell('1 3 5 9 7 4', outcomes).reply.step_verdict).not.toBe('right');
});
