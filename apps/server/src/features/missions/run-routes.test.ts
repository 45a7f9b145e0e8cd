import { solveMission } from '@playforward/city-sim';
import { missionRunAnswer } from '@playforward/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountDigest, accountSalt } from '../../account-digest.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../testing/test-server.ts';

let server: TestServer;
let id = '';
beforeAll(async () => {
  server = await createTestServer();
  const { rows } = await server.context.pool.query<{ id: number }>(
    "SELECT id FROM content_ids WHERE kind = 'lesson' AND slug = 'm6-unit-rates'",
  );
  id = `mission-${rows[0]?.id}-ratio-2-1`;
});
afterAll(() => server.close());

const run = ({ headers }: Pick<TestStudent, 'headers'>, body: object, prefix = '') =>
  server.app.inject({ method: 'POST', url: `${prefix}/missions/runs`, headers, payload: body });
const solutionFor = async (userId: number) => {
  const mission = await server.app.missions.readMission(id, userId);
  if (!mission) throw new Error('the lesson has no such mission');
  return solveMission(mission);
};

test('a plan runs without a room: judged as in one, with what it builds, and kept for the student [R-016] [D-148]', async () => {
  const student = await server.student();
  const { inputs, prediction, wrong } = await solutionFor(student.id);
  const poor = await run(student, { mission_id: id, inputs: wrong[0]?.inputs ?? {}, prediction: '1' });
  expect(missionRunAnswer.parse(poor.json()).run.stars).toBeLessThanOrEqual(1);
  const good = await run(student, { mission_id: id, inputs, prediction }, '/api');
  const answer = missionRunAnswer.parse(good.json());
  expect(answer).toMatchObject({ mission_id: id, attempts: 2, best_stars: 3, run: { stars: 3 } });
  expect(answer.run.placements).toContainEqual(expect.objectContaining({ kind: 'place' }));
  const lessonId = id.split('-')[1];
  const progress = await server.app.inject({
    url: `/missions/lessons/${lessonId}/progress`,
    headers: student.headers,
  });
  expect(progress.json()).toEqual({ missions: [{ mission_id: id, stars: 3, attempts: 2 }] });
});

test('what cannot be read is answered with the sentence of its field, and nothing is kept', async () => {
  const student = await server.student();
  const refused = await run(student, { mission_id: id, inputs: { n: 'many' }, prediction: '1' });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().detail).toContain('cannot read a number');
  const { rowCount } = await server.context.pool.query('SELECT 1 FROM mission_attempt WHERE user_id = $1', [
    student.id,
  ]);
  expect(rowCount).toBe(0);
});

test('a mission that is not of this server, a body of another shape and a stranger are refused', async () => {
  const student = await server.student();
  for (const other of ['mission-0-ratio-1-1', 'mission-999999-ratio-2-1', 'x']) {
    expect((await run(student, { mission_id: other, inputs: {}, prediction: '1' })).statusCode).toBe(404);
  }
  expect((await run(student, { mission_id: id, stars: 3 })).statusCode).toBe(422);
  const stranger = await server.app.inject({ method: 'POST', url: '/missions/runs', payload: {} });
  expect(stranger.statusCode).toBe(401);
});

test('a run that is reported again under its number is judged again and kept once [D-148]', async () => {
  const student = await server.student();
  const { inputs, prediction } = await solutionFor(student.id);
  const body = { mission_id: id, inputs, prediction, attempt_id: '0b8c2a52-6f0e-4c3e-9d5b-0f5a4a6f1c11' };
  const first = missionRunAnswer.parse((await run(student, body)).json());
  const [again, atOnce] = await Promise.all([run(student, body), run(student, body)]);
  for (const each of [again, atOnce]) {
    const { run_id, attempts, run: judged } = missionRunAnswer.parse(each.json());
    expect([run_id, attempts, judged.stars]).toEqual([first.run_id, 1, 3]);
  }
  const other = await server.student();
  expect(missionRunAnswer.parse((await run(other, body)).json()).run_id).not.toBe(first.run_id);
  expect((await run(student, { ...body, attempt_id: 'one' })).statusCode).toBe(422);
});

test('a run that another account made on this device is not put on the record of whoever is signed in', async () => {
  const [maya, leo] = [await server.student(), await server.student()];
  const { inputs, prediction } = await solutionFor(maya.id);
  const { email } = (await server.app.inject({ url: '/user/me', headers: maya.headers })).json();
  const account = accountDigest(accountSalt(server.context.pepper), email);
  const body = { mission_id: id, inputs, prediction, account };
  expect((await run(leo, body)).statusCode).toBe(409);
  expect((await run(maya, body)).statusCode).toBe(200);
});

test('runs by the hundred are slowed down [CITY 8]', async () => {
  const student = await server.student();
  const ask = () => run(student, { mission_id: id, inputs: { n: '' }, prediction: '1' });
  const answers = await Promise.all(Array.from({ length: 70 }, ask));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
});

const say = ({ headers }: Pick<TestStudent, 'headers'>, body: object) =>
  server.app.inject({ method: 'POST', url: '/missions/why', headers, payload: body });
const reasonsOf = async (userId: number) => {
  const found = await server.context.pool.query<{ reason: string | null; stars: number }>(
    'SELECT reason, stars FROM mission_attempt WHERE user_id = $1 ORDER BY id',
    [userId],
  );
  return found.rows;
};

test('a reason in own words is heard, changes no star, and is kept beside the newest run without addresses', async () => {
  const student = await server.student();
  const early = await say(student, { mission_id: id, words: 'because it is the same for each' });
  expect(early.json()).toMatchObject({ kept: false, safety_card: null });
  const { inputs, prediction } = await solutionFor(student.id);
  for (let count = 0; count < 2; count += 1) await run(student, { mission_id: id, inputs, prediction });
  const words = 'Because the rate stays the same for each one, write me at ana@school.example';
  const answer = await say(student, { mission_id: id, words });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().kept).toBe(true);
  expect(answer.json().reply).toMatch(/^I heard|^Tell it/);
  const [first, newest] = await reasonsOf(student.id);
  expect([first?.reason, first?.stars, newest?.stars]).toEqual([null, 3, 3]);
  expect(newest?.reason).toContain('Because the rate stays the same');
  expect(newest?.reason).not.toContain('ana@school.example');
});

test('signs of a crisis in a reason are answered by people, and nothing else is kept', async () => {
  const student = await server.student();
  const { inputs, prediction } = await solutionFor(student.id);
  await run(student, { mission_id: id, inputs, prediction });
  const answer = await say(student, { mission_id: id, words: 'i want to die' });
  expect(answer.json()).toMatchObject({ kept: false, safety_card: { title: expect.any(String) } });
  expect((await reasonsOf(student.id))[0]?.reason).toBeNull();
});

test('a reason that is blank, too long, of no mission or of nobody is refused', async () => {
  const student = await server.student();
  for (const words of ['', '   ', 'x'.repeat(601), 7]) {
    expect((await say(student, { mission_id: id, words })).statusCode).toBe(422);
  }
  expect((await say(student, { mission_id: 'mission-0-ratio-1-1', words: 'because' })).statusCode).toBe(404);
  expect(
    (await say({ headers: { authorization: '' } }, { mission_id: id, words: 'because' })).statusCode,
  ).toBe(401);
});
