import { type Estimate, recordEvidence } from '@playforward/mastery';
import { expect } from 'vitest';
import { readAnswerLogs } from '../../operator/read-answer-logs.ts';
import { sendTo, simulateAnswers } from '../../testing/simulate-class.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { createAttemptWriter } from './record-attempts.ts';

type LogRow = {
  user_id: number;
  problem_id: number;
  is_correct: boolean;
  help: boolean | null;
  hinted: boolean;
};

/** Stores what a simulated class answers through three writers, and proves the estimates from the log alone. */
export async function expectReplayable(
  server: TestServer,
  size: { students: number; answers: number; seed: string },
): Promise<void> {
  const { pool } = server.context;
  const attempts = await simulateAnswers(server, size);
  const writers = Array.from({ length: 3 }, () =>
    createAttemptWriter({ pool, onProgressed: () => {}, mostWaiting: attempts.length }),
  );
  const outcomes = await sendTo(writers, attempts, size.seed);
  const ids = new Set(attempts.map(({ attemptId }) => attemptId));
  expect(outcomes.filter(({ kind }) => kind === 'recorded')).toHaveLength(ids.size);
  expect(outcomes.filter(({ kind }) => kind === 'replayed')).toHaveLength(attempts.length - ids.size);

  const guided = new Set(
    attempts.flatMap(({ problemId, evidence }) => (evidence?.guided ? [problemId] : [])),
  );
  const { rows } = await pool.query<LogRow>(
    `SELECT user_id, problem_id, is_correct, help, problem_id % 5 = 0 AS hinted FROM attempts
     WHERE attempt_id = any($1) ORDER BY user_id, seq`,
    [[...ids]],
  );
  expect(rows.map(({ help }) => help)).toEqual(helpOf(rows, guided));

  const users = [...new Set(attempts.map(({ userId }) => userId))].sort((a, b) => a - b);
  const everyone = await pool.query<{ user_id: number }>('SELECT DISTINCT user_id FROM attempts ORDER BY 1');
  const replayed = new Map<string, Estimate>();
  for (const { student, skill, answers } of await readAnswerLogs(pool)) {
    const userId = everyone.rows[student - 1]?.user_id;
    let estimate: Estimate | undefined;
    for (const evidence of answers) estimate = recordEvidence(estimate, { evidence, now: evidence.at });
    if (estimate && users.includes(Number(userId))) replayed.set(`${userId} ${skill}`, estimate);
  }
  expect(replayed.size).toBeGreaterThanOrEqual(size.students);
  expect(await storedEstimates(server, users)).toEqual(replayed);
}

/** Which answers had help, told anew from the log: the first two to a problem count, until one was right. */
function helpOf(rows: LogRow[], guided: ReadonlySet<number>): (boolean | null)[] {
  const before = new Map<number, { tries: number; solved: boolean }>();
  return rows.map(({ problem_id: id, is_correct, hinted }) => {
    const { tries, solved } = before.get(id) ?? { tries: 0, solved: false };
    before.set(id, { tries: tries + 1, solved: solved || is_correct });
    return tries >= 2 || solved ? null : guided.has(id) || tries === 1 || hinted;
  });
}

async function storedEstimates({ context }: TestServer, users: number[]): Promise<Map<string, Estimate>> {
  const { rows } = await context.pool.query(
    `SELECT user_id, skill, alone, helped, alone_answers AS "aloneAnswers", helped_answers AS "helpedAnswers", step,
       seen_at AS "seenAt", due_at AS "dueAt" FROM mastery WHERE user_id = any($1)`,
    [users],
  );
  return new Map(
    rows.map(({ user_id, skill, seenAt, dueAt, ...estimate }) => [
      `${user_id} ${skill}`,
      { ...estimate, seenAt: seenAt.getTime(), dueAt: dueAt.getTime() },
    ]),
  );
}
