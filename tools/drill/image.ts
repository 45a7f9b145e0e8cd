// `npm run drill:image [-- --engine podman --image playforward:0.2.0 --arg --cgroups=disabled]`, as root: builds the image
// (or takes one that is there) and runs it as the compose files do. While students answer it is stopped, started, killed
// and started again; a second container on the same data is refused, a backup is made and restored into other data.
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findRunningEmbedded } from '../../apps/server/src/db/embedded/start-embedded.ts';
import { freePort } from '../../scripts/with-server.ts';
import { openClass, printReport } from '../../tests/drills/answering-class.ts';

const root = path.join(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'docker' },
    image: { type: 'string' },
    /** More words for `run`, where a machine asks for them. */
    arg: { type: 'string', multiple: true, default: [] },
  },
});
const mostMegabytes = 450;
/** The user of the image. */
const owner = 10_001;
const faults: string[] = [];
const expect = (isSo: boolean, fault: string) => isSo || faults.push(fault);
const engine = (...args: string[]) =>
  execFileSync(values.engine, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

const image = values.image ?? `playforward:${version}`;
const started = performance.now();
if (values.image === undefined)
  execFileSync(values.engine, ['build', '-f', 'deploy/Dockerfile', '-t', image, '.'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
const buildSeconds = (performance.now() - started) / 1000;
const megabytes = Number(engine('image', 'inspect', '--format', '{{.Size}}', image)) / 1e6;
expect(megabytes < mostMegabytes, `the image has ${megabytes.toFixed(0)} MB, more than ${mostMegabytes}`);

const folder = mkdtempSync(path.join(tmpdir(), 'playforward-drill-'));
const [data, other, backups] = ['data', 'other', 'backups'].map(ownedFolder) as [string, string, string];
const names: string[] = [];

function ownedFolder(name: string): string {
  const made = path.join(folder, name);
  mkdirSync(made, { mode: 0o711 });
  chownSync(made, owner, owner);
  return made;
}

/** What compose.yaml asks for: nothing writable but data, backups and /tmp, no rights beyond those of the user. */
function runWords(dataDir: string, port: number): string[] {
  const limits = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL'];
  const volumes = ['-v', `${dataDir}:/data`, '-v', `${backups}:/backups`];
  const settings = ['-e', `PORT=${port}`, '-e', 'HOST=127.0.0.1', '-e', 'LOG_LEVEL=warn'];
  const more = ['--security-opt', 'no-new-privileges', '--network', 'host', ...values.arg];
  return [...limits, ...more, ...volumes, ...settings];
}

async function start(dataDir: string, port: number): Promise<{ name: string; seconds: number }> {
  const name = `playforward-drill-${process.pid}-${names.length}`;
  names.push(name);
  const began = performance.now();
  engine('run', '-d', '--name', name, ...runWords(dataDir, port), image);
  for (;;) {
    const status = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      (answer) => answer.status,
      () => 0,
    );
    const seconds = (performance.now() - began) / 1000;
    if (status === 200) return { name, seconds };
    if (seconds > 120) throw new Error(`not ready after two minutes: ${engine('logs', name)}`);
    await wait(50);
  }
}

const inside = (name: string, ...command: string[]) =>
  spawnSync(values.engine, ['exec', name, ...command], { encoding: 'utf8' });
const exitCodeOf = (name: string) => Number(engine('inspect', '--format', '{{.State.ExitCode}}', name));

try {
  const port = await freePort();
  const first = await start(data, port);
  expect(inside(first.name, 'id', '-u').stdout.trim() === String(owner), 'it does not run as its own user');
  expect(inside(first.name, 'touch', '/app/x').status !== 0, 'its own program can be written');
  expect(inside(first.name, 'node', 'deploy/check-health.mjs').status === 0, 'its health check fails');
  expect(
    inside(first.name, 'test', '-s', 'bill-of-materials.cdx.json').status === 0,
    'it has no bill of materials',
  );
  const card = inside(first.name, 'node', 'scripts/admin.ts', 'create', 'ana@school.example', 'Ana');
  expect(card.status === 0 && card.stdout.includes('ana@school.example'), `no account: ${card.stderr}`);

  const students = await openClass(6, findRunningEmbedded(data) ?? '', `http://127.0.0.1:${port}`);
  const someAnswers = async () => {
    const before = students.acknowledged();
    while (students.acknowledged() < before + 20) await wait(50);
  };
  await someAnswers();

  const second = spawnSync(values.engine, ['run', '--rm', ...runWords(data, await freePort()), image], {
    encoding: 'utf8',
  });
  expect(
    second.status === 1 &&
      /Another server already runs on the data folder/.test(second.stdout + second.stderr),
    `a second one on the same data ended with ${second.status}: ${second.stdout}${second.stderr}`,
  );

  const stopping = performance.now();
  engine('stop', '-t', '40', first.name);
  const stopSeconds = (performance.now() - stopping) / 1000;
  expect(exitCodeOf(first.name) === 0, `stopped it ends with ${exitCodeOf(first.name)}`);
  const again = await start(data, port);
  await someAnswers();
  engine('kill', again.name);
  const afterKill = await start(data, port);
  await someAnswers();

  const made = inside(afterKill.name, 'node', 'scripts/admin.ts', 'backup', '/backups/drill.backup.gz');
  expect(/^Wrote \d+ rows/.test(made.stdout), `no backup: ${made.stdout}${made.stderr}`);
  const restored = engine(
    'run',
    '--rm',
    ...runWords(other, port),
    image,
    ...['node', 'scripts/admin.ts', 'restore', '/backups/drill.backup.gz'],
  );
  expect(restored !== '', 'a restore says nothing');
  const elsewhere = await start(other, await freePort());

  printReport(
    'image',
    await students.close(findRunningEmbedded(data) ?? ''),
    `; image of ${megabytes.toFixed(0)} MB${values.image ? '' : ` built in ${buildSeconds.toFixed(0)} s`}, ready after ${first.seconds.toFixed(1)} s, stopped in ${stopSeconds.toFixed(1)} s, after a kill ready in ${afterKill.seconds.toFixed(1)} s, restored and ready in ${elsewhere.seconds.toFixed(1)} s`,
  );
} finally {
  for (const name of names) spawnSync(values.engine, ['rm', '-f', name]);
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.log(`drill:image: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
