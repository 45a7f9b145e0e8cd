import type { OpenProblem } from '../../companion-context.ts';
import { plainMath } from '../../hints/plain-math.ts';
import { bare } from '../is-offered.ts';

/** Words that offer something, or join what is said, and tell no choice from another. */
const joining = new Set(
  `a all also an and answer are as at be because by cuz cus bc each every for from get gets got guess has have i in is isnt it
  its maybe of on or probably should since so than that the their them then there these they think this those to was were which with
  you your`.split(/\s+/),
);

const folded = (word: string): string => word.replace(/['’]/g, '').replace(/(?<=\p{L}{2})(?:es|s)$/u, '');

/** Words that tell something, and numbers with their sign. */
function tokensOf(text: string): readonly string[] {
  const plain = plainMath(text)
    .toLowerCase()
    .replace(/[−–]/g, '-')
    .replace(/(?<=\d),(?=\d{3})/g, '');
  const found = plain.match(/(?<![\p{L}\d)])-?\d+(?:\.\d+)?|\d+(?:\.\d+)?|\p{L}[\p{L}'’]*/gu) ?? [];
  return found.filter((word) => !joining.has(word)).map(folded);
}

const isWord = (token: string): boolean => /^\p{L}{3}/u.test(token);
const leastTold = 2;
/** How much of a choice a message has to say, and how much of a message the choice. */
const leastOfChoice = 2 / 3;
const leastOfMessage = 0.85;

const shareIn = (some: readonly string[], others: readonly string[]): number =>
  some.filter((token) => others.includes(token)).length / Math.max(1, some.length);

const opening =
  /^\W*(?:(?:so|ok|then|and|maybe|i (?:think|guess|got|say|choose|pick)|is it|it['’]?s|it is|that['’]?s|the answer is)\s+)*/i;
/** The choices that a student sees or makes; of wrong answers to be typed nobody knows. */
export const choicesKnown = ({ choices, rendered }: OpenProblem): readonly string[] =>
  rendered?.input ? [] : choices;

/** Whether a message is a choice as it is written, whatever it is made of. */
export const isChoiceWritten = (text: string, choices: readonly string[]): boolean =>
  choices.some((choice) => bare(text.replace(opening, '')) === bare(choice));

/**
 * Whether a whole message says a choice that is made of words, in those words or nearly so: "9 blue beads, 7 red beads".
 * The same for every choice, so nothing that is said then tells which one is right.
 */
export function saysChoice(text: string, choices: readonly string[]): boolean {
  const said = tokensOf(text);
  if (isChoiceWritten(text, choices)) return true;
  return choices.some((choice) => {
    const own = tokensOf(choice);
    return (
      own.length >= leastTold &&
      own.some(isWord) &&
      shareIn(own, said) >= leastOfChoice &&
      shareIn(said, own) >= leastOfMessage
    );
  });
}
