import type { TapeDiagram } from './schema.ts';

type Row = TapeDiagram['rows'][number];

function row(label: string, boxes: number, more: Partial<Row> = {}): Row {
  return { label, boxes, boxLabel: null, total: null, ...more };
}

export const tapeDiagramSamples: readonly TapeDiagram[] = [
  {
    kind: 'tape-diagram',
    rows: [row('Cats', 3, { boxLabel: '4' }), row('Dogs', 5, { boxLabel: '4' })],
    bracket: '32',
  },
  {
    kind: 'tape-diagram',
    rows: [row('Blue paint', 2), row('Yellow paint', 3, { total: '18 cups' })],
    bracket: '?',
  },
  {
    kind: 'tape-diagram',
    rows: [
      row('Fee', 1, { boxLabel: '80' }),
      row('Hours', 3, { boxLabel: '45', total: 'h boxes', goesOn: true }),
    ],
    bracket: '440',
  },
  {
    kind: 'tape-diagram',
    rows: [row('Markers', 5, { boxLabel: 'm' }), row('Pens', 5, { boxLabel: '2' })],
    bracket: '60',
  },
  { kind: 'tape-diagram', rows: [row('Flour', 4, { boxLabel: '3/4 cup', total: '3 cups' })], bracket: null },
  {
    kind: 'tape-diagram',
    rows: [
      row('Walkers', 2, { boxLabel: '?', total: '24' }),
      row('Bus riders', 3, { boxLabel: '?' }),
      row('Cyclists', 1, { boxLabel: '?' }),
    ],
    bracket: null,
  },
  {
    kind: 'tape-diagram',
    rows: [row('Red beads', 9), row('White beads', 14, { total: '?' }), row('Gold beads', 3)],
    bracket: '78 beads',
  },
  {
    kind: 'tape-diagram',
    rows: [row('Hours of sunshine in July', 24, { boxLabel: '8' }), row('Rain', 6, { boxLabel: '8' })],
    bracket: null,
  },
];
