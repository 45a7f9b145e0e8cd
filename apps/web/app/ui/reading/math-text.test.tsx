import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MathText } from './math-text.tsx';

const draw = (text: string, math: Record<string, string> = {}) =>
  render(<MathText text={text} math={math} />).container;

test('shows a formula as the server has typeset it [A-396]', () => {
  const page = draw('Take $x$ liters.', { x: '<i>x</i>' });
  expect(page.querySelector('.math i')?.textContent).toBe('x');
  expect(page.textContent).toBe('Take x liters.');
});

test('gives a displayed formula a line of its own [A-397]', () => {
  expect(draw('$$a+b$$', { 'a+b': '<b>sum</b>' }).querySelector('.math-display b')?.textContent).toBe('sum');
});

test('shows a formula nobody typeset as plain text, never as HTML', () => {
  const page = draw('$<img src=x>$');
  expect(page.querySelector('img')).toBeNull();
  expect(page.textContent).toBe('<img src=x>');
});

test('marks terms and leaves money alone', () => {
  const page = draw('A **unit rate** of \\$5.');
  expect(page.querySelector('strong')?.textContent).toBe('unit rate');
  expect(page.textContent).toBe('A unit rate of $5.');
});
