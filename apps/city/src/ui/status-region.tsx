import { useSyncExternalStore } from 'react';
import type { StatusLines } from '../game/status-lines.ts';

/** The one polite live region of the game. */
export function StatusRegion({ lines, className = 'unseen' }: { lines: StatusLines; className?: string }) {
  const spoken = useSyncExternalStore(lines.subscribe, lines.spoken);
  return (
    <p className={className} role="status">
      {spoken}
    </p>
  );
}
