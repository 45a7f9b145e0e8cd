import { expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutTree } from './layout.ts';
import { readBackTree } from './read-back.ts';
import type { Tree } from './schema.ts';

const node = (label: string, parent: number | null, branch: string | null = '') => ({
  label,
  parent,
  branch,
});
const diagram: Tree = {
  kind: 'tree',
  nodes: [
    node('', null),
    node('Win', 0, '1/4'),
    node('Lose', 0, null),
    node('Win', 2, '0.5'),
    node('Lose', 2, '0.5'),
  ],
};

test('branches carry their words to their outcomes', () => {
  expect(readBackTree(layoutTree(diagram)).branches).toEqual([
    { to: 'Win', says: '1/4' },
    { to: 'Lose', says: null },
    { to: 'Win', says: '0.5' },
    { to: 'Lose', says: '0.5' },
  ]);
});

test('a tree of eight outcomes fits on the sheet', () => {
  const nodes = [node('', null), node('A', 0), node('B', 0)];
  for (const parent of [1, 2]) for (const name of ['C', 'D']) nodes.push(node(name, parent));
  for (const parent of [3, 4, 5, 6]) for (const name of ['E', 'F']) nodes.push(node(name, parent));
  expect(checkDiagram({ ...diagram, nodes })).toEqual([]);
});

test.each([
  [
    [node('', null), node('A', 0, '1/3'), node('B', 0, '1/3')],
    'The probabilities of one fork do not add up to 1.',
  ],
  [[node('', null), node('', 0), node('B', 0)], 'Every branch leads to a label.'],
])('%j is refused', (nodes, problem) => {
  expect(checkDiagram({ ...diagram, nodes })).toContain(problem);
});

test('describe tells each fork and keeps what is asked for unknown', () => {
  expect(describeDiagram(diagram)).toBe(
    'Tree diagram. From the start, branches lead to Win with 1/4 and Lose with an unknown value. ' +
      'From Lose, branches lead to Win with 0.5 and Lose with 0.5.',
  );
});
