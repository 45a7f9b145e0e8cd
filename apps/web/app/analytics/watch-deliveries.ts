import { analyticsLimits } from '@playforward/contract';

/** Answers after which the library tries the same batch again (L-296, L-297). */
const triedAgain = new Set([408, 410, 429, 460]);

/**
 * Tells which events a batch took along. The library tells nobody; its calls go through `window.fetch`, so that is
 * where they are seen. A batch too large to outlive its page is sent without that wish, which would fail it (L-371).
 */
export function watchDeliveries(address: string, onDelivered: (messageIds: Set<string>) => void): void {
  const plain = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    if (input !== address) return plain(input, init);
    const body = String(init?.body ?? '');
    const tooLarge = new Blob([body]).size > analyticsLimits.keepaliveKilobytes * 1024;
    const answer = await plain(input, tooLarge ? { ...init, keepalive: false } : init);
    const { status } = answer;
    if (status < 500 && !triedAgain.has(status)) onDelivered(messageIdsIn(body));
    return answer;
  };
}

function messageIdsIn(body: string): Set<string> {
  const { batch } = JSON.parse(body) as { batch: { messageId: string }[] };
  return new Set(batch.map(({ messageId }) => messageId));
}
