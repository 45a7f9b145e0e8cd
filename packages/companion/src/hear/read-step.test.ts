import { describe, expect, test } from 'vitest';
import { makeProblem, storedEquation } from '../testing-turn.ts';
import { readClaim } from './read-claim.ts';
import { readSteps } from './read-step.ts';

// Solve −2(p − 5) = 16.
const equation = storedEquation();
// A club saves 36 dollars each year. How many dollars does it save each month?
const story = makeProblem('m6-convert-rate-units', { level: 1, seed: 1882 });

const verdictsOf = (text: string, problem = equation): string[] =>
  readSteps(text, problem, { lines: [] }).map(({ verdict }) => verdict);

describe('words beside numbers', () => {
  test('more than is no equals sign', () =>
    expect(verdictsOf('cuz 9 is 3 more than 6')).not.toContain('wrong'));
});

describe('lines of an equation', () => {
  test.each(['-2p + 10 = 16', 'i got -2p+10=16', 'p - 5 = -8', '-2p = 6', '16 = -2p + 10', '-4p + 20 = 32'])(
    '%s is a right step',
    (text) => expect(verdictsOf(text)).toEqual(['right']),
  );

  test('a side that was not multiplied whole is named with the reason of its misconception', () => {
    const [step] = readSteps('i did -2p - 5 = 16 and then -2p = 21', equation, { lines: [] });
    expect(step).toMatchObject({ verdict: 'wrong', slip: { kind: 'operation' } });
    expect(step && 'reason' in step && step.reason).toContain('multiplies only');
  });

  test('an operation on both sides is heard without a line', () => {
    expect(readSteps('divide both sides by -2', equation, { lines: [] })).toMatchObject([
      { verdict: 'operation', operation: { act: 'divide', amount: '-2' } },
    ]);
    expect(readSteps('move the 10 over', equation, { lines: [] })).toMatchObject([
      { operation: { act: 'move' } },
    ]);
  });

  test('the finished value is never judged', () => {
    for (const value of ['-3', '21', '-13', '-10.5']) {
      expect(readSteps(`p = ${value}`, equation, { lines: [] })).toEqual([]);
      expect(readClaim(`p = ${value}`)).toBe(value);
    }
  });
});

describe('calculations of a story', () => {
  test.each(['i divided 36 by 12', '36 ÷ 12', '36 divided by 12', 'so 36 / 12 = 3'])(
    '%s is a right step',
    (text) => expect(verdictsOf(text, story)).toEqual(['right']),
  );

  test('a calculation that does not hold is wrong, whatever it is for', () => {
    expect(verdictsOf('36 - 12 = 20', story)).toEqual(['wrong']);
  });

  test('a true calculation that does not lead there is neither praised nor blamed', () => {
    expect(verdictsOf('36 - 12 = 24', story)).toEqual(['holds']);
  });

  test('a quotient rounded to the digits that are written does not count as false', () => {
    expect(verdictsOf('443/18 = 24.6', story)).toEqual(['holds']);
    expect(verdictsOf('443/18 = 24.2', story)).toEqual(['wrong']);
  });

  test('the answer is never called wrong for having the value of another choice', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const sum = makeProblem('m6-factor-numeric-sum', { seed });
      expect(verdictsOf(sum.shownAnswer.replace(/[$\\]/g, ''), sum)).not.toContain('wrong');
    }
  });
});
