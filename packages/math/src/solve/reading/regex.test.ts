import { expect, test } from 'vitest';
import { regex } from './regex.ts';

test('a pattern keeps its signs and takes others inside', () => {
  expect(regex`\b(\d+) ${'(?:ft|m)'}\b`).toEqual(/\b(\d+) (?:ft|m)\b/);
});
