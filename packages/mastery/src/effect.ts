import type { Evidence } from './evidence.ts';
import { joinMoves, learn, type Move, observe, stay } from './move.ts';
import { type MasteryParameters, masteryParameters } from './parameters.ts';

/** What one answer does to the two estimates of its skill. */
export type Effect = { readonly alone: Move; readonly helped: Move };

/**
 * An answer alone is evidence about doing it alone, and a right one also about doing it with help. An answer with
 * help is evidence about help only; a right one may have taught something.
 */
export function effectOf(evidence: Evidence, parameters: MasteryParameters = masteryParameters): Effect {
  const { right, help } = evidence;
  const seen = observe(right, chancesOf(evidence, parameters));
  if (!help) {
    const after = joinMoves(seen, learn(parameters.learn.alone));
    return { alone: after, helped: right ? after : stay };
  }
  const taught = learn(parameters.learn.helped);
  return { alone: right ? taught : stay, helped: joinMoves(seen, taught) };
}

/** How likely the answer is to be right, before it is given. */
export function chanceOfRight(
  known: number,
  evidence: Omit<Evidence, 'right'>,
  parameters: MasteryParameters = masteryParameters,
): number {
  const { slip, guess } = chancesOf(evidence, parameters);
  return known * (1 - slip) + (1 - known) * guess;
}

function chancesOf(
  { help, way, level }: Omit<Evidence, 'right'>,
  { slip, guess, guessAfterHelp }: MasteryParameters,
): { slip: number; guess: number } {
  return { slip: slip[level], guess: (help ? guessAfterHelp : guess)[way] };
}
