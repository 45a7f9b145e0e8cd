import type { AddressInfo } from 'node:net';
import {
  type ClassLine,
  classLine,
  lineOfClass,
  type NowRow,
  nowHand,
  nowLimits,
  nowRow,
} from '@playforward/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { App } from '../../../context.ts';
import { answerWrongly, call, join, makeClass, personWith, studentNamed } from '../../../testing/class-of.ts';
import { createMovableClock } from '../../../testing/movable-clock.ts';
import { type OtherProcess, openOtherProcess } from '../../../testing/other-process.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../../testing/test-server.ts';

const clock = createMovableClock();
let server: TestServer;
/** Another process over the same database. */
let other: OtherProcess;
let teacher: TestStudent;
let room: { id: number; code: string | null };
let ana: TestStudent;
let ben: TestStudent;

beforeAll(async () => {
  server = await createTestServer({ clock });
  other = await openOtherProcess(server);
  for (const each of [server.app, other.app]) await each.listen({ port: 0, host: '127.0.0.1' });
  teacher = await personWith(server, 'teacher');
  room = await makeClass(server, teacher);
  ana = await studentNamed(server, 'Ana');
  ben = await studentNamed(server, 'Ben');
  for (const student of [ana, ben]) await join(server, student, room.code);
});
afterAll(async () => {
  await other.close();
  await server.close();
});

type Said = { event: string; data: unknown };
type Line = { said: Said[]; ended: Promise<void>; leave(): void };

/** Opens a line and keeps what it says. */
async function listen(path: string, { headers }: TestStudent, app = server.app): Promise<Line> {
  const { port } = app.server.address() as AddressInfo;
  const leaving = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, signal: leaving.signal });
  expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const said: Said[] = [];
  const read = async () => {
    let held = '';
    for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (held + piece).split('\n\n');
      held = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
        if (event) said.push({ event, data: JSON.parse(data) });
      }
    }
  };
  return { said, ended: read().catch(() => {}), leave: () => leaving.abort() };
}

const watchClass = (app?: App) => listen(`/api/teach/classes/${room.id}/now`, teacher, app);
const act = (person: TestStudent, method: 'POST' | 'DELETE', url: string, payload?: object) =>
  call(server, person, { method, url, ...(payload && { payload }) });
const teach = (path: string, payload?: object) =>
  act(teacher, 'POST', `/api/teach/classes/${room.id}${path}`, payload);

const rowsOf = ({ said }: Line, { id }: TestStudent): NowRow[] =>
  said
    .filter(({ event }) => event === 'row')
    .map(({ data }) => nowRow.parse(data))
    .filter((row) => row.id === id);
const statesOf = ({ said }: Line): ClassLine[] =>
  said.filter(({ event }) => event === 'state').map(({ data }) => classLine.parse(data));
const withinTwo = (check: () => void) => vi.waitFor(check, { timeout: 2_000, interval: 20 });
const soon = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 20 });

test('a wrong answer is told to the teacher by itself, in another process too', async () => {
  const lines = [await watchClass(), await watchClass(other.app)];
  await soon(() => expect(lines.every((line) => rowsOf(line, ana).length > 0)).toBe(true));
  for (const line of lines) expect(lineOfClass.parse(line.said[0]?.data).paused_until).toBeNull();
  await answerWrongly(server, ana, 1);
  await vi.waitFor(
    () => {
      for (const line of lines) {
        const row = rowsOf(line, ana).at(-1);
        expect(row?.answers).toHaveLength(1);
        expect(row?.answers[0]?.right).toBe(false);
        expect(row?.idea?.misses).toBe(1);
        expect(row?.open?.question).toBeTruthy();
      }
    },
    { timeout: 30_000, interval: 20 },
  );
  for (const line of lines) {
    expect(rowsOf(line, ben)).toHaveLength(1);
    line.leave();
  }
});

test('a hand goes up by the student alone, and down by either side', async () => {
  const line = await watchClass();
  const page = await listen('/api/classes/now', ana, other.app);
  await soon(() => expect(statesOf(page).at(-1)?.classes[0]?.hand).toBe(false));
  await soon(() => expect(rowsOf(line, ana)).toHaveLength(1));
  const hand = `/api/classes/${room.id}/hand`;
  expect((await act(ana, 'POST', hand, { up: true })).statusCode).toBe(200);
  const hands = () =>
    line.said.filter(({ event }) => event === 'hand').map(({ data }) => nowHand.parse(data));
  await soon(() => expect(hands()).toMatchObject([{ id: ana.id, hand_at: expect.any(String) }]));
  await soon(() => expect(statesOf(page).at(-1)?.classes[0]?.hand).toBe(true));
  await act(teacher, 'DELETE', `/api/teach/classes/${room.id}/students/${ana.id}/hand`);
  await soon(() => expect(hands().at(-1)).toEqual({ id: ana.id, hand_at: null }));
  await soon(() => expect(statesOf(page).at(-1)?.classes[0]?.hand).toBe(false));
  const stranger = await studentNamed(server, 'Eve');
  expect((await act(stranger, 'POST', hand, { up: true })).statusCode).toBe(404);
  for (const each of [line, page]) each.leave();
});

test('[CLASSROOM-19] pause and nudge reach thirty students within two seconds, and nobody else', async () => {
  const own = await makeClass(server, teacher, 'Period 3');
  const students = [];
  for (let nth = 0; nth < 30; nth += 1) {
    const student = await studentNamed(server, `Student ${nth}`);
    await join(server, student, own.code);
    students.push(student);
  }
  const pages = await Promise.all(
    students.map((student, nth) => listen('/api/classes/now', student, nth % 2 ? other.app : server.app)),
  );
  const outside = await listen('/api/classes/now', ben);
  await soon(() => expect([...pages, outside].every((page) => page.said.length > 0)).toBe(true));
  const url = `/api/teach/classes/${own.id}`;
  const paused = await act(teacher, 'POST', `${url}/pause`, { on: true });
  const until = paused.json().paused_until;
  await withinTwo(() =>
    expect(pages.every((page) => statesOf(page).at(-1)?.pause?.until === until)).toBe(true),
  );
  const [first, ...others] = pages;
  const chosen = students.slice(0, 1).map(({ id }) => id);
  await act(teacher, 'POST', `${url}/nudge`, { student_ids: chosen, phrase: 'draw-it' });
  await soon(() => expect(first && statesOf(first).at(-1)?.nudge?.phrase).toBe('draw-it'));
  const all = students.map(({ id }) => id);
  expect(others.some((page) => statesOf(page).some(({ nudge }) => nudge !== null))).toBe(false);
  await act(teacher, 'POST', `${url}/nudge`, { student_ids: all, phrase: 'i-am-coming' });
  await withinTwo(() =>
    expect(pages.every((page) => statesOf(page).at(-1)?.nudge?.phrase === 'i-am-coming')).toBe(true),
  );
  expect(statesOf(outside)).toHaveLength(1);
  expect(statesOf(outside)[0]?.pause).toBeNull();
  for (const page of [...pages, outside]) page.leave();
});

test('a pause outlives a reload, ends by the teacher or by itself, and takes answers all the while', async () => {
  await teach('/pause', { on: true });
  const again = await listen('/api/classes/now', ben, other.app);
  await soon(() => expect(statesOf(again)[0]?.pause?.teacher).toBe('Ms. Okafor'));
  expect(await answerWrongly(server, ben, 1)).toHaveLength(1);
  expect((await teach('/pause', { on: false })).json()).toEqual({ paused_until: null });
  await soon(() => expect(statesOf(again).at(-1)?.pause).toBeNull());
  again.leave();
  await teach('/pause', { on: true });
  clock.advance(nowLimits.pauseMinutes * 60 + 1);
  const later = await listen('/api/classes/now', ben);
  await soon(() => expect(statesOf(later)[0]?.pause).toBeNull());
  later.leave();
});

test('a nudge is one of six sentences, to students of the own class', async () => {
  const stranger = await studentNamed(server, 'Eve');
  const phrase = 'draw-it';
  expect((await teach('/nudge', { student_ids: [stranger.id], phrase })).statusCode).toBe(404);
  expect((await teach('/nudge', { student_ids: [ben.id], phrase: 'You are slow' })).statusCode).toBe(422);
  const someone = await personWith(server, 'teacher', 'Mr. Other');
  const url = `/api/teach/classes/${room.id}/nudge`;
  const answer = await act(someone, 'POST', url, { student_ids: [ben.id], phrase });
  expect(answer.statusCode).toBe(404);
});

test('[CLASSROOM-4] a student who is taken out leaves open views at once, and hears nothing more', async () => {
  const views = [await watchClass(), await watchClass(other.app)];
  const page = await listen('/api/classes/now', ben, other.app);
  await soon(() => expect(views.every((view) => rowsOf(view, ben).length > 0)).toBe(true));
  await act(teacher, 'DELETE', `/api/teach/classes/${room.id}/students/${ben.id}`);
  await soon(() => {
    for (const view of views) expect(view.said).toContainEqual({ event: 'end', data: { id: ben.id } });
  });
  await page.ended;
  expect(page.said.at(-1)?.event).toBe('end');
  const told = views.map((view) => rowsOf(view, ben).length);
  await answerWrongly(server, ben, 1);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(views.map((view) => rowsOf(view, ben).length)).toEqual(told);
  for (const view of views) view.leave();
});

test('[CLASSROOM-4] a session that ends, and a class that is deleted, end the view', async () => {
  const own = await makeClass(server, teacher, 'Period 4');
  await join(server, ana, own.code);
  const path = `/api/teach/classes/${own.id}`;
  const view = await listen(`${path}/now`, teacher);
  await soon(() => expect(rowsOf(view, ana)).toHaveLength(1));
  await act(teacher, 'DELETE', path);
  await view.ended;
  expect(view.said.at(-1)).toEqual({ event: 'end', data: { id: null } });
  const last = await watchClass(other.app);
  await soon(() => expect(rowsOf(last, ana)).toHaveLength(1));
  await act(teacher, 'POST', '/auth/logout-all');
  await last.ended;
});

test('[CLASSROOM-4] a colleague who is taken out loses the open view at once, and the teacher keeps it', async () => {
  teacher = await personWith(server, 'teacher');
  const own = await makeClass(server, teacher, 'Period 6');
  await join(server, ana, own.code);
  const colleague = await personWith(server, 'teacher', 'Mr. Reyes');
  const { rows } = await server.context.pool.query('SELECT email FROM users WHERE id = $1', [colleague.id]);
  const path = `/api/teach/classes/${own.id}`;
  await act(teacher, 'POST', `${path}/teachers`, rows[0]);
  const [theirs, mine] = [
    await listen(`${path}/now`, colleague, other.app),
    await listen(`${path}/now`, teacher),
  ];
  await soon(() => expect(rowsOf(theirs, ana)).toHaveLength(1));
  await act(teacher, 'DELETE', `${path}/teachers/${colleague.id}`);
  await theirs.ended;
  expect(theirs.said.at(-1)).toEqual({ event: 'end', data: { id: null } });
  await soon(() => expect(rowsOf(mine, ana)).toHaveLength(1));
  expect(mine.said.some(({ event }) => event === 'end')).toBe(false);
  mine.leave();
});
