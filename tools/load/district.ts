// `npm run load:district [-- --schools 200 --students 500 --active 60 --seconds 20 --processes 1,2,4]`: a district's schools
// and accounts on the system's PostgreSQL, some students working at once as in a lesson, all in one school and each in
// another, on one and on several processes. Prints what each call took, the CPU of servers and database per student and
// lesson, and what that means for 100,000 students.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { type RunningServer, spawnServer } from '../../tests/drills/spawn-server.ts';
import { findSystemPostgres, startOwnPostgres } from '../../tests/load/own-postgres.ts';
import { insertPupils, openFirstLesson, type Pupil } from '../../tests/load/seed-class.ts';

const { values } = parseArgs({
  options: {
    schools: { type: 'string', default: '200' },
    students: { type: 'string', default: '500' },
    active: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '20' },
    processes: { type: 'string', default: '1,2,4' },
  },
});
const [schools, students] = [Number(values.schools), Number(values.students)];
const [active, seconds] = [Number(values.active), Number(values.seconds)];

/** What one student asks for in a lesson of 45 minutes, by call. */
const lesson = { submit: 40, lesson: 60, courses: 60, me: 100, context: 40 } as const;
const lessonSeconds = 45 * 60;
/** So many of all students work at the same moment. */
const shareAtOnce = 1 / 3;
const district = 100_000;
type Call = keyof typeof lesson;
const mix = Object.entries(lesson).flatMap(([call, count]) => Array<Call>(count / 20).fill(call as Call));
const callsInLesson = Object.values(lesson).reduce((sum, count) => sum + count, 0);

const bin = findSystemPostgres();
if (bin === undefined) throw new Error('no PostgreSQL is installed on this machine');
const database = await startOwnPostgres(bin);
const folder = mkdtempSync(path.join(tmpdir(), 'playforward-district-'));
const client = new pg.Client({ connectionString: database.connectionString });
client.on('error', () => {});
try {
  await client.connect();
  const pupils = await seedDistrict();
  console.log(
    `load:district: ${schools} schools × ${students} students on PostgreSQL ${database.version}; ${active} work at once, ${cpus().length} cores for servers, database and the students themselves`,
  );
  const counts = values.processes.split(',').map(Number);
  await measure(counts[0] ?? 1, pupils.together, 'all in one school');
  for (const count of counts) await measure(count, pupils.apart, `in ${Math.min(schools, active)} schools`);
} finally {
  await client.end().catch(() => {});
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

function startServers(count: number): Promise<RunningServer[]> {
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: database.connectionString,
    LOG_LEVEL: 'silent',
  };
  return Promise.all(Array.from({ length: count }, () => spawnServer(settings)));
}

type Placed = Pupil & { at: string };

/** All accounts of the district, and those of them who open a lesson: once all in one school, once each in another. */
async function seedDistrict(): Promise<{ together: Placed[]; apart: Placed[] }> {
  const [server] = await startServers(1);
  if (!server) throw new Error('no server was started');
  await client.query(
    `INSERT INTO schools (slug, name, created_at) SELECT 's' || n, 'School ' || n, now() FROM generate_series(2, $1) AS n`,
    [schools],
  );
  await client.query(
    `INSERT INTO users (school_id, email, name, created_at, last_used_at)
     SELECT s.id, 'student-' || n || '@' || s.slug || '.example', 'Ana', now(), now()
     FROM schools AS s, generate_series(1, $1) AS n`,
    [students],
  );
  await client.query('ANALYZE');
  await server.end('SIGTERM');
  const [again] = await startServers(1);
  if (!again) throw new Error('no server was started');
  const { rows } = await client.query<{ id: number; slug: string }>(
    'SELECT id, slug FROM schools ORDER BY id',
  );
  const place = async ({ id, slug }: { id: number; slug: string }, count: number): Promise<Placed[]> => {
    const tokens = await insertPupils(database.connectionString, count, id);
    const at = `/at/${slug}`;
    return (await openFirstLesson(again.origin + at, tokens)).map((pupil) => ({ ...pupil, at }));
  };
  const [first] = rows;
  const together = first ? await place(first, active) : [];
  const apart: Placed[] = [];
  for (let nth = 0; nth < active; nth += 1) {
    const school = rows[nth % rows.length];
    if (school) apart.push(...(await place(school, 1)));
  }
  await again.end('SIGTERM');
  return { together, apart };
}

async function measure(count: number, pupils: Placed[], where: string): Promise<void> {
  const servers = await startServers(count);
  const origins = pupils.map((pupil, index) => (servers[index % count]?.origin ?? '') + pupil.at);
  try {
    await warmUp(pupils, origins);
    const before = { servers: cpuOf(servers.map(({ pid }) => pid)), database: await cpuOfDatabase() };
    const times = new Map<Call, number[]>();
    const failed = new Map<string, number>();
    const until = performance.now() + seconds * 1000;
    await Promise.all(
      pupils.map(async (pupil, index) => {
        const origin = origins[index] ?? '';
        for (let turn = index; performance.now() < until; turn += 1) {
          const call = mix[Math.floor(Math.random() * mix.length)] ?? 'me';
          const started = performance.now();
          const fault = await make(call, { origin, pupil, turn });
          if (fault !== undefined) failed.set(fault, (failed.get(fault) ?? 0) + 1);
          const taken = times.get(call) ?? [];
          taken.push(performance.now() - started);
          times.set(call, taken);
        }
      }),
    );
    const used = {
      servers: cpuOf(servers.map(({ pid }) => pid)) - before.servers,
      database: (await cpuOfDatabase()) - before.database,
    };
    report({ count, where, times, failed, used });
  } finally {
    for (const server of servers) await server.end('SIGTERM');
  }
}

/** Each student asks for everything once: what a start costs is not what a call costs. */
async function warmUp(pupils: readonly Placed[], origins: readonly string[]): Promise<void> {
  await Promise.all(
    pupils.map(async (pupil, turn) => {
      for (const call of Object.keys(lesson) as Call[])
        await make(call, { origin: origins[turn] ?? '', pupil, turn }).catch(() => undefined);
    }),
  );
}

type Asked = { origin: string; pupil: Pupil; turn: number };

/** Makes the call and answers what was wrong with it: a load test that only counts says nothing of the cause. */
async function make(call: Call, { origin, pupil, turn }: Asked): Promise<string | undefined> {
  const { token, lessonId, problems } = pupil;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const read = { me: '/user/me', courses: '/api/courses/with-units', context: '/api/orb/context' };
  const problem = problems[turn % problems.length];
  const answer =
    call === 'submit'
      ? await fetch(`${origin}/api/problems/submit`, {
          method: 'POST',
          headers,
          body: JSON.stringify({
            problem_id: problem?.id,
            lesson_id: lessonId,
            answer_id: problem?.answers[turn % problem.answers.length],
            attempt_id: randomUUID(),
          }),
        })
      : await fetch(origin + (call === 'lesson' ? `/api/lessons/${lessonId}/full` : read[call]), { headers });
  const text = await answer.text();
  return answer.ok ? undefined : `${call} ${answer.status} ${text.slice(0, 120)}`;
}

/** Seconds of CPU that a process has used, in `/proc`'s hundredths; with those of its children that have ended. */
function cpuSeconds(pid: number | string): { own: number; parent: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const ticks = [11, 12, 13, 14].map((index) => Number(fields[index]));
  return { own: ticks.reduce((sum, one) => sum + one, 0) / 100, parent: Number(fields[1]) };
}

function cpuOf(pids: number[]): number {
  return pids.reduce((sum, pid) => sum + cpuSeconds(pid).own, 0);
}

async function cpuOfDatabase(): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const postmaster = cpuSeconds(rows[0]?.pid ?? 0).parent;
  let all = cpuSeconds(postmaster).own;
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const { own, parent } = cpuSeconds(name);
      if (parent === postmaster) all += own;
    } catch {
      // It ended meanwhile, and its time went to the postmaster.
    }
  }
  return all;
}

type Measured = {
  count: number;
  where: string;
  times: Map<Call, number[]>;
  failed: Map<string, number>;
  used: { servers: number; database: number };
};

function report({ count, where, times, failed, used }: Measured): void {
  const calls = [...times.values()].reduce((sum, taken) => sum + taken.length, 0);
  const failures = [...failed.values()].reduce((sum, one) => sum + one, 0);
  const of = (taken: number[], share: number) =>
    taken.toSorted((a, b) => a - b)[Math.floor(taken.length * share)] ?? 0;
  console.log(
    `${count} ${count === 1 ? 'process' : 'processes'}, students ${where}: ${(calls / seconds).toFixed(0)} calls/s, ${failures} failed`,
  );
  for (const [fault, count] of failed) console.log(`  failed ${count} ×: ${fault}`);
  if ([...failed.keys()].some((fault) => fault.includes(' 503 ')))
    console.log(
      '  503: a call waited five seconds for one of the ten connections of its process, or ten for the database. The browser keeps an answer and sends it again; more cores or processes end it.',
    );
  for (const [call, taken] of times)
    console.log(
      `  ${call.padEnd(8)} ${String(taken.length).padStart(6)} × p50 ${of(taken, 0.5).toFixed(0)} ms, p99 ${of(taken, 0.99).toFixed(0)} ms`,
    );
  const perLesson = (cpu: number) => (cpu / calls) * callsInLesson;
  const cores = (cpu: number, people: number) => (perLesson(cpu) * people * shareAtOnce) / lessonSeconds;
  console.log(
    `  CPU: ${((used.servers / calls) * 1000).toFixed(2)} ms of servers and ${((used.database / calls) * 1000).toFixed(2)} ms of the database a call; 1,000 students of whom a third work need ${cores(used.servers + used.database, 1000).toFixed(2)} cores`,
  );
  console.log(
    `  ${district.toLocaleString('en-US')} students, a third at once: ${((district * shareAtOnce * callsInLesson) / lessonSeconds).toFixed(0)} calls/s, ${cores(used.servers, district).toFixed(1)} cores of servers and ${cores(used.database, district).toFixed(1)} of the database when fully used`,
  );
}
