import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
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

test('[O5] the image gets every file that the program is made of', () => {
  const rules = read('Dockerfile.dockerignore').trim().split('\n');
  /** As engines read it: the last rule that fits a file, or a folder above it, decides. */
  const isLeftOut = (file: string) => {
    const last = rules.findLast((rule) => {
      const glob = rule.replace(/^!/, '');
      return path.matchesGlob(file, glob) || path.matchesGlob(file, `${glob}/**`);
    });
    return last !== undefined && !last.startsWith('!');
  };
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const sources = files.filter((file) => /^(apps|tools\/build)\/.*(?<!test)\.ts$/.test(file));
  const texts = sources.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  // Of docs/ the pages of the product are made from what its sources name.
  const named = new Set([...texts.matchAll(/'(docs\/[\w./-]+)'/g)].map(([, file]) => file));
  const wanted = files.filter((file) => !/^(docs|tests|data)\//.test(file) || named.has(file));
  expect([...named]).toContain('docs/teaching.md');
  expect(wanted.length).toBeGreaterThan(1000);
  expect(wanted.filter(isLeftOut)).toEqual([]);
  expect(
    isLeftOut('node_modules/x/y.js') && isLeftOut('apps/web/build/x.js') && isLeftOut('deploy/.env'),
  ).toBe(true);
});

const has = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
test.runIf(has('caddy', 'version'))('[O5] Caddy understands its file', () => {
  const { status, stderr } = spawnSync(
    'caddy',
    ['validate', '--adapter', 'caddyfile', '--config', path.join(folder, 'Caddyfile')],
    {
      encoding: 'utf8',
      env: { ...process.env, SITE_NAME: 'learn.school.example', UPSTREAMS: 'one:3000 two:3000' },
    },
  );
  expect(status, stderr).toBe(0);
});

test.runIf(has('promtool', '--version'))('[O9] Prometheus understands the rules of alerts', () => {
  const { status, stdout, stderr } = spawnSync(
    'promtool',
    ['check', 'rules', path.join(folder, 'prometheus-rules.yaml')],
    { encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
  expect(stdout).toMatch(/SUCCESS: \d rules found/);
});

test.runIf(has('nginx', '-v') && has('openssl', 'version'))('[O5] nginx understands its lines', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'playforward-nginx-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const [key, certificate] = [path.join(home, 'key.pem'), path.join(home, 'certificate.pem')];
  const names = ['-subj', '/CN=learn.school.example', '-keyout', key, '-out', certificate];
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...names]);
  const site = read('nginx.conf').replace(/^\tserver_name .*$/m, (line) =>
    [line, `ssl_certificate ${certificate};`, `ssl_certificate_key ${key};`].join('\n'),
  );
  const whole = path.join(home, 'nginx.conf');
  writeFileSync(whole, `pid ${home}/pid;\nevents {}\nhttp {\naccess_log off;\n${site}\n}\n`);
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', whole, '-e', path.join(home, 'log')], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
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
