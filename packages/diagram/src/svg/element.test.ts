import { expect, test } from 'vitest';
import { decimal, element } from './element.ts';

test('escapes text and attributes, and keeps finished markup', () => {
  const inner = element('text', { 'data-label': '"<' }, 'a < b');
  expect(element('g', {}, inner).markup).toBe('<g><text data-label="&quot;&lt;">a &lt; b</text></g>');
});

test('leaves out attributes without a value and closes empty elements', () => {
  expect(element('rect', { class: undefined, x: 1 / 3 }).markup).toBe('<rect x="0.33"/>');
});

test('writes numbers without exponents', () => {
  expect([0.000001, 12.5, -3.999, 1e40].map(decimal)).toEqual(['0', '12.5', '-4', '1000000']);
});
