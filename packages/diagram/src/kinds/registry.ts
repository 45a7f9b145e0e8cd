import type { Diagram, DiagramKind } from '../diagram.ts';
import { allKinds } from './all-kinds.ts';
import type { Layout, Picture } from './kind-module.ts';

type Kinds = {
  readonly [K in DiagramKind]: (diagram: Extract<Diagram, { kind: K }>) => Picture<Layout, unknown>;
};

const kinds = allKinds satisfies Kinds;

export type AnyPicture = ReturnType<(typeof kinds)[DiagramKind]>;

/** The picture of a diagram of any kind: `Kinds` pairs each kind with its own type, which a look-up by name cannot show. */
export function openPicture<D extends Diagram>(diagram: D): AnyPicture {
  const draw: (diagram: never) => AnyPicture = kinds[diagram.kind];
  return draw(diagram as never);
}
