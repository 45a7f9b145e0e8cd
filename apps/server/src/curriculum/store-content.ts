import { createHash } from 'node:crypto';
import type { Curriculum as Content, Lesson as ContentLesson } from '@playforward/curriculum';
import type { Db } from '../db/pool.ts';
import {
  lockCurriculum,
  selectOptionalContentHash,
  syncConcepts,
  syncCourses,
  syncLessons,
  syncSlots,
  syncUnits,
  upsertContentHash,
} from './queries.ts';

/** The lock of the migrations, so that content is never stored into a schema that is changing. */
const advisoryLock = 7_051_964;

type StoreInput = { content: Content; now: Date };

/**
 * Brings the tables in line with the content files, all or nothing. Rows keep their ids by slug, so progress and
 * addresses outlive edits. Content that is already stored costs one read.
 */
export async function storeContent(db: Db, { content, now }: StoreInput): Promise<'stored' | 'unchanged'> {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  if ((await selectOptionalContentHash(db)) === hash) return 'unchanged';
  return db.transaction(async (tx) => {
    await lockCurriculum(tx, advisoryLock);
    if ((await selectOptionalContentHash(tx)) === hash) return 'unchanged';
    await storeRows(tx, content);
    await upsertContentHash(tx, { hash, now });
    return 'stored';
  });
}

async function storeRows(tx: Db, content: Content): Promise<void> {
  const { courses } = content;
  const courseIds = await syncCourses(
    tx,
    courses.map(({ slug, title }, position) => ({ slug, title, position, isActive: true })),
  );
  const units = courses.flatMap((course) => course.units.map((unit) => ({ course, unit })));
  const unitIds = await syncUnits(
    tx,
    units.map(({ course, unit: { slug, title, number } }) => ({
      slug,
      title,
      unitNumber: number,
      courseId: idOf(courseIds, course.slug),
      isActive: true,
    })),
  );
  const lessons = units.flatMap(({ unit }) => unit.lessons.map((lesson) => ({ unit, lesson })));
  const lessonIds = await syncLessons(
    tx,
    lessons.map(({ unit, lesson: { slug, number, title, intro, goals, mission } }) => ({
      ...{ slug, title, intro, goals: [...goals] },
      mission: { title: mission.title, decision: mission.decision },
      lessonNumber: number,
      unitId: idOf(unitIds, unit.slug),
      isActive: true,
    })),
  );
  await storeLessonParts(
    tx,
    lessons.map(({ lesson }) => ({ lesson, lessonId: idOf(lessonIds, lesson.slug) })),
  );
}

async function storeLessonParts(
  tx: Db,
  lessons: { lesson: ContentLesson; lessonId: number }[],
): Promise<void> {
  const conceptIds = await syncConcepts(
    tx,
    lessons.flatMap(({ lesson, lessonId }) =>
      lesson.concepts.map(({ title, definition, diagram, diagramCaption, ...concept }, position) => ({
        slug: conceptSlug(lesson, concept),
        ...{ lessonId, position, title, definition, diagram, diagramCaption },
        isActive: true,
      })),
    ),
  );
  const slots = lessons.flatMap(({ lesson, lessonId }) => [
    ...lesson.concepts.flatMap((concept) =>
      concept.examples.map((slot) => ({
        ...{ slot, lessonId },
        conceptId: idOf(conceptIds, conceptSlug(lesson, concept)),
      })),
    ),
    ...lesson.problems.map((slot) => ({ slot, lessonId, conceptId: null })),
  ]);
  await syncSlots(
    tx,
    slots.map(({ slot: { slug, type, skill, level }, lessonId, conceptId }, position) => ({
      ...{ slug, type, skill, level, lessonId, conceptId, position },
      isActive: true,
    })),
  );
}

/** The slug of a concept is its own only within its lesson. */
function conceptSlug(lesson: { slug: string }, concept: { slug: string }): string {
  return `${lesson.slug}/${concept.slug}`;
}

function idOf(ids: Map<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`the database gave no id for ${slug}`);
  return id;
}
