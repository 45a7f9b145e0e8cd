const counts = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ranks = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const romans = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** Words that carry nothing in an answer of words. */
const filler =
  /^(?:the|an?|is|are|am|was|be|it|its|this|that|they|there|these|you|we|to|of|in|does|do|did|has|have|then|so|one|by)$/;
/** Words that turn or compare what they stand beside: they are part of every answer. */
const tellingWords =
  'not no non never none neither nor or and than but only both all some every any if more less fewer greater smaller larger bigger least most without except half twice double up down left right before after above below over under inside outside same different opposite like unlike always sometimes positive negative';

const shortened: Readonly<Record<string, string>> = {
  sin: 'sine',
  cos: 'cosine',
  tan: 'tangent',
  max: 'maximum',
  min: 'minimum',
  pos: 'positive',
  neg: 'negative',
  perp: 'perpendicular',
  congr: 'congruent',
};

/** The name A of one of several, which is no article. */
const letterA = 'ⓐ';

/** One spelling of a word: hyphens, British and American endings, the short form of `not`. */
export const spelt = (text: string): string =>
  text
    .replace(
      /^\s*[Aa]\s*$|(?<=[a-z] )A(?![a-zA-Z])|(?<=[a-z]{3} )a(?=\s*[.!]?\s*$|\s+(?:is|has|costs|was)\b)/g,
      letterA,
    )
    .toLowerCase()
    .replace(/(?:→|->|\b(?:goes|go|approach(?:es)?|tends?|heads?)\b(?: (?:to|towards?)\b)?)/g, ' ')
    .replace(/\b(?:negative |minus )(?=inf|∞)|[-−]\s*(?=inf|∞)/g, '-')
    .replace(/\binf(?:init(?:y|e))?\b/g, '∞')
    .replace(/(?:\b(?:positive|plus) |\+)(?=∞)/g, '')
    .replace(/[’‘´]/g, "'")
    .replace(/\b(?:can't|cannot)\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b|(?<=\b(?:do|does|did|is|are|was|were|ca|wo|has|have|could|would|should))nt\b/g, ' not')
    .replace(/\banti-?clockwise\b/g, 'counterclockwise')
    .replace(/\bq\.? (?=(?:\d|[iv]{1,3})\b)/g, 'q')
    .replace(/'(?:s|re)\b/g, '')
    .replace(/\b(up|down|left|right|in|out)wards?\b/g, '$1')
    .replace(/\b(sin|cos|tan|max|min|pos|neg|perp|congr)\b\.?/g, (short) => shortened[short] ?? short)
    .replace(/\b(non|semi|anti|co|equi|quadri|bi|tri|uni|multi|counter)[- ](?=[a-z])/g, '$1')
    .replace(/(?<=[a-z])-(?=[a-z]{2})/g, ' ')
    .replace(/\b(?:across|through)\b/g, 'over')
    .replace(/\baround\b/g, 'about')
    .replace(/\bcongruent\b/g, 'equal')
    .replace(/(?<=\breflect[a-z]*) (?:about|in)\b/g, ' over')
    .replace(/(?<=[a-z]{4})ll(?=(?:ed|ing|ers?)\b)/g, 'l')
    .replace(/(?<=[a-z]{3})is(?=(?:e[ds]?|ing|ations?)\b)/g, 'iz')
    .replace(/(?<=[a-z]{2})our(?=s?\b|ed|ing)/g, 'or')
    .replace(/(?<=[a-z]{2})tre(?=s?\b)/g, 'ter');

/** What kind of thing something is: said or left out, it changes nothing; another kind is another answer. */
export const kinds: ReadonlySet<string> = new Set(
  'number polynomial function sequence series triangle angle line figure shape graph equation relation relationship correlation association sample event pair conic curve slope quadrilateral property theorem postulate statement data variable expression true solid form method test'.split(
    ' ',
  ),
);

export function stem(word: string): string {
  const one = word.replace(/s$/, '');
  return kinds.has(word) ? word : kinds.has(one) ? one : root(word);
}

const root = (word: string): string =>
  /^[a-z]{6,}$/.test(word)
    ? word
        .replace(/ically$/, 'ic')
        .replace(/(?<=[a-z]{4})ly$/, '')
        .replace(/ical$/, 'ic')
        .replace(/(?:ations?|ions?|en(?:t|ce|cy)|ity|ative|ive|ing|edly|ely|ly|ed|es|s|e)$/, '')
    : word.replace(/(?<=[a-z]{3})s$/, '');

/** `2nd`, `second`, `II` and `two` beside what is numbered, all as the number. */
function numbered(word: string, roman: boolean): string {
  const ordinal = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(word)?.[1];
  const called = /^q(?:uad(?:rant)?)?(\d|[iv]{1,3})$/.exec(word)?.[1];
  const name = called ?? word;
  const at = [counts.indexOf(name), ranks.indexOf(name), roman ? romans.indexOf(name) : -1].find(
    (n) => n >= 0,
  );
  return ordinal ?? (at === undefined ? name : String(at));
}

/** Words that turn or compare, in the spelling of `answerWords`. */
export const telling: ReadonlySet<string> = new Set(tellingWords.split(' ').map(stem));

export const ofQuadrants = /\bquadrants?\b/i;

/** The words of a text that say something, each in one spelling. */
export function answerWords(text: string, roman: boolean): readonly string[] {
  const words = spelt(text).match(/[a-z']+\d?|\d+(?:st|nd|rd|th)\b|[^\s,;:.!?"()]+/g) ?? [];
  return words
    .filter((word) => !filler.test(word) || (word === 'one' && words.length === 1))
    .map((word) => numbered(word, roman))
    .map(stem);
}

/** Words between which a question lets choose, and the names in it. */
export function alternatives(question: string): ReadonlySet<string> {
  const names = question.match(/(?<=[a-z,] )[A-Z][a-z]+/g) ?? [];
  const found = new Set<string>(names.map((name) => stem(spelt(name))));
  for (const [, listed = '', last = ''] of spelt(question)
    // `Which grows faster, linear or exponential?`: what stands before the first comma asks.
    .replace(/\b(?:which|who|what)\b[^,:.?]*[,:]/g, ' ')
    .matchAll(/((?:(?:[a-z]+ )?[a-z]+, )*[a-z]+),? (?:or|and) (?:an? |the |by )?([a-z]+)/g))
    for (const word of `${listed} ${last}`.match(/[a-z]+/g) ?? []) found.add(stem(word));
  return found;
}
