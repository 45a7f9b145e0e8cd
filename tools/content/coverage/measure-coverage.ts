import {
  type CourseFile,
  type Curriculum,
  findSkill,
  generateProblem,
  type Level,
  listSkills,
  measureReadability,
  type RenderedProblem,
  renderProblem,
  type Skill,
} from '@playforward/curriculum';

/** What a course holds: counts by answer form, diagram kind, level and reading grade of its problems. */
export type CourseCoverage = {
  readonly title: string;
  readonly units: number;
  readonly lessons: number;
  readonly skills: number;
  readonly places: number;
  readonly forms: ReadonlyMap<string, number>;
  readonly diagrams: ReadonlyMap<string, number>;
  readonly levels: ReadonlyMap<Level, number>;
  /** Its skills of which some problems are answered by hand. */
  readonly byHand: ReadonlySet<string>;
  /** Number of sampled questions by whole reading grade; 0 holds everything easier. */
  readonly readingGrades: ReadonlyMap<number, number>;
  readonly standards: ReadonlySet<string>;
};

export type StandardsCoverage = {
  /** Standards of a group (a grade, or a high school domain) that a lesson names, and how many there are. */
  readonly groups: readonly { readonly name: string; readonly covered: number; readonly all: number }[];
};

const levels: readonly Level[] = [1, 2, 3];
const noPicture = 'none';

/** Counts what each course (one semester) holds; every skill is sampled at every level with this many seeds. */
export function measureCoverage(curriculum: Curriculum, seeds: number): CourseCoverage[] {
  return curriculum.courses.map((course) => measureCourse(course, seeds));
}

function measureCourse({ title, units }: CourseFile, seeds: number): CourseCoverage {
  const lessons = units.flatMap((unit) => unit.lessons);
  const places = lessons.flatMap(({ concepts, problems }) => [
    ...concepts.flatMap(({ examples }) => examples),
    ...problems,
  ]);
  const skills = [...new Set(places.map(({ skill }) => skill))];
  const samples = skills.flatMap((skill) => sample(skill, seeds));
  return {
    title,
    units: units.length,
    lessons: lessons.length,
    skills: skills.length,
    places: places.length,
    forms: count(skills.map((skill) => findSkill(skill)?.form ?? 'no generator')),
    diagrams: count([
      ...lessons.flatMap(({ concepts }) => concepts.map(({ diagram }) => diagram?.kind ?? noPicture)),
      ...samples.map(({ diagram }) => diagram?.kind ?? noPicture),
    ]),
    levels: count(places.map(({ level }) => level)),
    byHand: new Set(samples.flatMap(({ id, hand }) => (hand ? [id.skill] : []))),
    readingGrades: count(samples.map(({ question }) => readingGrade(question))),
    standards: new Set(lessons.flatMap(({ standards }) => standards)),
  };
}

function sample(id: string, seeds: number): RenderedProblem[] {
  const skill = findSkill(id);
  if (!skill) return [];
  return levels.flatMap((level) =>
    Array.from({ length: seeds }, (_, at) =>
      renderProblem(generateProblem({ skill: id, version: skill.version, level, seed: at + 1 })),
    ),
  );
}

function readingGrade(text: string): number {
  return Math.max(0, Math.floor(measureReadability(text).grade));
}

function count<Key extends string | number>(keys: readonly Key[]): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** How many skills of a group have problems that are answered by hand. */
export type HandCoverage = { readonly name: string; readonly byHand: number; readonly all: number };

/** The first letters of a skill, by the grade or course that has it as its own. */
const owners = { m6: 'Grade 6', m7: 'Grade 7', m8: 'Grade 8', a1: 'Algebra 1' } as const;

/** Skills with a problem by hand among the sampled ones of levels 1 to 3, by the grade that they belong to. */
export function measureHands(seeds: number): readonly HandCoverage[] {
  return Object.entries(owners).map(([start, name]) => {
    const own = listSkills().filter(({ id }) => id.startsWith(`${start}-`));
    const isByHand = ({ id, version }: Skill, level: Level): boolean =>
      Array.from({ length: seeds }, (_, at) => at + 1).some(
        (seed) => generateProblem({ skill: id, version, level, seed }).hand !== undefined,
      );
    const byHand = own.filter((skill) => levels.some((level) => isByHand(skill, level)));
    return { name, byHand: byHand.length, all: own.length };
  });
}

/** Where a grade's own lessons lie: what another course names is not taught in the grade. */
const foldersOfGrades: Readonly<Record<string, string>> = {
  'Grade 6': 'm6/',
  'Grade 7': 'm7/',
  'Grade 8': 'm8/',
};

/**
 * Which of the known standards the lessons name, those of a grade in its own lessons; a part such as 6.RP.A.3a counts for
 * itself.
 */
export function measureStandards(curriculum: Curriculum, codes: readonly string[]): StandardsCoverage {
  const lessons = curriculum.courses.flatMap(({ units }) => units.flatMap((unit) => unit.lessons));
  const groups = Map.groupBy(codes, groupOf);
  return {
    groups: [...groups].map(([name, all]) => {
      const own = lessons.filter(({ path }) => path.startsWith(foldersOfGrades[name] ?? ''));
      const named = new Set(own.flatMap(({ standards }) => standards));
      return { name, covered: all.filter((code) => named.has(code)).length, all: all.length };
    }),
  };
}

function groupOf(code: string): string {
  const grade = /^[678]\b/.exec(code)?.[0];
  return grade ? `Grade ${grade}` : (/^[A-Z]+-[A-Z]+|^AI4K12/.exec(code)?.[0] ?? code);
}
