import { spawn, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { findSystemPostgres } from '../../tests/load/own-postgres.ts';

const works = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
const isRoot = process.getuid?.() === 0;
const hasHistory = works('git', 'rev-parse', '--verify', '--quiet', 'HEAD~1');

/** What each drill needs of the machine; by hand they run longer: `npm run drill:<name>`. */
const drills = [
  { name: 'kill', args: ['--cycles', '2'], isPossible: true },
  { name: 'clock', args: [], isPossible: true },
  { name: 'restore', args: ['--answers', '2000'], isPossible: true },
  { name: 'database', args: ['--cycles', '1'], isPossible: findSystemPostgres() !== undefined },
  { name: 'redis', args: [], isPossible: works('redis-server', '--version') },
  { name: 'disk', args: [], isPossible: isRoot && works('unshare', '--mount', 'true') },
  { name: 'image', args: [], isPossible: isRoot && works('docker', 'info') },
  { name: 'compose', args: [], isPossible: works('docker', 'info') && works('docker', 'compose', 'version') },
  // Those between are npm's; the system's and the embedded one have run whole before.
  { name: 'postgres', args: ['--version', '16', '--version', '17'], isPossible: true },
  { name: 'upgrade', args: [], isPossible: hasHistory },
  { name: 'upgrade', args: ['--tests'], isPossible: hasHistory },
];

/** A mounted disk is seen by the drill alone. */
const command = (name: string, args: string[]) =>
  name === 'disk'
    ? (['unshare', ['--mount', process.execPath, `tools/drill/${name}.ts`, ...args]] as const)
    : ([process.execPath, [`tools/drill/${name}.ts`, ...args]] as const);

/** Each starts the product several times or runs its tests, on a machine that may do other things meanwhile. */
const patience = { timeout: 1_800_000 };

test.for(drills.filter(({ isPossible }) => isPossible))(
  'drill:$name $args loses and doubles no answer, and prints its figures',
  patience,
  async ({ name, args }) => {
    const [program, words] = command(name, args);
    const drill = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [drill.stdout, drill.stderr])
      stream.on('data', (piece) => (output += String(piece)));
    const code = await new Promise((done) => drill.once('close', done));
    const figures = output.split('\n').filter((line) => line.startsWith(`drill:${name}`));
    console.log(figures.join('\n'));
    expect(code, output).toBe(0);
    expect(figures).not.toEqual([]);
  },
);
