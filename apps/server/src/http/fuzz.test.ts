import { errorAnswer } from '@playforward/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});

afterAll(() => server.close());

const keys = fc.constantFrom(
  'email',
  'password',
  'name',
  'chosen_career',
  'problem_id',
  'lesson_id',
  'answer',
  'answer_id',
  'attempt_id',
  '__proto__',
  'constructor',
  'id',
  '',
);
const values = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('a@b.example', "' OR 1=1 --", '\u0000', '\ud800', '1e400', 'x'.repeat(2_000), '-1', 'null'),
  fc.double(),
  fc.maxSafeInteger(),
  fc.jsonValue({ maxDepth: 3 }),
);
const bodies = fc.oneof(
  fc.dictionary(keys, values, { maxKeys: 5 }).map((body) => JSON.stringify(body)),
  fc.jsonValue().map((body) => JSON.stringify(body)),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const pathParts = fc.oneof(
  fc.constantFrom('1', '0', '-1', '2147483648', '1e3', '%00', '%ff', '..', 'NaN', '１'),
  fc.webSegment(),
);

test('no call of any route, however odd, fails on our side or answers without a sentence', async () => {
  const { headers } = await server.student();
  const targets = server.routes.filter(
    ({ method, url }) =>
      method !== 'HEAD' && !url.startsWith('/docs') && url !== '/auth/logout' && url !== '/auth/logout-all',
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...targets), bodies, pathParts, async (route, payload, part) => {
      const answer = await server.app.inject({
        method: route.method as 'GET',
        url: route.url.replace(/:\w+/g, part),
        headers: { ...headers, ...(route.method !== 'GET' && { 'content-type': 'application/json' }) },
        ...(route.method !== 'GET' && { payload }),
      });
      expect(answer.statusCode).toBeLessThan(500);
      if (answer.statusCode >= 400) expect(errorAnswer.parse(answer.json()).detail).not.toBe('');
    }),
    { numRuns: 2_000, seed: 20_260_901 },
  );
});
