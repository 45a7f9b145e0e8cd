import { plainMath } from '../../hints/plain-math.ts';
import { statesKey } from '../../hints/states-key.ts';
import { topicWords } from '../../know/words.ts';
import { askOf } from '../../text/ask-of.ts';
import { because } from '../because.ts';
import { exactName, isChoice, type SolutionPath } from '../solution-path.ts';
import { type Reading, rightLine, type StepReading, wrongLine } from '../step-reading.ts';

const asks = /\?|\b(?:why|what|whats|how|which|where|when)\b/i;
/** A number that no letter and no operation belongs to. */
const number =
  /(?<![\d)]\s*(?:times|x|[*×·÷+])\s*|[\d.])-?\d+(?:\.\d+)?(?:\/\d+)?(?![\d.]*[a-zπ(]|\s*(?:times|x|plus|minus|divided by|[*×·÷+])\s*\d)/gi;

const numbersIn = (text: string): readonly string[] => text.match(number) ?? [];

const concluded = /\b(?:so|then|therefore)\b\W*(?:[a-z']+\W+){0,3}?([-−\d][\d ./]*)\W*$/i;

/** Whether the question or a step has a number. */
const isKnown = (name: string, { stated, mentioned, steps }: SolutionPath): boolean =>
  stated.has(name) || mentioned.has(name) || steps.some(({ values }) => values.has(name));

/** The numbers that a step comes to; none where its line ends in something still to be worked out. */
export function endsOf(work: string | null): ReadonlySet<string> {
  const [, ...ends] = work?.split(/→|=/) ?? [];
  const end = plainMath(ends.at(-1) ?? '').replace(/−/g, '-');
  const isOpen = /[\da-z)]\s*[-+*/×÷·^|]\s*\(?\d/i.test(end);
  return new Set(isOpen ? [] : numbersIn(end).flatMap((one) => exactName(one) ?? []));
}

/**
 * "the lower quartile is 34": what a step before the last one comes to, with a word that its instruction has and the
 * question that is asked does not. The word says which step is meant, so nothing is told about the answer. Another
 * number for it is held beside the reason of the step.
 */
export function valueOfStep(text: string, { problem, path }: Reading): StepReading | null {
  if (asks.test(text)) return null;
  const asked = new Set(topicWords(askOf(problem.question)));
  const words = new Set(topicWords(text).filter((word) => !asked.has(word)));
  const isNamed = new RegExp(
    String.raw`\b(?:is|=|are|be|equals)\s+(?:only |just |about )?\$?(${number.source})\W*$`,
  );
  const last = isNamed.exec(text.split(because)[0] ?? '')?.[1];
  for (const [at, step] of [...path.steps.entries()].slice(0, path.last).reverse()) {
    if (!step.words.some((word) => words.has(word) && !/\d/.test(word))) continue;
    const ends = endsOf(problem.rendered?.steps[at]?.work ?? null);
    const found = numbersIn(text).filter((one) => {
      const name = exactName(one);
      // Of what a choice says nothing is told, also where it comes up on the way.
      const isNew = !path.stated.has(name ?? '') || (one === last && ends.size === 1);
      return name !== null && ends.has(name) && isNew && !path.choices.has(name);
    });
    const ended = concluded.exec(text)?.[1];
    const isOtherEnd = ended !== undefined && found.every((one) => one !== ended.trim());
    // Who goes on to another value has not ended here.
    if (isOtherEnd) return null;
    // One of a list says nothing of the list.
    const own = [...new Set(found)];
    if (own.length > 0 && own.length >= ends.size) return rightLine(own.join(', '), at);
    const other = last === undefined ? null : exactName(last);
    const explained = problem.rendered?.steps[at]?.explanation ?? '';
    const isOther =
      other !== null && !ends.has(other) && !isKnown(other, path) && !isChoice(last ?? '', path);
    if (isOther && ends.size === 1 && explained !== '' && !statesKey(explained, problem))
      return wrongLine(last ?? '', `${explained} Does that fit?`);
  }
  return null;
}
