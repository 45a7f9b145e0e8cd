import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { endTogether } from '../apps/server/src/testing/end-together.ts';
import { buildWebWhenStale } from '../tools/build/web.ts';
import { isWhole } from './is-whole.ts';

const root = path.dirname(import.meta.dirname);
const patience = { timeout: 60_000 };
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

type Started = { child: ChildProcess; output(): string; folder: string; end: Promise<Ended> };
type Ended = { code: number | null; signal: NodeJS.Signals | null };

// A start builds what is stale, for longer than these tests wait for one to be ready.
beforeAll(buildWebWhenStale, 300_000);

/** Runs `npm start` as npm, a supervisor or a shell does, on a data folder of its own. */
function start(program: string, args: string[], settings: Record<string, string> = {}): Started {
  const folder = mkdtempSync(path.join(tmpdir(), 'playforward-start-'));
  chmodSync(folder, 0o711);
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = endTogether({ pid: child.pid, folder });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (output += String(piece)));
  const end = new Promise<Ended>((done) => child.once('exit', (code, signal) => done({ code, signal })));
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
    ended();
  });
  return { child, output: () => output, folder, end };
}

const untilReady = ({ output }: Started) =>
  vi.waitFor(() => expect(output()).toContain('is ready at'), patience);
const databaseOf = ({ folder }: Started) =>
  Number.parseInt(readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);
const isAlive = (pid: number) => existsSync(`/proc/${pid}`);

const shell = ['sh', ['-c', scripts.start ?? '']] as const;
const npm = ['npm', ['start']] as const;
const onLinux = process.platform === 'linux';

/** By day one signal in each way to start; at night the further ones. */
const signals = [
  ['SIGTERM', 'npm', npm],
  ['SIGINT', 'the shell that npm starts', shell],
  ['SIGTERM', 'the shell that npm starts', shell],
  ['SIGHUP', 'the shell that npm starts', shell],
] as const;

test.runIf(onLinux).each(isWhole ? signals : signals.slice(0, 2))(
  '[O5] %s to %s reaches the server, which ends cleanly with its database',
  async (signal, _who, [program, args]) => {
    const started = start(program, [...args]);
    await untilReady(started);
    const database = databaseOf(started);
    expect(isAlive(database)).toBe(true);
    started.child.kill(signal);
    const { code } = await started.end;
    // npm itself may say by which signal it ended; the program below it ends with 0.
    if (program !== 'npm') expect(code).toBe(0);
    await vi.waitFor(() => expect(isAlive(database)).toBe(false), patience);
    expect(existsSync(path.join(started.folder, 'postgres/postmaster.pid'))).toBe(false);
  },
);

test.runIf(onLinux)('[O5] a start that is refused says why in one sentence and ends with 1', async () => {
  const started = start(shell[0], [...shell[1]], { SESSION_DAYS: 'many' });
  expect(await started.end).toEqual({ code: 1, signal: null });
  expect(started.output().trim()).toBe('The setting SESSION_DAYS must be a whole number from 1 to 90.');
});

test('[O5] Windows, which has no exec, finds one that runs its words as they are', () => {
  expect(scripts.start).toMatch(/^exec node /);
  const lines = readFileSync(path.join(root, 'exec.cmd'), 'utf8').trim().split(/\r?\n/);
  // The last command decides what npm hears, so nothing may come after it.
  expect(lines.filter((line) => !line.startsWith('@rem'))).toEqual(['@%*']);
});
