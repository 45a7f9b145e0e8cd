import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addGoldenSums, checkGoldenSums } from './golden-sums.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'golden-'));
  writeFileSync(join(folder, 'a-skill@1.json'), '{}');
  addGoldenSums(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a new version is added beside the earlier one', () => {
  writeFileSync(join(folder, 'a-skill@2.json'), '[]');
  expect(checkGoldenSums(folder)).toEqual(['a-skill@2.json is not in SHA256SUMS; add it with --golden']);
  addGoldenSums(folder);
  expect(checkGoldenSums(folder)).toEqual([]);
});

test('an edited file is refused, also after its hash was asked for again', () => {
  writeFileSync(join(folder, 'a-skill@1.json'), '{"changed":true}');
  addGoldenSums(folder);
  expect(checkGoldenSums(folder)).toEqual([
    'a-skill@1.json was edited; a changed skill gets a new version and a new file',
  ]);
});

test('a file that was taken away is missed', () => {
  rmSync(join(folder, 'a-skill@1.json'));
  expect(checkGoldenSums(folder)).toEqual(['a-skill@1.json is gone; samples of every version stay']);
});
