import type { LabelledPiece } from './read-labelled-pieces.ts';
import { trainWords } from './train-words.ts';

/** A word that stands in one piece only tells of that piece. */
const leastPieces = 2;
/** A name that weighs less in both tells nothing. */
const leastWeight = 0.3;

/** What packages/math/weights/pieces.json holds: names with what each weighs for `around` and for `form`. */
export type PieceWeights = {
  readonly biases: readonly [around: number, form: number];
  readonly names: readonly string[];
  readonly around: readonly number[];
  readonly form: readonly number[];
};

/** Weights of what the pieces hold. The same pieces give the same weights. */
export function trainPieces(pieces: readonly LabelledPiece[]): PieceWeights {
  const counts = new Map<string, number>();
  for (const { names } of pieces) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts.keys()].filter((name) => (counts.get(name) ?? 0) >= leastPieces).sort();
  const trained = (kind: 'around' | 'form') =>
    trainWords(
      pieces.map((piece) => ({ names: piece.names, isOfKind: piece.kind === kind })),
      names,
    );
  const [around, form] = [trained('around'), trained('form')];
  const kept = names
    .map((_, at) => at)
    .filter((at) => [around, form].some(({ weights }) => Math.abs(weights[at] ?? 0) >= leastWeight));
  return {
    biases: [around.bias, form.bias],
    names: kept.map((at) => names[at] ?? ''),
    around: kept.map((at) => around.weights[at] ?? 0),
    form: kept.map((at) => form.weights[at] ?? 0),
  };
}

/** How likely a piece with these names only stands around its problem, from 0 to 1. */
export function chanceOfAround(trained: PieceWeights, names: readonly string[]): number {
  const weightOf = new Map(trained.names.map((name, at) => [name, trained.around[at] ?? 0]));
  const sum = names.reduce((total, name) => total + (weightOf.get(name) ?? 0), 0);
  return 1 / (1 + Math.exp(-(sum / Math.sqrt(names.length || 1)) - trained.biases[0]));
}
