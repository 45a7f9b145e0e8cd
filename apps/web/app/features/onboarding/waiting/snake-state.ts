import { limits } from '@playforward/contract';
import {
  areOpposite,
  type Cell,
  type Direction,
  isSameCell,
  neighbour,
  pickFreeCell,
} from './snake-board.ts';

/** ready waits for the first turn; won means that no cell is left for food. */
export type SnakePhase = 'ready' | 'running' | 'paused' | 'over' | 'won';

/** What just happened, for words and sounds. */
export type SnakeNews = 'ate' | 'new-high-score' | 'nice-work' | 'tied-high-score' | 'ended';

export type SnakeState = {
  phase: SnakePhase;
  /** Head first. */
  snake: readonly Cell[];
  direction: Direction;
  /** Turns not yet taken, at most two: one a tick, so that quick keys are neither lost nor a reversal. */
  turns: readonly Direction[];
  /** Missing only when the snake fills the board. */
  food: Cell | undefined;
  score: number;
  highScore: number;
  /** What this game has to beat (D-60). */
  highScoreAtStart: number;
  news: readonly SnakeNews[];
};

/** Chances are numbers from 0 up to 1 and say where the next food lies. */
export type SnakeEvent =
  | { type: 'turn'; direction: Direction }
  | { type: 'tick'; chance: number }
  | { type: 'pause' }
  | { type: 'play'; chance: number };

const firstSnake: readonly Cell[] = [
  { x: 9, y: 9 },
  { x: 8, y: 9 },
  { x: 7, y: 9 },
];
const longestQueue = 2;

/** Three segments moving right; `highScore` is what there is to beat. */
export function startSnake(
  chance: number,
  { highScore = limits.snakeFirstHighScore as number, phase = 'running' as SnakePhase } = {},
): SnakeState {
  return {
    phase,
    snake: firstSnake,
    direction: 'right',
    turns: [],
    food: pickFreeCell(firstSnake, chance),
    score: 0,
    highScore,
    highScoreAtStart: highScore,
    news: [],
  };
}

export function changeSnake(state: SnakeState, event: SnakeEvent): SnakeState {
  const quiet = state.news.length > 0 ? { ...state, news: [] } : state;
  switch (event.type) {
    case 'turn':
      return turn(quiet, event.direction);
    case 'tick':
      return state.phase === 'running' ? tick(quiet, event.chance) : quiet;
    case 'pause':
      return state.phase === 'running' ? { ...quiet, phase: 'paused' } : quiet;
    case 'play':
      return play(quiet, event.chance);
  }
}

export function hasEnded({ phase }: SnakeState): boolean {
  return phase === 'over' || phase === 'won';
}

/** A turn also starts a game that stands still. A reversal is no turn, but starts it just the same. */
function turn(state: SnakeState, direction: Direction): SnakeState {
  if (hasEnded(state)) return state;
  const awake: SnakeState = state.phase === 'running' ? state : { ...state, phase: 'running' };
  const last = state.turns.at(-1) ?? state.direction;
  const isNoTurn = direction === last || areOpposite(direction, last);
  if (isNoTurn || state.turns.length >= longestQueue) return awake;
  return { ...awake, turns: [...state.turns, direction] };
}

function play(state: SnakeState, chance: number): SnakeState {
  if (hasEnded(state)) return startSnake(chance, { highScore: state.highScore });
  return state.phase === 'running' ? state : { ...state, phase: 'running' };
}

function tick(state: SnakeState, chance: number): SnakeState {
  const [direction = state.direction, ...turns] = state.turns;
  const head = neighbour(state.snake[0] as Cell, direction);
  const eats = state.food !== undefined && isSameCell(head, state.food);
  // The tail leaves its cell in the same moment, unless the snake grows.
  const body = eats ? state.snake : state.snake.slice(0, -1);
  if (body.some((cell) => isSameCell(cell, head))) return end({ ...state, direction, turns: [] }, 'over');
  const moved = { ...state, direction, turns, snake: [head, ...body] };
  return eats ? eat(moved, chance) : moved;
}

function eat(state: SnakeState, chance: number): SnakeState {
  const score = state.score + 1;
  const news: SnakeNews[] = ['ate'];
  if (score === state.highScoreAtStart + 1) news.push('new-high-score');
  if (score % limits.snakeNiceWorkEvery === 0) news.push('nice-work');
  const food = pickFreeCell(state.snake, chance);
  const fed = { ...state, score, highScore: Math.max(state.highScore, score), food, news };
  return food ? fed : end(fed, 'won');
}

function end(state: SnakeState, phase: 'over' | 'won'): SnakeState {
  const tied: SnakeNews[] = state.score === state.highScoreAtStart ? ['tied-high-score'] : [];
  return { ...state, phase, news: [...state.news, ...tied, 'ended'] };
}
