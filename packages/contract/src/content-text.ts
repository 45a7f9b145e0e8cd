/** A stretch of content text: plain words, or one formula with the signs right after it, which stay in its line. */
export type ContentPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'math'; readonly tex: string; readonly display: boolean; readonly ends?: string };

/** A part of content text in which terms, written between `**`, stand apart. */
export type ContentPiece =
  | { readonly kind: 'text' | 'term'; readonly text: string }
  | Extract<ContentPart, { kind: 'math' }>;

/** Opening marks, longest first: `$$` would otherwise read as an empty `$…$`. */
const delimiters = [
  { open: '$$', close: '$$', display: true },
  { open: '$', close: '$', display: false },
  { open: '\\[', close: '\\]', display: true },
  { open: '\\(', close: '\\)', display: false },
] as const;

/** A whole number, a space and a fraction that is a formula of its own. */
const wholeAndFraction = /(?<![\p{L}\d.,/^\\)}\]])([−-]?\d{1,6}) \$(\\frac\{\d{1,6}\}\{\d{1,6}\})\$/gu;

/** Makes one formula of each mixed number, so that it is set and read as one number: '2 $\frac{1}{2}$'. */
export function joinMixedNumbers(text: string): string {
  return text.replace(wholeAndFraction, (written, whole: string, fraction: string) => {
    const [top = 0, bottom = 0] = fraction.match(/\d+/g)?.map(Number) ?? [];
    return top < bottom ? `$${whole}${fraction}$` : written;
  });
}

/** A pair of coordinates with the name of its point, an interval, or a letter and the number it equals, as they stand among words. */
const keptInOneLine =
  /(?:(?<![\w′])[A-Z][′″]* )?[([](?:(?![A-Za-z]{2})[\w.,+−·/√π∞²³′ ]){1,40}, (?:(?![A-Za-z]{2})[\w.,+−·/√π∞²³′ ]){1,40}[)\]]|(?<![\w′])[A-Za-z] = [−-]?\d/gu;

/** Keeps in one line what is read as one thing: 'A′ (−4, 7)', '(x, y) → (x + 3, y)', 'y = −2'. */
function keepInOneLine(words: string): string {
  return words
    .replace(keptInOneLine, (kept) => kept.replaceAll(' ', '\u00A0'))
    .replaceAll(') → (', ')\u00A0→\u00A0(');
}

/**
 * Splits content text into words and formulas (D-151). `\$` is a plain dollar sign; an opening mark without its
 * closing mark, or with nothing between them, stays as it was written. A mixed number is one formula. Linear in the
 * length of the text.
 */
export function splitContentText(content: string): ContentPart[] {
  const text = joinMixedNumbers(content);
  const parts: ContentPart[] = [];
  const unclosed = new Set<string>();
  let words = '';
  let at = 0;
  while (at < text.length) {
    if (text.startsWith('\\$', at)) {
      words += '$';
      at += 2;
      continue;
    }
    const formula = unclosed.size < delimiters.length ? readFormula(text, at, unclosed) : undefined;
    if (formula) {
      if (words) parts.push({ kind: 'text', text: keepInOneLine(words) });
      words = '';
      const { tex, display, end } = formula;
      const [ends = ''] = display ? [] : (/^[.,;:?!)%°’”]+/.exec(text.slice(end, end + 4)) ?? []);
      parts.push({ kind: 'math', tex, display, ...(ends && { ends }) });
      at = end + ends.length;
    } else {
      words += text[at];
      at += 1;
    }
  }
  if (words) parts.push({ kind: 'text', text: keepInOneLine(words) });
  return parts;
}

/** Splits content text as splitContentText does, and its words at the marks of terms. */
export function splitTerms(content: string): ContentPiece[] {
  return splitContentText(content).flatMap((part): ContentPiece[] =>
    part.kind === 'math'
      ? [part]
      : part.text.split('**').map((text, index) => ({ kind: index % 2 === 1 ? 'term' : 'text', text })),
  );
}

/** Paragraphs of content text; an empty line separates them. */
export function splitParagraphs(content: string): string[] {
  return content.split(/\n{2,}/);
}

/** The formula that starts here. Marks that close nowhere further on are remembered, so no text is searched twice. */
function readFormula(text: string, at: number, unclosed: Set<string>) {
  for (const { open, close, display } of delimiters) {
    if (unclosed.has(open) || !text.startsWith(open, at)) continue;
    const start = at + open.length;
    const end = findClose(text, start, close);
    if (end === -1) {
      unclosed.add(open);
      continue;
    }
    const tex = text.slice(start, end).trim();
    if (tex) return { tex, display, end: end + close.length };
  }
  return undefined;
}

/** Where a formula ends; a dollar after a backslash belongs to the formula. */
function findClose(text: string, start: number, close: string): number {
  let at = text.indexOf(close, start);
  while (at !== -1 && close.startsWith('$') && text[at - 1] === '\\') at = text.indexOf(close, at + 1);
  return at;
}
