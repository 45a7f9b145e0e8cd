import type { SizeName } from '../reading/names.ts';
import type { Fact } from './facts.ts';

/** A figure: its letters by the names they are told by, and what holds between them. */
export type FigureKind = {
  readonly figure: RegExp;
  /** Where the figure's word is an everyday thing, a word that makes sure. */
  readonly surely?: RegExp;
  /** Words that make it another figure. */
  readonly not?: RegExp;
  readonly names: Readonly<Record<string, readonly SizeName[]>>;
  /** Letters of sizes told only by `a by b`, or as the only numbers. */
  readonly bare?: readonly string[];
  /** Letters of two bare sizes beside named ones: a 4 by 5 base with height 6. */
  readonly bareTwo?: readonly string[];
  /** Words of the figure that would else be relations. */
  readonly allows?: RegExp;
  /** Letters that are angles in degrees. */
  readonly angles?: readonly string[];
  /** Letters that are angles in radians. */
  readonly radians?: readonly string[];
  readonly facts: readonly Fact[];
};
