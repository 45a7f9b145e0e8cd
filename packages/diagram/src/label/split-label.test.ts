import { expect, test } from 'vitest';
import { splitLabel } from './split-label.ts';

const text = (words: string) => ({ kind: 'text', text: words });
const fraction = (top: string, bottom: string) => ({ kind: 'fraction', top, bottom });

test.each([
  ['3/4', [fraction('3', '4')]],
  ['1 3/4 cups', [text('1'), fraction('3', '4'), text('cups')]],
  ['× 1/2', [text('×'), fraction('1', '2')]],
  ['1/2 + 1/3', [fraction('1', '2'), text('+'), fraction('1', '3')]],
  ['$3/4.', [text('$'), fraction('3', '4'), text('.')]],
])('stacks the fraction in %s', (label, parts) => {
  expect(splitLabel(label)).toEqual(parts);
});

test.each(['60 km/h', '1/2/2030', '0.5/3', 'a/b', 'and/or', '450', ''])('leaves %j as text', (label) => {
  expect(splitLabel(label)).toEqual(label === '' ? [] : [text(label)]);
});
