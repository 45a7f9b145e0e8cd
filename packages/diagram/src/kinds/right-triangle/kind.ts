import { defineFigureKind } from '../../figure/define-figure-kind.ts';
import type { RightTriangle } from './schema.ts';

export const rightTriangleKind = defineFigureKind<RightTriangle>({
  title: () => 'Right triangle',
  check: ({ area, angles }) => [
    ...(area.length === 3 ? [] : ['A triangle has three corners.']),
    ...(angles.filter(({ mark }) => mark === 'square').length === 1
      ? []
      : ['A right triangle needs one marked right angle.']),
  ],
});
