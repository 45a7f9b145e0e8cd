import type { Piece } from './cut-pieces.ts';

const range =
  /\b(?:exercises|problems|questions|items|numbers)\s*#?(\d{1,3})\s*(?:[-–]|to|through)\s*#?(\d{1,3})\b/i;

/** Whether a request names the items it is for, and a counted one is none of them: `In Exercises 11-14, factor. 15. x² − 9`. */
export function isOutOfRange(pieces: readonly Piece[]): boolean {
  const [, first, last] = pieces.flatMap(({ text }) => range.exec(text) ?? []);
  const items = pieces.flatMap(({ isMark, text }) => (isMark ? (/\d+/.exec(text)?.[0] ?? []) : []));
  return items.some((item) => Number(item) < Number(first) || Number(item) > Number(last));
}
