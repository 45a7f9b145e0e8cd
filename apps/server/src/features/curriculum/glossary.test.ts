import { glossaryList, glossaryWord, splitParagraphs, splitTerms } from '@playforward/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFirstUses } from '../../curriculum/first-uses.ts';
import { wordSlug } from '../../curriculum/glossary-index.ts';
import { openLesson } from '../../testing/lesson-of.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../testing/test-server.ts';

let server: TestServer;
let student: TestStudent;
beforeAll(async () => {
  server = await createTestServer();
  student = await server.student();
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = student.headers) =>
  server.app.inject({ url, headers });
const lessons = () => [...server.app.curriculum.index.lesson.values()];

describe('the glossary', () => {
  test('lists every word of every lesson once, in the order of the alphabet', async () => {
    const answer = await get('/api/glossary');
    const { words, courses } = glossaryList.parse(answer.json());
    const written = lessons().flatMap((lesson) => lesson.words.map(({ term }) => wordSlug(term)));
    expect(written.length).toBeGreaterThan(words.length);
    expect(new Set(words.map(({ slug }) => slug))).toEqual(new Set(written));
    expect(words).toHaveLength(new Set(written).size);
    const terms = words.map(({ term }) => term);
    expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'en')));
    const known = courses.map(({ id }) => id);
    for (const { slug, course_ids } of words) {
      expect(course_ids.length, slug).toBeGreaterThan(0);
      expect(known, slug).toEqual(expect.arrayContaining(course_ids));
    }
    expect(answer.headers['cache-control']).toBe('private, max-age=3600');
  });

  test('shows a word of several courses as one entry, with a picture that loads for each lesson', async () => {
    const word = glossaryWord.parse((await get('/api/glossary/unit-rate')).json());
    expect(word.term).toBe('unit rate');
    expect(new Set(word.senses.map(({ course_id }) => course_id)).size).toBeGreaterThan(1);
    for (const { diagram_image_url, diagram_alt, lesson_id } of word.senses) {
      expect(diagram_alt).not.toBe(null);
      const picture = await get(diagram_image_url ?? '', {});
      expect(picture.headers['content-type']).toBe('image/svg+xml');
      expect(server.app.curriculum.index.lesson.has(lesson_id)).toBe(true);
    }
  });

  test('answers 404 for a word it has not and 401 without a token', async () => {
    for (const slug of ['wizard', 'Unit-Rate', '..%2f']) {
      const answer = await get(`/api/glossary/${slug}`);
      expect(answer.statusCode).toBe(404);
    }
    expect((await get('/api/glossary/wizard')).headers['cache-control']).toBe('no-store');
    for (const url of ['/api/glossary', '/api/glossary/unit-rate'])
      expect((await get(url, {})).statusCode).toBe(401);
  });
});

describe('the first use of a word', () => {
  test('is told for each word of each lesson at one place, which holds the word or a form of it', () => {
    for (const lesson of lessons()) {
      const uses = findFirstUses(lesson);
      for (const { term, forms } of lesson.words) {
        const own = uses.filter(({ slug }) => slug === wordSlug(term));
        const names = [term, ...forms].map((name) => name.toLowerCase());
        expect(own, `${lesson.slug}: ${term}`).toHaveLength(1);
        for (const { text, paragraph, piece, start, end } of own) {
          const whole =
            text === 0 ? [lesson.intro] : splitParagraphs(lesson.concepts[text - 1]?.definition ?? '');
          const part = splitTerms(whole[paragraph] ?? '')[piece];
          expect(part?.kind).not.toBe('math');
          expect(names).toContain(part && 'text' in part && part.text.slice(start, end).toLowerCase());
        }
      }
    }
  });

  test('is not within a longer word of the lesson, nor in a formula', () => {
    const word = { forms: [], concept: 'c', meaning: 'm', example: 'e', counterexample: 'c', diagram: null };
    const words = ['factor', 'greatest common factor'].map((term) => ({ ...word, term }));
    const intro = 'Find $factor$ and the **greatest common factor**.';
    const uses = findFirstUses({ words, intro, concepts: [{ definition: 'Two.\n\nA factor.' }] });
    expect(uses).toEqual([
      { slug: 'greatest-common-factor', text: 0, paragraph: 0, piece: 3, start: 0, end: 22 },
      { slug: 'factor', text: 1, paragraph: 1, piece: 0, start: 2, end: 8 },
    ]);
  });

  test('comes with the lesson', async () => {
    const lesson = lessons().find(({ slug }) => slug === 'm8-compare-proportional-8');
    const view = await openLesson(server, student, lesson?.id ?? 0);
    expect(view.first_uses?.map(({ slug }) => slug).toSorted()).toEqual(['representation', 'slope']);
  });
});
