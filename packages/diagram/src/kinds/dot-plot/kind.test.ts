import { expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutDotPlot } from './layout.ts';
import { readBackDotPlot } from './read-back.ts';
import type { DotPlot } from './schema.ts';

const groupsRead = (diagram: DotPlot): number[][] =>
  readBackDotPlot(layoutDotPlot(diagram)).groups.map((values) =>
    values.map((value) => Number(value.toFixed(6))),
  );

const plot: DotPlot = {
  kind: 'dot-plot',
  min: 0,
  max: 5,
  step: 0.5,
  label: 'Pets',
  values: [3, 1, 3, 2.5, 3],
};
const pair: DotPlot = { ...plot, second: { names: ['Town', 'Farm'], values: [4, 2] } };

test('every number is one dot at its place', () => {
  expect(groupsRead(plot)).toEqual([[1, 2.5, 3, 3, 3]]);
});

test('two groups stand over one axis, the second one below the first', () => {
  expect(groupsRead(pair)).toEqual([
    [1, 2.5, 3, 3, 3],
    [2, 4],
  ]);
  const [first, second] = layoutDotPlot(pair).groups;
  expect(first?.y).toBeLessThan(Math.min(...(second?.dots ?? []).map(({ y }) => y)));
});

test('sixty equal numbers fit on the sheet or are told', () => {
  expect(checkDiagram({ ...plot, values: Array.from({ length: 20 }, () => 2) })).toEqual([]);
  expect(checkDiagram({ ...plot, values: Array.from({ length: 60 }, () => 2) })).toContain(
    'The dots are too small to count: take fewer marks or fewer equal numbers.',
  );
});

test.each<[Partial<DotPlot>, string]>([
  [{ max: 0 }, 'The axis must go from a smaller to a larger number.'],
  [{ label: ' ' }, 'The axis needs a name.'],
  [{ step: 0.01 }, 'The axis has more than 60 marks.'],
  [{ values: [7] }, 'The number 7 is outside the axis.'],
  [{ second: { names: ['Town', 'Farm'], values: [8] } }, 'The number 8 is outside the axis.'],
  [{ second: { names: ['Town', ' '], values: [2] } }, 'Two groups need a name each.'],
])('%j is refused', (change, problem) => {
  expect(checkDiagram({ ...plot, ...change })).toContain(problem);
});

test('describe tells each stack by the numbers that are written', () => {
  expect(describeDiagram(plot)).toBe(
    'Dot plot of Pets, on an axis from 0 to 5. Over 1: 1 dot. Over the first mark to the right of 2: 1 dot. Over 3: 3 dots.',
  );
});

test('tells two groups one after the other by name', () => {
  expect(describeDiagram(pair)).toBe(
    'Two dot plots of Pets, on an axis from 0 to 5. Town. Over 1: 1 dot. Over the first mark to the right of 2: 1 dot. Over 3: 3 dots. Farm. Over 2: 1 dot. Over 4: 1 dot.',
  );
});
