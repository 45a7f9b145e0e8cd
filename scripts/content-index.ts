import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Writes packages/curriculum/skills/index.ts from the skill files beside it, sorted by slug.
 * content-verify says so when the file is not what this would write.
 */
const folder = join(import.meta.dirname, '..', 'packages', 'curriculum', 'skills');
const target = join(folder, 'index.ts');

type SkillFile = { slug: string; name: string; path: string };

function readSkillFiles(): SkillFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[a-z0-9-]+\.ts$/.test(entry.name) && entry.name !== 'index.ts')
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'utf8').includes('= defineSkill('))
    .map((file) => {
      const path = `./${relative(folder, file).replaceAll('\\', '/')}`;
      const slug = path.slice(path.lastIndexOf('/') + 1, -'.ts'.length);
      return { slug, path, name: slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()) };
    });
}

function indexText(files: readonly SkillFile[]): string {
  const bySlug = files.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  const byPath = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return `// Written by scripts/content-index.ts from the skill files. Do not edit.
import type { Skill } from '../src/define-skill.ts';
${byPath.map(({ name, path }) => `import { ${name} } from '${path}';`).join('\n')}

export const skills: readonly Skill[] = [
${bySlug.map(({ name }) => `  ${name},`).join('\n')}
];
`;
}

/** Whether the registry names every skill file and nothing else. */
export function isSkillIndexFresh(): boolean {
  return readFileSync(target, 'utf8') === indexText(readSkillFiles());
}

if (import.meta.main) {
  const files = readSkillFiles();
  writeFileSync(target, indexText(files));
  console.log(`${files.length} skills in packages/curriculum/skills/index.ts`);
}
