import { expect, test } from 'vitest';
import { privateNamesOf } from './private-names.ts';

test.each([
  ['Ana', ['Ana']],
  ['Maya Lindqvist', ['Maya Lindqvist', 'Maya', 'Lindqvist']],
  ['Will Grace', ['Will Grace']],
  ['User', []],
  ['Guest', []],
  ['Al B', ['Al B']],
  ['  ', []],
])('the names of %j are %j: no word of every lesson, no default', (name, names) => {
  expect(privateNamesOf({ name })).toEqual(names);
});
