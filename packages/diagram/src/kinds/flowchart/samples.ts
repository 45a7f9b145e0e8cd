import type { Flowchart } from './schema.ts';

export const flowchartSamples: readonly Flowchart[] = [
  {
    kind: 'flowchart',
    boxes: [
      { text: 'Write it down', side: null },
      { text: 'Done', side: null },
    ],
  },
  {
    kind: 'flowchart',
    boxes: [
      { text: 'Brackets?', side: 'Work inside them' },
      { text: 'Powers?', side: 'Work them out' },
      { text: 'Products?', side: 'Multiply or divide' },
      { text: 'Add or subtract', side: null },
    ],
  },
];
