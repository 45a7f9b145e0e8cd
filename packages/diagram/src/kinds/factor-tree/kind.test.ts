import { expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutFactorTree } from './layout.ts';
import { readBackFactorTree } from './read-back.ts';
import type { FactorTree } from './schema.ts';

const tree: FactorTree = {
  kind: 'factor-tree',
  nodes: [
    { label: '18', parent: null },
    { label: '2', parent: 0 },
    { label: '9', parent: 0 },
    { label: '3', parent: 2 },
    { label: null, parent: 2 },
  ],
};

test('factors stand below their number, in their order', () => {
  expect(readBackFactorTree(layoutFactorTree(tree)).rows).toEqual([['18'], ['2', '9'], ['3', null]]);
});

test.each([
  [
    [
      { label: '18', parent: null },
      { label: '4', parent: 0 },
      { label: '5', parent: 0 },
    ],
    '18 is not the product of its factors.',
  ],
  [
    [
      { label: '18', parent: null },
      { label: '18', parent: 0 },
    ],
    'A number splits into two factors or more.',
  ],
  [[{ label: '18', parent: 0 }], 'A tree has one root.'],
  [
    [
      { label: '6', parent: null },
      { label: '2', parent: 2 },
      { label: '3', parent: 0 },
    ],
    'A parent stands before its children.',
  ],
])('%j is refused', (nodes, problem) => {
  expect(checkDiagram({ ...tree, nodes })).toContain(problem);
});

test('describe tells each split and keeps what is asked for unknown', () => {
  expect(describeDiagram(tree)).toBe(
    'Factor tree of 18. 18 splits into 2 and 9. 9 splits into 3 and an unknown value.',
  );
});
