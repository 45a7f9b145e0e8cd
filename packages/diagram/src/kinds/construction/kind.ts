import { defineFigureKind } from '../../figure/define-figure-kind.ts';
import type { Construction } from './schema.ts';

export const constructionKind = defineFigureKind<Construction>({
  title: () => 'Construction',
  check: ({ circles, segments }) =>
    circles.length + segments.length === 0 ? ['A construction needs a circle or a segment.'] : [],
});
