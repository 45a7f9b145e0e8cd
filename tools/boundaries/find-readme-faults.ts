import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { apps, folderOf, packages } from './workspaces.ts';

const longest = 40;

/** What is missing in the README of each workspace: it is short, names the file to open first and tells how data passes. */
export function findReadmeFaults(root: string): string[] {
  return Object.entries({ ...packages, ...apps }).flatMap(([name, { openFirst }]) => {
    const readme = `${folderOf(name)}/README.md`;
    const file = path.join(root, readme);
    if (!existsSync(path.join(root, folderOf(name), openFirst)))
      return [
        `${folderOf(name)}/${openFirst} is to be opened first and does not exist: name another in tools/boundaries/workspaces.ts.`,
      ];
    if (!existsSync(file))
      return [`${readme} is missing: what it is for, what to open first, how data passes.`];
    const text = readFileSync(file, 'utf8');
    const lines = text.trimEnd().split('\n').length;
    return [
      ...(lines > longest
        ? [`${readme} has ${lines} lines, at most ${longest}. Move rules beside what they rule.`]
        : []),
      ...(text.includes(`Open first: \`${openFirst}\``)
        ? []
        : [`${readme} does not say: Open first: \`${openFirst}\`.`]),
      ...(text.includes('\n## How data passes\n') ? [] : [`${readme} has no section "How data passes".`]),
    ];
  });
}
