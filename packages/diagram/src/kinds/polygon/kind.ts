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

export const polygonKind = defineFigureKind<Polygon>({
  title: ({ area }) => polygonName(area.length),
  check: ({ area }) => (area.length < 3 ? ['A polygon needs a tinted area of three corners or more.'] : []),
});
