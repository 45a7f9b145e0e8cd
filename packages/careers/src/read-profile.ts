import { type CareerAnswers, type WordField, wordFields } from './career-answers.ts';
import { brandName } from './lexicon/brands.ts';
import { findMentions, type Token } from './lexicon/find-mentions.ts';
import type { Mention, MentionKind } from './lexicon/mention.ts';
import type { CareerIndex } from './match/index-occupations.ts';
import { type InterestLetter, interestLetters } from './occupation.ts';
import { type Place, readPlace } from './read-place.ts';
import { correctSpelling } from './words/correct-spelling.ts';
import { spellEmoji } from './words/emoji-words.ts';
import { plainWords } from './words/plain-words.ts';
import { stemWord } from './words/stem-word.ts';
import { stopStems } from './words/stop-words.ts';

/** One thing an answer says. */
export type ProfileSignal = {
  field: WordField;
  /** As it may be shown: the brand's name, the mention's label or the student's own words. */
  words: string;
  /** Negative when the student says they dislike it. */
  weight: number;
  mention: Mention | null;
  /** Stems to look for in the occupations' texts, with the part each one plays. */
  stems: readonly { stem: string; part: number }[];
};

/** What the ten answers say about a student, in the terms that occupations have. */
export type Profile = {
  signals: readonly ProfileSignal[];
  /** Sum of the interests behind the signals; all 0 when nothing was recognised. */
  interests: Readonly<Record<InterestLetter, number>>;
  subjects: readonly string[];
  /** Those of the subjects that the student named as favorites. */
  saidSubjects: readonly string[];
  activities: readonly string[];
  values: readonly string[];
  brands: readonly string[];
  /** The career answer, one entry for each job named in it. */
  namedCareers: readonly (readonly Token[])[];
  place: Place;
  /** 0 (not confident) to 1 (very confident), each scale read in its own direction. */
  mathConfidence: number;
  techConfidence: number;
};

const kindsByField: Readonly<Record<WordField, readonly MentionKind[]>> = {
  career_or_job_interest: ['career', 'activity', 'subject', 'value'],
  enjoy_during_free_time: ['activity', 'subject', 'career', 'value'],
  favorite_subjects: ['subject', 'activity', 'value'],
  proud_accomplishments: ['activity', 'subject', 'career', 'value'],
  brands_or_companies_admired: ['brand', 'activity'],
  what_makes_a_great_math_teacher: ['value'],
};
const fieldWeights: Readonly<Record<WordField, number>> = {
  career_or_job_interest: 1,
  enjoy_during_free_time: 0.6,
  favorite_subjects: 0.45,
  proud_accomplishments: 0.35,
  brands_or_companies_admired: 0.3,
  what_makes_a_great_math_teacher: 0.08,
};
const letterWeights = [1, 0.6, 0.35];
/** Words of a longer answer than this add nothing that the first ones did not say. */
const mostWords = 160;

/** A clause with many words of its own counts more than one with a single word, up to this. */
const mostOfText = 1.6;

const clauseEnds = /[.,;:!?\n/|()]+|\bbut\b|\bbecause\b|\balthough\b/i;
const dislikes =
  /\b(?:hate|hated|dislike|despise|dont like|do not like|dont want|do not want|never|except|besides|other than|not|isnt|cant stand|boring|everything but|anything but|no)\b/;
const notDislikes =
  /\bnot only\b|\bnot just\b|\bnot sure\b|\bno matter\b|\bnever (?:gave|give) up\b|\bnever quit\b/;

type Clause = { tokens: Token[]; words: string; disliked: boolean };

function readTokens(text: string, index: CareerIndex): Token[] {
  return plainWords(text)
    .slice(0, mostWords)
    .map((raw) => {
      const word = correctSpelling(raw, index.known);
      return { word, stem: stemWord(word) };
    });
}

function readClauses(text: string, index: CareerIndex): Clause[] {
  const marked = spellEmoji(text.slice(0, 1500))
    .replace(/\b(everything|anything|all of them|all) (?:but|except)\b/gi, '. not ')
    .replace(/\bU\.S\.?/g, 'US')
    .replace(/\b([a-z])\/([a-z])\b/gi, '$1$2');
  return marked
    .split(clauseEnds)
    .map((words) => {
      const tokens = readTokens(words, index);
      const plain = plainWords(words).join(' ');
      return { tokens, words: words.trim(), disliked: dislikes.test(plain) && !notDislikes.test(plain) };
    })
    .filter((clause) => clause.tokens.length > 0);
}

const shownWords = (mention: Mention, phrase: string): string => {
  if (mention.kind === 'brand') return brandName(phrase);
  return mention.kind === 'career' ? phrase : mention.label;
};

/** Signals of one clause: its mentions, and the words that belong to none of them. */
function readClause(clause: Clause, field: WordField, index: CareerIndex): ProfileSignal[] {
  const found = findMentions(index.mentions, clause.tokens, kindsByField[field]);
  const taken = new Set<number>();
  const signals: ProfileSignal[] = found.map(({ mention, phrase, from, to }) => {
    const stems: ProfileSignal['stems'][number][] = [];
    for (let at = from; at < to; at++) {
      taken.add(at);
      const stem = clause.tokens[at]?.stem;
      if (stem !== undefined && !stopStems.has(stem) && mention.kind !== 'value')
        stems.push({ stem, part: 0.5 });
    }
    const usesText = field !== 'brands_or_companies_admired';
    const weight = clause.disliked ? -0.6 : 1;
    return { field, words: shownWords(mention, phrase), weight, mention, stems: usesText ? stems : [] };
  });
  if (
    clause.disliked ||
    field === 'brands_or_companies_admired' ||
    field === 'what_makes_a_great_math_teacher'
  ) {
    return signals;
  }
  const rest = clause.tokens.filter(
    ({ stem }, at) => !taken.has(at) && index.postings.has(stem) && !stopStems.has(stem),
  );
  if (rest.length > 0) {
    signals.push({
      field,
      words: rest.map(({ word }) => word).join(' '),
      weight: Math.min(mostOfText, 0.7 + 0.12 * rest.length),
      mention: null,
      stems: rest.map(({ stem }) => ({ stem, part: 1 })),
    });
  }
  return signals;
}

/** Many things in one answer share its weight, so that a long answer does not drown the others. */
function readField(field: WordField, answer: string, index: CareerIndex): ProfileSignal[] {
  const signals = readClauses(answer, index).flatMap((clause) => readClause(clause, field, index));
  const unique = signals.filter(
    (signal, at) =>
      signal.mention === null || signals.findIndex((one) => one.mention === signal.mention) === at,
  );
  const share = fieldWeights[field] / Math.sqrt(Math.max(1, unique.length));
  return unique.map((signal) => ({ ...signal, weight: signal.weight * share }));
}

function sumInterests(signals: readonly ProfileSignal[]): Record<InterestLetter, number> {
  const sum: Record<InterestLetter, number> = { R: 0, I: 0, A: 0, S: 0, E: 0, C: 0 };
  for (const { mention, weight } of signals) {
    mention?.interests.forEach((letter, at) => {
      sum[letter] += weight * (letterWeights[at] ?? 0);
    });
  }
  return sum;
}

const labelsOf = (signals: readonly ProfileSignal[], kind: MentionKind): string[] => [
  ...new Set(signals.filter((one) => one.mention?.kind === kind && one.weight > 0).map((one) => one.words)),
];

/** Turns the ten answers into an interest profile. Answers that say nothing give an empty one. */
export function readProfile(answers: CareerAnswers, index: CareerIndex): Profile {
  const signals = wordFields.flatMap((field) => readField(field, answers[field], index));
  return {
    signals,
    interests: sumInterests(signals),
    subjects: labelsOf(signals, 'subject'),
    saidSubjects: labelsOf(
      signals.filter(({ field }) => field === 'favorite_subjects'),
      'subject',
    ),
    activities: labelsOf(signals, 'activity'),
    values: labelsOf(signals, 'value'),
    brands: labelsOf(signals, 'brand'),
    namedCareers: readClauses(answers.career_or_job_interest.replace(/\b(?:or|and)\b/gi, ','), index)
      .filter((clause) => !clause.disliked)
      .map((clause) => clause.tokens.filter(({ stem }) => !stopStems.has(stem) && stem.length > 1))
      .filter((tokens) => tokens.length > 0),
    place: readPlace(answers.city_state),
    mathConfidence: (answers.math_confidence - 1) / 4,
    techConfidence: (3 - answers.ai_and_technology_confidence) / 2,
  };
}

/** The student's interests around their mean, length 1; all 0 when there are none. */
export function interestShares(interests: Profile['interests']): Record<InterestLetter, number> {
  const mean = interestLetters.reduce((sum, letter) => sum + interests[letter], 0) / interestLetters.length;
  const length = Math.hypot(...interestLetters.map((letter) => interests[letter] - mean));
  const at = (letter: InterestLetter): number => (length < 1e-9 ? 0 : (interests[letter] - mean) / length);
  return { R: at('R'), I: at('I'), A: at('A'), S: at('S'), E: at('E'), C: at('C') };
}
