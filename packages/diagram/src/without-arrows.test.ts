import { expect, test } from 'vitest';
import { describeDiagram } from './describe-diagram.ts';
import type { Diagram } from './diagram.ts';
import { withoutArrows } from './without-arrows.ts';

const table: Diagram = {
  kind: 'ratio-table',
  heads: ['Cups of juice', 'Cups of water'],
  rows: [
    ['8', '4'],
    ['16', '8'],
  ],
  arrows: [{ from: 0, to: 1, label: '× 2' }],
};

test('a picture beside a question names no operation, for the eye or the ear', () => {
  expect(describeDiagram(table)).toContain('labeled × 2');
  expect(describeDiagram(withoutArrows(table))).not.toMatch(/×|arrow/i);
});

test('pictures of other kinds stay as they are', () => {
  const line: Diagram = { kind: 'flowchart', boxes: [{ text: 'Start', side: null }] };
  expect(withoutArrows(line)).toBe(line);
});
