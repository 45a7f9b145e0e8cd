// `npm run math:train`: makes packages/math/weights/pieces.json again from packages/math/corpus, bit for bit: what a
// piece of a typed text is to its problem. With `--report` it trains on four fifths of the texts at a time and prints how
// the others are read; nothing is written then.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leastSure } from '@playforward/math';
import { type LabelledPiece, readLabelledPieces } from './math-pieces/read-labelled-pieces.ts';
import { chanceOfAround, trainPieces } from './math-pieces/train-pieces.ts';

const file = join(import.meta.dirname, '../../packages/math/weights/pieces.json');
const folds = 5;

function report(pieces: readonly LabelledPiece[]): void {
  const read = Array.from({ length: folds }, (_, fold) => {
    const trained = trainPieces(pieces.filter(({ text }) => text % folds !== fold));
    return pieces
      .filter(({ text }) => text % folds === fold)
      .map((piece) => ({ piece, chance: chanceOfAround(trained, piece.names) }));
  }).flat();
  const around = read.filter(({ piece }) => piece.kind === 'around');
  for (const least of [0.3, 0.5, leastSure, 0.8]) {
    const found = around.filter(({ chance }) => chance >= least).length;
    const wrong = read.filter(({ piece, chance }) => piece.kind === 'problem' && chance >= least);
    console.log(`${least}: ${found} of ${around.length} found; ${wrong.length} of ${read.length} wrongly`);
    if (least === 0.8)
      for (const { piece, chance } of wrong) console.log(`  ${chance.toFixed(2)} ${piece.piece}`);
  }
}

const pieces = readLabelledPieces();
if (process.argv.includes('--report')) report(pieces);
else {
  const trained = trainPieces(pieces);
  writeFileSync(file, `${JSON.stringify(trained)}\n`);
  console.log(`${pieces.length} pieces, ${trained.names.length} names`);
}
