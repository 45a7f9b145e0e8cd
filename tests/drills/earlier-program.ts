import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const migrations = 'apps/server/migrations';
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

export type EarlierProgram = { tree: string; main: string; version: string; remove(): void };

/** An earlier version in a folder of its own. What npm installed is shared; the project's own packages are its own. */
export function takeEarlierProgram(ref: string): EarlierProgram {
  const tree = path.join(mkdtempSync(path.join(tmpdir(), 'playforward-earlier-')), 'tree');
  git('worktree', 'add', '--quiet', '--detach', tree, ref);
  const [from, to] = [path.join(root, 'node_modules'), path.join(tree, 'node_modules')];
  mkdirSync(path.join(to, '@playforward'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@playforward') symlinkSync(path.join(from, name), path.join(to, name));
  for (const name of readdirSync(path.join(from, '@playforward'))) {
    const folder = path.relative(root, realpathSync(path.join(from, '@playforward', name)));
    symlinkSync(path.join(tree, folder), path.join(to, '@playforward', name));
  }
  return {
    tree,
    main: path.join(tree, 'apps/server/src/main.ts'),
    version: git('rev-parse', '--short', ref),
    remove: () => void git('worktree', 'remove', '--force', tree),
  };
}

/** The version that brought the newest step that takes something away: the earliest that has to work on today's tables. */
export function findEarliestThatWorks(): string | undefined {
  const steps = readdirSync(path.join(root, migrations)).filter((file) => file.endsWith('.sql'));
  const takesAway = steps
    .toSorted()
    .findLast((file) => readFileSync(path.join(root, migrations, file), 'utf8').startsWith('-- contract'));
  if (takesAway === undefined) return undefined;
  const [added] = git('log', '--format=%H', '--diff-filter=A', '--', `${migrations}/${takesAway}`).split(
    '\n',
  );
  return added || undefined;
}

/** Gives an earlier version today's steps, so that its tests make today's tables. Answers the steps that are new to it. */
export function bringSteps({ tree }: EarlierProgram): string[] {
  const known = new Set(readdirSync(path.join(tree, migrations)));
  const today = readdirSync(path.join(root, migrations)).filter((file) => file.endsWith('.sql'));
  for (const file of today) cpSync(path.join(root, migrations, file), path.join(tree, migrations, file));
  return today.filter((file) => !known.has(file));
}
