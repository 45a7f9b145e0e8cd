// Written by scripts/content-index.ts from the folders in kinds. Do not edit.
import * as fc from 'fast-check';
import type { Diagram } from '../diagram.ts';
import { anyAreaModel } from '../kinds/area-model/any.ts';
import { anyCoordinatePlane } from '../kinds/coordinate-plane/any.ts';
import { anyDoubleNumberLine } from '../kinds/double-number-line/any.ts';
import { anyFractionBar } from '../kinds/fraction-bar/any.ts';
import { anyNumberLine } from '../kinds/number-line/any.ts';
import { anyPercentGrid } from '../kinds/percent-grid/any.ts';
import { anyPlaceValue } from '../kinds/place-value/any.ts';
import { anyRatioTable } from '../kinds/ratio-table/any.ts';
import { anyTapeDiagram } from '../kinds/tape-diagram/any.ts';

/** A diagram of any kind that its schema accepts, sensible or not. */
export const anyDiagram: fc.Arbitrary<Diagram> = fc.oneof(
  anyAreaModel,
  anyCoordinatePlane,
  anyDoubleNumberLine,
  anyFractionBar,
  anyNumberLine,
  anyPercentGrid,
  anyPlaceValue,
  anyRatioTable,
  anyTapeDiagram,
);
