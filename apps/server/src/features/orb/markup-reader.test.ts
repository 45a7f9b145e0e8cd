import { expect, test } from 'vitest';
import { createMarkupReader } from './markup-reader.ts';

function read(pieces: string[]): string {
  const reader = createMarkupReader();
  return pieces.map(reader.push).join('') + reader.finish();
}

test.each([
  ['\\(x + 1\\)', '$x + 1$'],
  ['\\[x\\]', '$$x$$'],
  ['**Look** at `x`', 'Look at x'],
  ['# Title\nText', 'Title\nText'],
  ['2 * 3 costs \\$4', '2 * 3 costs \\$4'],
  ['$\\frac{1}{2}$', '$\\frac{1}{2}$'],
  ['ends with \\', 'ends with \\'],
  ['ends with *', 'ends with *'],
])('%j becomes %j, whole and cut after every character', (text, content) => {
  expect(read([text])).toBe(content);
  if (!text.startsWith('#')) expect(read([...text])).toBe(content);
});
