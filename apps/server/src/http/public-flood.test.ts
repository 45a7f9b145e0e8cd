import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pino from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { isApiPath } from './api-paths.ts';
import type { KnownRoute } from './known-routes.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** Lines of the log about calls. */
const answered: string[] = [];
let server: TestServer;

beforeAll(async () => {
  const log = pino(
    { level: 'info' },
    { write: (line: string) => void (/answered|unlogged/.test(line) && answered.push(line)) },
  );
  server = await createTestServer({ log });
});
afterAll(() => server.close());

type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } };
type Schema = {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  minimum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

const texts = (nth: number) => [
  'A'.repeat(43),
  'ABCD2345',
  'x'.repeat(12),
  `flood-${nth}@school.example`,
  '2026-11-27T08:00:00.000Z',
  crypto.randomUUID(),
];

/** What a schema does not tell. */
const known = (nth: number): Record<string, unknown> => ({
  email: `flood-${nth}@school.example`,
  name: 'Ana',
  password: 'seven green bikes',
  new_password: 'seven green bikes',
});

/** A body that the call takes: the flood has to come past the schema. */
function sample(schema: Schema, nth: number): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[nth % schema.enum.length];
  const one = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (one) return sample(one, nth);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sample(part, nth)));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([name]) => schema.required?.includes(name))
        .map(([name, part]) => [name, known(nth)[name] ?? sample(part, nth)]),
    );
  if (type === 'array') return [...Array(schema.minItems ?? 1)].map(() => sample(schema.items ?? {}, nth));
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return true;
  if (type === 'string') return sampleText(schema, nth);
  return {};
}

function sampleText({ pattern, format, minLength = 1 }: Schema, nth: number): string {
  const all = texts(nth);
  if (format === 'email') return all[3] ?? '';
  const fits = (text: string) => text.length >= minLength && (!pattern || new RegExp(pattern).test(text));
  return all.find(fits) ?? 'x'.repeat(minLength);
}

/** Rows of all tables. */
async function rowsInAll(): Promise<Record<string, number>> {
  const { pool } = server.context.dangerouslyAcrossSchools;
  const { rows } = await pool.query(
    `SELECT relname AS name, (xpath('/row/n/text()',
       query_to_xml(format('SELECT count(*) AS n FROM %I', relname), false, true, '')))[1]::text::int AS n
     FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}

const callsEach = 20;

async function flood(route: KnownRoute): Promise<void> {
  const { paths } = server.app.swagger() as { paths: Record<string, Record<string, Operation>> };
  const content = paths[route.url]?.[route.method.toLowerCase()]?.requestBody?.content;
  const [type, { schema }] = Object.entries(content ?? {})[0] ?? ['application/json', { schema: {} }];
  for (let nth = 0; nth < callsEach; nth += 1) {
    const answer = await server.app.inject({
      method: route.method as 'POST',
      url: route.url,
      ...(route.method !== 'GET' && {
        headers: { 'content-type': type, origin: 'http://localhost:80', host: 'localhost:80' },
        payload: type.includes('json')
          ? JSON.stringify(sample(schema, nth))
          : 'iss=https://x.example&id_token=x&state=x&login_hint=x&wish=x&pick=x',
      }),
    });
    expect(answer.statusCode, `${route.method} ${route.url}`).toBeLessThan(500);
  }
}

/** Making an account and signing in are what these are for; how many a network may make has its own limit. */
const makesAccounts = ['POST /auth/register', 'POST /auth/login', 'POST /auth/guest'];

test('[O2] a flood of every call without a sign-in fills no table, no log and no memory', async () => {
  const open = server.routes.filter(
    (route) => route.public && route.method !== 'HEAD' && isApiPath(route.url),
  );
  expect(open.length).toBeGreaterThan(30);
  const grown: string[] = [];
  collectGarbage();
  const heapBefore = process.memoryUsage().heapUsed;
  const minutesBefore = Math.floor(Date.now() / 60_000);
  for (const route of open) {
    const before = await rowsInAll();
    await flood(route);
    const after = await rowsInAll();
    const name = `${route.method} ${route.url}`;
    if (makesAccounts.includes(name)) continue;
    for (const [table, rows] of Object.entries(after))
      if (rows - (before[table] ?? 0) > 2) grown.push(`${name}: ${table} + ${rows - (before[table] ?? 0)}`);
  }
  expect(grown).toEqual([]);
  collectGarbage();
  expect((process.memoryUsage().heapUsed - heapBefore) / 1e6).toBeLessThan(30);
  const minutes = Math.floor(Date.now() / 60_000) - minutesBefore + 1;
  // 300 lines a minute, and one that tells how many were left out.
  expect(answered.length).toBeGreaterThan(100);
  expect(answered.length).toBeLessThanOrEqual(301 * minutes);
}, 400_000);

test('[O2] 700 usage events of strangers in a minute leave 300 lines and a number', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T08:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  answered.length = 0;
  const call = () =>
    server.app.inject({ method: 'POST', url: '/analytics/t', payload: {}, headers: { 'sec-gpc': '1' } });
  for (let nth = 0; nth < 700; nth += 1) expect((await call()).statusCode).toBeLessThan(500);
  vi.setSystemTime(Date.now() + 60_000);
  await call();
  expect(answered.filter((line) => line.includes('"path"'))).toHaveLength(301);
  expect(answered.filter((line) => line.includes('"unlogged":400'))).toHaveLength(1);
}, 120_000);
