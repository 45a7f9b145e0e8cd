import { plotTiles, solveMission } from '@playforward/city-sim';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CityPlayer, joinCity } from '../../../testing/city-player.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../../testing/test-server.ts';

let server: TestServer;
let address: string;
let missionId = '';

beforeAll(async () => {
  server = await createTestServer();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { rows } = await server.context.pool.query<{ id: number }>(
    "SELECT id FROM content_ids WHERE kind = 'lesson' AND slug = 'm6-ratio-language'",
  );
  missionId = `mission-${rows[0]?.id}-ratio-1-1`;
});
afterAll(() => server.close());

const enter = async (): Promise<{ student: TestStudent; player: CityPlayer }> => {
  const student = await server.student();
  return { student, player: await joinCity({ address, headers: student.headers }) };
};
const solution = async ({ id }: TestStudent) => {
  const mission = await server.app.missions.readMission(missionId, id);
  if (!mission) throw new Error('there is no mission');
  return solveMission(mission);
};
const attemptsOf = async ({ id }: TestStudent) =>
  (await server.context.pool.query('SELECT * FROM mission_attempt WHERE user_id = $1 ORDER BY id', [id]))
    .rows;

test('a plan is run and stored before it is answered, and a commit builds it on the own plot [R4] [R12] [D-148]', async () => {
  const { student, player } = await enter();
  const { inputs, prediction } = await solution(student);
  const run = await player.ask({ type: 'run', mission_id: missionId, inputs, prediction });
  if (run.type !== 'run') throw new Error(`the run was refused: ${JSON.stringify(run)}`);
  expect(run).toMatchObject({ attempts: 1, best_stars: 3, run: { stars: 3, equation: expect.any(String) } });
  expect(run.run.placements).toContainEqual(expect.objectContaining({ kind: 'place' }));
  expect(await attemptsOf(student)).toMatchObject([{ mission_id: missionId, stars: 3, inputs, prediction }]);
  const built = await player.ask({ type: 'commit', run_id: run.run_id });
  if (built.type !== 'ok') throw new Error(`the commit was refused: ${JSON.stringify(built)}`);
  expect(built.placement_ids?.length).toBeGreaterThan(0);
  for (const id of built.placement_ids ?? []) expect(plotTiles(player.welcome.plot)).toContain(id);
  expect(await player.ask({ type: 'commit', run_id: run.run_id })).toMatchObject({
    reason_id: 'unknown-run',
  });
  expect(await player.ask({ type: 'undo' })).toMatchObject({ type: 'ok' });
  await player.leave();
});

test('a poor plan is run as well: the city is the judge, and what it shows comes back [R5] [R6]', async () => {
  const { student, player } = await enter();
  const { wrong } = await solution(student);
  const [poor] = wrong;
  if (!poor) throw new Error('there is no wrong model');
  const run = await player.ask({ type: 'run', mission_id: missionId, inputs: poor.inputs, prediction: '1' });
  expect(run.type === 'run' && run.run.stars).toBeLessThanOrEqual(1);
  expect(await attemptsOf(student)).toHaveLength(1);
  await player.leave();
});

test.each([
  ['nothing', {}, '1'],
  ['words', { n: 'a lot' }, '1'],
  ['a prediction that is no number', undefined, 'many'],
])(
  '%s typed is answered by a sentence about the field, and no attempt is stored',
  async (_, typed, prediction) => {
    const { student, player } = await enter();
    const inputs = typed ?? (await solution(student)).inputs;
    const answer = await player.ask({ type: 'run', mission_id: missionId, inputs, prediction });
    expect(answer).toMatchObject({ type: 'no', text: expect.any(String), symbol: expect.any(String) });
    expect(await attemptsOf(student)).toEqual([]);
    await player.leave();
  },
);

test('a run that a city no longer holds is asked for again under its number: it counts once and can be built', async () => {
  const { student, player } = await enter();
  const { inputs, prediction } = await solution(student);
  const attempt_id = '3f0f6d0e-6f6b-4e57-9a3a-0d8e0c6a2b77';
  const asked = { type: 'run' as const, mission_id: missionId, inputs, prediction, attempt_id };
  const first = await player.ask(asked);
  await player.leave();
  const back = await joinCity({ address, headers: student.headers });
  const runId = first.type === 'run' ? first.run_id : '';
  expect(await back.ask({ type: 'commit', run_id: runId })).toMatchObject({ reason_id: 'unknown-run' });
  expect(await back.ask(asked)).toMatchObject({ type: 'run', run_id: runId, attempts: 1 });
  expect(await attemptsOf(student)).toHaveLength(1);
  expect(await back.ask({ type: 'commit', run_id: runId })).toMatchObject({ type: 'ok' });
  await back.leave();
});

test('an unknown mission, a plan of nobody and runs without a pause are refused kindly', async () => {
  const { student, player } = await enter();
  const { inputs, prediction } = await solution(student);
  const ask = (mission_id: string) => player.ask({ type: 'run', mission_id, inputs, prediction });
  expect(await ask("mission-1'; DROP TABLE city")).toMatchObject({ reason_id: 'unknown-mission' });
  expect(await player.ask({ type: 'commit', run_id: '1' })).toMatchObject({ reason_id: 'unknown-run' });
  const both = await Promise.all([ask(missionId), ask(missionId)]);
  expect(both.map((each) => (each.type === 'no' ? each.reason_id : each.type))).toContain('too-fast');
  await player.leave();
});

test("stars that are claimed, another student's run and another student's plot are no way to a building", async () => {
  const [{ student, player: one }, { player: two }] = [await enter(), await enter()];
  const { inputs, prediction, wrong } = await solution(student);
  one.say({ type: 'run', seq: 700, mission_id: missionId, inputs: wrong[0]?.inputs, prediction, stars: 3 });
  expect(await one.hear('no', ({ seq }) => seq === 700)).toMatchObject({ reason_id: 'bad-message' });
  const run = await one.ask({ type: 'run', mission_id: missionId, inputs, prediction });
  if (run.type !== 'run') throw new Error(`the run was refused: ${JSON.stringify(run)}`);
  expect(await two.ask({ type: 'commit', run_id: run.run_id })).toMatchObject({ reason_id: 'unknown-run' });
  one.say({ type: 'commit', seq: 701, run_id: run.run_id, plot: two.welcome.plot });
  expect(await one.hear('no', ({ seq }) => seq === 701)).toMatchObject({ reason_id: 'bad-message' });
  one.say({ type: 'commit', seq: 702, run_id: run.run_id, placements: [{ kind: 'place', type: 'tower' }] });
  expect(await one.hear('no', ({ seq }) => seq === 702)).toMatchObject({ reason_id: 'bad-message' });
  expect(await attemptsOf(student)).toMatchObject([{ stars: 3, inputs }]);
  for (const player of [one, two]) await player.leave();
});
