import {
  courseWithUnits,
  lessonPicture,
  unitWithCourse,
  unitWithLessonList,
  unitWithLessonMap,
} from '@playforward/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { firstLesson, openLesson, problemsInLesson, solve } from '../../testing/lesson-of.ts';
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

describe('courses and units', () => {
  test('list courses with units and lessons keyed by id [L-139] [L-142] [L-254]', async () => {
    const answer = await get('/api/courses/with-units');
    expect(answer.statusCode).toBe(200);
    const [course] = z.array(courseWithUnits).min(1).parse(answer.json());
    const [unitId, unit] = Object.entries(course?.units ?? {})[0] ?? [];
    expect(unitId).toBe(String(unit?.id));
    expect(Object.values(unit?.lessons ?? {}).length).toBeGreaterThan(0);
  });

  test('tell the first picture of a lesson and deal none of its problems', async () => {
    const { id } = firstLesson(server);
    const answer = await get(`/api/lessons/${id}/picture`);
    const { diagram_image_url } = lessonPicture.parse(answer.json());
    const picture = await get(diagram_image_url ?? '', {});
    expect(picture.headers['content-type']).toBe('image/svg+xml');
    expect((await get('/api/lessons/99999/picture')).statusCode).toBe(404);
    expect((await get(`/api/lessons/${id}/picture`, {})).statusCode).toBe(401);
  });

  test('answer a unit in its three forms [L-143] [L-144] [L-256] [L-260]', async () => {
    const { unitId, id } = firstLesson(server);
    const list = unitWithLessonList.parse((await get(`/api/units/${unitId}`)).json());
    expect(list.lessons.map((lesson) => lesson.id)).toContain(id);
    const map = unitWithLessonMap.parse((await get(`/api/units/${unitId}/with-lesson-details`)).json());
    expect(map.lessons[String(id)]).toMatchObject({ id, unit_id: unitId, state: 'not_started' });
    const withCourse = unitWithCourse.parse((await get(`/api/units/${unitId}/with-course`)).json());
    expect(withCourse.course.title).not.toBe('');
  });

  test.each(['999999', 'abc', '0', '-1', '99999999999', '1.5'])('answer 404 for the unit %s', async (id) => {
    for (const rest of ['', '/with-lesson-details', '/with-course']) {
      const answer = await get(`/api/units/${id}${rest}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ detail: 'Unit not found' });
    }
  });

  test('refuse every call without a token [L-254]', async () => {
    for (const url of ['/api/courses/with-units', '/api/units/1', '/api/lessons/1/full']) {
      expect((await get(url, {})).statusCode).toBe(401);
    }
  });

  test('refuse unknown query keys', async () => {
    expect((await get('/api/courses/with-units?x=1')).statusCode).toBe(422);
  });
});

describe('the full lesson', () => {
  test('has intro, goals, concepts and problems of every kind [L-145] [L-146] [L-147] [L-148] [L-258]', async () => {
    const lesson = await openLesson(server, student, firstLesson(server).id);
    expect(lesson.goals.length).toBeGreaterThan(0);
    expect(lesson.problems.map((problem) => problem.type)).toEqual(
      expect.arrayContaining(['guided', 'practice']),
    );
    for (const problem of problemsInLesson(lesson)) {
      expect(problem.answers.length).toBeGreaterThanOrEqual(2);
      expect(problem.state).toBe('not_started');
    }
    expect(Object.values(lesson.math).every((html) => html.startsWith('<span class="katex'))).toBe(true);
  });

  test('is the same at every call and different for another student', async () => {
    const { id } = firstLesson(server);
    const first = await openLesson(server, student, id);
    expect(await openLesson(server, student, id)).toEqual(first);
    const other = await openLesson(server, await server.student(), id);
    const ids = new Set(problemsInLesson(first).map((problem) => problem.id));
    expect(problemsInLesson(other).some((problem) => ids.has(problem.id))).toBe(false);
  });

  test('makes each problem once when many calls open it at the same time', async () => {
    const fresh = await server.student();
    const { id } = firstLesson(server);
    const answers = await Promise.all(Array.from({ length: 20 }, () => openLesson(server, fresh, id)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test('holds back key, reasons, results and steps until a problem is solved [L-148]', async () => {
    const fresh = await server.student();
    const { id } = firstLesson(server);
    const lesson = await openLesson(server, fresh, id);
    const text = JSON.stringify(lesson);
    expect(text).not.toMatch(/"(correct|is_correct|reason|misconception|seed|params|distractors|claims)"/);
    for (const problem of problemsInLesson(lesson)) {
      const own = await server.app.curriculum.problems.findOptional(fresh, problem.id);
      for (const choice of own?.rendered.choices ?? [])
        expect(text).not.toContain(JSON.stringify(choice.reason));
      expect(problem.final_answer).toBeNull();
      if (problem.type === 'guided') expect(problem.steps.length).toBeGreaterThan(0);
      else expect(problem.steps).toEqual([]);
      for (const answer of problem.answers) expect(Object.keys(answer).sort()).toEqual(['id', 'text']);
    }

    const solved = problemsInLesson(lesson).find((problem) => problem.type === 'practice');
    if (!solved) throw new Error('the lesson has no practice problem');
    await solve(server, fresh, { id: solved.id, lessonId: id });
    const after = await openLesson(server, fresh, id);
    const shown = problemsInLesson(after).find((problem) => problem.id === solved.id);
    expect(shown?.state).toBe('completed');
    expect(shown?.final_answer).toBeTruthy();
    expect(shown?.steps.length).toBeGreaterThan(0);
    expect(after.state).toBe('started');
    const others = problemsInLesson(after).filter((problem) => problem.id !== solved.id);
    expect(others.every((problem) => problem.final_answer === null)).toBe(true);
  });

  test.each(['999999', 'abc', '0', '1e3', '99999999999', '%20'])(
    'answers null for the lesson %s (D-68) [L-259]',
    async (id) => {
      const answer = await get(`/api/lessons/${id}/full`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toContain('application/json');
      expect(answer.json()).toBeNull();
    },
  );

  test('is sent packed to a browser that asks for it', async () => {
    const { id } = firstLesson(server);
    const plain = await get(`/api/lessons/${id}/full`);
    const packed = await get(`/api/lessons/${id}/full`, {
      ...student.headers,
      'accept-encoding': 'gzip, br',
    });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(packed.headers['cache-control']).toBe('no-store');
  });
});

describe('diagrams', () => {
  test('load without a token, for ever, and survive a restart [L-288]', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
    await server.context.pool.query('INSERT INTO diagrams VALUES ($1, $2, now())', ['0123456789abcdef', svg]);
    const answer = await get('/assets/diagrams/0123456789abcdef.svg', {});
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(svg);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; font-src data:",
      'x-content-type-options': 'nosniff',
    });
  });

  test('of a lesson are all served under the address the lesson names', async () => {
    const lesson = await openLesson(server, student, firstLesson(server).id);
    const problems = problemsInLesson(lesson);
    const pictures = [...problems, ...problems.flatMap((problem) => problem.steps), ...lesson.concepts];
    for (const { diagram_image_url: url, diagram_alt: alt } of pictures) {
      expect(alt === null).toBe(url === null);
      if (url === null) continue;
      const answer = await get(url, {});
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<svg');
    }
  });

  test.each(['ffffffffffffffff.svg', 'x.svg', '0123456789abcdef.png'])('answer 404 for %s', async (file) => {
    expect((await get(`/assets/diagrams/${file}`, {})).statusCode).toBe(404);
  });
});
