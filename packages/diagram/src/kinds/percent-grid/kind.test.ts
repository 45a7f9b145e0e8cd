import { describe, expect, test } from 'vitest';
import { checkDiagram } from '../../check-diagram.ts';
import { describeDiagram } from '../../describe-diagram.ts';
import { layoutPercentGrid } from './layout.ts';
import { readBackPercentGrid } from './read-back.ts';
import type { PercentGrid } from './schema.ts';

const grid = (shaded: number, label: string | null = null): PercentGrid => ({
  kind: 'percent-grid',
  shaded,
  label,
});

test('the shaded area is that many hundredths of one grid, for every number it can show', () => {
  for (let shaded = 0; shaded <= 200; shaded += 1) {
    const measured = readBackPercentGrid(layoutPercentGrid(grid(shaded)));
    expect(measured.shaded).toBeCloseTo(shaded, 9);
    expect(measured.grids).toBe(shaded > 100 ? 2 : 1);
  }
});

test('squares fill columns from the left, each from the top, and never overlap', () => {
  const { grids, cell } = layoutPercentGrid(grid(37));
  const places = grids.flatMap(({ frame, shaded }) =>
    shaded.map(({ x, y }) => `${(x - frame.x) / cell},${(y - frame.y) / cell}`),
  );
  expect(new Set(places).size).toBe(37);
  expect(places.slice(0, 2)).toEqual(['0,0', '0,1']);
  expect(places.at(-1)).toBe('3,6');
});

test.each([grid(0), grid(100, 'All of it'), grid(101, 'Each grid is one whole.'), grid(200)])(
  'stays on the sheet: %j',
  (diagram) => expect(checkDiagram(diagram)).toEqual([]),
);

test('a label of blanks is refused', () => {
  expect(checkDiagram(grid(3, ' '))).toContain('A grid needs a label; leave it out with null.');
});

describe('describe', () => {
  test.each([
    [0, 'No square is shaded.'],
    [1, '1 square is shaded.'],
    [10, '1 full column is shaded.'],
    [37, '3 full columns and 7 squares more are shaded.'],
    [100, 'Every square is shaded.'],
  ])('%i squares are told as they are seen, not counted', (shaded, sentence) => {
    expect(describeDiagram(grid(shaded))).toBe(`A grid with 10 columns of 10 squares. ${sentence}`);
  });

  test('more than a whole is told grid by grid', () => {
    expect(describeDiagram(grid(125, 'Each grid is one whole'))).toBe(
      'Two grids, each with 10 columns of 10 squares. Below it stands: Each grid is one whole. ' +
        'The first grid is shaded whole. In the second grid, 2 full columns and 5 squares more are shaded.',
    );
  });
});
