import { describeDiagram } from '@playforward/diagram';
import { expect, test } from 'vitest';
import { random } from '../random.ts';
import { drawShapedParts, halfwayOf, shapedGraph } from './shaped-parts.ts';

test('one part of each kind is drawn, and they follow each other', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const parts = drawShapedParts(random(`parts@${seed}`), 8);
    const kinds = parts.map(({ from, to, bend }) => `${to[1] > from[1]} ${bend === null}`);
    expect(new Set(kinds).size).toBe(4);
    expect(parts.slice(1).map(({ from }) => from)).toEqual(parts.slice(0, -1).map(({ to }) => to));
  }
});

test('a curve makes a fourth of its change in its gentle half, and the picture shows that place', () => {
  const part = { from: [0, 8], to: [4, 16], bend: 'steeper' } as const;
  expect(halfwayOf(part)).toBe(10);
  expect(halfwayOf({ ...part, bend: 'flatter' })).toBe(14);
  expect(halfwayOf({ ...part, bend: null })).toBe(12);
  expect(describeDiagram(shapedGraph([part], { label: 'Meters', unit: 8 }))).toContain(
    'The graph is curved. It passes through (0, 8), (2, 10), and (4, 16).',
  );
});
