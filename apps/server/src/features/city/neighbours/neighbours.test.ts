import { plotTiles, xOf, yOf } from '@playforward/city-sim';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOperatorCommand } from '../../../operator/run-operator-command.ts';
import { findPersonTables } from '../../../privacy/person-data.ts';
import { type CityPlayer, joinCity } from '../../../testing/city-player.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../../testing/test-server.ts';

let server: TestServer;
let address: string;

beforeAll(async () => {
  server = await createTestServer();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const enter = async (): Promise<{ student: TestStudent; player: CityPlayer }> => {
  const student = await server.student();
  return { student, player: await joinCity({ address, headers: student.headers }) };
};
const spot = ({ welcome }: CityPlayer, index = 0) => {
  const tile = plotTiles(welcome.plot)[index] ?? 0;
  return { x: xOf(tile), y: yOf(tile) };
};
const rowsOf = async (table: string) => (await server.context.pool.query(`SELECT * FROM ${table}`)).rows;

test('a neighbour is liked once and given one tree a day; nobody likes the own plot', async () => {
  const [{ player: one }, { player: two }] = [await enter(), await enter()];
  const { plot } = two.welcome;
  expect(await one.ask({ type: 'like', plot })).toMatchObject({ type: 'ok' });
  expect(await one.ask({ type: 'gift', plot })).toMatchObject({ type: 'ok' });
  expect(
    (await two.hear('plot', (each) => each.plot.plot === plot && each.plot.gifts === 1)).plot,
  ).toMatchObject({
    likes: 1,
    gifts: 1,
    alias: two.welcome.alias,
  });
  for (const type of ['like', 'gift'] as const) {
    expect(await one.ask({ type, plot })).toMatchObject({ type: 'no', reason_id: 'already-done' });
    expect(await two.ask({ type, plot })).toMatchObject({ type: 'no', reason_id: 'own-plot' });
    expect(await one.ask({ type, plot: 31 })).toMatchObject({ type: 'no', reason_id: 'empty-plot' });
  }
  const again = await joinCity({ address, headers: (await server.student()).headers });
  expect(again.welcome.plots[plot]).toMatchObject({ likes: 1, gifts: 1 });
  for (const player of [one, two, again]) await player.leave();
});

test('what a plot gives to a class project is seen by all and cannot be more than it has', async () => {
  const [{ player: one }, { player: two }] = [await enter(), await enter()];
  const before = one.welcome.projects.find(({ id }) => id === 'observatory')?.total ?? 0;
  expect(await one.ask({ type: 'contribute', project: 'observatory', amount: 500 })).toMatchObject({
    type: 'ok',
  });
  const seen = await two.hear('project', ({ project }) => project.id === 'observatory');
  expect(seen.project).toMatchObject({ total: before + 500, built: false });
  const refused = [];
  for (let count = 0; count < 5; count += 1) {
    refused.push(await one.ask({ type: 'contribute', project: 'observatory', amount: 1_000_000 }));
  }
  expect(refused.at(-1)).toMatchObject({ type: 'no', reason_id: 'balance-empty' });
  await one.leave();
  await two.leave();
});

test('emotes and phrases come by id, three at once and then one in two seconds; muting keeps them away', async () => {
  const [{ player: one }, { player: two }, { player: three }] = [await enter(), await enter(), await enter()];
  three.say({ type: 'mute', plot: one.welcome.plot, muted: true });
  await three.ask({ type: 'undo' });
  for (const id of ['wave', 'star', 'heart', 'clap', 'idea']) one.say({ type: 'emote', id });
  one.say({ type: 'phrase', id: 'hello' });
  await one.ask({ type: 'undo' });
  await two.hear('said', ({ id }) => id === 'heart');
  const saidBy = (player: CityPlayer) =>
    player.heard.flatMap((each) => (each.type === 'said' && each.plot === one.welcome.plot ? [each.id] : []));
  expect(saidBy(two)).toEqual(['wave', 'star', 'heart']);
  expect(saidBy(three)).toEqual([]);
  for (const player of [one, two, three]) await player.leave();
});

test('a report reaches the safety contact with a plot and a reason, and no word of anybody', async () => {
  const [{ player: one, student }, { player: two, student: reported }] = [await enter(), await enter()];
  const { plot } = two.welcome;
  expect(await one.ask({ type: 'report', plot, reason_id: 'mean-shape' })).toMatchObject({ type: 'ok' });
  expect(await one.ask({ type: 'report', plot, reason_id: 'mean-shape' })).toMatchObject({
    reason_id: 'already-done',
  });
  expect(await rowsOf('city_report')).toMatchObject([
    { user_id: student.id, plot_no: plot, reason: 'mean-shape' },
  ]);
  const audit = await server.context.pool.query("SELECT details FROM audit_log WHERE kind = 'city-report'");
  expect(audit.rows).toEqual([{ details: { reason: 'mean-shape', plot } }]);
  const listed = await runOperatorCommand(server.context, ['reports']);
  expect(listed.text).toContain(`mean-shape\t${two.welcome.alias}\t${reported.email}\tshown`);
  await one.leave();
  await two.leave();
});

test('a plot the operator hides is hidden at once for all, and what its owner says stays unheard', async () => {
  const [{ player: one }, { player: two, student }] = [await enter(), await enter()];
  const { plot } = two.welcome;
  const done = await runOperatorCommand(server.context, ['hide-plot', student.email]);
  expect(done.kind).toBe('done');
  await one.hear('plot', (each) => each.plot.plot === plot && each.plot.hidden);
  two.say({ type: 'phrase', id: 'hello' });
  await two.hear('said');
  await one.ask({ type: 'undo' });
  expect(one.heard.filter((each) => each.type === 'said' && each.plot === plot)).toEqual([]);
  await runOperatorCommand(server.context, ['show-plot', student.email]);
  await one.hear('plot', (each) => each.plot.plot === plot && !each.plot.hidden && one.heard.length > 0);
  await one.leave();
  await two.leave();
});

test('names are chosen from three generated ones; the first owner also names the city, once', async () => {
  const own = await createTestServer();
  const at = await own.app.listen({ port: 0, host: '127.0.0.1' });
  const one = await joinCity({ address: at, headers: (await own.student()).headers });
  const two = await joinCity({ address: at, headers: (await own.student()).headers });
  expect(one.welcome.alias_offers).toContain(one.welcome.alias);
  expect(await one.ask({ type: 'name', what: 'alias', offer: 2 })).toMatchObject({ type: 'ok' });
  const seen = await two.hear(
    'plot',
    ({ plot }) => plot.plot === one.welcome.plot && plot.alias === one.welcome.alias_offers[2],
  );
  expect(seen.plot.alias).toBe(one.welcome.alias_offers[2]);
  expect(two.welcome.city.name_offers).toBeNull();
  expect(await two.ask({ type: 'name', what: 'city', offer: 1 })).toMatchObject({ type: 'no' });
  expect(await one.ask({ type: 'name', what: 'city', offer: 1 })).toMatchObject({ type: 'ok' });
  expect((await two.hear('renamed')).name).toBe(one.welcome.city.name_offers?.[1]);
  expect(await one.ask({ type: 'name', what: 'city', offer: 0 })).toMatchObject({
    reason_id: 'no-longer-open',
  });
  await own.close();
});

test('export holds the plot and what was built; deleting frees the plot, and the city names nobody [D-155] [CLASSROOM-15]', async () => {
  const { player: one, student } = await enter();
  await one.ask({ type: 'place', building: 'cottage', ...spot(one) });
  const exported = JSON.parse((await runOperatorCommand(server.context, ['export', student.email])).text);
  expect(exported.city_plot).toMatchObject([{ user_id: student.id, alias: one.welcome.alias }]);
  expect(exported.city_event.map(({ kind }: { kind: string }) => kind)).toEqual(['settle', 'place']);
  expect(JSON.stringify(exported)).not.toContain('session_hash');
  const tables = await findPersonTables(server.context.pool);
  await runOperatorCommand(server.context, ['delete', student.email]);
  for (const { table, where } of tables) {
    const { rowCount } = await server.context.pool.query(`SELECT 1 FROM ${table} WHERE ${where}`, [
      student.id,
    ]);
    expect([table, rowCount]).toEqual([table, 0]);
  }
  await one.closed;
  const { player: next } = await enter();
  expect(next.welcome.plot).toBe(one.welcome.plot);
  expect(await next.ask({ type: 'place', building: 'cottage', ...spot(next) })).toMatchObject({ type: 'ok' });
  await next.leave();
});

test('nobody can change or remove what happened', async () => {
  for (const change of ["UPDATE city_event SET kind = 'x'", 'DELETE FROM city_event']) {
    await expect(server.context.pool.query(change)).rejects.toThrow('only added to');
  }
});
