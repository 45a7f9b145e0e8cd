// `npm run boundaries` writes what follows from boundaries/workspaces.ts: the blocks of the linter, the references of the
// types, the tree, the arrows and the commands of ARCHITECTURE.md. With --check it writes nothing, tells what differs and fails.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findMapFaults } from './boundaries/find-map-faults.ts';
import { findReadmeFaults } from './boundaries/find-readme-faults.ts';
import { findWorkspaceFaults } from './boundaries/find-workspace-faults.ts';
import { writtenFiles } from './boundaries/written-files.ts';

const root = path.dirname(import.meta.dirname);
const onlyCheck = process.argv.includes('--check');
const faults = [...findWorkspaceFaults(root), ...findReadmeFaults(root), ...findMapFaults(root)];

for (const { file, wanted, present } of writtenFiles(root)) {
  if (wanted === present) continue;
  if (onlyCheck)
    faults.push(
      `${file} is not what tools/boundaries/workspaces.ts and the folders say. Run: npm run boundaries`,
    );
  else {
    writeFileSync(path.join(root, file), wanted);
    console.log(`${file} is written.`);
  }
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
