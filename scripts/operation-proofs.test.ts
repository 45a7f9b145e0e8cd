import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.dirname(import.meta.dirname);
const page = readFileSync(path.join(root, 'docs/operation-proofs.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const named = [...page.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

test('what is said to prove the operation is there', () => {
  const files = named.filter((name) => /^(apps|packages|scripts|tests|docs)\//.test(name));
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  const runs = named.filter((name) => /^(drill|load):./.test(name));
  expect(runs.filter((name) => !(name in scripts))).toEqual([]);
});

test('each of the twelve promises has a proof', () => {
  const told = new Set([...page.matchAll(/^\| (O\d+) /gm)].map(([, row]) => row));
  expect([...told]).toEqual(Array.from({ length: 12 }, (_, nth) => `O${nth + 1}`));
});
