import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkSaidIdioms, findSaidIdioms } from './said-idioms.ts';

const answer = `
m6-long-division:
  - ask: [ how often does it fit into, what if there is a rest ]
    say: >-
      Count how
      often it fits.
`;

test('finds a saying that is broken over two lines, and quotes its text', () => {
  expect(findSaidIdioms(answer)).toEqual([
    expect.stringMatching(/says "how often it fits".*Count how often/),
  ]);
});

test('leaves the wordings of students as they are', () => {
  expect(findSaidIdioms('asked: [ do digits behind the point count ]\nnames: [ drop the brackets ]')).toEqual(
    [],
  );
});

test('names the file of a fault below the folder, and reads no file that is not YAML', () => {
  const folder = mkdtempSync(join(tmpdir(), 'said-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'companion/asked'), { recursive: true });
  writeFileSync(join(folder, 'companion/asked/division.yaml'), answer);
  writeFileSync(join(folder, 'companion/notes.md'), 'Count how often it fits.');
  expect(checkSaidIdioms(folder)).toMatchObject([
    { rule: 'idiom', where: 'content/companion/asked/division.yaml' },
  ]);
});
