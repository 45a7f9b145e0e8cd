import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RequireSession } from '../features/accounts/session/require-session.tsx';
import { useSession } from '../features/accounts/session/session.ts';
import { BreakReminder } from '../features/breaks/break-reminder.tsx';
import { JoinKeptClass } from '../features/classes/join-kept-class.tsx';
import { LateClassLine } from '../features/classes/now/late-class-line.tsx';
import { AnswerQueue } from '../features/practice/submit-queue/answer-queue.tsx';
import { tellGame } from '../game/game-store.ts';
import { onUnstored } from '../storage/kept-texts.ts';
import { uiText } from '../ui/text.ts';
import { toast } from '../ui/toast/toast.ts';

/** Around every page of a session: who may be here, and the answers that wait to be stored. */
export default function SessionLayout() {
  const session = useSession();
  const queries = useQueryClient();
  useStorageNews();
  useOwnGame(session.status === 'signed-in' ? session.user.email : undefined);
  if (session.status !== 'signed-in') return <RequireSession />;
  const refresh = () =>
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' });
  return (
    <AnswerQueue email={session.user.email} onStoredUnheard={refresh}>
      <JoinKeptClass />
      <RequireSession />
      <BreakReminder />
      <LateClassLine />
    </AnswerQueue>
  );
}

/** The browser may have no room for what a page keeps in it; the student hears that once. */
function useStorageNews(): void {
  useEffect(() => {
    let told = false;
    return onUnstored(() => {
      if (!told) toast.message(uiText.noRoom);
      told = true;
    });
  }, []);
}

/** What one student reached in the games is gone from the page with their session; the server has it. */
function useOwnGame(email: string | undefined): void {
  useEffect(() => {
    if (email !== undefined) return () => tellGame({ kind: 'forget' });
  }, [email]);
}
