import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { apps, folderOf, packages } from './workspaces.ts';

/** Workspaces that nothing is said of, that are not there, or whose package.json names other packages than they use. */
export function findWorkspaceFaults(root: string): string[] {
  const known = { ...packages, ...apps };
  const present = ['packages', 'apps'].flatMap((group) =>
    readdirSync(path.join(root, group), { withFileTypes: true })
      .filter(
        (found) => found.isDirectory() && existsSync(path.join(root, group, found.name, 'package.json')),
      )
      .map((found) => found.name),
  );
  return [
    ...present
      .filter((name) => !(name in known))
      .map(
        (name) =>
          `The workspace ${name} is not in tools/boundaries/workspaces.ts: say what it is for and what it uses.`,
      ),
    ...Object.entries(known).flatMap(([name, { uses }]) =>
      present.includes(name)
        ? dependencyFaults(root, name, uses)
        : [`${folderOf(name)} of tools/boundaries/workspaces.ts does not exist.`],
    ),
  ];
}

function dependencyFaults(root: string, name: string, uses: readonly string[]): string[] {
  const file = `${folderOf(name)}/package.json`;
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(path.join(root, file), 'utf8'),
  );
  const declared = Object.keys(dependencies)
    .filter((dependency) => dependency.startsWith('@playforward/'))
    .map((dependency) => dependency.slice('@playforward/'.length));
  return declared.sort().join() === [...uses].sort().join()
    ? []
    : [
        `${file} depends on ${declared.join(', ') || 'no package'}; tools/boundaries/workspaces.ts says ${uses.join(', ') || 'none'}.`,
      ];
}
