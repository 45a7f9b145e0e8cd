import { type Given, saysOnly } from './read-given.ts';

/** What can be done to pieces of mathematics: the words that name it, and the request it makes of them. */
type Act = { readonly says: RegExp; readonly request: (pieces: readonly string[]) => string | null };

const only = (pieces: readonly string[]): string | null => (pieces.length === 1 ? (pieces[0] ?? null) : null);
const interval = /^[[(]\s*-?[\d.π]*(?:pi)?\s*,\s*-?[\d.]*\s*(?:π|pi)?\s*[\])]$/;
const isEquation = (piece: string): boolean => /^[^<>≤≥=]+=[^=]+$/.test(piece);
const before =
  (verb: string): Act['request'] =>
  (pieces) => {
    const piece = only(pieces);
    return piece === null || /[=<>≤≥]/.test(piece) ? null : `${verb} ${piece}`;
  };

/** The act that a word names is the one its piece is written with: a product, a quotient, a square. */
const written =
  (sign: RegExp): Act['request'] =>
  (pieces) => {
    const piece = only(pieces);
    if (piece === null || /[=<>≤≥]/.test(piece) || !sign.test(piece)) return null;
    return /[a-z]/i.test(piece.replace(/\\?[a-z]{2,}/gi, '')) && !/[/÷√\\]/.test(piece)
      ? `expand ${piece}`
      : `simplify ${piece}`;
  };

/** What is asked of a function, by its name. */
const ofFunction =
  (name: string): Act['request'] =>
  (pieces) => {
    const piece = only(pieces);
    return piece !== null && /[a-z]/i.test(piece) && !/[<>≤≥]/.test(piece)
      ? `find the ${name} of ${piece}`
      : null;
  };

/** An equation of angles beside the interval its solutions lie in. */
const within: Act['request'] = (pieces) => {
  const [range, more] = pieces.filter((piece) => interval.test(piece));
  const [one, other] = pieces.filter((piece) => !interval.test(piece));
  return range === undefined ||
    more !== undefined ||
    one === undefined ||
    other !== undefined ||
    !isEquation(one)
    ? null
    : `solve ${one} on ${range}`;
};

const completed: Act['request'] = (pieces) => {
  const piece = only(pieces);
  return piece === null || !isEquation(piece) || /^y\s*=/.test(piece)
    ? null
    : `solve ${piece} by completing the square`;
};

const system: Act['request'] = (pieces) =>
  pieces.length > 1 && pieces.length < 4 && pieces.every(isEquation) ? `solve ${pieces.join(', ')}` : null;
const equation: Act['request'] = (pieces) => {
  const piece = only(pieces);
  return piece !== null && /[=<>≤≥]/.test(piece) ? `solve ${piece}` : (system(pieces) ?? within(pieces));
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

const value = /^[a-z]\s*=\s*-?(?:\d+\/\d+|\d*\.?\d+)$/i;
/** An expression beside a value for each of its letters. */
const withValues: Act['request'] = (pieces) => {
  const values = pieces.filter((piece) => value.test(piece));
  const [body, more] = pieces.filter((piece) => !value.test(piece));
  return body === undefined || more !== undefined || values.length === 0 || /[=<>≤≥]/.test(body)
    ? null
    : `evaluate ${body} when ${values.join(', ')}`;
};

/** Intercepts of a graph by their axis. */
const intercept =
  (name: string): Act['request'] =>
  (pieces) => {
    const piece = only(pieces);
    return piece !== null && /x/.test(piece) && !/[<>≤≥]/.test(piece) ? `find the ${name} of ${piece}` : null;
  };

/** What is left of a division, written as one or told in two pieces. */
const remainder: Act['request'] = (pieces) => {
  const [top, bottom, more] = pieces;
  if (top === undefined || more !== undefined || pieces.some((piece) => /[=<>≤≥]/.test(piece))) return null;
  if (bottom !== undefined) return `find the remainder when ${bare(top)} is divided by ${bare(bottom)}`;
  return /[÷/]/.test(top) && /[a-z]/i.test(top) ? `remainder of ${top}` : null;
};
const bare = (piece: string): string => piece.replace(/^\(([^()]*)\)$/, '$1');

/** A quotient whose terms are divided one by one: (12x^5 - 8x^3)/4x^2, with the divisor perhaps said again. */
const termByTerm: Act['request'] = (pieces) => {
  const [piece, again, more] = pieces;
  const [, top, bottom] = /^\(([^()]+)\) ?[/÷] ?\(?(-?\d*[a-z](?:\^\d+|[²³])?)\)?$/i.exec(piece ?? '') ?? [];
  if (top === undefined || bottom === undefined || more !== undefined) return null;
  return again === undefined || again === bottom ? `(${top})/(${bottom})` : null;
};

/** What is asked of a line: its slope, where it meets the axes, or several of these. */
function ofLine(words: readonly string[], pieces: readonly string[]): string | null {
  const piece = only(pieces);
  if (piece === null || !isEquation(piece) || !/y/.test(piece)) return null;
  const names = [
    [/^slope$/, 'slope'],
    [/^xint(?:ercept)?s?$/, 'x-intercept'],
    [/^yint(?:ercept)?s?$/, 'y-intercept'],
    [/^intercepts$/, 'x-intercept and y-intercept'],
  ] as const;
  const asked = names.filter(([says]) => words.some((word) => says.test(word)));
  const rest = words.filter((word) => !names.some(([says]) => says.test(word)) && !beside.test(word));
  return asked.length === 0 || rest.some((word) => acts.some(({ says }) => says.test(word)))
    ? null
    : `${asked.map(([, name]) => name).join(' and ')} of ${piece}`;
}

const acts: readonly Act[] = [
  { says: /^zeros?$/, request: ofFunction('zeros') },
  { says: /^yintercepts?$/, request: intercept('y-intercept') },
  { says: /^xintercepts?$/, request: intercept('x-intercepts') },
  { says: /^remainders?$/, request: remainder },
  { says: /^(?:term|terms)$/, request: termByTerm },
  {
    says: /^(?:denominator|denominators)$/,
    request: (pieces) =>
      only(pieces) !== null && /\/.*[-+].*\//.test(only(pieces) ?? '') ? before('simplify')(pieces) : null,
  },
  {
    says: /^(?:gcf|gcd|hcf)$/,
    request: (pieces) => (/[a-z]/i.test(only(pieces) ?? '') ? before('factor')(pieces) : null),
  },
  { says: /^(?:expand|expanded|foil)$/, request: before('expand') },
  { says: /^(?:multiply|multiplied|product)$/, request: written(/\)\s*[(\d√\\]|[\d)a-z]\s*[*·×(√]/i) },
  { says: /^(?:divide|divided|quotient)$/, request: written(/[/÷]|\\d?frac/) },
  { says: /^(?:add|added|sum|subtract|subtracted|difference)$/, request: written(/[^-+(]\s*[-+]/) },
  { says: /^(?:square|squared|cube|cubed|power)$/, request: written(/\)\s*(?:\^|[²³])/) },
  { says: /^completing$/, request: completed },
  { says: /^(?:factor|factored|factorise|factorize)$/, request: before('factor') },
  { says: /^(?:simplify|simplified|reduce|reduced|combine)$/, request: before('simplify') },
  {
    says: /^(?:fraction|evaluate|evaluated|calculate|compute)$/,
    request: (pieces) => before('simplify')(pieces) ?? withValues(pieces),
  },
  {
    says: /^why$/,
    request: (pieces) => {
      const piece = only(pieces);
      return piece !== null && /[/÷]\s*0$/.test(piece) ? piece : null;
    },
  },
  { says: /^(?:systems?|elimination|substitution)$/, request: system },
  {
    says: /^(?:proportion|similar|triangles?|equations?|solve|solutions?|roots?|inequality|inequalities)$/,
    request: equation,
  },
  { says: /^(?:derivative|differentiate|differentiated|dy|dx)$/, request: ofFunction('derivative') },
  { says: /^(?:antiderivative|integrate|integral)$/, request: ofFunction('integral') },
  { says: /^vertex$/, request: ofFunction('vertex') },
  { says: /^discriminant$/, request: ofFunction('discriminant') },
  { says: /^domain$/, request: ofFunction('domain') },
  { says: /^inverse$/, request: ofFunction('inverse') },
  { says: /^(?:mean|average)$/, request: listed('mean') },
  { says: /^median$/, request: listed('median') },
  { says: /^mode$/, request: listed('mode') },
  { says: /^range$/, request: listed('range') },
];

/** Words beside an act that change nothing about it: how it is done, and what it is done to. */
const beside =
  /^(?:by|using|method|methods|steps?|completely|fully|together|like|terms|polynomials?|binomials?|expressions?|linear|simultaneous|quadratic|data|set|list|numbers|scores|out|each|common|synthetic|long|division|variables?|unknown|missing|algebra|algebraically|simplest|lowest|form|corresponding|sides?|done|doing|rational|radicals?|exponential|logarithmic|trigonometric|exponents?|positive|analytically|exactly|indicated|operations?|perform|express|contain|contains|only|possible|fractions?|trinomials?|monomials?|parabola|lie|lies|interval|square|needed|necessary|rewrite|result|final|carefully|exercise|practice|giving|greatest|factors?|can't|cant|cannot|undefined|allowed|not|error)$/;
const plain = (word: string): boolean =>
  beside.test(word) || ofLines.test(word) || acts.some(({ says }) => says.test(word));
const ofLines = /^(?:slope|[xy]int(?:ercept)?s?|intercepts)$/;
const isLetters = (piece: string): boolean => /^\(?[a-z](?:\s*,\s*[a-z])*\)?$/i.test(piece);

/**
 * One act named anywhere beside what it is done to: `(2x - 3)(x + 5) multiply`, `3x + 2y = 16, 5x - 2y = 8 elimination`. A
 * piece of numbers without any act is worked out.
 */
export function solveActs(given: Given): string | null {
  // One of the solutions is told by its sign or size, which is picked when they are known.
  const words = given.says
    .replace(
      /\b(?:positive|negative|larger|largest|greater|greatest|bigger|biggest|smaller|smallest|least) (?=(?:roots?|solutions?|zeros?)\b)/g,
      '',
    )
    .split(' ')
    .filter((word) => word !== '#');
  if (!saysOnly({ ...given, says: words.filter((word) => !plain(word)).join(' ') || '#' }, /^#$/))
    return null;
  // `divide … with remainder` asks for both parts.
  if (/\bwith (?:a |the )?remainders?\b/.test(given.says)) return null;
  const pieces = given.math.filter((piece) => !isLetters(piece));
  const line = ofLine(words, pieces);
  if (line !== null || words.some((word) => ofLines.test(word))) return line;
  const named = acts.filter(({ says }) => words.some((word) => says.test(word)));
  // A list with a letter in it, or one whose mean is told, is no list to take the mean of.
  const ofData = named.some(({ says }) =>
    ['mean', 'median', 'mode', 'range'].some((name) => says.test(name)),
  );
  if (
    ofData &&
    (named.length > 1 ||
      pieces.length < given.math.length ||
      /\b(?:have|has|having) (?:an? |the )?(?:mean|average|median|mode|range)\b/.test(given.says))
  )
    return null;
  // `solve … by completing the square` says more than `solve …`.
  const [first, ...others] = named
    .flatMap(({ request }) => request(pieces) ?? [])
    .sort((a, b) => b.length - a.length);
  if (first !== undefined) return others.every((other) => first.startsWith(other)) ? first : null;
  const valued = named.length === 0 ? withValues(pieces) : null;
  if (valued !== null) return valued;
  const piece = named.length === 0 ? only(pieces) : null;
  return piece !== null && /\d/.test(piece) && !/[=<>≤≥]|[a-z]/i.test(piece.replace(/\bpi\b|sqrt|cbrt/gi, ''))
    ? piece
    : null;
}
