import { evaluateExact, type Rational, rational } from '@playforward/math';
import { canonical } from './secret.ts';

export type Mention = {
  readonly value: Rational;
  readonly start: number;
  readonly end: number;
  /** The number as it is written, without spaces and money sign. */
  readonly writing: string;
};

const pattern =
  /(?<![\d.])-?\s?\$?\s?(?:\d{1,3}(?:,\d{3})+|\d{1,18})(?:[.,]\d{1,15})?(?:(?:\s?\/\s?\d{1,15})|(?:\s\d{1,6}\s?\/\s?\d{1,6}))?(?:\s?(?:%|e[+-]?\d{1,3}\b))?|(?<![\d\w])-?\.\d{1,15}%?/gi;

function readNumber(text: string): Rational | null {
  const compact = text.replace(/[$]/g, '').trim();
  const grouped = /^-?\s?\d{1,3}(?:,\d{3})+(?!\d)/.test(compact);
  const decimal = grouped ? compact.replaceAll(',', '') : compact.replace(/,(?=\d)/, '.');
  const mixed = /^(-?)\s?(\d+)\s(\d+)\s?\/\s?(\d+)$/.exec(decimal);
  if (mixed) return evaluateExact(`${mixed[1]}(${mixed[2]} + ${mixed[3]}/${mixed[4]})`);
  return evaluateExact(decimal.replace(/\s/g, ''));
}

/** Every number written with digits in a plain text, fractions, mixed numbers, decimals and percents whole. */
export function numberMentions(text: string): Mention[] {
  const mentions: Mention[] = [];
  for (const match of text.matchAll(pattern)) {
    const value = readNumber(match[0]);
    if (!value) continue;
    const end = match.index + match[0].length;
    mentions.push({ value, start: match.index, end, writing: canonical(match[0]) });
    const slash = match[0].split(/[\s/]+/);
    if (slash.length > 1) {
      let at = match.index;
      for (const piece of slash) {
        const start = text.indexOf(piece, at);
        at = start + piece.length;
        const each = /^-?\$?\d+$/.test(piece) ? rational(BigInt(piece.replace(/\$/, ''))) : null;
        if (each) mentions.push({ value: each, start, end: at, writing: `part:${canonical(piece)}` });
      }
    }
  }
  return mentions;
}
