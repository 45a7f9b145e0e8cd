import { runMission, solveMission } from '@playforward/city-sim';
import { missionsAnswer } from '@playforward/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportPersonData, findPersonTables } from '../../privacy/person-data.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../testing/test-server.ts';

let server: TestServer;
let lessonId = 0;
beforeAll(async () => {
  server = await createTestServer();
  const { rows } = await server.context.pool.query<{ id: number }>(
    "SELECT id FROM content_ids WHERE kind = 'lesson' AND slug = 'm6-ratio-language'",
  );
  lessonId = rows[0]?.id ?? 0;
});
afterAll(() => server.close());

/** Plays a mission as the rooms do: read it again by its id, run it, write the attempt. */
async function play(student: Pick<TestStudent, 'id'>, id: string, isRight = true) {
  const mission = await server.app.missions.readMission(id, student.id);
  if (!mission) throw new Error(`${id} is no mission`);
  const { wrong, ...solution } = solveMission(mission);
  const { inputs, prediction } = isRight ? solution : (wrong[0] ?? solution);
  const result = runMission(mission, inputs, prediction);
  if (!result.ok) throw new Error(`${id} was refused: ${result.reason}`);
  const { outcome, stars } = result.run;
  const attempt = { userId: student.id, mission, inputs, prediction, outcome, simVersion: 1, stars };
  return server.app.missions.recordMissionAttempt(attempt);
}

const personal = async ({ headers }: Pick<TestStudent, 'headers'>) =>
  missionsAnswer.parse(
    (await server.app.inject({ url: `/missions/lessons/${lessonId}/personalized`, headers })).json(),
  ).missions;

describe('a mission read again by its id', () => {
  test('is the mission that the call answered, in the same words', async () => {
    const student = await server.student();
    const url = `/missions/lessons/${lessonId}/static`;
    const answer = await server.app.inject({ url, headers: student.headers });
    for (const mission of missionsAnswer.parse(answer.json()).missions) {
      expect(await server.app.missions.readMission(mission.id, student.id)).toEqual(mission);
    }
  });

  test.each([
    ['of another family', () => `mission-${lessonId}-percent-1-1`],
    ['of a lesson that does not exist', () => 'mission-999999-ratio-1-1'],
    ['of no shape at all', () => 'lesson-1'],
    ['with a seed that is none', () => `mission-${lessonId}-ratio-1-0`],
    ['with a long tail', () => `mission-${lessonId}-ratio-1-1; DROP TABLE users`],
  ])('is none for an id %s', async (_, id) => {
    const { id: userId } = await server.student();
    expect(await server.app.missions.readMission(id(), userId)).toBeNull();
  });
});

describe('attempts', () => {
  test('keep the best stars: a later poor run takes nothing away [R6]', async () => {
    const student = await server.student();
    const id = `mission-${lessonId}-ratio-1-1`;
    expect(await play(student, id, false)).toMatchObject({ attempts: 1, bestStars: expect.any(Number) });
    expect(await play(student, id)).toMatchObject({ attempts: 2, bestStars: 3, mastered: false });
    expect(await play(student, id, false)).toMatchObject({ attempts: 3, bestStars: 3 });
  });

  test('master a level with three stars on three seeds, and open the next level [R8]', async () => {
    const student = await server.student();
    const { headers } = student;
    const payload = { chosen_career: 'Nurse' };
    await server.app.inject({ method: 'PATCH', url: '/user/learning-profile', headers, payload });
    const seen: string[] = [];
    for (let site = 1; site <= 3; site += 1) {
      const [next] = await personal(student);
      if (!next) throw new Error('there is no open mission');
      expect(seen).not.toContain(next.id);
      seen.push(next.id);
      expect((await play(student, next.id)).mastered).toBe(site === 3);
    }
    const [next, again] = await personal(student);
    expect(next).toMatchObject({ level: 2, family: 'ratio', reason: expect.stringContaining('next step') });
    expect(again).toMatchObject({ level: 1, title: 'Trees on Maple Avenue, site 4' });
    expect((await play(student, next?.id ?? '')).bestStars).toBe(3);
  });

  test('of one student count for nobody else [A-314]', async () => {
    const [one, two] = [await server.student(), await server.student()];
    const id = `mission-${lessonId}-ratio-1-2`;
    await play(one, id);
    expect(await play(two, id)).toMatchObject({ attempts: 1 });
  });

  test('are exported with the person and gone with the account', async () => {
    const student = await server.student();
    await play(student, `mission-${lessonId}-ratio-1-1`);
    const { pool } = server.context;
    expect((await findPersonTables(pool)).map(({ table }) => table)).toContain('mission_attempt');
    expect((await exportPersonData(pool, student.id)).mission_attempt).toMatchObject([
      { mission_id: `mission-${lessonId}-ratio-1-1`, stars: 3, inputs: { n: expect.any(String) } },
    ]);
    await pool.query('DELETE FROM users WHERE id = $1', [student.id]);
    const { rows } = await pool.query('SELECT id FROM mission_attempt WHERE user_id = $1', [student.id]);
    expect(rows).toEqual([]);
  });
});
