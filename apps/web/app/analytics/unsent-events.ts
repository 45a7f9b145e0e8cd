/** An event as the library sends it; only its id matters here. */
export type UnsentEvent = { messageId: string; [key: string]: unknown };

const key = 'playforward_unsent_events';
const most = 60;

/**
 * Events of which no delivery is known, so that the next page can send them. The library keeps batches in memory
 * only; the collector stores an event once, however often it comes. A browser without storage keeps none.
 */
export const unsentEvents = {
  all: readAll,
  add(event: UnsentEvent): void {
    writeAll([...readAll().filter(({ messageId }) => messageId !== event.messageId), event].slice(-most));
  },
  remove(messageIds: ReadonlySet<string>): void {
    const all = readAll();
    const left = all.filter(({ messageId }) => !messageIds.has(messageId));
    if (left.length < all.length) writeAll(left);
  },
  clear(): void {
    writeAll([]);
  },
};

function readAll(): UnsentEvent[] {
  try {
    const events: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(events) ? events.filter(isEvent) : [];
  } catch {
    return [];
  }
}

function isEvent(event: unknown): event is UnsentEvent {
  return (
    typeof event === 'object' && event !== null && 'messageId' in event && typeof event.messageId === 'string'
  );
}

function writeAll(events: UnsentEvent[]): void {
  try {
    if (events.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(events));
  } catch {
    // Storage is off or full: usage events are the first thing to do without.
  }
}
