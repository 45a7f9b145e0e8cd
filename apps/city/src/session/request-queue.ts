import type { IntentReply } from './city-session.ts';
import { sessionText as text } from './text.ts';

/** Questions on their way to the room, by their number. */
export type RequestQueue = {
  /** Sends under a new number and waits for its answer; too many at once are refused at once. */
  ask(send: (seq: number) => void): Promise<IntentReply>;
  answer(seq: number, reply: IntentReply): void;
  /** The line is gone for good: what was not answered may or may not have happened. */
  drop(): void;
};

const mostWaiting = 8;
/** A line that breaks is picked up within a minute; after that nobody will answer. */
export const longestWait = 70_000;

export function openRequestQueue(onSettled: (seq: number) => void): RequestQueue {
  const waiting = new Map<
    number,
    { done: (reply: IntentReply) => void; timer: ReturnType<typeof setTimeout> }
  >();
  let last = 0;
  const answer = (seq: number, reply: IntentReply) => {
    const asked = waiting.get(seq);
    if (!asked) return;
    waiting.delete(seq);
    clearTimeout(asked.timer);
    onSettled(seq);
    asked.done(reply);
  };
  const lost: IntentReply = { ok: false, sentence: text.lost, lost: true };
  return {
    ask(send) {
      if (waiting.size >= mostWaiting) return Promise.resolve({ ok: false, sentence: text.queueFull });
      last += 1;
      const seq = last;
      return new Promise((done) => {
        waiting.set(seq, { done, timer: setTimeout(() => answer(seq, lost), longestWait) });
        send(seq);
      });
    },
    answer,
    drop() {
      for (const seq of [...waiting.keys()]) answer(seq, lost);
    },
  };
}
