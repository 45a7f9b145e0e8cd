import type { FractionBarLayout } from './layout.ts';

export type FractionBarValues = {
  readonly kind: 'fraction-bar';
  /** Lengths in wholes, measured: the bar, one part, all that is shaded, and each marked group. */
  readonly bars: readonly {
    readonly length: number;
    readonly part: number;
    readonly shaded: number;
    readonly groups: readonly number[];
  }[];
};

export function readBackFractionBar({ bars, unit }: FractionBarLayout): FractionBarValues {
  return {
    kind: 'fraction-bar',
    bars: bars.map(({ frame, parts, shaded, braces }) => {
      const part = (parts[0]?.width ?? 0) / unit;
      const partsUnder = ({ from, to }: { from: number; to: number }): number =>
        parts.filter(({ x, width }) => x + width / 2 > from && x + width / 2 < to).length;
      return {
        length: frame.width / unit,
        part,
        shaded: parts.slice(0, shaded).reduce((sum, { width }) => sum + width, 0) / unit,
        groups: braces.map((brace) => partsUnder(brace) * part),
      };
    }),
  };
}
