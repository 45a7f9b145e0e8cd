import { useEffect, useSyncExternalStore } from 'react';
import {
  advancesAlone,
  autoAdvance,
  type Delivery,
  emptyQueue,
  type MessageQueue,
  nextQueue,
  type QueueEvent,
} from './message-queue.ts';
import type { OrbMessage } from './orb-message.ts';

/** A message that is being written piece by piece. */
export type Writing = {
  grow: (text: string) => void;
  finish: (message?: Partial<OrbMessage>) => void;
  /** Keeps what is there. The signal tells the source of the pieces to stop. */
  stop: () => void;
  signal: AbortSignal;
};

/** Where messages come from, until it is stopped or ends by itself. */
type Source = { signal: AbortSignal; end: () => void };

/** One source at a time; whatever comes from one that was ended is about something else by now. */
function createSources(tell: (receiving: boolean) => void) {
  let source: AbortController | undefined;
  const end = (): void => {
    source?.abort();
    source = undefined;
    tell(false);
  };
  return {
    end,
    open(): Source {
      end();
      const own = new AbortController();
      source = own;
      tell(true);
      return {
        signal: own.signal,
        end: () => {
          if (source === own) end();
        },
      };
    },
  };
}

/** The one object through which anybody speaks with the companion's voice. */
export type MessageStore = ReturnType<typeof createMessageStore>;

export function createMessageStore(start: Partial<MessageQueue> = {}) {
  let state: MessageQueue = { ...emptyQueue, ...start };
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let paused = false;
  const listeners = new Set<() => void>();
  const writings = new Map<string, AbortController>();
  const sources = createSources((receiving) => dispatch({ type: 'receive', receiving }));

  function dispatch(event: QueueEvent): void {
    const next = nextQueue(state, event);
    if (next === state) return;
    const moved = next.shown?.id !== state.shown?.id || next.delivery !== state.delivery;
    state = next;
    stopLostWritings();
    time(moved);
    for (const listener of [...listeners]) listener();
  }

  /** Automatic delivery: each message has its full time; focus or pointer on it stops the clock. */
  function time(again: boolean): void {
    const runs = advancesAlone(state) && !paused;
    if (timer !== undefined && (again || !runs)) {
      clearTimeout(timer);
      timer = undefined;
    }
    if (!runs) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      dispatch({ type: 'next' });
    }, autoAdvance);
  }

  /** Nobody writes a message that was cleared or replaced. */
  function stopLostWritings(): void {
    const open = new Set([state.shown, ...state.waiting].map((message) => message?.writing && message.id));
    for (const [id, controller] of [...writings]) {
      if (open.has(id)) continue;
      writings.delete(id);
      controller.abort();
    }
  }

  const newId = () => `message-${++count}`;

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
    queue: (...messages: OrbMessage[]) => {
      for (const message of messages) dispatch({ type: 'queue', id: newId(), message });
    },
    priority: (message: OrbMessage) => dispatch({ type: 'priority', id: newId(), message }),
    immediate: (message: OrbMessage) => {
      sources.end();
      dispatch({ type: 'immediate', id: newId(), message });
    },
    clear: () => {
      sources.end();
      dispatch({ type: 'clear' });
    },
    /** Opens a source of several messages; clearing, stopping, leaving and another source end it. */
    receive: sources.open,
    next: () => dispatch({ type: 'next' }),
    deliver: (delivery: Delivery) => dispatch({ type: 'deliver', delivery }),
    endWith: (ending: OrbMessage | null) => dispatch({ type: 'end-with', ending }),
    /** Opens a message that grows; at the end of the queue, or at once in place of what is shown. */
    write(message: Partial<OrbMessage> = {}, place: 'queue' | 'immediate' = 'queue'): Writing {
      const id = newId();
      const controller = new AbortController();
      writings.set(id, controller);
      dispatch({ type: place, id, message: { text: '', ...message }, writing: true });
      return {
        grow: (text) => dispatch({ type: 'grow', id, text }),
        finish: (rest = {}) => {
          writings.delete(id);
          dispatch({ type: 'finish', id, message: rest });
        },
        stop: () => dispatch({ type: 'stop', id }),
        signal: controller.signal,
      };
    },
    /** Stops whatever is being written or still to come: Escape, the stop button, leaving. */
    stopWriting: () => {
      sources.end();
      for (const id of [...writings.keys()]) dispatch({ type: 'stop', id });
    },
    pause: () => {
      paused = true;
      time(false);
    },
    resume: () => {
      paused = false;
      time(false);
    },
    /** Ends timers and writings; the store stays readable. */
    leave: () => {
      sources.end();
      for (const id of [...writings.keys()]) dispatch({ type: 'stop', id });
      if (timer !== undefined) clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** What the companion says right now, for a component. */
export function useMessages(store: MessageStore): MessageQueue {
  // Timers and open streams end with the screen that shows them.
  useEffect(() => store.leave, [store]);
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}
