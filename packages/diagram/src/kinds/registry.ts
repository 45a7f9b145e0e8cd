import type { Diagram, DiagramKind } from '../diagram.ts';
import { areaModelKind } from './area-model/kind.ts';
import { coordinatePlaneKind } from './coordinate-plane/kind.ts';
import { doubleNumberLineKind } from './double-number-line/kind.ts';
import { fractionBarKind } from './fraction-bar/kind.ts';
import type { Layout, Picture } from './kind-module.ts';
import { numberLineKind } from './number-line/kind.ts';
import { percentGridKind } from './percent-grid/kind.ts';
import { placeValueKind } from './place-value/kind.ts';
import { ratioTableKind } from './ratio-table/kind.ts';
import { tapeDiagramKind } from './tape-diagram/kind.ts';

type Kinds = {
  readonly [K in DiagramKind]: (diagram: Extract<Diagram, { kind: K }>) => Picture<Layout, unknown>;
};

const kinds = {
  'tape-diagram': tapeDiagramKind,
  'ratio-table': ratioTableKind,
  'double-number-line': doubleNumberLineKind,
  'coordinate-plane': coordinatePlaneKind,
  'percent-grid': percentGridKind,
  'place-value': placeValueKind,
  'number-line': numberLineKind,
  'fraction-bar': fractionBarKind,
  'area-model': areaModelKind,
} satisfies Kinds;

export type AnyPicture = ReturnType<(typeof kinds)[DiagramKind]>;

/** The picture of a diagram of any kind: `Kinds` pairs each kind with its own type, which a look-up by name cannot show. */
export function pictureOf<D extends Diagram>(diagram: D): AnyPicture {
  const draw: (diagram: never) => AnyPicture = kinds[diagram.kind];
  return draw(diagram as never);
}
