/** Sentences that wait to be spoken together: one region that changes at most each 1.5 s can be followed by ear. */
export type StatusLines = {
  say(sentence: string): void;
  /** The sentences of the last moment. */
  spoken(): string;
  subscribe(listener: () => void): () => void;
  close(): void;
};

const statusPause = 1500;
const mostAtOnce = 3;

export function openStatusLines(): StatusLines {
  const listeners = new Set<() => void>();
  let waiting: string[] = [];
  let spoken = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const speak = () => {
    timer = undefined;
    spoken = waiting.slice(-mostAtOnce).join(' ');
    waiting = [];
    for (const listener of listeners) listener();
  };
  return {
    say(sentence) {
      if (!waiting.includes(sentence)) waiting.push(sentence);
      timer ??= setTimeout(speak, statusPause);
    },
    spoken: () => spoken,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      clearTimeout(timer);
      listeners.clear();
    },
  };
}
