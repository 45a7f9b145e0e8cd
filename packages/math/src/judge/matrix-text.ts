import type { MathNode } from '../read/math-node.ts';

/** Rows in brackets of their own, as in [[1, 2], [3, 4]]. */
export const isMatrix = (node: MathNode): boolean =>
  node.kind === 'tuple' && node.open === '[' && node.items.every(({ kind }) => kind === 'tuple');

const typeset = /^\s*\\begin\{([bp]?matrix)\}(.*)\\end\{\1\}\s*$/s;
const inRows = /^\s*\[\s*\[/;
const inOneBracket = /^\s*\[([^[\]]*;[^[\]]*)\]\s*$/;

/** Whether a key is written as a matrix: rows in brackets, parted by semicolons, or as a page sets them. */
export const isMatrixText = (text: string): boolean =>
  inRows.test(text) || typeset.test(text) || inOneBracket.test(text);

/** Rows parted by semicolons or as a page sets them, written with a bracket for every row. */
export function asMatrix(text: string, value: string): string {
  if (!isMatrixText(value)) return text;
  const [, , set] = typeset.exec(text) ?? [];
  const [, plain] = inOneBracket.exec(text) ?? [];
  const body = set ?? plain;
  if (body === undefined) return text;
  const rows = body.split(set === undefined ? ';' : '\\\\').filter((row) => row.trim() !== '');
  return `[${rows
    .map(
      (row) =>
        `[${row
          .trim()
          .split(/\s*[,&]\s*|\s+/)
          .join(', ')}]`,
    )
    .join(', ')}]`;
}
