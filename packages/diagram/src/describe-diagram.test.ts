import { expect, test } from 'vitest';
import { describeDiagram } from './describe-diagram.ts';
import type { DiagramOf } from './diagram.ts';

const table: DiagramOf<'ratio-table'> = {
  kind: 'ratio-table',
  heads: ['Cups', 'km/h'],
  rows: [
    ['1 3/4', '3/4'],
    ['2', '12 5/16'],
  ],
  arrows: [],
};

test('says a mixed number as one number', () => {
  const text = describeDiagram(table);
  expect(text).toContain('Cups: 1 and 3/4, 3/4.');
  expect(text).toContain('km/h: 2, 12 and 5/16.');
});
