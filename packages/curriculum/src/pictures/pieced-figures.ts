import type { DiagramOf } from '@playforward/diagram';
import type { LengthUnit } from '../scenes/shapes/flat-things.ts';
import { flatFigure } from './flat-figures.ts';

/**
 * A figure that is cut into pieces that are known. corner: a rectangle wide × low with a column thin × (tall - low) on it.
 * roof: a rectangle wide × low with a triangle up to `tall`. cut: a rectangle wide × tall without a triangle thin × low at
 * one corner. kite: two triangles on a line across as long as `wide`, down by `low` and up to `tall`.
 */
export type PiecedFigure = {
  readonly kind: 'corner' | 'roof' | 'cut' | 'kite';
  readonly unit: LengthUnit;
  readonly wide: number;
  readonly tall: number;
  readonly thin: number;
  readonly low: number;
};

type Parts = Parameters<typeof flatFigure>[0];

/** The figure with the lengths that its area is found from; `showsPieces` draws the cut of a corner. */
export function piecedPicture(figure: PiecedFigure, showsPieces: boolean): DiagramOf<'polygon'> {
  const told = (length: number): string => `${length} ${figure.unit.sign}`;
  return { kind: 'polygon', ...flatFigure(partsOf(figure, told, showsPieces)) };
}

function partsOf(
  { kind, wide, tall, thin, low }: PiecedFigure,
  told: (length: number) => string,
  showsPieces: boolean,
): Parts {
  switch (kind) {
    case 'corner':
      return {
        corners: [
          [0, 0],
          [wide, 0],
          [wide, low],
          [thin, low],
          [thin, tall],
          [0, tall],
        ],
        labels: [told(wide), told(low), '', '', told(thin), told(tall)],
        ...(showsPieces ? { extra: [[0, low]], cuts: [[3, 6, '']] } : {}),
      };
    case 'roof':
      return {
        corners: [
          [0, 0],
          [wide, 0],
          [wide, low],
          [wide / 2, tall],
          [0, low],
        ],
        labels: [told(wide), told(low)],
        extra: [[wide / 2, low]],
        cuts: [
          [4, 2, ''],
          [3, 5, told(tall - low)],
        ],
        squares: [[5, 2, 3]],
      };
    case 'cut':
      return {
        corners: [
          [0, 0],
          [wide, 0],
          [wide, tall - low],
          [wide - thin, tall],
          [0, tall],
        ],
        labels: [told(wide), '', '', '', told(tall)],
        extra: [[wide, tall]],
        cuts: [
          [2, 5, told(low)],
          [5, 3, told(thin)],
        ],
        squares: [[5, 3, 2]],
      };
    case 'kite':
      return {
        corners: [
          [wide / 2, 0],
          [wide, low],
          [wide / 2, tall],
          [0, low],
        ],
        labels: [],
        extra: [[wide / 2, low]],
        cuts: [
          [3, 4, told(wide / 2)],
          [4, 1, told(wide / 2)],
          [2, 4, told(tall - low)],
          [4, 0, told(low)],
        ],
        squares: [[4, 1, 2]],
      };
  }
}
