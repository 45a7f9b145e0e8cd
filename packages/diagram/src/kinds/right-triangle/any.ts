import * as fc from 'fast-check';
import { anyFigureParts } from '../../figure/any-figure.ts';

/** Any data the schema lets through, sensible or not. */
export const anyRightTriangle = fc.record({
  kind: fc.constant('right-triangle' as const),
  ...anyFigureParts,
});
