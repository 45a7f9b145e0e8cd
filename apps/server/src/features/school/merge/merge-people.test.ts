import { mergeAnswer } from '@playforward/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPersonTables } from '../../../privacy/person-data.ts';
import {
  addPupils,
  answerWrongly,
  call,
  join,
  makeClass,
  personWith,
  studentNamed,
} from '../../../testing/class-of.ts';
import { fetchChildren, guardianBy, ownCode } from '../../../testing/family-of.ts';
import { firstLesson, openLesson, solve } from '../../../testing/lesson-of.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../../testing/test-server.ts';
import { mergeRules } from './merge-rules.ts';

let server: TestServer;
let admin: TestStudent;
let teacher: TestStudent;

beforeAll(async () => {
  server = await createTestServer();
  admin = await personWith(server, 'admin', 'Mr. Halloran');
  teacher = await personWith(server, 'teacher');
});
afterAll(() => server.close());

const merge = (keep: { id: number }, other: { id: number }, apply: boolean) =>
  call(server, admin, {
    method: 'POST',
    url: '/api/school/people/merge',
    payload: { keep_id: keep.id, other_id: other.id, apply },
  });
const rowsOf = async (text: string, id: number) => (await server.context.pool.query(text, [id])).rows;
const attemptsOf = (id: number) => rowsOf('select * from attempts where user_id = $1 order by seq', id);

test('every table with rows of a person has a rule for merging', async () => {
  const tables = (await findPersonTables(server.context.pool)).map(({ table }) => table);
  const named = [...tables, 'unjudged_answers', 'answer_reviews'];
  expect([...new Set(named)].filter((table) => !mergeRules[table])).toEqual([]);
});

describe('two accounts of one student', () => {
  test('become one with all answers, classes and families, and nothing twice', async () => {
    const [one, two] = [await makeClass(server, teacher), await makeClass(server, teacher, 'Period 3')];
    const keep = await studentNamed(server, 'Ana Lopez');
    const other = await studentNamed(server, 'Ana L.');
    await join(server, keep, one.code);
    for (const { code } of [one, two]) await join(server, other, code);
    const lesson = await openLesson(server, keep, firstLesson(server).id);
    await solve(server, keep, { id: lesson.problems[0]?.id ?? 0, lessonId: lesson.id });
    await answerWrongly(server, other, 3);
    const guardian = await guardianBy(server, await ownCode(server, other));
    const before = [...(await attemptsOf(keep.id)), ...(await attemptsOf(other.id))].length;

    const preview = mergeAnswer.parse((await merge(keep, other, false)).json());
    expect(preview.applied).toBe(false);
    expect(preview.moved.find(({ part }) => part === 'answers')?.entries).toBeGreaterThan(3);
    expect(preview.dropped.find(({ part }) => part === 'classes')?.entries).toBe(1);
    expect(await attemptsOf(other.id)).toHaveLength(3);

    expect((await merge(keep, other, true)).statusCode).toBe(200);
    expect(await attemptsOf(keep.id)).toHaveLength(before);
    expect(await rowsOf('select 1 from users where id = $1', other.id)).toEqual([]);
    const joined = (await call(server, keep, { url: '/api/classes' })).json();
    expect(joined.classes.map(({ name }: { name: string }) => name).sort()).toEqual(['Period 2', 'Period 3']);
    expect((await fetchChildren(server, guardian)).children).toMatchObject([
      { id: keep.id, name: 'Ana Lopez' },
    ]);
    expect((await call(server, other, { url: '/user/me' })).statusCode).toBe(401);
    const again = await openLesson(server, keep, firstLesson(server).id);
    // What either had begun stays in its place, and there is one problem in each.
    expect(again.problems).toHaveLength(lesson.problems.length);
    expect(again.problems[0]).toMatchObject({ id: lesson.problems[0]?.id, state: 'completed' });
  });

  test('know as much of each skill afterwards as one account with the same answers', async () => {
    const [keep, other, twin] = [await server.student(), await server.student(), await server.student()];
    await answerWrongly(server, other, 3);
    await answerWrongly(server, twin, 3);
    const knownOf = (id: number) =>
      rowsOf(
        'select skill, alone_answers, helped_answers, step from mastery where user_id = $1 order by 1',
        id,
      );
    const known = await knownOf(other.id);
    await merge(keep, other, true);
    expect(await knownOf(keep.id)).toEqual(known);
    expect(known.length).toBeGreaterThan(0);
  });

  test('keep the questionnaire of the one that has it', async () => {
    const [keep, other] = [await server.student(), await server.student()];
    await server.context.pool.query(
      "insert into learner_profiles (user_id, chosen_career, updated_at) values ($1, 'Chef', now())",
      [other.id],
    );
    await merge(keep, other, true);
    expect(await rowsOf('select chosen_career from learner_profiles where user_id = $1', keep.id)).toEqual([
      { chosen_career: 'Chef' },
    ]);
  });
});

test('nobody is merged with themselves, with another role, with a guest, or away from the office', async () => {
  const student = await server.student();
  const guest = await server.guest();
  const statuses = [
    await merge(student, student, true),
    await merge(student, teacher, true),
    await merge(student, guest, true),
    await merge(student, { id: 999_999 }, true),
    await merge(await personWith(server, 'admin', 'Other'), admin, true),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([409, 409, 404, 404, 409]);
});

test('a pupil of a card keeps it when the account with an address goes into it', async () => {
  const room = await makeClass(server, teacher, 'Period 7');
  const [card] = await addPupils(server, teacher, { id: room.id, names: ['Cai'] });
  const [pupil] = await rowsOf('select user_id as id from class_students where class_id = $1', room.id);
  await merge(pupil as { id: number }, await server.student(), true);
  const payload = { email: card?.userName, password: card?.phrase };
  expect((await server.app.inject({ method: 'POST', url: '/auth/login', payload })).statusCode).toBe(200);
});
