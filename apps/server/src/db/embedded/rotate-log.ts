import { copyFileSync, renameSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

const longestBytes = 10_000_000;
const kept = 3;

/** What PostgreSQL says; it grows over restarts, so that it tells why the database ended. */
export function logFile(dataDir: string): string {
  return join(dataDir, 'postgres.log');
}

/** Puts a log that has grown long aside and empties it. PostgreSQL appends, so it goes on writing at the new end. */
export function rotateLog(dataDir: string): void {
  const file = logFile(dataDir);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= longestBytes) return;
  for (let number = kept - 1; number >= 1; number -= 1) {
    const older = `${file}.${number}`;
    if (statSync(older, { throwIfNoEntry: false })) renameSync(older, `${file}.${number + 1}`);
  }
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}
