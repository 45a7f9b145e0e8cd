// `node tools/classroom-rules.ts [--write]`: which tests prove the rules of a classroom, as a table in
// docs/classroom-rules.md. Without --write it fails when the table is not the current one, or a rule has no test.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const file = path.join(root, 'docs/classroom-rules.md');
const row = /^\| T(\d+) \| (.*?) \|.*$/gm;

const found = new Map<string, Set<string>>();
const lines = execFileSync(
  'git',
  ['grep', '-E', '\\[CLASSROOM-[0-9]+\\]', '--', '*.test.ts', '*.test.tsx', '*.spec.ts'],
  {
    cwd: root,
    encoding: 'utf8',
  },
).split('\n');
for (const line of lines) {
  const [test = ''] = line.split(':');
  for (const [, id = ''] of line.matchAll(/\[CLASSROOM-(\d+)\]/g))
    found.set(id, (found.get(id) ?? new Set()).add(test));
}

const text = readFileSync(file, 'utf8');
const without: string[] = [];
const wanted = text.replace(row, (_all, id: string, rule: string) => {
  const tests = [...(found.get(id) ?? [])].sort();
  if (tests.length === 0) without.push(`T${id}`);
  return `| T${id} | ${rule} | ${tests.map((test) => `\`${test}\``).join('<br>')} |`;
});
if (without.length > 0) fail(`No test names ${without.join(', ')}.`);
if (process.argv[2] === '--write') writeFileSync(file, wanted);
else if (wanted !== text)
  fail('docs/classroom-rules.md is out of date. Run: node tools/classroom-rules.ts --write');

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
