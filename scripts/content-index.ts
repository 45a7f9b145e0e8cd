import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Writes packages/curriculum/skills/index.ts from the skill files beside it, sorted by slug.
 * With --check it writes nothing and exits with code 1 when the file is not what it would write.
 */
const folder = join(import.meta.dirname, '..', 'packages', 'curriculum', 'skills');
const target = join(folder, 'index.ts');

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /^[a-z0-9-]+\.ts$/.test(entry.name) && entry.name !== 'index.ts')
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => readFileSync(file, 'utf8').includes('= defineSkill('))
  .map((file) => {
    const slug = file.slice(file.lastIndexOf('/') + 1, -'.ts'.length);
    const name = slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    return { slug, name, path: `./${relative(folder, file).replaceAll('\\', '/')}` };
  });
const bySlug = files.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
const byPath = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));

const text = `// Written by scripts/content-index.ts from the skill files. Do not edit.
import type { Skill } from '../src/define-skill.ts';
${byPath.map(({ name, path }) => `import { ${name} } from '${path}';`).join('\n')}

export const skills: readonly Skill[] = [
${bySlug.map(({ name }) => `  ${name},`).join('\n')}
];
`;

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('packages/curriculum/skills/index.ts is stale. Run: node scripts/content-index.ts');
    process.exitCode = 1;
  }
} else {
  writeFileSync(target, text);
  console.log(`${bySlug.length} skills in packages/curriculum/skills/index.ts`);
}
