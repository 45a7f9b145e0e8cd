// `node tools/cited-requirements.ts [--write] [--against <commit>]`: which requirements the tests cite, such as
// [L-149]. Fails when one that stands in tests/cited-requirements.txt is cited no more: a test that moves takes its
// citations along. --write adds what is new to the list; --against compares with a commit instead of the list.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const root = path.dirname(import.meta.dirname);
const listFile = path.join(root, 'tests/cited-requirements.txt');
const tests = ['*.test.ts', '*.test.tsx', '*.spec.ts'];
const citation = /\[((?:[A-Z]+-?|CITY |SECURITY |issue )\d+(?:\.\d+)*)\]/g;

const { values } = parseArgs({
  options: { write: { type: 'boolean', default: false }, against: { type: 'string' } },
});
const files = git('ls-files', '--cached', '--others', '--exclude-standard', '--', ...tests);
const cited = citedIn(
  (file) => readFileSync(path.join(root, file), 'utf8'),
  files.filter((file) => existsSync(path.join(root, file))),
);
const expected = values.against ? citedAt(values.against) : readList();
const lost = [...expected].filter((id) => !cited.has(id));
const added = [...cited].filter((id) => !expected.has(id));

console.log(`${cited.size} requirements are cited; ${added.length} of them are not in the list yet.`);
if (lost.length > 0) {
  console.error(`No test cites any more: ${lost.join(', ')}.`);
  process.exitCode = 1;
}
if (values.write) writeFileSync(listFile, `${[...expected, ...added].sort(byNumber).join('\n')}\n`);

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 })
    .split('\n')
    .filter((line) => line !== '');
}

function citedIn(read: (file: string) => string, files: readonly string[]): Set<string> {
  return new Set(files.flatMap((file) => [...read(file).matchAll(citation)].map(([, id = '']) => id)));
}

function citedAt(commit: string): Set<string> {
  const lines = git('grep', '-hE', '\\[[A-Za-z ]+-?[0-9.]+\\]', commit, '--', ...tests);
  return citedIn(() => lines.join('\n'), ['all']);
}

function readList(): Set<string> {
  return new Set(readFileSync(listFile, 'utf8').split('\n').filter(Boolean));
}

function byNumber(first: string, second: string): number {
  return first.localeCompare(second, 'en', { numeric: true });
}
