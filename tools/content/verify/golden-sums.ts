import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Golden files with the hash each was written with, as `sha256sum -c` reads it. Lines are added, never changed. */
const sumsFile = 'SHA256SUMS';

/** The golden files by name, those of earlier versions too. */
export function readGolden(folder: string): ReadonlyMap<string, string> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Adds the hashes of golden files that are new; a line that exists is never replaced. */
export function addGoldenSums(folder: string): void {
  const sums = new Map(readSums(folder));
  for (const [name, text] of readGolden(folder)) if (!sums.has(name)) sums.set(name, hashOf(text));
  const lines = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, hash]) => `${hash}  ${name}\n`);
  writeFileSync(join(folder, sumsFile), lines.join(''));
}

/** What is wrong with the files: one that was edited or taken away, one that has no line yet. */
export function checkGoldenSums(folder: string): string[] {
  const sums = readSums(folder);
  const golden = readGolden(folder);
  const changed = [...sums].flatMap(([name, hash]) => {
    const text = golden.get(name);
    if (text === undefined) return [`${name} is gone; samples of every version stay`];
    return hashOf(text) === hash
      ? []
      : [`${name} was edited; a changed skill gets a new version and a new file`];
  });
  const unlisted = [...golden.keys()].filter((name) => !sums.has(name));
  return [...changed, ...unlisted.map((name) => `${name} is not in ${sumsFile}; add it with --golden`)];
}

function readSums(folder: string): ReadonlyMap<string, string> {
  const path = join(folder, sumsFile);
  if (!existsSync(path)) return new Map();
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
