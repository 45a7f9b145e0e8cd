import { countOf } from '../../words/count-of.ts';
import { joinWords } from '../../words/join-words.ts';
import { sayValue } from '../../words/say-value.ts';
import type { TapeDiagram } from './schema.ts';

type Row = TapeDiagram['rows'][number];

export function titleTapeDiagram({ rows }: TapeDiagram): string {
  const names = rows.map(({ label }) => label).filter((label) => label.trim() !== '');
  return names.length === 0 ? 'Tape diagram' : `Tape diagram of ${joinWords(names)}`;
}

export function describeTapeDiagram({ rows, bracket }: TapeDiagram): string {
  const bars = countOf(rows.length, 'bar', 'bars');
  const several = rows.reduce((sum, { boxes }) => sum + boxes, 0) > 1;
  return [
    `Tape diagram with ${bars}.`,
    ...(several ? ['All boxes are the same size.'] : []),
    ...rows.flatMap((row, index) => sayRow(row, row.label.trim() === '' ? `Bar ${index + 1}` : row.label)),
    ...(bracket === null ? [] : [`A brace over all bars together shows ${sayValue(bracket)}.`]),
  ].join(' ');
}

function sayRow({ boxes, boxLabel, total }: Row, name: string): readonly string[] {
  const subject = boxes === 1 ? 'The box' : 'Each box';
  return [
    `${name}: ${countOf(boxes, 'box', 'boxes')}.`,
    ...(boxLabel === null || boxLabel.trim() === '' ? [] : [`${subject} shows ${sayValue(boxLabel)}.`]),
    ...(total === null ? [] : [`A brace over this bar shows ${sayValue(total)}.`]),
  ];
}
