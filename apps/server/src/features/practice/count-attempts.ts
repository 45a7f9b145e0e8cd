import {
  type AnswerWay,
  answersThatCount,
  type Estimate,
  type Level,
  recordEvidence,
} from '@playforward/mastery';
import type { ProblemState, ProgressChange, SkillEstimate, StoredAttempt } from './attempt-queries.ts';

/** What an answer says about a skill, as far as its giver can tell; whether there was help is looked up. */
export type GivenEvidence = {
  skill: string;
  way: AnswerWay;
  level: Level;
  /** The problem comes with its steps, or stands beside the definition. */
  guided: boolean;
};

/** A judged answer that is to be stored. */
export type NewAttempt = Omit<StoredAttempt, 'help'> & {
  /** Null where the problem stands in no lesson: then no progress is made. */
  lessonId: number | null;
  unitId: number | null;
  /** Null for an answer that says nothing about a skill. */
  evidence: GivenEvidence | null;
};

/** An answer to a problem of a lesson. */
export type LessonAttempt = NewAttempt & { lessonId: number; unitId: number };

type StudentRecord = { states: readonly ProblemState[]; estimates: readonly SkillEstimate[] };

/** What is written for some answers. */
export type Counted = {
  attempts: StoredAttempt[];
  estimates: SkillEstimate[];
  progress: ProgressChange[];
  /** Answers that moved an estimate or progress. */
  changing: ReadonlySet<NewAttempt>;
  /** Answers whose problem or lesson looks different now. */
  progressed: LessonAttempt[];
};

/**
 * Counts new answers one after another: any answer starts problem, lesson and unit, a right one completes its problem,
 * and the first answers to a problem, until one was right, say something about its skill. Nothing ever goes back.
 */
export function countAttempts(attempts: readonly NewAttempt[], known: StudentRecord): Counted {
  const states = new Map(known.states.map((state) => [problemKey(state), { ...state }]));
  const estimates = new Map(known.estimates.map((one) => [skillKey(one), one]));
  const moved = new Map<string, SkillEstimate>();
  const progress = new Map<string, ProgressChange>();
  const stored: StoredAttempt[] = [];
  const changing = new Set<NewAttempt>();
  const progressed: LessonAttempt[] = [];
  for (const attempt of attempts) {
    const state = states.get(problemKey(attempt));
    if (!state) throw new Error(`the state of problem ${attempt.problemId} was not read`);
    const help = helpOf(attempt, state);
    if (help !== null && attempt.evidence) {
      const { skill } = attempt.evidence;
      const key = skillKey({ userId: attempt.userId, skill });
      const after = estimateAfter(attempt, help, moved.get(key) ?? estimates.get(key));
      moved.set(key, { ...after, userId: attempt.userId, skill });
    }
    if (isOfLesson(attempt) && noteProgress(attempt, state, progress)) progressed.push(attempt);
    state.tries += 1;
    stored.push({ ...attempt, help });
    if (help !== null || progressed.at(-1) === attempt) changing.add(attempt);
  }
  return {
    attempts: stored,
    estimates: [...moved.values()],
    progress: [...progress.values()],
    changing,
    progressed,
  };
}

/** The skills of which an answer may say something, each once a student. */
export function skillsToldBy(
  attempts: readonly NewAttempt[],
  states: readonly ProblemState[],
): { userId: number; skill: string }[] {
  const stateOf = new Map(states.map((state) => [problemKey(state), state]));
  const told = attempts.flatMap((attempt) => {
    const state = stateOf.get(problemKey(attempt));
    if (!state || !attempt.evidence || helpOf(attempt, state) === null) return [];
    return [{ userId: attempt.userId, skill: attempt.evidence.skill }];
  });
  return [...new Map(told.map((one) => [skillKey(one), one])).values()];
}

/** Whether there was help; null when the answer says nothing. */
function helpOf({ evidence }: NewAttempt, { tries, hasHelp, isCompleted }: ProblemState): boolean | null {
  if (!evidence || tries >= answersThatCount || isCompleted) return null;
  return evidence.guided || tries > 0 || hasHelp;
}

function estimateAfter(
  { evidence, isCorrect, at }: NewAttempt,
  help: boolean,
  before: Estimate | undefined,
): Estimate {
  if (!evidence) throw new Error('an answer without evidence moves no estimate');
  const { way, level } = evidence;
  return recordEvidence(before, { evidence: { right: isCorrect, help, way, level }, now: at.getTime() });
}

function isOfLesson(attempt: NewAttempt): attempt is LessonAttempt {
  return attempt.lessonId !== null && attempt.unitId !== null;
}

/** Notes what the answer starts and completes; answers whether its problem or lesson looks different now. */
function noteProgress(
  attempt: LessonAttempt,
  state: ProblemState,
  progress: Map<string, ProgressChange>,
): boolean {
  const { userId, problemId, lessonId, unitId, isCorrect, at } = attempt;
  const completes = isCorrect && !state.isCompleted;
  const changed = !state.isStarted || completes || !state.isLessonStarted;
  const start = (kind: ProgressChange['kind'], itemId: number, completedAt: Date | null = null) => {
    const key = `${userId}:${kind}:${itemId}`;
    const startedAt = progress.get(key)?.startedAt ?? at;
    progress.set(key, { userId, kind, itemId, startedAt, completedAt });
  };
  if (!state.isStarted || completes) start('problem', problemId, completes ? at : null);
  if (!state.isLessonStarted) start('lesson', lessonId);
  if (!state.isUnitStarted) start('unit', unitId);
  Object.assign(state, { isStarted: true, isLessonStarted: true, isUnitStarted: true });
  state.isCompleted ||= isCorrect;
  return changed;
}

export function problemKey({ userId, problemId }: { userId: number; problemId: number }): string {
  return `${userId}:${problemId}`;
}

function skillKey({ userId, skill }: { userId: number; skill: string }): string {
  return `${userId}:${skill}`;
}
