import type { City } from '../city.ts';
import { applyCommand } from './apply-command.ts';
import { type Command, type CommandResult, refuse } from './command.ts';

/** Commands of one plot that can be taken back. */
export const mostUndo = 20;

/** Inverse commands of one plot, the newest last. */
export type UndoHistory = readonly Command[];

/** The history with one more inverse; the oldest beyond 20 goes. What cannot be taken back is not kept. */
export function remember(history: UndoHistory, inverse: Command): UndoHistory {
  return inverse.kind === 'nothing' ? history : [...history, inverse].slice(-mostUndo);
}

/** Takes back the last command of a plot. A step that no longer fits the city is dropped with its reason. */
export function undo(
  city: City,
  plot: number,
  history: UndoHistory,
): { result: CommandResult; command: Command | null; history: UndoHistory } {
  const command = history.at(-1);
  if (!command) return { result: refuse('nothing-to-undo'), command: null, history };
  return { result: applyCommand(city, { plot, command }), command, history: history.slice(0, -1) };
}
