import { bounded, learn, observe } from './bayes.ts';
import type { Evidence } from './evidence.ts';
import { type MasteryParameters, masteryParameters } from './parameters.ts';

/** The chances that a student can do a skill alone, and with help. */
export type KnowledgeTrace = { readonly alone: number; readonly helped: number };

/**
 * One step of Bayesian knowledge tracing. An answer alone is evidence about doing it alone, and a right one also about
 * doing it with help. An answer with help is evidence about help only; a right one may have taught something.
 */
export function traceKnowledge(
  known: KnowledgeTrace,
  evidence: Evidence,
  parameters: MasteryParameters = masteryParameters,
): KnowledgeTrace {
  const { right, help } = evidence;
  const { alone: learnAlone, helped: learnHelped } = parameters.learn;
  const seen = (chance: number) => observe(chance, { right, ...chancesOf(evidence, parameters) });
  if (help) {
    const helped = bounded(learn(seen(known.helped), learnHelped));
    return { alone: bounded(right ? learn(known.alone, learnHelped) : known.alone), helped };
  }
  const alone = bounded(learn(seen(known.alone), learnAlone));
  return { alone, helped: bounded(right ? learn(seen(known.helped), learnAlone) : known.helped) };
}

/**
 * How likely the answer is to be right, before it is given.
 *
 * @example chanceOfRight(1, { help: false, way: 'number', level: 1 }) // 1 - masteryParameters.slip[1]
 */
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
