// The limits of CONTRIBUTING.md that no linter counts: length of files, other than those a script writes, files in a
// folder, and suppressions, each with its reason.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const longestSource = 400;
const longestTest = 600;
const mostInFolder = 40;
/** Lower this when one goes; a higher number needs a decision record. */
const mostSuppressions = 17;

/** Folders that are lists: nobody reads them from one end to the other. */
const listFolders = new Set(['packages/curriculum/golden', 'docs/screens', 'docs/decisions']);

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 })
    .split('\n')
    .filter((file) => file !== '');
const files = git('ls-files', '*.ts', '*.tsx', '*.css', '*.mjs').filter(
  (file) => file !== 'tools/check-limits.ts',
);
const faults: string[] = [];
const suppressions: string[] = [];

/** What a package offers, name by name: there is nothing in it to understand, and nothing to split. */
function isList(lines: readonly string[]): boolean {
  return lines
    .join('\n')
    .split(';')
    .every((statement) => /^\s*(?:export \{[^{}]*\} from '[^']+')?\s*$/.test(statement));
}

for (const file of files) {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const longest = /\.(test|spec)\.tsx?$/.test(file) ? longestTest : longestSource;
  const isWritten = lines[0]?.endsWith('Do not edit.') === true;
  if (lines.length > longest && !isWritten && !isList(lines)) {
    faults.push(`${file}: ${lines.length} lines, at most ${longest}. Split it by what its parts do.`);
  }
  lines.forEach((line, index) => {
    if (!/biome-ignore|@ts-expect-error|@ts-ignore/.test(line)) return;
    suppressions.push(`${file}:${index + 1}`);
    if (!/: \S+ \S+/.test(line))
      faults.push(`${file}:${index + 1}: a suppression gives its reason after a colon.`);
  });
}
const folders = Map.groupBy(git('ls-files'), (file) => path.dirname(file));
for (const [folder, inside] of folders) {
  if (inside.length > mostInFolder && !listFolders.has(folder)) {
    faults.push(
      `${folder}: ${inside.length} files, at most ${mostInFolder}. Group them by what they are about.`,
    );
  }
}
if (suppressions.length > mostSuppressions) {
  faults.push(`${suppressions.length} suppressions, at most ${mostSuppressions}: ${suppressions.join(', ')}`);
}

for (const fault of faults) console.error(fault);
console.log(`${files.length} files, ${suppressions.length} suppressions.`);
process.exitCode = faults.length === 0 ? 0 : 1;
