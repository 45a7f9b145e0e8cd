import { expect, test } from 'vitest';
import { solve } from '../../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['i bought 3 shirts for $14 each and a $9 hat, how much change from $60', '$9'],
  ['lee buys a $4 pen, 2 pads at $3 each and pays with a $20 bill. how much change does lee get', '$10'],
])('gives back the change of everything bought: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([['i bought 3 shirts for $14 and a $9 hat, how much change from $60', 'refused']])(
  'answers nothing where a price may be for all: %s',
  (text, answer) => {
    expect(answerOf(text)).toBe(answer);
  },
);
