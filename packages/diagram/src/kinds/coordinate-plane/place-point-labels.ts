import { type PlacedLabel, placeLabel, type SizedLabel, sizeValue } from '../../label/place-label.ts';
import { type Box, boxContains, boxesOverlap, type Place, strokeCrossesBox } from '../../svg/box.ts';

type Surroundings = {
  readonly sheet: Box;
  /** Boxes of labels that are already placed. */
  readonly taken: readonly Box[];
  readonly lines: readonly (readonly [Place, Place])[];
  readonly points: readonly Place[];
};

export const pointRadius = 7;

/** Sides of a point in the order they are tried: right above first, as in a textbook. */
const sides = [
  { dx: 1, dy: -1 },
  { dx: -1, dy: -1 },
  { dx: 1, dy: 1 },
  { dx: -1, dy: 1 },
  { dx: 0, dy: -1.4 },
  { dx: 1.5, dy: 0 },
  { dx: 0, dy: 1.4 },
  { dx: -1.5, dy: 0 },
] as const;

/** Gives every named point its label at the side where it covers least: labels never, points and lines hardly. */
export function placePointLabels(
  points: readonly { readonly at: Place; readonly text: string }[],
  surroundings: Surroundings,
): readonly PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const { at, text } of points) {
    if (text.trim() === '') continue;
    const label = sizeValue(text, 'strong');
    const taken = [...surroundings.taken, ...placed.map(({ box }) => box)];
    const candidates = [pointRadius, 2.5 * pointRadius].flatMap((away) =>
      sides.map((side) => beside(label, at, side, away)),
    );
    const costs = candidates.map((candidate) => costOf(candidate.box, { ...surroundings, taken }));
    const best = candidates[costs.indexOf(Math.min(...costs))];
    if (best !== undefined) placed.push(best);
  }
  return placed;
}

function beside(label: SizedLabel, at: Place, side: { dx: number; dy: number }, away: number): PlacedLabel {
  const x = at.x + side.dx * away * 0.8 + Math.sign(side.dx) * (label.width / 2);
  const y = at.y + side.dy * away * 0.8 + Math.sign(side.dy) * (label.height / 2);
  return placeLabel(label, x, y);
}

function costOf(box: Box, { sheet, taken, lines, points }: Surroundings): number {
  const outside = boxContains(sheet, box) ? 0 : 1000;
  const covered = taken.filter((other) => boxesOverlap(box, other)).length * 100;
  const dots = points.filter((point) => boxesOverlap(box, around(point))).length * 20;
  const crossed = lines.filter(([a, b]) => strokeCrossesBox(a, b, box)).length * 10;
  return outside + covered + dots + crossed;
}

function around({ x, y }: Place): Box {
  const half = pointRadius - 2;
  return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
}
