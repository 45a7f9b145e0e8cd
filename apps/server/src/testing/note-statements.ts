import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect } from 'vitest';

// With SQL_NOTES, a folder, each test file leaves a list of the statements there that the product sent to the database
// while it ran, and how long it took. `npm test` reads from these which files between them bring every statement about
// (scripts/cover-statements.ts).
const folder = process.env.SQL_NOTES;

type Noting = typeof pg.Client.prototype & { noted?: Set<string> };

if (folder) {
  const client: Noting = pg.Client.prototype;
  const noted = new Set<string>();
  const started = performance.now();
  if (!client.noted) noteFrom(client);
  client.noted = noted;
  const file = String(expect.getState().testPath);
  afterAll(() => {
    mkdirSync(folder, { recursive: true });
    const source = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ');
    const statements = [...noted].filter((statement) => !source.includes(beginningOf(statement))).sort();
    const note = { file, seconds: (performance.now() - started) / 1000, statements };
    writeFileSync(join(folder, `${file.replaceAll(/[^\w.-]+/g, '-')}.json`), JSON.stringify(note));
  });
}

function noteFrom(client: Noting): void {
  const { query } = client;
  client.query = function (this: pg.Client, ...given: unknown[]) {
    const [first] = given;
    const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text;
    if (typeof text === 'string') client.noted?.add(withoutValues(text));
    return Reflect.apply(query, this, given);
  } as typeof query;
}

/** The same statement whatever its values, the number of its rows and the names that tests make up. */
function withoutValues(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/'[^']*'/g, "''")
    .replaceAll(/\b[0-9a-f]{12,}\b|playforward_\w+/g, 'name')
    .replaceAll(/\$?\b\d+\b/g, '1')
    .replaceAll(/\$1/g, '1')
    .replaceAll(/\(([^()]*)\)(?:, ?\(\1\))+/g, '($1)')
    .replaceAll(/1(?:, ?1)+/g, '1');
}

/** What a test asks by itself begins as it is written there; the rest of it may be put together. */
function beginningOf(statement: string): string {
  return (statement.trim().split(/1|''|name/)[0] ?? '').slice(0, 24);
}
