import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CareerAnswers, matchCareers, type Occupation } from '@playforward/careers';

const folder = join(import.meta.dirname, '../../../packages/careers/corpus');

/** A line of a corpus: the occupations that are right, and what was written, part by part. */
type Line = { right: readonly string[]; written: readonly string[] };

/** Lines that are kept aside: their misses are counted and never listed, so that nothing is fitted to them. */
const isKeptAside = (place: number): boolean => place % 3 === 2;

export function readCorpus(name: string): Line[] {
  return readFileSync(join(folder, `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [right = '', ...written] = line.split('|').map((part) => part.trim());
      return { right: right.split(';').map((title) => title.trim()), written };
    });
}

const says = (words: Partial<CareerAnswers>): CareerAnswers => ({
  grade: 8,
  city_state: 'Columbus, OH',
  favorite_subjects: words.favorite_subjects ?? 'lunch and gym',
  enjoy_during_free_time: words.enjoy_during_free_time ?? 'hanging out with my friends',
  math_confidence: 3,
  ai_and_technology_confidence: 2,
  career_or_job_interest: words.career_or_job_interest ?? 'i dont know yet',
  brands_or_companies_admired: 'nike',
  proud_accomplishments: words.proud_accomplishments ?? 'my grades went up',
  what_makes_a_great_math_teacher: 'explains things',
});

export const namedStudent = ({ written }: Line): CareerAnswers =>
  says({ career_or_job_interest: written[0] ?? '' });

export const indirectStudent = ({ written: [free = '', proud = '', subjects = ''] }: Line): CareerAnswers =>
  says({ enjoy_during_free_time: free, proud_accomplishments: proud, favorite_subjects: subjects });

/** One broad occupation of the classification, as 17-205 for everybody who builds roads, bridges and water works. */
const broad = (soc: string): string => soc.slice(0, 6);

type Measured = { name: string; seen: number; aside: number; misses: string[] };

/** How many lines find their own occupation, or one of the same broad occupation. */
export function measure(
  { name, lines, occupations }: { name: string; lines: readonly Line[]; occupations: readonly Occupation[] },
  find: (line: Line) => readonly string[],
): Measured {
  const socOf = new Map(occupations.map(({ title, soc }) => [title, soc]));
  const hit = { seen: 0, aside: 0 };
  const all = { seen: 0, aside: 0 };
  const misses: string[] = [];
  lines.forEach((line, place) => {
    const part = isKeptAside(place) ? 'aside' : 'seen';
    const right = new Set(line.right.flatMap((title) => socOf.get(title) ?? []).map(broad));
    const found = find(line);
    all[part] += 1;
    if (found.some((title) => right.has(broad(socOf.get(title) ?? '')))) hit[part] += 1;
    else if (part === 'seen') misses.push(`${line.written.join(' / ')} → ${found.slice(0, 3).join(', ')}`);
  });
  return { name, seen: hit.seen / all.seen, aside: hit.aside / all.aside, misses };
}

export const firstThree = (occupations: readonly Occupation[], answers: CareerAnswers): string[] =>
  matchCareers(occupations, answers)
    .slice(0, 3)
    .map(({ title }) => title);
