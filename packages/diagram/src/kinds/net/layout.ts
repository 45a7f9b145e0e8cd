import { type PlacedLabel, placeLabel, sizeValue } from '../../label/place-label.ts';
import type { Place } from '../../svg/box.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import { type Measure, unfold } from './faces.ts';
import type { Net } from './schema.ts';

export type NetLayout = Layout & {
  /** Units of the drawing for one unit of the solid. */
  readonly scale: number;
  readonly faces: readonly (readonly Place[])[];
  /** Dashed strokes along which a length inside a face is measured. */
  readonly helps: readonly (readonly [Place, Place])[];
};

const sideRoom = 62;
const endRoom = 30;
const mostHeight = 330;

export function layoutNet(diagram: Net): NetLayout {
  const { faces, measures } = unfold(diagram);
  const all = faces.flatMap(({ corners }) => corners);
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [minX, minY, width, height] = [
    Math.min(...xs),
    Math.min(...ys),
    Math.max(...xs) - Math.min(...xs),
    Math.max(...ys) - Math.min(...ys),
  ];
  const scale = Math.min((sheetWidth - 2 * (margin + sideRoom)) / width, mostHeight / height);
  const left = (sheetWidth - width * scale) / 2;
  const toPlace = ({ x, y }: Place): Place => ({
    x: left + (x - minX) * scale,
    y: margin + endRoom + (minY + height - y) * scale,
  });
  const shown = measures.filter(({ size }) => diagram.labels[size] !== '');
  return {
    width: sheetWidth,
    height: height * scale + 2 * (margin + endRoom),
    labels: shown.map((measure) => placeMeasure(measure, diagram, toPlace)),
    scale,
    faces: faces.map(({ corners }) => corners.map(toPlace)),
    helps: shown
      .filter(({ inside }) => inside && diagram.solid === 'square-pyramid')
      .filter(({ size }) => size === 1)
      .map(({ from, to }): readonly [Place, Place] => [toPlace(from), toPlace(to)]),
  };
}

/** Beside an upright length, above a level one: outside the net where the length is an edge of it. */
function placeMeasure(
  { from, to, size, inside }: Measure,
  { labels }: Net,
  toPlace: (place: Place) => Place,
): PlacedLabel {
  const [a, b] = [toPlace(from), toPlace(to)];
  const label = sizeValue(labels[size], 'strong');
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const gap = 5;
  if (Math.abs(a.x - b.x) < Math.abs(a.y - b.y)) {
    const side = middle.x < sheetWidth / 2 ? -1 : 1;
    return placeLabel(label, middle.x + side * (label.width / 2 + gap), middle.y);
  }
  const below = !inside && a.y > middle.y - 1 && from.y < 0;
  return placeLabel(label, middle.x, middle.y + (below ? 1 : -1) * (label.height / 2 + gap));
}
