import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { describeSettings } from '../apps/server/src/settings.ts';

const root = path.dirname(import.meta.dirname);
const folder = path.join(root, 'deploy');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const bin = (name: string) => path.join(root, 'node_modules', '.bin', name);
const run = (program: string, args: string[]) =>
  spawnSync(process.execPath, [bin(program), ...args], { cwd: root, encoding: 'utf8' });

test('[O5] the compose files pass their linter', () => {
  const files = ['deploy/compose.yaml', 'deploy/compose.two.yaml'];
  const { status, stdout, stderr } = run('dclint', [
    '-c',
    'deploy/.dclintrc.json',
    '--max-warnings',
    '0',
    ...files,
  ]);
  expect(`${stdout}${stderr}`).not.toMatch(/error|warning/);
  expect(status).toBe(0);
});

test('[O5] the compose files start the image of this version, under the name that the guide builds', () => {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const guide = readFileSync(path.join(root, 'docs/operating.md'), 'utf8');
  const named = [read('compose.yaml'), read('compose.two.yaml'), guide].map(
    (text) => /playforward:(\d[\d.]+)/.exec(text)?.[1],
  );
  expect(named).toEqual([version, version, version]);
});

test('[O5] the Dockerfile passes its linter and runs the server itself as nobody special', () => {
  expect(run('dockerfilelint', ['deploy/Dockerfile']).stdout).toMatch(/Issues: None found/);
  const text = read('Dockerfile');
  expect(text).toMatch(/^USER playforward$/m);
  expect(text).toMatch(/^CMD \["node", .*"apps\/server\/src\/main.ts"\]$/m);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
test.runIf(hasSystemd)('[O5] the systemd unit is one that systemd understands', () => {
  // The programs and folders it names are on the school's machine; everything else has to be right here.
  const { stderr } = spawnSync('systemd-analyze', ['verify', path.join(folder, 'playforward.service')], {
    encoding: 'utf8',
  });
  const faults = stderr
    .split('\n')
    .filter((line) => /playforward\.service/.test(line) && !/is not executable/.test(line));
  expect(faults).toEqual([]);
});

test('[O5] every setting that deploy/ names is one of the server', () => {
  const known = new Set([...describeSettings().map(({ name }) => name), 'NODE_ENV']);
  const own = new Set([
    'SITE_NAME',
    'UPSTREAMS',
    'POSTGRES_DB',
    'POSTGRES_PASSWORD',
    'POSTGRES_USER',
    'POSTGRES_INITDB_ARGS',
  ]);
  const named = ['compose.yaml', 'compose.two.yaml'].flatMap((file) => {
    const { services } = parse(read(file), { merge: true }) as {
      services: Record<string, { environment?: object }>;
    };
    return Object.values(services).flatMap(({ environment = {} }) => Object.keys(environment));
  });
  const examples = [...read('example.env').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect([...named, ...examples].filter((name) => !known.has(name) && !own.has(name))).toEqual([]);
});

test('[O9] every figure of the dashboard is one that the server has', () => {
  const text = read('grafana-dashboard.json');
  expect(JSON.parse(text).panels.length).toBeGreaterThan(5);
  const sources = execFileSync('git', ['grep', '-hoE', "(gauge\\('|name: 'playforward_)[a-z_]+"], {
    cwd: root,
    encoding: 'utf8',
  });
  const names = new Set([...sources.matchAll(/(?:gauge\('|playforward_)([a-z_]+)/g)].map(([, name]) => name));
  const used = [...text.matchAll(/playforward_([a-z_]+)/g)].map(([, name = '']) =>
    name.replace(/_(?:count|bucket)$/, ''),
  );
  expect(used.filter((name) => !names.has(name))).toEqual([]);
});
