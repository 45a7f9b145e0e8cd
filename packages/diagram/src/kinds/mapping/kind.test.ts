import { expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutMapping } from './layout.ts';
import { readBackMapping } from './read-back.ts';
import type { Mapping } from './schema.ts';

const map: Mapping = {
  kind: 'mapping',
  from: 'x',
  to: 'y',
  inputs: ['1', '2', '3'],
  outputs: ['5', null],
  arrows: [
    [0, 0],
    [1, 1],
    [2, 0],
  ],
};

test('arrows lead from their inputs to their outputs', () => {
  expect(readBackMapping(layoutMapping(map)).arrows).toEqual([
    ['1', '5'],
    ['2', null],
    ['3', '5'],
  ]);
});

test.each([
  [{ arrows: [[5, 0]] }, 'An arrow names a place that is not there.'],
  [{ inputs: ['1', '1', '3'] }, '1 stands twice in one oval.'],
  [{ from: '' }, 'Both ovals need a name.'],
])('%j is refused', (change, problem) => {
  expect(checkDiagram({ ...map, ...(change as Partial<Mapping>) })).toContain(problem);
});

test('describe tells every arrow and keeps what is asked for unknown', () => {
  expect(describeDiagram(map)).toBe(
    'Mapping diagram from x to y. x: 1, 2, and 3. y: 5 and an unknown value. An arrow goes from 1 to 5. ' +
      'An arrow goes from 2 to an unknown value. An arrow goes from 3 to 5.',
  );
});
