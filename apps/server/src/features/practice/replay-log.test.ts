import { afterAll, beforeAll, test } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { expectReplayable } from './testing-replay.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

test('the estimates of 1,000 students are those their log gives, to the bit, in whatever order answers came to three processes', async () => {
  await expectReplayable(server, { students: 1_000, answers: 5, seed: 'class' });
});

test('a class of five whose answers all collide loses none', async () => {
  await expectReplayable(server, { students: 5, answers: 200, seed: 'crowd' });
});
