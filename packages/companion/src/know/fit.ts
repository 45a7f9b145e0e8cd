import {
  commonOf,
  type Question,
  type ReadText,
  share,
  sumOf,
  type Weigh,
  type Weighed,
} from './read-text.ts';

type Asked = Pick<Question, 'words' | 'sum'>;

/** Below this weight in common a fit says little: everyday words meet everywhere. */
const telling = 4.5;

/** Told to who asks for the meaning of just this term. */
const termFit = 1.25;
/** A text that begins with the term speaks of it most. */
const notFirst = 0.95;
/** Below it the term is only part of what is asked, or the other way round. */
const leastAlike = 0.8;

/** How much a question asks for the meaning of a term that the text tells; 0 where it asks for more than the term. */
export function meaningFit(question: Asked, { terms, begins }: ReadText, weigh: Weigh): number {
  const alike = terms.map((term) => {
    const common = term.words.filter((word) => question.words.has(word));
    const isFirst = common.some((word) => begins.has(word));
    return share(2 * sumOf(common, weigh), question.sum + term.sum) * (isFirst ? 1 : notFirst);
  });
  const most = Math.max(0, ...alike);
  return most < leastAlike ? 0 : termFit * most;
}

/** The most that a written wording has in common with the question. */
export function alikeOf(question: Asked, { asked }: ReadText, weigh: Weigh): number {
  const shares = asked.map((wording) =>
    share(2 * commonOf(wording, question.words, weigh), question.sum + wording.sum),
  );
  return Math.max(0, ...shares);
}

/** How well a text fits by words in common, from 0 to about 1, whatever is wanted of it. */
export function fitOf(question: Asked, { asked, names, all }: ReadText, weigh: Weigh): number {
  const inCommon = (text: Weighed): number => commonOf(text, question.words, weigh);
  let best = 0;
  for (const wording of asked) {
    // The same words on both sides are 1, whatever their order.
    best = Math.max(best, share(2 * inCommon(wording), question.sum + wording.sum));
  }
  for (const name of names) {
    const common = inCommon(name);
    const covered = share(common, question.sum);
    // A name that stands in the question counts, the more so the more of the question it is.
    best = Math.max(
      best,
      common > 0.99 * name.sum ? 0.3 + 0.7 * covered : 0.9 * share(common, name.sum) * covered,
    );
  }
  let known = 0;
  for (const word of question.words) if (all.has(word)) known += weigh(word);
  const covered = share(known, question.sum);
  return (Math.max(best, 0.62 * covered) * 0.8 + 0.2 * covered) * Math.min(1, known / telling);
}
