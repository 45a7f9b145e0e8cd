import type { PlaceValueLayout } from './layout.ts';

export type PlaceValueValues = {
  readonly kind: 'place-value';
  /** What each row is worth, from the places its digits are drawn in; null where a digit is asked for. */
  readonly rows: readonly (number | null)[];
};

export function readBackPlaceValue({ frame, cell, highest, rows }: PlaceValueLayout): PlaceValueValues {
  return {
    kind: 'place-value',
    rows: rows.map(({ digits }) => {
      const drawn = digits.filter((digit) => digit !== null);
      if (drawn.some(({ text }) => text === '?')) return null;
      return drawn.reduce((sum, { text, box }) => {
        const place = Math.floor((box.x + box.width / 2 - frame.x) / cell);
        return sum + Number(text) * 10 ** (highest - place);
      }, 0);
    }),
  };
}
