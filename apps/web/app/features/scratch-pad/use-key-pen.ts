import { limits } from '@playforward/contract';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { inDots, type KeyPen, type KeyPenEvent, newKeyPen, nextKeyPen } from './key-pen.ts';
import type { Line, Point, Tool } from './pad-state.ts';
import { scratchPadText as text } from './text.ts';

type UseKeyPen = {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** How much smaller the drawing is shown than it was made. */
  scaleOf: (width: number) => number;
  tool: Tool;
  onDrawn: (line: Line) => void;
};

export type KeyPenUse = {
  /** Null while the paper does not have the focus. */
  at: Point | null;
  /** The line that was begun, as it would end here. */
  growing: Line | null;
  /** What a screen reader says. */
  said: string;
  onFocus: () => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Draws by keys: arrows move the pen, the space bar begins a line and ends it, Escape gives it up. */
export function useKeyPen({ canvas, scaleOf, tool, onDrawn }: UseKeyPen): KeyPenUse {
  const [pen, setPen] = useState<KeyPen>();
  const [scale, setScale] = useState<number | null>(null);
  const [said, say] = useState('');
  const paper = () => ({ width: canvas.current?.clientWidth ?? 0, height: limits.scratchPadHeight });
  const isHere = pen && scale !== null;

  return {
    at: isHere ? pen.at : null,
    growing: isHere && pen.from ? straight(tool, pen.from, pen.at, scale) : null,
    said,
    onFocus: () => {
      setScale(scaleOf(paper().width));
      setPen((last) => last ?? newKeyPen(paper()));
    },
    // A line that was begun is given up where the paper is left.
    onBlur: () => {
      setScale(null);
      setPen((last) => last && { ...last, from: null });
      say('');
    },
    onKeyDown: (event) => {
      const meant = meaning(event);
      if (!isHere || !meant || (meant.kind === 'lift' && !pen.from)) return;
      event.preventDefault();
      event.stopPropagation();
      const next = nextKeyPen(pen, meant, paper());
      setPen(next);
      say(words(meant, next));
      if (meant.kind === 'press' && pen.from) onDrawn(straight(tool, pen.from, pen.at, scale));
    },
  };
}

const arrows: Record<string, readonly [-1 | 0 | 1, -1 | 0 | 1]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Combinations with other keys belong to the browser and to undo. */
function meaning({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): KeyPenEvent | null {
  if (ctrlKey || metaKey || altKey) return null;
  const arrow = arrows[key];
  if (arrow) return { kind: 'move', x: arrow[0], y: arrow[1], fine: shiftKey };
  if (key === ' ') return { kind: 'press' };
  return key === 'Escape' ? { kind: 'lift' } : null;
}

function straight(tool: Tool, from: Point, to: Point, scale: number): Line {
  const onScene = ({ x, y }: Point) => ({ x: x / scale, y: y / scale });
  return { kind: 'line', tool, points: [onScene(from), onScene(to)] };
}

function words({ kind }: KeyPenEvent, { at, from }: KeyPen): string {
  const place = inDots(at);
  if (kind === 'move') return text.place(place);
  if (kind === 'lift') return text.lifted;
  return from ? text.begun(place) : text.ended(place);
}
