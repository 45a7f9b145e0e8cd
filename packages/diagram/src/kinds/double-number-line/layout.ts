import {
  type PlacedLabel,
  placeLabel,
  type SizedLabel,
  sizeLabel,
  sizeValue,
} from '../../label/place-label.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { Layout } from '../kind-module.ts';
import { type FittedLabel, fitLabels, type TickLabel, thinLabels } from './fit-labels.ts';
import type { DoubleNumberLine } from './schema.ts';

export type LaidTick = {
  readonly x: number;
  readonly upper: PlacedLabel | null;
  readonly lower: PlacedLabel | null;
  readonly marked: boolean;
};

type Leader = { readonly x: number; readonly from: number; readonly to: number };

export type DoubleNumberLineLayout = Layout & {
  /** Where position 0 and position 1 stand, and where the drawn lines end. */
  readonly left: number;
  readonly right: number;
  readonly end: number;
  readonly upperY: number;
  readonly lowerY: number;
  readonly ticks: readonly LaidTick[];
  readonly leaders: readonly Leader[];
  readonly arrow: { readonly from: number; readonly to: number; readonly y: number } | null;
};

type Side = 'upper' | 'lower';
type NamePlace = 'left' | 'own-row';
type Span = { readonly left: number; readonly right: number };
type Plan = {
  readonly names: NamePlace;
  readonly span: Span;
  readonly upper: readonly (FittedLabel | null)[];
  readonly lower: readonly (FittedLabel | null)[];
};

const nameMaxWidth = 112;
const nameRow = 26;
const tickReach = 9;
/** Least width between name and line, and how far a line reaches beyond its last tick. */
const nameGap = 12;
const overhang = 14;
/** Labels less tall than this hold no fraction. */
const flatHeight = 36;

export function layoutDoubleNumberLine(diagram: DoubleNumberLine): DoubleNumberLineLayout {
  const plan = planLabels(diagram);
  const names = nameLabels(diagram, plan.names);
  const upperRows = rowHeights(plan.upper);
  const lowerRows = rowHeights(plan.lower);
  const ownRow = plan.names === 'own-row' ? nameRow : 0;
  const upperY = margin + ownRow + upperRows.near + upperRows.far + tickReach + 4;
  const arrow = layoutArrow(diagram, plan.span, upperY);
  const lowerY = upperY + (arrow?.gap ?? 56);
  const lines = { upper: upperY, lower: lowerY };
  const rows = { upper: upperRows, lower: lowerRows };
  const place = (side: Side) =>
    placeTickLabels(diagram, plan, { side, lineY: lines[side], rows: rows[side] });
  const [upper, lower] = [place('upper'), place('lower')];
  const ticks = diagram.ticks.map(({ at }, index) => ({
    x: xOf(plan.span, at),
    upper: upper[index] ?? null,
    lower: lower[index] ?? null,
    marked: diagram.marked.includes(index),
  }));
  const height = lowerY + tickReach + 4 + lowerRows.near + lowerRows.far + ownRow + margin;
  const placedNames = placeNames(names, plan.names, { upperY, lowerY, height });
  const labels = [...placedNames, ...upper, ...lower, arrow?.label].filter((label) => label != null);
  const leaders = [...leadersOf(plan, 'upper', upper, upperY), ...leadersOf(plan, 'lower', lower, lowerY)];
  const end = Math.min(plan.span.right + overhang, sheetWidth - margin);
  const stroke = arrow === null ? null : { from: arrow.from, to: arrow.to, y: arrow.y };
  return {
    width: sheetWidth,
    height,
    labels,
    ...plan.span,
    end,
    upperY,
    lowerY,
    ticks,
    leaders,
    arrow: stroke,
  };
}

/** The plainest arrangement in which no two labels touch: names at the side, names above, two rows, fewer labels. */
function planLabels(diagram: DoubleNumberLine): Plan {
  const widest = Math.max(...nameLabels(diagram, 'left').map(({ width }) => width));
  const places: readonly NamePlace[] = widest <= nameMaxWidth ? ['left', 'own-row'] : ['own-row'];
  for (const rows of [1, 2] as const) {
    for (const names of places) {
      const plan = tryPlan(diagram, { names, rows, every: 1 });
      if (plan !== null) return plan;
    }
  }
  for (let every = 2; every < diagram.ticks.length; every += 1) {
    for (const rows of [1, 2] as const) {
      const plan = tryPlan(diagram, { names: 'own-row', rows, every });
      if (plan !== null) return plan;
    }
  }
  return crowdedPlan(diagram);
}

function tryPlan(
  diagram: DoubleNumberLine,
  { names, rows, every }: { readonly names: NamePlace; readonly rows: 1 | 2; readonly every: number },
): Plan | null {
  const span = spanFor(diagram, names);
  const fit = (side: Side) => fitLabels(thinLabels(tickLabels(diagram, span, side), every), rows);
  const [upper, lower] = [fit('upper'), fit('lower')];
  return upper === null || lower === null ? null : { names, span, upper, lower };
}

/** Nothing fits: all labels that must stay are drawn in one row, and the check reports where they overlap. */
function crowdedPlan(diagram: DoubleNumberLine): Plan {
  const span = spanFor(diagram, 'own-row');
  const keep = (side: Side) =>
    thinLabels(tickLabels(diagram, span, side), diagram.ticks.length).map(({ label }) =>
      label === null ? null : ({ label, row: 0 } as const),
    );
  return { names: 'own-row', span, upper: keep('upper'), lower: keep('lower') };
}

function sizeTick(diagram: DoubleNumberLine, index: number, side: Side): SizedLabel | null {
  const value = diagram.ticks[index]?.[side];
  if (value === undefined || value === '') return null;
  return sizeValue(value, diagram.marked.includes(index) ? 'marked' : 'plain');
}

function tickLabels(diagram: DoubleNumberLine, span: Span, side: Side): readonly TickLabel[] {
  const last = diagram.ticks.length - 1;
  const { marked, arrow } = diagram;
  return diagram.ticks.map(({ at, upper, lower }, index) => {
    const label = sizeTick(diagram, index, side);
    const atArrow = arrow !== null && (arrow.from === index || arrow.to === index);
    const isAsked = upper === null || lower === null;
    const keep = index === 0 || index === last || marked.includes(index) || atArrow || isAsked;
    return { x: xOf(span, at), label, keep };
  });
}

/** Room for half of the outer labels on both sides, so that none leaves the sheet. */
function spanFor(diagram: DoubleNumberLine, names: NamePlace): Span {
  const widest = Math.max(...nameLabels(diagram, names).map(({ width }) => width));
  const leftEdge = names === 'left' && widest > 2 ? margin + widest + nameGap : margin;
  const rightEdge = sheetWidth - margin;
  const length = rightEdge - leftEdge;
  let left = leftEdge + 2;
  let right = rightEdge - overhang;
  for (const [index, { at }] of diagram.ticks.entries()) {
    for (const side of ['upper', 'lower'] as const) {
      const half = (sizeTick(diagram, index, side)?.width ?? 0) / 2;
      left = Math.max(left, leftEdge + half - at * length * 0.8);
      right = Math.min(right, rightEdge - half + (1 - at) * length * 0.8);
    }
  }
  return { left, right };
}

function xOf({ left, right }: Span, at: number): number {
  return left + at * (right - left);
}

function nameLabels({ upper, lower }: DoubleNumberLine, names: NamePlace): readonly SizedLabel[] {
  const room = names === 'left' ? nameMaxWidth : sheetWidth - 2 * margin;
  return [sizeLabel(upper, 'name', room), sizeLabel(lower, 'name', room)];
}

function placeNames(
  [upper, lower]: readonly SizedLabel[],
  names: NamePlace,
  { upperY, lowerY, height }: { readonly upperY: number; readonly lowerY: number; readonly height: number },
): readonly PlacedLabel[] {
  const tops = names === 'left' ? [upperY, lowerY] : [margin + 11, height - margin - 11];
  return [upper, lower].flatMap((label, index) =>
    label === undefined || label.text === '' ? [] : [placeLabel(label, margin, tops[index] ?? 0, 'start')],
  );
}

function rowHeights(labels: readonly (FittedLabel | null)[]): {
  readonly near: number;
  readonly far: number;
} {
  const tallest = (row: 0 | 1) =>
    Math.max(0, ...labels.map((fitted) => (fitted?.row === row ? fitted.label.height : 0)));
  const far = tallest(1);
  return { near: tallest(0), far: far === 0 ? 0 : far + 6 };
}

function placeTickLabels(
  diagram: DoubleNumberLine,
  plan: Plan,
  {
    side,
    lineY,
    rows,
  }: { readonly side: Side; readonly lineY: number; readonly rows: { near: number; far: number } },
): readonly (PlacedLabel | null)[] {
  const away = side === 'upper' ? -1 : 1;
  return plan[side].map((fitted, index) => {
    if (fitted === null) return null;
    const row = fitted.row === 0 ? 0 : rows.near + 6;
    const y = lineY + away * (tickReach + 4 + row + halfHeight(plan[side], fitted));
    return placeLabel(fitted.label, xOf(plan.span, diagram.ticks[index]?.at ?? 0), y);
  });
}

/** Numbers on one line stand on one height, whether or not they have a ground; fractions hug their tick. */
function halfHeight(labels: readonly (FittedLabel | null)[], { label, row }: FittedLabel): number {
  const beside = labels.filter((other) => other?.row === row).map((other) => other?.label.height ?? 0);
  const flat = beside.filter((height) => height < flatHeight);
  return (label.height < flatHeight ? Math.max(...flat) : label.height) / 2;
}

function leadersOf(
  plan: Plan,
  side: Side,
  labels: readonly (PlacedLabel | null)[],
  lineY: number,
): readonly Leader[] {
  return labels.flatMap((label, index) => {
    if (label === null || plan[side][index]?.row !== 1) return [];
    const x = label.box.x + label.box.width / 2;
    return [
      side === 'upper'
        ? { x, from: label.box.y + label.box.height, to: lineY - tickReach }
        : { x, from: lineY + tickReach, to: label.box.y },
    ];
  });
}

/** The arrow runs between the lines; a short one has its label above it instead of on it. */
function layoutArrow({ arrow, ticks }: DoubleNumberLine, span: Span, upperY: number) {
  const start = ticks[arrow?.from ?? -1];
  const stop = ticks[arrow?.to ?? -1];
  if (arrow === null || start === undefined || stop === undefined) return null;
  const [from, to] = [xOf(span, start.at), xOf(span, stop.at)];
  const chip = sizeLabel(arrow.label, 'chip');
  const short = Math.abs(to - from) < chip.width + 44;
  const gap = (short ? 62 : 40) + chip.height;
  const labelY = short ? upperY + tickReach + 6 + chip.height / 2 : upperY + gap / 2;
  const half = chip.width / 2;
  const middle = Math.min(Math.max((from + to) / 2, margin + half), sheetWidth - margin - half);
  const y = short ? labelY + chip.height / 2 + 16 : labelY;
  return { from, to, y, gap, label: placeLabel(chip, middle, labelY) };
}
