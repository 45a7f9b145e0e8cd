import { defineFigureKind } from '../../figure/define-figure-kind.ts';
import type { Polygon } from './schema.ts';

const names: Readonly<Record<number, string>> = {
  3: 'Triangle',
  4: 'Quadrilateral',
  5: 'Pentagon',
  6: 'Hexagon',
  8: 'Octagon',
};

function polygonName(corners: number): string {
  return names[corners] ?? `Polygon with ${corners} corners`;
}

/** How many corners hardly turn: an arc is drawn as a row of such short pieces. */
function countSlight({ area, points }: Polygon): number {
  return area.filter((_, index) => {
    const [before, at, after] = [-1, 0, 1].map((by) => points[area.at((index + by) % area.length) ?? 0]);
    if (!before || !at || !after) return false;
    const [x, y] = [at.x - before.x, at.y - before.y];
    const [u, v] = [after.x - at.x, after.y - at.y];
    return Math.abs(Math.atan2(x * v - y * u, x * u + y * v)) < Math.PI / 6;
  }).length;
}

export const polygonKind = defineFigureKind<Polygon>({
  title: (polygon) =>
    countSlight(polygon) >= 4 ? 'Shape with a rounded side' : polygonName(polygon.area.length),
  check: ({ area }) => (area.length < 3 ? ['A polygon needs a tinted area of three corners or more.'] : []),
});
