// `npm run bench:api [-- --embedded | --postgres]`: throughput and latency of the two calls a lesson lives on, beside
// a bare Fastify route that answers the same bytes, in alternating rounds. Without a flag both databases are measured.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { findRunningEmbedded } from '../apps/server/src/db/embedded/start-embedded.ts';
import { findSystemPostgres, startOwnPostgres } from '../tests/load/own-postgres.ts';
import { insertPupils, openFirstLesson, type Pupil } from '../tests/load/seed-class.ts';
import { startServer } from './with-server.ts';

const connections = 32;
const seconds = 2;
const pairs = 4;
const classSize = 120;
const only = process.argv.find((argument) => /^--(embedded|postgres)$/.test(argument))?.slice(2);

type Target = 'server' | 'bare';
type Round = { perSecond: number; p50: number; p99: number; failed: number };
type Figures = Record<Target, Round>;
type Call = { name: string; floor: number; request(pupils: Pupil[]): autocannon.Request[] };

const calls: Call[] = [
  { name: 'GET /api/lessons/{id}/full', floor: 0.5, request: lessonRequests },
  { name: 'POST /api/problems/submit', floor: 0.35, request: submitRequests },
];

const measured: Record<string, Figures[]> = {};
if (only !== 'postgres') measured.embedded = await measureEmbedded();
if (only !== 'embedded') await measureOwn();
printComparison();

async function measureEmbedded(): Promise<Figures[]> {
  console.log('embedded PostgreSQL');
  return measureServer({}, (dataDir) => {
    const connectionString = findRunningEmbedded(dataDir);
    if (!connectionString) throw new Error('the embedded database of the server was not found');
    return connectionString;
  });
}

async function measureOwn(): Promise<void> {
  const given = process.env.DATABASE_URL;
  const bin = given ? undefined : findSystemPostgres();
  if (!given && !bin) {
    console.log('own PostgreSQL: not measured, none is installed and DATABASE_URL is unset');
    return;
  }
  const own = bin ? await startOwnPostgres(bin) : undefined;
  const connectionString = given ?? own?.connectionString ?? '';
  console.log(`own PostgreSQL ${own?.version ?? '(DATABASE_URL)'}`);
  try {
    measured.postgres = await measureServer({ DATABASE_URL: connectionString }, () => connectionString);
  } finally {
    await own?.stop();
  }
}

async function measureServer(
  settings: Record<string, string>,
  findDatabase: (dataDir: string) => string,
): Promise<Figures[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'playforward-bench-'));
  const server = await startServer({ ...settings, DATA_DIR: dataDir });
  let bare: { origin: string; child: ChildProcess } | undefined;
  try {
    const pupils = await openFirstLesson(server.origin, await insertPupils(findDatabase(dataDir), classSize));
    bare = await startBare(dataDir, await recordAnswers(server.origin, pupils));
    const origins = { server: server.origin, bare: bare.origin };
    const figures: Figures[] = [];
    for (const call of calls) figures.push(await measureCall(call, origins, pupils));
    return figures;
  } finally {
    bare?.child.kill();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The bytes of a real lesson and a real verdict, for the bare route. */
async function recordAnswers(origin: string, [pupil]: Pupil[]) {
  if (!pupil) throw new Error('the class is empty');
  const headers = { authorization: `Bearer ${pupil.token}`, 'content-type': 'application/json' };
  const lesson = await fetch(`${origin}/api/lessons/${pupil.lessonId}/full`, { headers });
  const body = JSON.stringify(submission(pupil, 0));
  const verdict = await fetch(`${origin}/api/problems/submit`, { method: 'POST', headers, body });
  return { lesson: await lesson.text(), verdict: await verdict.text() };
}

async function startBare(folder: string, answers: { lesson: string; verdict: string }) {
  const files = Object.entries(answers).map(([name, text]) => {
    const file = path.join(folder, `${name}.json`);
    writeFileSync(file, text);
    return file;
  });
  const script = path.join(import.meta.dirname, '../tests/load/bare-route.ts');
  const child = spawn(process.execPath, [script, ...files], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((done) =>
    child.stdout?.once('data', (line) => done(String(line).trim())),
  );
  console.log(`  lesson ${answers.lesson.length} bytes, verdict ${answers.verdict.length} bytes`);
  return { origin: `http://127.0.0.1:${port}`, child };
}

async function measureCall(call: Call, origins: Record<Target, string>, pupils: Pupil[]): Promise<Figures> {
  for (const target of ['bare', 'server'] as const) await runRound(origins[target], call.request(pupils), 2);
  const rounds: Record<Target, Round[]> = { server: [], bare: [] };
  for (let pair = 0; pair < pairs; pair += 1) {
    for (const target of ['bare', 'server'] as const) {
      rounds[target].push(await runRound(origins[target], call.request(pupils), seconds));
    }
  }
  const figures = { server: median(rounds.server), bare: median(rounds.bare) };
  const { server, bare } = figures;
  console.log(`  ${call.name}, ${connections} connections`);
  for (const target of ['bare', 'server'] as const) {
    const { perSecond, p50, p99, failed } = figures[target];
    const rate = perSecond.toFixed(0).padStart(6);
    console.log(`    ${target.padEnd(6)} ${rate} req/s   p50 ${p50} ms   p99 ${p99} ms   failed ${failed}`);
  }
  const ratio = server.perSecond / bare.perSecond;
  const reached = ratio >= call.floor && server.p99 < 100 && server.failed === 0;
  console.log(`    ${percent(ratio)} of bare (aim ${percent(call.floor)}) ${reached ? 'reached' : 'MISSED'}`);
  return figures;
}

async function runRound(url: string, requests: autocannon.Request[], duration: number): Promise<Round> {
  const result = await autocannon({ url, connections, duration, requests });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

/** The middle of each figure over the rounds, because a shared machine has bad moments; every failure counts. */
function median(rounds: Round[]): Round {
  const middle = (pick: (round: Round) => number) => {
    const sorted = rounds.map(pick).sort((a, b) => a - b);
    return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
  };
  return {
    perSecond: middle((round) => round.perSecond),
    p50: middle((round) => round.p50),
    p99: middle((round) => round.p99),
    failed: rounds.reduce((total, round) => total + round.failed, 0),
  };
}

function lessonRequests(pupils: Pupil[]): autocannon.Request[] {
  return pupils.map(({ token, lessonId }) => ({
    method: 'GET',
    path: `/api/lessons/${lessonId}/full`,
    headers: { authorization: `Bearer ${token}` },
  }));
}

/** Every call is another student's next answer, with an attempt id of its own. */
function submitRequests(pupils: Pupil[]): autocannon.Request[] {
  let turn = 0;
  const next = (request: autocannon.Request): autocannon.Request => {
    turn += 1;
    const pupil = pupils[turn % pupils.length];
    if (!pupil) throw new Error('the class is empty');
    const headers = { authorization: `Bearer ${pupil.token}`, 'content-type': 'application/json' };
    return { ...request, headers, body: JSON.stringify(submission(pupil, Math.floor(turn / pupils.length))) };
  };
  return [{ method: 'POST', path: '/api/problems/submit', setupRequest: next }];
}

function submission({ problems, lessonId }: Pupil, turn: number) {
  const problem = problems[turn % problems.length];
  const answers = problem?.answers ?? [];
  const answer_id = answers[Math.floor(turn / problems.length) % answers.length];
  return { problem_id: problem?.id, lesson_id: lessonId, answer_id, attempt_id: randomUUID() };
}

function printComparison(): void {
  const { embedded, postgres } = measured;
  if (!embedded || !postgres) return;
  for (const [i, call] of calls.entries()) {
    const ratio = (embedded[i]?.server.perSecond ?? 0) / (postgres[i]?.server.perSecond ?? 1);
    const reached = ratio >= 0.8 ? 'reached' : 'MISSED';
    console.log(`${call.name}: embedded is ${percent(ratio)} of own PostgreSQL (aim 80 %) ${reached}`);
  }
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(0)} %`;
}
