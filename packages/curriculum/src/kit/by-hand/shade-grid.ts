import type { HandAnswer, HandTask } from '@playforward/diagram';
import { type MakeDrawing, type WrongDrawing, wrongDrawing } from './by-hand.ts';
import { readNumber } from './read-values.ts';

const cells = 100;
const row = 10;
const hand: HandTask = { kind: 'split-bar', look: 'grid', bars: [''], length: cells, parts: [cells] };
const cuts = Array.from({ length: cells - 1 }, (_, nth) => nth + 1);

function shade(count: number): HandAnswer {
  return { kind: 'split-bar', bars: [{ cuts, shaded: Array.from({ length: count }, (_, nth) => nth) }] };
}

/** Cells of a grid of a hundred: a percent, or a number below one; null for what has no whole cells on it. */
function cellsOf(value: string): number | null {
  const read = readNumber(value.replace('%', ''));
  if (!read) return null;
  const count = (read[0] / read[1]) * (value.includes('%') ? 1 : cells);
  return Math.abs(count - Math.round(count)) < 1e-9 && count > 0 && count <= cells ? Math.round(count) : null;
}

/** A percent becomes cells of a grid of a hundred. */
export const shadeGrid: MakeDrawing = ({ answer, distractors }) => {
  const count = cellsOf(answer.value);
  if (count === null || count === cells) return null;
  const own = distractors.flatMap(({ misconception, value, reason }): WrongDrawing[] => {
    const shaded = cellsOf(value);
    return shaded === null ? [] : [{ misconception, reason, made: shade(shaded) }];
  });
  const usual = [
    wrongDrawing('counts-the-unshaded-part', 'hand-rest', shade(cells - count)),
    ...(count > row
      ? [wrongDrawing('slip', 'hand-row', shade(count - row))]
      : [wrongDrawing('slip', 'hand-row', shade(count + row))]),
  ];
  return { hand, right: shade(count), wrong: [...own, ...usual] };
};
