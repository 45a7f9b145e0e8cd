import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Something that is proved again only when what it reads has changed: folders and files below the root. */
export type Proof = { name: string; reads: readonly string[] };
/** A proof that is to be made, with the hash of what it is made of. */
export type OpenProof = Proof & { hash: string };

type Place = { root: string; file: string; env: NodeJS.ProcessEnv };

const root = path.dirname(import.meta.dirname);
/** Beside the installed packages: a fresh clone has none, and nobody commits it. */
const here: Place = {
  root,
  file: path.join(root, 'node_modules/.cache/playforward/proofs.json'),
  env: process.env,
};
/** What every proof stands on: the versions of everything installed, and how tests are run. */
const always = ['package-lock.json', 'tsconfig.base.json', 'vitest.config.ts'];

/** Those of the proofs that have to be made; PROOFS=anew makes all of them. */
export function findOpenProofs<T extends Proof>(proofs: readonly T[], place = here): (T & OpenProof)[] {
  const kept = place.env.PROOFS === 'anew' ? {} : readKept(place);
  return proofs
    .map((proof) => ({ ...proof, hash: hashOf(proof, place) }))
    .filter(({ name, hash }) => kept[name] !== hash);
}

/** Notes that these proofs were made, of the files as they were when the proofs were found open. */
export function keepProofs(proofs: readonly OpenProof[], place = here): void {
  const kept = readKept(place);
  for (const { name, hash } of proofs) kept[name] = hash;
  mkdirSync(path.dirname(place.file), { recursive: true });
  writeFileSync(place.file, `${JSON.stringify(kept, null, 2)}\n`);
}

/** The folder of a workspace and those of all workspaces that it uses. */
export function foldersOf(workspace: string, from = root): string[] {
  const found = new Set<string>();
  const add = (folder: string) => {
    if (found.has(folder) || !existsSync(path.join(from, folder))) return;
    found.add(folder);
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(path.join(from, folder, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string>>;
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      if (name.startsWith('@playforward/')) add(`packages/${name.slice('@playforward/'.length)}`);
    }
  };
  add(workspace);
  return [...found];
}

function readKept({ file }: Place): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    // No file, or a torn one: nothing is proved.
    return {};
  }
}

/** Every file is read, whatever its time says: two clones with the same files have the same hash. */
function hashOf({ name, reads }: Proof, { root: from }: Place): string {
  const hash = createHash('sha256').update(`${name}\n${process.version}\n`);
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...reads, ...always],
    { cwd: from, encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  for (const file of [...new Set(listed.split('\0'))].sort()) {
    const full = path.join(from, file);
    if (file !== '' && existsSync(full)) hash.update(`${file}\n`).update(readFileSync(full));
  }
  return hash.digest('hex');
}
