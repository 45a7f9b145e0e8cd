import { defineFigureKind } from '../../figure/define-figure-kind.ts';
import type { Triangle } from './schema.ts';

export const triangleKind = defineFigureKind<Triangle>({
  title: () => 'Triangle',
  check: ({ area }) => (area.length === 3 ? [] : ['A triangle has three corners.']),
});
