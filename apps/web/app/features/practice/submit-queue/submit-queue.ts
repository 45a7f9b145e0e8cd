import type { SubmitAnswer } from '@playforward/contract';
import type { StudentAnswer } from '../answer-state.ts';

/** An answer with everything needed to send it, as it is kept in the browser until the server has stored it. */
export type KeptAnswer = {
  attemptId: string;
  /** Whose answer it is; never the address itself. */
  account: string;
  problemId: number;
  lessonId: number;
  given: StudentAnswer;
};

/** `told` is set once the student was told that the answer waits; then its arrival is told as well. */
export type QueuedAnswer = KeptAnswer & { told: boolean } & (
    | { phase: 'waiting'; tries: number; dueAt: number }
    | { phase: 'sending'; tries: number }
    | { phase: 'stored'; verdict: SubmitAnswer }
    | { phase: 'refused'; detail: string }
  );

export type SendFailure =
  /** No answer came, or one from something between here and the server. */
  | { kind: 'unreachable' }
  /** The server stumbled over this answer; others may pass. */
  | { kind: 'broken' }
  /** The server asks to wait this many milliseconds. */
  | { kind: 'busy'; wait: number }
  /** Kept until the same account signs in again. */
  | { kind: 'signed-out' }
  /** It can never be stored, and the server says why. */
  | { kind: 'refused'; detail: string };

export type SubmitQueue = {
  /** In the order in which they were given. */
  answers: readonly QueuedAnswer[];
  /** Nothing is sent before; the server asked for it. */
  heldUntil: number;
};

/** Times are milliseconds of a clock that only moves forward; `chance` is from 0 to 1. */
export type SubmitQueueEvent =
  | { kind: 'given'; answer: KeptAnswer; now: number }
  | { kind: 'found'; answers: readonly KeptAnswer[]; now: number }
  | { kind: 'sending'; attemptId: string }
  | { kind: 'stored'; attemptId: string; verdict: SubmitAnswer; now: number }
  | { kind: 'failed'; attemptId: string; failure: SendFailure; now: number; chance: number }
  | { kind: 'online'; now: number }
  /** The account is signed in, for the first time or again. */
  | { kind: 'signed-in'; now: number }
  | { kind: 'forgotten'; attemptId: string };

/** After so many lost tries the student is told, and the pauses grow. */
const quickPauses: readonly number[] = [300, 900];
const firstLongPause = 2000;
const longestPause = 30_000;
const jitter = 0.25;

export const emptySubmitQueue: SubmitQueue = { answers: [], heldUntil: 0 };

export function nextSubmitQueue(state: SubmitQueue, event: SubmitQueueEvent): SubmitQueue {
  switch (event.kind) {
    case 'given':
      return afterGiven(state, event.answer, event.now);
    case 'found':
      return afterFound(state, event.answers, event.now);
    case 'sending':
      return change(state, event.attemptId, (answer) =>
        answer.phase === 'waiting' ? { ...answer, phase: 'sending' } : answer,
      );
    case 'stored':
      return afterStored(state, event);
    case 'failed':
      return afterFailed(state, event);
    case 'online':
      return { ...state, answers: state.answers.map((answer) => dueBy(answer, event.now)) };
    case 'signed-in':
      return afterSignIn(state, event.now);
    case 'forgotten':
      return { ...state, answers: state.answers.filter(({ attemptId }) => attemptId !== event.attemptId) };
  }
}

/** The answer to send now: one at a time, in order, and none while the server wants to be left alone. */
export function answerToSend(state: SubmitQueue, now: number): QueuedAnswer | undefined {
  if (now < state.heldUntil || state.answers.some(({ phase }) => phase === 'sending')) return undefined;
  return state.answers.find((answer) => answer.phase === 'waiting' && answer.dueAt <= now);
}

/** When there will be something to send; undefined while nothing waits or one is on its way. */
export function nextSendAt({ answers, heldUntil }: SubmitQueue): number | undefined {
  if (answers.some(({ phase }) => phase === 'sending')) return undefined;
  const due = answers.flatMap((answer) => (answer.phase === 'waiting' ? [answer.dueAt] : []));
  return due.length === 0 ? undefined : Math.max(Math.min(...due), heldUntil);
}

export function isUnsettled({ phase }: QueuedAnswer): boolean {
  return phase === 'waiting' || phase === 'sending';
}

/** The pause before the next try, grown with the tries and spread so that a class does not return in one moment. */
export function pauseBeforeTry(tries: number, chance: number): number {
  const quick = quickPauses[tries - 1];
  if (quick !== undefined) return quick;
  const grown = Math.min(longestPause, firstLongPause * 2 ** Math.min(tries - quickPauses.length - 1, 10));
  return Math.round(grown * (1 - jitter + 2 * jitter * chance));
}

/** The same answer given again is tried at once; another one goes behind those that wait. */
function afterGiven(state: SubmitQueue, answer: KeptAnswer, now: number): SubmitQueue {
  const known = state.answers.some(({ attemptId }) => attemptId === answer.attemptId);
  if (known) return change(state, answer.attemptId, (kept) => dueBy(kept, now));
  const told = state.heldUntil > now;
  return {
    ...state,
    answers: [...state.answers, { ...answer, phase: 'waiting', tries: 0, dueAt: now, told }],
  };
}

/** Answers of an earlier page go first: they were given earlier. */
function afterFound(state: SubmitQueue, found: readonly KeptAnswer[], now: number): SubmitQueue {
  const known = new Set(state.answers.map(({ attemptId }) => attemptId));
  const added = found
    .filter(({ attemptId }) => !known.has(attemptId))
    .map((answer) => ({ ...answer, phase: 'waiting', tries: 0, dueAt: now, told: true }) as const);
  return added.length === 0 ? state : { ...state, answers: [...added, ...state.answers] };
}

/** A server that asked to wait still waits; one that refused the session does not know of the new one. */
function afterSignIn({ answers, heldUntil }: SubmitQueue, now: number): SubmitQueue {
  return {
    answers: answers.map((answer) => dueBy(answer, now)),
    heldUntil: Number.isFinite(heldUntil) ? heldUntil : 0,
  };
}

type Stored = Extract<SubmitQueueEvent, { kind: 'stored' }>;

/** The server is there: what waited for it goes next. A busy server is left alone all the same. */
function afterStored(state: SubmitQueue, { attemptId, verdict, now }: Stored): SubmitQueue {
  const stored = change(state, attemptId, (answer) => ({ ...keptPart(answer), phase: 'stored', verdict }));
  return { ...stored, answers: stored.answers.map((answer) => dueBy(answer, now)) };
}

type Failed = Extract<SubmitQueueEvent, { kind: 'failed' }>;

function afterFailed(state: SubmitQueue, { attemptId, failure, now, chance }: Failed): SubmitQueue {
  if (failure.kind === 'refused') {
    const { detail } = failure;
    return change(state, attemptId, (answer) => ({ ...keptPart(answer), phase: 'refused', detail }));
  }
  const heldUntil = Math.max(state.heldUntil, heldAfter(failure, now));
  const tries = triesOf(state, attemptId) + 1;
  const told = failure.kind !== 'unreachable' || tries > quickPauses.length;
  const dueAt = now + pauseBeforeTry(tries, chance);
  const waiting = change(state, attemptId, (answer) =>
    answer.phase === 'sending'
      ? { ...answer, phase: 'waiting', tries, dueAt, told: answer.told || told }
      : answer,
  );
  const answers =
    failure.kind === 'unreachable'
      ? waiting.answers.map((answer) => notBefore(answer, dueAt))
      : waiting.answers;
  return { answers, heldUntil };
}

function heldAfter(failure: SendFailure, now: number): number {
  if (failure.kind === 'signed-out') return Number.POSITIVE_INFINITY;
  return failure.kind === 'busy' ? now + failure.wait : 0;
}

function triesOf({ answers }: SubmitQueue, attemptId: string): number {
  const answer = answers.find((kept) => kept.attemptId === attemptId);
  return answer && 'tries' in answer ? answer.tries : 0;
}

function dueBy(answer: QueuedAnswer, now: number): QueuedAnswer {
  return answer.phase === 'waiting' ? { ...answer, dueAt: Math.min(answer.dueAt, now) } : answer;
}

function notBefore(answer: QueuedAnswer, time: number): QueuedAnswer {
  return answer.phase === 'waiting' ? { ...answer, dueAt: Math.max(answer.dueAt, time) } : answer;
}

function keptPart({ attemptId, account, problemId, lessonId, given, told }: QueuedAnswer) {
  return { attemptId, account, problemId, lessonId, given, told };
}

function change(
  state: SubmitQueue,
  attemptId: string,
  next: (answer: QueuedAnswer) => QueuedAnswer,
): SubmitQueue {
  return {
    ...state,
    answers: state.answers.map((answer) => (answer.attemptId === attemptId ? next(answer) : answer)),
  };
}
