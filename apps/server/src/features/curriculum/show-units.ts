import type {
  CourseWithUnits,
  LessonBrief,
  UnitWithCourse,
  UnitWithLessonList,
  UnitWithLessonMap,
} from '@playforward/contract';
import type { Lesson, Unit } from '../../curriculum/curriculum-index.ts';
import { progressState } from '../../curriculum/lesson-view.ts';
import type { Curriculum } from '../../curriculum/open-curriculum.ts';
import { selectProgressOfItems } from '../../curriculum/queries.ts';
import type { Db } from '../../db/pool.ts';
import type { Student } from '../../sessions/session-store.ts';

type Services = { db: Db; curriculum: Curriculum };
type States = Map<number, Date | null>;

/** GET /api/courses/with-units: every course with its units and lessons, and how far the student is. */
export async function listCourses(services: Services, student: Student): Promise<CourseWithUnits[]> {
  const { courses, unit } = services.curriculum.index;
  const states = await selectStates(services, { student, units: [...unit.values()] });
  return courses.map(({ id, title, units }) => ({
    id,
    title,
    units: byId(units.map((each) => toLessonMap(each, states))),
  }));
}

type UnitInput = { student: Student; unit: Unit };

/** GET /api/units/{id}/with-lesson-details: lessons keyed by id (D-66). */
export async function showUnitWithLessonMap(
  services: Services,
  { student, unit }: UnitInput,
): Promise<UnitWithLessonMap> {
  return toLessonMap(unit, await selectStates(services, { student, units: [unit] }));
}

/** GET /api/units/{id}: lessons as a list (D-66). */
export async function showUnit(
  services: Services,
  { student, unit }: UnitInput,
): Promise<UnitWithLessonList> {
  const states = await selectStates(services, { student, units: [unit] });
  const { id, number, title, lessons } = unit;
  return { id, unit_number: number, title, lessons: lessons.map((lesson) => toBrief(lesson, states)) };
}

/** GET /api/units/{id}/with-course. */
export async function showUnitWithCourse(services: Services, input: UnitInput): Promise<UnitWithCourse> {
  const course = services.curriculum.index.course.get(input.unit.courseId);
  if (!course) throw new Error(`unit ${input.unit.id} is active and its course is not`);
  return { ...(await showUnit(services, input)), course: { id: course.id, title: course.title } };
}

function selectStates({ db }: Services, { student, units }: { student: Student; units: Unit[] }) {
  const itemIds = units.flatMap((unit) => unit.lessons.map((lesson) => lesson.id));
  return selectProgressOfItems(db, { userId: student.id, kind: 'lesson', itemIds });
}

function toLessonMap({ id, number, title, lessons }: Unit, states: States): UnitWithLessonMap {
  return {
    id,
    unit_number: number,
    title,
    lessons: byId(lessons.map((lesson) => toBrief(lesson, states))),
  };
}

function toBrief({ id, title, number, unitId }: Lesson, states: States): LessonBrief {
  return { id, title, lesson_number: number, unit_id: unitId, state: progressState(states, id) };
}

function byId<T extends { id: number }>(items: T[]): Record<string, T> {
  return Object.fromEntries(items.map((item) => [String(item.id), item]));
}
