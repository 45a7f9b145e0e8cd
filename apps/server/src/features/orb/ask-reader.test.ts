import { expect, test } from 'vitest';
import { type AskPiece, createAskReader } from './ask-reader.ts';

/** Neighboring texts as one. */
function join(pieces: AskPiece[]): AskPiece[] {
  const joined: AskPiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last?.kind === 'text' && piece.kind === 'text')
      joined.splice(-1, 1, { kind: 'text', text: last.text + piece.text });
    else joined.push(piece);
  }
  return joined;
}
function read(pieces: readonly string[]): AskPiece[] {
  const reader = createAskReader();
  const all = pieces.flatMap((piece) => reader.push(piece));
  return join([...all, ...reader.finish()]);
}
const text = 'Let us see. [[ask: what is a ratio]] Then [[ASK: hint]]';
const found = [
  { kind: 'text', text: 'Let us see. ' },
  { kind: 'ask', question: 'what is a ratio' },
  { kind: 'text', text: ' Then ' },
  { kind: 'ask', question: 'hint' },
];

test('requests are found, however the pieces are cut', () => {
  expect(read([text])).toEqual(found);
  expect(read([...text])).toEqual(found);
  for (let at = 1; at < text.length; at += 1)
    expect(read([text.slice(0, at), text.slice(at)])).toEqual(found);
});

test.each([
  'the interval [2, 5]',
  'a [[matrix]] of numbers',
  'the end [',
  '[[ask: never closed',
  `[[ask: ${'a'.repeat(400)}]]`,
])('%s is text', (plain) => {
  expect(read([...plain])).toEqual([{ kind: 'text', text: plain }]);
});

test('text that cannot begin a request is not waited for', () => {
  const reader = createAskReader();
  expect(join(reader.push('Good. [not] a request [['))).toEqual([
    { kind: 'text', text: 'Good. [not] a request ' },
  ]);
});
