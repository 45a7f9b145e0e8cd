import { mathInside, type Occupation, schoolingSteps } from '@playforward/careers';
import type { PathwayStop, SkillState } from '@playforward/contract';
import type { Course } from '../../curriculum/curriculum-index.ts';
import type { SkillIndex } from '../../curriculum/skill-index.ts';

type PathwayInput = {
  occupation: Occupation;
  grade: number | null;
  courses: readonly Course[];
  skillIndex: SkillIndex;
  stateOf: (skill: string) => SkillState;
};

/** The courses on the way, in the order in which most students take them, with the grade that begins there. */
const ladder: readonly { course: RegExp; name: string; grade: number }[] = [
  { course: /^(?:Summit )?Math 6\b/, name: 'Grade 6', grade: 6 },
  { course: /^(?:Summit )?Math 7\b/, name: 'Grade 7', grade: 7 },
  { course: /^(?:Summit )?Math 8\b/, name: 'Grade 8', grade: 8 },
  { course: /^(?:Summit )?Algebra 1\b/, name: 'Algebra 1', grade: 9 },
  { course: /^(?:Summit )?Geometry\b/, name: 'Geometry', grade: 10 },
  { course: /^(?:Summit )?Algebra 2\b/, name: 'Algebra 2', grade: 11 },
  { course: /^(?:Summit )?Practical/, name: 'Practical', grade: 12 },
  { course: /^(?:Summit )?Probability/, name: 'Probability', grade: 12 },
  { course: /^(?:Summit )?Precalculus/, name: 'Precalculus', grade: 12 },
  { course: /^(?:Summit )?Calculus/, name: 'Calculus', grade: 13 },
];

const diploma = 1;
const mostIdeas = 2;

/** The way from today's course to a first job: what opens when, then schooling. It is a map, and promises nothing. */
export function planPathway({
  occupation,
  grade,
  courses,
  skillIndex,
  stateOf,
}: PathwayInput): PathwayStop[] {
  const ideas = ideasAtHome({ occupation, courses, skillIndex });
  const here = ladder.find((step) => step.grade === grade)?.name;
  const stops = ladder.flatMap(({ course, name }): PathwayStop[] => {
    const own = ideas.filter((idea) => idea.course !== undefined && course.test(idea.course));
    if (own.length === 0 && name !== here) return [];
    const done = own.length > 0 && own.every(({ skill }) => stateOf(skill) === 'alone');
    const next = own.find(({ skill }) => stateOf(skill) !== 'alone') ?? own[0];
    return [
      {
        kind: 'course',
        title: name,
        detail: own
          .slice(0, mostIdeas)
          .map((idea) => idea.name)
          .join(', '),
        state: name === here ? 'here' : done ? 'done' : 'ahead',
        lesson_id: next?.lessonId ?? null,
      },
    ];
  });
  return [...stops, ...schoolingStops(occupation), jobStop(occupation)];
}

function schoolingStops({ education }: Occupation): PathwayStop[] {
  const step = schoolingSteps.findIndex((one) => one.education === education);
  const stop = (title: string, detail: string): PathwayStop => ({
    kind: 'schooling',
    title,
    detail,
    state: 'ahead',
    lesson_id: null,
  });
  const school = stop('High school diploma', '');
  const found = schoolingSteps[step];
  if (!found || step <= diploma) return step === 0 ? [] : [school];
  const years = found.years === 1 ? 'about 1 year or less' : `about ${found.years} years`;
  return [school, stop(found.name, years)];
}

function jobStop({ title }: Occupation): PathwayStop {
  return { kind: 'job', title: 'First job', detail: title, state: 'ahead', lesson_id: null };
}

type IdeaAtHome = { name: string; skill: string; lessonId: number | null; course: string | undefined };

/** The mathematics of a job with the lesson and the course that teach it. */
function ideasAtHome({
  occupation,
  courses,
  skillIndex,
}: Pick<PathwayInput, 'occupation' | 'courses' | 'skillIndex'>): IdeaAtHome[] {
  const lessonCourse = new Map(
    courses.flatMap((course) =>
      course.units.flatMap((unit) => unit.lessons.map((lesson) => [lesson.id, course.title] as const)),
    ),
  );
  return mathInside(occupation).ideas.map(({ name, skill }) => {
    const home = skillIndex.home(skill);
    return { name, skill, lessonId: home?.id ?? null, course: home && lessonCourse.get(home.id) };
  });
}

/**
 * The next piece of mathematics on the line that the student cannot do alone yet: from the own grade on, then what lies
 * before it.
 */
export function nextSkill({ grade, stateOf, ...where }: PathwayInput): string | null {
  const ideas = ideasAtHome(where);
  const onTheWay = ladder.flatMap((step) =>
    ideas
      .filter(({ course }) => course !== undefined && step.course.test(course))
      .map(({ name, skill }) => ({ name, skill, grade: step.grade })),
  );
  const open = onTheWay.filter(({ skill }) => stateOf(skill) !== 'alone');
  return (open.find((idea) => idea.grade >= (grade ?? 0)) ?? open[0])?.name ?? null;
}
