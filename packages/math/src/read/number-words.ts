const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const smallInSpanish = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciseis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
];
const twenties = [
  'veintiuno',
  'veintidos',
  'veintitres',
  'veinticuatro',
  'veinticinco',
  'veintiseis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
];
const tensInSpanish = ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const values = new Map<string, number>([
  ...small.map((word, i) => [word, i] as const),
  ...tens.map((word, i) => [word, 20 + 10 * i] as const),
  ...smallInSpanish.map((word, i) => [word, i] as const),
  ...twenties.map((word, i) => [word, i + 21] as const),
  ...tensInSpanish.map((word, i) => [word, 30 + 10 * i] as const),
  ['cien', 100],
]);
/** Names of parts, as in `three fourths`; a second is a time. */
export const denominatorWords: ReadonlyMap<string, number> = new Map<string, number>([
  ['half', 2],
  ['halves', 2],
  ['eleventh', 11],
  ['elevenths', 11],
  ['twelfth', 12],
  ['twelfths', 12],
  ['sixteenth', 16],
  ['sixteenths', 16],
  ...['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'].flatMap(
    (word, i) =>
      [
        [word, i + 3],
        [`${word}s`, i + 3],
      ] as [string, number][],
  ),
  ...['medio', 'tercio', 'cuarto', 'quinto', 'sexto', 'septimo', 'octavo', 'noveno', 'decimo'].flatMap(
    (word, i) =>
      [
        [word, i + 2],
        [`${word}s`, i + 2],
      ] as [string, number][],
  ),
  ...([
    ['quarter', 4],
    ['quarters', 4],
    ['hundredth', 100],
    ['hundredths', 100],
  ] as [string, number][]),
]);
const nextWord = /(?:-|\s+(?:(?:and|y)\s+)?)([A-Za-z]+)/y;

const scales = new Map([
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
]);

/** Whether a word can follow within a group of three digits: anything under a hundred after `hundred`, units after a ten. */
function fits(group: number, value: number): boolean {
  if (group % 100 === 0) return value < 100;
  return group % 100 >= 20 && group % 10 === 0 && value > 0 && value < 10;
}

/** `a hundred`; elsewhere an `a` is a letter. */
const isOne = (word: string, next: string): boolean =>
  /^an?$/.test(word) && (next === 'hundred' || scales.has(next));

function wordAt(text: string, end: number): { word: string; end: number } {
  nextWord.lastIndex = end;
  const word = nextWord.exec(text)?.[1]?.toLowerCase() ?? '';
  return { word, end: nextWord.lastIndex };
}

/** Reads a number in words starting with `first`: 'twenty-five', 'three hundred and four', 'a million'. */
export function readNumberWords(
  text: string,
  first: { word: string; end: number },
): { value: number; end: number } | null {
  const start = first.word.toLowerCase();
  let group = isOne(start, wordAt(text, first.end).word) ? 1 : values.get(start);
  if (group === undefined) return null;
  let sum = 0;
  let largest = Number.POSITIVE_INFINITY;
  let { end } = first;
  for (;;) {
    const next = wordAt(text, end);
    const [value, scale] = [values.get(next.word), scales.get(next.word)];
    if (next.word === 'hundred' && group > 0 && group < 100) group *= 100;
    else if (scale !== undefined && group > 0 && scale < largest) {
      [sum, group, largest] = [sum + group * scale, 0, scale];
    } else if (value !== undefined && (group > 0 || sum > 0) && fits(group, value)) group += value;
    else return { value: sum + group, end };
    end = next.end;
  }
}
