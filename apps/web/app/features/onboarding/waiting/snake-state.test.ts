import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { board, type Cell, type Direction, isSameCell } from './snake-board.ts';
import { changeSnake, hasEnded, type SnakeEvent, type SnakeState, startSnake } from './snake-state.ts';

const at = (x: number, y: number): Cell => ({ x, y });
const tick: SnakeEvent = { type: 'tick', chance: 0 };
const turn = (direction: Direction): SnakeEvent => ({ type: 'turn', direction });
const run = (state: SnakeState, ...events: SnakeEvent[]) => events.reduce(changeSnake, state);

/** A game of which only the given fields matter. */
function makeSnake(changes: Partial<SnakeState> = {}): SnakeState {
  return { ...startSnake(0), food: at(24, 17), ...changes };
}

/** The head stands left of the food and eats it with the next tick. */
function aboutToEat(score: number, changes: Partial<SnakeState> = {}): SnakeState {
  return makeSnake({ score, highScore: Math.max(5, score), food: at(10, 9), ...changes });
}

describe('the start', () => {
  test('is a snake of 3 segments that moves right, and a high score of 5 [A-262] [A-263] [A-275] [A-390]', () => {
    const state = startSnake(0.5);
    expect(state.snake).toEqual([at(9, 9), at(8, 9), at(7, 9)]);
    expect(state).toMatchObject({ phase: 'running', direction: 'right', score: 0, highScore: 5 });
    expect(run(state, tick).snake[0]).toEqual(at(10, 9));
  });

  test('waits for the first turn when it is told to', () => {
    const state = startSnake(0, { phase: 'ready' });
    expect(run(state, tick)).toBe(state);
    expect(run(state, turn('up'), tick)).toMatchObject({ phase: 'running', direction: 'up' });
    expect(run(state, turn('right')).phase).toBe('running');
    expect(run(state, { type: 'play', chance: 0 }).phase).toBe('running');
  });
});

describe('moving', () => {
  test.each([
    ['right', at(24, 5), at(0, 5)],
    ['left', at(0, 5), at(24, 5)],
    ['up', at(3, 0), at(3, 17)],
    ['down', at(3, 17), at(3, 0)],
  ] as const)('%s beyond the edge comes back on the other side [A-264]', (direction, from, to) => {
    const state = run(makeSnake({ snake: [from], direction }), tick);
    expect(state.snake[0]).toEqual(to);
    expect(state.phase).toBe('running');
  });

  test.each([
    ['right', 'left'],
    ['left', 'right'],
    ['up', 'down'],
    ['down', 'up'],
  ] as const)('%s never becomes %s at once [A-274]', (direction, reversal) => {
    const state = run(makeSnake({ direction }), turn(reversal), tick);
    expect(state.direction).toBe(direction);
  });

  test('two quick turns are taken one a tick and never reverse the snake [A-274]', () => {
    const state = run(makeSnake(), turn('up'), turn('left'));
    expect(run(state, tick).direction).toBe('up');
    expect(run(state, tick, tick).direction).toBe('left');
    expect(run(state, tick, tick).phase).toBe('running');
    expect(run(makeSnake(), turn('up'), turn('down'), tick, tick).direction).toBe('up');
  });

  test('keeps two turns in mind and not more', () => {
    expect(run(makeSnake(), turn('up'), turn('left'), turn('down')).turns).toEqual(['up', 'left']);
    expect(run(makeSnake(), turn('up'), turn('up')).turns).toEqual(['up']);
  });

  test('the cell the tail leaves is free', () => {
    const square = [at(5, 5), at(5, 6), at(4, 6), at(4, 5)];
    const state = run(makeSnake({ snake: square, direction: 'up' }), turn('left'), tick);
    expect(state.phase).toBe('running');
  });
});

describe('eating', () => {
  test('adds a point and a segment, and puts food elsewhere [A-265] [A-266]', () => {
    const state = run(aboutToEat(0), tick);
    expect(state.score).toBe(1);
    expect(state.snake).toHaveLength(4);
    expect(state.food).toEqual(at(0, 0));
    expect(state.news).toEqual(['ate']);
    expect(run(state, tick).news).toEqual([]);
  });

  test.each([
    [3, ['ate']],
    [4, ['ate', 'nice-work']],
    [5, ['ate', 'new-high-score']],
    [6, ['ate']],
    [9, ['ate', 'nice-work']],
  ])('after %i points says %j [A-277] [A-278]', (score, news) => {
    expect(run(aboutToEat(score), tick).news).toEqual(news);
  });

  test('past the record of this game says both at 10 points [A-277] [A-278]', () => {
    const state = run(aboutToEat(9, { highScore: 9, highScoreAtStart: 9 }), tick);
    expect(state.news).toEqual(['ate', 'new-high-score', 'nice-work']);
  });

  test('lifts the high score only when it is passed [A-276]', () => {
    expect(run(aboutToEat(4), tick).highScore).toBe(5);
    expect(run(aboutToEat(5), tick).highScore).toBe(6);
  });

  test('the last free cell wins the game', () => {
    const cells = Array.from({ length: board.columns * board.rows }, (_, i) =>
      at(i % board.columns, Math.floor(i / board.columns)),
    );
    const state = makeSnake({ snake: cells.slice(1), food: cells[0] as Cell, direction: 'left', score: 446 });
    const won = run(state, tick);
    expect(won).toMatchObject({ phase: 'won', score: 447, food: undefined });
    expect(won.news).toContain('ended');
    expect(run(won, tick).snake).toHaveLength(450);
  });
});

describe('the end', () => {
  /** Five segments; turning down, left and up meets the own body. */
  const five = [at(9, 9), at(8, 9), at(7, 9), at(6, 9), at(5, 9)];
  const bite = [turn('down'), tick, turn('left'), tick, turn('up'), tick];
  const bitten = (changes: Partial<SnakeState>) => run(makeSnake({ snake: five, ...changes }), ...bite);

  test('comes with the snake hitting itself, and keeps the score [A-267]', () => {
    const state = bitten({ score: 2 });
    expect(state).toMatchObject({ phase: 'over', score: 2, news: ['ended'] });
    expect(state.snake).toHaveLength(5);
    expect(hasEnded(state)).toBe(true);
  });

  test('does not come to four segments in a square', () => {
    expect(run(makeSnake({ snake: five.slice(0, 4) }), ...bite).phase).toBe('running');
  });

  test.each([
    [5, 5, 5, true],
    [4, 5, 5, false],
    [6, 6, 5, false],
    [6, 6, 6, true],
  ])('at %i points with %i to beat says a tie only for the record before this game [A-279]', (...row) => {
    const [score, highScore, highScoreAtStart, tied] = row;
    const { news } = bitten({ score, highScore, highScoreAtStart });
    expect(news.includes('tied-high-score')).toBe(tied);
  });

  test('nothing moves or turns until the next game, which keeps the high score [A-268] [A-269]', () => {
    const over = bitten({ score: 7, highScore: 7 });
    const still = run(over, tick, turn('up'), { type: 'pause' });
    expect(still).toEqual({ ...over, news: [] });
    const again = run(still, { type: 'play', chance: 0.3 });
    expect(again).toMatchObject({ phase: 'running', score: 0, highScore: 7, highScoreAtStart: 7 });
    expect(again.snake).toHaveLength(3);
  });
});

describe('a pause', () => {
  test('stops the snake, and a turn or the play button ends it', () => {
    const paused = run(makeSnake(), { type: 'pause' });
    expect(run(paused, tick)).toBe(paused);
    expect(run(paused, { type: 'play', chance: 0 })).toEqual(makeSnake());
    expect(run(paused, turn('up'), tick)).toMatchObject({ phase: 'running', direction: 'up' });
    expect(run(paused, { type: 'pause' })).toBe(paused);
  });

  test('a game that runs is not started again', () => {
    const state = makeSnake({ score: 3 });
    expect(run(state, { type: 'play', chance: 0 })).toBe(state);
  });
});

describe('in every game', () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  const event: fc.Arbitrary<SnakeEvent> = fc.oneof(
    { weight: 4, arbitrary: chance.map((value): SnakeEvent => ({ type: 'tick', chance: value })) },
    { weight: 2, arbitrary: fc.constantFrom('up', 'down', 'left', 'right').map((way) => turn(way)) },
    { weight: 1, arbitrary: fc.constantFrom<SnakeEvent>({ type: 'pause' }, { type: 'play', chance: 0.5 }) },
  );
  /** Now and then food falls right before the head, so that games grow long. */
  const feed = fc.integer({ min: 1, max: 4 });

  test('the snake is whole, the food is free and the length is 3 and the score', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 300 }), feed, chance, (events, every, first) => {
        let state = startSnake(first);
        for (const [index, next] of events.entries()) {
          if (index % every === 0) state = withFoodAhead(state);
          const before = state;
          state = changeSnake(state, next);
          expectSound(state);
          if (before.phase === 'running' && state.phase === 'running') expectNoReversal(before, state);
        }
      }),
      { numRuns: 200 },
    );
  });

  function withFoodAhead(state: SnakeState): SnakeState {
    const moved = changeSnake(state, tick);
    const head = moved.snake[0] as Cell;
    return state.snake.some((cell) => isSameCell(cell, head)) ? state : { ...state, food: head };
  }

  function expectSound({ snake, food, score, highScore }: SnakeState): void {
    const cells = new Set(snake.map(({ x, y }) => `${x},${y}`));
    expect(cells.size).toBe(snake.length);
    expect(snake).toHaveLength(3 + score);
    if (food) expect(cells.has(`${food.x},${food.y}`)).toBe(false);
    for (const { x, y } of snake) {
      expect(x >= 0 && x < board.columns && y >= 0 && y < board.rows).toBe(true);
    }
    expect(highScore).toBeGreaterThanOrEqual(Math.max(5, score));
  }

  /** The head never moves onto the segment right behind it. */
  function expectNoReversal(before: SnakeState, after: SnakeState): void {
    if (after.snake === before.snake) return;
    expect(after.snake[0]).not.toEqual(before.snake[1]);
  }
});
