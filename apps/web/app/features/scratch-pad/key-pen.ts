import type { Point } from './pad-state.ts';

/** A pen moved by keys: where it is on the paper, in pixels, and where the line it draws began. */
export type KeyPen = { at: Point; from: Point | null };

export type KeyPenEvent =
  /** One step to the side, up or down: a dot of the paper, or a fine step. */
  | { kind: 'move'; x: -1 | 0 | 1; y: -1 | 0 | 1; fine: boolean }
  /** Begins a line here, or ends it here. */
  | { kind: 'press' }
  /** Gives up the line that was begun. */
  | { kind: 'lift' };

export type Paper = { width: number; height: number };

/** The paper has a dot every 24 pixels, the first in the middle of its square, which begins 10 pixels in. */
const dotStep = 24;
const firstDot = 22;
const fineStep = 4;

/** The pen begins on the dot nearest to the middle of the paper. */
export function newKeyPen({ width, height }: Paper): KeyPen {
  const middle = (length: number) =>
    firstDot + Math.max(0, Math.round((length / 2 - firstDot) / dotStep)) * dotStep;
  return { at: { x: middle(width), y: middle(height) }, from: null };
}

export function nextKeyPen(pen: KeyPen, event: KeyPenEvent, paper: Paper): KeyPen {
  switch (event.kind) {
    case 'move': {
      const step = event.fine ? fineStep : dotStep;
      const inside = (value: number, most: number) => Math.min(Math.max(value, 0), most);
      const x = inside(pen.at.x + event.x * step, paper.width);
      const y = inside(pen.at.y + event.y * step, paper.height);
      return { ...pen, at: { x, y } };
    }
    case 'press':
      return { ...pen, from: pen.from ? null : pen.at };
    case 'lift':
      return pen.from ? { ...pen, from: null } : pen;
  }
}

/** A place on the paper counted in its dots: whole on a dot, with one decimal beside it. */
export function inDots({ x, y }: Point): Point {
  const count = (value: number) => Math.round(((value - firstDot) / dotStep + 1) * 10) / 10;
  return { x: count(x), y: count(y) };
}
