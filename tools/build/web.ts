import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const web = path.join(root, 'apps/web');
const city = path.join(root, 'apps/city');
const stampFile = path.join(web, 'build/.stamp');
const sources = [
  'apps/web/{app,public,scripts}/**/*',
  'apps/web/*.{ts,json}',
  'apps/city/{src,scripts,three-stand-ins}/**/*',
  'apps/city/*.{ts,json,html}',
  'packages/{ai-lab,contract,diagram,language,race,math,city-sim,look}/src/**/*.{ts,css}',
  'packages/*/package.json',
  'content/{site,newsroom}/**/*',
  'docs/teaching.md',
  'tools/build/compress-files.ts',
  'package-lock.json',
];
const steps = [
  { cwd: web, command: [path.join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'] },
  { cwd: web, command: ['scripts/finish-build.ts'] },
  { cwd: city, command: [path.join(root, 'node_modules/vite/bin/vite.js'), 'build'] },
  { cwd: city, command: ['scripts/finish-build.ts'] },
];

/**
 * Builds the web app and the city when a source has changed since the last build; throws with the tool's words when that
 * fails. Each step is a process of its own: what calls this goes on as the server and keeps nothing of it.
 */
export function buildWebWhenStale(): void {
  const fingerprint = fingerprintOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint) return;
  console.log('Building the web app and the city.');
  // What is stored as current is what is shipped, also when a test asks for it.
  const env = { ...process.env, NODE_ENV: 'production' };
  for (const { cwd, command } of steps) {
    const result = spawnSync(process.execPath, command, { cwd, env, encoding: 'utf8' });
    if (result.status !== 0) {
      throw new Error(
        `${result.stdout}${result.stderr}\nThe web app could not be built. The lines above say why.`,
      );
    }
  }
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, fingerprint);
}

function fingerprintOfSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) {
    const { mtimeMs, size } = statSync(path.join(root, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}
