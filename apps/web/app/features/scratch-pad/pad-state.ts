export type Point = { x: number; y: number };
type Color = 'navy' | 'violet' | 'rose';
export type Tool = Color | 'eraser';

/** One stroke of a tool in pixels of the page, or the wish to go on with an empty canvas. */
export type Line = { kind: 'line'; tool: Tool; points: Point[] };
type Mark = Line | { kind: 'clear' };

/** `marks` are drawn in order over the saved picture; `undone` has what was undone last first. */
export type Pad = { marks: Mark[]; undone: Mark[] };

export type PadEvent =
  | { kind: 'drawn'; mark: Mark }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'clear' }
  | { kind: 'opened' };

export const emptyPad: Pad = { marks: [], undone: [] };

export function nextPad(pad: Pad, event: PadEvent): Pad {
  const { marks, undone } = pad;
  switch (event.kind) {
    case 'drawn':
      return { marks: [...marks, event.mark], undone: [] };
    case 'clear':
      return isCleared(pad) ? pad : { marks: [...marks, { kind: 'clear' }], undone: [] };
    case 'undo': {
      const last = marks.at(-1);
      return last ? { marks: marks.slice(0, -1), undone: [last, ...undone] } : pad;
    }
    case 'redo': {
      const [next, ...rest] = undone;
      return next ? { marks: [...marks, next], undone: rest } : pad;
    }
    case 'opened':
      return isUntouched(pad) ? emptyPad : pad;
  }
}

/** Nothing would be lost: opening the pad again shows the saved picture (D-87). */
export function isUntouched(pad: Pad): boolean {
  return pad.marks.length === 0 || isCleared(pad);
}

function isCleared({ marks }: Pad): boolean {
  return marks.at(-1)?.kind === 'clear';
}

/** What can be seen; `onPicture` tells whether the lines lie over the saved picture. */
export function visibleLines({ marks }: Pad): { lines: Line[]; onPicture: boolean } {
  const cleared = marks.findLastIndex(({ kind }) => kind === 'clear');
  const lines = marks.slice(cleared + 1).filter((mark) => mark.kind === 'line');
  return { lines, onPicture: cleared < 0 };
}
