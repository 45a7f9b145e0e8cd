import * as fc from 'fast-check';
import { anyFigureParts } from '../../figure/any-figure.ts';
import { anyLabel } from '../../testing/any-parts.ts';

/** Any data the schema lets through, sensible or not. */
export const anyScaleDrawing = fc.record({
  kind: fc.constant('scale-drawing' as const),
  ...anyFigureParts,
  scale: anyLabel,
});
