import type { SubmitAnswer } from '@playforward/contract';
import { describe, expect, test } from 'vitest';
import {
  type AnswerEvent,
  type AnswerState,
  attemptFor,
  nextAnswerState,
  type StudentAnswer,
  startAnswer,
  startMode,
} from './answer-state.ts';

const verdict = (changes: Partial<SubmitAnswer> = {}): SubmitAnswer => ({
  is_correct: false,
  counted: true,
  message: 'Not yet.',
  answer_details: { reason: 'Look at the order.' },
  final_answer: null,
  math: {},
  ...changes,
});
const given = { kind: 'typed', answer: '4.5' } as const;
const attempt = { id: 'a1', given };
const run = (...events: AnswerEvent[]): AnswerState =>
  events.reduce(nextAnswerState, startAnswer({ solved: false, mode: 'typed' }));
const typed: AnswerEvent = { kind: 'typed', draft: '4.5' };
const sent: AnswerEvent = { kind: 'sent', attempt };
const answered = (changes?: Partial<SubmitAnswer>): AnswerEvent => ({
  kind: 'answered',
  attemptId: 'a1',
  verdict: verdict(changes),
});

describe('a problem that is open', () => {
  test('starts as solved when it was solved before, and stays so', () => {
    const solved = startAnswer({ solved: true, mode: 'choices' });
    expect(nextAnswerState(solved, typed)).toBe(solved);
  });

  test('keeps the draft while typing and when switching to the choices and back', () => {
    expect(run(typed, { kind: 'mode-switched' })).toMatchObject({ mode: 'choices', draft: '4.5' });
    expect(run(typed, { kind: 'mode-switched' }, { kind: 'mode-switched' })).toMatchObject({ mode: 'typed' });
  });

  test('says that the field is empty until the next key', () => {
    expect(run({ kind: 'left-empty' })).toMatchObject({ note: { kind: 'empty' } });
    expect(run({ kind: 'left-empty' }, typed)).toMatchObject({ note: null });
  });

  test('ignores a reset and a verdict nobody asked for', () => {
    expect(run({ kind: 'reset' }, answered(), { kind: 'lost', attemptId: 'a1' })).toMatchObject({
      phase: 'open',
    });
  });
});

describe('an answer that is checked', () => {
  test('waits for its own verdict only', () => {
    const state = run(typed, sent, { ...answered(), attemptId: 'other' } as AnswerEvent);
    expect(state).toMatchObject({ phase: 'checking', attempt });
    expect(nextAnswerState(state, { kind: 'lost', attemptId: 'other' })).toMatchObject({ phase: 'checking' });
    expect(nextAnswerState(state, { kind: 'typed', draft: '9' })).toMatchObject({ draft: '4.5' });
  });

  test('is right and stays right [L-093]', () => {
    const right = run(typed, sent, answered({ is_correct: true }));
    expect(right).toMatchObject({ phase: 'right', given });
    expect(nextAnswerState(right, { kind: 'reset' })).toBe(right);
  });

  test('is wrong, keeps the reason, and a reset gives an empty field [L-092] [L-095]', () => {
    const wrong = run(typed, sent, answered());
    expect(wrong).toMatchObject({
      phase: 'wrong',
      verdict: { answer_details: { reason: 'Look at the order.' } },
    });
    expect(nextAnswerState(wrong, { kind: 'reset' })).toMatchObject({ phase: 'open', draft: '', note: null });
    expect(nextAnswerState(wrong, sent)).toBe(wrong);
  });

  test('is a fresh try as soon as the wrong text is changed', () => {
    expect(run(typed, sent, answered(), { kind: 'typed', draft: '4' })).toMatchObject({
      phase: 'open',
      draft: '4',
    });
  });

  test('that cannot be read is no try: the text stays, with the note', () => {
    const state = run(typed, sent, answered({ counted: false, message: 'I cannot read this.' }));
    expect(state).toMatchObject({ phase: 'open', draft: '4.5', note: { kind: 'not-counted' } });
  });

  test('that can be read in two ways is no try: the text stays, with the question', () => {
    const message = 'Do you mean ln(x^2) or (ln(x))^2?';
    const state = run(typed, sent, answered({ counted: false, message }));
    expect(state).toMatchObject({
      phase: 'open',
      draft: '4.5',
      note: { kind: 'not-counted', verdict: { message } },
    });
  });

  test('that got lost is marked, and its text stays to be sent again [D-82]', () => {
    const lost = run(typed, sent, { kind: 'lost', attemptId: 'a1' });
    expect(lost).toMatchObject({ phase: 'unrecorded', given, refusal: null });
    expect(nextAnswerState(lost, { kind: 'reset' })).toMatchObject({ phase: 'open', draft: '4.5' });
  });
});

describe('an answer that waited [D-82]', () => {
  const lost: AnswerEvent = { kind: 'lost', attemptId: 'a1' };
  const refused: AnswerEvent = { kind: 'refused', attemptId: 'a1', detail: 'Problem not found' };

  test.each([
    ['right', answered({ is_correct: true })],
    ['wrong', answered()],
  ] as const)('shows that it was %s as soon as it arrives', (phase, arrival) => {
    expect(run(typed, sent, lost, arrival)).toMatchObject({ phase, given, unacknowledged: null });
    expect(run(typed, sent, lost, { kind: 'reset' }, arrival)).toMatchObject({ phase, given });
  });

  test('shows its verdict once, and none of another answer', () => {
    const other = { ...answered(), attemptId: 'other' } as AnswerEvent;
    expect(run(typed, sent, lost, other)).toMatchObject({ phase: 'unrecorded' });
    expect(run(typed, sent, lost, answered(), { kind: 'reset' }, answered())).toMatchObject({
      phase: 'open',
    });
  });

  test('interrupts a student who types something else only with good news', () => {
    const elsewhere = run(typed, sent, lost, { kind: 'typed', draft: '4.' });
    expect(nextAnswerState(elsewhere, answered())).toMatchObject({
      phase: 'open',
      draft: '4.',
      unacknowledged: null,
    });
    expect(nextAnswerState(elsewhere, answered({ is_correct: true }))).toMatchObject({ phase: 'right' });
  });

  test('that could not be read is no try', () => {
    expect(run(typed, sent, lost, answered({ counted: false }))).toMatchObject({
      phase: 'open',
      note: { kind: 'not-counted' },
    });
  });

  test('that is refused says why, at once or later, and its id is not used again', () => {
    for (const state of [
      run(typed, sent, refused),
      run(typed, sent, lost, refused),
      run(typed, sent, lost, { kind: 'reset' }, refused),
    ]) {
      expect(state).toMatchObject({
        phase: 'unrecorded',
        refusal: 'Problem not found',
        unacknowledged: null,
      });
    }
  });
});

describe('the id of an attempt', () => {
  const lost = run(typed, sent, { kind: 'lost', attemptId: 'a1' }, { kind: 'reset' });

  test('stays with an answer the server has not acknowledged', () => {
    expect(attemptFor(lost, given, 'a2')).toBe(attempt);
  });

  test('is new for another answer and after an acknowledged one', () => {
    expect(attemptFor(lost, { kind: 'typed', answer: '5' }, 'a2').id).toBe('a2');
    expect(attemptFor(lost, { kind: 'choice', answerId: 1 }, 'a2').id).toBe('a2');
    expect(attemptFor(run(typed, sent, answered(), { kind: 'reset' }), given, 'a2').id).toBe('a2');
  });
});

test('the same drawing is sent again under its own id, another one is another try', () => {
  const made = (at: number): StudentAnswer => ({
    kind: 'hand',
    made: { kind: 'place-on-line', marks: [at] },
  });
  const waiting: AnswerState = {
    phase: 'open',
    mode: 'typed',
    draft: '',
    note: null,
    unacknowledged: { id: 'first', given: made(2) },
  };
  expect(attemptFor(waiting, made(2), 'second').id).toBe('first');
  expect(attemptFor(waiting, made(3), 'second').id).toBe('second');
});

test('a problem by hand begins by hand, whatever a student likes for typed ones', () => {
  const hand = { kind: 'order-cards', cards: ['1', '2'], from: 'least', to: 'greatest' } as const;
  expect(startMode({ hand, answer_input: null }, 'choices')).toBe('typed');
  expect(startMode({ answer_input: null }, 'typed')).toBe('choices');
});

test('an answer brought from the chat is typed, also where choices were shown or another was wrong', () => {
  const placed = { kind: 'placed', draft: '252' } as const;
  const open = startAnswer({ solved: false, mode: 'choices' });
  expect(nextAnswerState(open, placed)).toMatchObject({ phase: 'open', mode: 'typed', draft: '252' });
  const sent = nextAnswerState(open, {
    kind: 'sent',
    attempt: { id: 'a1', given: { kind: 'choice', answerId: 1 } },
  });
  expect(nextAnswerState(sent, placed)).toEqual(sent);
  const lost = nextAnswerState(sent, { kind: 'lost', attemptId: 'a1' });
  expect(nextAnswerState(lost, placed)).toMatchObject({ phase: 'open', mode: 'typed', draft: '252' });
});
