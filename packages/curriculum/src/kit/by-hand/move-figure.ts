import type { HandAnswer, HandMove, HandPoint } from '@playforward/diagram';
import { handPlane } from '../../pictures/hand-scales.ts';
import { type MakeDrawing, wrongDrawing, wrongDrawings } from './by-hand.ts';

type Corners = readonly HandPoint[];
type Way = (corner: HandPoint) => HandPoint;

/** A figure, where its corners have to go, and where those of the wrong answers go, one by one; null is not drawn. */
export type FigureMove = {
  readonly names: readonly string[];
  readonly corners: Corners;
  readonly to: Way;
  readonly wrong: readonly (Way | null)[];
  /** More than are needed, so that none of them tells the way. */
  readonly moves: readonly HandMove[];
};

/** Sizes of a plane, to each side of zero. */
const reaches = [10, 12] as const;

/** What moves a figure without a change of its shape. */
export const rigidMoves: readonly HandMove[] = ['slide', 'turn', 'flip'];

/** Figures that anybody leaves who moves one corner only, or miscounts one step. */
function usualFigures(from: Corners, to: Corners, made: (points: Corners) => HandAnswer) {
  const oneCorner = from.map((point, nth) => (nth === 0 ? (to[0] ?? point) : point));
  const beside = to.map(([x, y]): HandPoint => [x + 1, y]);
  return [
    wrongDrawing('slip', 'hand-one-corner', made(oneCorner)),
    wrongDrawing('slip', 'hand-figure-beside', made(beside)),
  ];
}

/** How far a plane reaches on which the figure and its image lie, whatever a wrong image is; null without one. */
function reachFor(needed: Corners): number | null {
  const far = Math.max(...needed.flat().map(Math.abs));
  return reaches.find((reach) => reach >= far) ?? null;
}

/** The figure of the question is moved to its image on a plane, corner by corner or as a whole. */
export function moveFigure({ names, corners, to, wrong, moves }: FigureMove): MakeDrawing {
  const made = (points: Corners): HandAnswer => ({
    kind: 'move-shape',
    points: points.map(([x, y]) => [x + 0, y + 0]),
  });
  const image = corners.map(to);
  const images = wrong.map((way) => way && corners.map(way));
  const reach = reachFor([...corners, ...image]);
  return (body) =>
    reach === null
      ? null
      : {
          hand: { kind: 'move-shape', plane: handPlane(reach), names, shape: corners, moves },
          right: made(image),
          wrong: [...wrongDrawings(body, images, made), ...usualFigures(corners, image, made)],
        };
}
