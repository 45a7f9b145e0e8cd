import { plainMath } from '../../hints/plain-math.ts';

const stated = /\b([A-Z]{2})\s+(?:is|has(?:\s+a)?\s+length|measures|=)(?:\s+of)?\s+(\d+(?:\.\d+)?)/g;
const name = /(?<![A-Za-z])[A-Z]{2}(?![A-Za-z])/g;
/** What a line of its own says that a length comes to. */
const wanted = /(?<![A-Za-z])(?<![/*+-]\s?)[A-Z]{2}\s*(?:=|\bis\b)\s*(?=[\d(√s])/g;
const twice = /(\d[\d./]*)\s*=\s*\1(?![\d./])(\s*=)?/g;

/**
 * Lengths by the names of their ends, "VU/RV = 2/6 so TU = 2", as the numbers that the question states for them. A name
 * without a number stands only for what it is said to be; where another one is left, the text stays as it is.
 */
export function withLengths(text: string, question: string): string {
  const lengths = new Map(
    [...plainMath(question).matchAll(stated)].map(([, ends = '', length = '']) => [ends, length] as const),
  );
  if (lengths.size === 0 || text.search(name) < 0) return text;
  const put = text
    .replace(name, (ends) => lengths.get(ends) ?? lengths.get([...ends].toReversed().join('')) ?? ends)
    .replace(wanted, '')
    .replace(twice, (_, length: string, on?: string) => (on === undefined ? '' : `${length} =`));
  return put.search(name) < 0 ? put : text;
}
