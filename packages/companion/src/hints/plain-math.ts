import { plainTex } from '../text/plain-tex.ts';

/** Content text with its mathematics as a keyboard would type it: `$\frac{3}{4}$` is 3/4 and `\$` is left out. */
export function plainMath(text: string): string {
  return plainTex(text.replaceAll('\\$', '')).replaceAll('$', ' ');
}

const numeral = String.raw`\d+(?:,\d{3})*(?:\.\d+)?|\.\d+`;
const mixed = String.raw`(?:${numeral})(?:\s\d+\/\d+|\s?\/\s?(?:${numeral}))?%?`;
const terms = new RegExp(String.raw`[-−]?(?:${mixed})(?:\s?:\s?(?:${mixed}))*`, 'g');
const wordRatio = new RegExp(
  String.raw`(${numeral})(?:\s+[a-z-]+){0,3}?\s+(?:to|for every|for each|per|out of|and)\s+(?:every\s+)?(${numeral})`,
  'gi',
);
const expression =
  /(?:[(√∛|−-]|(?<![\p{L}])[a-z](?![\p{L}])|\d)[\d\s.,/:+\-−×÷·*^²³⁴√∛|()%π]*(?:(?<![\p{L}])[a-z](?![\p{L}])[\d\s.,/:+\-−×÷·*^²³⁴√∛|()%π]*)*/giu;
const relation = /\s*(?:=|≠|<=|>=|<|>|≤|≥|≈|→|\bor\b|\band\b|;)\s*/;

/** Every number, ratio and expression that stands in a content text, each as text that packages/math reads. */
export function findMathTexts(text: string): readonly string[] {
  const plain = plainMath(text);
  const found = new Set<string>();
  for (const [term] of plain.matchAll(terms)) found.add(term.trim());
  for (const [, first, second] of plain.matchAll(wordRatio)) found.add(`${first}:${second}`);
  for (const clause of plain.split(relation)) {
    for (const [run] of clause.matchAll(expression)) {
      const trimmed = run.replace(/[\s.,:+\-−×÷·*/^(]+$/u, '').trim();
      if (trimmed !== '' && !/^[a-z]$/i.test(trimmed)) found.add(trimmed);
    }
  }
  for (const [whole] of plain.matchAll(/[a-z]\s*(?:=|<|>|≤|≥)\s*[-−]?[\d./]+/gi)) found.add(whole);
  return [...found];
}
