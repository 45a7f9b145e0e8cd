import { CareerAnswers } from './career-answers.ts';
import { describeOccupation } from './describe-occupation.ts';
import type { DayMoment } from './explore/compose-day.ts';
import { breakTies } from './match/break-ties.ts';
import { explainScore, type Reason } from './match/explain-score.ts';
import { indexOccupations } from './match/index-occupations.ts';
import { pickSpread } from './match/pick-spread.ts';
import { scoreOccupations } from './match/score-occupations.ts';
import type { Occupation } from './occupation.ts';
import { readProfile } from './read-profile.ts';
import { salaryRange } from './salary-range.ts';
import { composeStory } from './story/compose-story.ts';

/** One suggested career. The titles of one match are all different. */
export type CareerMatch = {
  title: string;
  description: string;
  salary_range: string;
  /** A day in this job; see `composeStory` for its form. */
  story: string;
  /** O*NET-SOC 2019 code. */
  soc: string;
  cluster: string;
  /** The student did not name this job or a word for it. */
  discovery: boolean;
  reasons: Reason[];
};

/** Days written by hand, by the title of their occupation. */
export type DaysByTitle = ReadonlyMap<string, readonly DayMoment[]>;

/** The same answers give the same seed, whatever else the object holds and in which order. */
const seedOf = (answers: CareerAnswers): string =>
  CareerAnswers.keyof()
    .options.map((field) => answers[field])
    .join('|');

/**
 * Suggests careers for one student: six to eight, best first, spread over clusters, at least one that the student did
 * not name. The same answers give the same careers; `seed` only decides between careers that fit equally well.
 * The list must be non-empty and is indexed at its first use.
 */
export function matchCareers(
  occupations: readonly Occupation[],
  answers: CareerAnswers,
  options: { seed?: string; days?: DaysByTitle } = {},
): CareerMatch[] {
  const index = indexOccupations(occupations);
  const profile = readProfile(answers, index);
  const seed = options.seed ?? seedOf(answers);
  const scores = breakTies(
    scoreOccupations(profile, index),
    seed,
    (score) => index.occupations[score.occupation]?.soc ?? '',
  );
  return pickSpread(scores, index).flatMap((score) => {
    const occupation = index.occupations[score.occupation];
    if (!occupation) return [];
    const reasons = explainScore(score);
    return {
      title: occupation.title,
      description: describeOccupation(occupation),
      salary_range: salaryRange(occupation),
      story: composeStory(occupation, {
        profile,
        answers,
        index,
        reasons,
        day: options.days?.get(occupation.title),
      }),
      soc: occupation.soc,
      cluster: occupation.cluster,
      discovery: !score.named,
      reasons,
    };
  });
}
