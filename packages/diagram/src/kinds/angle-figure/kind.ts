import { defineFigureKind } from '../../figure/define-figure-kind.ts';
import type { AngleFigure } from './schema.ts';

export const angleFigureKind = defineFigureKind<AngleFigure>({
  title: () => 'Angles',
  check: ({ angles }) => (angles.length === 0 ? ['An angle figure needs a marked angle.'] : []),
});
