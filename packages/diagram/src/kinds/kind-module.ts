import type { Diagram } from '../diagram.ts';
import type { PlacedLabel } from '../label/place-label.ts';
import type { Markup } from '../svg/element.ts';

/** What every layout has: its size in units and every label it shows. */
export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly labels: readonly PlacedLabel[];
};

/** The parts of one kind. Every kind has the same parts in files of the same names; `registry.ts` names all kinds. */
export type KindModule<D extends Diagram, L extends Layout, R> = {
  /** Where everything is drawn, in units. */
  readonly layout: (diagram: D) => L;
  readonly draw: (layout: L) => readonly Markup[];
  /** The mathematical values, computed from the drawn places alone. */
  readonly readBack: (layout: L) => R;
  /** A few words naming the picture. */
  readonly title: (diagram: D) => string;
  /** The facts a sighted learner reads off, in whole sentences; never a value that is asked for. */
  readonly describe: (diagram: D) => string;
  /** Faults the schema cannot see, as sentences for the author. */
  readonly check: (diagram: D, layout: L) => readonly string[];
};

/** A diagram of some kind with all that can be had from it; each part is made when it is asked for. */
export type Picture<L extends Layout, R> = {
  readonly layout: () => L;
  readonly draw: () => readonly Markup[];
  readonly readBack: () => R;
  readonly title: () => string;
  readonly describe: () => string;
  readonly check: () => readonly string[];
};

/** Joins the parts of a kind so that callers need not know its layout type. */
export function defineKind<D extends Diagram, L extends Layout, R>(
  parts: KindModule<D, L, R>,
): (diagram: D) => Picture<L, R> {
  return (diagram) => ({
    layout: () => parts.layout(diagram),
    draw: () => parts.draw(parts.layout(diagram)),
    readBack: () => parts.readBack(parts.layout(diagram)),
    title: () => parts.title(diagram),
    describe: () => parts.describe(diagram),
    check: () => parts.check(diagram, parts.layout(diagram)),
  });
}
