import { expect, test } from 'vitest';
import { isSpent, leavesNoRelation } from './relating-words.ts';

test('a number, a sign or a relating word that is left over is not understood', () => {
  expect(isSpent('a shop ¦ apples')).toBe(true);
  expect(isSpent('a shop ¦ 3 apples')).toBe(false);
  expect(isSpent('twice ¦ apples')).toBe(false);
  expect(isSpent('twice ¦ apples', /^twice$/)).toBe(true);
});

test('an act that is left over tells more only where acts are read', () => {
  expect(isSpent('then she gave ¦ away')).toBe(false);
  expect(leavesNoRelation('then she gave ¦ away')).toBe(true);
  expect(leavesNoRelation('except ¦')).toBe(false);
});
