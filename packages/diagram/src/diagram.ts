// Written by scripts/content-index.ts from the folders in kinds. Do not edit.
import { z } from 'zod';
import { type AreaModel, areaModel } from './kinds/area-model/schema.ts';
import { type CoordinatePlane, coordinatePlane } from './kinds/coordinate-plane/schema.ts';
import { type DoubleNumberLine, doubleNumberLine } from './kinds/double-number-line/schema.ts';
import { type FractionBar, fractionBar } from './kinds/fraction-bar/schema.ts';
import { type NumberLine, numberLine } from './kinds/number-line/schema.ts';
import { type PercentGrid, percentGrid } from './kinds/percent-grid/schema.ts';
import { type PlaceValue, placeValue } from './kinds/place-value/schema.ts';
import { type RatioTable, ratioTable } from './kinds/ratio-table/schema.ts';
import { type TapeDiagram, tapeDiagram } from './kinds/tape-diagram/schema.ts';

/** A diagram is data in mathematical units, never pixels. */
export const diagramSchema = z.discriminatedUnion('kind', [
  areaModel,
  coordinatePlane,
  doubleNumberLine,
  fractionBar,
  numberLine,
  percentGrid,
  placeValue,
  ratioTable,
  tapeDiagram,
]);

export type Diagram =
  | AreaModel
  | CoordinatePlane
  | DoubleNumberLine
  | FractionBar
  | NumberLine
  | PercentGrid
  | PlaceValue
  | RatioTable
  | TapeDiagram;
export type DiagramKind = Diagram['kind'];
/** The data of one kind. */
export type DiagramOf<K extends DiagramKind> = Extract<Diagram, { kind: K }>;
