/** The board of D-58: 25 x 18 cells of 16 px, centred in a canvas of 400 x 300 px; it wraps at its edges. */
export const board = {
  columns: 25,
  rows: 18,
  cell: 16,
  width: 400,
  height: 300,
  top: 6,
} as const;

export type Cell = { x: number; y: number };
export type Direction = 'up' | 'down' | 'left' | 'right';

const steps: Record<Direction, Cell> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

const opposites: Record<Direction, Direction> = { up: 'down', down: 'up', left: 'right', right: 'left' };

export function areOpposite(one: Direction, other: Direction): boolean {
  return opposites[one] === other;
}

export function isSameCell(one: Cell, other: Cell): boolean {
  return one.x === other.x && one.y === other.y;
}

/** The neighbour in a direction; beyond an edge lies the opposite edge. */
export function neighbour({ x, y }: Cell, direction: Direction): Cell {
  const { columns, rows } = board;
  const step = steps[direction];
  return { x: (x + step.x + columns) % columns, y: (y + step.y + rows) % rows };
}

/** A cell the snake is not on, picked by a chance of 0 up to 1; undefined when the snake fills the board. */
export function pickFreeCell(snake: readonly Cell[], chance: number): Cell | undefined {
  const taken = new Set(snake.map(indexOf));
  const free: number[] = [];
  for (let index = 0; index < board.columns * board.rows; index++) if (!taken.has(index)) free.push(index);
  const index = free[Math.min(free.length - 1, Math.floor(chance * free.length))];
  return index === undefined ? undefined : { x: index % board.columns, y: Math.floor(index / board.columns) };
}

function indexOf({ x, y }: Cell): number {
  return y * board.columns + x;
}
