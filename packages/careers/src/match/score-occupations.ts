import type { CareerAnswers } from '../career-answers.ts';
import { interestLetters } from '../occupation.ts';
import { interestShares, type Profile, type ProfileSignal } from '../read-profile.ts';
import type { CareerIndex } from './index-occupations.ts';
import { nameCareers } from './name-careers.ts';

/** A part of a score: which answer it comes from and why it counts. */
export type Share = {
  answer: keyof CareerAnswers;
  words: string;
  why:
    | 'names-the-job'
    | 'leads-there'
    | 'same-words'
    | 'same-interests'
    | 'same-knowledge'
    | 'same-values'
    | 'confidence';
  weight: number;
};

export type OccupationScore = {
  occupation: number;
  total: number;
  /** The student named this job, or a word for it. */
  named: boolean;
  /** The nearest job to one that the student named; at most one for each job named. */
  wanted: boolean;
  shares: Share[];
};

/** How much each kind of evidence counts. */
const weights = {
  named: 1.6,
  leadsThere: 1.1,
  /** A job word of the career answer counts like the title itself. */
  jobWord: 1.6,
  familiar: 0.1,
  collegeTeaching: -0.2,
  text: 2.1,
  interests: 0.75,
  knowledge: 0.28,
  values: 0.12,
  confidence: 0.06,
} as const;
/** A career mention's first occupation counts fully, each further one this much less. */
const nextCareer = 0.9;

const alsoNamed = 0.5;
/** "coach" is in the title of a bus driver too: a title that the lexicon does not mean by the word. */
const otherSense = 0.75;
/** Below this it shares a word by chance, as "pro gamer" with a pro se law clerk. */
const mostlyWhole = 0.65;

const letterWeights = [1, 0.6, 0.35];

type Board = { scores: OccupationScore[]; index: CareerIndex };

function add(board: Board, occupation: number, share: Share): void {
  const score = board.scores[occupation];
  if (!score || share.weight === 0) return;
  score.total += share.weight;
  score.shares.push(share);
}

/** A second answer that leads to the same job says partly the same again, a third one even more so. */
const nextAnswer = 0.6;

/** The jobs that the signals' mentions lead to, for each job the strongest evidence first. */
function addCareers(board: Board, signals: readonly ProfileSignal[]): void {
  const found = new Map<number, Share[]>();
  for (const { field, words, weight, mention } of signals) {
    mention?.careers.forEach((title, at) => {
      const occupation = board.index.byTitle.get(title);
      if (occupation === undefined) return;
      const share: Share = {
        answer: field,
        words,
        why: 'leads-there',
        weight:
          weight * (mention.kind === 'career' ? weights.jobWord : weights.leadsThere) * nextCareer ** at,
      };
      found.set(occupation, [...(found.get(occupation) ?? []), share]);
    });
  }
  for (const [occupation, shares] of found) {
    shares.sort((a, b) => b.weight - a.weight);
    shares.forEach((share, at) => {
      add(board, occupation, { ...share, weight: share.weight * nextAnswer ** at });
    });
  }
}

/** A job found by its title and by the lexicon was still named once: the weaker find counts for little. */
function addNamed(board: Board, profile: Profile): void {
  const words = profile.signals.filter(
    ({ field, weight }) => field === 'career_or_job_interest' && weight > 0,
  );
  const meant = new Set(words.flatMap(({ mention }) => mention?.careers ?? []));
  for (const [occupation, { strength, words: named }] of nameCareers(profile, board.index)) {
    const one = board.index.occupations[occupation];
    const score = board.scores[occupation];
    if (!one || !score) continue;
    const isMeant = meant.has(one.title);
    const isOtherSense = meant.size > 0 && !isMeant;
    if (isOtherSense && strength < mostlyWhole) continue;
    const others = isOtherSense ? otherSense : 1;
    if (strength * others > 0.6) score.named = true;
    const weight = weights.named * strength * (isMeant ? alsoNamed : others);
    add(board, occupation, { answer: 'career_or_job_interest', words: named, why: 'names-the-job', weight });
  }
  for (const { mention } of words) {
    if (mention?.kind !== 'career') continue;
    mention.careers.forEach((title, at) => {
      const score = board.scores[board.index.byTitle.get(title) ?? -1];
      if (!score) return;
      score.named = true;
      if (at === 0) score.wanted = true;
    });
  }
}

/** By the share of the signal's words, weighed by rarity, that an occupation's texts hold. */
function addText(board: Board, { field, words, weight, stems }: ProfileSignal): void {
  if (stems.length === 0) return;
  const { index } = board;
  const asked = stems.reduce((sum, { stem }) => sum + index.rarity(stem), 0);
  const sums = new Map<number, number>();
  for (const { stem, part } of stems) {
    const rarity = index.rarity(stem) * part;
    for (const posting of index.postings.get(stem) ?? []) {
      sums.set(posting.occupation, (sums.get(posting.occupation) ?? 0) + rarity * posting.weight);
    }
  }
  for (const [occupation, sum] of sums) {
    /** A task told nearly whole says far more than many words met one by one. */
    const covered = sum / (asked + 2);
    const share = weight * weights.text * covered * (0.5 + 1.2 * covered);
    add(board, occupation, { answer: field, words, why: 'same-words', weight: share });
  }
}

/** Each mention's part in the fit between the student's interests and an occupation's. */
function addInterests(board: Board, profile: Profile): void {
  const direction = interestShares(profile.interests);
  const length = Math.hypot(...interestLetters.map((letter) => profile.interests[letter]));
  if (length < 1e-9) return;
  /** A single weak hint must not count like six strong ones. */
  const certainty = Math.min(1, length / 0.6);
  const parts = profile.signals.flatMap((signal) => {
    const letters = signal.mention?.interests ?? [];
    return letters.length > 0 && signal.weight !== 0 ? [{ signal, letters }] : [];
  });
  const sumOfWeights = parts.reduce((sum, { signal }) => sum + Math.max(0, signal.weight), 0) || 1;
  board.index.interests.forEach((own, occupation) => {
    const fit = interestLetters.reduce((sum, letter) => sum + direction[letter] * own[letter], 0);
    const score = board.scores[occupation];
    if (!score) return;
    score.total += weights.interests * certainty * fit;
    for (const { signal, letters } of parts) {
      if (signal.weight <= 0) continue;
      const match = letters.reduce((sum, letter, at) => sum + own[letter] * (letterWeights[at] ?? 0), 0);
      if (match <= 0.1) continue;
      const weight = ((weights.interests * certainty * signal.weight) / sumOfWeights) * match;
      score.shares.push({ answer: signal.field, words: signal.words, why: 'same-interests', weight });
    }
  });
}

function addKnowledge(board: Board, { field, words, weight, mention }: ProfileSignal): void {
  if (!mention || mention.knowledge.length === 0) return;
  board.index.knowledge.forEach((own, occupation) => {
    const fit =
      mention.knowledge.reduce((sum, area) => sum + (own[area] ?? 0), 0) /
      Math.sqrt(mention.knowledge.length);
    const share = weight * weights.knowledge * (fit / 2);
    const score = board.scores[occupation];
    if (!score) return;
    score.total += share;
    if (share > 0.02) score.shares.push({ answer: field, words, why: 'same-knowledge', weight: share });
  });
}

function addValues(board: Board, { field, words, weight, mention }: ProfileSignal): void {
  if (!mention || mention.values.length === 0) return;
  board.index.occupations.forEach((one, occupation) => {
    const figures = mention.values.flatMap((value) => one.values[value] ?? []);
    if (figures.length === 0) return;
    const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
    const share = weight * weights.values * ((mean - 4) / 3);
    if (share > 0) add(board, occupation, { answer: field, words, why: 'same-values', weight: share });
  });
}

/**
 * Being sure of math or technology adds jobs that use much of it. Not being sure takes nothing away: nobody is steered
 * off a road because of how they feel about a subject today.
 */
function addConfidence(board: Board, profile: Profile): void {
  board.index.knowledge.forEach((own, occupation) => {
    const math = Math.max(0, profile.mathConfidence - 0.5) * 2 * Math.max(0, own.Mathematics ?? 0);
    const tech =
      Math.max(0, profile.techConfidence - 0.5) * 2 * Math.max(0, own['Computers and Electronics'] ?? 0);
    add(board, occupation, {
      answer: 'math_confidence',
      words: 'sure of math',
      why: 'confidence',
      weight: (weights.confidence * math) / 2,
    });
    add(board, occupation, {
      answer: 'ai_and_technology_confidence',
      words: 'sure of AI and technology',
      why: 'confidence',
      weight: (weights.confidence * tech) / 2,
    });
  });
}

/**
 * Jobs that students speak of come a little forward, which decides when an answer says little. College teachers of a
 * subject share all its words with the people who practise it, and would crowd them out.
 */
function addLeanings({ scores, index }: Board): void {
  for (const score of scores) {
    const one = index.occupations[score.occupation];
    if (!one) continue;
    if (index.familiar.has(one.title)) score.total += weights.familiar;
    if (one.soc.startsWith('25-1') && !score.named) score.total += weights.collegeTeaching;
  }
}

/** Scores every occupation against a profile, best first; equal ones in the order of the list. */
export function scoreOccupations(profile: Profile, index: CareerIndex): OccupationScore[] {
  const scores = index.occupations.map(
    (_, occupation): OccupationScore => ({ occupation, total: 0, named: false, wanted: false, shares: [] }),
  );
  const board = { scores, index };
  addNamed(board, profile);
  addCareers(board, profile.signals);
  for (const signal of profile.signals) {
    addText(board, signal);
    addKnowledge(board, signal);
    addValues(board, signal);
  }
  addInterests(board, profile);
  addConfidence(board, profile);
  addLeanings(board);
  return scores.sort((a, b) => b.total - a.total || a.occupation - b.occupation);
}
