import { spawn } from 'node:child_process';
import { join } from 'node:path';

const script = join(import.meta.dirname, 'end-together.sh');
const leaveIt = () => undefined;

/**
 * Ends a process (a number below zero: its whole group), the database in a folder and the folder itself when this
 * process is gone, killed or not. Call what it answers once they have ended by themselves.
 */
export function endTogether({ pid, folder = '' }: { pid?: number | undefined; folder?: string }): () => void {
  if (process.platform === 'win32') return leaveIt;
  // In a session of its own, so that what ends our group leaves it to its work.
  const guard = spawn('sh', [script, String(pid ?? '-'), folder], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  guard.stdin.on('error', leaveIt);
  // A pipe, which alone must not keep this process up.
  (guard.stdin as unknown as { unref?(): void }).unref?.();
  return () => void guard.stdin.end('done\n');
}
