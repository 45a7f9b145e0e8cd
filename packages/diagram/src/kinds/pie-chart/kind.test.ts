import { expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutPieChart } from './layout.ts';
import { readBackPieChart } from './read-back.ts';
import type { PieChart } from './schema.ts';

const pie: PieChart = {
  kind: 'pie-chart',
  title: 'Pets',
  slices: [
    { name: 'Cats', size: 3, shown: '50%' },
    { name: 'Dogs', size: 2, shown: null },
    { name: 'Fish', size: 1, shown: '' },
  ],
};

test('slices take their share of the circle', () => {
  expect(readBackPieChart(layoutPieChart(pie)).shares.map((share) => Number(share.toFixed(4)))).toEqual([
    0.5, 0.3333, 0.1667,
  ]);
});

test('a percent that is drawn otherwise than written is refused', () => {
  const slices = [{ name: 'Cats', size: 3, shown: '60%' }, ...pie.slices.slice(1)];
  expect(checkDiagram({ ...pie, slices })).toContain('The slice of 60% is drawn with 50.0%.');
  expect(checkDiagram(pie)).toEqual([]);
});

test('describe tells what is written and the look of the rest', () => {
  expect(describeDiagram(pie)).toBe(
    'Circle graph of Pets with 3 slices. Cats: 50%. Dogs: an unknown value. Fish: less than a quarter of the circle.',
  );
});
