import type { Diagram, DiagramOf, HandTaskOf } from '@playforward/diagram';
import type { MakeDrawing, WrongDrawing } from './by-hand.ts';
import { readNumber } from './read-values.ts';

/** A picture of a table as one that is filled in: its rows, with null where a number is asked for. */
function tableOf(diagram: Diagram | null): HandTaskOf<'fill-table'> | null {
  if (diagram?.kind === 'ratio-table') {
    const arrows = diagram.arrows.map(({ from, to, label }) => ({ from, to, text: label }));
    return {
      kind: 'fill-table',
      heads: diagram.heads,
      rows: diagram.rows,
      ...(arrows.length > 0 && { arrows }),
    };
  }
  if (diagram?.kind !== 'function-table') return null;
  const [inputs, outputs] = [0, 1].map((side) => diagram.pairs.map((pair) => pair[side as 0 | 1]));
  return {
    kind: 'fill-table',
    heads: [diagram.input, diagram.output],
    rows: [inputs ?? [], outputs ?? []],
  };
}

/** The table of the question is filled in where it asks for a number; the picture of it is not shown beside it. */
export const fillTheTable: MakeDrawing = ({ answer, diagram, distractors }) => {
  const hand = tableOf(diagram);
  const isOne = hand?.rows.flat().filter((cell) => cell === null).length === 1;
  if (!hand || !isOne || !readNumber(answer.value)) return null;
  return {
    hand,
    right: { kind: 'fill-table', cells: [answer.value] },
    wrong: distractors.map(
      ({ misconception, reason, value }): WrongDrawing => ({
        misconception,
        reason,
        made: { kind: 'fill-table', cells: [value] },
      }),
    ),
  };
};

/**
 * A table of data with a column for each thing gets one more row, whose cells are the numbers of the answer, parted by
 * commas. The picture of the table is not shown beside it.
 */
export function fillTheRow(head: string): MakeDrawing {
  return ({ answer, diagram, distractors }) => {
    if (diagram?.kind !== 'data-table') return null;
    const columns = diagram.heads.map((_, at) => diagram.rows.map((row) => row[at] ?? ''));
    const cellsOf = (value: string): readonly string[] => value.split(',').map((cell) => cell.trim());
    return {
      hand: {
        kind: 'fill-table',
        heads: [...diagram.heads, head],
        rows: [...columns, diagram.rows.map(() => null)],
      },
      right: { kind: 'fill-table', cells: cellsOf(answer.value) },
      wrong: distractors.map(
        ({ misconception, reason, value }): WrongDrawing => ({
          misconception,
          reason,
          made: { kind: 'fill-table', cells: cellsOf(value) },
        }),
      ),
    };
  };
}

/**
 * A whole two-way table, with the names of its columns in the first row; `given` are the cells, in reading order, that
 * stand there from the start. A wrong answer has its number in the cell `asked`.
 */
export function fillTwoWayTable(
  { columns, rows }: DiagramOf<'two-way-table'>,
  { asked, given }: { readonly asked: number; readonly given: readonly number[] },
): MakeDrawing {
  const numbers = rows.flatMap(({ entries }) => entries.map((entry) => entry ?? ''));
  const made = (value?: string): WrongDrawing['made'] => ({
    kind: 'fill-table',
    cells: numbers.flatMap((entry, at) => {
      if (given.includes(at)) return [];
      return [at === asked && value !== undefined ? value : entry];
    }),
  });
  return ({ distractors }) => ({
    hand: {
      kind: 'fill-table',
      heads: ['Columns', ...rows.map(({ label }) => label)],
      rows: [
        columns,
        ...rows.map(({ entries }, row) =>
          entries.map((entry, column) => (given.includes(row * entries.length + column) ? entry : null)),
        ),
      ],
    },
    right: made(),
    wrong: distractors.map(
      ({ misconception, reason, value }): WrongDrawing => ({ misconception, reason, made: made(value) }),
    ),
  });
}
