import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLesson, problemsInLesson, submit } from '../../testing/lesson-of.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../testing/test-server.ts';

const skill = 'm6-graph-simple-inequality';

let server: TestServer;
let student: TestStudent;
beforeAll(async () => {
  server = await createTestServer();
  student = await server.student();
});
afterAll(() => server.close());

/** A student's example of a choice among pictures, with its lesson. */
async function openPictures() {
  const lesson = [...server.app.curriculum.index.lesson.values()].find(({ concepts }) =>
    concepts.some(({ examples }) => examples.some((slot) => slot.skill === skill)),
  );
  if (!lesson) throw new Error(`no lesson shows ${skill}`);
  const full = await openLesson(server, student, lesson.id);
  for (const problem of problemsInLesson(full)) {
    const own = await server.app.curriculum.problems.findOptional(student, problem.id);
    if (own?.rendered.id.skill === skill) return { lesson: full, problem, own };
  }
  throw new Error(`the lesson has no problem of ${skill}`);
}

test('each choice that is a picture has words and an address of its own picture (decision 0065) [L-148]', async () => {
  const { problem } = await openPictures();
  expect(problem.answers).toHaveLength(4);
  const urls = problem.answers.map(({ diagram_image_url }) => diagram_image_url);
  expect(new Set(urls).size).toBe(4);
  expect(new Set(problem.answers.map(({ text }) => text)).size).toBe(4);
  for (const answer of problem.answers) {
    expect(Object.keys(answer).sort()).toEqual(['diagram_image_url', 'id', 'text']);
    const picture = await server.app.inject({ url: String(answer.diagram_image_url) });
    expect(picture.statusCode).toBe(200);
    expect(picture.headers['content-type']).toContain('image/svg+xml');
    expect(picture.body).toContain('Number line');
  }
});

test('a picture does not say whether it is right, and the choice is judged like any other', async () => {
  const { lesson, problem, own } = await openPictures();
  const wrong = own.rendered.choices.find(({ correct }) => !correct);
  if (!wrong) throw new Error('the problem has no wrong choice');
  for (const { diagram_image_url } of problem.answers) {
    const { body } = await server.app.inject({ url: String(diagram_image_url) });
    expect(body).not.toMatch(/right answer|correct|wrong|misconception/i);
  }
  const answer = await submit(server, student, {
    problem_id: problem.id,
    lesson_id: lesson.id,
    answer_id: wrong.id,
  });
  expect(answer.json()).toMatchObject({ is_correct: false, counted: true, final_answer: null });
  expect(answer.json().answer_details.reason).toBe(wrong.reason);
});
