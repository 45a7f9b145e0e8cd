import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CareerAnswers,
  type CareerMatch,
  type CareerSearcher,
  careerSlug,
  composeDay,
  createCareerSearch,
  type DayMoment,
  matchCareers,
  type Occupation,
  readDayLog,
  readJobTitles,
  readOccupations,
} from '@playforward/careers';
import { type Outfit, readOutfits } from '@playforward/curriculum';

const contentFolder = join(import.meta.dirname, '../../../../content/careers');

/** The occupations of this server; features that speak of careers share one copy. */
export type Careers = {
  match(answers: CareerAnswers): CareerMatch[];
  /** All that may be suggested, in the order of the classification. */
  list(): readonly Occupation[];
  search: CareerSearcher;
  findOptional(slug: string): Occupation | undefined;
  /** By its title as students see it. */
  findTitled(title: string): Occupation | undefined;
  /** A day in it: written by hand where there is one, composed from its tasks otherwise. */
  day(one: Occupation): readonly DayMoment[];
  /** Clothes for problems, by field of work. */
  outfits(field: string): readonly Outfit[];
  warmUp(): void;
};

const opened = new Map<string, Careers>();

/**
 * The occupations of a folder, read once. Reading and the first match, which builds the index, take half a second or
 * two: whoever listens for calls warms up soon, so that no student waits for it.
 */
export function openCareers(folder = contentFolder): Careers {
  const known = opened.get(folder);
  if (known) return known;
  const careers = createCareers(folder);
  opened.set(folder, careers);
  return careers;
}

function createCareers(folder: string): Careers {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const list = once(() => readOccupations(read('occupations.json'), read('not-for-minors.yaml')));
  const bySlug = once(() => new Map(list().map((one) => [careerSlug(one.title), one])));
  const searcher = once(() => createCareerSearch(list(), readJobTitles(read('job-titles.txt'))));
  const outfits = once(() => Map.groupBy(readOutfits(read('clothes.yaml')), ({ field }) => field));
  const days = once(() => {
    const logs = readdirSync(join(folder, 'days')).map((name) =>
      readDayLog(read(join('days', name)), list()),
    );
    return new Map(logs.map(({ career, moments }) => [career, moments]));
  });
  return {
    match: (answers) => matchCareers(list(), answers, { days: days() }),
    list,
    search: (words) => searcher()(words),
    findOptional: (slug) => bySlug().get(slug),
    findTitled: (title) => bySlug().get(careerSlug(title)),
    day: (one) =>
      days()
        .get(one.title)
        ?.map(({ at, title, text }) => ({ at, title, text })) ?? composeDay(list(), one),
    outfits: (field) => outfits().get(field) ?? [],
    warmUp() {
      matchCareers(list(), anyAnswers);
      searcher();
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const anyAnswers: CareerAnswers = {
  grade: 6,
  city_state: '',
  favorite_subjects: '',
  enjoy_during_free_time: '',
  math_confidence: 3,
  ai_and_technology_confidence: 2,
  career_or_job_interest: '',
  brands_or_companies_admired: '',
  proud_accomplishments: '',
  what_makes_a_great_math_teacher: '',
};
