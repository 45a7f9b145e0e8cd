import { joinWords } from '../../words/join-words.ts';
import { sayCount } from '../../words/say-count.ts';
import { sayValue } from '../../words/say-value.ts';
import type { AreaModel } from './schema.ts';

type Side = AreaModel['columns'];

export function titleAreaModel({ columns, rows }: AreaModel): string {
  return columns.length * rows.length === 1 ? 'Rectangle with its sides and area' : 'Area model';
}

export function describeAreaModel({ columns, rows, cells, shaded }: AreaModel): string {
  const whole =
    columns.length * rows.length === 1
      ? 'A rectangle.'
      : `A rectangle cut into ${sayCount(columns.length, 'column', 'columns')} and ${sayCount(rows.length, 'row', 'rows')}.`;
  return [
    whole,
    ...saySide('top', 'column', columns),
    ...saySide('left', 'row', rows),
    ...sayCells(cells),
    ...(shaded.length === 0 ? [] : [`${sayCount(shaded.length, 'cell is', 'cells are')} shaded.`]),
  ].join(' ');
}

/** Equal labels are told once for all. */
function saySide(name: string, piece: string, side: Side): readonly string[] {
  const labels = side.map(({ label }) => label);
  const [first] = labels;
  if (first === undefined || labels.every((label) => label === '')) return [];
  const same = labels.every((label) => label === first);
  if (labels.length === 1) return [`The ${name} side shows ${sayValue(first)}.`];
  return same
    ? [`Along the ${name} side, each ${piece} shows ${sayValue(first)}.`]
    : [`Along the ${name} side: ${joinWords(labels.map(sayLabel))}.`];
}

function sayCells(cells: AreaModel['cells']): readonly string[] {
  const labels = cells.flat();
  const [first] = labels;
  if (first === undefined || labels.every((label) => label === '')) return [];
  if (labels.length === 1) return [`Inside stands ${sayValue(first)}.`];
  if (labels.every((label) => label === first)) return [`Each cell shows ${sayValue(first)}.`];
  return cells.length === 1
    ? [`The cells show ${joinWords(labels.map(sayLabel))}.`]
    : cells.map((row, index) => `Row ${index + 1} shows ${joinWords(row.map(sayLabel))}.`);
}

function sayLabel(label: string | null): string {
  return label === '' ? 'nothing' : sayValue(label);
}
