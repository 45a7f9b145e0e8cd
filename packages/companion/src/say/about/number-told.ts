import type { OpenProblem } from '../../companion-context.ts';
import { exactName, formulasOf, isChoice, solutionPath } from '../../hear/solution-path.ts';
import { plainMath } from '../../hints/plain-math.ts';
import { topicWords } from '../../know/words.ts';
import { amountsOf } from '../../story/amounts.ts';
import { asks, sentencesOf } from '../../text/ask-of.ts';
import { hasPart, isOnWay, stepUsing } from '../find-place.ts';
import { questionText } from '../questions/question-text.ts';
import { reasonOfStep } from '../reason-of-step.ts';
import { shownLine } from '../steps-so-far.ts';
import type { Wording } from '../wording.ts';
import { aboutText, listed } from './about-text.ts';

/** Whether a problem asks what something in it stands for: that is not told then. */
const asksMeaning = (sentence: string): boolean =>
  asks(sentence) && /\b(?:stands? for|means?|tells?|represents?)\b/i.test(sentence);

const mostOfSentence = 32;
const isShort = (sentence: string): boolean => sentence.split(/\s+/).length <= mostOfSentence;

/** The one sentence of a problem that tells a number in words; null where a formula does, several do, or it is asked. */
function sentenceWith(number: string, { question }: OpenProblem): string | null {
  const isInFormula = formulasOf(question).some(
    ({ text }) => hasPart(text, number) && /[a-z]|=/i.test(text.replace(/\\[a-z]+/g, '')),
  );
  const isAsked = sentencesOf(question).some((one) => asksMeaning(one));
  const sentences = sentencesOf(question).filter((one) => hasPart(one, number));
  const [sentence, ...more] = sentences;
  return isInFormula || isAsked || sentence === undefined || more.length > 0 || !isShort(sentence)
    ? null
    : sentence;
}

/** The head of a table of the picture under which alone a number stands, where the question does not have it. */
function headOf(number: string, { question, rendered }: OpenProblem): string | null {
  const table = rendered?.diagram;
  if (hasPart(question, number) || (table?.kind !== 'data-table' && table?.kind !== 'ratio-table'))
    return null;
  const columns = table.heads.map((_, at) =>
    table.kind === 'ratio-table' ? (table.rows[at] ?? []) : table.rows.map((row) => row[at] ?? ''),
  );
  const heads = table.heads.filter((_, at) => columns[at]?.some((cell) => cell === number));
  return heads.length === 1 ? (heads[0] ?? null) : null;
}

/** Whether a step may be told as the one that uses a number of a story: not where it has that number of something else. */
export function isOfStep(number: string, reason: string, held: OpenProblem): boolean {
  const said =
    amountsOf(held.question).find(({ text }) => text.replace(/[^\d.]/g, '') === number)?.said ?? '';
  const counted = new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}((?: \\p{L}+){1,3})`, 'u').exec(
    reason,
  )?.[1];
  return counted === undefined || said.includes(counted.trim());
}

/** The numbers that a question states, as they are written. */
export const numbersOf = (question: string): string[] =>
  [
    ...plainMath(question)
      .replace(/−/g, '-')
      .replace(/(?<=\d),(?=\d{3})/g, '')
      .matchAll(/(?<![\d./^])(?:(?<![\d)a-z]\s?)-)?\d+(?:\.\d+)?(?:\/\d+)?/g),
  ].map(([number]) => number);

/** Whether a question has a number once, with either sign: of two facts with the same number it is open which is meant. */
const isOnce = (number: string, { question }: OpenProblem): boolean => {
  const size = (one: string): string => one.replace(/^-|%$/g, '');
  return numbersOf(question).filter((one) => size(one) === size(number)).length === 1;
};

/** What a number of a story is: the sentence that tells it, and the move that uses it. */
export function numberTold(number: string, held: OpenProblem): Wording | null {
  const sentence = sentenceWith(number, held);
  const name = shownLine(number);
  const head = headOf(number, held);
  if (sentence === null) return head === null ? null : aboutText.inTable(name, head);
  const used = isChoice(number, solutionPath(held)) || !isOnce(number, held) ? -1 : stepUsing(held, number);
  const reason = used < 0 ? null : reasonOfStep(held, used);
  return reason !== null && isOfStep(number, reason, held)
    ? aboutText.toldAndUsed(name, sentence, reason)
    : aboutText.told(name, sentence);
}

const ofAxis = [/\b(?:across|horizontal)\b/i, /\b(?:up|vertical|height)\b/i] as const;

/** What a coordinate of a point tells, with the sentence that says what stands along its axis. */
export function coordinateTold(
  { number, pair, at }: { readonly number: string; readonly pair: string; readonly at: number },
  { question }: OpenProblem,
): Wording | null {
  // "(4, 10)" may be an interval, too.
  if (!/\b(?:points?|graph|coordinates?|through|plane|center|vertex|corners?)\b/i.test(question)) return null;
  const sentence = sentencesOf(question).find((one) => !asks(one) && ofAxis[at]?.test(one) && isShort(one));
  return aboutText.coordinate(shownLine(number), shownLine(pair), at === 0, sentence ?? null);
}

const mostOfThing = 4;

/** Which of two things a number counts, by the words that stand beside it. */
export function standsFor(number: string, as: string, held: OpenProblem): Wording | null {
  const sentence = sentenceWith(number, held);
  const name = shownLine(number);
  const head = headOf(number, held);
  if (sentence === null) return head === null ? null : aboutText.inTable(name, head);
  if (asks(sentence)) return null;
  const things = as.split(/ or /).map((thing) => thing.replace(/^(?:only|just|for|of|is it) /, ''));
  const said = amountsOf(held.question).find(({ text }) => text.replace(/[^\d./]/g, '') === number)?.said;
  const words = new Set(topicWords(said ?? ''));
  const fits = things.map((thing) => topicWords(thing).some((word) => words.has(word)));
  const [one, other] = [things[fits.indexOf(true)], things[fits.indexOf(false)]];
  const isPlain = things.every((thing) => thing.split(' ').length <= mostOfThing && !thing.includes('#'));
  return things.length === 2 && one !== undefined && other !== undefined && isPlain
    ? aboutText.oneOfTwo(name, sentence, one, other)
    : aboutText.told(name, sentence);
}

/** The sentence that tells how many of something there are; null where the problem asks for it, or several tell it. */
export function countTold(of: string, { question }: OpenProblem): Wording | null {
  const words = topicWords(of);
  const sentences = sentencesOf(question).filter((one) => {
    const own = new Set(topicWords(one));
    return words.length > 0 && words.every((word) => own.has(word));
  });
  const [sentence, ...more] = sentences.filter((one) => !asks(one) && /\d/.test(plainMath(one)));
  const isAsked = sentences.some((one) => asks(one) && /how many/i.test(one));
  return sentence === undefined || more.length > 0 || isAsked || !isShort(sentence)
    ? null
    : aboutText.counted(sentence);
}

/** The sentence that says what a letter of a story is. */
export function letterTold(letter: string, { question }: OpenProblem): Wording | null {
  const sign = `\\$${letter}\\$`;
  const tells = new RegExp(
    `${sign} (?:more |other )?(?!is\\b|has\\b|was\\b|does\\b)[a-z]+s\\b|\\b[Ll]et ${sign}|${sign} (?:be|stands?|counts?)\\b|${sign} (?:is|are) the (?:number|amount|cost|price|time|length|height|distance)`,
  );
  // "$4x$ by $x$ meters" says nothing of what the letter is.
  const isWithin = new RegExp(`\\$[^$]*(?:\\d|[-+−] ?)${letter}[^$]*\\$`);
  const sentence = sentencesOf(question).find(
    (one) => tells.test(one) && !asks(one) && !isWithin.test(one) && isShort(one),
  );
  const isAsked = sentencesOf(question).some((one) => asksMeaning(one));
  return sentence === undefined || isAsked ? null : aboutText.letter(letter, sentence);
}

/** Telling words of the sentence of a number. */
const wordsAbout = (number: string, { question }: OpenProblem): string[] =>
  sentencesOf(question)
    .filter((one) => hasPart(one, number))
    .flatMap((one) => topicWords(plainMath(one)))
    .filter((word) => word.length > 2);

/** Whether a step may use a number without naming it: it speaks of what the number is told of. */
function isSpokenOf(number: string, held: OpenProblem): boolean {
  const about = new Set(wordsAbout(number, held));
  return (held.rendered?.steps ?? []).some(({ instruction, explanation }) =>
    topicWords(`${instruction} ${explanation}`).some((word) => about.has(word)),
  );
}

const mostAtOnce = 6;
/** Numbers that stand in lines of any way, whatever the problem states. */
const isOfFormulas = /^-?[012]$/;

/** Whether numbers that the problem states are used on the way; nothing is told of one that only a choice says. */
export function neededFor(asked: readonly string[], held: OpenProblem): Wording | null {
  const numbers =
    asked.length > 0
      ? [...new Set(asked)].map((one) => one.replace('%', ''))
      : [...new Set(numbersOf(held.question))];
  const { stated } = solutionPath(held);
  const isClear = (one: string): boolean =>
    stated.has(exactName(one) ?? one) && !isOfFormulas.test(one) && isOnce(one, held);
  if (numbers.length === 0 || numbers.length > mostAtOnce || !numbers.every(isClear)) return null;
  const used = numbers.filter((one) => stepUsing(held, one) >= 0);
  const others = numbers.filter((one) => !used.includes(one));
  // Steps that name every other number would name this one as well.
  const rest = numbersOf(held.question).filter((one) => !numbers.includes(one));
  const isNamed = rest.length > 0 && rest.every((one) => isOnWay(held, one));
  if (others.some((one) => isOnWay(held, one) || isSpokenOf(one, held) || !isNamed)) return null;
  const [first] = used;
  if (first === undefined) return aboutText.noneUsed(listed(others.map(shownLine), 'or'));
  const reason = reasonOfStep(held, stepUsing(held, first));
  if (reason === null) return null;
  if (!isOfStep(first, reason, held)) return null;
  const names = listed(used.map(shownLine));
  if (others.length > 0)
    return used.length === 1 ? aboutText.someUsed(names, reason, listed(others.map(shownLine), 'or')) : null;
  return used.length === 1
    ? questionText.usedFor(names, reason)
    : aboutText.allUsed(used.length === 2 ? `Both ${names}` : names, shownLine(first), reason);
}

/** Whether what a number of a story counts is used on the way, by this number. */
export function mattersOf(of: string, held: OpenProblem): Wording | null {
  const words = topicWords(of);
  const fitting = amountsOf(held.question).filter(({ said }) => {
    const own = new Set(topicWords(said));
    return words.length > 0 && words.every((word) => own.has(word));
  });
  const [amount, ...more] = fitting;
  return amount === undefined || more.length > 0
    ? null
    : neededFor([amount.text.replace(/[^\d./-]/g, '')], held);
}
