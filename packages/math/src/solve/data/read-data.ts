import type { MathNode } from '../../read/math-node.ts';
import { readNumberList } from '../question/read-number-list.ts';

const number = String.raw`-?(?:\d+\/\d+|\d+(?:\.\d+)?|\.\d+)`;
const list = new RegExp(
  String.raw`(?<![\w.])${number}(?:(?:\s*[,;]\s*(?:and\s+)?|\s+and\s+|\s+)${number})+(?![\w.]*\d)`,
  'g',
);

/** The one list of numbers in a sentence, wherever it stands; null where other numbers stand beside it. */
export function readData(words: string): readonly MathNode[] | null {
  const plain = words
    .replace(/\$/g, '')
    .replace(/\b(?:5-number|q[13]|[13](?:st|rd) quartile)\b/gi, '')
    .replace(/−/g, '-');
  const [only, more] = plain.match(list) ?? [];
  if (only === undefined || more !== undefined || /\d/.test(plain.replace(only, ' '))) return null;
  return readNumberList(/[,;]| and /.test(only) ? only.replace(/[,;]?\s+and\s+/g, ', ') : only);
}
