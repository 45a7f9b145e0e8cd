import { expect, test } from 'vitest';
import { withLetters } from './with-letters.ts';

test('a diagram brings the letters of the page along, in under 20 kB', () => {
  const svg = '<svg><style>text{font-family:"Lexend"}</style><text>4 cups</text></svg>';
  const own = withLetters(svg);
  expect(own).toContain('@font-face{font-family:"Lexend"');
  expect(own.length - svg.length).toBeLessThan(20_000);
  expect(own.replace(/@font-face\{.*?\}/, '')).toBe(svg);
});
