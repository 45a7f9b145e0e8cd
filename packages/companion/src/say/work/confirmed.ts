import { type Draft, onStep, type Turn } from '../turn.ts';

/** Lines that a talk remembers. */
const mostLines = 12;

/** The student's work called right: its lines are kept, and `done` steps of the way with them. */
export function confirmed(
  turn: Turn,
  text: string,
  { lines, done }: { readonly lines: readonly string[]; readonly done: number },
): Draft {
  const { state } = turn;
  return onStep(
    turn,
    [text],
    {
      move: 'confirm-step',
      personality_mode: 'celebrating',
      emotional_state: 'happy',
      source: 'solver',
      step_verdict: 'right',
    },
    {
      lines: [...state.lines.filter((one) => !lines.includes(one)), ...lines].slice(-mostLines),
      done: Math.max(state.done, done),
      rightInRow: state.rightInRow + 1,
    },
  );
}
