import {
  isAsked,
  type PlacedLabel,
  placeLabel,
  type SizedLabel,
  sizeLabel,
  sizeValue,
} from '../../label/place-label.ts';
import type { Box } from '../../svg/box.ts';
import { type Brace, braceDepth } from '../../svg/draw-brace.ts';
import { margin, sheetMaxHeight, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import type { TapeDiagram } from './schema.ts';
import { weighRows } from './weigh-rows.ts';

export type LaidRow = {
  readonly boxes: readonly Box[];
  readonly asked: boolean;
  readonly name: PlacedLabel | null;
  readonly boxLabels: readonly PlacedLabel[];
  readonly total: PlacedLabel | null;
  /** Dots where the bar goes on. */
  readonly more: PlacedLabel | null;
  readonly brace: Brace | null;
};

export type TapeDiagramLayout = Layout & {
  readonly rows: readonly LaidRow[];
  readonly bracket: (Brace & { readonly label: PlacedLabel }) | null;
};

type Row = TapeDiagram['rows'][number];
type NamePlace = 'left' | 'own-row';
type Frame = {
  readonly names: NamePlace;
  readonly left: number;
  /** The width of a box of each bar. */
  readonly boxWidths: readonly number[];
  readonly barHeight: number;
  /** Names in their own row share it with the label of the brace, to save height. */
  readonly tight: boolean;
};

const nameMaxWidth = 128;
const bracketMaxWidth = 108;
const nameGap = 14;
const nameRow = 26;
const rowGap = 16;
const maxBoxWidth = 84;
/** Where boxes differ, the widest may be wider, so that the narrow ones hold their labels. */
const maxWidestBox = 150;
/** A label needs this much of its box left free. */
const boxPadding = 2;

export function layoutTapeDiagram(diagram: TapeDiagram): TapeDiagramLayout {
  const frame = frameOf(diagram);
  const airy = layoutBars(diagram, frame);
  return airy.height <= sheetMaxHeight ? airy : layoutBars(diagram, { ...frame, tight: true });
}

function layoutBars(diagram: TapeDiagram, frame: Frame): TapeDiagramLayout {
  const rows: LaidRow[] = [];
  let top = margin;
  for (const [index, row] of diagram.rows.entries()) {
    const laid = layoutRow(row, { ...frame, boxWidth: frame.boxWidths[index] ?? maxBoxWidth }, top);
    rows.push(laid);
    top = (laid.boxes[0]?.y ?? top) + frame.barHeight + rowGap;
  }
  const bracket = layoutBracket(diagram, rows);
  const labels = [...rows.flatMap(labelsOf), bracket?.label].filter((label) => label != null);
  return { width: sheetWidth, height: top - rowGap + margin, labels, rows, bracket };
}

function labelsOf({ name, total, more, boxLabels }: LaidRow): readonly PlacedLabel[] {
  return [name, total, more, ...boxLabels].filter((label) => label !== null);
}

/** Names stand left of the bars unless the boxes then become too narrow for what is written in them. */
function frameOf(diagram: TapeDiagram): Frame {
  const beside = measureFrame(diagram, 'left');
  const isWide = diagram.rows.every((row, index) => {
    const needed = (sizeBox(row)?.width ?? 0) + 2 * boxPadding;
    return (beside.boxWidths[index] ?? 0) >= Math.max(needed, 14);
  });
  return isWide ? beside : measureFrame(diagram, 'own-row');
}

function measureFrame(diagram: TapeDiagram, names: NamePlace): Frame {
  const longest = Math.max(...diagram.rows.map((row) => sizeName(row, names)?.width ?? 0));
  const nameColumn = names === 'left' && longest > 0 ? longest + nameGap : 0;
  const bracket = sizeBracket(diagram);
  const bracketColumn = bracket === null ? 0 : braceDepth + 14 + bracket.width;
  const weights = weighRows(diagram);
  const most = Math.max(
    ...diagram.rows.map(({ boxes, goesOn }, index) => (boxes + (goesOn ? 1 : 0)) * (weights[index] ?? 1)),
  );
  const room = sheetWidth - 2 * margin - nameColumn - bracketColumn;
  const widest = new Set(weights).size > 1 ? maxWidestBox : maxBoxWidth;
  const boxWidth = Math.min(widest, room / most);
  // A narrow box holds its label before it is drawn to scale, but never grows beyond the widest.
  const least = diagram.rows.map((row) => Math.min(boxWidth, (sizeBox(row)?.width ?? 0) + 3 * boxPadding));
  const tallest = Math.max(...diagram.rows.map((row) => sizeBox(row)?.height ?? 0));
  const free = (room - boxWidth * most) / 2;
  return {
    names,
    left: margin + nameColumn + free,
    boxWidths: weights.map((weight, index) =>
      Math.max(weight * boxWidth, weight < 1 ? (least[index] ?? 0) : 0),
    ),
    barHeight: Math.max(42, tallest + 8),
    tight: false,
  };
}

function layoutRow(
  row: Row,
  { names, left, boxWidth, barHeight, tight }: Frame & { readonly boxWidth: number },
  top: number,
): LaidRow {
  const name = sizeName(row, names);
  const total = row.total === null ? null : sizeValue(row.total, 'strong');
  const last = left + row.boxes * boxWidth;
  const end = row.goesOn ? last + boxWidth : last;
  const beside = (left + end - (total?.width ?? 0)) / 2 - 8 > left + (name?.width ?? 0);
  const nameHeight = names === 'left' || name === null || (tight && beside && total !== null) ? 0 : nameRow;
  const totalHeight = total === null ? 0 : total.height + braceDepth + 8;
  const y = top + nameHeight + totalHeight;
  const boxes = Array.from({ length: row.boxes }, (_, index) => ({
    x: left + index * boxWidth,
    y,
    width: boxWidth,
    height: barHeight,
  }));
  const inside = sizeBox(row);
  return {
    boxes,
    asked: row.boxLabel !== null && isAsked(row.boxLabel),
    name: name === null ? null : placeName(name, { names, left, top, middle: y + barHeight / 2 }),
    boxLabels:
      inside === null ? [] : boxes.map((box) => placeLabel(inside, box.x + boxWidth / 2, y + barHeight / 2)),
    more: row.goesOn ? placeLabel(sizeLabel('…', 'strong'), last + boxWidth / 2, y + barHeight / 2) : null,
    total: total === null ? null : placeLabel(total, (left + end) / 2, top + nameHeight + total.height / 2),
    brace: total === null ? null : { from: left, to: end, base: y - 4 },
  };
}

function placeName(
  name: SizedLabel,
  { names, left, top, middle }: { names: NamePlace; left: number; top: number; middle: number },
): PlacedLabel {
  return names === 'left'
    ? placeLabel(name, left - nameGap, middle, 'end')
    : placeLabel(name, left, top + nameRow / 2 - 2, 'start');
}

function sizeName({ label }: Row, names: NamePlace): SizedLabel | null {
  if (label.trim() === '') return null;
  return sizeLabel(label, 'name', names === 'left' ? nameMaxWidth : sizeNameLimit);
}

const sizeNameLimit = sheetWidth - 2 * margin;

/** An asked box is dashed as a whole, so its question mark needs no ground of its own. */
function sizeBox({ boxLabel }: Row): SizedLabel | null {
  if (boxLabel === null || boxLabel.trim() === '') return null;
  return sizeLabel(boxLabel.trim(), isAsked(boxLabel) ? 'strong' : 'plain');
}

function sizeBracket({ bracket }: TapeDiagram): SizedLabel | null {
  if (bracket === null) return null;
  return isAsked(bracket) ? sizeValue(bracket) : sizeLabel(bracket, 'strong', bracketMaxWidth);
}

function layoutBracket(diagram: TapeDiagram, rows: readonly LaidRow[]): TapeDiagramLayout['bracket'] {
  const label = sizeBracket(diagram);
  const boxes = rows.flatMap((row) => row.boxes);
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (label === null || first === undefined || last === undefined) return null;
  const ends = rows.flatMap(({ more }) => (more === null ? [] : [more.box.x + more.box.width]));
  const base = Math.max(...ends, ...boxes.map(({ x, width }) => x + width)) + 8;
  const [from, to] = [first.y, last.y + last.height];
  return { from, to, base, label: placeLabel(label, base + braceDepth + 6, (from + to) / 2, 'start') };
}
