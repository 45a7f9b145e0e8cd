import { groupDigitsOfContent } from '@playforward/diagram';
import { shownTexts } from './check-text.ts';
import type { Fault, Sample } from './finding.ts';

/** A hyphen before a number or letter, where no word and no other number stands before it, or one between blanks. */
const hyphenMinus = /(?<![\p{L}\d])-(?=[\d.(]|[a-z]\b)|(?<=[\d)]\s)-(?=\s[\d(])/u;
/** Amounts with one decimal place, or three and more that are meant as cents. */
const brokenCents = /\\\$\d[\d,]*\.(?:\d(?!\d)|\d{3,})|(?<![\d.,])\d[\d,]*\.(?:\d|\d{3,})(?= dollars?\b)/;

/** What is shown in another way than mathematics and money are printed. */
export function findNotationFaults(text: string): Fault[] {
  const outside = text.replace(/\\\$/g, '\u0024\u0024').replace(/(?<!\$)\$(?!\$)[^$]+\$(?!\$)/g, 'x');
  const faults: Fault[] = [];
  const minus = hyphenMinus.exec(outside);
  if (minus) {
    const from = Math.max(0, minus.index - 8);
    faults.push({
      rule: 'sign',
      message: `a hyphen stands for a minus sign in "${outside.slice(from, minus.index + 8)}"; write −`,
    });
  }
  const cents = brokenCents.exec(text);
  if (cents) faults.push({ rule: 'money', message: `"${cents[0]}" is no amount to the cent` });
  const grouped = groupDigitsOfContent(text);
  if (grouped !== text) {
    const bare = /\d{4,}/.exec(text)?.[0];
    faults.push({
      rule: 'thousands',
      message: `"${bare}" has no comma at the thousands; in a formula it is {,}`,
    });
  }
  return faults;
}

/** U+2212 for minus, and money to the cent, wherever a student reads. */
export function checkNotation(sample: Sample): Fault[] {
  return shownTexts(sample).flatMap(([place, text]) =>
    findNotationFaults(text).map(({ rule, message }) => ({ rule, message: `${place}: ${message}` })),
  );
}
