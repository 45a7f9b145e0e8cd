import { describe, expect, test } from 'vitest';
import { readAbout } from './read-about.ts';

describe('what a student changes in the problem is read', () => {
  test.each([
    ['what happens if the width was 1/2 instead of 3/8', '3/8', '1/2', null],
    ['what if the 2 was negative', '2', '-2', null],
    ['what happens if each ticket adds 10 dollars', null, '10', null],
    ['if i double both?', null, null, 2],
    ['does the answer change if there were half as many', null, null, 0.5],
  ])('%s', (text, from, to, times) =>
    expect(readAbout(text)).toMatchObject({ kind: 'changed', from, to, times }),
  );
});

test.each([
  'what if it was without the (x+1)^2',
  'what if it turned left instead',
  'what if it was < instead',
  'what if it was b - 4/9',
])('a change without a number of its own is supposed, too: %s', (text) =>
  expect(readAbout(text)).toMatchObject({ kind: 'changed', from: null, times: null }),
);

test.each([
  ['so if theres more french it gets less likely?', 2, -1],
  ['does a bigger number make it smaller?', 2, -1],
  ['if KH gets shorter does KL get shorter too?', 0.5, -1],
])('what a student says becomes of the answer is read: %s', (text, times, sign) =>
  expect(readAbout(text)).toMatchObject({ kind: 'changed', times, claim: { sign } }),
);

test('a line that is only supposed is no work', () => {
  expect(readAbout('would it still be a line if it was n = 7m')).toMatchObject({ kind: 'changed', to: null });
});

test('a try, a report and a question of another kind are no what-if', () => {
  for (const text of [
    'what if x is 2',
    'what if i divide by 3 first',
    'if i got 12 is it right',
    'if he has 5 packs do i multiply',
    'is it 12',
  ])
    expect(readAbout(text)?.kind).not.toBe('changed');
});
