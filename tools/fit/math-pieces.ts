// `npm run math:train`: makes packages/math/weights/pieces.json again from packages/math/corpus, bit for bit: what a
// piece of a typed text is to its problem. With `--report` it trains on four fifths of the texts at a time and prints how
// the others are read; nothing is written then.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LabelledPiece, readLabelledPieces } from './math-pieces/read-labelled-pieces.ts';
import { trainWords } from './math-pieces/train-words.ts';

const file = join(import.meta.dirname, '../../packages/math/weights/pieces.json');
/** A word that stands in one piece only tells of that piece. */
const leastPieces = 2;
const folds = 5;

function trainOn(pieces: readonly LabelledPiece[]) {
  const counts = new Map<string, number>();
  for (const { names } of pieces) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts.keys()].filter((name) => (counts.get(name) ?? 0) >= leastPieces).sort();
  const [around, form] = (['around', 'form'] as const).map((kind) =>
    trainWords(
      pieces.map((piece) => ({ names: piece.names, isOfKind: piece.kind === kind })),
      names,
    ),
  );
  return { names, around, form };
}

type Trained = ReturnType<typeof trainOn>;

function chanceOf({ names, around }: Trained, piece: LabelledPiece): number {
  const index = new Map(names.map((name, at) => [name, at]));
  const spots = piece.names.flatMap((name) => index.get(name) ?? []);
  const sum = spots.reduce((total, spot) => total + (around?.weights[spot] ?? 0), 0);
  return 1 / (1 + Math.exp(-(sum / Math.sqrt(piece.names.length || 1)) - (around?.bias ?? 0)));
}

function report(pieces: readonly LabelledPiece[]): void {
  const read = Array.from({ length: folds }, (_, fold) => {
    const trained = trainOn(pieces.filter(({ text }) => text % folds !== fold));
    return pieces
      .filter(({ text }) => text % folds === fold)
      .map((piece) => ({ piece, chance: chanceOf(trained, piece) }));
  }).flat();
  const around = read.filter(({ piece }) => piece.kind === 'around');
  for (const least of [0.3, 0.5, 0.8]) {
    const found = around.filter(({ chance }) => chance >= least).length;
    const wrong = read.filter(({ piece, chance }) => piece.kind === 'problem' && chance >= least);
    console.log(`${least}: ${found} of ${around.length} found; ${wrong.length} of ${read.length} wrongly`);
    if (least === 0.8) for (const { piece, chance } of wrong) console.log(`  ${chance.toFixed(2)} ${piece.piece}`);
  }
}

const pieces = readLabelledPieces();
if (process.argv.includes('--report')) report(pieces);
else {
  const trained = trainOn(pieces);
  // A name that hardly weighs tells nothing.
  const kept = trained.names.flatMap((name, at) => {
    const [around = 0, form = 0] = [trained.around?.weights[at], trained.form?.weights[at]];
    return Math.abs(around) < 0.3 && Math.abs(form) < 0.3 ? [] : [[name, around, form] as const];
  });
  const biases = [trained.around?.bias, trained.form?.bias];
  writeFileSync(file, `${JSON.stringify({ biases, weights: kept })}\n`);
  console.log(`${kept.length} names, ${Math.round(JSON.stringify(kept).length / 1000)} kB`);
}
