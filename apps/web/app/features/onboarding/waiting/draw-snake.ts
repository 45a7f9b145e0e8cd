import { board, type Cell, type Direction } from './snake-board.ts';
import type { SnakeState } from './snake-state.ts';

const { cell, columns, rows, top, width, height } = board;

/** The night palette of the board; the same in both themes, as the screen is a place. */
const colors = {
  ground: '#171443',
  tile: '#1d1952',
  edge: '#5b52b8',
  head: '#b9acff',
  body: ['#7d68f2', '#8f7bff'],
  face: '#14103a',
  food: '#ffb020',
  halo: 'rgb(255 176 32 / 0.24)',
  ring: '#fff3da',
} as const;

/** Draws the game into a canvas whose unit is one CSS pixel of the 400 x 300 board. */
export function drawSnake(canvas: CanvasRenderingContext2D, state: SnakeState): void {
  drawGround(canvas);
  if (state.food) drawFood(canvas, state.food);
  state.snake.forEach((place, index) => {
    if (index > 0) drawSegment(canvas, place, index);
  });
  drawHead(canvas, state.snake[0] as Cell, state.direction, state.phase === 'over');
}

function drawGround(canvas: CanvasRenderingContext2D): void {
  canvas.fillStyle = colors.ground;
  canvas.fillRect(0, 0, width, height);
  canvas.fillStyle = colors.tile;
  for (let y = 0; y < rows; y++) {
    for (let x = (y + 1) % 2; x < columns; x += 2) canvas.fillRect(x * cell, top + y * cell, cell, cell);
  }
  canvas.strokeStyle = colors.edge;
  canvas.lineWidth = 1;
  canvas.strokeRect(0.5, top - 0.5, width - 1, rows * cell + 1);
}

function drawSegment(canvas: CanvasRenderingContext2D, place: Cell, index: number): void {
  const { x, y } = cornerOf(place);
  canvas.fillStyle = colors.body[index % 2] as string;
  fillRound(canvas, { x: x + 1, y: y + 1, size: cell - 2, radius: 4 });
}

/** The head is larger, brighter and has a face: it is told from the body without colour. */
function drawHead(
  canvas: CanvasRenderingContext2D,
  place: Cell,
  direction: Direction,
  isHurt: boolean,
): void {
  const { x, y } = cornerOf(place);
  const middle = { x: x + cell / 2, y: y + cell / 2 };
  canvas.fillStyle = colors.head;
  fillRound(canvas, { x, y, size: cell, radius: 6 });
  for (const eye of eyes[direction]) {
    if (isHurt) drawCross(canvas, { x: middle.x + eye.x, y: middle.y + eye.y });
    else drawDot(canvas, { x: middle.x + eye.x, y: middle.y + eye.y, radius: 2, color: colors.face });
  }
}

/** Eyes look where the snake goes, measured from the middle of the head. */
const eyes: Record<Direction, readonly Cell[]> = {
  right: [
    { x: 3, y: -3 },
    { x: 3, y: 3 },
  ],
  left: [
    { x: -3, y: -3 },
    { x: -3, y: 3 },
  ],
  up: [
    { x: -3, y: -3 },
    { x: 3, y: -3 },
  ],
  down: [
    { x: -3, y: 3 },
    { x: 3, y: 3 },
  ],
};

/** A small sun: round, with a halo and a spark, where the snake is all squares. */
function drawFood(canvas: CanvasRenderingContext2D, place: Cell): void {
  const { x, y } = cornerOf(place);
  const middle = { x: x + cell / 2, y: y + cell / 2 };
  drawDot(canvas, { ...middle, radius: 11, color: colors.halo });
  drawDot(canvas, { ...middle, radius: 7, color: colors.food });
  drawDot(canvas, { x: middle.x - 2, y: middle.y - 2, radius: 2, color: colors.ring });
}

function cornerOf({ x, y }: Cell): Cell {
  return { x: x * cell, y: top + y * cell };
}

function drawDot(
  canvas: CanvasRenderingContext2D,
  dot: { x: number; y: number; radius: number; color: string },
): void {
  canvas.fillStyle = dot.color;
  canvas.beginPath();
  canvas.arc(dot.x, dot.y, dot.radius, 0, 2 * Math.PI);
  canvas.fill();
}

function drawCross(canvas: CanvasRenderingContext2D, { x, y }: Cell): void {
  canvas.strokeStyle = colors.face;
  canvas.lineWidth = 1.5;
  canvas.beginPath();
  canvas.moveTo(x - 2, y - 2);
  canvas.lineTo(x + 2, y + 2);
  canvas.moveTo(x + 2, y - 2);
  canvas.lineTo(x - 2, y + 2);
  canvas.stroke();
}

function fillRound(
  canvas: CanvasRenderingContext2D,
  { x, y, size, radius }: { x: number; y: number; size: number; radius: number },
): void {
  canvas.beginPath();
  canvas.roundRect(x, y, size, size, radius);
  canvas.fill();
}
