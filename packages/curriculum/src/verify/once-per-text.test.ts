import { expect, test } from 'vitest';
import { oncePerText } from './once-per-text.ts';

test('looks at a text once, and at each other text', () => {
  const looked: string[] = [];
  const lengthOf = oncePerText((text) => {
    looked.push(text);
    return text.length;
  });
  expect(['a', 'bcd', 'a', ''].map(lengthOf)).toEqual([1, 3, 1, 0]);
  expect(looked).toEqual(['a', 'bcd', '']);
});

test('holds no more than it needs, and is right after it let go', () => {
  let looks = 0;
  const same = oncePerText((text) => {
    looks += 1;
    return text;
  });
  const texts = Array.from({ length: 10_001 }, (_, index) => `text ${index}`);
  expect(texts.map(same)).toEqual(texts);
  expect(same('text 0')).toBe('text 0');
  expect(looks).toBe(10_002);
});
