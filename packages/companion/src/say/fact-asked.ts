import type { OpenProblem } from '../companion-context.ts';
import { statesKey } from '../hints/states-key.ts';
import { topicWords } from '../know/words.ts';
import { type Amount, amountsOf, singular } from '../story/amounts.ts';
import { isTold } from '../story/story-way.ts';
import { factText } from './fact-text.ts';
import type { Turn } from './turn.ts';
import type { Wording } from './wording.ts';

const asksMeaning = /\b(?:what(?:s|'s| is| are| does| do)?|wh?ats?|which|who|where|how come|why)\b/i;
const asksWord = /^\W*(?:wh?ats?|what(?:'s| is| are)?|what does)\b/i;
const aboutPlace = /\b(?:got to do with|have to do with|do with it|for\b|stand for|stands for|mean|matter)/i;
const small = /^(?:number|word|mean|one|thing|problem|question|step|answer|do|get|make|use|say|give)s?$/i;

/** The word of the problem that a question is about, as it stands there. */
function wordAsked(text: string, question: string): string | null {
  const own = new Set((question.toLowerCase().match(/[a-z]{3,}/g) ?? []).map(singular));
  const said = (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter(
    (word) =>
      own.has(singular(word)) && !asksMeaning.test(word) && !small.test(word) && topicWords(word).length > 0,
  );
  return said.at(-1) ?? null;
}

const isOf = ({ said, noun }: Amount, word: string): boolean =>
  noun === singular(word) ||
  (said.toLowerCase().match(/[a-z]{3,}/g) ?? []).some((one) => singular(one) === singular(word));

/** A number or a word of a story that is asked about: the words it stands in, and what of it counts; null where none is. */
export function factAsked(
  { heard }: Turn,
  held: OpenProblem,
  knows: (word: string) => boolean,
): Wording | null {
  const { text } = heard;
  if (!isTold(held.question) || !asksMeaning.test(text)) return null;
  const amounts = amountsOf(held.question);
  const number = /(?<![\d.])\$?(\d+(?:\.\d+)?)%?(?![\d.])/.exec(text)?.[1];
  const numbered = amounts.find((one) => number !== undefined && one.text.replace(/[^\d./]/g, '') === number);
  if (numbered && aboutPlace.test(text)) return factText.number(numbered.text, numbered.said);
  const word = wordAsked(text, held.question);
  if (word === null) return null;
  const fitting = amounts.filter((one) => isOf(one, word));
  if (fitting.length > 0 && (aboutPlace.test(text) || /\bwhich\b/i.test(text))) {
    const said = fitting.map((one) => one.said);
    const step = held.rendered?.steps.find(({ instruction }) =>
      said.some((one) => instruction.includes(one)),
    )?.instruction;
    return said.length > 1 || step === undefined || statesKey(step, held)
      ? factText.amounts(word, said)
      : factText.inStep(said[0] ?? word, step);
  }
  // Only what is counted could be something else; a condition or an act of the story could not.
  return fitting.length === 0 || knows(word) || !asksWord.test(text)
    ? null
    : factText.word(
        word,
        amounts.slice(0, 3).map(({ said }) => said),
      );
}
