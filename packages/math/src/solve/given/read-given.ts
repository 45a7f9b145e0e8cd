import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';

/**
 * A problem parted into what is given and what is said about it: `math` holds the pieces of mathematics in order, `says`
 * the words between them, in small letters, each piece a `#`; `text` is the whole.
 */
export type Given = { readonly math: readonly string[]; readonly says: string; readonly text: string };

type Relation = Extract<MathNode, { kind: 'relation' }>;

const mathNames =
  /^(?:sin|cos|tan|sec|csc|cot|arcsin|arccos|arctan|ln|log|sqrt|cbrt|abs|pi|theta|inf|infinity|cis|xy|yx|xyz|[bckmnpqr]x|(?:sin|cos|tan|ln|log)[xyz])$/i;
const word = /\\?[a-z]+(?:['’][a-z]+)*(?:-[a-z]{2,})*/gi;
const compound = /\b([xyz])-?\s?(intercepts?|ints?|axis|coordinates?|values?|scores?|direction)\b/gi;
const numbered = /(\d)(?:st|nd|rd|th)\b/gi;
/** A capital name in front of a point, as in A(1, 2). */
const named = /(?<![a-z])[A-Z](?='?\s?=?\s?\(\s*[-−]?[\d.√/]+\s*,)/g;

/** Words that a single letter can be: an article, or the student. */
const isWordAlone = (text: string, at: number, letter: string): boolean => {
  if (!/^[aiu]$/i.test(letter)) return false;
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  return /(?:^|[a-z.,?!:;] ?|[\d)]\s)$/i.test(before) && /^\s+(?:[a-z]{2,}|\$?\d)|^'/i.test(after);
};

const bracketed = /[,;](?![^()[\]{}⟨⟩]*[)\]}⟩])|(?<=(?:^|[^a-z\d])[a-z]\s?|[)\]]\s?):\s/i;
/** A vector by its parts: <2, -3>. */
const vectors = /<(\s*-?[\d./√]+(?:\s*,\s*-?[\d./√]+){1,2}\s*)>/g;

/** The pieces of a run of mathematics: parted where a comma or a semicolon stands outside of brackets. */
function piecesOf(run: string): readonly string[] {
  return run
    .split(bracketed)
    .map((piece) => piece.replace(/^[\s:.,;?!&"“”]+|[\s:,;?&"“”]+$|(?<!\.\.)[.\s]+$|(?<!\d)!+$/g, '').trim())
    .filter((piece) => piece !== '' && !/^[-/.…"'()[\]]+$/.test(piece));
}

/** Parts a typed problem into mathematics and words. */
export function readGiven(typed: string): Given {
  const text = typed
    .replace(/[−–—]/g, '-')
    .replace(/[’`´]/g, "'")
    .replace(/\s*\n\s*/g, ' ; ')
    .replace(compound, '$1$2')
    .replace(numbered, '$1 ordinal ')
    .replace(named, '')
    .replace(vectors, '⟨$1⟩');
  const math: string[] = [];
  const said: string[] = [];
  const keep = (run: string): void => {
    for (const piece of piecesOf(run)) {
      math.push(piece);
      said.push('#');
    }
  };
  let end = 0;
  for (const { index, 0: found } of text.matchAll(word)) {
    const single = found.length === 1 && !isWordAlone(text, index, found);
    if (single || mathNames.test(found) || found.startsWith('\\')) continue;
    keep(text.slice(end, index));
    said.push(found.toLowerCase().replace(/-(?=[a-z])/g, ' '));
    end = index + found.length;
  }
  keep(text.slice(end));
  return { math, says: said.join(' '), text };
}

/** Words that ask, point and greet without saying what is asked. */
const light = new Set(
  `a an the of for to in on at is are be was it its this that these those with and or by from has have had do does did
  find what whats what's which where where's when how solve determine calculate compute give tell show me i we you u can
  could would should please pls plz help someone anyone need want get state write name identify work out exact value values answer
  answers following given let so then if there my our your step steps all any each both every real they them their us
  will i'm im hi hey hello thanks thank as using use evaluate graph graphs graphed function functions curve curves problem question
  explain also just here now one x's`.split(/\s+/),
);

/** Whether every word said is light or belongs to the question; no word of the problem is passed over. */
export const saysOnly = (given: Given, own: RegExp): boolean =>
  given.says.split(' ').every((one) => one === '#' || light.has(one) || own.test(one));

/** A piece as a relation; null for anything else. */
export function relationIn(piece: string): Relation | null {
  const read = parseMath(piece);
  return read.ok && read.node.kind === 'relation' ? read.node : null;
}

/** Pieces that are not the letters a problem asks for: `x`, `x and y`, `(x, y)`. */
export const withoutLetters = (math: readonly string[]): readonly string[] =>
  math.filter((piece) => !/^\(?[a-z](?:\s*,\s*[a-z])*\)?$/i.test(piece));
