import type { OrbMessage } from './orb-message.ts';

/** User-controlled waits for Next, auto goes on by itself (D-96). */
export type Delivery = 'user-controlled' | 'auto';

/** A message in the queue. While it is written, its text still grows. */
export type QueuedMessage = OrbMessage & { id: string; writing: boolean };

export type MessageQueue = {
  delivery: Delivery;
  shown: QueuedMessage | null;
  /** What comes next, first to last. */
  waiting: readonly QueuedMessage[];
  /** Messages for a later review: kept, never shown as a bubble (D-97). */
  review: readonly QueuedMessage[];
  /** Whether more messages may come from where these came from. */
  receiving: boolean;
  /** What stands at the end of everything said, where a screen has such words (L-223). */
  ending: OrbMessage | null;
};

export type QueueEvent =
  /** Appends; shows at once when nothing is shown. */
  | { type: 'queue'; id: string; message: OrbMessage; writing?: boolean }
  /** Goes before everything that waits. */
  | { type: 'priority'; id: string; message: OrbMessage }
  /** Replaces what is shown; what waits goes on waiting. */
  | { type: 'immediate'; id: string; message: OrbMessage; writing?: boolean }
  /** Drops what is shown and what waits. */
  | { type: 'clear' }
  | { type: 'next' }
  /** More text for a message that is being written. */
  | { type: 'grow'; id: string; text: string }
  /** The message is complete; `message` replaces what the pieces left open. */
  | { type: 'finish'; id: string; message?: Partial<OrbMessage> }
  /** Writing was stopped: what is there stays (D-111). */
  | { type: 'stop'; id: string }
  | { type: 'receive'; receiving: boolean }
  | { type: 'deliver'; delivery: Delivery }
  | { type: 'end-with'; ending: OrbMessage | null };

export const emptyQueue: MessageQueue = {
  delivery: 'user-controlled',
  shown: null,
  waiting: [],
  review: [],
  receiving: false,
  ending: null,
};

/** Documented pace of automatic delivery in milliseconds. */
export const autoAdvance = 5000;

const endingId = 'ending';

/** What is said and in which order; the same rules for the product and its test page (D-40). */
export function nextQueue(queue: MessageQueue, event: QueueEvent): MessageQueue {
  switch (event.type) {
    case 'queue':
      return admit(queue, event, (message) =>
        queue.shown ? { ...queue, waiting: [...queue.waiting, message] } : { ...queue, shown: message },
      );
    case 'priority':
      return admit(queue, event, (message) =>
        queue.shown ? { ...queue, waiting: [message, ...queue.waiting] } : { ...queue, shown: message },
      );
    case 'immediate':
      return admit(queue, event, (message) => ({ ...queue, shown: message }));
    case 'clear':
      return { ...queue, shown: null, waiting: [] };
    case 'next':
      return advance(queue);
    case 'grow':
      return change(queue, event.id, (message) => ({ ...message, text: message.text + event.text }));
    case 'finish':
      return complete(queue, event.id, event.message);
    case 'stop':
      return complete(queue, event.id, {});
    case 'receive':
      return queue.receiving === event.receiving ? queue : { ...queue, receiving: event.receiving };
    case 'deliver':
      return { ...queue, delivery: event.delivery };
    case 'end-with':
      return { ...queue, ending: event.ending };
  }
}

/** Whether Next leads anywhere. */
export function hasNext({ shown, waiting, ending }: MessageQueue): boolean {
  return waiting.length > 0 || (shown !== null && ending !== null && shown.id !== endingId);
}

/** Whether the next message comes by itself: automatic delivery, something waits and the shown one is complete. */
export function advancesAlone({ delivery, shown, waiting }: MessageQueue): boolean {
  return delivery === 'auto' && waiting.length > 0 && shown?.writing === false;
}

type Arrival = { id: string; message: OrbMessage; writing?: boolean };

/** Empty messages are ignored (L-242), flagged ones go to the review list (L-151). */
function admit(
  queue: MessageQueue,
  { id, message, writing = false }: Arrival,
  place: (message: QueuedMessage) => MessageQueue,
): MessageQueue {
  const queued = { ...message, id, writing };
  if (message.flag_for_review) return { ...queue, review: [...queue.review, queued] };
  if (!writing && message.text.trim() === '') return queue;
  return place(queued);
}

function advance(queue: MessageQueue): MessageQueue {
  const [next, ...waiting] = queue.waiting;
  if (next) return { ...queue, shown: next, waiting };
  if (!hasNext(queue) || !queue.ending) return queue;
  return { ...queue, shown: { ...queue.ending, id: endingId, writing: false } };
}

/** Changes the message that is being written; one that is complete or gone takes no more text. */
function change(
  queue: MessageQueue,
  id: string,
  alter: (message: QueuedMessage) => QueuedMessage,
): MessageQueue {
  const alterIt = (message: QueuedMessage) =>
    message.id === id && message.writing ? alter(message) : message;
  return {
    ...queue,
    shown: queue.shown && alterIt(queue.shown),
    waiting: queue.waiting.map(alterIt),
  };
}

/** Ends the writing. A message that got no text, or a flag for review, is not shown; the next one takes its place. */
function complete(queue: MessageQueue, id: string, message: Partial<OrbMessage> = {}): MessageQueue {
  const written = [queue.shown, ...queue.waiting].find((one) => one?.id === id && one.writing);
  if (!written) return queue;
  const done = { ...written, ...message, writing: false };
  if (done.text.trim() !== '' && !done.flag_for_review) return change(queue, id, () => done);
  const kept = done.flag_for_review ? { ...queue, review: [...queue.review, done] } : queue;
  if (queue.shown?.id !== id) return { ...kept, waiting: kept.waiting.filter((one) => one.id !== id) };
  const [next = null, ...waiting] = kept.waiting;
  return { ...kept, shown: next, waiting };
}
