import * as fc from 'fast-check';
import { anyFigureParts } from '../../figure/any-figure.ts';

/** Any data the schema lets through, sensible or not. */
export const anyConstruction = fc.record({ kind: fc.constant('construction' as const), ...anyFigureParts });
