import { describe, expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutFlowchart } from './layout.ts';
import { readBackFlowchart } from './read-back.ts';
import type { Flowchart } from './schema.ts';

const chart: Flowchart = {
  kind: 'flowchart',
  boxes: [
    { text: 'Powers?', side: 'Work them out' },
    { text: 'Add', side: null },
  ],
};

test('boxes stand from top to bottom, each with its side', () => {
  expect(readBackFlowchart(layoutFlowchart(chart))).toEqual(chart);
});

test('describe tells the way through the boxes', () => {
  expect(describeDiagram(chart)).toBe(
    'Flowchart with 2 boxes from top to bottom. 1: Powers? On yes: Work them out. Then, or on no, go down. 2: Add.',
  );
});

describe('check', () => {
  test('finds nothing in a sound chart', () => expect(checkDiagram(chart)).toEqual([]));

  test('empty boxes and a question at the end are told', () => {
    const boxes = [
      { text: ' ', side: null },
      { text: 'Powers?', side: 'Work them out' },
    ];
    expect(checkDiagram({ ...chart, boxes })).toEqual([
      'Every box needs a text.',
      'The last box leads nowhere, so it cannot ask anything.',
    ]);
  });
});
