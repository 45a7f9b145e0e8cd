// `npm run drill:compose [-- --file compose.two.yaml --compose podman-compose --inside --checks]`: brings up both compose files of
// deploy/ as they are, with the image of this version. Students sign up through Caddy and answer while servers, databases,
// Redis and Caddy are killed and everything is taken down and brought up again; a backup is made at the end.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectTo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setDefaultCACertificates } from 'node:tls';
import { parseArgs } from 'node:util';
import { freePort } from '../../scripts/with-server.ts';
import { answerAs, printReport, storedAnswers } from '../../tests/drills/answering-class.ts';
import { openFirstLesson } from '../../tests/load/seed-class.ts';

const { values } = parseArgs({
  options: {
    file: { type: 'string', multiple: true, default: ['compose.yaml', 'compose.two.yaml'] },
    /** What reads compose files here. */
    compose: { type: 'string', default: 'docker compose' },
    /** Calls Caddy at its address among the containers, where an engine forwards no port to its own machine. */
    inside: { type: 'boolean', default: false },
    /** Podman leaves the timing of health checks to systemd; where there is none, the drill has them made. */
    checks: { type: 'boolean', default: false },
  },
});
const deploy = path.join(import.meta.dirname, '../../deploy');
const [program = 'docker', ...programWords] = values.compose.split(' ');
const faults: string[] = [];

if (spawnSync(program, [...programWords, 'version']).status !== 0) {
  console.error(`drill:compose needs an engine for containers that knows "${values.compose}".`);
  process.exit(1);
}

const { version } = JSON.parse(readFileSync(path.join(deploy, '../package.json'), 'utf8')) as {
  version: string;
};
if (spawnSync('docker', ['image', 'inspect', `playforward:${version}`]).status !== 0) {
  console.error(`drill:compose needs the image playforward:${version}: npm run drill:image builds it.`);
  process.exit(1);
}

/** A school of its own, from a copy of deploy/ with the words of example.env filled in as it says. */
function prepare(file: string, port: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'playforward-drill-'));
  cpSync(deploy, folder, { recursive: true });
  const example = readFileSync(path.join(deploy, 'example.env'), 'utf8');
  const [make = '', ...words] = /Make each with: (openssl [\w -]+\w)/.exec(example)?.[1]?.split(' ') ?? [];
  const secret = () => execFileSync(make, words, { encoding: 'utf8' }).trim();
  const filled = example
    .replace(/^SITE_NAME=.*/m, 'SITE_NAME=localhost')
    .replace(/^SIGN_UP=.*/m, 'SIGN_UP=open')
    .replace(/^#(POSTGRES_PASSWORD|PASSWORD_PEPPER)=.*/gm, (_, name) => `${name}=${secret()}`);
  writeFileSync(path.join(folder, '.env'), filled);
  const ports = `services:\n  caddy:\n    ports: !override\n      - "127.0.0.1:${port}:443"\n`;
  writeFileSync(path.join(folder, 'ports.yaml'), ports);
  const files = ['-f', path.join(folder, file), '-f', path.join(folder, 'ports.yaml')];
  const base = [...programWords, '-p', `playforward-drill-${process.pid}`, ...files];
  return {
    compose: (...args: string[]) =>
      execFileSync(program, [...base, ...args], { encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'] }).trim(),
    tell: (input: string, ...args: string[]) =>
      execFileSync(program, [...base, ...args], { encoding: 'utf8', input }).trim(),
    end() {
      spawnSync(program, [...base, 'down', '-v', '-t', '40']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
type School = ReturnType<typeof prepare>;

/** Passes a port of this machine on to Caddy among the containers, wherever that is just now. */
function forward(port: number, school: School) {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connectTo(443, caddyAt);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
    }
  });
  let caddyAt = '';
  return {
    find() {
      const id = school.compose('ps', '-q', 'caddy');
      const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}';
      caddyAt = execFileSync('docker', ['inspect', '--format', format, id], { encoding: 'utf8' }).trim();
    },
    listen: () => new Promise<void>((done) => server.listen(port, '127.0.0.1', done)),
    end() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** Has the health of this drill's containers asked for, beside the commands that wait for it. */
function makeChecks(): () => void {
  const each = `podman ps -q --filter name=playforward-drill-${process.pid}`;
  const loop = `while sleep 2; do for c in $(${each}); do podman healthcheck run $c; done; done`;
  const asking = spawn('sh', ['-c', loop], { stdio: 'ignore', detached: true });
  return () => {
    if (asking.pid) process.kill(-asking.pid);
  };
}

async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<number> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > 300_000) throw new Error(`after five minutes still not: ${what}`);
    await wait(100);
  }
  return (performance.now() - began) / 1000;
}

/** Ends the programs of a container without a word, as a lack of memory does; its engine has to start it again. */
const killInside = (service: string, name: string) => [
  ...['exec', '-T', service, 'sh', '-c'],
  `for p in /proc/[0-9]*; do [ "$(basename "$(readlink $p/exe)")" = ${name} ] && kill -9 "\${p#/proc/}"; done; true`,
];

/** What is done to each file's containers while students answer. */
const breaks: Record<string, [string, (school: School) => void][]> = {
  'compose.yaml': [
    ['the server killed by the machine', (school) => dropped(school, killInside('app', 'node'))],
    ['its PostgreSQL killed', (school) => dropped(school, killInside('app', 'postgres'))],
    ['its container killed', (school) => killed(school, 'app')],
    ['Caddy killed', (school) => killed(school, 'caddy')],
    ['down and up', downAndUp],
  ],
  'compose.two.yaml': [
    ['one server killed by the machine', (school) => dropped(school, killInside('one', 'node'))],
    ['the container of the other killed', (school) => killed(school, 'two')],
    ['PostgreSQL killed', (school) => killed(school, 'postgres')],
    ['Redis killed', (school) => killed(school, 'redis')],
    ['Caddy killed', (school) => killed(school, 'caddy')],
    ['down and up', downAndUp],
  ],
};

/** The engine may end the command with what it killed. */
function dropped(school: School, words: string[]): void {
  try {
    school.compose(...words);
  } catch {}
}
function killed(school: School, service: string): void {
  school.compose('kill', service);
  school.compose('up', '-d', '--no-build');
}
function downAndUp(school: School): void {
  school.compose('down', '-t', '40');
  school.compose('up', '-d', '--no-build');
}

async function signUp(origin: string, index: number): Promise<string> {
  const body = { name: 'Ana', email: `ana${index}@school.example`, password: `seven blue kites ${index}` };
  const send = () =>
    fetch(`${origin}/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  let answer = await send();
  // A browser tries again, too, while a server is busy or comes back.
  for (let tries = 0; answer.status >= 500 && tries < 60; tries += 1) {
    await wait(1_000);
    answer = await send();
  }
  const { access_token } = (await answer.json()) as { access_token?: string };
  if (access_token === undefined) throw new Error(`a sign-up was answered with ${answer.status}`);
  return access_token;
}

/** Asks the database from inside, since it is reached from nowhere else. */
const counting = `
  import pg from 'pg';
  import { findRunningEmbedded } from './apps/server/src/db/embedded/start-embedded.ts';
  let ids = '';
  for await (const piece of process.stdin) ids += piece;
  const connectionString = process.env.DATABASE_URL || findRunningEmbedded('/data');
  const client = new pg.Client({ connectionString });
  await client.connect();
  console.log(JSON.stringify((await client.query(${JSON.stringify(storedAnswers)}, [JSON.parse(ids)])).rows));
  await client.end();`;

async function drill(file: string): Promise<void> {
  const published = await freePort();
  const school = prepare(file, published);
  const port = values.inside ? await freePort() : published;
  const origin = `https://localhost:${port}`;
  const way = values.inside ? forward(port, school) : undefined;
  const servers = file === 'compose.yaml' ? ['app'] : ['one', 'two'];
  const [app = ''] = servers;
  try {
    await way?.listen();
    const began = performance.now();
    school.compose('up', '-d', '--no-build');
    way?.find();
    const authority = '/data/caddy/pki/authorities/local/root.crt';
    await until('Caddy has its certificate', () => {
      const found = read(school, authority);
      if (found) setDefaultCACertificates([found]);
      return found !== '';
    });
    await until('it is ready', () =>
      fetch(`${origin}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const ready = (performance.now() - began) / 1000;
    const tokens = await Promise.all([1, 2, 3, 4].map((index) => signUp(origin, index)));
    const students = answerAs(await openFirstLesson(origin, tokens), origin);
    const pauses: string[] = [];
    for (const [name, hurt] of breaks[file] ?? []) {
      hurt(school);
      way?.find();
      const before = students.acknowledged();
      const seconds = await until(`answers after: ${name}`, () => students.acknowledged() >= before + 10);
      pauses.push(`${name} ${seconds.toFixed(1)} s`);
      // The next fault meets a school that is whole again.
      await until(`every server is back after: ${name}`, () =>
        servers.every((server) => isWell(school, server)),
      );
    }
    const made = school.compose(
      ...['exec', '-T', app, 'node', 'scripts/admin.ts', 'backup', '/backups/drill.gz'],
    );
    if (!/^Wrote \d+ rows/.test(made)) faults.push(`${file}: no backup: ${made}`);
    const ask = ['exec', '-T', app, 'node', '--input-type=module', '-e', counting];
    const report = await students.close(async (ids) => JSON.parse(school.tell(JSON.stringify(ids), ...ask)));
    printReport(
      'compose',
      report,
      `; ${file} ready after ${ready.toFixed(1)} s; ten answers after: ${pauses.join(', ')}`,
    );
  } catch (error) {
    console.log(school.compose('logs', '--tail', '12', ...servers));
    throw error;
  } finally {
    way?.end();
    school.end();
  }
}

function isWell(school: School, server: string): boolean {
  try {
    school.compose('exec', '-T', server, 'node', 'deploy/check-health.mjs');
    return true;
  } catch {
    return false;
  }
}

function read(school: School, file: string): string {
  try {
    return school.compose('exec', '-T', 'caddy', 'cat', file);
  } catch {
    return '';
  }
}

const endChecks = values.checks ? makeChecks() : () => {};
try {
  for (const file of values.file) await drill(file);
} finally {
  endChecks();
}
for (const fault of faults) console.log(`drill:compose: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
