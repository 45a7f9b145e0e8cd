import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runOperatorCommand } from '../../../operator/run-operator-command.ts';
import { call, personWith } from '../../../testing/class-of.ts';
import { makeRoster, type RosterTables, writeTables, zipRoster } from '../../../testing/roster-of.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: TestStudent;
beforeAll(async () => {
  server = await createTestServer();
  admin = await personWith(server, 'admin', 'Head');
});
beforeEach(async () => {
  await server.context.pool.query('DELETE FROM classes');
  await server.context.pool.query('DELETE FROM users WHERE id <> $1', [admin.id]);
});
afterAll(() => server.close());

async function send(zip: Uint8Array, fields: Record<string, string> = {}) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(zip)]), 'roster.zip');
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const packed = new Response(form);
  return server.app.inject({
    method: 'POST',
    url: '/api/school/roster',
    headers: { ...admin.headers, 'content-type': packed.headers.get('content-type') ?? '' },
    payload: Buffer.from(await packed.arrayBuffer()),
  });
}
const look = (tables: RosterTables) => send(zipRoster(writeTables(tables)));
const apply = (tables: RosterTables, more = {}) =>
  send(zipRoster(writeTables(tables)), { apply: 'true', ...more });
const tables = [
  'users',
  'classes',
  'class_students',
  'class_teachers',
  'roster_links',
  'roster_enrollments',
  'audit_log',
];
async function everything() {
  const counts = await Promise.all(
    tables.map((name) =>
      server.context.pool.query(`SELECT md5(string_agg(t::text, '' ORDER BY t::text)) AS sum FROM ${name} t`),
    ),
  );
  return counts.map(({ rows }) => rows[0].sum);
}
const names = async (className: string) =>
  (
    await server.context.pool.query(
      'SELECT u.name FROM class_students s JOIN users u ON u.id = s.user_id JOIN classes c ON c.id = s.class_id WHERE c.name = $1 ORDER BY u.name',
      [className],
    )
  ).rows.map(({ name }) => name);

test('a roster is shown first and writes nothing; applied, its teachers see their classes', async () => {
  const before = await everything();
  const shown = (await look(makeRoster(30))).json();
  expect(shown).toMatchObject({
    applied: false,
    people: { added: 32, changed: 0 },
    classes: { added: 2 },
    enrollments: { added: 32, removed: 0 },
    left_out_count: 0,
    big_losses: [],
  });
  expect(await everything()).toEqual(before);
  expect((await apply(makeRoster(30))).json()).toMatchObject({ applied: true, people: { added: 32 } });
  const { rows } = await server.context.pool.query(
    "SELECT id FROM users WHERE email = 'teacher-2@school.example'",
  );
  const token = await server.context.sessions.start(server.context.db, rows[0].id);
  const { classes } = (
    await call(server, { headers: { authorization: `Bearer ${token}` } }, { url: '/api/teach/classes' })
  ).json();
  expect(classes.map(({ name, students }: { name: string; students: number }) => [name, students])).toEqual([
    ['Period 2', 5],
  ]);
});

test('[CLASSROOM-9] a roster applied twice changes nothing the second time', async () => {
  const school = makeRoster(60);
  school.users?.push(['p1', '', '', 'true', 'p1', 'No', 'Address', '']);
  school.enrollments?.push(['ep1', '', '', 'r1', 'p1', 'student']);
  await apply(school);
  const before = (await everything()).slice(0, -1);
  expect((await apply(school)).json()).toMatchObject({
    people: { added: 0, changed: 0, unchanged: 64 },
    classes: { added: 0, changed: 0, unchanged: 3 },
    enrollments: { added: 0, removed: 0, unchanged: 64 },
  });
  expect((await everything()).slice(0, -1)).toEqual(before);
});

describe('[CLASSROOM-10] half a roster changes nothing at all', () => {
  const half = (text: string) => text.slice(0, Math.floor(text.length / 2));
  const changed = (name: string, change: (text: string) => string | undefined) => {
    const files = writeTables(makeRoster(30));
    const text = change(files[name] ?? '');
    if (text === undefined) delete files[name];
    else files[name] = text;
    return zipRoster(files);
  };
  const whole = zipRoster(writeTables(makeRoster(30)));
  test.each<[string, Uint8Array, RegExp]>([
    ['a zip cut in its middle', whole.slice(0, whole.length / 2), /^This zip cannot be read/],
    ['a zip whose end is torn', whole.slice(0, -30), /^This zip cannot be read/],
    ['something that is no zip', Buffer.from('sourcedId,name\n1,x'), /^This zip cannot be read/],
    ['half of users.csv', changed('users.csv', half), /^Line \d+ of (users|enrollments)\.csv/],
    [
      'users.csv cut off between two lines',
      changed('users.csv', (text) => text.split('\r\n').slice(0, 12).join('\r\n')),
      /^Line \d+ of enrollments\.csv names s\d+, which the roster does not hold/,
    ],
    [
      'classes.csv cut off',
      changed('classes.csv', (text) => text.split('\r\n').slice(0, 2).join('\r\n')),
      /names r2/,
    ],
    [
      'no enrollments.csv',
      changed('enrollments.csv', () => undefined),
      /^The file enrollments\.csv is missing/,
    ],
    [
      'a renamed column',
      changed('users.csv', (text) => text.replace('givenName', 'firstName')),
      /^The file users\.csv has no column givenName/,
    ],
    ['an empty file', changed('courses.csv', () => ''), /^The file courses\.csv has no column sourcedId/],
    [
      'an open quotation mark',
      changed('users.csv', (text) => text.replace('Name 7', '"Name 7')),
      /^Line \d+ of users\.csv cannot be read/,
    ],
    [
      'a cell too many',
      changed('classes.csv', (text) => `${text},x`),
      /^Line 3 of classes\.csv cannot be read/,
    ],
    [
      'the same id twice',
      changed('users.csv', (text) => `${text}\r\ns1,,,true,s1,A,B,`),
      /^Line 34 of users\.csv has a sourcedId that stood there before/,
    ],
    ['another alphabet of bytes', zipRoster({}), /^The file orgs\.csv is missing/],
  ])('%s', async (_title, zip, sentence) => {
    const before = await everything();
    const answer = await send(zip, { apply: 'true' });
    expect([answer.statusCode, answer.json().detail]).toEqual([422, expect.stringMatching(sentence)]);
    expect(await everything()).toEqual(before);
  });

  test('a failure in the middle of applying', async () => {
    const school = makeRoster(30);
    const { pool } = server.context.dangerouslyAcrossSchools;
    await pool.query("ALTER TABLE roster_enrollments ADD CONSTRAINT boom CHECK (sourced_id <> 'es30')");
    const before = await everything();
    expect((await apply(school)).statusCode).toBe(500);
    expect(await everything()).toEqual(before);
    await pool.query('ALTER TABLE roster_enrollments DROP CONSTRAINT boom');
  });
});

test('a run that would remove more than a fifth of a class stops and asks', async () => {
  await apply(makeRoster(25));
  const smaller = makeRoster(25);
  smaller.enrollments = smaller.enrollments?.slice(0, -6) ?? [];
  expect((await look(smaller)).json().big_losses).toEqual([{ name: 'Period 1', students: 25, removed: 6 }]);
  const before = await everything();
  const asked = await apply(smaller);
  expect([asked.statusCode, asked.json().detail]).toEqual([
    409,
    'Period 1 would lose 6 of 25 students. Nothing was changed: look at the preview, and say yes if that is right.',
  ]);
  expect(await everything()).toEqual(before);
  expect((await apply(smaller, { losses_are_right: 'true' })).json().enrollments.removed).toBe(6);
  expect(await names('Period 1')).toHaveLength(19);
  const oneLess = { ...smaller, enrollments: smaller.enrollments.slice(0, -1) };
  expect((await apply(oneLess)).json().enrollments).toMatchObject({ removed: 1 });
});

test('a delta adds, renames and takes out, and leaves everybody else where they are', async () => {
  await apply(makeRoster(25));
  const delta = makeRoster(0, 'delta');
  delta.users = [
    ['s1', 'active', '', 'true', 's1', 'Zoë', 'Åström', 'student-1@school.example'],
    ['s99', '', '', 'true', 's99', 'محمد', 'علي', ''],
  ];
  delta.enrollments = [
    ['es99', '', '', 'r1', 's99', 'student'],
    ['es2', 'tobedeleted', '', 'r1', 's2', 'student'],
  ];
  expect((await apply(delta)).json()).toMatchObject({
    people: { added: 1, changed: 1 },
    enrollments: { added: 1, removed: 1 },
  });
  const there = await names('Period 1');
  expect(there).toHaveLength(25);
  expect(there).toEqual(expect.arrayContaining(['Zoë Åström', 'محمد علي']));
  expect(there).not.toContain('Student Name 2');
  expect((await apply(delta)).json()).toMatchObject({
    people: { added: 0, changed: 0 },
    enrollments: { added: 0, removed: 0 },
  });
});

test('who is here by the same address stays the same account; students who joined by code stay in the class', async () => {
  const known = await server.student();
  const school = makeRoster(3);
  school.users?.splice(1, 1, ['s1', '', '', 'true', 's1', 'Known', 'Already', known.email.toUpperCase()]);
  await apply(school);
  const { rows } = await server.context.pool.query(
    "SELECT user_id FROM roster_links WHERE sourced_id = 's1'",
  );
  expect(rows).toEqual([{ user_id: known.id }]);
  // The name comes at once and not with the roster of the next night.
  expect(await names('Period 1')).toContain('Known Already');
  expect((await apply(school)).json()).toMatchObject({ people: { added: 0, changed: 0 } });
  const other = await server.student();
  await server.context.pool.query(
    'INSERT INTO class_students (class_id, user_id, joined_at) SELECT id, $1, now() FROM classes',
    [other.id],
  );
  await apply(
    { ...school, enrollments: school.enrollments?.slice(0, 1) ?? [] },
    { losses_are_right: 'true' },
  );
  expect((await server.context.pool.query('SELECT user_id FROM class_students')).rows).toEqual([
    { user_id: other.id },
  ]);
});

test('formulas, markup and odd addresses are text and make nobody else', async () => {
  const school = makeRoster(2);
  school.users?.push(['x1', '', '', 'true', 'x1', '=cmd|calc', "<b>'; DROP TABLE users", '+1+1']);
  school.users?.push(['x2', '', '', 'true', 'x2', '@SUM(A1)', 'Two', 'student-1@school.example']);
  school.enrollments?.push(['ex1', '', '', 'r1', 'x1', 'student'], ['ex2', '', '', 'r1', 'x2', 'student']);
  const { left_out } = (await apply(school)).json();
  expect(
    left_out.map(({ file, line, why }: { file: string; line: number; why: string }) => [file, line, why]),
  ).toEqual([
    ['users.csv', 5, 'The e-mail address cannot be read; the account gets a user name.'],
    ['users.csv', 6, 'The e-mail address stood there before; this account gets a user name.'],
  ]);
  expect(await names('Period 1')).toEqual(
    expect.arrayContaining(["=cmd|calc <b>'; DROP TABLE users", '@SUM(A1) Two']),
  );
});

test('100,000 lines are read, and more than a roster has are refused', async () => {
  const school = makeRoster(2);
  school.users?.push(
    ...Array.from({ length: 100_000 }, (_, n) => [`q${n}`, '', '', 'true', `q${n}`, 'In', 'No class', '']),
  );
  expect((await look(school)).json()).toMatchObject({ people: { added: 3 } });
  school.users?.push(
    ...Array.from({ length: 60_000 }, (_, n) => [`z${n}`, '', '', 'true', `z${n}`, 'In', 'No class', '']),
  );
  const answer = await look(school);
  expect([answer.statusCode, answer.json().detail]).toEqual([
    413,
    'The file users.csv has more than 150000 lines. Nothing was changed.',
  ]);
});

test('the operator looks at a folder and applies it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roster-'));
  for (const [name, text] of Object.entries(writeTables(makeRoster(5))))
    writeFileSync(join(folder, name), text);
  const shown = await runOperatorCommand(server.context, ['roster', folder]);
  expect(shown.text).toContain('people: 6 new, 0 changed, 0 as they are');
  expect((await runOperatorCommand(server.context, ['roster', folder, '--apply'])).text).toContain(
    'The roster was applied.',
  );
  expect(await names('Period 1')).toHaveLength(5);
  rmSync(folder, { recursive: true });
  expect((await runOperatorCommand(server.context, ['roster', folder])).kind).toBe('refused');
});

test('without a file, or by somebody else, nothing is read', async () => {
  const bare = await call(server, admin, { method: 'POST', url: '/api/school/roster', payload: {} });
  expect([bare.statusCode, bare.json().detail]).toEqual([422, 'Send one file: a OneRoster zip.']);
  const teacher = await personWith(server, 'teacher');
  expect(
    (await call(server, teacher, { method: 'POST', url: '/api/school/roster', payload: {} })).statusCode,
  ).toBe(404);
});
