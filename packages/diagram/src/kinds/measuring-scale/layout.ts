import { placeLabel, sizeLabel } from '../../label/place-label.ts';
import type { Box } from '../../svg/box.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import { isSamePlace, labelledPlaces, writePlace } from '../number-line/write-place.ts';
import type { MeasuringScale } from './schema.ts';

type Mark = { readonly x: number; readonly reach: number };

export type MeasuringScaleLayout = Layout & {
  readonly diagram: MeasuringScale;
  readonly ruler: Box;
  readonly marks: readonly Mark[];
  readonly object: Box;
};

const left = margin + 22;
const right = sheetWidth - margin - 22;
const objectHeight = 30;
const rulerHeight = 74;
const longMark = 26;
const middleMark = 18;
const shortMark = 11;

/** The object lies on the upper edge of the ruler, on which every mark stands. */
export function layoutMeasuringScale(diagram: MeasuringScale): MeasuringScaleLayout {
  const { min, max, step, labelStep, unit, as, object } = diagram;
  const toX = (value: number): number => left + ((value - min) / (max - min || 1)) * (right - left);
  const name = sizeLabel(object.name, 'name', sheetWidth - 2 * margin);
  const objectTop = margin + name.height + 6;
  const ruler = {
    x: margin,
    y: objectTop + objectHeight + 6,
    width: sheetWidth - 2 * margin,
    height: rulerHeight,
  };
  const numbers = labelledPlaces(diagram, labelStep);
  const marks = labelledPlaces(diagram, step).map((value): Mark => {
    if (numbers.some((number) => isSamePlace(number, value))) return { x: toX(value), reach: longMark };
    const halfway = numbers.some((number) => isSamePlace(number + labelStep / 2, value));
    return { x: toX(value), reach: halfway ? middleMark : shortMark };
  });
  const written = numbers.map((value) => {
    const sized = sizeLabel(writePlace(value, as), 'plain');
    return placeLabel(sized, toX(value), ruler.y + longMark + 4 + sized.height / 2);
  });
  const [from, to] = [toX(Math.min(object.from, object.to)), toX(Math.max(object.from, object.to))];
  const half = name.width / 2;
  const middle = Math.min(Math.max((from + to) / 2, margin + half), sheetWidth - margin - half);
  const unitName = sizeLabel(unit, 'name', 200);
  const low = ruler.y + rulerHeight;
  return {
    width: sheetWidth,
    height: low + 4 + unitName.height + margin,
    labels: [
      placeLabel(name, middle, margin + name.height / 2),
      ...written,
      placeLabel(unitName, sheetWidth / 2, low + 4 + unitName.height / 2),
    ].filter(({ text }) => text.trim() !== ''),
    diagram,
    ruler,
    marks,
    object: { x: from, y: objectTop, width: to - from, height: objectHeight },
  };
}
