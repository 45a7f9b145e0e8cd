import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { readContent } from './read-content.ts';

const shipped = join(import.meta.dirname, '../../../../content/curriculum');

test('reads the shipped curriculum, so that a fresh start has lessons', () => {
  const lessons = readContent().courses.flatMap((course) => course.units.flatMap((unit) => unit.lessons));
  expect(lessons.length).toBeGreaterThan(0);
});

test('refuses a curriculum with a mistake in one sentence that names file and line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'playforward-content-'));
  try {
    cpSync(shipped, folder, { recursive: true });
    writeFileSync(join(folder, 'm6/a/semester.yaml'), 'slug: m6-a\n');
    expect(() => readContent(folder)).toThrow(StartupError);
    expect(() => readContent(folder)).toThrow(/content\/curriculum\/m6\/a\/semester\.yaml:\d+: /);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
