import { placeLabel, sizeLabel, sizeValue } from '../../label/place-label.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import { isSamePlace, labelledPlaces, writePlace } from '../number-line/write-place.ts';
import type { UprightLine } from './schema.ts';

export type UprightLineLayout = Layout & {
  /** Where the numbers min and max stand, and what they are. */
  readonly bottom: number;
  readonly top: number;
  readonly min: number;
  readonly max: number;
  readonly lineX: number;
  readonly ticks: readonly { readonly y: number; readonly tall: boolean }[];
  readonly points: readonly { readonly y: number }[];
};

const lineX = sheetWidth / 2;
const headRoom = 30;
const lineHeight = 310;
const tickReach = 11;
const pointReach = 14;

/** Numbers stand to the left of the line, names of points to the right. */
export function layoutUprightLine(diagram: UprightLine): UprightLineLayout {
  const { min, max, step, labelStep, as, label, points } = diagram;
  const top = margin + headRoom;
  const bottom = top + lineHeight;
  const toY = (value: number): number => bottom - ((value - min) / (max - min || 1)) * lineHeight;
  const numbers = labelledPlaces(diagram, labelStep);
  const written = numbers.map((value) => {
    const sized = sizeLabel(writePlace(value, as), 'plain');
    return placeLabel(sized, lineX - tickReach - 6 - sized.width / 2, toY(value));
  });
  const named = points.flatMap(({ at, label: name }) => {
    if (name === null || name.trim() === '') return [];
    const sized = sizeValue(name, 'strong');
    return [placeLabel(sized, lineX + pointReach + 4 + sized.width / 2, toY(at))];
  });
  const below = bottom + headRoom;
  const title = label === null ? null : sizeLabel(label, 'name', sheetWidth - 2 * margin);
  return {
    width: sheetWidth,
    height: below + (title === null ? 0 : title.height) + margin,
    labels: [
      ...written,
      ...named,
      ...(title === null ? [] : [placeLabel(title, lineX, below + title.height / 2)]),
    ],
    bottom,
    top,
    min,
    max,
    lineX,
    ticks: labelledPlaces(diagram, step).map((value) => ({
      y: toY(value),
      tall: numbers.some((number) => isSamePlace(number, value)),
    })),
    points: points.map(({ at }) => ({ y: toY(at) })),
  };
}

/** Where the line ends with its arrows. */
export function endsOf({ top, bottom }: Pick<UprightLineLayout, 'top' | 'bottom'>) {
  return { high: top - headRoom + 4, low: bottom + headRoom - 4 };
}
