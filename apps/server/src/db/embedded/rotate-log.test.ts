import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { logFile, rotateLog } from './rotate-log.ts';

test('[O5] the log of PostgreSQL stays over restarts and keeps its last 40 MB', () => {
  const folder = mkdtempSync(join(tmpdir(), 'playforward-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(logFile(folder), 'why it ended');
  rotateLog(folder);
  expect(readFileSync(logFile(folder), 'utf8')).toBe('why it ended');
  for (let turn = 1; turn <= 6; turn += 1) {
    writeFileSync(logFile(folder), `${turn}`.repeat(10_000_001));
    rotateLog(folder);
  }
  expect(statSync(logFile(folder)).size).toBe(0);
  expect(readdirSync(folder).sort()).toEqual([
    'postgres.log',
    'postgres.log.1',
    'postgres.log.2',
    'postgres.log.3',
  ]);
  expect(readFileSync(join(folder, 'postgres.log.1'), 'latin1').at(0)).toBe('6');
});
