import { expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutVenn } from './layout.ts';
import { readBackVenn } from './read-back.ts';
import type { Venn } from './schema.ts';

const two: Venn = {
  kind: 'venn',
  shape: 'overlap',
  sets: ['Even', 'Over 10'],
  regions: ['4, 8', '12', '13', null],
};
const nested: Venn = {
  kind: 'venn',
  shape: 'nested',
  sets: ['Integers', 'Whole numbers'],
  regions: ['−2', '5'],
};

test('entries stand in as many sets as their region says', () => {
  expect(readBackVenn(layoutVenn(two)).entries).toEqual([
    { text: '4, 8', inside: 1 },
    { text: '12', inside: 2 },
    { text: '13', inside: 1 },
    { text: null, inside: 0 },
  ]);
  expect(readBackVenn(layoutVenn(nested)).entries.map(({ inside }) => inside)).toEqual([1, 2]);
});

test.each([
  [{ ...two, regions: ['1', '2'] }, 'Two sets that overlap have four regions.'],
  [{ ...nested, regions: ['1', '2', '3'] }, 'Nested sets have one region each.'],
  [{ ...two, sets: ['Even', 'Even'] }, 'Two sets are both named Even.'],
])('%j is refused', (diagram, problem) => {
  expect(checkDiagram(diagram)).toContain(problem);
});

test('describe tells each region and keeps what is asked for unknown', () => {
  expect(describeDiagram(two)).toBe(
    'Venn diagram of Even and Over 10. Only in Even: 4, 8. In both Even and Over 10: 12. Only in Over 10: 13. ' +
      'In neither: an unknown value.',
  );
  expect(describeDiagram(nested)).toBe(
    'Venn diagram of Integers and Whole numbers. Each set lies inside the one named before it. ' +
      'In Integers, but not in Whole numbers: −2. In Whole numbers: 5.',
  );
});
