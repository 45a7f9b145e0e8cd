import { expect, test } from 'vitest';
import { nextTyped, typing } from './typing.ts';

function steps(text: string): number[] {
  const shown = [0];
  while ((shown.at(-1) ?? 0) < text.length) shown.push(nextTyped(shown.at(-1) ?? 0, text));
  return shown;
}

test('types a short message a few letters a step, to its end', () => {
  expect(steps('Hello')).toEqual([0, 2, 4, 5]);
  expect(nextTyped(5, 'Hello')).toBe(5);
});

test('never lets a long message take much longer than a short one', () => {
  expect(steps('x'.repeat(2000)).length).toBeLessThan(steps('x'.repeat(200)).length * 3);
});

test('never tears a picture character apart', () => {
  const text = 'a👋b👋c';
  for (const shown of steps(text)) expect(text.slice(0, shown)).not.toMatch(/[\ud800-\udbff]$/);
  expect(typing.letters).toBe(2);
});
