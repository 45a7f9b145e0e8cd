import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The golden files of every version there was, with the hash each was written with. Lines are added, never changed; the
 * files of a skill's earlier versions go, since nothing can make them again (decision 0659).
 */
const sumsFile = 'SHA256SUMS';

/** The golden files by name. */
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

/** The skill of a golden file and its version. */
function versionOf(name: string): { readonly skill: string; readonly version: number } {
  const [, skill = name, version = '1'] = /^(.+)@(\d+)(?:-stretch)?\.json$/.exec(name) ?? [];
  return { skill, version: Number(version) };
}

/** Of some golden files those of a version that a later one of the same skill has followed. */
function earlierOf(names: Iterable<string>): ReadonlySet<string> {
  const all = [...names].map((name) => ({ name, ...versionOf(name) }));
  const newest = new Map<string, number>();
  for (const { skill, version } of all) newest.set(skill, Math.max(version, newest.get(skill) ?? 0));
  return new Set(
    all.filter(({ skill, version }) => version < (newest.get(skill) ?? 0)).map(({ name }) => name),
  );
}

/** Takes the files of earlier versions away; their lines stay, so that a version is never used for two things. */
export function dropEarlierGolden(folder: string): void {
  const earlier = earlierOf(readSums(folder).keys());
  for (const name of readGolden(folder).keys()) if (earlier.has(name)) rmSync(join(folder, name));
}

/** What is wrong with the files: one that was edited or taken away, one that has no line yet, one that has been followed. */
export function checkGoldenSums(folder: string): string[] {
  const sums = readSums(folder);
  const golden = readGolden(folder);
  const earlier = earlierOf([...sums.keys(), ...golden.keys()]);
  const changed = [...sums].flatMap(([name, hash]) => {
    const text = golden.get(name);
    if (text === undefined)
      return earlier.has(name) ? [] : [`${name} is gone; samples of the version in use stay`];
    return hashOf(text) === hash
      ? []
      : [`${name} was edited; a changed skill gets a new version and a new file`];
  });
  const unlisted = [...golden.keys()].filter((name) => !sums.has(name));
  const followed = [...golden.keys()].filter((name) => sums.has(name) && earlier.has(name));
  return [
    ...changed,
    ...unlisted.map((name) => `${name} is not in ${sumsFile}; add it with --golden`),
    ...followed.map((name) => `${name} is of an earlier version; --golden takes it away`),
  ];
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
