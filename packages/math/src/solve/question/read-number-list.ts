import { exactValue } from '../../algebra/normal-form.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { writeMath } from '../print/write-math.ts';

const mostNumbers = 25;

/** A typed list of 2 to 25 numbers: `2, 4, 9`, `{2; 4; 9}`, `2 4 9` or `2, 4 and 9`. */
export function readNumberList(text: string): readonly MathNode[] | null {
  const plain = text.trim().replace(/^[{([]|[})\]]$/g, '');
  const spaced = /,|;| and /.test(plain) ? plain : plain.trim().replace(/\s+/g, ', ');
  const read = parseMath(spaced.replace(/;/g, ',').replace(/,(?=\d)/g, ', '));
  if (!read.ok || read.node.kind !== 'list') return null;
  const { items } = read.node;
  return items.length <= mostNumbers && items.every((item) => exactValue(item)) ? items : null;
}

export const listText = (items: readonly MathNode[]): string =>
  writeMath({ kind: 'list', items, joined: 'comma' });
