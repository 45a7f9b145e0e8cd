import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, personWith, studentNamed } from '../../../testing/class-of.ts';
import { firstLesson } from '../../../testing/lesson-of.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../../testing/test-server.ts';

let server: TestServer;
let teacher: TestStudent;
beforeAll(async () => {
  server = await createTestServer();
  teacher = await personWith(server, 'teacher');
});
afterAll(() => server.close());

const guide = (lessonId: number | string, who = teacher) =>
  call(server, who, { url: `/api/teach/lessons/${lessonId}/guide` });

test('a teacher reads what to expect, ask and listen for, beside what the skills know themselves', async () => {
  const { statusCode, headers, body } = await guide(firstLesson(server).id);
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  const said = [
    '6.RP.A.1', // its standard
    'Equivalent Ratios', // a lesson that builds on it
    'Most choose “1 more red”', // what the author wrote
    'Build the same thing twice. Is it still one more?',
    'swaps the order of the terms', // what its skills know
    'wrote the lines below', // the error to find
    'part-to-whole ratio</strong>', // a word
    '6 min',
  ];
  for (const words of said) expect(body).toContain(words);
});

test('every lesson has its notes, also one whose author has not written any', async () => {
  // By day the fifth part of the lessons; at night all.
  const parts = process.env.WHOLE === '1' ? 1 : 5;
  const lessons = [...server.app.curriculum.index.lesson.values()].filter((_, nth) => nth % parts === 0);
  for (const { id, teacher: notes, title } of lessons) {
    const { statusCode, body } = await guide(id);
    expect(statusCode, title).toBe(200);
    expect(body.includes('still to be written')).toBe(notes === undefined);
  }
});

test('it is no page for students, and none for a lesson that does not exist', async () => {
  const student = await studentNamed(server, 'Ana');
  expect((await guide(firstLesson(server).id, student)).statusCode).toBe(404);
  expect((await guide('abc')).statusCode).toBe(404);
  expect((await guide(999_999)).statusCode).toBe(404);
});
