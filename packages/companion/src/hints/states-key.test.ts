import { describe, expect, test } from 'vitest';
import { statesKey } from './states-key.ts';

const held = (
  value: string,
  form: 'fraction' | 'integer' | 'set' | 'ratio' | 'equation' | 'choice',
  shown = value,
) => ({
  key: { value, form },
  shownAnswer: shown,
});

describe('states the key', () => {
  test.each([
    ['It is 10.', held('10', 'integer')],
    ['Work out 30 ÷ 3.', held('10', 'integer')],
    ['Then 5 + 5 is left.', held('10', 'integer')],
    [String.raw`That makes $\frac{6}{8}$.`, held('3/4', 'fraction')],
    ['So 0.75 of it.', held('3/4', 'fraction')],
    ['That is 75%.', held('3/4', 'fraction')],
    [String.raw`Then $\sqrt[3]{4}$.`, held('∛4', 'set')],
    ['The ratio is 3 to 2.', held('3:2', 'ratio')],
    ['There are 3 oaks for every 2 maples.', held('3:2', 'ratio')],
    ['So x = 4 is left.', held('x = 4', 'equation')],
    ['Choose 6:10 there.', held('6:10', 'choice')],
    ['There are 3 dogs for every cat.', held('first', 'choice', 'There are 3 dogs for every cat.')],
  ])('%s', (text, problem) => {
    expect(statesKey(text, problem)).toBe(true);
  });
});

describe('does not state the key', () => {
  test.each([
    ['Divide both numbers by 3.', held('10', 'integer')],
    ['Look at the 100 seats.', held('10', 'integer')],
    ['Compare 18:30 with it.', held('6:10', 'choice')],
    ['Take 3 away from 4.', held('3/4', 'fraction')],
    ['Look at the 2 maples first.', held('3:2', 'ratio')],
    ['Find out what x stands for.', held('x = 4', 'equation')],
    ['', held('0', 'integer')],
  ])('%s', (text, problem) => {
    expect(statesKey(text, problem)).toBe(false);
  });
});
