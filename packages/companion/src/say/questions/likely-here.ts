import type { CompanionContext } from '../../companion-context.ts';
import { topicBefore } from '../../hear/question/topic-before.ts';
import { type OfTwo, speaksOfBoth, twoCompared, whichOfTwo } from '../../hear/question/which-of-two.ts';
import type { Likely } from '../../know/answers.ts';
import type { FoundKind } from '../../know/documents.ts';
import { likeness } from '../../know/nearest-wordings.ts';
import { hangsOnQuestion } from '../../know/pair-features.ts';
import { formOf } from '../../know/read-text.ts';
import { isLoose, topicWords, withoutTalk } from '../../know/words.ts';
import { askingIn } from '../asking-in.ts';
import type { Turn } from '../turn.ts';

/**
 * A text of a lesson that is not near is told only where the question has words as telling as this: "why cant i just add
 * them" stands in many lessons and means what is on.
 */
const leastTelling = 4.4;
/** A yes or no that was written for another question would be false here. */
const leastVerdict = 0.1;
/** Asked why, an idea tells its own reason, which is seldom the one that is meant: an answer nearly as likely goes first. */
const ideaAskedWhy = 0.6;

/** What is read in another way than as it stands counts so much less. */
const lessSure = 0.5;

/** Below this nothing was found, and in free talk the words that tell a topic are looked up alone. */
const leastFound = 0.05;

/** The two things in words that a message compares. */
export function comparedHere(text: string, context: CompanionContext): OfTwo | null {
  const topic = topicBefore(text, context);
  return twoCompared(text, topic === null ? null : withoutTalk(topic));
}

const asksOfPicture =
  /\b(?:dashed|dotted|shaded|colou?red|grey|gray|blue|red|thick|arrows?|marks?|ticks?|bars?|dots?|lines?|circles?|axis|axes|picture|drawing|figure)\b/i;

/** A text with what it answers. */
const wordsOf = ({ found }: Likely): string =>
  found.kind === 'idea'
    ? `${found.idea.title} ${found.idea.what} ${found.idea.simply ?? ''}`
    : `${'question' in found.note ? found.note.question : ''} ${found.note.says}`;

/** The questions that a text is the answer to; an idea is that to what it is. */
const questionsOf = ({ found }: Likely): readonly string[] =>
  found.kind === 'idea'
    ? [found.idea.title, ...found.idea.names].map((name) => `What is ${name}?`)
    : [found.kind === 'answer' ? (found.note.question ?? '') : ''];

/** Texts as likely as this beside the likeliest are taken for equal. */
const asLikely = 0.8;

/**
 * Of texts that are about as likely, and from no farther than the likeliest, the one whose own question is nearest to what
 * was asked stands first.
 */
function nearestFirst(
  text: string,
  likely: readonly Likely[],
  lesson: string | undefined,
): readonly Likely[] {
  const [first] = likely;
  if (first === undefined) return likely;
  const placeOf = ({ found, isNear }: Likely): number => (found.lesson === lesson ? 2 : isNear ? 1 : 0);
  const words = new Set(topicWords(text));
  const isMeaning = formOf(text) === 'what';
  // Asked what something is, the answer to just that goes first, and then the idea of that name.
  const nearTo = (question: string, weight: number): number => {
    const told = new Set(topicWords(question));
    const isIt = isMeaning && formOf(question) === 'what' && [...words].every((word) => told.has(word));
    return likeness(text, question) + (isIt ? weight : 0);
  };
  const near = (one: Likely): number =>
    (one.found.kind !== 'idea' || isMeaning) &&
    one.chance >= asLikely * first.chance &&
    placeOf(one) >= placeOf(first)
      ? Math.max(...questionsOf(one).map((question) => nearTo(question, one.found.kind === 'idea' ? 1 : 2)))
      : 0;
  const nearness = new Map(likely.map((one) => [one, near(one)]));
  return likely.toSorted((a, b) => (nearness.get(b) ?? 0) - (nearness.get(a) ?? 0));
}

/** What is written that may answer this turn, the likeliest first. */
export function likelyHere(
  { heard, context, means }: Pick<Turn, 'heard' | 'context' | 'means'>,
  kinds?: readonly FoundKind[],
): readonly Likely[] {
  const isOpen = context.lesson !== undefined || context.openProblem !== undefined;
  // A paragraph of the lesson speaks of its own numbers, which would be taken for those of the problem.
  const isForeign = ({ found }: Likely): boolean =>
    context.openProblem !== undefined && found.kind === 'part' && /\d/.test(found.note.says);
  // What a mark in the picture means is told by this lesson or by none.
  const isOfPicture = context.openProblem?.rendered?.diagram != null && asksOfPicture.test(heard.text);
  const isWhy = formOf(heard.text) === 'why';
  // Asked which of two, a text about one of them decides nothing.
  const compared = comparedHere(heard.text, context);
  const two = compared ?? (context.openProblem ? whichOfTwo(heard.text) : null);
  // What goes on from a talk is looked up beside its topic, what compares as just that, and both by itself.
  const before = topicBefore(heard.text, context);
  const beside = compared
    ? `difference between ${compared.join(' and ')}`
    : before && `${heard.text} ${before}`;
  const found = (text: string, weight: number): readonly Likely[] =>
    means.knowledge
      .answers(text, askingIn(context), kinds)
      .map((one) => ({ ...one, chance: one.chance * weight }));
  const wordings = [
    ...(beside === null ? [] : found(beside, 1)),
    ...found(heard.text, before === null || context.openProblem !== undefined ? 1 : lessSure),
  ];
  const isFound = context.openProblem !== undefined || wordings.some(({ chance }) => chance >= leastFound);
  const likely = (isFound ? wordings : [...wordings, ...found(withoutTalk(heard.text, isLoose), lessSure)])
    .sort((a, b) => b.chance - a.chance)
    .filter(({ found: { id } }, at, all) => all.findIndex((one) => one.found.id === id) === at)
    .map((one) => (isWhy && one.found.kind === 'idea' ? { ...one, chance: one.chance * ideaAskedWhy } : one))
    .sort((a, b) => b.chance - a.chance)
    .filter((one) => !isForeign(one) && (two === null || speaksOfBoth(two, wordsOf(one))))
    .filter(
      ({ found, isNear, telling, chance }) =>
        (!isOpen || isNear || (telling >= leastTelling && !isOfPicture)) &&
        (!hangsOnQuestion(found) || chance >= leastVerdict),
    );
  return nearestFirst(heard.text, likely, context.lesson?.slug);
}
