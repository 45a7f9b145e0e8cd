// `npm run check` runs this: docs/glossary.md is short, and no name in the code holds a word that it retired. What a word
// means in each place cannot be counted; that nobody writes the old one can.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findRetired, namesOf, readGlossary } from './glossary/find-retired-words.ts';

const root = path.dirname(import.meta.dirname);
const mostWords = 80;
/** Names that still hold a retired word. Lower a number when some go, and take the line out with the last. */
const still: Readonly<Record<string, number>> = {
  // A shelf with books on it, in a story.
  Shelf: 1,
};

const { words, retired } = readGlossary(readFileSync(path.join(root, 'docs/glossary.md'), 'utf8'));
const files = execFileSync('git', ['ls-files', 'apps/*.ts', 'apps/*.tsx', 'packages/*.ts'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) =>
      file !== '' && !file.startsWith('packages/curriculum/skills/') && existsSync(path.join(root, file)),
  );
const names = new Map(files.map((file) => [file, namesOf(readFileSync(path.join(root, file), 'utf8'))]));
const faults: string[] = [];

if (words.length > mostWords)
  faults.push(`docs/glossary.md has ${words.length} words, at most ${mostWords}.`);
for (const word of retired) {
  const found = [...names].flatMap(([file, declared]) =>
    findRetired(declared, word).map((name) => `${file}: ${name}`),
  );
  if (found.length > (still[word.retired] ?? 0))
    faults.push(
      `${found.length} names hold "${word.retired}", at most ${still[word.retired] ?? 0}; the word is ${word.instead}:\n  ${found.join('\n  ')}`,
    );
}
for (const fault of faults) console.error(fault);
console.log(`${words.length} words, ${retired.length} retired.`);
process.exitCode = faults.length === 0 ? 0 : 1;
