// `npm run drill:kill [-- --cycles 30 --postgres | --database-url postgres://…]`: kills the server without warning while
// students answer, starts it again, and proves that every acknowledged answer is stored exactly once and that sending
// it again answers the same. The embedded database is left behind as an orphan by each kill; --postgres uses a temporary
// cluster of the system's PostgreSQL instead.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { findRunningEmbedded } from '../../apps/server/src/db/embedded/start-embedded.ts';
import { type RunningServer, spawnServer } from '../../tests/drills/spawn-server.ts';
import { findSystemPostgres, startOwnPostgres } from '../../tests/load/own-postgres.ts';
import { insertPupils, openFirstLesson, type Pupil } from '../../tests/load/seed-class.ts';

const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '30' },
    'database-url': { type: 'string' },
    postgres: { type: 'boolean', default: false },
  },
});
const cycles = Number(values.cycles);
const own = values.postgres ? await startSystemPostgres() : undefined;
const databaseUrl = values['database-url'] ?? own?.connectionString;
const classSize = 12;
/** Load before the kill in milliseconds; a random moment in this span. */
const [shortest, longest] = [200, 900];

type Sent = { pupil: Pupil; body: Record<string, unknown>; acknowledged: string | undefined };
type Tally = { acknowledged: number; unanswered: number; repeated: number; problems: string[] };

const dataDir = mkdtempSync(path.join(tmpdir(), 'playforward-drill-'));
const settings = {
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
};
const tally: Tally = { acknowledged: 0, unanswered: 0, repeated: 0, problems: [] };

let server = await spawnServer(settings);
try {
  const pupils = await openFirstLesson(server.origin, await insertPupils(databaseAddress(), classSize));
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    const sent = await answerUntilKilled(server, pupils);
    server = await spawnServer(settings);
    await checkStored(sent);
    await checkRepeats(server.origin, sent);
  }
} finally {
  await server.end('SIGTERM');
  await own?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
report();

async function startSystemPostgres() {
  const bin = findSystemPostgres();
  if (bin === undefined) throw new Error('no PostgreSQL is installed on this machine');
  return startOwnPostgres(bin);
}

function databaseAddress(): string {
  const address = databaseUrl ?? findRunningEmbedded(dataDir);
  if (address === undefined) throw new Error('the embedded database of the server was not found');
  return address;
}

/** Every student answers as fast as the server lets them; at a random moment the process is gone. */
async function answerUntilKilled(running: RunningServer, pupils: Pupil[]): Promise<Sent[]> {
  const sent: Sent[] = [];
  let alive = true;
  const answering = pupils.map(async (pupil) => {
    for (let turn = 0; alive; turn += 1) {
      const attempt: Sent = { pupil, body: nextBody(pupil, turn), acknowledged: undefined };
      sent.push(attempt);
      attempt.acknowledged = await send(running.origin, attempt).catch(() => undefined);
    }
  });
  await new Promise((done) => setTimeout(done, shortest + Math.random() * (longest - shortest)));
  await running.end('SIGKILL');
  alive = false;
  await Promise.all(answering);
  return sent;
}

function nextBody({ problems, lessonId }: Pupil, turn: number) {
  const problem = problems[turn % problems.length];
  const answers = problem?.answers ?? [];
  const answer_id = answers[Math.floor(Math.random() * answers.length)];
  return { problem_id: problem?.id, lesson_id: lessonId, answer_id, attempt_id: randomUUID() };
}

/** The verdict as it was answered, without what followed it then; undefined for an answer other than 200. */
async function send(origin: string, { pupil, body }: Sent): Promise<string | undefined> {
  const answer = await fetch(`${origin}/api/problems/submit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${pupil.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { follow_up: _, ...verdict } = (await answer.json()) as Record<string, unknown>;
  return answer.ok ? JSON.stringify(verdict) : undefined;
}

async function checkStored(sent: Sent[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseAddress() });
  await client.connect();
  try {
    const { rows } = await client.query<{
      id: string;
      problem: number;
      answer: number;
      n: number;
      done: boolean;
    }>(
      `SELECT attempt_id AS id, problem_id AS problem, answer_id AS answer, count(*)::int AS n,
         bool_and(NOT is_correct OR progress.completed_at IS NOT NULL) AS done
       FROM attempts LEFT JOIN progress
         ON progress.user_id = attempts.user_id AND kind = 'problem' AND item_id = problem_id
       WHERE attempt_id = any($1) GROUP BY 1, 2, 3`,
      [sent.map(({ body }) => body.attempt_id)],
    );
    const stored = new Map(rows.map((row) => [row.id, row]));
    for (const { body, acknowledged } of sent) {
      const row = stored.get(String(body.attempt_id));
      if (acknowledged === undefined) tally.unanswered += 1;
      else tally.acknowledged += 1;
      if (acknowledged !== undefined && !row) tally.problems.push(`lost: ${body.attempt_id}`);
      if (!row) continue;
      if (row.n !== 1) tally.problems.push(`stored ${row.n} times: ${body.attempt_id}`);
      if (!row.done) tally.problems.push(`right, and its problem is open: ${body.attempt_id}`);
      const same = row.problem === body.problem_id && row.answer === body.answer_id;
      if (!same) tally.problems.push(`stored otherwise than sent: ${body.attempt_id}`);
    }
  } finally {
    await client.end();
  }
}

/** Sends the last answers again, acknowledged or not, as a browser does after a lost connection. */
async function checkRepeats(origin: string, sent: Sent[]): Promise<void> {
  const unanswered = sent.filter(({ acknowledged }) => acknowledged === undefined);
  const last = sent.filter(({ acknowledged }) => acknowledged !== undefined).slice(-20);
  for (const attempt of [...unanswered, ...last]) {
    const [again, third] = [await send(origin, attempt), await send(origin, attempt)];
    tally.repeated += 1;
    if (again === undefined || again !== third || again !== (attempt.acknowledged ?? again)) {
      tally.problems.push(`answered otherwise when sent again: ${attempt.body.attempt_id}`);
    }
    attempt.acknowledged = again;
  }
  const before = { ...tally };
  await checkStored([...unanswered, ...last]);
  tally.acknowledged = before.acknowledged;
  tally.unanswered = before.unanswered;
}

function report(): void {
  const { acknowledged, unanswered, repeated, problems } = tally;
  for (const problem of problems.slice(0, 20)) console.log(problem);
  const where = databaseUrl === undefined ? 'embedded' : 'own';
  console.log(
    `drill:kill ${where} PostgreSQL: ${cycles} kills, ${acknowledged} acknowledged answers, ${unanswered} cut off, ${repeated} sent again, ${problems.length} lost, doubled or changed`,
  );
  process.exitCode = problems.length === 0 && acknowledged > 0 ? 0 : 1;
}
