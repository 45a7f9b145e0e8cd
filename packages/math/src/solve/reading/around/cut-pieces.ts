import { faces } from '../faces.ts';

/** A piece of a text: from `start` up to `end`, in UTF-16 units; `isMark` is what counts an item: `3.`, `(c)`, `#5.`. */
export type Piece = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly isMark: boolean;
};

/** What counts an item at the start of its line or behind a heading; never a decimal or a factor. */
const mark =
  /^(?:[([](?:\d{1,3}[a-h]?|[a-h]|[ivx]{1,4})[)\]]|(?:\d{1,3}[a-h]?|[a-h]|[ivx]{2,4}|Q\d{1,3}[a-h]?|#\d{1,3}[a-h]?)(?:[.:]\)?|\))|[Q#]\d{1,3}[a-h]?|(?:Problem|Question|Example|Exercise|PROBLEM|QUESTION|EXAMPLE|EXERCISE) #?\d{1,3}[a-h]?(?:[.:)]|(?=\s*$|\s+[A-Z])))(?=\s+\S|\s*$)(?!\s+[-+*/=×÷])/;
const quartile = /^Q[1-4](?::? ?(?:[=\d,]|(?:is|was|are|and|or|of|to|at|from)\b)|.*\bQ[1-4]\b)/s;

/** A number at the start of its line, a gap, and at least one whole sentence: `22  The coordinates of … are given.` */
const isCounter = (text: string, start: number, end: number): boolean =>
  /^\d{1,3}$/.test(text.slice(start, end)) &&
  /(?:^|\n)[^\S\n]*$/.test(text.slice(0, start)) &&
  /^[^\S\n]{2,}[A-Z][a-z]*[^\S\n][^\n]{40,}[.?:](?:\s|$)/.test(text.slice(end));

/**
 * Where a sentence, a line or what stands before a colon, a bar or a dash ends; brackets around words stand alone. A
 * number alone at the end of a line belongs to the name before it: `Period: 3`.
 */
const breaks = [
  /(?<!\b(?:the|an?|of|is|are|was|your|my|to|and|or|with|in|for|at|by|that|from|on|as|has|have|each|than) *)\s*\n\s*|\s*\n\s*(?![a-z])/g,
  /(?<=[a-zA-Z\d)%°"”'’][.?!]+["”)]?)\s+(?=\S)|\s+\.{2,}\s+(?=[a-z]{2,} [a-z]{2,})/g,
  /(?<=[A-Za-z)\d]:)\s+(?=\S)(?!\d[\d./-]*(?:[^\S\n]{2,}|\s*\n|\s*$))/g,
  /\s+\|\s+|(?<![[(][^\])]*)[^\S\n]{2,}(?!\d[\d./-]*(?:\s*\n|\s*$))/g,
  /(?<=[a-z]{3}[):]?|#\d+|[?!.])\s+[-–—]+\s+(?=[A-Za-z#"]{2}|\d+[.)]\s)|(?<=\d|\b[A-Z])\s+[-–—]+\s+(?=[A-Z][a-z]{2})/g,
  /(?<=\w[,;])\s+(?=(?:(?:and|but|so|because|cuz|bc) )?(?:i|i'?m|i'?ve|im|my|we|pls|please|thx|thanks|due|show|idk)\b)/gi,
  /\s+(?=[([][^()[\]]*[a-zA-Z]{2,}[^()[\]]* [^()[\]]*[)\]])/g,
  /(?<=[([][^()[\]]*[a-zA-Z]{2,}[^()[\]]* [^()[\]]*[)\]])\s*(?=\S)/g,
  /(?<=^|\s|[.)])(?=[([]\d{1,2} (?:points?|pts?\.?|marks?)[)\]])|(?<=[([]\d{1,2} (?:points?|pts?\.?|marks?)[)\]])\s*(?=\S)/g,
  /\s+[-=]*>+\s+(?=[A-Za-z]{2})|\s*[•·]\s+(?=[A-Za-z])/g,
  faces,
] as const;

const abbreviated = /(?:\b(?:mr|mrs|ms|dr|st|vs|approx|no|ex|pg?|ch|sec)|\.[a-z])\.$/i;
const initial = /\b[A-Z]\.$/;
const unit = /\d ?(?:in|ft|yd|mi|cm|mm|km|m|oz|lbs?|sq|cu|min|sec|hrs?)\.$/i;
const isShortened = (before: string, behind: string): boolean =>
  abbreviated.test(before) || initial.test(before) || (unit.test(before) && /^[a-z]/.test(behind));

/**
 * Pieces of a text in their order, which together hold all of it but the space between them.
 * @example cutPieces('Solve 2x = 6. Thanks!').map((piece) => piece.text) // ['Solve 2x = 6.', 'Thanks!']
 */
export function cutPieces(text: string): readonly Piece[] {
  const cuts = new Map<number, number>();
  for (const one of breaks)
    for (const found of text.matchAll(one)) {
      const [start, end] = [found.index, found.index + found[0].length];
      const isInside = !found[0].includes('\n') && isShortened(text.slice(0, start), text.slice(end));
      if (start > 0 && !isInside) cuts.set(start, Math.max(end, cuts.get(start) ?? 0));
    }
  const pieces: Piece[] = [];
  const add = (start: number, end: number): void => {
    const raw = text.slice(start, end);
    const from = start + (raw.length - raw.trimStart().length);
    const to = start + raw.trimEnd().length;
    if (to <= from) return;
    const rest = text.slice(from, to);
    const [found] = (quartile.test(rest) ? null : mark.exec(rest)) ?? [];
    if (isCounter(text, from, to)) {
      pieces.push({ start: from, end: to, text: rest, isMark: true });
      return;
    }
    if (found === undefined || (pieces.at(-1)?.isMark === true && found === rest)) {
      pieces.push({ start: from, end: to, text: rest, isMark: false });
      return;
    }
    pieces.push({ start: from, end: from + found.length, text: found, isMark: true });
    add(from + found.length, to);
  };
  let from = 0;
  for (const [start, end] of [...cuts].sort(([a], [b]) => a - b)) {
    if (start < from) continue;
    add(from, start);
    from = end;
  }
  add(from, text.length);
  return pieces;
}
