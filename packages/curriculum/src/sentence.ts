import { IntlMessageFormat } from 'intl-messageformat';
import type { Passage, Sentence } from './problem-spec.ts';
import type { Catalogue } from './skill.ts';

const compiled = new Map<string, IntlMessageFormat>();

function compile(message: string): IntlMessageFormat {
  const known = compiled.get(message);
  if (known) return known;
  const format = new IntlMessageFormat(message, 'en-US', undefined, { ignoreTag: true });
  compiled.set(message, format);
  return format;
}

/** Puts one sentence into words. Throws when the catalogue lacks it or an argument is missing. */
export function formatSentence(catalogue: Catalogue, sentence: Sentence): string {
  const message = catalogue[sentence.key];
  if (message === undefined) throw new Error(`the text has no sentence named '${sentence.key}'`);
  return String(compile(message).format(sentence.args));
}

/** The sentences of a passage, in order. */
function sentencesOf(passage: Passage): readonly Sentence[] {
  return 'key' in passage ? [passage] : passage;
}

/** Puts a passage into words: its sentences with one space between them. */
export function formatPassage(catalogue: Catalogue, passage: Passage): string {
  return sentencesOf(passage)
    .map((sentence) => formatSentence(catalogue, sentence))
    .join(' ');
}
