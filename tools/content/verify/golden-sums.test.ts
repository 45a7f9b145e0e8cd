import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addGoldenSums, checkGoldenSums, dropEarlierGolden } from './golden-sums.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'golden-'));
  writeFileSync(join(folder, 'a-skill@1.json'), '{}');
  addGoldenSums(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a new version takes the place of the earlier one, whose line stays', () => {
  writeFileSync(join(folder, 'a-skill@2.json'), '[]');
  expect(checkGoldenSums(folder)).toEqual([
    'a-skill@2.json is not in SHA256SUMS; add it with --golden',
    'a-skill@1.json is of an earlier version; --golden takes it away',
  ]);
  addGoldenSums(folder);
  dropEarlierGolden(folder);
  expect(readdirSync(folder)).toEqual(['SHA256SUMS', 'a-skill@2.json']);
  expect(checkGoldenSums(folder)).toEqual([]);
});

test('a version that was in use is not used again for another thing', () => {
  writeFileSync(join(folder, 'a-skill@2.json'), '[]');
  addGoldenSums(folder);
  dropEarlierGolden(folder);
  writeFileSync(join(folder, 'a-skill@1.json'), '{"another":true}');
  expect(checkGoldenSums(folder)).toContain(
    'a-skill@1.json was edited; a changed skill gets a new version and a new file',
  );
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
  expect(checkGoldenSums(folder)).toEqual(['a-skill@1.json is gone; samples of the version in use stay']);
});
