import type { HandAnswer, HandCurve, HandPlane } from '@playforward/diagram';
import { type MakeDrawing, type WrongDrawing, wrongDrawing } from './by-hand.ts';
import { type Fraction, readPoints } from './read-values.ts';

type Spots = readonly [readonly [number, number], readonly [number, number]];

const reach = 10;
const axis = { first: -reach, last: reach, step: [1, 1], labelEvery: 1, as: 'decimal' } as const;

/** Two handles with whole coordinates; null for anything else. */
function readHandles(text: string): Spots | null {
  const points = readPoints(text);
  const [first, second] = points ?? [];
  if (!first || !second || points?.length !== 2) return null;
  const isWhole = [...first, ...second].every(([, bottom]) => bottom === 1);
  const spot = ([[x], [y]]: readonly [Fraction, Fraction]) => [x, y] as const;
  return isWhole ? [spot(first), spot(second)] : null;
}

/** A curve told by its two handles, '(4, 3), (6, 1)'; of a V-shaped graph and a parabola the first one is the corner. */
export function curveOnPlane(curve: HandCurve, lowest = -reach): MakeDrawing {
  const plane: HandPlane = { x: axis, y: { ...axis, first: lowest }, xName: 'x', yName: 'y' };
  const made = (points: Spots): HandAnswer => ({ kind: 'draw-graph', points });
  return ({ answer, distractors }) => {
    const right = readHandles(answer.value);
    if (!right) return null;
    const [[h, k], [x, y]] = right;
    const own = distractors.flatMap(({ misconception, reason, value }): WrongDrawing[] => {
      const handles = readHandles(value);
      return handles ? [{ misconception, reason, made: made(handles) }] : [];
    });
    const usual =
      curve === 'exponential'
        ? [
            wrongDrawing('confuses-growth-and-decay', 'hand-curve-over', made([right[0], [2 * h - x, y]])),
            // With the start 1, both swapped would make a level line, and nobody draws that.
            k === 1
              ? wrongDrawing(
                  'slip',
                  'hand-curve-start',
                  made([
                    [h, k + 1],
                    [x, y + 1],
                  ]),
                )
              : wrongDrawing(
                  'swaps-start-value-and-factor',
                  'hand-curve-start',
                  made([
                    [h, y / k],
                    [x, y],
                  ]),
                ),
            wrongDrawing('slip', 'hand-curve-point', made([right[0], [x, y + 1]])),
          ]
        : [
            wrongDrawing('slip', 'hand-curve-over', made([right[0], [x, 2 * k - y]])),
            wrongDrawing(
              'slip',
              'hand-curve-side',
              made([
                [-h + 0, k],
                [x - 2 * h, y],
              ]),
            ),
            wrongDrawing('slip', 'hand-curve-point', made([right[0], [x, y + Math.sign(y - k)]])),
          ];
    return { hand: { kind: 'draw-graph', plane, curve }, right: made(right), wrong: [...own, ...usual] };
  };
}
