import { describe, expect, test } from 'vitest';
import { insertKey, keysFor, type MathKey } from './insert-key.ts';

/** '|' marks the caret, or both ends of what is selected. */
function read(marked: string) {
  const [before = '', inside, after] = marked.split('|');
  if (after === undefined) return { text: before + inside, start: before.length, end: before.length };
  return { text: before + inside + after, start: before.length, end: before.length + (inside ?? '').length };
}
const press = (key: MathKey, marked: string) => insertKey(key, read(marked));

describe('a math key', () => {
  test.each<[MathKey, string, string]>([
    ['fraction', '3|', '3/|'],
    ['fraction', '|', '|/'],
    ['fraction', '(1+2)|', '(1+2)/|'],
    ['mixed', '1|', '1 |/'],
    ['mixed', '|', '| /'],
    [':', '3|', '3:|'],
    ['−', '|5', '−|5'],
    ['%', '4|7|', '4%|'],
    ['delete', '45|', '4|'],
    ['delete', '|45', '|45'],
    ['delete', '4|5|6', '4|6'],
  ])('%s turns "%s" into "%s"', (key, before, after) => {
    expect(press(key, before)).toEqual(read(after));
  });
});

test('the keys fit the form, and every row can delete', () => {
  expect(keysFor('ratio')).toEqual(['fraction', '.', ':', 'delete']);
  expect(keysFor('integer')).toEqual(['−', 'delete']);
  expect(keysFor('percent')).toContain('%');
  expect(keysFor('point')).toContain(',');
  for (const form of ['decimal', 'fraction', 'mixed-number', 'number', 'money', 'expression', 'unknown']) {
    expect(keysFor(form).at(-1)).toBe('delete');
  }
});
