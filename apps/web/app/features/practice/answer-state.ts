import type { HandAnswer, PublicProblem, SubmitAnswer } from '@playforward/contract';
import type { AnswerMode } from '../../preferences/preferences.ts';

/** What the student gave: a choice, typed text, or something made by hand. */
export type StudentAnswer =
  | { kind: 'choice'; answerId: number }
  | { kind: 'typed'; answer: string }
  | { kind: 'hand'; made: HandAnswer };

/** One try. The id stays with the answer until the server has acknowledged it. */
export type Attempt = { id: string; given: StudentAnswer };

/** Said about a text that cost no try. */
export type AnswerNote = { kind: 'empty' } | { kind: 'not-counted'; verdict: SubmitAnswer };

type AnswerBase = { mode: AnswerMode; draft: string; unacknowledged: Attempt | null };

export type AnswerState =
  | { phase: 'solved' }
  | (AnswerBase & { phase: 'open'; note: AnswerNote | null })
  | (AnswerBase & { phase: 'checking'; attempt: Attempt })
  | (AnswerBase & { phase: 'wrong'; given: StudentAnswer; verdict: SubmitAnswer; attemptId: string })
  /** Not stored: it waits to be sent again, or the server said why it cannot be stored. */
  | (AnswerBase & { phase: 'unrecorded'; given: StudentAnswer; refusal: string | null })
  | (AnswerBase & { phase: 'right'; given: StudentAnswer; verdict: SubmitAnswer });

export type AnswerEvent =
  | { kind: 'typed'; draft: string }
  /** Said elsewhere and handed in there: it stands in the field and is sent. */
  | { kind: 'placed'; draft: string }
  | { kind: 'mode-switched' }
  | { kind: 'left-empty' }
  | { kind: 'sent'; attempt: Attempt }
  | { kind: 'answered'; attemptId: string; verdict: SubmitAnswer }
  | { kind: 'lost'; attemptId: string }
  | { kind: 'refused'; attemptId: string; detail: string }
  | { kind: 'reset' };

/** What is made by hand is asked for by hand; what can be typed is asked for as the student likes it. */
export function startMode(
  { hand, answer_input: input }: Pick<PublicProblem, 'hand' | 'answer_input'>,
  liked: AnswerMode,
): AnswerMode {
  if (hand) return 'typed';
  return input ? liked : 'choices';
}

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
export function attemptFor(state: AnswerState, given: StudentAnswer, newId: string): Attempt {
  const waiting = state.phase === 'solved' ? null : state.unacknowledged;
  return waiting && isSame(waiting.given, given) ? waiting : { id: newId, given };
}

type Open = Extract<AnswerState, { phase: 'open' }>;
type Checking = Extract<AnswerState, { phase: 'checking' }>;
type LateEnd = Extract<AnswerEvent, { kind: 'answered' | 'refused' }>;
type NotRight = Extract<AnswerState, { phase: 'wrong' | 'unrecorded' }>;

function whileOpen(state: Open, event: AnswerEvent): AnswerState {
  switch (event.kind) {
    case 'typed':
      return { ...state, draft: event.draft, note: null };
    case 'placed':
      return { ...state, mode: 'typed', draft: event.draft, note: null };
    case 'mode-switched':
      return { ...state, mode: state.mode === 'typed' ? 'choices' : 'typed', note: null };
    case 'left-empty':
      return { ...state, note: { kind: 'empty' } };
    case 'sent': {
      const { note: _, ...base } = state;
      return { ...base, phase: 'checking', attempt: event.attempt };
    }
    case 'answered':
    case 'refused':
      return afterLateEnd(state, event);
    default:
      return state;
  }
}

function whileChecking({ attempt, ...base }: Checking, event: AnswerEvent): AnswerState {
  const { given } = attempt;
  if (!('attemptId' in event) || event.attemptId !== attempt.id) return { ...base, attempt };
  switch (event.kind) {
    case 'lost':
      return { ...base, phase: 'unrecorded', given, refusal: null, unacknowledged: attempt };
    case 'refused':
      return { ...base, phase: 'unrecorded', given, refusal: event.detail, unacknowledged: null };
    case 'answered':
      return afterVerdict(base, attempt, event.verdict);
  }
}

function afterVerdict(
  base: AnswerBase,
  { id: attemptId, given }: Attempt,
  verdict: SubmitAnswer,
): AnswerState {
  const known = { ...base, unacknowledged: null };
  if (!verdict.counted) return { ...known, phase: 'open', note: { kind: 'not-counted', verdict } };
  if (verdict.is_correct) return { ...known, phase: 'right', given, verdict };
  return { ...known, phase: 'wrong', given, verdict, attemptId };
}

/**
 * The end of an answer that waited. Its verdict is shown while the student still stands where it was given; one who
 * is typing something else is interrupted only by good news.
 */
function afterLateEnd(state: Open | NotRight, event: LateEnd): AnswerState {
  const waited = state.unacknowledged;
  if (waited === null || waited.id !== event.attemptId) return state;
  const base = { mode: state.mode, draft: state.draft, unacknowledged: null };
  if (event.kind === 'refused') {
    return { ...base, phase: 'unrecorded', given: waited.given, refusal: event.detail };
  }
  const elsewhere = waited.given.kind === 'typed' && waited.given.answer !== state.draft;
  if (elsewhere && !event.verdict.is_correct) return { ...state, unacknowledged: null };
  return afterVerdict(base, waited, event.verdict);
}

/** A fresh try: what was recorded as wrong is cleared, what never arrived stays to be sent again. */
function afterWrong(state: NotRight, event: AnswerEvent): AnswerState {
  const { mode, draft, unacknowledged } = state;
  const fresh = { phase: 'open', mode, note: null, unacknowledged } as const;
  if (event.kind === 'answered' || event.kind === 'refused') return afterLateEnd(state, event);
  if (event.kind === 'typed') return { ...fresh, draft: event.draft };
  if (event.kind === 'placed') return { ...fresh, mode: 'typed', draft: event.draft };
  if (event.kind !== 'reset') return state;
  return { ...fresh, draft: state.phase === 'unrecorded' ? draft : '' };
}

function isSame(one: StudentAnswer, other: StudentAnswer): boolean {
  if (one.kind === 'choice') return other.kind === 'choice' && one.answerId === other.answerId;
  if (one.kind === 'hand')
    return other.kind === 'hand' && JSON.stringify(one.made) === JSON.stringify(other.made);
  return other.kind === 'typed' && one.answer === other.answer;
}
