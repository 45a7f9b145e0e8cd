// `npm run check` runs this: docs/glossary.md is short, each of its words has one name in the code, which names nothing
// else, and nobody writes a word that it retired. What a word means inside a sentence cannot be counted.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findGlossaryFaults } from './glossary/find-glossary-faults.ts';
import { readGlossary } from './glossary/read-glossary.ts';

const root = path.dirname(import.meta.dirname);
const entries = readGlossary(readFileSync(path.join(root, 'docs/glossary.md'), 'utf8'));
const files = execFileSync('git', ['ls-files', 'apps/*.ts', 'apps/*.tsx', 'packages/*.ts'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('packages/curriculum/skills/'))
  .filter((file) => existsSync(path.join(root, file)));
const sources = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
const faults = findGlossaryFaults(entries, sources);

for (const fault of faults) console.error(fault);
console.log(`${entries.length} words, ${entries.flatMap(({ retired }) => retired).length} retired.`);
process.exitCode = faults.length === 0 ? 0 : 1;
