import type { FeedbackReport, NextLesson } from './feedback-report.ts';
import type { ChallengeType } from './race-rules.ts';
import { raceRules } from './race-rules.ts';
import { topicTitle } from './topics/topic-table.ts';

/** One challenge as the session record of the call tells it. */
export type PlayedChallenge = {
  readonly type: ChallengeType;
  readonly topic?: string | null | undefined;
  readonly outcome: 'open' | 'correct' | 'skipped';
  readonly wrong_tries: number;
  readonly hints: number;
  readonly slips: readonly string[];
};

export type PlayedRace = { readonly challenges: readonly PlayedChallenge[]; readonly won: boolean };

const typeNames: Readonly<Record<ChallengeType, string>> = {
  equation: 'equations',
  coordinate: 'coordinates',
  applied: 'word problems',
};

/** How well one challenge went: 1 at the first try without a hint, less for each of both, 0 when it was not solved. */
function understandingOf({ outcome, wrong_tries, hints }: PlayedChallenge): number {
  if (outcome !== 'correct') return 0;
  return Math.max(0.25, 1 - 0.15 * wrong_tries - 0.1 * hints);
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function areaOf({ topic, type }: PlayedChallenge): string {
  return (topic ? topicTitle(topic) : null) ?? typeNames[type];
}

const firstTry = ({ outcome, wrong_tries, hints }: PlayedChallenge): boolean =>
  outcome === 'correct' && wrong_tries === 0 && hints === 0;

function describeArea(area: string, entries: readonly PlayedChallenge[]) {
  const solved = entries.filter(({ outcome }) => outcome === 'correct').length;
  const clean = entries.filter(firstTry).length;
  const figure = average(entries.map(understandingOf));
  const strength =
    clean > 0
      ? `${area}: ${clean} of ${entries.length} right at the first try without a hint`
      : `${area}: ${solved} of ${entries.length} solved by keeping at it`;
  return { strength: solved > 0 ? strength : null, figure, area, solved, of: entries.length };
}

function recommend(
  report: { improvements: readonly string[]; skipped: number; hints: number },
  { won, challenges }: PlayedRace,
): string[] {
  const advice = report.improvements.slice(0, 2).map((area) => `Race once more with the topic ${area}.`);
  if (report.skipped > 0) advice.push('Before you skip, try one hint. It costs you nothing.');
  if (report.hints === 0 && challenges.some(({ wrong_tries }) => wrong_tries > 1)) {
    advice.push('After a second wrong try, a hint can save you time.');
  }
  if (won && report.improvements.length === 0) advice.push('Choose a faster rival or a new topic next time.');
  return advice.length > 0 ? advice : ['Play another race to keep what you learned fresh.'];
}

/**
 * The report on a race, from what really happened in it: nothing is claimed that the record does not show.
 * Challenges still open at the end count only when they were tried.
 */
export function buildFeedback(race: PlayedRace, nextLessons: readonly NextLesson[] = []): FeedbackReport {
  const tried = race.challenges.filter(
    ({ outcome, wrong_tries, hints }) => outcome !== 'open' || wrong_tries > 0 || hints > 0,
  );
  const byArea = Map.groupBy(tried, areaOf);
  const areas = [...byArea].map(([area, entries]) => describeArea(area, entries));
  const strong = areas.filter(({ figure, strength }) => figure >= 0.6 && strength !== null);
  const weak = areas.filter(({ figure }) => figure < 0.85).sort((a, b) => a.figure - b.figure);
  const hints = tried.reduce((sum, entry) => sum + entry.hints, 0);
  const skipped = tried.filter(({ outcome }) => outcome === 'skipped').length;
  const improvements = weak.map(({ area }) => area);
  const figure = tried.length > 0 ? average(tried.map(understandingOf)) : raceRules.understandingDefault;
  return {
    strength_areas:
      strong.length > 0 ? strong.map(({ strength }) => strength ?? '') : startedStrengths(tried),
    improvement_areas: weak.map(({ area, solved, of }) => `${area}: ${solved} of ${of} solved so far`),
    conceptual_understanding: Math.round(figure * 100) / 100,
    personalized_recommendations: recommend({ improvements, skipped, hints }, race),
    misconception_detection: [...new Set(tried.flatMap(({ slips }) => slips))],
    next_lessons: nextLessons,
  };
}

function startedStrengths(tried: readonly PlayedChallenge[]): string[] {
  const solved = tried.filter(({ outcome }) => outcome === 'correct').length;
  if (solved > 0) return [`You solved ${solved} of ${tried.length} challenges`];
  const tries = tried.reduce((sum, { wrong_tries }) => sum + wrong_tries, 0);
  if (tries > 0) return [`You kept trying: ${tries} ${tries === 1 ? 'answer' : 'answers'} in this race`];
  return tried.length > 0 ? ['You took a look at a new topic'] : [];
}
