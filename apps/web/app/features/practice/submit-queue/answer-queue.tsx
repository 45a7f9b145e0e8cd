import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useMemo } from 'react';
import { accountId } from '../../../api/account-id.ts';
import { readToken } from '../../../api/token.ts';
import { useToken } from '../../../api/use-token.ts';
import { QueueLine } from './queue-line.tsx';
import { SubmitQueueRunner } from './submit-queue-runner.ts';
import { forgetfulStore, openSubmitQueueStore } from './submit-queue-store.ts';

/** One an account, for as long as the page lives: what could not be kept on disk is still here after signing in again. */
const runners = new Map<string, SubmitQueueRunner>();
const store = openSubmitQueueStore();

const QueueContext = createContext(new SubmitQueueRunner({ account: '', store: forgetfulStore }));

export function useAnswerQueue(): SubmitQueueRunner {
  return useContext(QueueContext);
}

type AnswerQueueProps = {
  /** Whose answers are sent. */
  email: string;
  /** An answer was stored whose place on the page is gone: what is shown of lessons may be old. */
  onStoredUnheard: () => void;
  children: ReactNode;
};

/** Around all pages of a session: keeps answers until the server has stored them, and says what waits. */
export function AnswerQueue({ email, onStoredUnheard, children }: AnswerQueueProps) {
  const token = useToken();
  const runner = useMemo(() => runnerOf(accountId(email)), [email]);
  const stored = useEffectEvent(onStoredUnheard);

  // Network, storage and the server are outside of React.
  useEffect(
    () => runner.open({ maySend: () => readToken() === token, onStoredUnheard: () => stored() }),
    [runner, token],
  );

  return (
    <QueueContext value={runner}>
      {children}
      <QueueLine runner={runner} />
    </QueueContext>
  );
}

function runnerOf(account: string): SubmitQueueRunner {
  const runner = runners.get(account) ?? new SubmitQueueRunner({ account, store });
  runners.set(account, runner);
  return runner;
}
