import { type PlacedLabel, placeLabel, sizeLabel } from '../../label/place-label.ts';
import { margin, sheetWidth } from '../../svg/sheet.ts';
import type { RatioTable } from './schema.ts';

/** An arrow over the table: up from one column, along its lane, down into another. */
export type LaidArrow = {
  readonly from: number;
  readonly to: number;
  readonly laneY: number;
  readonly label: PlacedLabel;
};

type Arrow = RatioTable['arrows'][number];
type Reach = { readonly left: number; readonly right: number };

const laneHeight = 42;
/** Space between the lowest lane and the table. */
const laneRoom = 34;

/** Arrows that would touch take lanes one above the other; the short ones stay low. */
export function layoutArrows(
  arrows: readonly Arrow[],
  columns: readonly number[],
): { readonly arrows: readonly LaidArrow[]; readonly height: number } {
  const known = arrows.filter(({ from, to }) => isColumn(columns, from) && isColumn(columns, to));
  const sorted = known.toSorted((a, b) => Math.abs(a.to - a.from) - Math.abs(b.to - b.from));
  const lanes: Reach[][] = [];
  const chosen = sorted.map((arrow) => {
    const lane = freeLane(lanes, reachOf(arrow, columns));
    lanes[lane] = [...(lanes[lane] ?? []), reachOf(arrow, columns)];
    return { arrow, lane };
  });
  const laid = chosen.map(({ arrow, lane }) => layoutArrow(arrow, columns, { lane, lanes: lanes.length }));
  const tallest = Math.max(0, ...laid.map(({ label }) => label.height));
  return {
    arrows: laid,
    height: laid.length === 0 ? 0 : tallest + (lanes.length - 1) * laneHeight + laneRoom,
  };
}

function freeLane(lanes: readonly (readonly Reach[])[], reach: Reach): number {
  const free = lanes.findIndex((taken) =>
    taken.every((other) => reach.left >= other.right + 4 || reach.right + 4 <= other.left),
  );
  return free === -1 ? lanes.length : free;
}

function isColumn(columns: readonly number[], index: number): boolean {
  return index >= 0 && index < columns.length - 1;
}

function centreOf(columns: readonly number[], index: number): number {
  return ((columns[index] ?? 0) + (columns[index + 1] ?? 0)) / 2;
}

function reachOf({ from, to, label }: Arrow, columns: readonly number[]): Reach {
  const [a, b] = [centreOf(columns, from), centreOf(columns, to)];
  const half = sizeLabel(label, 'strong').width / 2;
  const middle = (a + b) / 2;
  return { left: Math.min(a + 14, b + 14, middle - half), right: Math.max(a - 14, b - 14, middle + half) };
}

/** Outer lanes leave farther out, so that no two arrows share a stroke or a head. */
function layoutArrow(
  { from, to, label }: Arrow,
  columns: readonly number[],
  { lane, lanes }: { readonly lane: number; readonly lanes: number },
): LaidArrow {
  const forward = to > from ? 1 : -1;
  const inset = forward * (lanes === 1 ? 9 : 16 - lane * 18);
  const [start, stop] = [centreOf(columns, from) + inset, centreOf(columns, to) - inset];
  const name = sizeLabel(label, 'strong');
  const half = name.width / 2;
  const middle = Math.min(Math.max((start + stop) / 2, margin + half), sheetWidth - margin - half);
  const laneY = margin + name.height + 4 + (lanes - 1 - lane) * laneHeight;
  return { from: start, to: stop, laneY, label: placeLabel(name, middle, laneY - 3 - name.height / 2) };
}
