import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

const patience = { timeout: 30_000 };
const isAlive = (pid: number) => existsSync(`/proc/${pid}`);

/** Runs a module in a Node of its own and answers the first line it prints, read as JSON. */
async function startProgram(source: string): Promise<{ pid: number; said: unknown }> {
  const program = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    cwd: path.dirname(import.meta.dirname),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void program.kill('SIGKILL'));
  const [line] = await once(program.stdout, 'data');
  return { pid: Number(program.pid), said: JSON.parse(String(line)) };
}

test.runIf(process.platform === 'linux')(
  'a run that is killed leaves no server, no database and no data folder behind',
  async () => {
    const { pid, said } = await startProgram(`
      const { startServer } = await import('./scripts/with-server.ts');
      const { pid, dataDir } = await startServer();
      console.log(JSON.stringify({ server: pid, dataDir }));
      setInterval(() => {}, 1000);`);
    const { server, dataDir } = said as { server: number; dataDir: string };
    const database = Number.parseInt(await readFile(`${dataDir}/postgres/postmaster.pid`, 'utf8'), 10);
    expect([server, database].map(isAlive)).toEqual([true, true]);
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect([server, database].map(isAlive)).toEqual([false, false]), patience);
    await vi.waitFor(() => expect(existsSync(dataDir)).toBe(false), patience);
  },
);

test.runIf(process.platform === 'linux')('a run of steps that is killed takes its steps along', async () => {
  const { pid, said } = await startProgram(`
    const { runSteps } = await import('./scripts/run-steps.ts');
    const steps = [{ name: 'waiting', command: ['sh', '-c', 'echo "[$$]"; sleep 60; true'] }];
    const { log } = console;
    console.log = (text) => void (text.startsWith('\\n') || log(text));
    await runSteps(steps);`);
  const [step] = said as [number];
  expect(isAlive(step)).toBe(true);
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(() => expect(isAlive(step)).toBe(false), patience);
});
