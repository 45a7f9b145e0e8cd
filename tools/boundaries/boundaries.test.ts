import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findMapFaults } from './find-map-faults.ts';
import { findReadmeFaults } from './find-readme-faults.ts';
import { findWorkspaceFaults } from './find-workspace-faults.ts';
import { lintBoundaries } from './lint-boundaries.ts';
import { withReferences } from './type-references.ts';
import { apps, folderOf, packages } from './workspaces.ts';
import { writtenFiles } from './written-files.ts';

const root = path.join(import.meta.dirname, '../..');
const workspaces = { ...packages, ...apps };
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
  folders.push(folder);
  return folder;
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

describe('the repository', () => {
  test('holds what the boundaries say: run `npm run boundaries` when this fails', () => {
    const differing = writtenFiles(root).filter(({ wanted, present }) => wanted !== present);
    expect(differing.map(({ file }) => file)).toEqual([]);
  });

  test('has no workspace that nothing is said of, and a short README in each', () => {
    expect(findWorkspaceFaults(root)).toEqual([]);
    expect(findReadmeFaults(root)).toEqual([]);
  });

  test('is drawn with every workspace and every folder of its source', () => {
    const map = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');
    const tracked = execFileSync('git', ['ls-files', 'apps', 'packages'], { cwd: root, encoding: 'utf8' });
    const drawn = new Set(map.match(/[\w-]+\//g));
    const missing = tracked
      .split('\n')
      .map((file) => file.split('/'))
      .filter(
        ([, name = '', source, , deeper]) => deeper !== undefined && source === (apps[name]?.source ?? 'src'),
      )
      .flatMap(([, name, , folder]) => [name, folder])
      .filter((name) => name !== undefined && name !== 'testing' && !drawn.has(`${name}/`));
    expect([...new Set(missing)]).toEqual([]);
  });

  test('sends readers of the map to places that exist', () => {
    expect(findMapFaults(root)).toEqual([]);
  });

  test('has packages that use only packages named before them, so that no circle is possible', () => {
    const names = Object.keys(packages);
    for (const [name, { uses }] of Object.entries(packages))
      for (const used of uses) expect(names.indexOf(used)).toBeLessThan(names.indexOf(name));
  });
});

describe('a planted violation is caught', () => {
  const planted = emptyFolder();
  let refused = new Map<string, string>();
  const plant = (file: string, specifier: string) =>
    write(planted, file, `export { a } from '${specifier}';\n`);
  const sourceOf = (name: string) => `${folderOf(name)}/${apps[name]?.source ?? 'src'}`;

  beforeAll(() => {
    write(planted, 'biome.json', JSON.stringify(lintBoundaries()));
    for (const [name, { uses }] of Object.entries(workspaces)) {
      const others = Object.keys(workspaces).filter((other) => other !== name);
      for (const other of others) plant(`${sourceOf(name)}/${other}.ts`, `@playforward/${other}`);
      plant(`${sourceOf(name)}/side-door.ts`, `@playforward/${uses[0] ?? 'math'}/src/inside.ts`);
      plant(`${sourceOf(name)}/node.ts`, 'node:fs');
      plant(`${sourceOf(name)}/react.ts`, 'react');
    }
    for (const app of ['server', 'web']) {
      plant(`${sourceOf(app)}/features/race/neighbour.ts`, '../orb/speak.ts');
      plant(`${sourceOf(app)}/features/race/own.ts`, './speak.ts');
      plant(`${sourceOf(app)}/features/race/shared.ts`, '../../clock.ts');
      plant(`${sourceOf(app)}/features/race/curriculum.ts`, '@playforward/city');
    }
    plant('apps/web/app/ui/orb/feature.ts', '../../features/orb/speak.ts');
    const { stdout } = spawnSync(
      path.join(root, 'node_modules/.bin/biome'),
      ['lint', '--reporter=github', '--max-diagnostics=none', '--only=style/noRestrictedImports', '.'],
      { cwd: planted, encoding: 'utf8' },
    );
    refused = new Map(
      [...stdout.matchAll(/file=([^,]+),.*?::(.*)/g)].map(([, file = '', message = '']) => [
        path.relative(planted, path.resolve(planted, file)),
        message,
      ]),
    );
  });

  test.each(Object.entries(workspaces))('%s takes what it may use and nothing else', (name, { uses }) => {
    const others = Object.keys(workspaces).filter((other) => other !== name);
    const taken = others.filter((other) => !refused.has(`${sourceOf(name)}/${other}.ts`));
    expect(taken.sort()).toEqual([...uses].sort());
    expect(refused.get(`${sourceOf(name)}/side-door.ts`)).toContain('one door');
  });

  test.each(Object.keys(packages))('%s is pure', (name) => {
    expect(refused.get(`${sourceOf(name)}/node.ts`)).toContain('pure');
    expect(refused.get(`${sourceOf(name)}/react.ts`)).toContain('pure');
  });

  test.each(['server', 'web'])('a feature of %s imports no other', (app) => {
    const feature = `${sourceOf(app)}/features/race`;
    expect(refused.get(`${feature}/neighbour.ts`)).toContain('Features never import each other');
    expect(refused.has(`${feature}/own.ts`)).toBe(false);
    expect(refused.has(`${feature}/shared.ts`)).toBe(false);
    expect(refused.has(`${feature}/curriculum.ts`)).toBe(true);
  });

  test('the parts of the interface know no feature', () => {
    expect(refused.get('apps/web/app/ui/orb/feature.ts')).toContain('knows no feature');
  });
});

describe('a fault is told in a sentence', () => {
  test('of a workspace that is not in the list, and of one that depends on another package than it uses', () => {
    const folder = emptyFolder();
    for (const name of Object.keys(workspaces))
      cpSync(
        path.join(root, folderOf(name), 'package.json'),
        path.join(folder, folderOf(name), 'package.json'),
        {
          recursive: true,
        },
      );
    expect(findWorkspaceFaults(folder)).toEqual([]);
    write(folder, 'packages/fortune/package.json', '{}');
    write(folder, 'packages/math/package.json', '{"dependencies":{"@playforward/diagram":"0.1.0"}}');
    expect(findWorkspaceFaults(folder)).toEqual([
      'The workspace fortune is not in tools/boundaries/workspaces.ts: say what it is for and what it uses.',
      'packages/math/package.json depends on diagram; tools/boundaries/workspaces.ts says none.',
    ]);
  });

  test('of a map that names a file that is gone', () => {
    const folder = emptyFolder();
    write(folder, 'packages/math/src/read/parse.ts', '');
    write(
      folder,
      'ARCHITECTURE.md',
      '`packages/math/src/read/` `packages/<name>/src/*/parse.ts` `packages/math/src/gone.ts`',
    );
    expect(findMapFaults(folder)).toEqual([
      'ARCHITECTURE.md sends readers to packages/math/src/gone.ts, which does not exist.',
    ]);
  });

  test('of a README that is missing, long or silent', () => {
    const folder = emptyFolder();
    for (const [name, { openFirst }] of Object.entries(workspaces)) {
      write(folder, `${folderOf(name)}/${openFirst}`, '');
      write(folder, `${folderOf(name)}/README.md`, `Open first: \`${openFirst}\`\n\n## How data passes\n`);
    }
    expect(findReadmeFaults(folder)).toEqual([]);
    rmSync(path.join(folder, 'apps/web/README.md'));
    write(folder, 'apps/city/README.md', '\n'.repeat(50));
    expect(findReadmeFaults(folder).join('\n')).toMatch(/web\/README.md is missing[\s\S]*How data passes/);
  });
});

test('references are written in place of the old ones, or taken away', () => {
  const config = '{\n  "include": ["src"],\n  "references": [{ "path": "../../packages/old" }]\n}\n';
  expect(withReferences(config, ['../../packages/math'])).toBe(
    '{\n  "include": ["src"],\n  "references": [{ "path": "../../packages/math" }]\n}\n',
  );
  expect(withReferences(config, [])).toBe('{\n  "include": ["src"]\n}\n');
  expect(withReferences(withReferences(config, []), ['../../packages/old'])).toBe(config);
});
