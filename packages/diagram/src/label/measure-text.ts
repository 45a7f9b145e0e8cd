import { textSize } from '../svg/sheet.ts';

/** Widths in em, as wide as the widest of the fonts the style names: a picture has no web fonts to rely on. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[.,]/, 0.3],
  [/[\s:;'’!|ijl()[\]]/u, 0.38],
  [/[frt/\-·]/u, 0.46],
  [/[mwMW@%—]/u, 0.98],
  [/[0-9]/u, 0.64],
  [/[a-z]/u, 0.64],
  [/[A-Z]/u, 0.76],
  [/[+−×÷=<>≤≥]/u, 0.82],
  [/[\u2e80-\u{10ffff}]/u, 1.1],
];

/** Width of text on one line in units, never less than what a browser will need. */
export function measureText(text: string, weight: 'normal' | 'bold' = 'normal'): number {
  let em = 0;
  for (const character of text) em += widths.find(([pattern]) => pattern.test(character))?.[1] ?? 0.8;
  return em * textSize * (weight === 'bold' ? 1.06 : 1);
}
