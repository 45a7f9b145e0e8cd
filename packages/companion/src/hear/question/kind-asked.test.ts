import { expect, test } from 'vitest';
import { askedAgain } from './asked-again.ts';
import { kindAsked } from './kind-asked.ts';

const said = (...texts: readonly string[]) => texts.map((text) => ({ role: 'user' as const, text }));

test.each([
  ['is 3x + 2 = 8 an equation', [], 'equation', true],
  ['is 3x + 2 an equation', [], 'equation', false],
  ['is 5 > 3 an inequality', [], 'inequality', true],
  ['is zero even or odd', [], 'even', true],
  ['is 51 a prime number', [], 'prime', false],
  ['is sqrt(2) rational', [], 'rational', false],
  ['is it prime', ['is zero even'], 'prime', false],
  ['is pi one', ['whats an irrational number'], 'irrational', true],
] as const)('of which kind mathematics is, is read and decided: %s', (text, before, kind, isIt) => {
  expect(kindAsked(text, said(...before))).toMatchObject({ kind, isIt });
});

test.each([
  'is it even',
  'is sin(2) rational',
  'is 1000003 prime',
  'is the slope positive',
  'is 3 the answer',
])('what is not typed or not known is left open: %s', (text) =>
  expect(kindAsked(text, said('i got 12'))).toBeNull(),
);

test.each([
  ['and 3x + 2?', ['is 3x + 2 = 8 an equation'], 'is 3x + 2 an equation'],
  ['what about 5', ['is 7 a solution of 2x+1=15', 'how do you check that'], 'is 5 a solution of 2x+1=15'],
  ['and 7?', ['is zero even', 'is it prime'], 'is 7 prime'],
  ['and if its negative', ['is 4 even'], null],
  ['and 7', ['i got 12'], null],
] as const)('the question before is asked of other mathematics: %s', (text, before, whole) => {
  expect(askedAgain(text, said(...before))).toBe(whole);
});
