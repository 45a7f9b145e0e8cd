import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, '../docs/screens');

test('a clone carries few pictures: at most 80, all of them WebP, 6 MB together', () => {
  const pictures = readdirSync(folder);
  const bytes = pictures.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
  expect(pictures.filter((name) => !name.endsWith('.webp'))).toEqual([]);
  expect(pictures.length).toBeLessThanOrEqual(80);
  expect(bytes).toBeLessThanOrEqual(6_000_000);
});
