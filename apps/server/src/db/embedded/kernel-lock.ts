import { DatabaseSync } from 'node:sqlite';

export type KernelLock = { release(): void };

const busy = 5;

/**
 * A lock that the operating system frees when its process ends, however it ends, and that holds between containers on
 * one machine, where process numbers say nothing. SQLite takes it on an empty file of its own; undefined when another
 * process has it.
 */
export function takeKernelLock(file: string): KernelLock | undefined {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return undefined;
    throw error;
  }
  return { release: () => database.close() };
}
