import type { Found } from './documents.ts';
import type { Nearness } from './nearest-wordings.ts';
import { commonOf, type Form, type Question, type ReadText, share, type Weigh } from './read-text.ts';
import type { Place } from './text-index.ts';

const ownNames = [
  'alike',
  'alikeNext',
  'alikeName',
  'nameIn',
  'cover',
  'coverSays',
  'missing',
  'telling',
  'open',
  'before',
  'none',
  'ownIdea',
  'answer',
  'idea',
  'sameForm',
  'whyReason',
  'whyNone',
  'verdictAsked',
  'verdictElse',
  'problem',
  'alikeSquare',
  'alikeOpen',
  'coverAlike',
  'wordingIn',
  'short',
  'nearMost',
  'nearAll',
  'nearAllOpen',
  'meaning',
  'meaningOpen',
] as const;
/** These are also read as a share of the most that any text has of them for the same question. */
const relativeNames = ['alike', 'cover', 'wordingIn', 'nearMost', 'nearAll'] as const;
/** What is read of a pair; `companion:train` gives each a weight. */
export const featureNames = [...ownNames, ...relativeNames.map((name) => `${name}OfMost` as const)] as const;

const relativeAt = relativeNames.map((name) => ownNames.indexOf(name));

/** What is read of each text beside one question, with the shares of the most of them all. */
export function withShares(all: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const most = relativeAt.map((at) => all.reduce((sum, features) => Math.max(sum, features[at] ?? 0), 0));
  return all.map((features) => [
    ...features,
    ...relativeAt.map((at, nth) => share(features[at] ?? 0, most[nth] ?? 0)),
  ]);
}

/** Whether a text says yes or no, or goes on from its question: behind another question it would be false. */
export const hangsOnQuestion = (found: Found): boolean =>
  found.kind === 'answer' &&
  /^(?:yes|no|not|never|always|both|either|neither|then|here|those|so|it|they|this|that|the (?:first|second|other))\b|^[^.?!]*\bthen[.,]/i.test(
    found.note.says,
  );

/** Below it a name is only part of what is asked, or the other way round. */
const leastOfTerm = 0.8;

type Beside = {
  readonly near: Nearness;
  readonly place: Place;
  readonly isOwn: boolean;
  readonly weigh: Weigh;
};

/** What a question and a text have to do with each other by themselves; `withShares` makes `featureNames` of it. */
export function pairFeatures(
  question: Question,
  text: ReadText,
  { near, place, isOwn, weigh }: Beside,
): number[] {
  let [alike, next, wordingIn] = [0, 0, 0];
  let form: Form = text.found.kind === 'answer' ? 'said' : 'what';
  for (const wording of text.asked) {
    const common = commonOf(wording, question.words, weigh);
    const one = share(2 * common, question.sum + wording.sum);
    wordingIn = Math.max(wordingIn, share(common, wording.sum));
    if (one > alike) {
      [next, alike] = [alike, one];
      form = wording.form;
    } else next = Math.max(next, one);
  }
  let [alikeName, nameIn] = [0, 0];
  for (const name of [...text.names, ...text.terms]) {
    const common = commonOf(name, question.words, weigh);
    alikeName = Math.max(alikeName, share(2 * common, question.sum + name.sum));
    nameIn = Math.max(nameIn, share(common, name.sum));
  }
  let known = 0;
  for (const word of question.words) if (text.all.has(word)) known += weigh(word);
  const cover = share(known, question.sum);
  const { found } = text;
  // The meaning of a term, and of nothing more.
  const isTerm = question.form === 'what' && alikeName >= leastOfTerm;
  const isWhy = question.form === 'why';
  const flag = (is: boolean): number => (is ? 1 : 0);
  return [
    alike,
    next,
    alikeName,
    nameIn,
    cover,
    share(commonOf(text.says, question.words, weigh), question.sum),
    (question.sum - known) / 10,
    known / 10,
    flag(place === 'open'),
    flag(place === 'before'),
    flag(place === 'none'),
    flag(isOwn),
    flag(found.kind === 'answer' || found.kind === 'product'),
    flag(found.kind === 'idea'),
    flag(form === question.form),
    flag(isWhy && found.givesReason),
    flag(isWhy && !found.givesReason),
    flag(hangsOnQuestion(found) && question.form === 'whether'),
    flag(hangsOnQuestion(found) && question.form !== 'whether'),
    share(commonOf(text.says, question.problem, weigh), text.says.sum),
    alike * alike,
    alike * flag(place === 'open'),
    cover * alike,
    wordingIn,
    flag(question.words.size < 2),
    near.most,
    near.all,
    near.all * flag(place === 'open'),
    flag(isTerm),
    flag(isTerm && place === 'open'),
  ];
}
