// `npm run bench:roster`: what it costs to look at a OneRoster zip of 5,000 students, and to apply it in one transaction.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { findRunningEmbedded } from '../../apps/server/src/db/embedded/start-embedded.ts';
import { makeRoster, writeTables, zipRoster } from '../../apps/server/src/testing/roster-of.ts';
import { startServer } from '../../scripts/with-server.ts';

const students = 5_000;
const dataDir = mkdtempSync(path.join(tmpdir(), 'playforward-bench-'));
const server = await startServer({ DATA_DIR: dataDir });
const client = new pg.Client({ connectionString: String(findRunningEmbedded(dataDir)) });
try {
  await client.connect();
  const token = await signInAdmin();
  const zip = zipRoster(writeTables(makeRoster(students)));
  console.log(
    `${students} students in ${Math.ceil(students / 25)} classes, ${(zip.length / 1000).toFixed(0)} kB`,
  );
  await send('looked at, right after the start', { token, zip, apply: 'false' });
  await send('looked at', { token, zip, apply: 'false' });
  await send('applied', { token, zip, apply: 'true' });
  await send('applied again', { token, zip, apply: 'true' });
} finally {
  await client.end();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function signInAdmin(): Promise<string> {
  const email = 'head@school.example';
  const answer = await fetch(`${server.origin}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Head', email, password: 'violet-harbor-92' }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  await client.query("UPDATE users SET role = 'admin' WHERE email = $1", [email]);
  return token;
}

type Sending = { token: string; zip: Uint8Array; apply: string };

async function send(name: string, { token, zip, apply }: Sending): Promise<void> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(zip)]), 'roster.zip');
  body.set('apply', apply);
  const begin = performance.now();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.origin}/api/school/roster`, { method: 'POST', headers, body });
  const { people } = (await answer.json()) as { people?: object };
  console.log(
    `${name}: ${Math.round(performance.now() - begin)} ms, ${answer.status}, ${JSON.stringify(people)}`,
  );
}
