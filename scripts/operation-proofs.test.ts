import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.dirname(import.meta.dirname);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json'));
const namedIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const isFile = (name: string) => /^(apps|packages|scripts|tests|docs)\//.test(name);
/** The rows of a page's table whose first cell begins with a letter and a number, such as O7. */
const rowsOf = (page: string, letter: string) =>
  [...page.matchAll(new RegExp(`^\\| (${letter}\\d+) .*$`, 'gm'))].map(([line, row = '']) => ({ row, line }));

describe.each([
  ['docs/operation-proofs.md', 30],
  ['docs/security-proofs.md', 40],
  ['SECURITY.md', 20],
])('what %s names as proof', (page, least) => {
  const named = namedIn(read(page));

  test('is there', () => {
    const files = named.filter(isFile);
    expect(files.length).toBeGreaterThan(least);
    expect(
      files.filter(
        (file) => !existsSync(path.join(root, file)) && globSync(file, { cwd: root }).length === 0,
      ),
    ).toEqual([]);
  });

  test('can be run', () => {
    const runs = named.filter((name) => /^(drill|load):./.test(name));
    expect(runs.filter((name) => !(name in scripts))).toEqual([]);
  });
});

const page = read('docs/operation-proofs.md');

test('each of the twelve promises has a test whose title names it', () => {
  const rows = rowsOf(page, 'O');
  expect(new Set(rows.map(({ row }) => row))).toEqual(
    new Set(Array.from({ length: 12 }, (_, nth) => `O${nth + 1}`)),
  );
  // Drills have no titles; a row with one of its own stands beside rows with tests.
  const unnamed = rows.filter(
    ({ row, line }) =>
      !namedIn(line).some(
        (name) => /^drill:/.test(name) || (isFile(name) && read(name).includes(`[${row}]`)),
      ),
  );
  expect(unnamed.map(({ line }) => line)).toEqual([]);
  const tested = rows.filter(({ row, line }) =>
    namedIn(line).some((name) => isFile(name) && read(name).includes(`[${row}]`)),
  );
  expect(new Set(tested.map(({ row }) => row)).size).toBe(12);
});

test('each of the 22 threats has its row with a proof', () => {
  const rows = rowsOf(read('docs/security-proofs.md'), 'T');
  expect(rows.map(({ row }) => row)).toEqual(Array.from({ length: 22 }, (_, nth) => `T${nth + 1}`));
  expect(
    rows.filter(({ line }) => !namedIn(line).some((name) => isFile(name) || name.startsWith('drill:'))),
  ).toEqual([]);
});

test('each class of bad input has tests with the titles that are named', () => {
  const [, part = ''] = /## Bad input, class by class([\s\S]*?)\n## /.exec(page) ?? [];
  const rows = [...part.matchAll(/^\| (?!what|---)(.*?) \| (.*) \|$/gm)];
  expect(rows.length).toBeGreaterThan(9);
  for (const [, , proofs = ''] of rows)
    for (const [, file = '', titles = ''] of proofs.matchAll(/`([^`]+)` ((?:"[^"]+"(?:, )?)+)/g))
      for (const [, title = ''] of titles.matchAll(/"([^"]+)"/g))
        expect([file, read(file).includes(title) && title]).toEqual([file, title]);
});
