// `npm run load:classroom [-- <seconds>]`: 30 classes of 30 students who give 8 answers a second in all, first with no
// teacher looking, then with every class's live view open. Prints how late an answer stands on its teacher's screen and
// what the server computes for the views.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findRunningEmbedded } from '../../apps/server/src/db/embedded/start-embedded.ts';
import { startServer } from '../../scripts/with-server.ts';
import { insertPupils, openFirstLesson, type Pupil } from '../../tests/load/seed-class.ts';

const classes = 30;
const classSize = 30;
const answersASecond = 8;
const seconds = Number(process.argv[2] ?? 60);
/** Of each class, this many answer; the others sit in it. */
const answering = 8;

/** When the last answer of each student was sent, until it is seen. */
const sentAt = new Map<number, number>();

const dataDir = mkdtempSync(path.join(tmpdir(), 'playforward-load-'));
const server = await startServer({ DATA_DIR: dataDir });
const connectionString = String(findRunningEmbedded(dataDir));
const client = new pg.Client({ connectionString });
try {
  await client.connect();
  await measureAll();
} finally {
  await client.end();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

type Room = { id: number; teacher: string; pupils: (Pupil & { id: number })[] };

async function measureAll(): Promise<void> {
  const rooms: Room[] = [];
  for (let nth = 0; nth < classes; nth += 1) rooms.push(await seedRoom(nth));
  await play(rooms, 10);
  const alone = await play(rooms, seconds);
  const late: number[] = [];
  const views = await Promise.all(rooms.map((room) => watchRoom(room, late)));
  await wait(3_000);
  const idle = await cpuWhile(() => wait(10_000));
  late.length = 0;
  const watched = await play(rooms, seconds);
  await wait(2_000);
  for (const view of views) view.destroy();
  const sorted = late.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  console.log(
    `${classes} classes of ${classSize}, ${watched.answers} answers in ${seconds} s, ${late.length} told`,
  );
  console.log(
    `answer sent to row on the teacher's screen: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`,
  );
  console.log(
    `server, share of a core: answers alone ${percent(alone.cpu)}, with ${classes} views ${percent(watched.cpu)}, views with no answers ${percent(idle)}`,
  );
}

async function play(rooms: Room[], forSeconds: number): Promise<{ cpu: number; answers: number }> {
  const pupils = rooms.flatMap((room) => room.pupils.map((pupil) => pupil));
  let answers = 0;
  const cpu = await cpuWhile(async () => {
    const open: Promise<void>[] = [];
    for (let nth = 0; nth < forSeconds * answersASecond; nth += 1) {
      const pupil = pupils[(nth * 31) % pupils.length];
      if (pupil) open.push(answer(pupil, nth));
      answers += 1;
      await wait(1000 / answersASecond);
    }
    await Promise.all(open);
  });
  return { cpu, answers };
}

async function answer(pupil: Room['pupils'][number], nth: number): Promise<void> {
  const problem = pupil.problems[nth % pupil.problems.length];
  if (!problem) return;
  sentAt.set(pupil.id, performance.now());
  await post(pupil.token, '/api/problems/submit', {
    problem_id: problem.id,
    lesson_id: pupil.lessonId,
    answer_id: problem.answers[nth % problem.answers.length],
    attempt_id: randomUUID(),
  });
}

/** A teacher's screen: notes how late each row stands on it. */
function watchRoom(room: Room, late: number[]): Promise<http.ClientRequest> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${room.teacher}` };
    const request = http.get(
      `${server.origin}/api/teach/classes/${room.id}/now`,
      { agent: false, headers },
      (reply) => {
        if (reply.statusCode !== 200) return reject(new Error(`answered ${reply.statusCode}`));
        let held = '';
        reply.setEncoding('utf8');
        reply.on('data', (chunk: string) => {
          const blocks = (held + chunk).split('\n\n');
          held = blocks.pop() ?? '';
          for (const block of blocks) noteRow(block, late);
        });
        reply.on('error', () => undefined);
        resolve(request);
      },
    );
    request.on('error', reject);
  });
}

function noteRow(block: string, late: number[]): void {
  const [, data] = /^event: row\ndata: (.*)$/.exec(block) ?? [];
  if (data === undefined) return;
  const { id } = JSON.parse(data) as { id: number };
  const sent = sentAt.get(id);
  if (sent === undefined) return;
  sentAt.delete(id);
  late.push(performance.now() - sent);
}

/** What the server's process computes while something happens, as a share of one core; Linux only, as /proc is. */
async function cpuWhile(work: () => Promise<void>): Promise<number> {
  const read = () => {
    const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  };
  const [cpu, begin] = [read(), performance.now()];
  await work();
  return (read() - cpu) / ((performance.now() - begin) / 1000);
}

async function seedRoom(nth: number): Promise<Room> {
  const teacher = randomBytes(32).toString('base64url');
  const tokens = await insertPupils(connectionString, classSize);
  const hashOf = (token: string) => createHash('sha256').update(token).digest();
  const { rows } = await client.query<{ id: number }>(
    `WITH teacher AS (
       INSERT INTO users (email, name, role, onboarding_completed, created_at, last_used_at)
       VALUES ('teacher' || $2 || '@load.example', 'Ms. Okafor', 'teacher', true, now(), now()) RETURNING id
     ), signed AS (
       INSERT INTO sessions (token_hash, user_id, created_at, expires_at, last_seen_at)
       SELECT $1, id, now(), now() + interval '1 day', now() FROM teacher
     ), room AS (
       INSERT INTO classes (name, course_id, created_at) VALUES ('Period ' || $2, 1, now()) RETURNING id
     ), taught AS (
       INSERT INTO class_teachers (class_id, user_id, since) SELECT room.id, teacher.id, now() FROM room, teacher
     ), joined AS (
       INSERT INTO class_students (class_id, user_id, joined_at)
       SELECT room.id, sessions.user_id, now() FROM room, sessions WHERE token_hash = ANY($3::bytea[])
     )
     SELECT id FROM room`,
    [hashOf(teacher), String(nth), tokens.map(hashOf)],
  );
  const working = tokens.slice(0, answering);
  const pupils = [];
  for (const pupil of await openFirstLesson(server.origin, working)) {
    const found = await client.query<{ user_id: number }>(
      'SELECT user_id FROM sessions WHERE token_hash = $1',
      [hashOf(pupil.token)],
    );
    pupils.push({ ...pupil, id: found.rows[0]?.user_id ?? 0 });
  }
  return { id: rows[0]?.id ?? 0, teacher, pupils };
}

async function post(token: string, address: string, body: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const reply = await fetch(server.origin + address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}: ${await reply.text()}`);
  await reply.arrayBuffer();
}
