import type { Level, SlotType } from '@playforward/curriculum';
import { type Diagram, diagramSchema } from '@playforward/diagram';
import type { ActiveCurriculum } from './queries.ts';

export type Slot = { id: number; lessonId: number; type: SlotType; skill: string; level: Level };

export type Concept = {
  slug: string;
  title: string;
  definition: string;
  diagram: Diagram | null;
  diagramCaption: string | null;
  examples: Slot[];
};

export type Lesson = {
  id: number;
  unitId: number;
  lessonNumber: number;
  title: string;
  intro: string;
  goals: string[];
  mission: { title: string; decision: string } | null;
  concepts: Concept[];
  /** Guided and practice problems in their order. */
  problems: Slot[];
};

export type Unit = { id: number; courseId: number; unitNumber: number; title: string; lessons: Lesson[] };
export type Course = { id: number; title: string; units: Unit[] };

/** The whole active curriculum in memory; it only changes at a start. */
export type CurriculumIndex = {
  courses: Course[];
  course: ReadonlyMap<number, Course>;
  unit: ReadonlyMap<number, Unit>;
  lesson: ReadonlyMap<number, Lesson>;
  slot: ReadonlyMap<number, Slot>;
};

export function buildCurriculumIndex(rows: ActiveCurriculum): CurriculumIndex {
  const slots: (Slot & { conceptId: number | null })[] = rows.slots.map((row) => ({
    id: row.id,
    lessonId: row.lessonId,
    conceptId: row.conceptId,
    type: row.type,
    skill: row.skill,
    level: toLevel(row.level),
  }));
  const slotsOfConcept = Map.groupBy(slots, (slot) => slot.conceptId);
  const slotsOfLesson = Map.groupBy(
    slots.filter((slot) => slot.conceptId === null),
    (slot) => slot.lessonId,
  );
  const conceptsOfLesson = Map.groupBy(rows.concepts, (row) => row.lessonId);

  const lessons: Lesson[] = rows.lessons.map((row) => ({
    id: row.id,
    unitId: row.unitId,
    lessonNumber: row.lessonNumber,
    title: row.title,
    intro: row.intro,
    goals: row.goals,
    mission: row.mission ?? null,
    concepts: (conceptsOfLesson.get(row.id) ?? []).map((concept) => ({
      slug: concept.slug,
      title: concept.title,
      definition: concept.definition,
      diagram: concept.diagram === null ? null : diagramSchema.parse(concept.diagram),
      diagramCaption: concept.diagramCaption,
      examples: slotsOfConcept.get(concept.id) ?? [],
    })),
    problems: slotsOfLesson.get(row.id) ?? [],
  }));
  const lessonsOfUnit = Map.groupBy(lessons, (lesson) => lesson.unitId);
  const units: Unit[] = rows.units.map(({ id, courseId, unitNumber, title }) => ({
    ...{ id, courseId, unitNumber, title },
    lessons: lessonsOfUnit.get(id) ?? [],
  }));
  const unitsOfCourse = Map.groupBy(units, (unit) => unit.courseId);
  const courses: Course[] = rows.courses.map(({ id, title }) => ({
    ...{ id, title },
    units: unitsOfCourse.get(id) ?? [],
  }));
  return { courses, course: byId(courses), unit: byId(units), lesson: byId(lessons), slot: byId(slots) };
}

/** Every problem of a lesson: the examples concept by concept, then guided and practice. */
export function slotsOf(lesson: Lesson): Slot[] {
  return [...lesson.concepts.flatMap((concept) => concept.examples), ...lesson.problems];
}

function byId<T extends { id: number }>(items: T[]): ReadonlyMap<number, T> {
  return new Map(items.map((item) => [item.id, item]));
}

/** The level of a row; the tables hold no other numbers. */
export function toLevel(level: number): Level {
  if (level === 1 || level === 2 || level === 3) return level;
  throw new Error(`a problem slot has the level ${level}`);
}
