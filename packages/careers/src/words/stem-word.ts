/** Words whose ending only looks like one that changes the meaning. */
const whole = new Set(
  (
    'water paper power river tower winter summer letter flower soccer number order officer paper never ever other ' +
    'under super inter corner center meter anger danger tiger finger color motor humor news physics series species ' +
    'bus gas yes his this chess class glass dress press boss cross business wellness fitness fashion nation station ' +
    'wedding spring thing string king ring sing bring wing during evening morning ceiling anything everything ' +
    'nothing something speed need seed feed weed bed red shed bleed breed christian italian indian asian doctor ' +
    'customer consumer weather leather feather mother father brother sister dinner ranger career beer deer cheer ' +
    'pioneer volunteer engineer barber lawyer laser user plane airplane later after better bitter butter monster poster cyber fiber'
  ).split(' '),
);

const undouble = (word: string): string => word.replace(/([bdgmnprt])\1$/, '$1');

const rules: readonly (readonly [ending: RegExp, put: string, least: number])[] = [
  [/ically$/, 'ic', 3],
  [/orians?$/, 'ory', 4],
  [/icians?$/, 'ic', 3],
  [/istry$/, '', 4],
  [/ists?$/, '', 3],
  [/ians?$/, '', 4],
  [/ations?$/, 'at', 3],
  [/ions?$/, '', 5],
  [/ators?$/, 'at', 3],
  [/ings?$/, '', 3],
  [/ed$/, '', 3],
  [/[eo]rs?$/, '', 3],
];

function singular(word: string): string {
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return word.replace(/ies$/, 'y');
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  if (/[^sui]s$/.test(word) && word.length > 3) return word.slice(0, -1);
  return word;
}

/**
 * The part of a word that its relatives share: teach, teacher, teachers and teaching have one stem. It is a key for
 * comparing words, not a word to show. Made for job and school words, where a general stemmer keeps "biology" apart
 * from "biologist" and "music" from "musician".
 */
export function stemWord(word: string): string {
  if (word.length < 4 || whole.has(word)) return word;
  let stem = singular(word);
  if (whole.has(stem)) return stem;
  for (let round = 0; round < 2; round++) {
    const rule = rules.find(([ending, put, least]) => {
      const left = stem.replace(ending, put);
      return left !== stem && left.length >= least && /[aeiouy]/.test(left);
    });
    if (!rule) break;
    stem = undouble(stem.replace(rule[0], rule[1]));
    if (whole.has(stem)) return stem;
  }
  if (stem.length > 3) stem = stem.replace(/[ey]$/, '');
  return stem;
}
