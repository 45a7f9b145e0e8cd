import type { PublicLaunch } from '@playforward/contract';
import type { Launch } from '@playforward/curriculum';
import type { DiagramStore } from './diagram-store.ts';

type Draw = ReturnType<DiagramStore['openBatch']>['draw'];

/** The launch of a lesson as a student may see it: what is known waits until practice is done. */
export function toPublicLaunch(
  { situation, question, diagram, guess: asks, answer, after }: Launch,
  { guess, isDone, draw }: { guess: number | null; isDone: boolean; draw: Draw },
): PublicLaunch {
  return {
    situation,
    question,
    ...draw(diagram),
    asks: asks.kind === 'choice' ? { kind: 'choice', guesses: [...asks.guesses] } : asks,
    guess,
    known: isDone ? { answer, after } : null,
  };
}

/** Every content text of a launch. */
export function* textsOfLaunch({ situation, question, asks, known }: PublicLaunch): Generator<string> {
  yield situation;
  yield question;
  if (asks.kind === 'choice') yield* asks.guesses;
  if (known) yield known.after;
}

/** Whether something can be a guess at this launch. */
export function isGuess({ guess: asks }: Launch, guess: number): boolean {
  if (asks.kind === 'choice') return Number.isInteger(guess) && guess >= 0 && guess < asks.guesses.length;
  return guess >= asks.from && guess <= asks.to;
}
