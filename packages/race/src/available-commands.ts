import { isRunning } from './change-race.ts';
import type { RaceCommand } from './race-rules.ts';
import type { RaceState } from './race-state.ts';

/** What can be typed in this state (002 §4, D-123): the buttons of the screen and the help follow it. */
export function availableCommands(state: Pick<RaceState, 'stage' | 'started' | 'gameOver'>): RaceCommand[] {
  if (state.stage === 'gameRules') return ['help', 'start'];
  if (isRunning(state)) return ['help', 'hint', 'skip', 'quit'];
  return state.gameOver ? ['help', 'play again', 'feedback'] : ['help'];
}
