import { expect, test } from 'vitest';
import { initialsOf } from './initials-of.ts';

test.each([
  ['Kofi Mensah', 'KM'],
  ['Thi Mai Tran', 'TT'],
  ['Ms. Okafor', 'O'],
  ['ángel', 'Á'],
  ['王 小明', '王小'],
  ['Ben (period 2)', 'B'],
  ['  ', ''],
])('%s is pictured by %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
