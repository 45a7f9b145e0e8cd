import type { Cell, Direction } from './snake-board.ts';
import type { SnakePhase } from './snake-state.ts';

/** Words of the waiting screen and its game. Documented texts are kept to the letter. */
export const waitingText = {
  title: 'Play while we look into your future!',
  note: 'Your results may take up to 2 minutes.',
  progress: 'Results',
  words: {
    reading: 'Reading your answers',
    matching: 'Comparing them with real jobs',
    writing: 'Writing a day in each job',
    patience: 'Still working. Your answers are safe.',
    ready: 'Your results are here. No rush.',
  },
  finish: 'END GAME & VIEW RESULTS',
  game: 'Snake game',
  score: 'Score',
  highScore: 'High score',
  steer: 'Steer',
  turn: { up: 'Up', down: 'Down', left: 'Left', right: 'Right' },
  keys: 'Arrow keys or W A S D',
  tap: 'Tap where the snake should go, or use the arrows',
  pause: 'Pause the game',
  play: 'Go on with the game',
  again: 'Play again',
  start: 'Start',
  goOn: 'Go on',
  headline: {
    ready: 'Ready?',
    running: '',
    paused: 'Paused',
    over: 'Game Over',
    won: 'You filled the whole board!',
  } satisfies Record<SnakePhase, string>,
  howToStart: 'Press an arrow or the button',
  howToRestart: 'Press Enter or Space to play again',
  endScore: (score: number) => `Score: ${score}`,
  optional: 'You do not have to play. Your results come either way.',
  cheer: {
    'new-high-score': 'New High Score!',
    'nice-work': 'Nice work!',
    'tied-high-score': 'Tied the high score!',
  },
  board: (head: Cell, direction: Direction, length: number) =>
    `Board of 25 columns and 18 rows. Head at ${place(head)}, moving ${direction}, ${length} segments.`,
  food: (food: Cell) => `Food at ${place(food)}.`,
  heard: {
    points: (score: number) => (score === 1 ? '1 point' : `${score} points`),
  },
};

function place({ x, y }: Cell): string {
  return `column ${x + 1}, row ${y + 1}`;
}
