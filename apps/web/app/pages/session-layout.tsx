import { useQueryClient } from '@tanstack/react-query';
import { RequireSession } from '../features/accounts/require-session.tsx';
import { useSession } from '../features/accounts/session.ts';
import { AnswerQueue } from '../features/practice/answer-queue.tsx';

/** Around every page of a session: who may be here, and the answers that wait to be stored. */
export default function SessionLayout() {
  const session = useSession();
  const queries = useQueryClient();
  if (session.status !== 'signed-in') return <RequireSession />;
  const refresh = () =>
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' });
  return (
    <AnswerQueue email={session.user.email} onStoredUnheard={refresh}>
      <RequireSession />
    </AnswerQueue>
  );
}
