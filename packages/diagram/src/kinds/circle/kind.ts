import { defineFigureKind } from '../../figure/define-figure-kind.ts';
import type { Circle } from './schema.ts';

export const circleKind = defineFigureKind<Circle>({
  title: ({ area }) => (area.length === 0 ? 'Circle' : 'Circle with a tinted part'),
  check: ({ circles }) => (circles.length === 0 ? ['The circle is missing.'] : []),
});
