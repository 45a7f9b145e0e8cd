import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { goldenHashes } from './testing/golden-run.ts';

const file = join(import.meta.dirname, '../golden/hashes.json');

test('five cities come to the hashes on file after 1,000 ticks with a student; Chromium is held to the same file', () => {
  expect(goldenHashes()).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});
