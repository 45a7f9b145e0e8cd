import type pg from 'pg';
import {
  type AttemptRow,
  insertAttempts,
  lockStudents,
  type ProblemState,
  selectAttempts,
  selectMastery,
  selectProblemStates,
  upsertMastery,
  upsertProgress,
} from './attempt-queries.ts';
import {
  countAttempts,
  type LessonAttempt,
  type NewAttempt,
  problemKey,
  skillsToldBy,
} from './count-attempts.ts';

/** What became of an answer: stored now, found stored under its id, or without a problem to belong to. */
export type Recorded =
  /** `changes`: progress or an estimate is another now. */
  | { kind: 'recorded'; changes: boolean }
  | { kind: 'replayed'; stored: AttemptRow }
  | { kind: 'no-such-problem' };

export type Stored = {
  /** In the order of the answers given. */
  outcomes: Recorded[];
  /** Answers whose problem or lesson looks different now. */
  progressed: LessonAttempt[];
};

/**
 * Stores answers and what they move in one transaction, each attempt id once. The rows of their students are locked
 * before anything is read, so that every answer builds on all that were counted before it, whoever wrote them.
 */
export async function storeAttempts(pool: Pick<pg.Pool, 'connect'>, attempts: NewAttempt[]): Promise<Stored> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const stored = await writeAttempts(client, attempts);
    await client.query('COMMIT');
    client.release();
    return stored;
  } catch (error) {
    await client.query('ROLLBACK').then(
      () => client.release(),
      (cause: Error) => client.release(cause),
    );
    throw error;
  }
}

async function writeAttempts(client: pg.PoolClient, attempts: NewAttempt[]): Promise<Stored> {
  const students = await lockStudents(client, [...new Set(attempts.map(({ userId }) => userId))]);
  const before = await selectAttempts(client, attempts);
  const known = new Map<string, AttemptRow>(before.map((row) => [keyOf(row), row]));
  const places = [...new Map(attempts.map((attempt) => [problemKey(attempt), attempt])).values()];
  const states = await selectProblemStates(client, places);
  const isThere = new Set(
    states.filter((state) => state.exists && students.has(state.userId)).map(problemKey),
  );
  const fresh = new Map<string, NewAttempt>();
  for (const attempt of attempts) {
    const key = keyOf(attempt);
    if (!known.has(key) && !fresh.has(key) && isThere.has(problemKey(attempt))) fresh.set(key, attempt);
  }
  const { changing, progressed } = await writeFresh(client, [...fresh.values()], states);
  const outcomes = attempts.map((attempt): Recorded => {
    const stored = known.get(keyOf(attempt));
    if (stored) return { kind: 'replayed', stored };
    if (!fresh.has(keyOf(attempt))) return { kind: 'no-such-problem' };
    known.set(keyOf(attempt), attempt);
    return { kind: 'recorded', changes: changing.has(attempt) };
  });
  return { outcomes, progressed };
}

type Written = { changing: ReadonlySet<NewAttempt>; progressed: LessonAttempt[] };

async function writeFresh(
  client: pg.PoolClient,
  fresh: NewAttempt[],
  states: ProblemState[],
): Promise<Written> {
  if (fresh.length === 0) return { changing: new Set(), progressed: [] };
  const skills = skillsToldBy(fresh, states);
  const before = skills.length > 0 ? await selectMastery(client, skills) : [];
  const { attempts, estimates, progress, changing, progressed } = countAttempts(fresh, {
    states,
    estimates: before,
  });
  await insertAttempts(client, attempts);
  if (estimates.length > 0) await upsertMastery(client, estimates);
  if (progress.length > 0) await upsertProgress(client, progress);
  return { changing, progressed };
}

function keyOf({ userId, attemptId }: { userId: number; attemptId: string }): string {
  return `${userId}:${attemptId}`;
}
