import { plainMath } from '../../hints/plain-math.ts';
import { topicWords } from '../../know/words.ts';
import { askOf } from '../../text/ask-of.ts';
import { exactName } from '../solution-path.ts';
import { type Reading, rightLine, type StepReading } from '../step-reading.ts';

const asks = /\?|\b(?:why|what|whats|how|which|where|when)\b/i;
const number = /-?\d+(?:\.\d+)?(?:\/\d+)?/g;

const numbersIn = (text: string): readonly string[] => text.match(number) ?? [];

/** The numbers that a step comes to. */
const endsOf = (work: string | null): ReadonlySet<string> =>
  new Set(
    numbersIn(plainMath(work?.split(/→|=/).at(-1) ?? '').replace(/−/g, '-')).flatMap(
      (one) => exactName(one) ?? [],
    ),
  );

/**
 * "the lower quartile is 34": what a step before the last one comes to, with a word that its instruction has and the
 * question that is asked does not. The word says which step is meant, so nothing is told about the answer.
 */
export function valueOfStep(text: string, { problem, path }: Reading): StepReading | null {
  if (asks.test(text)) return null;
  const asked = new Set(topicWords(askOf(problem.question)));
  const words = new Set(topicWords(text).filter((word) => !asked.has(word)));
  for (const [at, step] of [...path.steps.entries()].slice(0, path.last).reverse()) {
    if (!step.words.some((word) => words.has(word) && !/\d/.test(word))) continue;
    const ends = endsOf(problem.rendered?.steps[at]?.work ?? null);
    const found = numbersIn(text).filter((one) => {
      const name = exactName(one);
      return name !== null && ends.has(name) && !path.stated.has(name);
    });
    if (found.length > 0) return rightLine(found.join(', '), at);
  }
  return null;
}
