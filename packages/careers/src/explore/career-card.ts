import { describeOccupation } from '../describe-occupation.ts';
import { mathInside } from '../math-inside/math-inside.ts';
import { type InterestLetter, interestLetters, type Occupation } from '../occupation.ts';
import { careerSlug } from './career-slug.ts';
import { schoolingStep, schoolingSteps } from './schooling.ts';
import { workPlaces } from './work-places.ts';

/** O*NET's six interests in plain words. */
export const interestNames: Readonly<Record<InterestLetter, string>> = {
  R: 'Making and fixing',
  I: 'Finding out',
  A: 'Creating',
  S: 'Helping people',
  E: 'Leading and selling',
  C: 'Keeping order',
};

/** Pay as published: a quarter earns less than `low`, a quarter more than `high`. */
type CareerPay = { low: number; middle: number; high: number; by: 'year' | 'hour'; year: number };

/** What is told of a job where many are shown. */
export type CareerCard = {
  slug: string;
  soc: string;
  title: string;
  summary: string;
  cluster: string;
  pay: CareerPay | null;
  /** Place in `schoolingSteps`; null where the source has none. */
  schooling: number | null;
  /** The two strongest interests of people in the job. */
  likes: readonly InterestLetter[];
  outdoors: boolean;
  people: boolean;
  machines: boolean;
  /** Three pieces of mathematics it uses. */
  math: readonly string[];
};

function payOf({ wage, hourlyWage }: Occupation): CareerPay | null {
  const by = wage ? 'year' : 'hour';
  const found = wage ?? hourlyWage;
  return found && { low: found.p25, middle: found.median, high: found.p75, by, year: found.year };
}

/** All figures are the source's; nothing is estimated. */
export function careerCard(one: Occupation): CareerCard {
  const step = schoolingStep(one);
  const likes = [...interestLetters].sort((a, b) => one.interests[b] - one.interests[a]).slice(0, 2);
  return {
    slug: careerSlug(one.title),
    soc: one.soc,
    title: one.title,
    summary: describeOccupation(one),
    cluster: one.cluster,
    pay: payOf(one),
    schooling: step < 0 ? null : step,
    likes,
    ...workPlaces(one),
    math: mathInside(one)
      .ideas.slice(0, 3)
      .map(({ name }) => name),
  };
}

/** The words for a step of schooling. */
export function schoolingName(step: number | null): string | null {
  return step === null ? null : (schoolingSteps[step]?.name ?? null);
}
