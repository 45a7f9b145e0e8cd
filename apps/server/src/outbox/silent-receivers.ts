import type { OutboxRow } from './queries.ts';

const restMs = 60_000;

/**
 * Receivers that took a call and never answered it. What waits for one of them is put off for a minute without another
 * try: a thousand scores for a learning system that hangs would hold up everybody else for hours.
 */
export function openSilentReceivers() {
  const silentUntil = new Map<string, number>();
  const nameOf = ({ schoolId, topic, data }: OutboxRow) => `${schoolId} ${topic} ${data.platform ?? ''}`;
  return {
    isSilent: (row: OutboxRow, now: Date) => (silentUntil.get(nameOf(row)) ?? 0) > now.getTime(),
    note(row: OutboxRow, { error, now }: { error: unknown; now: Date }) {
      if (error instanceof Error && error.name === 'TimeoutError')
        silentUntil.set(nameOf(row), now.getTime() + restMs);
    },
    forget: (row: OutboxRow) => void silentUntil.delete(nameOf(row)),
  };
}
