import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { lockDataFolder } from './lock-data-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'playforward-lock-'));
let folders = 0;
const newFolder = () => join(root, `data-${++folders}`);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const taken = /^Another server already runs on the data folder/;
const holder = new URL('lock-data-folder.ts', import.meta.url).href;

/** A process that locks a folder, says so and stays; in process numbers of its own where that can be had. */
async function holdElsewhere(folder: string, { ownNumbers = false } = {}) {
  const script = `import { lockDataFolder } from ${JSON.stringify(holder)};
    await lockDataFolder(${JSON.stringify(folder)}).then(() => console.log('held'), (error) => console.log(error.message));
    setInterval(() => {}, 1000);`;
  const node = ['--input-type=module', '-e', script];
  const [program, args] = ownNumbers
    ? ['unshare', ['--pid', '--ipc', '--fork', '--mount-proc', '--kill-child', process.execPath, ...node]]
    : [process.execPath, node];
  const child = spawn(program as string, args as string[], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(child.stdout ?? child, 'data');
  return {
    said: String(said).trim(),
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}

describe('[O6] one server a data folder', () => {
  test('the second is refused while the first runs, and admitted at once after a hard kill', async () => {
    const folder = newFolder();
    const first = await holdElsewhere(folder);
    expect(first.said).toBe('held');
    await expect(lockDataFolder(folder)).rejects.toThrow(taken);
    await first.kill();
    (await lockDataFolder(folder)).release();
    expect(existsSync(join(folder, 'app.lock'))).toBe(false);
  });

  test.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
    'two containers that see nothing of each other: the second is refused',
    async () => {
      const folder = newFolder();
      const first = await holdElsewhere(folder, { ownNumbers: true });
      const second = await holdElsewhere(folder, { ownNumbers: true });
      expect([first.said, second.said]).toEqual(['held', expect.stringMatching(taken)]);
      await first.kill();
      await second.kill();
      (await lockDataFolder(folder)).release();
    },
  );

  test('in one process, too', async () => {
    const folder = newFolder();
    const lock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(taken);
    lock.release();
    (await lockDataFolder(folder)).release();
  });

  test('a folder copied while a server ran on it is refused with the way out', async () => {
    const folder = newFolder();
    const lock = await lockDataFolder(folder);
    const copy = newFolder();
    cpSync(folder, copy, { recursive: true });
    await expect(lockDataFolder(copy)).rejects.toThrow(
      /was copied while a server used it.*backup and restore/,
    );
    lock.release();
    rmSync(join(copy, 'app.lock'));
    (await lockDataFolder(copy)).release();
  });

  test('an owner on another machine holds while its note is touched, and not once it is silent', async () => {
    const folder = newFolder();
    const lock = await lockDataFolder(folder);
    const file = join(folder, 'app.lock');
    const note = JSON.parse(readFileSync(file, 'utf8'));
    lock.release();
    writeFileSync(file, JSON.stringify({ ...note, machine: 'another' }));
    const heartbeat = setInterval(() => utimesSync(file, new Date(), new Date()), 200);
    await expect(lockDataFolder(folder)).rejects.toThrow(taken);
    clearInterval(heartbeat);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(file, longAgo, longAgo);
    (await lockDataFolder(folder)).release();
  });

  test('the lock of an older program on this machine still holds', async () => {
    const folder = newFolder();
    (await lockDataFolder(folder)).release();
    const stat = readFileSync(`/proc/${process.pid}/stat`, 'utf8');
    const mark = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    writeFileSync(join(folder, 'app.lock'), JSON.stringify({ pid: process.pid, mark, id: 'x' }));
    await expect(lockDataFolder(folder)).rejects.toThrow(taken);
  });
});
