// `npm run check` runs this: circles of imports, also those that types alone make, which no linter sees. Two files that
// need each other are one thing, or a third file holds what both need.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findCycles } from './type-cycles/find-cycles.ts';
import { importsOf } from './type-cycles/imports-of.ts';

const root = path.dirname(import.meta.dirname);
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '' && !file.endsWith('.d.ts') && existsSync(path.join(root, file)));
const known = new Set(files);
const graph = new Map(
  files.map((file) => [
    file,
    importsOf(readFileSync(path.join(root, file), 'utf8'))
      .map((specifier) => path.posix.join(path.posix.dirname(file), specifier))
      .filter((imported) => known.has(imported)),
  ]),
);

const cycles = findCycles(graph);
for (const cycle of cycles) console.error(`These files import each other: ${cycle.join(', ')}`);
console.log(`${files.length} files, ${cycles.length} circles of imports.`);
process.exitCode = cycles.length === 0 ? 0 : 1;
