import { type Given, saysOnly } from './read-given.ts';

/** What can be done to pieces of mathematics: the words that name it, and the request it makes of them. */
type Act = { readonly says: RegExp; readonly request: (pieces: readonly string[]) => string | null };

const only = (pieces: readonly string[]): string | null => (pieces.length === 1 ? (pieces[0] ?? null) : null);
const isEquation = (piece: string): boolean => /^[^<>≤≥=]+=[^=]+$/.test(piece);
const before =
  (verb: string): Act['request'] =>
  (pieces) => {
    const piece = only(pieces);
    return piece === null || /[=<>≤≥]/.test(piece) ? null : `${verb} ${piece}`;
  };

const system: Act['request'] = (pieces) =>
  pieces.length > 1 && pieces.length < 4 && pieces.every(isEquation) ? `solve ${pieces.join(', ')}` : null;
const equation: Act['request'] = (pieces) => {
  const piece = only(pieces);
  return piece !== null && /[=<>≤≥]/.test(piece) ? `solve ${piece}` : system(pieces);
};

/** A list told without commas: `12 15 18 20 and 25`. */
const listed =
  (name: string): Act['request'] =>
  (pieces) => {
    const numbers = pieces.flatMap((piece) => piece.split(/\s+/));
    return numbers.length > 1 && numbers.every((one) => /^-?\d+(?:\.\d+)?$/.test(one))
      ? `find the ${name} of ${numbers.join(', ')}`
      : null;
  };

const acts: readonly Act[] = [
  { says: /^(?:multiply|multiplied|expand|expanded|foil)$/, request: before('expand') },
  { says: /^(?:factor|factored|factorise|factorize)$/, request: before('factor') },
  { says: /^(?:simplify|simplified|reduce|reduced|combine)$/, request: before('simplify') },
  { says: /^(?:fraction|evaluate|evaluated|calculate|compute)$/, request: before('simplify') },
  { says: /^(?:systems?|elimination|substitution)$/, request: system },
  { says: /^(?:proportion|similar|triangles?|equation|equations|solve|inequality)$/, request: equation },
  { says: /^(?:mean|average)$/, request: listed('mean') },
  { says: /^median$/, request: listed('median') },
  { says: /^mode$/, request: listed('mode') },
  { says: /^range$/, request: listed('range') },
];

/** Words beside an act that change nothing about it: how it is done, and what it is done to. */
const beside =
  /^(?:by|using|method|methods|steps?|completely|fully|together|like|terms|polynomials?|binomials?|expressions?|linear|simultaneous|quadratic|data|set|list|numbers|scores|out|variables?|unknown|missing|algebra|algebraically|simplest|lowest|form|corresponding|sides?|done|doing)$/;
const plain = (word: string): boolean => beside.test(word) || acts.some(({ says }) => says.test(word));

const isLetters = (piece: string): boolean => /^\(?[a-z](?:\s*,\s*[a-z])*\)?$/i.test(piece);

/**
 * One act named anywhere beside what it is done to: `(2x - 3)(x + 5) multiply`, `3x + 2y = 16, 5x - 2y = 8 elimination`. A
 * piece of numbers without any act is worked out.
 */
export function solveActs(given: Given): string | null {
  const words = given.says.split(' ').filter((word) => word !== '#');
  if (!saysOnly({ ...given, says: words.filter((word) => !plain(word)).join(' ') || '#' }, /^#$/))
    return null;
  const pieces = given.math.filter((piece) => !isLetters(piece));
  const named = acts.filter(({ says }) => words.some((word) => says.test(word)));
  // A list with a letter in it, or one whose mean is told, is no list to take the mean of.
  const ofData = named.some(({ says }) =>
    ['mean', 'median', 'mode', 'range'].some((name) => says.test(name)),
  );
  if (
    ofData &&
    (pieces.length < given.math.length ||
      /\b(?:have|has|having) (?:an? |the )?(?:mean|average|median|mode|range)\b/.test(given.says))
  )
    return null;
  const [first, ...others] = named.flatMap(({ request }) => request(pieces) ?? []);
  if (first !== undefined) return others.every((other) => other === first) ? first : null;
  const piece = named.length === 0 ? only(pieces) : null;
  return piece !== null && /\d/.test(piece) && !/[=<>≤≥]|[a-z]/i.test(piece.replace(/\bpi\b|sqrt|cbrt/gi, ''))
    ? piece
    : null;
}
