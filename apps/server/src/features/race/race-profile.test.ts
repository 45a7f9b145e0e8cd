import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPersonTables } from '../../privacy/person-data.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { post } from './testing-race.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('POST /api/users/register', () => {
  test('keeps the learner profile of whoever is signed in and answers its id; a later one replaces it [R-115] [D-140]', async () => {
    const { headers, id } = await server.student();
    const first = await post(server, '/api/users/register', headers, {
      grade: '8',
      topic: 'slope',
      goals: 'get better',
    });
    expect([first.statusCode, first.json()]).toEqual([200, { id: String(id) }]);
    await post(server, '/api/users/register', headers, {
      grade: '9',
      topic: 'ratios',
      goals: 'pass the test',
    });
    const { rows } = await server.context.pool.query('SELECT * FROM race_profiles WHERE user_id = $1', [id]);
    expect(rows).toMatchObject([{ grade: '9', topic: 'ratios', goals: 'pass the test' }]);
  });

  test.each([
    {},
    { grade: 8, topic: 'x', goals: 'y' },
    { grade: '8', topic: 'x'.repeat(500), goals: 'y' },
    { grade: '8', topic: 'x', goals: 'y', z: 1 },
    { grade: '8', topic: '  ', goals: 'y' },
    { grade: '', topic: 'x', goals: 'y' },
  ])('%j is refused', async (body) => {
    const { headers } = await server.student();
    expect((await post(server, '/api/users/register', headers, body)).statusCode).toBe(422);
    expect((await post(server, '/api/users/register', {}, body)).statusCode).toBe(401);
  });

  test('profile and races belong to the person, so that export and deletion cover them [D-155]', async () => {
    const tables = (await findPersonTables(server.context.pool)).map(({ table }) => table);
    expect(tables).toEqual(expect.arrayContaining(['race_profiles', 'races']));
  });
});
