import { assignmentDetail, checkView } from '@playforward/contract';
import type { RenderedProblem } from '@playforward/curriculum';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, join, makeClass, personWith, studentNamed } from '../../../testing/class-of.ts';
import { firstLesson } from '../../../testing/lesson-of.ts';
import { createMovableClock } from '../../../testing/movable-clock.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../../testing/test-server.ts';

const clock = createMovableClock();
let server: TestServer;
let okafor: TestStudent;
let lind: TestStudent;
let students: TestStudent[];
let room: { id: number; code: string | null };

beforeAll(async () => {
  server = await createTestServer({ clock });
  okafor = await personWith(server, 'teacher');
  lind = await personWith(server, 'teacher', 'Mr. Lind');
  room = await makeClass(server, okafor);
  await server.context.pool.query(
    'INSERT INTO class_teachers (class_id, user_id, since) VALUES ($1, $2, now())',
    [room.id, lind.id],
  );
  students = [await studentNamed(server, 'Ana'), await studentNamed(server, 'Ben')];
  for (const student of students) await join(server, student, room.code);
});
afterAll(() => server.close());

const minutes = (n: number) => new Date(clock.now().getTime() + n * 60_000).toISOString();
const url = (rest = '') => `/api/teach/classes/${room.id}/assignments${rest}`;

async function give() {
  const task = { kind: 'exit-ticket', lesson_id: firstLesson(server).id, count: 3 };
  const payload = { task, closes_at: minutes(60) };
  return assignmentDetail.parse((await call(server, okafor, { method: 'POST', url: url(), payload })).json());
}
const show = async (teacher: TestStudent, id: string) =>
  assignmentDetail.parse((await call(server, teacher, { url: url(`/${id}`) })).json());

test('of two teachers who save at the same moment one is told, and the other’s change is whole', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id, revision } = await give();
    const wanted = [
      { closes_at: minutes(90), student_ids: [students[0]?.id] },
      { closes_at: minutes(30), student_ids: [students[1]?.id] },
    ];
    const answers = await Promise.all(
      [okafor, lind].map((teacher, nth) =>
        call(server, teacher, {
          method: 'PATCH',
          url: url(`/${id}`),
          payload: { revision, ...wanted[nth] },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(answers[1 - winner]?.json().detail).toContain('Somebody has changed this assignment meanwhile');
    const shown = await show(lind, id);
    expect(shown).toMatchObject({ revision: revision + 1, closes_at: wanted[winner]?.closes_at });
    expect(shown.work.map((each) => each.id)).toEqual(wanted[winner]?.student_ids);
  }
});

test('who looks again saves on top of the other, and what was not touched stays', async () => {
  const { id, revision } = await give();
  const change = (teacher: TestStudent, payload: object) =>
    call(server, teacher, { method: 'PATCH', url: url(`/${id}`), payload });
  await change(okafor, { revision, due_at: minutes(20) });
  expect((await change(lind, { revision, takes_late: false })).statusCode).toBe(409);
  const seen = await show(lind, id);
  expect((await change(lind, { revision: seen.revision, takes_late: false })).statusCode).toBe(200);
  expect(await show(okafor, id)).toMatchObject({ due_at: minutes(20), takes_late: false });
});

test('what one takes back while the other saves is gone, and the other is told', async () => {
  const { id, revision } = await give();
  const [gone, saved] = await Promise.all([
    call(server, okafor, { method: 'DELETE', url: url(`/${id}`) }),
    call(server, lind, {
      method: 'PATCH',
      url: url(`/${id}`),
      payload: { revision, closes_at: minutes(90) },
    }),
  ]);
  expect(gone.statusCode).toBe(200);
  expect([200, 404, 409]).toContain(saved.statusCode);
  expect((await call(server, lind, { url: url(`/${id}`) })).statusCode).toBe(404);
});

test('an answer that both accept at once counts once', async () => {
  const { id } = await give();
  const [ana] = students as [TestStudent];
  const opened = await call(server, ana, {
    method: 'POST',
    url: '/api/checks',
    payload: { assignment_id: id },
  });
  const sitting = checkView.parse(opened.json());
  const { rows } = await server.context.pool.query<{ rendered: RenderedProblem[] }>(
    'SELECT rendered FROM check_sittings WHERE id = $1',
    [sitting.id],
  );
  const answers = (rows[0]?.rendered ?? []).map((problem, place) => ({
    place,
    answer_id: problem.input === null ? problem.choices.find(({ correct }) => !correct)?.id : null,
    answer: problem.input === null ? null : '987654.5',
    flagged: false,
    typed_at: clock.now().toISOString(),
  }));
  await call(server, ana, {
    method: 'POST',
    url: `/api/checks/${sitting.id}/hand-in`,
    payload: { answers },
  });
  const payload = { sitting_id: sitting.id, place: 0, note: 'Fair enough.' };
  const both = await Promise.all(
    [okafor, lind].map((teacher) =>
      call(server, teacher, { method: 'POST', url: url(`/${id}/accept`), payload }),
    ),
  );
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const counted = await server.context.pool.query(
    'SELECT 1 FROM attempts WHERE is_correct AND user_id = $1',
    [ana.id],
  );
  expect(counted.rowCount).toBe(1);
  expect((await show(lind, id)).work[0]).toMatchObject({ name: 'Ana', right: 1 });
});
