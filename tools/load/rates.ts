// `npm run load:rates [-- --seconds 60 --reads 300 --submits 150 --sign-ins 10 --mixed 0]`: one server with its embedded
// PostgreSQL under steady rates, one after the other: mixed reads, submitted answers, sign-ins with other calls beside
// them, and for `--mixed` minutes all of them at once, with the memory before and after. On a quiet machine, for the
// figures of the design: --seconds 600 --mixed 60. A rate of 0 leaves its part out.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { findRunningEmbedded } from '../../apps/server/src/db/embedded/start-embedded.ts';
import { startServer } from '../../scripts/with-server.ts';
import { insertPupils, openFirstLesson, type Pupil } from '../../tests/load/seed-class.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    reads: { type: 'string', default: '300' },
    submits: { type: 'string', default: '150' },
    'sign-ins': { type: 'string', default: '10' },
    mixed: { type: 'string', default: '0' },
  },
});
const duration = Number(values.seconds);
const mixedMinutes = Number(values.mixed);
const classSize = 120;
const accounts = 30;
const password = 'seven green bikes 92';
/** After a load what was kept for its calls is given back. */
const calmMs = 60_000;

type Load = { rate: number; requests: autocannon.Request[] };

const json = { 'content-type': 'application/json' };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** What a page asks for when it opens, in turn by every student. */
function reads(pupils: readonly Pupil[]): autocannon.Request[] {
  const paths = (lessonId: number) => [
    '/user/me',
    '/api/courses/with-units',
    `/api/lessons/${lessonId}/full`,
    '/api/orb/context',
  ];
  return pupils.flatMap(({ token, lessonId }) =>
    paths(lessonId).map((path) => ({ method: 'GET' as const, path, headers: bearer(token) })),
  );
}

/** Every call is another student's next answer. */
function submits(pupils: readonly Pupil[]): autocannon.Request[] {
  let turn = 0;
  return [
    {
      method: 'POST',
      path: '/api/problems/submit',
      setupRequest(request) {
        const pupil = pupils[turn % pupils.length];
        const place = Math.floor(turn / pupils.length);
        turn += 1;
        const problem = pupil?.problems[place % pupil.problems.length];
        const body = {
          problem_id: problem?.id,
          lesson_id: pupil?.lessonId,
          answer_id: problem?.answers[0],
          attempt_id: randomUUID(),
        };
        return {
          ...request,
          headers: { ...bearer(pupil?.token ?? ''), ...json },
          body: JSON.stringify(body),
        };
      },
    },
  ];
}

/** Every call is another account's: of many at one moment for one account only the free tries are judged. */
function signIns(emails: readonly string[]): autocannon.Request[] {
  let turn = 0;
  return [
    {
      method: 'POST',
      path: '/auth/login',
      setupRequest(request) {
        const email = emails[turn % emails.length];
        turn += 1;
        return { ...request, headers: json, body: JSON.stringify({ email, password }) };
      },
    },
  ];
}

async function register(origin: string): Promise<string[]> {
  const emails = Array.from({ length: accounts }, (_, nth) => `rate-${nth}@school.example`);
  for (const email of emails) {
    const body = JSON.stringify({ name: 'Ana', email, password });
    const answer = await fetch(`${origin}/auth/register`, { method: 'POST', headers: json, body });
    if (!answer.ok) throw new Error(`a sign-up was answered with ${answer.status}`);
  }
  return emails;
}

async function hold(url: string, { rate, requests }: Load, seconds: number): Promise<string> {
  const connections = Math.min(32, Math.max(4, rate));
  const {
    latency,
    non2xx,
    errors,
    requests: sent,
  } = await autocannon({
    url,
    connections,
    overallRate: rate,
    duration: seconds,
    // What waits is told as time and not as a fault.
    timeout: 30,
    requests,
  });
  return `${sent.average.toFixed(0)}/s of ${rate}, p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${non2xx} refused, ${errors} without an answer`;
}

/** Megabytes of the server's process that are in memory. */
const memoryOf = (pid: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const load = () => readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 3).join(' ');

// The limits of one address are for strangers; here every call comes from this one.
const server = await startServer({ LOG_LEVEL: 'error' });
try {
  const { origin, pid, dataDir } = server;
  const database = findRunningEmbedded(dataDir);
  if (database === undefined) throw new Error('the embedded database is not there');
  const pupils = await openFirstLesson(origin, await insertPupils(database, classSize));
  const emails = await register(origin);
  const reading = { rate: Number(values.reads), requests: reads(pupils) };
  const submitting = { rate: Number(values.submits), requests: submits(pupils) };
  const signing = { rate: Number(values['sign-ins']), requests: signIns(emails) };
  const tenth = ({ rate, requests }: Load): Load => ({ rate: Math.max(1, Math.round(rate / 10)), requests });
  const say = (name: string, figures: string) => console.log(`load:rates: ${name}: ${figures}`);

  console.log(`load of the machine ${load()}`);
  for (const [name, part] of [
    ['mixed reads', reading],
    ['answers', submitting],
  ] as const) {
    if (part.rate === 0) continue;
    await hold(origin, part, 10);
    say(name, await hold(origin, part, duration));
  }
  if (signing.rate > 0) {
    const beside = hold(origin, tenth(reading), duration);
    say('sign-ins', await hold(origin, signing, duration));
    say('reads beside the sign-ins', await beside);
  }
  if (mixedMinutes > 0) {
    await wait(calmMs);
    const before = memoryOf(pid);
    const seconds = mixedMinutes * 60;
    const both = [hold(origin, reading, seconds), hold(origin, submitting, seconds)];
    const [read, answered] = await Promise.all(both);
    await wait(calmMs);
    const after = memoryOf(pid);
    say(`all at once for ${mixedMinutes} minutes, reads`, read ?? '');
    say(`all at once for ${mixedMinutes} minutes, answers`, answered ?? '');
    say(
      'memory',
      `${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after, ${((after / before - 1) * 100).toFixed(0)} % more`,
    );
  }
  console.log(`load of the machine ${load()}`);
} finally {
  await server.stop();
}
