import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import path from 'node:path';

// Every workspace has its own tsconfig, so that browser types never reach the server; two compilers share the work,
// one a core of the smallest machine it is meant for. Each works on a single thread, since its checkers would all look
// up the same types again, and collects its garbage late: together half the work.
const compilers = 2;
const root = path.dirname(import.meta.dirname);
const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
const projects = ['tsconfig.json', ...globSync('{packages,apps}/*/tsconfig.json', { cwd: root }).sort()];
let failed = false;

async function checkNext(): Promise<void> {
  for (let project = projects.shift(); project; project = projects.shift()) {
    const child = spawn(process.execPath, [compiler, '--noEmit', '--singleThreaded', '-p', project], {
      cwd: root,
      env: { ...process.env, GOGC: '400' },
      stdio: 'inherit',
    });
    const [code] = await once(child, 'close');
    if (code !== 0) failed = true;
  }
}

await Promise.all(Array.from({ length: compilers }, checkNext));
process.exitCode = failed ? 1 : 0;
