import type { CareerAnswers, Occupation } from '@playforward/careers';

/** What of an occupation a student was made from, so that a harder run can take it out of what is searched. */
type Clues = { alternateTitle: string | null; tasks: readonly string[] };
export type SyntheticStudent = { answers: CareerAnswers; clues: Clues };

const schoolSubjects: Readonly<Record<string, string>> = {
  'Administration and Management': 'business class',
  Administrative: 'keyboarding',
  Biology: 'biology',
  'Building and Construction': 'shop class',
  Chemistry: 'chemistry',
  'Communications and Media': 'journalism',
  'Computers and Electronics': 'computer science',
  'Customer and Personal Service': 'family and consumer science',
  Design: 'graphic design',
  'Economics and Accounting': 'economics',
  'Education and Training': 'child development',
  'Engineering and Technology': 'robotics class',
  'English Language': 'english',
  'Fine Arts': 'art',
  'Food Production': 'cooking class',
  'Foreign Language': 'spanish',
  Geography: 'geography',
  'History and Archeology': 'history',
  'Law and Government': 'government',
  Mathematics: 'math',
  Mechanical: 'auto shop',
  'Medicine and Dentistry': 'health class',
  'Personnel and Human Resources': 'business class',
  'Philosophy and Theology': 'religion class',
  Physics: 'physics',
  'Production and Processing': 'shop class',
  Psychology: 'psychology',
  'Public Safety and Security': 'public safety',
  'Sales and Marketing': 'marketing class',
  'Sociology and Anthropology': 'sociology',
  Telecommunications: 'technology class',
  'Therapy and Counseling': 'psychology',
  Transportation: 'automotive',
};
const interestWords = {
  R: 'working with my hands and fixing things',
  I: 'figuring out how things work',
  A: 'drawing and being creative',
  S: 'helping people',
  E: 'leading a team and selling things',
  C: 'keeping things organized',
} as const;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^a-z]+/g, ' ')
    .trim();
const sameTitle = (a: string, b: string): boolean =>
  plain(a).replace(/s\b/g, '') === plain(b).replace(/s\b/g, '');

const otherTitles = (one: Occupation): string[] =>
  one.alternateTitles.filter((title) => !sameTitle(title, one.title) && !sameTitle(title, one.officialTitle));
const alternateTitleOf = (one: Occupation): string | null => otherTitles(one)[0] ?? null;
/** Without the long form that the source puts in brackets. */
const spoken = (title: string): string => title.replace(/\([^)]*\)/g, ' ').trim();

const sayNothing: CareerAnswers = {
  grade: 8,
  city_state: 'Dayton, OH',
  favorite_subjects: 'not sure',
  enjoy_during_free_time: 'i dont know',
  math_confidence: 3,
  ai_and_technology_confidence: 2,
  career_or_job_interest: 'i dont know yet',
  brands_or_companies_admired: 'no idea',
  proud_accomplishments: 'nothing yet',
  what_makes_a_great_math_teacher: 'no idea',
};

/** The beginning of a task as somebody who likes it would say it. */
const asHobby = (task: string): string =>
  plain(task.split(/, (?:such as|including|using|to|in order to)|\(/)[0] ?? '')
    .split(' ')
    .slice(0, 12)
    .join(' ');

function topSubjects(one: Occupation): string {
  const areas = Object.entries(one.knowledge).sort(([, a], [, b]) => b - a);
  return (
    [...new Set(areas.slice(0, 3).map(([area]) => schoolSubjects[area] ?? area))].join(', ') || 'not sure'
  );
}

function topInterests(one: Occupation): string {
  const letters = (['R', 'I', 'A', 'S', 'E', 'C'] as const).toSorted(
    (a, b) => one.interests[b] - one.interests[a],
  );
  return letters
    .slice(0, 2)
    .map((letter) => interestWords[letter])
    .join(' and ');
}

/**
 * A student who would be happy in one occupation, in words taken from its alternate title, two of its tasks, its best
 * rated knowledge areas (as school subjects) and its interests. The occupation's own title is never given.
 */
export function syntheticStudent(one: Occupation, names: 'alternate title' | 'nothing'): SyntheticStudent {
  const alternateTitle = names === 'nothing' ? null : alternateTitleOf(one);
  const tasks = one.tasks.slice(0, 2);
  const [first = '', second = ''] = tasks.map(asHobby);
  const answers: CareerAnswers = {
    ...sayNothing,
    favorite_subjects: topSubjects(one),
    enjoy_during_free_time: `${topInterests(one)}. i would like to ${first}`,
    math_confidence: (one.knowledge.Mathematics ?? 3) >= 3.2 ? 4 : 3,
    ai_and_technology_confidence: (one.knowledge['Computers and Electronics'] ?? 3) >= 3.2 ? 1 : 2,
    career_or_job_interest: alternateTitle === null ? 'i dont know yet' : spoken(alternateTitle),
    proud_accomplishments: second === '' ? 'nothing yet' : `i got to ${second}`,
    what_makes_a_great_math_teacher: 'patient and explains things',
  };
  return { answers, clues: { alternateTitle, tasks } };
}

/** A student who gives a job and nothing else: the last alternate title that is not the occupation's title again. */
export function terseStudent(one: Occupation): SyntheticStudent {
  const alternateTitle = otherTitles(one).at(-1) ?? null;
  const answers = { ...sayNothing, career_or_job_interest: spoken(alternateTitle ?? 'i dont know yet') };
  return { answers, clues: { alternateTitle, tasks: [] } };
}
