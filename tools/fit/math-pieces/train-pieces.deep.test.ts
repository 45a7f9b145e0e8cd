import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leastSure } from '@playforward/math';
import { expect, test } from 'vitest';
import { readKeptPieces, readLabelledPieces } from './read-labelled-pieces.ts';
import { chanceOfAround, trainPieces } from './train-pieces.ts';

const stored = join(import.meta.dirname, '../../../packages/math/weights/pieces.json');

test('the weights that are used are those of the corpus', { timeout: 120_000 }, () => {
  expect(`${JSON.stringify(trainPieces(readLabelledPieces()))}\n`).toBe(readFileSync(stored, 'utf8'));
});

test('texts that no training has seen are read: most of what stands around is found, and hardly a piece of a problem', {
  timeout: 120_000,
}, () => {
  const pieces = readLabelledPieces();
  const trained = trainPieces(pieces.filter(({ text }) => text % 4 !== 1));
  const unseen = pieces
    .filter(({ text }) => text % 4 === 1)
    .map(({ kind, names }) => ({ kind, isFound: chanceOfAround(trained, names) >= leastSure }));
  const around = unseen.filter(({ kind }) => kind === 'around');
  const problem = unseen.filter(({ kind }) => kind === 'problem');
  expect(around.filter(({ isFound }) => isFound).length / around.length).toBeGreaterThan(0.85);
  expect(problem.filter(({ isFound }) => isFound).length / problem.length).toBeLessThan(0.02);
});

test('of the kept texts hardly a piece of a problem is taken for what stands around', {
  timeout: 120_000,
}, () => {
  const trained = trainPieces(readLabelledPieces());
  const found = (kind: string): readonly boolean[] =>
    readKeptPieces()
      .filter((piece) => piece.kind === kind)
      .map(({ names }) => chanceOfAround(trained, names) >= leastSure);
  expect(found('around').filter(Boolean).length).toBeGreaterThan(30);
  expect(found('problem').filter(Boolean).length).toBeLessThan(4);
});
