import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.dirname(import.meta.dirname);
type Workspace = { name: string; version: string; [kind: string]: unknown };
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Workspace;

test('every workspace has the version of the product, asks for the others in it, and the changelog tells of it', () => {
  const { version } = read('package.json');
  const workspaces = globSync('{packages,apps}/*/package.json', { cwd: root }).map(read);
  const own = workspaces.flatMap(({ dependencies = {}, devDependencies = {} }) =>
    Object.entries({ ...(dependencies as object), ...(devDependencies as object) }).filter(([name]) =>
      name.startsWith('@playforward/'),
    ),
  );
  expect(workspaces.length).toBeGreaterThan(10);
  expect(workspaces.filter((each) => each.version !== version).map(({ name }) => name)).toEqual([]);
  expect(own.filter(([, wanted]) => wanted !== version)).toEqual([]);
  expect(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8')).toContain(`## ${version}`);
});
