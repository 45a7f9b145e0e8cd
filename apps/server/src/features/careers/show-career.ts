import { careerSlug, findNeighbours, mathInside, type Occupation, withArticle } from '@playforward/careers';
import type { CareerPage, MyCareers, SkillState } from '@playforward/contract';
import { withoutArrows } from '@playforward/diagram';
import { showSkill } from '@playforward/mastery';
import type { Careers } from '../../careers/open-careers.ts';
import type { Clock } from '../../clock.ts';
import { selectEstimates } from '../../curriculum/estimates.ts';
import type { Curriculum } from '../../curriculum/open-curriculum.ts';
import { typesetMath } from '../../curriculum/typeset-math.ts';
import type { Db } from '../../db/pool.ts';
import { type CareerProblemFound, careerProblems } from './career-problems.ts';
import type { Interviews } from './open-interviews.ts';
import { nextSkill, planPathway } from './plan-pathway.ts';
import { selectFavorites, selectTold } from './queries.ts';
import { showBrief } from './show-brief.ts';

export type CareerServices = {
  db: Db;
  clock: Clock;
  careers: Careers;
  curriculum: Curriculum;
  interviews: Interviews;
};

type StudentId = { id: number };

async function readStates(
  { db, clock }: CareerServices,
  student: StudentId,
  one: Occupation,
): Promise<(skill: string) => SkillState> {
  const skills = mathInside(one).ideas.map(({ skill }) => skill);
  const estimates = await selectEstimates(db, { userId: student.id, skills });
  const now = clock.now().getTime();
  return (skill) => showSkill(estimates.get(skill), now).state;
}

/** GET /api/careers/{slug}. */
export async function showCareer(
  services: CareerServices,
  student: StudentId,
  one: Occupation,
): Promise<CareerPage> {
  const { db, careers, curriculum } = services;
  const { index, skillIndex, diagrams } = curriculum;
  const [stateOf, told, favorites] = await Promise.all([
    readStates(services, student, one),
    selectTold(db, student.id),
    selectFavorites(db, student.id),
  ]);
  const { draw, keep } = diagrams.openBatch();
  const found = careerProblems(careers, one);
  const problems = found.map((problem) => ({
    ...showProblem(services, problem),
    ...draw(problem.rendered.diagram && withoutArrows(problem.rendered.diagram)),
    state: stateOf(problem.skill),
  }));
  await keep();
  const pathway = { occupation: one, grade: told.grade, courses: index.courses, skillIndex, stateOf };
  return {
    career: showBrief(one),
    official_title: one.officialTitle,
    named: withArticle(one.title),
    tasks: [...one.storyTasks],
    day: [...careers.day(one)],
    problems,
    neighbors: findNeighbours(careers.list(), one).map(({ occupation, but }) => ({
      slug: careerSlug(occupation.title),
      title: occupation.title,
      but,
    })),
    pathway: planPathway(pathway),
    favorite: favorites.includes(careerSlug(one.title)),
    favorites: favorites.length,
    interviews: (services.interviews.get(careerSlug(one.title)) ?? []).map(({ career: _, ...told }) => told),
    math: typesetMath(problems.map(({ question }) => question)),
  };
}

function showProblem({ curriculum }: CareerServices, { skill, idea, rendered }: CareerProblemFound) {
  const lesson = curriculum.skillIndex.home(skill);
  const unit = lesson && curriculum.index.unit.get(lesson.unitId);
  const course = unit && curriculum.index.course.get(unit.courseId);
  return {
    skill,
    idea,
    question: rendered.question,
    unit: rendered.input?.unit ?? null,
    course: course?.title ?? null,
    lesson_id: lesson?.id ?? null,
  };
}

/** GET /api/careers/mine. */
export async function showMine(services: CareerServices, student: StudentId): Promise<MyCareers> {
  const { db, careers, curriculum } = services;
  const [told, slugs] = await Promise.all([selectTold(db, student.id), selectFavorites(db, student.id)]);
  const favorites = slugs.flatMap((slug) => careers.findOptional(slug) ?? []).map(showBrief);
  const one = told.chosenCareer === null ? undefined : careers.findTitled(told.chosenCareer);
  if (!one) return { grade: told.grade, favorites, chosen: null };
  const { index, skillIndex } = curriculum;
  const stateOf = await readStates(services, student, one);
  const pathway = { occupation: one, grade: told.grade, courses: index.courses, skillIndex, stateOf };
  return {
    grade: told.grade,
    favorites,
    chosen: {
      career: showBrief(one),
      day: careers.day(one)[0]?.text ?? null,
      next_skill: nextSkill(pathway),
      pathway: planPathway(pathway),
    },
  };
}
