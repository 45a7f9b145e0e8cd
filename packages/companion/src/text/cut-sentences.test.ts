import { expect, test } from 'vitest';
import { createSentenceCutter, cutSentences } from './cut-sentences.ts';

test('a formula on lines of its own comes whole, however it arrives', () => {
  const text = 'Look at this:\n$$\nx = 3.\n$$\nThen check it.';
  expect(cutSentences(text)).toEqual(['Look at this:\n', '$$\nx = 3.\n$$\n', 'Then check it.']);
  const cutter = createSentenceCutter();
  expect([...[...text].flatMap((letter) => cutter.push(letter)), ...cutter.finish()].join('')).toBe(text);
});

test('a mark that never closes holds nothing back for longer than a sentence may be', () => {
  const pieces = cutSentences(`Cost $$ ${'word '.repeat(400)}`);
  expect(pieces.length).toBeGreaterThan(1);
});
