/** Math terms the lessons define; they count as easy words. */
const glossary = new Set([
  'ratio',
  'ratios',
  'equivalent',
  'unit',
  'quantity',
  'quantities',
  'coordinate',
  'coordinates',
  'multiply',
  'divide',
  'division',
  'number',
  'numbers',
  'double',
  'minute',
  'minutes',
  'kilometer',
  'kilometers',
  'liter',
  'liters',
  'segment',
  'segments',
  'angle',
  'angles',
  'triangle',
  'triangles',
  'rectangle',
  'rectangles',
  'parallel',
  'perpendicular',
  'midpoint',
  'bisector',
  'similar',
  'similarity',
  'hypotenuse',
  'altitude',
  'perimeter',
  'perimeters',
  'area',
  'areas',
  'proportion',
  'dilation',
  'diagonal',
  'diagonals',
  'converse',
  'function',
  'functions',
  'interval',
  'intervals',
  'derivative',
  'derivatives',
  'theorem',
  'identity',
  'identities',
  'maximum',
  'minimum',
  'inflection',
  'continuous',
  'rational',
  'irrational',
  'integer',
  'integers',
  'decimal',
  'decimals',
  'exponent',
  'exponents',
  'exponential',
  'linear',
  'nonlinear',
  'sequence',
  'geometric',
  'repeating',
  'percent',
  'simplify',
  'expression',
  'expressions',
  'equation',
  'equations',
  'inequality',
  'inequalities',
  'parentheses',
  'distributive',
  'property',
  'notation',
  'scientific',
  'variable',
  'variables',
  'coefficient',
  'coefficients',
  'evaluate',
  'polynomial',
  'polynomials',
  'quadratic',
  'statistical',
  'comparison',
  'probability',
  'solution',
  'solutions',
  'intercept',
  'intercepts',
  'vertical',
  'horizontal',
  'substitute',
  'eliminate',
  'clockwise',
  'counterclockwise',
  'translation',
  'translations',
  'translated',
  'reflection',
  'reflected',
  'rotation',
  'rotated',
  'origin',
  'transversal',
  'corresponding',
  'alternate',
  'interior',
  'exterior',
  'association',
]);

export type Readability = {
  readonly words: number;
  readonly longestSentence: number;
  readonly grade: number;
};

const known = new Map<string, number>();
const mostKnown = 10_000;

/** Texts are made of few words: each is taken apart once. */
function syllables(word: string): number {
  const found = known.get(word);
  if (found !== undefined) return found;
  const count = countSyllables(word);
  if (known.size < mostKnown) known.set(word, count);
  return count;
}

/** Vowel groups, less a silent final e: close enough for an average over a text. */
function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters === '' || glossary.has(letters) || /\d/.test(word)) return 1;
  const groups = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '').match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 1);
}

/**
 * Words, longest sentence and Flesch-Kincaid grade of a content text; an expression counts as one short word.
 *
 * @example measureReadability('Two trees stand here.') // { words: 4, longestSentence: 4, … }
 */
export function measureReadability(text: string): Readability {
  const plain = text
    .replace(/\\\$/g, '')
    .replace(/\$\$?[^$]+\$\$?/g, '0')
    .replace(/(\d)\s*[+−×÷·=]\s*(?=\d)/g, '$1');
  const sentences = plain
    .split(/(?<=[.?!][”’"]?)\s+/)
    .map((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)))
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  if (words.length === 0) return { words: 0, longestSentence: 0, grade: 0 };
  const sounds = words.reduce((sum, word) => sum + syllables(word), 0);
  return {
    words: words.length,
    longestSentence: Math.max(...sentences.map(({ length }) => length)),
    grade: 0.39 * (words.length / sentences.length) + 11.8 * (sounds / words.length) - 15.59,
  };
}
