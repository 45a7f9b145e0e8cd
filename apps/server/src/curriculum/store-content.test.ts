import type { Curriculum as Content, Lesson as ContentLesson } from '@playforward/curriculum';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPool } from '../db/pool.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { buildCurriculumIndex, slotsOf } from './curriculum-index.ts';
import { selectActiveCurriculum } from './queries.ts';
import { storeContent } from './store-content.ts';

const now = new Date('2026-09-01T08:00:00Z');
let database: TestDatabase;
let open: ReturnType<typeof openPool>;

beforeAll(async () => {
  database = await createTestDatabase();
  open = openPool(database.connectionString, 4);
});
beforeEach(async () => {
  await open.pool.query('TRUNCATE courses, curriculum_state CASCADE');
});
afterAll(async () => {
  await open.pool.end();
  await database.drop();
});

function makeLesson(slug: string, changes: Partial<ContentLesson> = {}): ContentLesson {
  return {
    slug,
    number: 1,
    title: `Lesson ${slug}`,
    intro: 'Intro.',
    goals: ['Goal'],
    standards: ['6.RP.A.1'],
    prerequisites: [],
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

function makeContent(...lessons: ContentLesson[]): Content {
  return {
    courses: [
      {
        ...{ slug: 'course', title: 'Course', displayTitle: 'Course', summary: 'All of it.' },
        units: [{ slug: 'unit', number: 1, title: 'Unit', focus: 'Ratios.', lessons }],
      },
    ],
  };
}

const store = (content: Content) => storeContent(open.db, { content, now });
const load = async () => buildCurriculumIndex(await selectActiveCurriculum(open.db));

async function lessonIds() {
  const { rows } = await open.pool.query('SELECT slug, id, is_active FROM lessons ORDER BY slug');
  return Object.fromEntries(rows.map((row) => [row.slug, { id: row.id, active: row.is_active }]));
}

describe('storeContent', () => {
  test('stores the whole tree and reads it back in its order', async () => {
    expect(await store(makeContent(makeLesson('b', { number: 2 }), makeLesson('a')))).toBe('stored');
    const { courses } = await load();
    expect(courses[0]?.units[0]?.lessons.map((lesson) => lesson.title)).toEqual(['Lesson a', 'Lesson b']);
    const lesson = courses[0]?.units[0]?.lessons[0];
    expect(lesson).toMatchObject({ goals: ['Goal'], mission: { title: 'Mission', decision: 'Decide.' } });
    expect(lesson && slotsOf(lesson).map((slot) => [slot.type, slot.level])).toEqual([
      ['example', 1],
      ['guided', 2],
      ['practice', 3],
    ]);
  });

  test('does nothing when the content is already stored', async () => {
    const content = makeContent(makeLesson('a'));
    await store(content);
    expect(await store(content)).toBe('unchanged');
  });

  test('keeps ids over edits, and switches content off that is gone and on again when it is back', async () => {
    await store(makeContent(makeLesson('a'), makeLesson('b', { number: 2 })));
    const before = await lessonIds();
    await store(makeContent(makeLesson('a', { title: 'A better title', number: 3 }), makeLesson('c')));
    const edited = await lessonIds();
    expect(edited.a).toEqual(before.a);
    expect(edited.b).toEqual({ id: before.b?.id, active: false });
    const index = await load();
    expect([...index.lesson.values()].map((lesson) => lesson.title)).toEqual(['Lesson c', 'A better title']);
    await store(makeContent(makeLesson('a'), makeLesson('b', { number: 2 })));
    expect((await lessonIds()).b).toEqual(before.b);
  });

  test('stores once when several processes start together', async () => {
    const content = makeContent(makeLesson('a'));
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => store(content)));
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
    expect((await load()).lesson.size).toBe(1);
  });

  test('keeps the old content when the new one cannot be stored', async () => {
    await store(makeContent(makeLesson('a')));
    const twice = makeContent(makeLesson('a'), makeLesson('a'));
    await expect(store(twice)).rejects.toThrow();
    expect([...(await load()).lesson.values()].map((lesson) => lesson.title)).toEqual(['Lesson a']);
  });
});
