import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const server = path.join(import.meta.dirname, '../apps/server/src');
/** `import … from` and `export … from`, but for types alone, and what is imported for its effect. */
const loading = /^(?:(?:import|export)\s+(?!type\b)[^'";]*?\bfrom\s*|import\s*)'([^']+)'/gm;

/** Every file of ours and every package that is read before the first line of this file runs. */
function readBefore(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(loading)) {
    if (specifier.startsWith('.')) readBefore(path.resolve(path.dirname(file), specifier), found);
    else found.add(specifier);
  }
  return found;
}

test('a start that is refused has read neither the app nor its lessons (decision 0374)', () => {
  const files = readBefore(path.join(server, 'main.ts'));
  expect(files).toContain(path.join(server, 'start-server.ts'));
  expect(files).toContain(path.join(server, 'settings.ts'));
  const own = [...files].filter((file) => file.startsWith('@playforward/'));
  expect(own.filter((name) => !name.startsWith('@playforward/contract'))).toEqual([]);
  for (const later of ['run-app.ts', 'open-context.ts', 'curriculum/read-content.ts']) {
    expect(files).not.toContain(path.join(server, later));
  }
  for (const later of ['fastify', 'drizzle-orm', 'sharp']) expect(files).not.toContain(later);
});
