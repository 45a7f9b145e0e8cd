import { describe, expect, test } from 'vitest';
import type { OpenProblem } from '../../companion-context.ts';
import type { Reading } from '../step-reading.ts';
import { isExplained, reasonFor } from './known-wrong.ts';

const problem = {
  key: { value: '40%' },
  rendered: {
    choices: [
      { value: '66.7%', correct: false, reason: 'by the new amount' },
      { value: '40%', correct: true, reason: null },
      { value: '120%', correct: false, reason: 'no division' },
    ],
  },
} as unknown as OpenProblem;

describe('the reason for a wrong value', () => {
  test.each([
    ['0.666666667', 'by the new amount'],
    ['66.7', 'by the new amount'],
    ['120', 'no division'],
    ['0.4', null],
    ['64', null],
  ])('is found for %s as near as the choice is written', (value, reason) =>
    expect(reasonFor(problem, value)).toBe(reason),
  );
});

describe('a calculation', () => {
  const names = new Set(['300/1', '180/1']);
  const reading = {
    path: { numbers: names, stated: names, drawn: new Set(), mentioned: new Set() },
    shown: { lines: ['300 - 180 = 120'] },
  } as unknown as Reading;

  test.each(['120/180', '(300 - 180)/180', '480/2'])('has its numbers from the problem: %s', (one) =>
    expect(isExplained(one, reading)).toBe(true),
  );
  test.each(['97/180', '1 * 180', '180/1', '180', '100 + 2', '4 + 4 + 4', '300 + 2 + 2'])(
    'is made up or works nothing out: %s',
    (one) => expect(isExplained(one, reading)).toBe(false),
  );
});
