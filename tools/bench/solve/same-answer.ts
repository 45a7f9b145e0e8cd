import { equivalent } from '@playforward/math';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[−–]/g, '-')
    .replace(/≤/g, '<=')
    .replace(/≥/g, '>=')
    .replace(/\*\*/g, '^')
    .replace(/\b(?:no (?:real )?solutions?|none)\b/g, 'no solution')
    .replace(/\s+/g, '');

/** The parts of `x = 2 or x = -3`, `x = 1 and y = 2`, `2, -3`, in any order. */
const parts = (text: string): readonly string[] =>
  text.split(/\s+or\s+|\s+and\s+|,\s+|;\s+/).map((part) => part.trim());

/** A figure without a unit is measured in units, which says no more than the number. */
const withoutUnits = (text: string): string => text.replace(/\s*(?:square |cubic )?units?$/, '');

function samePart(a: string, b: string): boolean {
  if (plain(a) === plain(b) || plain(withoutUnits(a)) === plain(b)) return true;
  const [left, right] = [a, b].map((text) => text.replace(/^[a-z](?:\([^)]*\))?\s*=\s*/i, ''));
  return equivalent(left ?? '', right ?? '') === 'equal';
}

function sameParts(given: string, wanted: string): boolean {
  if (samePart(given, wanted)) return true;
  const [a, b] = [parts(given), [...parts(wanted)]];
  if (a.length !== b.length) return false;
  return a.every((part) => {
    const at = b.findIndex((other) => samePart(part, other));
    if (at >= 0) b.splice(at, 1);
    return at >= 0;
  });
}

/** Whether the solver's answer says what the set says; ` | ` parts answers that are equally right. */
export const sameAnswer = (given: string, wanted: string): boolean =>
  wanted.split(' | ').some((one) => sameParts(given, one));
