import { limits } from '@playforward/contract';
import type { Line, Point, Tool } from './pad-state.ts';

/** Paper stays white in both themes, so these are not tokens. */
export const inks: Record<Exclude<Tool, 'eraser'>, string> = {
  navy: '#1b1740',
  violet: '#5b3df5',
  rose: '#c9304a',
};
const eraserLine = 24;

export type SavedPicture = { image: CanvasImageSource; width: number };

/** Everything the canvas shows: the saved picture below, then the lines in order. Sizes are in pixels of the page. */
export type PadContent = { picture: SavedPicture | null; lines: Line[] };

/** A drawing made on a wider canvas is made smaller until all of it can be seen, and never larger. */
export function sceneScale({ picture, lines }: PadContent, width: number): number {
  let widest = Math.max(1, picture?.width ?? 0);
  for (const { points } of lines) for (const { x } of points) widest = Math.max(widest, x);
  return Math.min(1, width / widest);
}

export function drawScene(context: CanvasRenderingContext2D, { picture, lines }: PadContent): void {
  const { canvas } = context;
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.restore();
  context.globalCompositeOperation = 'source-over';
  if (picture) context.drawImage(picture.image, 0, 0, picture.width, limits.scratchPadHeight);
  for (const line of lines) {
    takeTool(context, line.tool);
    drawFrom(context, line.points, 0);
  }
}

/** The documented pen is 2 wide, dark navy and has round ends (L-120 to L-122). */
export function takeTool(context: CanvasRenderingContext2D, tool: Tool): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = tool === 'eraser' ? eraserLine : limits.scratchPadLine;
  context.strokeStyle = tool === 'eraser' ? '#000000' : inks[tool];
  context.globalCompositeOperation = tool === 'eraser' ? 'destination-out' : 'source-over';
}

/**
 * Draws a line from its point `first` on, so that a growing line need not be drawn again. It bends at the points and
 * runs through the middles between them; the last half goes straight to where the pointer is.
 */
export function drawFrom(context: CanvasRenderingContext2D, points: Point[], first: number): void {
  context.beginPath();
  for (let index = Math.max(1, first); index < points.length; index += 1) {
    const [before, point] = [points[index - 1], points[index]];
    if (!before || !point) continue;
    const start = middle(points[index - 2] ?? before, before);
    const end = middle(before, point);
    context.moveTo(start.x, start.y);
    context.quadraticCurveTo(before.x, before.y, end.x, end.y);
  }
  const last = points.at(-1);
  if (!last) return;
  const turn = middle(points.at(-2) ?? last, last);
  context.moveTo(turn.x, turn.y);
  context.lineTo(last.x, last.y);
  context.stroke();
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
