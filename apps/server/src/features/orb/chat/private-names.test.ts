import { expect, test } from 'vitest';
import { privateNamesOf } from './private-names.ts';

test.each([
  ['Ana', ['Ana']],
  ['Maya Lindqvist', ['Maya Lindqvist', 'Maya', 'Lindqvist']],
  ['Will Grace', ['Will Grace']],
  ['User', []],
  ['Guest', []],
  ['Al B', ['Al B']],
  ['Anne-Marie Lund', ['Anne-Marie Lund', 'Anne-Marie', 'Lund', 'Anne', 'Marie']],
  ['李小龙', ['李小龙']],
  ['김 민준', ['김 민준', '민준']],
  ['  ', []],
])('the names of %j are %j: no word of every lesson, no default', (name, names) => {
  expect(privateNamesOf({ name })).toEqual(names);
});
