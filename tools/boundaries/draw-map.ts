import { readdirSync } from 'node:fs';
import path from 'node:path';
import { apps, folderOf, packages } from './workspaces.ts';

const widest = 120;

/** The tree of ARCHITECTURE.md: every workspace with its purpose and the folders of its source, as they are on the disk. */
export function drawTree(root: string): string {
  const listed = (group: string, names: string[], words: string) => [
    `├─ ${group}/`.padEnd(16) + words,
    ...names.flatMap((name, index) => entry(root, name, index === names.length - 1)),
  ];
  return [
    'playforward/',
    ...listed('apps', Object.keys(apps), 'what runs: each a root of its own'),
    ...listed(
      'packages',
      Object.keys(packages),
      'pure TypeScript: no I/O, no clock, no chance, no framework',
    ),
    '├─ content/     what a school may replace without code',
    ...wrap(entriesOf(root, 'content')).map((line) => `│    ${line}`),
    '├─ scripts/     what starts, checks and runs the product',
    '├─ tools/       what developers run: benches, drills, loads, content, builds; what keeps the house in order',
    ...wrap(entriesOf(root, 'tools')).map((line) => `│    ${line}`),
    '├─ tests/       in a browser, under load, drills',
    ...wrap(entriesOf(root, 'tests')).map((line) => `│    ${line}`),
    '└─ docs/        reasons and guides',
    ...wrap(entriesOf(root, 'docs')).map((line) => `     ${line}`),
  ].join('\n');
}

function entry(root: string, name: string, isLast: boolean): string[] {
  const { purpose } = { ...packages, ...apps }[name] ?? { purpose: '' };
  const [branch, trunk] = isLast ? ['└─', ' '] : ['├─', '│'];
  const head = `│  ${branch} ${`${name}/`.padEnd(13)}${purpose}`;
  return [head, ...wrap(sourceFolders(root, name)).map((line) => `│  ${trunk}    ${line}`)];
}

/** Folders of the source; one that holds tests' helpers alone is no place to look for the product. */
function sourceFolders(root: string, name: string): string[] {
  const source = apps[name]?.source ?? 'src';
  const folders = readdirSync(path.join(root, folderOf(name), source), { withFileTypes: true })
    .filter((found) => found.isDirectory() && found.name !== 'testing')
    .map((found) => `${found.name}/`)
    .sort();
  return folders.length === 0 ? [] : [`${source}/`, ...folders];
}

/** What lies in a folder: folders with a slash, and guides. */
function entriesOf(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .map((found) => (found.isDirectory() ? `${found.name}/` : found.name))
    .filter((name) => /\/$|\.md$/.test(name))
    .sort();
}

function wrap(words: string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && `${last}  ${word}`.length <= widest - 10)
      lines[lines.length - 1] = `${last}  ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Who uses what, one line a package. */
export function drawArrows(): string {
  const users = (used: string) =>
    Object.entries({ ...packages, ...apps })
      .filter(([, { uses }]) => uses.includes(used))
      .map(([name]) => name);
  return [
    ...Object.keys(packages).map((name) => `${name.padEnd(11)}← ${users(name).join(', ')}`),
    'apps never import apps; features never import features; packages never import Node or a framework',
  ].join('\n');
}

/** The commands of package.json: those that begin alike stand together. */
export function listCommands(scripts: Readonly<Record<string, string>>): string {
  const families = Map.groupBy(Object.keys(scripts), (name) => name.split(':')[0] ?? name);
  return [...families]
    .map(([family, names]) => {
      const call = ['start', 'test'].includes(family) ? `npm ${family}` : `npm run ${family}`;
      const parts = names.filter((name) => name !== family).map((name) => name.slice(family.length + 1));
      const tail = parts.length > 1 ? `{${parts.join(',')}}` : parts.join('');
      const isAlone = names.includes(family);
      return parts.length === 0 ? `\`${call}\`` : `${isAlone ? `\`${call}\` ` : ''}\`${call}:${tail}\``;
    })
    .join(' · ');
}
