import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLabelledPieces } from './read-labelled-pieces.ts';
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
    .map(({ kind, names }) => ({ kind, isFound: chanceOfAround(trained, names) >= 0.5 }));
  const around = unseen.filter(({ kind }) => kind === 'around');
  const problem = unseen.filter(({ kind }) => kind === 'problem');
  expect(around.filter(({ isFound }) => isFound).length / around.length).toBeGreaterThan(0.85);
  expect(problem.filter(({ isFound }) => isFound).length / problem.length).toBeLessThan(0.02);
});
