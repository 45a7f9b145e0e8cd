import type {
  ConceptFile,
  Curriculum as Content,
  CourseFile,
  LessonFile,
  ProblemLevel,
  SlotFile,
  StretchSlotFile,
  UnitFile,
} from '@playforward/curriculum';
import type { ContentIds } from './content-ids.ts';

/** A place for one problem in a lesson. */
export type Slot = (SlotFile | StretchSlotFile) & { readonly id: number; readonly lessonId: number };

export type Concept = Omit<ConceptFile, 'examples'> & { readonly examples: readonly Slot[] };

/** A lesson as its file states it, with the ids of this server. */
export type Lesson = Omit<LessonFile, 'concepts' | 'problems' | 'stretch'> & {
  readonly id: number;
  readonly unitId: number;
  readonly concepts: readonly Concept[];
  /** Guided and practice problems in their order. */
  readonly problems: readonly Slot[];
  readonly stretch?: Slot;
};

export type Unit = Omit<UnitFile, 'lessons'> & {
  readonly id: number;
  readonly courseId: number;
  readonly lessons: readonly Lesson[];
};

export type Course = Omit<CourseFile, 'units'> & { readonly id: number; readonly units: readonly Unit[] };

/** The whole curriculum in memory; it only changes at a start. */
export type CurriculumIndex = {
  readonly courses: readonly Course[];
  readonly course: ReadonlyMap<number, Course>;
  readonly unit: ReadonlyMap<number, Unit>;
  readonly lesson: ReadonlyMap<number, Lesson>;
  readonly slot: ReadonlyMap<number, Slot>;
};

/** Gives everything in the content files its id; units and lessons stand by their numbers. */
export function buildCurriculumIndex(content: Content, ids: ContentIds): CurriculumIndex {
  const courses = content.courses.map((course): Course => {
    const id = ids.course(course.slug);
    const units = course.units.map((unit) => toUnit(unit, id, ids));
    return { ...course, id, units: units.toSorted(byNumber) };
  });
  const units = courses.flatMap((course) => course.units);
  const lessons = units.flatMap((unit) => unit.lessons);
  return {
    courses,
    course: byId(courses),
    unit: byId(units),
    lesson: byId(lessons),
    slot: byId(lessons.flatMap(allSlots)),
  };
}

function toUnit(unit: UnitFile, courseId: number, ids: ContentIds): Unit {
  const id = ids.unit(unit.slug);
  const lessons = unit.lessons.map((lesson) => toLesson(lesson, id, ids));
  return { ...unit, id, courseId, lessons: lessons.toSorted(byNumber) };
}

function toLesson(lesson: LessonFile, unitId: number, ids: ContentIds): Lesson {
  const id = ids.lesson(lesson.slug);
  const toSlot = (slot: SlotFile | StretchSlotFile): Slot => ({
    ...slot,
    id: ids.slot(slot.slug),
    lessonId: id,
  });
  const { stretch, ...rest } = lesson;
  return {
    ...rest,
    id,
    unitId,
    concepts: lesson.concepts.map((concept) => ({ ...concept, examples: concept.examples.map(toSlot) })),
    problems: lesson.problems.map(toSlot),
    ...(stretch && { stretch: toSlot(stretch) }),
  };
}

/** Every problem of a lesson: the examples concept by concept, then guided and practice, then the stretch problem. */
export function allSlots({ concepts, problems, stretch }: Lesson): Slot[] {
  return [...concepts.flatMap((concept) => concept.examples), ...problems, ...(stretch ? [stretch] : [])];
}

type Numbered = { readonly number: number; readonly id: number };

function byNumber(a: Numbered, b: Numbered): number {
  return a.number - b.number || a.id - b.id;
}

function byId<T extends { readonly id: number }>(items: readonly T[]): ReadonlyMap<number, T> {
  return new Map(items.map((item) => [item.id, item]));
}

/** The level of a row; the tables hold no other numbers. */
export function toLevel(level: number): ProblemLevel {
  if (level === 1 || level === 2 || level === 3 || level === 4) return level;
  throw new Error(`a problem has the level ${level}`);
}
