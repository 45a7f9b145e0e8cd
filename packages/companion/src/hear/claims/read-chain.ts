import { numberAt } from './put-in.ts';
import { type Beside, schoolTruth } from './school-truth.ts';

const n = String.raw`\(?-?\d+(?:\.\d+)?(?:\/\d+)?%?\)?`;
const gives = String.raw`(?:is|are|gives?|leaves?|makes?|equals?|=|gets?(?: me| you| u)?|thats|that's|comes to|to get)`;
const signs: readonly (readonly [RegExp, string])[] = [
  [/^(?:times|multipl\w*(?: it)?(?: by)?|x)$/i, '*'],
  [/^(?:plus|add(?:ed|ing)?|and then add)$/i, '+'],
  [/^(?:minus|subtract\w*|take away|take off|less)$/i, '-'],
  [/^(?:divid\w*(?: it)?(?: by)?|over)$/i, '/'],
];
const act = String.raw`(times|multipl\w*(?: it)?(?: by)?|plus|add(?:ed|ing)?|minus|subtract\w*|take away|take off|divid\w*(?: it)?(?: by)?|over)`;
const goesOn = new RegExp(
  String.raw`^(?:and |then |so |i |next )*${act}\s+(${n})\s*,?\s*(?:i |u |you )*${gives}\s+(${n})$`,
  'i',
);
const begins = new RegExp(
  String.raw`^(?:and |then |so |first |well )*(${n}(?:\s*[-+*/^]\s*${n})*(?:\^\d+)?)\s+${gives}\s+(${n})$`,
  'i',
);

/**
 * "3 squared is 9, times 2 is 18, minus 5 leaves 13" as the three calculations it says, each from the value before;
 * null where the clauses are no chain of two at least.
 */
export function readChain(text: string): readonly string[] | null {
  const clauses = text
    .replace(/[.!?]+\s*$/, '')
    .split(/\s*(?:,|;|\bthen\b|\band then\b)\s*/i)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const lines: string[] = [];
  let value: string | null = null;
  for (const clause of clauses) {
    const next = goesOn.exec(clause);
    const start = begins.exec(clause);
    if (next && value !== null) {
      const sign = signs.find(([pattern]) => pattern.test(next[1] ?? ''))?.[1] ?? '';
      if (sign === '') return null;
      lines.push(`${value} ${sign} ${next[2]} = ${next[3]}`);
      value = next[3] ?? null;
    } else if (start && value === null) {
      lines.push(`${start[1]} = ${start[2]}`);
      value = start[2] ?? null;
    } else return null;
  }
  return lines.length >= 2 && lines.every((line) => numberAt(line.split('=')[0] ?? '') !== null)
    ? lines
    : null;
}

/** The first line of a chain whose sides differ; -1 where all hold. */
export const brokenLink = (lines: readonly string[], beside: Beside): number =>
  lines.findIndex((line) => schoolTruth(line, beside) === 'false');
