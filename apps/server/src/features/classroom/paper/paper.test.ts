import { checkView, newPaper } from '@playforward/contract';
import type { RenderedProblem } from '@playforward/curriculum';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, makeClass, personWith, studentNamed } from '../../../testing/class-of.ts';
import { firstLesson, openLesson } from '../../../testing/lesson-of.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../../testing/test-server.ts';
import { inHtml } from '../in-html.ts';
import { plainIdea } from '../plain-idea.ts';
import { writeContent } from './write-content.ts';
import { writeRight, writeWrong } from './write-problems.ts';

let server: TestServer;
let teacher: TestStudent;
let student: TestStudent;
let room: { id: number };

beforeAll(async () => {
  server = await createTestServer();
  teacher = await personWith(server, 'teacher');
  student = await studentNamed(server, 'Ana');
  room = await makeClass(server, teacher);
});
afterAll(() => server.close());

async function make(versions: number, task: object = { kind: 'lesson', lesson_id: firstLesson(server).id }) {
  const url = `/api/teach/classes/${room.id}/papers`;
  const answer = await call(server, teacher, { method: 'POST', url, payload: { task, versions } });
  expect(answer.statusCode).toBe(201);
  const { code, address } = newPaper.parse(answer.json());
  const page = await call(server, teacher, { url: address });
  const { rows } = await server.context.pool.query<{ rendered: RenderedProblem[][] }>(
    'SELECT rendered FROM papers WHERE code = $1',
    [code],
  );
  return { code, page, problems: rows[0]?.rendered ?? [] };
}

const openOnScreen = async (paper: string, version: string) =>
  checkView.parse(
    (await call(server, student, { method: 'POST', url: '/api/checks', payload: { paper, version } })).json(),
  );

describe('[CLASSROOM-8] a version of a worksheet', () => {
  test('has the same problems on the sheet, in the key and on the screen', async () => {
    const { code, page, problems } = await make(4);
    const sheets = page.body.split('<section class="sheet">').slice(1);
    const key = sheets[4] ?? '';
    expect(sheets).toHaveLength(5);
    for (const [nth, version] of ['A', 'B', 'C', 'D'].entries()) {
      const asked = problems[nth] ?? [];
      for (const { question } of asked) expect(sheets[nth]).toContain(writeContent(question));
      const row = key.split(`<th scope="row">Version ${version}</th>`)[1]?.split('</tr>')[0];
      expect(row).toBe(asked.map((problem) => `<td>${writeRight(problem)}</td>`).join(''));
      const shown = await openOnScreen(code, version);
      expect(shown.problems.map(({ question }) => question)).toEqual(asked.map(({ question }) => question));
    }
    expect((await call(server, teacher, { url: `/api/teach/papers/${code}` })).body).toBe(page.body);
  });

  test('has its own wrong answers and the ideas behind them in the key', async () => {
    const { page, problems } = await make(4);
    const key = page.body.split('<section class="sheet">')[5] ?? '';
    for (const [nth, version] of ['A', 'B', 'C', 'D'].entries()) {
      const own = key.split(`Answer, Version ${version}</th>`)[1]?.split('Answer, Version')[0] ?? '';
      for (const problem of problems[nth] ?? []) {
        for (const { id, correct, misconception } of problem.choices) {
          if (correct || misconception === null || misconception === 'slip') continue;
          const line = `<tr><td>${writeWrong(problem, id)}</td><td>${inHtml(plainIdea(misconception))}</td></tr>`;
          expect(own).toContain(line);
        }
      }
    }
  });

  test('asks the same skills at the same levels as the others, with other numbers', async () => {
    const { problems } = await make(4, { kind: 'unit-check', unit_id: firstLesson(server).unitId });
    const asked = problems.map((one) => one.map(({ id }) => `${id.skill} ${id.level}`));
    expect(new Set(asked.map((one) => one.length)).size).toBe(1);
    expect(problems[0]).not.toEqual(problems[1]);
    expect(asked[0]?.map((one) => one.split(' ')[0])).toEqual(asked[1]?.map((one) => one.split(' ')[0]));
  });

  test('carries a picture of its own address, and the code opens it however it is typed', async () => {
    const { code, page } = await make(2);
    expect(page.body.match(/<svg/g)).toHaveLength(2);
    expect(page.body).toContain(`/w/${code}/B`);
    expect((await openOnScreen(`${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`, 'B')).kind).toBe(
      'paper',
    );
  });
});

test('[CLASSROOM-20] sheets need no script, load nothing, and hold no color', async () => {
  const { page } = await make(1);
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; img-src data:; style-src 'sha256-/,
  );
  expect(page.body).not.toMatch(/<script|<link|src="(?!data:)| style="/);
});

test('[CLASSROOM-2] the key opens for who made it alone, and a wrong code is told', async () => {
  const { code } = await make(1);
  const other = await personWith(server, 'teacher', 'Mr. Other');
  for (const person of [student, other])
    expect((await call(server, person, { url: `/api/teach/papers/${code}` })).statusCode).toBe(404);
  const payload = { paper: 'AAAAAAA', version: 'A' };
  const answer = await call(server, student, { method: 'POST', url: '/api/checks', payload });
  expect([answer.statusCode, answer.json().detail]).toEqual([404, expect.stringContaining('code')]);
});

test('a lesson prints with its ideas and the own practice, without the answers', async () => {
  const lesson = await openLesson(server, student, firstLesson(server).id);
  const page = await call(server, student, { url: `/api/lessons/${lesson.id}/sheet` });
  expect(page.statusCode).toBe(200);
  for (const { title } of lesson.concepts) expect(page.body).toContain(title);
  for (const { question, type } of lesson.problems)
    if (type === 'practice') expect(page.body).toContain(writeContent(question));
  for (const { id } of lesson.problems) {
    const own = await server.app.curriculum.problems.findOptional(student, id);
    for (const { reason } of own?.rendered.choices ?? [])
      expect(page.body).not.toContain(writeContent(reason));
  }
});
