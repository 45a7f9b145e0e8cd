import { groupDigits } from '../label/group-digits.ts';
import { joinWords } from '../words/join-words.ts';
import { readFraction } from './hand-scale.ts';
import type { HandModule, HandTaskOf } from './hand-task.ts';

const longest = 20;

function divisorOf(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : divisorOf(b, a % b);
}

/** A typed number in one way of writing; null for anything else. */
function plainNumber(text: string): string | null {
  const read = text.length > longest ? null : readFraction(text);
  if (read === null) return null;
  const [top, bottom] = read;
  const common = divisorOf(top, bottom);
  return bottom === common ? String(top / common + 0) : `${top / common}/${bottom / common}`;
}

function openCells({ rows }: HandTaskOf<'fill-table'>): number {
  return rows.flat().filter((cell) => cell === null).length;
}

/** A first row of words alone names the columns. */
function isHeading(rows: HandTaskOf<'fill-table'>['rows'], nth: number): boolean {
  return nth === 0 && (rows[0] ?? []).every((cell) => cell !== null && plainNumber(cell) === null);
}

export const fillTable: HandModule<'fill-table'> = {
  start: (task) => ({ kind: 'fill-table', cells: Array.from({ length: openCells(task) }, () => '') }),
  fault(task, { cells }) {
    const open = openCells(task);
    if (cells.length !== open) return `This table has ${open} open cells.`;
    if (cells.some((cell) => cell.trim() === '')) return 'A cell is still empty.';
    const strange = cells.find((cell) => plainNumber(cell) === null);
    return strange === undefined ? null : `“${strange.slice(0, longest)}” is no number.`;
  },
  say({ heads, rows }, { cells }) {
    const left = [...cells];
    const filled = rows.map((row) => row.map((cell) => cell ?? (left.shift()?.trim() || 'an empty cell')));
    return filled
      .map((row, nth) =>
        isHeading(rows, nth)
          ? `The columns are ${joinWords(row)}.`
          : `The row “${heads[nth] ?? ''}” has ${joinWords(row.map(groupDigits))}.`,
      )
      .join(' ');
  },
  tidy: (_, { cells }) => ({
    kind: 'fill-table',
    cells: cells.map((cell) => plainNumber(cell) ?? cell.trim()),
  }),
};
