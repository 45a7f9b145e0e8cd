import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { insertPupils, openFirstLesson, type Pupil } from '../load/seed-class.ts';

type Sent = { pupil: Pupil; body: Record<string, unknown>; acknowledged: boolean };

export type ClassReport = {
  acknowledged: number;
  /** How often each status was answered; 0 is a call that did not arrive. */
  statuses: Record<string, number>;
  /** The longest time without an acknowledged answer. */
  longestGapMs: number;
  lost: number;
  doubled: number;
};

/** How often the database holds each of these answers; one that it does not hold is left out. */
type Count = (ids: string[]) => Promise<{ id: string; n: number }[]>;

/** A class whose students are put into the database, and whose answers are counted there. */
export async function openClass(size: number, databaseAddress: string, origin: string) {
  const pupils = await openFirstLesson(origin, await insertPupils(databaseAddress, size));
  const students = answerAs(pupils, origin);
  return {
    ...students,
    close: (address = databaseAddress) => students.close((ids) => countStored(address, ids)),
  };
}

export const storedAnswers =
  'SELECT attempt_id AS id, count(*)::int AS n FROM attempts WHERE attempt_id = any($1) GROUP BY 1';

async function countStored(address: string, ids: string[]): ReturnType<Count> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query<{ id: string; n: number }>(storedAnswers, [ids]);
  await client.end();
  return rows;
}

/**
 * Students who answer without a pause wherever the server is just now, and try an unanswered one again as the browser
 * does. At the end every acknowledged answer has to be stored exactly once.
 */
export function answerAs(pupils: Pupil[], origin: string) {
  const sent: Sent[] = [];
  const statuses: Record<string, number> = {};
  let at = origin;
  let isOpen = true;
  let lastDone = performance.now();
  let longestGapMs = 0;

  async function send({ pupil, body }: Sent): Promise<number> {
    const answer = await fetch(`${at}/api/problems/submit`, {
      method: 'POST',
      headers: { authorization: `Bearer ${pupil.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined);
    await answer?.text().catch(() => {});
    return answer?.status ?? 0;
  }

  async function answerOne(one: Sent): Promise<void> {
    sent.push(one);
    while (isOpen && !one.acknowledged) {
      const status = await send(one);
      statuses[status] = (statuses[status] ?? 0) + 1;
      one.acknowledged = status === 200;
      if (!one.acknowledged) {
        await wait(100);
        continue;
      }
      longestGapMs = Math.max(longestGapMs, performance.now() - lastDone);
      lastDone = performance.now();
    }
  }

  const working = pupils.map(async (pupil) => {
    for (let turn = 0; isOpen; turn += 1) {
      const problem = pupil.problems[turn % pupil.problems.length];
      const answers = problem?.answers ?? [];
      const answer_id = answers[Math.floor(Math.random() * answers.length)];
      const ids = { problem_id: problem?.id, lesson_id: pupil.lessonId, answer_id };
      await answerOne({ pupil, body: { ...ids, attempt_id: randomUUID() }, acknowledged: false });
      await wait(20);
    }
  });

  return {
    moveTo(next: string) {
      at = next;
    },
    acknowledged: () => sent.filter(({ acknowledged }) => acknowledged).length,
    async close(count: Count): Promise<ClassReport> {
      isOpen = false;
      await Promise.all(working);
      const done = sent.filter(({ acknowledged }) => acknowledged).map(({ body }) => String(body.attempt_id));
      const rows = await count(done);
      const doubled = rows.filter(({ n }) => n !== 1).length;
      return { acknowledged: done.length, statuses, longestGapMs, lost: done.length - rows.length, doubled };
    },
  };
}

/** Prints what became of the answers and ends with 1 when one was lost, or none was given. */
export function printReport(drill: string, report: ClassReport, more = ''): void {
  const { acknowledged, statuses, longestGapMs, lost, doubled } = report;
  const seen = Object.entries(statuses)
    .map(([status, count]) => `${status === '0' ? 'no answer' : status} × ${count}`)
    .join(', ');
  console.log(
    `drill:${drill}: ${acknowledged} acknowledged answers, ${lost} lost, ${doubled} doubled; ${seen}; longest pause ${(longestGapMs / 1000).toFixed(1)} s${more}`,
  );
  if (lost > 0 || doubled > 0 || acknowledged === 0 || (statuses['500'] ?? 0) > 0) process.exitCode = 1;
}
