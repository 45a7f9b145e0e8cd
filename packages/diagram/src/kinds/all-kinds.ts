// Written by scripts/content-index.ts from the folders in kinds. Do not edit.
import { areaModelKind } from './area-model/kind.ts';
import { coordinatePlaneKind } from './coordinate-plane/kind.ts';
import { doubleNumberLineKind } from './double-number-line/kind.ts';
import { fractionBarKind } from './fraction-bar/kind.ts';
import { numberLineKind } from './number-line/kind.ts';
import { percentGridKind } from './percent-grid/kind.ts';
import { placeValueKind } from './place-value/kind.ts';
import { ratioTableKind } from './ratio-table/kind.ts';
import { tapeDiagramKind } from './tape-diagram/kind.ts';

export const allKinds = {
  'area-model': areaModelKind,
  'coordinate-plane': coordinatePlaneKind,
  'double-number-line': doubleNumberLineKind,
  'fraction-bar': fractionBarKind,
  'number-line': numberLineKind,
  'percent-grid': percentGridKind,
  'place-value': placeValueKind,
  'ratio-table': ratioTableKind,
  'tape-diagram': tapeDiagramKind,
};
