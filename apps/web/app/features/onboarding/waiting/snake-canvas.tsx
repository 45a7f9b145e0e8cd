import { type PointerEvent, useEffect, useRef } from 'react';
import { drawSnake } from './draw-snake.ts';
import { board, type Cell } from './snake-board.ts';
import type { SnakeState } from './snake-state.ts';
import { waitingText as text } from './text.ts';

type SnakeCanvasProps = { state: SnakeState; onPoint: (point: Cell) => void };

/** The board as a picture that can be pointed at. Its name says what it shows; it is not announced at every move. */
export function SnakeCanvas({ state, onPoint }: SnakeCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null);

  // A canvas keeps pixels, not elements: it is drawn after every change.
  useEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    const scale = fitToScreen(canvas);
    context.setTransform(scale, 0, 0, scale, 0, 0);
    drawSnake(context, state);
  }, [state]);

  function point(event: PointerEvent<HTMLCanvasElement>): void {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onPoint({
      x: ((event.clientX - left) / width) * board.width,
      y: ((event.clientY - top) / height) * board.height,
    });
  }

  return (
    <canvas
      ref={ref}
      role="img"
      aria-label={describe(state)}
      width={board.width}
      height={board.height}
      onPointerDown={point}
      className="block h-auto w-full touch-manipulation rounded-[10px]"
    />
  );
}

/** One unit of the board covers whole pixels of the screen; answers how many. */
function fitToScreen(canvas: HTMLCanvasElement): number {
  const scale = Math.min(4, Math.max(1, Math.ceil(window.devicePixelRatio)));
  if (canvas.width !== board.width * scale) {
    canvas.width = board.width * scale;
    canvas.height = board.height * scale;
  }
  return scale;
}

function describe({ snake, direction, food }: SnakeState): string {
  const words = text.board(snake[0] as Cell, direction, snake.length);
  return food ? `${words} ${text.food(food)}` : words;
}
