import { board, type Cell, type Direction } from './snake-board.ts';

const keys: Record<string, Direction> = {
  arrowup: 'up',
  arrowdown: 'down',
  arrowleft: 'left',
  arrowright: 'right',
  w: 'up',
  s: 'down',
  a: 'left',
  d: 'right',
};

/** The direction of an arrow key or of w, a, s and d; capitals count too. */
export function directionOfKey(key: string): Direction | undefined {
  return keys[key.toLowerCase()];
}

/** D-59: towards a point of the 400 x 300 board, along the axis on which it lies further from the head. */
export function directionOfPoint(point: Cell, head: Cell): Direction {
  const across = point.x - (head.x + 0.5) * board.cell;
  const down = point.y - board.top - (head.y + 0.5) * board.cell;
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'right' : 'left';
  return down > 0 ? 'down' : 'up';
}
