import type { LabelledPiece } from './read-labelled-pieces.ts';
import { trainWords } from './train-words.ts';

/** A word that stands in one piece only tells of that piece. */
const leastPieces = 2;
/** A name that weighs less in both tells nothing. */
const leastWeight = 0.3;

/** What packages/math/weights/pieces.json holds: a bias and a weight a name for `around` and for `form`. */
export type PieceWeights = {
  readonly biases: readonly [around: number, form: number];
  readonly weights: readonly (readonly [name: string, around: number, form: number])[];
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
  const weights = names.map((name, at) => [name, around.weights[at] ?? 0, form.weights[at] ?? 0] as const);
  return {
    biases: [around.bias, form.bias],
    weights: weights.filter(
      ([, one, other]) => Math.abs(one) >= leastWeight || Math.abs(other) >= leastWeight,
    ),
  };
}

/** How likely a piece with these names only stands around its problem, from 0 to 1. */
export function chanceOfAround({ biases, weights }: PieceWeights, names: readonly string[]): number {
  const weightOf = new Map(weights.map(([name, around]) => [name, around]));
  const sum = names.reduce((total, name) => total + (weightOf.get(name) ?? 0), 0);
  return 1 / (1 + Math.exp(-(sum / Math.sqrt(names.length || 1)) - biases[0]));
}
