import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findOpenProofs, foldersOf, keepProofs } from './kept-proofs.ts';

function makeRepository() {
  const root = mkdtempSync(path.join(tmpdir(), 'playforward-proofs-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  execFileSync('git', ['init', '-q'], { cwd: root });
  write('packages/math/add.ts', 'a + b');
  write('packages/race/run.ts', 'run');
  write('package-lock.json', '1');
  return { write, place: { root, file: path.join(root, 'node_modules/.cache/proofs.json'), env: {} } };
}

const math = { name: 'math', reads: ['packages/math'] };
const race = { name: 'race', reads: ['packages/race'] };
const names = (proofs: { name: string }[]) => proofs.map(({ name }) => name);

test('a proof is made again when a file that it reads changes, comes or goes, and not for another', () => {
  const { write, place } = makeRepository();
  const found = findOpenProofs([math, race], place);
  expect(names(found)).toEqual(['math', 'race']);
  keepProofs(found, place);
  expect(names(findOpenProofs([math, race], place))).toEqual([]);
  write('packages/math/add.ts', 'a - b');
  expect(names(findOpenProofs([math, race], place))).toEqual(['math']);
  keepProofs(findOpenProofs([math], place), place);
  write('packages/math/new.ts', '');
  expect(names(findOpenProofs([math, race], place))).toEqual(['math']);
  rmSync(path.join(place.root, 'packages/math/new.ts'));
  expect(names(findOpenProofs([math, race], place))).toEqual([]);
});

test('what changes while a proof is made is not proved by it', () => {
  const { write, place } = makeRepository();
  const found = findOpenProofs([math], place);
  write('packages/math/add.ts', 'a * b');
  keepProofs(found, place);
  expect(names(findOpenProofs([math], place))).toEqual(['math']);
});

test('other versions of what is installed, and the wish to, make every proof again', () => {
  const { write, place } = makeRepository();
  keepProofs(findOpenProofs([math, race], place), place);
  expect(names(findOpenProofs([math], { ...place, env: { PROOFS: 'anew' } }))).toEqual(['math']);
  write('package-lock.json', '2');
  expect(names(findOpenProofs([math, race], place))).toEqual(['math', 'race']);
});

test('a workspace reads those that it uses', () => {
  expect(foldersOf('packages/city-sim')).toEqual(
    expect.arrayContaining(['packages/city-sim', 'packages/math']),
  );
  expect(foldersOf('packages/math')).not.toContain('packages/city-sim');
});
