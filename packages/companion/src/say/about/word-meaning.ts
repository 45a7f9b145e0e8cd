import type { OpenProblem } from '../../companion-context.ts';
import type { Glossary } from '../../know/glossary.ts';
import { asks, sentencesOf } from '../../text/ask-of.ts';
import type { Wording } from '../wording.ts';
import { aboutText } from './about-text.ts';

const mostOfSentence = 26;

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/-/g, ' ')
    .replace(/\$([^$]*)\$/g, ' $1 ')
    .replace(/\s+/g, ' ')
    .trim();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const standsIn = (text: string, phrase: string): boolean =>
  new RegExp(`(?<!\\p{L})${escaped(phrase)}(?!\\p{L})`, 'u').test(folded(text));

/** Words that may stand around a word that is asked about. */
const around = /\b(?:the|a|an|of|in|to|is|are|they|it|give|be|by|with|for|from|them|[a-z])\b/g;

/** Whether what is asked about is just this name. */
const isName = (asked: string, name: string): boolean =>
  asked === name || (standsIn(asked, name) && asked.replace(name, ' ').replace(around, ' ').trim() === '');

/** Where the question is what a word means, or which word fits, it is not told. */
const isAboutWords = /\b(?:means?|defin\w+|called|named?|property|propert\w+|sentence|statement)\b/i;

/** The plain meaning of a word in what a problem asks for; null where no word of it is one that needs one. */
export function meaningWithin(ask: string, question: string, { questionWords }: Glossary): string | null {
  const found = questionWords.find(
    ({ names, where }) =>
      names.some((name) => standsIn(ask, folded(name))) &&
      (where === undefined || new RegExp(where).test(question)),
  );
  return found?.says ?? null;
}

/** What a word of a problem means: in plain words where it is one that questions are told with, else from what is written. */
export function wordMeaning(
  word: string,
  { question, choices }: OpenProblem,
  { questionWords, notes }: Glossary,
): Wording | null {
  const asked = folded(word);
  const whole = [question, ...choices].join(' ');
  const plain = questionWords.find(
    ({ names, where }) =>
      names.some((name) => isName(asked, folded(name))) &&
      names.some((name) => standsIn(whole, folded(name))) &&
      (where === undefined || new RegExp(where).test(question)),
  );
  const isTold = standsIn(question, asked) || standsIn(question, asked.replace(/s$/, ''));
  const isOpen = sentencesOf(question).some((one) => asks(one) && isAboutWords.test(one));
  const note =
    !isTold || isOpen
      ? undefined
      : notes.find(({ kind, asked: wordings }) =>
          kind === undefined
            ? wordings.some((one) =>
                [
                  `what does ${asked} mean`,
                  `what is ${asked}`,
                  `what is a ${asked}`,
                  `what is an ${asked}`,
                ].includes(one),
              )
            : false,
        );
  const says = plain?.says ?? note?.says;
  if (says === undefined) return null;
  const names = [asked, ...(plain?.names ?? []).map(folded)];
  const sentence = sentencesOf(question).find(
    (one) => names.some((name) => standsIn(one, name)) && one.split(/\s+/).length <= mostOfSentence,
  );
  return aboutText.word(says, sentence ?? null);
}
