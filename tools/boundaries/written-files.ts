import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drawArrows, drawTree, listCommands } from './draw-map.ts';
import { lintBoundaries } from './lint-boundaries.ts';
import { rootReferences, typedPackages, typeReferences, withReferences } from './type-references.ts';
import { apps, folderOf } from './workspaces.ts';

/** A file of the repository that the boundaries write, whole or in part, and what it has to hold. */
export type WrittenFile = { file: string; wanted: string; present: string };

export function writtenFiles(root: string): WrittenFile[] {
  const entry = (file: string, write: (present: string) => string): WrittenFile => {
    const place = path.join(root, file);
    const present = existsSync(place) ? readFileSync(place, 'utf8') : '';
    return { file, present, wanted: write(present) };
  };
  return [
    entry('biome.boundaries.json', () => `${JSON.stringify(lintBoundaries(), null, 2)}\n`),
    entry('tsconfig.json', (present) => withReferences(present, rootReferences())),
    ...[...typedPackages(), ...Object.keys(apps)].map((name) =>
      entry(`${folderOf(name)}/tsconfig.json`, (present) => withReferences(present, typeReferences(name))),
    ),
    entry('ARCHITECTURE.md', (present) => drawArchitecture(root, present)),
  ];
}

function drawArchitecture(root: string, present: string): string {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const code = (drawing: string) => `\`\`\`text\n${drawing}\n\`\`\``;
  const parts = { map: code(drawTree(root)), arrows: code(drawArrows()), commands: listCommands(scripts) };
  return Object.entries(parts).reduce((text, [name, drawing]) => between(text, name, drawing), present);
}

function between(text: string, name: string, drawing: string): string {
  const place = new RegExp(`(<!-- ${name}:start -->\n)[\\s\\S]*?(<!-- ${name}:end -->)`);
  if (!place.test(text))
    throw new Error(`ARCHITECTURE.md has no lines <!-- ${name}:start --> and <!-- ${name}:end -->.`);
  return text.replace(place, (_all, start: string, end: string) => `${start}${drawing}\n${end}`);
}
