// `npm run bench:api [-- --embedded | --postgres]`: throughput and latency of the two calls a lesson lives on, on both
// databases, beside a bare Fastify route that answers the same bytes. All take turns in short rounds of one run.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { findRunningEmbedded } from '../../apps/server/src/db/embedded/start-embedded.ts';
import { nodeFlags } from '../../scripts/node-flags.mjs';
import { startServer } from '../../scripts/with-server.ts';
import { findSystemPostgres, startOwnPostgres } from '../../tests/load/own-postgres.ts';
import { insertPupils, openFirstLesson, type Pupil } from '../../tests/load/seed-class.ts';

const connections = 32;
/** Until the hot code of each server is compiled, which takes as many calls of a slow server as of a fast one. */
const warmUpCalls = 40_000;
const seconds = 6;
const turns = 4;
const classSize = 120;
const only = process.argv.find((argument) => /^--(embedded|postgres)$/.test(argument))?.slice(2);

type Round = { perSecond: number; p50: number; p99: number; failed: number };
type Call = { name: string; floor: number; slowest: number; request(pupils: Pupil[]): autocannon.Request[] };
/** Something that answers the two calls: a server on one of the databases, or the bare route. */
type Target = { name: string; origin: string; pupils: Pupil[]; stop(): Promise<void> };

const calls: Call[] = [
  { name: 'GET /api/lessons/{id}/full', floor: 0.5, slowest: 100, request: lessonRequests },
  { name: 'POST /api/problems/submit', floor: 0.15, slowest: 50, request: submitRequests },
];

const targets: Target[] = [];
try {
  if (only !== 'postgres') targets.push(await startEmbeddedTarget());
  if (only !== 'embedded') targets.push(...(await startOwnTarget()));
  const [first] = targets;
  if (first) targets.unshift(await startBare(first));
  for (const call of calls) await measureCall(call);
} finally {
  for (const target of targets) await target.stop();
}

async function startEmbeddedTarget(): Promise<Target> {
  return startTarget('embedded', {}, (dataDir) => {
    const connectionString = findRunningEmbedded(dataDir);
    if (!connectionString) throw new Error('the embedded database of the server was not found');
    return connectionString;
  });
}

async function startOwnTarget(): Promise<Target[]> {
  const given = process.env.DATABASE_URL;
  const bin = given ? undefined : findSystemPostgres();
  if (!given && !bin) {
    console.log('own PostgreSQL is not measured: none is installed and DATABASE_URL is unset');
    return [];
  }
  const own = bin ? await startOwnPostgres(bin) : undefined;
  const connectionString = given ?? own?.connectionString ?? '';
  console.log(`own: PostgreSQL ${own?.version ?? 'of DATABASE_URL'}`);
  const target = await startTarget('own', { DATABASE_URL: connectionString }, () => connectionString);
  const stop = async () => {
    await target.stop();
    await own?.stop();
  };
  return [{ ...target, stop }];
}

async function startTarget(
  name: string,
  settings: Record<string, string>,
  findDatabase: (dataDir: string) => string,
): Promise<Target> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'playforward-bench-'));
  const server = await startServer({ ...settings, DATA_DIR: dataDir });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const pupils = await openFirstLesson(server.origin, await insertPupils(findDatabase(dataDir), classSize));
  return { name, origin: server.origin, pupils, stop };
}

/** The bytes of a real lesson and a real verdict, for the bare route. */
async function recordAnswers({ origin, pupils: [pupil] }: Target) {
  if (!pupil) throw new Error('the class is empty');
  const headers = { authorization: `Bearer ${pupil.token}`, 'content-type': 'application/json' };
  const lesson = await fetch(`${origin}/api/lessons/${pupil.lessonId}/full`, { headers });
  const body = JSON.stringify(submission(pupil, 0));
  const verdict = await fetch(`${origin}/api/problems/submit`, { method: 'POST', headers, body });
  return { lesson: await lesson.text(), verdict: await verdict.text() };
}

async function startBare(model: Target): Promise<Target> {
  const answers = await recordAnswers(model);
  const folder = mkdtempSync(path.join(tmpdir(), 'playforward-bench-bare-'));
  const files = Object.entries(answers).map(([name, text]) => {
    const file = path.join(folder, `${name}.json`);
    writeFileSync(file, text);
    return file;
  });
  const script = path.join(import.meta.dirname, '../../tests/load/bare-route.ts');
  // As the faster of the two servers is started.
  const flags = nodeFlags({ DATABASE_URL: 'own' });
  const child: ChildProcess = spawn(process.execPath, [...flags, script, ...files], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((done) =>
    child.stdout?.once('data', (line) => done(String(line).trim())),
  );
  console.log(`lesson ${answers.lesson.length} bytes, verdict ${answers.verdict.length} bytes`);
  const stop = async () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { name: 'bare', origin: `http://127.0.0.1:${port}`, pupils: model.pupils, stop };
}

async function measureCall({ name, request, ...aims }: Call): Promise<void> {
  const rounds = new Map<string, Round[]>(targets.map((target) => [target.name, []]));
  for (const { origin, pupils } of targets) await runRound(origin, request(pupils), { amount: warmUpCalls });
  for (let turn = 0; turn < turns; turn += 1) {
    for (const target of targets) {
      const measured = await runRound(target.origin, request(target.pupils), { duration: seconds });
      rounds.get(target.name)?.push(measured);
    }
  }
  const figures = new Map([...rounds].map(([target, measured]) => [target, median(measured)]));
  console.log(`${name}, ${connections} connections`);
  for (const [target, { perSecond, p50, p99, failed }] of figures) {
    const rate = perSecond.toFixed(0).padStart(6);
    console.log(`  ${target.padEnd(8)} ${rate} req/s   p50 ${p50} ms   p99 ${p99} ms   failed ${failed}`);
  }
  compare(figures, aims);
}

/** Says for each aim whether it was reached: own PostgreSQL beside the bare route, embedded beside own. */
function compare(figures: Map<string, Round>, { floor, slowest }: Pick<Call, 'floor' | 'slowest'>): void {
  const { bare, own, embedded } = Object.fromEntries(figures);
  const server = own ?? embedded;
  if (!server || !bare) return;
  const ofBare = server.perSecond / bare.perSecond;
  const reached = ofBare >= floor && server.p99 <= slowest && server.failed === 0;
  console.log(
    `  ${percent(ofBare)} of bare, aim ${percent(floor)} and p99 at most ${slowest} ms: ${word(reached)}`,
  );
  if (!own || !embedded) return;
  const ofOwn = embedded.perSecond / own.perSecond;
  console.log(`  embedded is ${percent(ofOwn)} of own PostgreSQL, aim 80 %: ${word(ofOwn >= 0.8)}`);
}

function word(reached: boolean): string {
  return reached ? 'reached' : 'MISSED';
}

async function runRound(
  url: string,
  requests: autocannon.Request[],
  until: { amount: number } | { duration: number },
): Promise<Round> {
  const result = await autocannon({ url, connections, requests, ...until });
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

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(0)} %`;
}
