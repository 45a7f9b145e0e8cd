import { expect, test } from 'vitest';
import { openContext } from '../open-context.ts';
import { openLog } from '../open-log.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { testSettings } from '../testing/test-server.ts';

test('what one process publishes reaches the others and itself, once each', async () => {
  const database = await createTestDatabase();
  const log = openLog('silent');
  const options = { settings: testSettings(), connectionString: database.connectionString, log };
  const [here, there] = [await openContext(options), await openContext(options)];
  const heard: string[] = [];
  here.context.bus.on('lesson', (key) => void heard.push(`here ${key}`));
  const arrived = new Promise<void>((done) => {
    there.context.bus.on('lesson', (key) => {
      heard.push(`there ${key}`);
      if (key === '2') done();
    });
  });
  there.context.bus.on('other', () => void heard.push('wrong topic'));
  await here.context.bus.publish('lesson', '1');
  await here.context.bus.publish('lesson', '2');
  await arrived;
  expect(heard.sort()).toEqual(['here 1', 'here 2', 'there 1', 'there 2']);
  await here.close();
  await there.close();
  await database.drop();
});

test('a session ended in one process ends in the others', async () => {
  const database = await createTestDatabase();
  const log = openLog('silent');
  const options = { settings: testSettings(), connectionString: database.connectionString, log };
  const [here, there] = [await openContext(options), await openContext(options)];
  const { rows } = await here.context.pool.query<{ id: number }>(
    "INSERT INTO users (email, name, created_at, last_used_at) VALUES ('a@b.example', 'Ana', now(), now()) RETURNING id",
  );
  const token = await here.context.sessions.start(here.context.db, rows[0]?.id ?? 0);
  expect(await there.context.sessions.find(token)).toMatchObject({ email: 'a@b.example' });
  const told = new Promise<void>((done) => there.context.bus.on('session', () => done()));
  await here.context.sessions.end(token);
  await told;
  expect(await there.context.sessions.find(token)).toBeUndefined();
  await here.close();
  await there.close();
  await database.drop();
});
