import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CareerAnswers, type CareerMatch, matchCareers, readOccupations } from '@playforward/careers';

const contentFolder = join(import.meta.dirname, '../../../../../content/careers');

export type Careers = { match(answers: CareerAnswers): CareerMatch[] };

/**
 * The occupations of this server, read once. Reading and the first match, which builds the index, take half a second
 * or two: whoever listens for calls warms up soon, so that no student waits for it.
 */
export function openCareers(folder = contentFolder): Careers & { warmUp(): void } {
  let occupations: ReturnType<typeof readOccupations> | undefined;
  const match = (answers: CareerAnswers) => {
    occupations ??= readOccupations(
      readFileSync(join(folder, 'occupations.json'), 'utf8'),
      readFileSync(join(folder, 'not-for-minors.yaml'), 'utf8'),
    );
    return matchCareers(occupations, answers);
  };
  return { match, warmUp: () => void match(anyAnswers) };
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
