import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { diagramIndexFiles } from './write-index/diagram-index.ts';

/**
 * Writes the registries that name every skill and every kind of diagram, from the files and folders beside them.
 * content-verify says so when one is not what this would write.
 */
const folder = join(import.meta.dirname, '../..', 'packages', 'curriculum', 'skills');

type SkillFile = { slug: string; name: string; path: string };

function readSkillFiles(): SkillFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[a-z0-9-]+\.ts$/.test(entry.name) && entry.name !== 'index.ts')
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => / = (number|choice|picture)Skill\(/.test(readFileSync(file, 'utf8')))
    .map((file) => {
      const path = `./${relative(folder, file).replaceAll('\\', '/')}`;
      const slug = path.slice(path.lastIndexOf('/') + 1, -'.ts'.length);
      return { slug, path, name: slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()) };
    });
}

function skillIndexText(files: readonly SkillFile[]): string {
  const bySlug = files.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  const inOrder = ({ path }: SkillFile) => path.slice(0, -'.ts'.length);
  const byPath = files.toSorted((a, b) => (inOrder(a) < inOrder(b) ? -1 : 1));
  return `// Written by tools/content/write-index.ts from the skill files. Do not edit.
import type { Skill } from '../src/skill.ts';
${byPath.map(({ name, path }) => `import { ${name} } from '${path}';`).join('\n')}

export const skills: readonly Skill[] = [
${bySlug.map(({ name }) => `  ${name},`).join('\n')}
];
`;
}

/** Every registry with the text it should have. */
function indexFiles(): { path: string; text: string }[] {
  return [{ path: join(folder, 'index.ts'), text: skillIndexText(readSkillFiles()) }, ...diagramIndexFiles()];
}

/** Whether the registries name every skill file and every kind of diagram, and nothing else. */
export function isContentIndexFresh(): boolean {
  return indexFiles().every(({ path, text }) => readFileSync(path, 'utf8') === text);
}

if (import.meta.main) {
  for (const { path, text } of indexFiles()) writeFileSync(path, text);
  console.log(`${readSkillFiles().length} skills in packages/curriculum/skills/index.ts`);
}
