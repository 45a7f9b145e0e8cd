import type { MathNode } from '../../read/math-node.ts';
import { readNumberList } from '../question/read-number-list.ts';

const number = String.raw`-?(?:\d+\/\d+|\d+(?:\.\d+)?|\.\d+)`;
const list = new RegExp(
  String.raw`(?<![\w.])${number}(?:(?:\s*[,;]\s*(?:and\s+)?|\s+and\s+|\s+)${number})+(?![\w.]*\d)`,
  'g',
);

/** How many values follow, in front of them, is no value: `8 kids read this many books: 4, 9, …`. */
function counted(text: string): string {
  const [, many, rest = ''] = /^[^\d]*?(\d+) [a-z]{3,}\b([^\d]*?(?<![\w.])-?\d.*)$/is.exec(text) ?? [];
  const found = many === undefined ? [] : (rest.match(list) ?? []);
  const [only, more] = found;
  const length = only === undefined || more !== undefined ? 0 : (only.match(/-?\d[\d./]*/g) ?? []).length;
  return many !== undefined && length === Number(many) && length > 2 ? rest : text;
}

/** The one list of numbers in a sentence, wherever it stands; null where other numbers stand beside it. */
export function readData(words: string): readonly MathNode[] | null {
  const plain = words
    .replace(/\$/g, '')
    .replace(/\b(?:5-number|q[13]|[13](?:st|rd) quartile)\b/gi, '')
    .replace(/−/g, '-');
  const [only, more] = counted(plain).match(list) ?? [];
  if (only === undefined || more !== undefined || /\d/.test(counted(plain).replace(only, ' '))) return null;
  return readNumberList(
    /[,;]| and /.test(only) ? only.replace(/\s*[,;]?\s+and\s+|\s*[,;]\s*|\s+/g, ', ') : only,
  );
}
