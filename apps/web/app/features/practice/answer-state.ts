import type { SubmitAnswer } from '@playforward/contract';

/** What the student gave: a choice, or typed text. */
export type Given = { kind: 'choice'; answerId: number } | { kind: 'typed'; answer: string };

/** One try. The id stays with the answer until the server has acknowledged it. */
export type Attempt = { id: string; given: Given };

export type AnswerMode = 'typed' | 'choices';

/** Said about a text that cost no try. */
export type AnswerNote = { kind: 'empty' } | { kind: 'not-counted'; verdict: SubmitAnswer };

type Desk = { mode: AnswerMode; draft: string; unacknowledged: Attempt | null };

export type AnswerState =
  | { phase: 'solved' }
  | (Desk & { phase: 'open'; note: AnswerNote | null })
  | (Desk & { phase: 'checking'; attempt: Attempt })
  | (Desk & { phase: 'wrong'; given: Given; verdict: SubmitAnswer })
  | (Desk & { phase: 'unrecorded'; given: Given })
  | (Desk & { phase: 'right'; given: Given; verdict: SubmitAnswer });

export type AnswerEvent =
  | { kind: 'typed'; draft: string }
  | { kind: 'mode-switched' }
  | { kind: 'left-empty' }
  | { kind: 'sent'; attempt: Attempt }
  | { kind: 'answered'; attemptId: string; verdict: SubmitAnswer }
  | { kind: 'lost'; attemptId: string }
  | { kind: 'reset' };

export function startAnswer({ solved, mode }: { solved: boolean; mode: AnswerMode }): AnswerState {
  return solved ? { phase: 'solved' } : { phase: 'open', mode, draft: '', note: null, unacknowledged: null };
}

/** Events that do not fit the phase change nothing: a late answer, a second click, a timer that is over. */
export function nextAnswerState(state: AnswerState, event: AnswerEvent): AnswerState {
  switch (state.phase) {
    case 'solved':
    case 'right':
      return state;
    case 'open':
      return whileOpen(state, event);
    case 'checking':
      return whileChecking(state, event);
    case 'wrong':
    case 'unrecorded':
      return afterWrong(state, event);
  }
}

/** The same answer is sent again under its own id until the server has seen it; another answer is another try. */
export function attemptFor(state: AnswerState, given: Given, newId: string): Attempt {
  const waiting = state.phase === 'solved' ? null : state.unacknowledged;
  return waiting && isSame(waiting.given, given) ? waiting : { id: newId, given };
}

type Open = Extract<AnswerState, { phase: 'open' }>;
type Checking = Extract<AnswerState, { phase: 'checking' }>;
type NotRight = Extract<AnswerState, { phase: 'wrong' | 'unrecorded' }>;

function whileOpen(state: Open, event: AnswerEvent): AnswerState {
  switch (event.kind) {
    case 'typed':
      return { ...state, draft: event.draft, note: null };
    case 'mode-switched':
      return { ...state, mode: state.mode === 'typed' ? 'choices' : 'typed', note: null };
    case 'left-empty':
      return { ...state, note: { kind: 'empty' } };
    case 'sent': {
      const { note: _, ...desk } = state;
      return { ...desk, phase: 'checking', attempt: event.attempt };
    }
    default:
      return state;
  }
}

function whileChecking({ attempt, ...desk }: Checking, event: AnswerEvent): AnswerState {
  const state = { ...desk, attempt };
  if (event.kind === 'lost' && event.attemptId === attempt.id) {
    return { ...desk, phase: 'unrecorded', given: attempt.given, unacknowledged: attempt };
  }
  if (event.kind !== 'answered' || event.attemptId !== attempt.id) return state;
  const { verdict } = event;
  const known = { ...desk, unacknowledged: null };
  if (!verdict.counted) return { ...known, phase: 'open', note: { kind: 'not-counted', verdict } };
  return { ...known, phase: verdict.is_correct ? 'right' : 'wrong', given: attempt.given, verdict };
}

/** A fresh try: what was recorded as wrong is cleared, what never arrived stays to be sent again. */
function afterWrong(state: NotRight, event: AnswerEvent): AnswerState {
  const { mode, draft, unacknowledged } = state;
  const fresh = { phase: 'open', mode, note: null, unacknowledged } as const;
  if (event.kind === 'typed') return { ...fresh, draft: event.draft };
  if (event.kind !== 'reset') return state;
  return { ...fresh, draft: state.phase === 'unrecorded' ? draft : '' };
}

function isSame(one: Given, other: Given): boolean {
  if (one.kind === 'choice') return other.kind === 'choice' && one.answerId === other.answerId;
  return other.kind === 'typed' && one.answer === other.answer;
}
