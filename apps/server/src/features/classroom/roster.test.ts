import type { RosterLine } from '@playforward/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, makeClass, personWith } from '../../testing/class-of.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../testing/test-server.ts';

let server: TestServer;
let teacher: TestStudent;
beforeAll(async () => {
  server = await createTestServer();
  teacher = await personWith(server, 'teacher');
});
afterAll(() => server.close());

async function add(payload: object, room?: { id: number }) {
  const { id } = room ?? (await makeClass(server, teacher));
  return call(server, teacher, { method: 'POST', url: `/api/teach/classes/${id}/students`, payload });
}

const count = async () =>
  Number((await server.context.pool.query('SELECT count(*) FROM users')).rows[0].count);
const told = (lines: RosterLine[]) => lines.map(({ line, name, act }) => [line, name, act]);

test('a table is shown line by line, and nothing is written before it is applied', async () => {
  const known = await server.student();
  const csv = `\ufeffName,Email
"Lopez, Ana",ana-${known.id}@school.example
Ben,
Ben,
,nobody@school.example
Caio,not an address
Dee,${known.email}`;
  const before = await count();
  const { applied, lines, cards } = (await add({ csv, apply: false })).json();
  expect([applied, cards, await count()]).toEqual([false, null, before + 0]);
  expect(told(lines)).toEqual([
    [2, 'Lopez, Ana', 'new-account'],
    [3, 'Ben', 'new-pupil'],
    [4, 'Ben', 'left-out'],
    [5, '', 'left-out'],
    [6, 'Caio', 'left-out'],
    [7, 'Dee', 'left-out'],
  ]);
  expect(lines.at(-1).why).toBe('This person has an account already: give them the class code.');
});

test('[CLASSROOM-9] a list applied twice adds nobody the second time', async () => {
  const room = await makeClass(server, teacher);
  const names = ['Ana', 'Zoë Åström', '李小龙', 'محمد'];
  const first = (await add({ names, apply: true }, room)).json();
  expect([first.applied, first.cards.count]).toEqual([true, 4]);
  const before = await count();
  const again = await add({ names, apply: true }, room);
  expect([again.statusCode, again.json().detail]).toEqual([
    422,
    'No line of this list can be added. Nothing was changed.',
  ]);
  expect(await count()).toBe(before);
});

test('who comes with an address chooses an own password at the first sign-in', async () => {
  const email = 'fay@school.example';
  const room = await makeClass(server, teacher);
  const { cards } = (await add({ csv: `Fay,${email}`, apply: true }, room)).json();
  const page = (await call(server, teacher, { url: cards.address })).body;
  const [, phrase = ''] = /<dd>fay@school\.example<\/dd>.*?<dd>([^<]*)<\/dd>/.exec(page) ?? [];
  const login = { method: 'POST', url: '/auth/login', payload: { email, password: phrase } } as const;
  expect((await server.app.inject(login)).statusCode).toBe(409);
});

test.each([
  ['a torn quotation mark', { csv: 'Ana\n"Ben', apply: true }, /^Line \d+ of this list cannot be read/],
  ['no line', { csv: '', apply: true }, /^No line of this list/],
  ['too many lines', { csv: 'Ana\n'.repeat(300), apply: true }, /^This list has more than 200 lines/],
  ['both forms', { csv: 'Ana', names: ['Ana'], apply: false }, /^Send either names or csv/],
])('a roster with %s is refused in a sentence and changes nothing', async (_title, payload, sentence) => {
  const room = await makeClass(server, teacher);
  const before = await count();
  const answer = await add(payload, room);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().detail).toMatch(sentence);
  expect(await count()).toBe(before);
});

test('formulas in names stay text, and a column that is no name makes nobody', async () => {
  const lines: RosterLine[] = (await add({ csv: '=cmd|calc,\n+1+1;\n@SUM(A1)\t', apply: false })).json()
    .lines;
  expect(told(lines)).toEqual([
    [1, '=cmd|calc', 'new-pupil'],
    [2, '+1+1', 'new-pupil'],
    [3, '@SUM(A1)', 'new-pupil'],
  ]);
});
