import { expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutMeasuringScale } from './layout.ts';
import { readBackMeasuringScale } from './read-back.ts';
import type { MeasuringScale } from './schema.ts';

const ruler: MeasuringScale = {
  kind: 'measuring-scale',
  min: 0,
  max: 5,
  step: 0.125,
  labelStep: 1,
  unit: 'inches',
  as: 'fraction',
  object: { name: 'Bolt', from: 1, to: 3.625 },
};

test('the object lies where its ends say', () => {
  const { from, to } = readBackMeasuringScale(layoutMeasuringScale(ruler));
  expect(from).toBeCloseTo(1, 9);
  expect(to).toBeCloseTo(3.625, 9);
  expect(checkDiagram(ruler)).toEqual([]);
});

test.each([
  [{ object: { name: 'Bolt', from: 1, to: 3.6 } }, 'The object must start and end at marks.'],
  [{ object: { name: 'Bolt', from: 4, to: 6 } }, 'The object must lie along the scale.'],
  [{ step: 0.01 }, 'The scale has more than 80 marks.'],
])('%j is refused', (change, problem) => {
  expect(checkDiagram({ ...ruler, ...change })).toContain(problem);
});

test('describe tells the marks and never the length', () => {
  expect(describeDiagram(ruler)).toBe(
    'Scale in inches from 0 to 5. From each number to the next there are 8 spaces. ' +
      'Bolt starts at 1 and ends at the place 5 marks after 3.',
  );
});
