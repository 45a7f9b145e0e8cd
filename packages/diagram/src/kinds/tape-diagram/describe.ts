import { joinWords } from '../../words/join-words.ts';
import { sayCount } from '../../words/say-count.ts';
import { sayValue } from '../../words/say-value.ts';
import type { TapeDiagram } from './schema.ts';
import { weighRows } from './weigh-rows.ts';

type Row = TapeDiagram['rows'][number];

export function titleTapeDiagram({ rows }: TapeDiagram): string {
  const names = rows.map(({ label }) => label).filter((label) => label.trim() !== '');
  return names.length === 0 ? 'Tape diagram' : `Tape diagram of ${joinWords(names)}`;
}

export function describeTapeDiagram(diagram: TapeDiagram): string {
  const { rows, bracket } = diagram;
  const bars = sayCount(rows.length, 'bar', 'bars');
  const several = rows.reduce((sum, { boxes }) => sum + boxes, 0) > 1;
  return [
    `Tape diagram with ${bars}.`,
    ...(several ? [saySizes(diagram)] : []),
    ...rows.flatMap((row, index) => sayRow(row, row.label.trim() === '' ? `Bar ${index + 1}` : row.label)),
    ...(bracket === null ? [] : [`A brace over all bars together shows ${sayValue(bracket)}.`]),
  ].join(' ');
}

function saySizes(diagram: TapeDiagram): string {
  return new Set(weighRows(diagram)).size > 1
    ? 'Boxes with different labels are not the same size.'
    : 'All boxes are the same size.';
}

function sayRow({ boxes, boxLabel, total, goesOn }: Row, name: string): readonly string[] {
  const subject = boxes === 1 ? 'The box' : 'Each box';
  return [
    `${name}: ${sayCount(boxes, 'box', 'boxes')}${goesOn ? ', and the bar goes on' : ''}.`,
    ...(boxLabel === null || boxLabel.trim() === '' ? [] : [`${subject} shows ${sayValue(boxLabel)}.`]),
    ...(total === null ? [] : [`A brace over this bar shows ${sayValue(total)}.`]),
  ];
}
