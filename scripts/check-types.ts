import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';

// Every workspace has its own tsconfig, so that browser types never reach the server; the compiler checks each in turn.
const root = path.dirname(import.meta.dirname);
const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
let failed = false;
for (const project of [
  'tsconfig.json',
  ...globSync('{packages,apps}/*/tsconfig.json', { cwd: root }).sort(),
]) {
  const result = spawnSync(process.execPath, [compiler, '--noEmit', '-p', project], {
    cwd: root,
    stdio: 'inherit',
  });
  if (result.status !== 0) failed = true;
}
process.exitCode = failed ? 1 : 0;
