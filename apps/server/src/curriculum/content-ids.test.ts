import type { Curriculum as Content, LessonFile } from '@playforward/curriculum';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrate, readMigrations } from '../db/migrate.ts';
import { openPool } from '../db/pool.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { readContentIds } from './content-ids.ts';
import { allSlots, buildCurriculumIndex } from './curriculum-index.ts';

let database: TestDatabase;
let open: ReturnType<typeof openPool>;

beforeAll(async () => {
  database = await createTestDatabase();
  open = openPool(database.connectionString, 4);
});
beforeEach(async () => {
  await open.pool.query('TRUNCATE content_ids');
});
afterAll(async () => {
  await open.pool.end();
  await database.drop();
});

function makeLesson(slug: string, changes: Partial<LessonFile> = {}): LessonFile {
  return {
    slug,
    number: 1,
    title: `Lesson ${slug}`,
    intro: 'Intro.',
    goals: ['Goal'],
    standards: ['6.RP.A.1'],
    prerequisites: [],
    words: [],
    path: `${slug}.md`,
    mission: {
      title: 'Mission',
      decision: 'Decide.',
      computes: 'A ratio.',
      dataKind: 'table',
      dataShows: 'Counts.',
    },
    concepts: [
      {
        slug: 'idea',
        skills: ['some-skill'],
        title: 'Idea',
        definition: 'Definition.',
        diagram: null,
        diagramCaption: null,
        examples: [{ slug: `${slug}/example`, type: 'example', skill: 'some-skill', level: 1 }],
      },
    ],
    problems: [
      { slug: `${slug}/guided`, type: 'guided', skill: 'some-skill', level: 2 },
      { slug: `${slug}/practice`, type: 'practice', skill: 'some-skill', level: 3 },
    ],
    ...changes,
  };
}

function makeContent(...lessons: LessonFile[]): Content {
  return {
    courses: [
      {
        slug: 'course',
        title: 'Course',
        displayTitle: 'Course',
        summary: 'All of it.',
        units: [{ slug: 'unit', number: 1, title: 'Unit', focus: 'Ratios.', lessons }],
      },
    ],
  };
}

/** What a start of the program with this content has in memory. */
const start = async (content: Content) =>
  buildCurriculumIndex(content, await readContentIds(open.db, content));

const lessonIds = (index: Awaited<ReturnType<typeof start>>) =>
  Object.fromEntries([...index.lesson.values()].map(({ slug, id }) => [slug, id]));

describe('the curriculum in memory', () => {
  test('has the whole tree in its order, with numbers from 1', async () => {
    const { courses } = await start(makeContent(makeLesson('b', { number: 2 }), makeLesson('a')));
    expect(courses[0]?.units[0]?.lessons.map(({ title }) => title)).toEqual(['Lesson a', 'Lesson b']);
    expect([courses[0]?.id, courses[0]?.units[0]?.id]).toEqual([1, 1]);
    const lesson = courses[0]?.units[0]?.lessons[0];
    expect(lesson).toMatchObject({ goals: ['Goal'], mission: { title: 'Mission', decision: 'Decide.' } });
    expect(lesson && allSlots(lesson).map((slot) => [slot.type, slot.level])).toEqual([
      ['example', 1],
      ['guided', 2],
      ['practice', 3],
    ]);
  });

  test('keeps its numbers over starts', async () => {
    const content = makeContent(makeLesson('a'), makeLesson('b', { number: 2 }));
    expect(await start(content)).toEqual(await start(content));
  });

  test('keeps numbers over edits, leaves out what is gone, and knows it again when it is back', async () => {
    const before = lessonIds(await start(makeContent(makeLesson('a'), makeLesson('b', { number: 2 }))));
    const index = await start(
      makeContent(makeLesson('a', { title: 'A better title', number: 3 }), makeLesson('c')),
    );
    expect(lessonIds(index)).toEqual({ a: before.a, c: 3 });
    expect([...index.lesson.values()].map((lesson) => lesson.title)).toEqual(['Lesson c', 'A better title']);
    const back = await start(makeContent(makeLesson('a'), makeLesson('b', { number: 2 })));
    expect(lessonIds(back)).toEqual(before);
  });

  test('has one number for each lesson when several programs start together, also with different lessons', async () => {
    const lessons = ['a', 'b', 'c', 'd'].map((slug, nth) => makeLesson(slug, { number: nth }));
    const started = await Promise.all(
      lessons.flatMap((lesson) => [start(makeContent(lesson)), start(makeContent(...lessons))]),
    );
    const known = lessonIds(await start(makeContent(...lessons)));
    expect(new Set(Object.values(known)).size).toBe(lessons.length);
    for (const index of started) expect(known).toMatchObject(lessonIds(index));
  });

  test('is refused when one slug stands for two lessons', async () => {
    await expect(start(makeContent(makeLesson('a'), makeLesson('a')))).rejects.toThrow(
      'two things of the content are the lesson a',
    );
  });
});

test('a database of an earlier program keeps every number, that of lessons which are gone too', async () => {
  const earlier = await createTestDatabase({ empty: true });
  const { pool, db } = openPool(earlier.connectionString, 2);
  const all = readMigrations();
  const before = all.filter(({ name }) => name < '0102');
  await migrate(pool, before);
  await pool.query(`
    INSERT INTO courses (slug, position, title) VALUES ('course', 0, 'Course');
    INSERT INTO units (slug, course_id, unit_number, title) VALUES ('gone', 1, 7, 'Gone'), ('unit', 1, 1, 'Unit');
    INSERT INTO lessons (slug, unit_id, lesson_number, title, intro, goals, is_active)
    VALUES ('b', 2, 1, 'B', '', '[]', false), ('a', 2, 2, 'A', '', '[]', true);
    INSERT INTO problem_slots (slug, lesson_id, type, position, skill, level)
    VALUES ('x', 1, 'guided', 0, 'some-skill', 1), ('a/practice', 2, 'practice', 0, 'some-skill', 1);`);
  expect((await migrate(pool, all)).applied).toContain('0102_curriculum__ids_only');
  const content = makeContent(makeLesson('a'), makeLesson('c'));
  const index = buildCurriculumIndex(content, await readContentIds(db, content));
  expect(lessonIds(index)).toEqual({ a: 2, c: 3 });
  expect([...index.unit.keys(), ...index.course.keys()]).toEqual([2, 1]);
  expect([...index.slot.values()].find(({ slug }) => slug === 'a/practice')?.id).toBe(2);
  expect(new Set(index.slot.keys()).has(1)).toBe(false);
  await pool.end();
  await earlier.drop();
});
