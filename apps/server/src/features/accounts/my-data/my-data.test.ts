import { myDataAnswer, myDataLimits } from '@playforward/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOperatorCommand } from '../../../operator/run-operator-command.ts';
import { keptTables } from '../../../privacy/kept-parts.ts';
import { findPersonTables } from '../../../privacy/person-data.ts';
import { fetchChoices, firstLesson, openLesson, submit } from '../../../testing/lesson-of.ts';
import { createMovableClock } from '../../../testing/movable-clock.ts';
import { chat } from '../../../testing/orb-calls.ts';
import {
  createTestServer,
  type TestServer,
  type TestStudent,
  testSettings,
} from '../../../testing/test-server.ts';
import { purgeOutlived } from '../purge-outlived.ts';
import { createAccountServices } from '../services.ts';

const clock = createMovableClock();
const daySeconds = 86_400;
let server: TestServer;

beforeAll(async () => {
  const privacy = { ...testSettings().privacy, consentAge: 13 };
  server = await createTestServer({ clock, settings: { privacy } });
});
afterAll(() => server.close());

type Person = Pick<TestStudent, 'headers'>;
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

function call({ headers }: Person, method: Method, path = '', payload?: object) {
  return server.app.inject({ method, url: `/api/my-data${path}`, headers, ...(payload && { payload }) });
}
const shown = async (person: Person) => myDataAnswer.parse((await call(person, 'GET')).json());
const say = (person: Person, band: string) => call(person, 'POST', '/age', { band });
const exists = async ({ id }: { id: number }) =>
  (await server.context.pool.query('SELECT 1 FROM users WHERE id = $1', [id])).rowCount === 1;
const purge = () => purgeOutlived(createAccountServices(server.context));

async function studentWithWork() {
  const student = await server.student();
  const lesson = await openLesson(server, student, firstLesson(server).id);
  const [problem] = lesson.problems;
  if (!problem) throw new Error('no problem');
  const { right } = await fetchChoices(server, student, problem.id);
  await submit(server, student, { problem_id: problem.id, lesson_id: lesson.id, answer_id: right.id });
  await say(student, '16-plus');
  await chat(server, student, { message: 'What is a ratio?' });
  return student;
}

describe('[O11] my data', () => {
  test('every table with rows of a person is told in a part', async () => {
    const tables = (await findPersonTables(server.context.pool)).map(({ table }) => table);
    expect(Object.keys(keptTables).sort()).toEqual(tables.sort());
  });

  test('tells what is kept, how much and for how long, of the own person only', async () => {
    const [ana, other] = [await studentWithWork(), await server.student()];
    const mine = await shown(ana);
    expect(mine).toMatchObject({ name: 'Ana', email: ana.email, is_guest: false, erase_at: null });
    const part = (data: typeof mine, name: string) => data.kept.find((kept) => kept.part === name);
    expect(part(mine, 'answers')?.entries).toBeGreaterThan(1);
    expect(part(mine, 'conversations')).toMatchObject({ days: 90 });
    expect(part(mine, 'conversations')?.entries).toBeGreaterThan(1);
    expect(part(await shown(other), 'conversations')?.entries).toBe(0);
  });

  test('is downloaded as a zip that opens, holds all parts and no secret, and is bounded by the hour', async () => {
    const ana = await studentWithWork();
    const answer = await call(ana, 'GET', '/download');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    const files = unzipSync(answer.rawPayload);
    const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(read('read-me.txt')).toContain('what Playforward keeps about you');
    expect(JSON.parse(read('account.json')).users).toMatchObject([{ email: ana.email }]);
    expect(JSON.parse(read('answers.json')).attempts).toHaveLength(1);
    expect(read('conversations.json')).toContain('What is a ratio?');
    const everything = Object.keys(files).map(read).join('');
    expect(everything).not.toMatch(/argon2|token_hash|password_hash|session_hash|"rendered"/);
    for (let more = 0; more < 4; more += 1)
      expect((await call(ana, 'GET', '/download')).statusCode).toBe(200);
    const refused = await call(ana, 'GET', '/download');
    expect([refused.statusCode, refused.json().detail]).toEqual([429, expect.stringMatching(/hour\.$/)]);
  });

  test('the own name is corrected, in the session too', async () => {
    const ana = await server.student();
    expect((await call(ana, 'PATCH', '', { name: '  Anne-Marie  ' })).json()).toEqual({ name: 'Anne-Marie' });
    const me = await server.app.inject({ url: '/user/me', headers: ana.headers });
    expect(me.json().name).toBe('Anne-Marie');
    expect((await call(ana, 'PATCH', '', { name: ' ' })).statusCode).toBe(422);
    expect((await call(ana, 'PATCH', '', { name: 'Ana', role: 'staff' })).statusCode).toBe(422);
  });

  test('conversations are erased at once, and only the own ones', async () => {
    const [ana, other] = [await studentWithWork(), await studentWithWork()];
    expect((await call(ana, 'DELETE', '/conversations')).json()).toEqual({ erased: 1 });
    const talk = async (person: Person) =>
      (await shown(person)).kept.find(({ part }) => part === 'conversations')?.entries;
    expect(await talk(ana)).toBe(0);
    expect(await talk(other)).toBeGreaterThan(0);
  });
});

describe('[O11] erasure', () => {
  test('comes two weeks after it was asked for, takes every row, and can be taken back until then', async () => {
    const [ana, ben] = [await studentWithWork(), await studentWithWork()];
    for (const person of [ana, ben]) {
      const asked = await call(person, 'POST', '/erasure');
      const day = new Date(clock.now().getTime() + myDataLimits.erasureDays * daySeconds * 1000);
      expect(asked.json()).toEqual({ erase_at: day.toISOString() });
    }
    expect((await runOperatorCommand(server.context, ['erasures'])).text).toContain('2 erasures');
    clock.advance(3 * daySeconds);
    const again = (await call(ana, 'POST', '/erasure')).json().erase_at;
    expect(again).toBe((await shown(ana)).erase_at);
    expect(Date.parse(again) - clock.now().getTime()).toBe(11 * daySeconds * 1000);
    expect((await call(ben, 'DELETE', '/erasure')).json()).toEqual({ erase_at: null });
    await purge();
    expect(await exists(ana)).toBe(true);
    clock.advance(11 * daySeconds);
    await purge();
    expect([await exists(ana), await exists(ben)]).toEqual([false, true]);
    for (const { table, where } of await findPersonTables(server.context.pool)) {
      const { rowCount } = await server.context.pool.query(`SELECT 1 FROM ${table} WHERE ${where}`, [ana.id]);
      expect([table, rowCount]).toEqual([table, 0]);
    }
    expect((await call(ana, 'GET')).statusCode).toBe(401);
  });

  test('the school may keep an account that has to stay', async () => {
    const ana = await server.student();
    await call(ana, 'POST', '/erasure');
    expect((await runOperatorCommand(server.context, ['keep', ana.email])).kind).toBe('done');
    clock.advance(15 * daySeconds);
    await purge();
    expect(await exists(ana)).toBe(true);
  });
});

describe('[O10] retention', () => {
  test('accounts nobody used for KEEP_INACTIVE_MONTHS are named by a preview first, then go; used ones and staff stay', async () => {
    const [old, used, staff] = [await server.student(), await server.student(), await server.student()];
    const { pool } = server.context;
    const months = server.context.settings.operation.keepInactiveMonths;
    expect(months).toBe(24);
    const touch = (id: number, ago: string) =>
      pool.query(`UPDATE users SET last_used_at = $2::timestamptz - $3::interval WHERE id = $1`, [
        id,
        clock.now(),
        ago,
      ]);
    await touch(old.id, '25 months');
    await touch(used.id, '23 months');
    await touch(staff.id, '25 months');
    await pool.query("UPDATE users SET role = 'staff' WHERE id = $1", [staff.id]);
    const preview = (await runOperatorCommand(server.context, ['inactive'])).text;
    expect([preview.includes(old.email), preview.includes(used.email)]).toEqual([true, false]);
    expect(await exists(old)).toBe(true);
    await purge();
    expect([await exists(old), await exists(used), await exists(staff)]).toEqual([false, true, true]);
  });
});

describe('[O11] [D-160] age and consent', () => {
  test('is said once, as the grade suggests or not; only the school corrects it', async () => {
    const ana = await server.student();
    expect((await call(ana, 'GET', '/age')).json()).toEqual({
      band: null,
      suggested: null,
      waits_for_consent: false,
    });
    expect((await say(ana, '13-15')).json()).toMatchObject({ band: '13-15', waits_for_consent: false });
    expect((await say(ana, '13-15')).statusCode).toBe(200);
    expect((await say(ana, '16-plus')).statusCode).toBe(409);
    expect((await say(ana, 'a hundred')).statusCode).toBe(422);
    const corrected = await runOperatorCommand(server.context, ['age', ana.email, 'under-13']);
    expect(corrected.kind).toBe('done');
    expect((await call(ana, 'GET', '/age')).json().band).toBe('under-13');
    expect((await runOperatorCommand(server.context, ['age', ana.email, '7'])).kind).toBe('refused');
  });

  test('chat and the class’s city wait for an age and, below CONSENT_AGE, for a yes, which is kept with who and when', async () => {
    const ana = await server.student();
    const talk = () => chat(server, ana, { message: 'hello' });
    const seat = async () => {
      const ticket = await server.app.inject({
        method: 'POST',
        url: '/api/city/ticket',
        headers: ana.headers,
        payload: { lesson_id: null },
      });
      const payload = { access_token: ticket.json().access_token, solo: false };
      return (await server.app.inject({ method: 'POST', url: '/api/city/seat', payload })).json().kind;
    };
    const unsaid = await talk();
    expect([unsaid.statusCode, unsaid.json().detail]).toEqual([
      403,
      expect.stringContaining('how old you are'),
    ]);
    expect(await seat()).toBe('private');
    expect((await say(ana, 'under-13')).json().waits_for_consent).toBe(true);
    const refused = await talk();
    expect([refused.statusCode, refused.json().detail]).toEqual([
      403,
      expect.stringContaining('a grown-up has said yes'),
    ]);
    expect(await seat()).toBe('private');
    const noted = await runOperatorCommand(server.context, [
      'consent',
      ana.email,
      'Maria',
      'Lopez,',
      'mother',
    ]);
    expect(noted.text).toContain('Maria Lopez, mother');
    expect((await shown(ana)).consent).toEqual({ by: 'Maria Lopez, mother', at: clock.now().toISOString() });
    expect((await talk()).statusCode).toBe(200);
    expect(await seat()).toBe('class');
    await runOperatorCommand(server.context, ['withdraw-consent', ana.email]);
    expect((await talk()).statusCode).toBe(403);
    expect((await runOperatorCommand(server.context, ['consent', ana.email])).kind).toBe('refused');
  });

  test('a school that has agreed for all asks nobody', async () => {
    const privacy = { ...server.context.settings.privacy, schoolConsent: true };
    const agreed = await createTestServer({ settings: { privacy } });
    const ana = await agreed.student();
    const payload = { band: 'under-13' };
    const answer = await agreed.app.inject({
      method: 'POST',
      url: '/api/my-data/age',
      headers: ana.headers,
      payload,
    });
    expect(answer.json().waits_for_consent).toBe(false);
    expect((await chat(agreed, ana, { message: 'hello' })).statusCode).toBe(200);
    await agreed.close();
  });
});
