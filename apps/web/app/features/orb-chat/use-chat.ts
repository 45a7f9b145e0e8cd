import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { askCompanion, type ChatPlace } from './ask-companion.ts';
import type { ChatImage, UserEntry } from './chat-entry.ts';
import { type Chat, type ChatMode, maySend, nextChat, startChat } from './chat-state.ts';
import { chatText as text } from './chat-text.ts';
import { openThread as keptThread } from './open-thread.ts';
import { stepsQuery } from './steps-query.ts';
import { loadHistory, threadsQuery } from './threads.ts';

export type ChatController = ReturnType<typeof useChat>;

type ChatOptions = {
  /** What the student is called. */
  name: string;
  /** Onboarding knows basic mode only (D-108). */
  basicOnly: boolean;
  place: ChatPlace;
  /** An answer came: the help the companion gives by itself waits from here on (D-95). */
  onAnswered: () => void;
};

/** A conversation with everything outside it: the line to the server, its clock and its keys. */
export function useChat({ name, basicOnly, place, onAnswered }: ChatOptions) {
  const [chat, dispatch] = useReducer(nextChat, basicOnly ? 'basic' : 'assistant', startChat);
  const queries = useQueryClient();
  const line = useRef<AbortController>(undefined);
  const stamp = () => ({ key: newKey(), at: new Date().toISOString() });
  const greeting = text.greeting(name);

  const hangUp = () => {
    line.current?.abort();
    line.current = undefined;
  };
  // Leaving the page stops the answer.
  useEffect(() => () => line.current?.abort(), []);

  const ask = (entry: Pick<UserEntry, 'text' | 'images'>) => {
    const controller = new AbortController();
    line.current = controller;
    const answer = stamp();
    void askCompanion(
      { ...entry, mode: chat.mode, thread: chat.thread, place, signal: controller.signal },
      {
        onHeard: (thread, said) => {
          if (thread !== null) keptThread.keep(thread);
          dispatch({ type: 'heard', thread, ...(said && { said }) });
        },
        onMasked: () => dispatch({ type: 'masked' }),
        onContent: (words, math) => dispatch({ type: 'content', ...answer, text: words, math }),
        onResponse: (reply) => dispatch({ type: 'response', ...answer, at: new Date().toISOString(), reply }),
        onSteps: (steps) => queries.setQueryData(stepsQuery(steps.problem_id).queryKey, { steps }),
        onGone: () => {
          keptThread.keep(null);
          dispatch({ type: 'thread-gone' });
        },
        onFailed: (words) => dispatch({ type: 'failed', ...stamp(), text: words }),
        onEnded: () => {
          dispatch({ type: 'ended' });
          onAnswered();
          void queries.invalidateQueries({ queryKey: threadsQuery.queryKey });
        },
      },
    );
  };

  const openThread = (thread: string) => {
    hangUp();
    keptThread.keep(thread);
    dispatch({ type: 'thread-opened', thread });
    loadHistory(thread).then(
      (entries) => dispatch({ type: 'history-loaded', thread, entries }),
      () => dispatch({ type: 'history-failed', thread }),
    );
  };
  const startFresh = () => {
    hangUp();
    keptThread.keep(null);
    dispatch({ type: 'new-conversation', ...stamp(), greeting });
  };
  /** What this tab talked about before a reload or on another page goes on; else there is a greeting. */
  const open = () => {
    const kept = chat.mode === 'assistant' && chat.entries.length === 0 ? keptThread.read() : null;
    dispatch({ type: 'opened', ...stamp(), greeting });
    if (kept === null) return;
    dispatch({ type: 'thread-opened', thread: kept });
    loadHistory(kept).then(
      (entries) => dispatch({ type: 'history-loaded', thread: kept, entries }),
      // It was deleted, or somebody else has signed in.
      startFresh,
    );
  };

  return {
    chat,
    open,
    close: () => {
      hangUp();
      dispatch({ type: 'closed' });
    },
    stop: () => {
      hangUp();
      dispatch({ type: 'ended' });
    },
    type: (draft: string) => dispatch({ type: 'typed', draft }),
    addImages: (images: ChatImage[]) => dispatch({ type: 'images-added', images }),
    removeImage: (key: string) => dispatch({ type: 'image-removed', key }),
    send: (words = chat.draft, images: readonly ChatImage[] = words === chat.draft ? chat.images : []) => {
      if (!maySend(chat, words, images)) return;
      dispatch({ type: 'sent', ...stamp(), text: words, images });
      ask({ text: words.trim(), images: chat.mode === 'basic' ? [] : images });
    },
    retry: (key: string) => {
      const failed = failedEntry(chat, key);
      if (!failed) return;
      dispatch({ type: 'retried', key });
      ask(failed);
    },
    switchMode: (mode: ChatMode) => {
      hangUp();
      dispatch({ type: 'mode', mode });
    },
    startFresh,
    openThread,
  };
}

function failedEntry(chat: Chat, key: string): UserEntry | undefined {
  if (chat.asking !== null) return undefined;
  return chat.entries.find(
    (entry): entry is UserEntry => entry.key === key && entry.type === 'user' && entry.status === 'error',
  );
}

let keys = 0;

export function newKey(): string {
  keys += 1;
  return `entry-${keys}`;
}
