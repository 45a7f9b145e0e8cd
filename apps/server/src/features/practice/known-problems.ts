import { answersThatCount } from '@playforward/mastery';
import { LRUCache } from 'lru-cache';
import type { NewAttempt } from './queries.ts';

/** What this process knows of answered problems, so that an answer that can change nothing is written plainly. */
export type KnownProblems = {
  /** Whether the answer could change progress. */
  mayMove(attempt: NewAttempt): boolean;
  /** Whether the answer could change an estimate. */
  mayTell(attempt: NewAttempt): boolean;
  remember(attempt: NewAttempt): void;
};

/** At least so many answers are stored, and whether one was right. */
type Known = { completed: boolean; answers: number };

export function createKnownProblems(): KnownProblems {
  /** Problems known to be started, with their lesson and unit. */
  const known = new LRUCache<number, Known>({ max: 50_000 });
  return {
    mayMove({ problemId, isCorrect }) {
      const problem = known.get(problemId);
      return problem === undefined || (isCorrect && !problem.completed);
    },
    mayTell({ problemId, evidence }) {
      if (evidence === null) return false;
      const problem = known.get(problemId);
      return problem === undefined || (!problem.completed && problem.answers < answersThatCount);
    },
    remember({ problemId, isCorrect }) {
      const { completed = false, answers = 0 } = known.get(problemId) ?? {};
      known.set(problemId, { completed: completed || isCorrect, answers: answers + 1 });
    },
  };
}

/**
 * Takes what is written next out of the queue. Of several answers that may tell something about one skill of one
 * student, one: the next builds on what it has changed.
 */
export function takeBatch<T extends { attempt: NewAttempt }>(
  queue: T[],
  { most, mayTell }: { most: number; mayTell: (attempt: NewAttempt) => boolean },
): T[] {
  const told = new Set<string>();
  const later: T[] = [];
  const batch: T[] = [];
  for (const waiting of queue.splice(0, most)) {
    const { attempt } = waiting;
    const topic = mayTell(attempt) ? `${attempt.userId}:${attempt.evidence?.skill}` : undefined;
    if (topic !== undefined && told.has(topic)) later.push(waiting);
    else batch.push(waiting);
    if (topic !== undefined) told.add(topic);
  }
  queue.unshift(...later);
  return batch;
}
