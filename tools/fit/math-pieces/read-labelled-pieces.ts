import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutPieces, featuresOfPiece, type Piece, type PieceKind } from '@playforward/math';
import { z } from 'zod';
import type { NamedCase } from './train-words.ts';

const corpus = join(import.meta.dirname, '../../../packages/math/corpus');
/** Pieces with their kinds, and what stands between them: a(round), f(orm), p(roblem), m(ark). */
const labelledText = z.strictObject({
  pieces: z.array(z.tuple([z.enum(['a', 'f', 'p', 'm']), z.string()])),
  join: z.array(z.string()),
});
const problemText = z.looseObject({ problem: z.string() });

type Span = { readonly kind: string; readonly start: number; readonly end: number };
type Labelled = { readonly text: string; readonly spans: readonly Span[] };

function readLabelled(line: string): Labelled {
  const { pieces, join: between } = labelledText.parse(JSON.parse(line));
  let text = '';
  const spans = pieces.map(([kind, piece], at) => {
    const start = text.length + (at === 0 ? 0 : (between[at - 1] ?? '').length);
    text += `${at === 0 ? '' : (between[at - 1] ?? '')}${piece}`;
    return { kind, start, end: text.length };
  });
  return { text, spans };
}

/** The kind of a piece that is cut: problem where any of it is. */
function kindOf({ start, end }: Piece, spans: readonly Span[]): PieceKind {
  const under = spans.filter((span) => span.kind !== 'm' && span.start < end && span.end > start);
  if (under.some(({ kind }) => kind === 'p')) return 'problem';
  return under.some(({ kind }) => kind === 'f') ? 'form' : 'around';
}

/** Sets of problems that nothing stands around: all their pieces are problem. */
const bare = [
  ...[
    'typed-problems',
    'breadth-problems',
    'asked-questions',
    'told-stories',
    'given-and-asked',
    'situations',
  ],
  ...['courses/calculus-and-data', 'figures/typed-figures', 'everyday/hurried-voices', 'textbook-exercises'],
  ...['typical-questions', 'strangers-problems-work', 'strangers-problems-kept'],
];

export type LabelledPiece = {
  readonly names: NamedCase['names'];
  readonly kind: PieceKind;
  readonly piece: string;
  /** Which text it is from, counted from 0. */
  readonly text: number;
};

const linesOf = (file: string): readonly string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'));

const labelledIn = (folder: string): readonly Labelled[] =>
  globSync(join(corpus, folder, '*.jsonl'))
    .toSorted()
    .flatMap(linesOf)
    .map(readLabelled);

/** Every piece of the labelled texts and of the bare problems of two pieces and more. */
export function readLabelledPieces(): readonly LabelledPiece[] {
  const plain = bare
    .flatMap((name) => linesOf(join(corpus, `${name}.jsonl`)))
    .map((line): Labelled => {
      const { problem } = problemText.parse(JSON.parse(line));
      return { text: problem, spans: [{ kind: 'p', start: 0, end: problem.length }] };
    });
  return piecesOf([...labelledIn('around'), ...plain]);
}

/** Every piece of the labelled texts that no training sees. */
export const readKeptPieces = (): readonly LabelledPiece[] => piecesOf(labelledIn('around/kept'));

const piecesOf = (texts: readonly Labelled[]): readonly LabelledPiece[] =>
  texts.flatMap(({ text, spans }, at) => {
    const pieces = cutPieces(text);
    const own = pieces.filter(({ isMark }) => !isMark);
    if (own.length < 2) return [];
    return own.map((piece) => ({
      names: featuresOfPiece(pieces, pieces.indexOf(piece)),
      kind: kindOf(piece, spans),
      piece: piece.text,
      text: at,
    }));
  });
