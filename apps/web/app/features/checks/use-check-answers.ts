import type { CheckView, KeptAnswer } from '@playforward/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { type Answers, keptAnswers, mergeAnswers } from './kept-answers.ts';
import { keepAnswers, readCheck } from './queries.ts';

/** After the last keystroke. */
const pauseMs = 400;
const againMs = 4000;

export type SaveState =
  | { kind: 'none' | 'saving' | 'kept' }
  | { kind: 'saved'; at: string }
  | { kind: 'refused'; detail: string };

type Change = Partial<Pick<KeptAnswer, 'answer' | 'answer_id' | 'flagged'>>;

/**
 * The answers of an open check. Each change is kept in the browser at once and sent at the next pause; what cannot be
 * sent is sent again, also after the page was closed.
 */
export function useCheckAnswers({ id, problems, answers: stored, saved_at: savedAt }: CheckView) {
  const size = problems.length;
  const [answers, setAnswers] = useState<Answers>(() =>
    mergeAnswers(mergeAnswers(new Map(), stored), keptAnswers.read(id, size)),
  );
  const [save, setSave] = useState<SaveState>(savedAt ? { kind: 'saved', at: savedAt } : { kind: 'none' });
  const [unreadable, setUnreadable] = useState<ReadonlyMap<number, string>>(new Map());
  const shown = useRef(answers);
  shown.current = answers;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef(false);

  const send = useCallback(async () => {
    clearTimeout(timer.current);
    const waiting = keptAnswers.read(id, size);
    if (waiting.length === 0 || sending.current) return;
    sending.current = true;
    setSave({ kind: 'saving' });
    try {
      const said = await keepAnswers(id, waiting);
      for (const one of waiting) keptAnswers.drop(id, one);
      setUnreadable((before) => noteUnreadable(before, waiting, said.unreadable));
      setSave({ kind: 'saved', at: said.saved_at });
      if (keptAnswers.read(id, size).length > 0) timer.current = setTimeout(() => void send(), pauseMs);
    } catch (error) {
      const refused = error instanceof ApiError && error.status >= 400 && error.status < 429;
      if (refused) setSave({ kind: 'refused', detail: error.message });
      else {
        setSave({ kind: 'kept' });
        timer.current = setTimeout(() => void send(), againMs);
      }
    } finally {
      sending.current = false;
    }
  }, [id, size]);

  // The line comes back, the page is shown again, another tab has typed: all of them happen outside of React.
  useEffect(() => {
    const takeIn = (more: readonly KeptAnswer[]) => setAnswers((before) => mergeAnswers(before, more));
    const look = () => {
      void send();
      readCheck(id).then(
        (view) => takeIn(view.answers),
        () => {},
      );
    };
    const hear = ({ key, newValue }: StorageEvent) => {
      const other = keptAnswers.isOf(id, key) ? keptAnswers.parse(newValue) : undefined;
      if (other) takeIn([other]);
    };
    const resend = () => void send();
    resend();
    window.addEventListener('online', resend);
    window.addEventListener('focus', look);
    window.addEventListener('storage', hear);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('online', resend);
      window.removeEventListener('focus', look);
      window.removeEventListener('storage', hear);
      resend();
    };
  }, [id, send]);

  const change = useCallback(
    (place: number, part: Change) => {
      const empty = { place, answer: null, answer_id: null, flagged: false };
      const next = {
        ...empty,
        ...shown.current.get(place),
        ...part,
        typed_at: new Date().toISOString(),
      };
      keptAnswers.keep(id, next);
      shown.current = mergeAnswers(shown.current, [next]);
      setAnswers(shown.current);
      setUnreadable((before) => noteUnreadable(before, [next], []));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), pauseMs);
    },
    [id, send],
  );

  return { answers, save, unreadable, change, waiting: () => keptAnswers.read(id, size) };
}

type Note = { place: number; message: string };

function noteUnreadable(
  before: ReadonlyMap<number, string>,
  about: readonly KeptAnswer[],
  notes: readonly Note[],
): ReadonlyMap<number, string> {
  const next = new Map(before);
  for (const { place } of about) next.delete(place);
  for (const { place, message } of notes) next.set(place, message);
  return next;
}
