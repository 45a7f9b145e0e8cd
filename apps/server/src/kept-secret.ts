import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupError } from './startup-error.ts';

/** The secret kept in this file, made at the first call; only the own user may read it. */
export function keptSecret(file: string): string {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret.length >= 32) return secret;
    throw new StartupError(`The secret in ${file} is damaged: bring the file back from a backup.`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const secret = randomBytes(32).toString('base64url');
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true });
  } catch (cause) {
    throw new StartupError(
      `The file ${file} cannot be written: give this user the right to write there, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  return secret;
}
