import { plainTex } from '../text/plain-tex.ts';

/**
 * A number that a story tells. part: it is a share of something, as 25% and half are. times: how many times as much.
 * rate: so much for each of something. plain: an amount.
 */
export type Amount = {
  readonly value: number;
  /** As it is written: `$80`, `25%`, `half`. */
  readonly text: string;
  /** The words of the story around it: `5 packs`, `$0.05 per text`. */
  readonly said: string;
  readonly kind: 'plain' | 'rate' | 'part' | 'times';
  /** What it counts, in the singular; null where that is not said. */
  readonly noun: string | null;
  /** For each of what, where it is a rate. */
  readonly per: string | null;
};

const counts =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const parts: Readonly<Record<string, number>> = {
  half: 1 / 2,
  third: 1 / 3,
  quarter: 1 / 4,
  fourth: 1 / 4,
  fifth: 1 / 5,
  sixth: 1 / 6,
  eighth: 1 / 8,
  tenth: 1 / 10,
};
const scales: Readonly<Record<string, number>> = { twice: 2, double: 2, triple: 3 };

const told = new RegExp(
  [
    String.raw`(?<digits>[-−]?\$?(?:\d+ \d+/\d+|\d[\d,]*(?:\.\d+)?(?:/\d+)?|(?<![\d])\.\d+)(?![\d.]*(?:st|nd|rd|th)\b)(?:\s?%)?)`,
    String.raw`\b(?:(?<top>one|a|an|two|three)[ -])?(?<part>${Object.keys(parts).join('|')})s?\b(?= (?:of|as|the|full|off|an?)\b)`,
    String.raw`\b(?<scale>${Object.keys(scales).join('|')})\b`,
    String.raw`\b(?<count>${counts.join('|')})\b(?= [a-z])`,
    String.raw`\b(?<dozen>dozen)\b`,
  ].join('|'),
  'giu',
);

/** Words at which the phrase of a number ends. */
const ends =
  /^(?:and|but|so|then|if|how|what|is|are|was|were|has|have|had|will|to|from|with|for|in|at|on|when|which|that|who|he|she|they|it|by|or|while|after|before|the|his|her|their|can|do|does|gets?|plus|minus|shares?|splits?|represents?|makes?|needs?|uses?|gives?|costs?|left|away|together|altogether|total|find)$/i;
const goesOn = /^(?:per|each|every|an?|of|as|times|more|less|fewer|than|off|percent)$/i;
const mostWords = 5;

/** The words behind a number that say what it is. */
function wordsBehind(text: string): string[] {
  const clause = text.split(/[.,;:?!()]/)[0] ?? '';
  const words = clause.trim().split(/\s+/).filter(Boolean);
  const inEach = /^(?:\S+ ){0,2}\S+ in (?:each|every|one|an?) \S+/.exec(clause.trim())?.[0];
  if (inEach) return inEach.split(' ');
  const stop = words.findIndex((word) => ends.test(word) || /\d/.test(word));
  const own = words.slice(0, stop < 0 ? words.length : stop).slice(0, mostWords);
  while (
    own.length > 0 &&
    goesOn.test(own.at(-1) ?? '') &&
    !/^(?:each|every|off|percent)$/i.test(own.at(-1) ?? '')
  )
    own.pop();
  return own;
}

/** `costs $80`: what stands before a number that has nothing behind it. */
function wordsBefore(text: string): string {
  const words = /(?:\S+\s+){0,2}\S+\s*$/.exec(text.split(/[.,;:?!]\s/).at(-1) ?? '')?.[0].trim() ?? '';
  return /\d/.test(words) ? '' : words;
}

/** A word for several as the word for one. */
export const singular = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|x|ss)es$/, '')
    .replace(/(?<=[^s])s$/, '');

const number = (text: string): number => {
  const plain = text
    .replace(/[$,%\s]+$|[$,]/g, '')
    .replace('−', '-')
    .trim();
  const mixed = /^(-?\d+) (\d+)\/(\d+)$/.exec(plain);
  if (mixed) return Number(mixed[1]) + Number(mixed[2]) / Number(mixed[3]);
  const [top = '', bottom = '1'] = plain.split('/');
  return Number(top) / Number(bottom);
};

const periods =
  'hour|minute|second|day|week|month|year|mile|pound|ounce|gallon|liter|foot|person|piece|box|pack|bag|ticket|item';
const container = 'packs?|boxes|bags?|groups?|teams?|rows?|sets?|cases?|cartons?|bundles?';

/** For each of what a number is told; null where it is no rate, and `each` where it is not named. */
function rateIn(before: string, after: string, isMoney: boolean): string | null {
  const [clause = ''] = after.split(/[.,;?!]/);
  const [start = ''] = before.split(/[.,;?!]/).slice(-1);
  const named =
    /^\s*(?:[^\d\s]+ ){0,3}?(?:per|each|every)\s+(\S+)/i.exec(clause)?.[1] ??
    new RegExp(String.raw`^\s*(?:\S+ ){0,2}?an? (${periods})\b`, 'i').exec(clause)?.[1] ??
    new RegExp(String.raw`\b(${container}) of\s$`, 'i').exec(before)?.[1] ??
    /\b(?:each|every)\s+(\S+)[^\d]*$/i.exec(start)?.[1] ??
    (/\$\s?$/.test(before) || isMoney ? /^\s+for (?:an? )?([a-z]+)\b/i.exec(clause)?.[1] : undefined);
  if (named !== undefined) return singular(named) || 'each';
  return /^\s*(?:[^\d\s]+ ){0,2}?(?:each|apiece)\b/i.test(clause) ? 'each' : null;
}

function amountOf(found: RegExpMatchArray, text: string): Amount | null {
  const { digits, part, top, scale, count, dozen } = found.groups ?? {};
  const at = found.index ?? 0;
  const before = text.slice(0, at);
  const after = text.slice(at + found[0].length);
  if (
    digits !== undefined &&
    /\b(?:grade|lesson|problem|figure|step|day|week|unit|level|chapter|page)\s$/i.test(before)
  )
    return null;
  const behind = wordsBehind(after);
  const written = found[0].trim();
  const said =
    behind.length > 0 ? [written, ...behind].join(' ') : `${wordsBefore(before)} ${written}`.trim();
  const isPercent = digits !== undefined && (/%$/.test(written) || /^\s*percent\b/i.test(after));
  const isShare = part !== undefined || isPercent || (/\//.test(written) && /^\s+of\b/.test(after));
  const isTimes = scale !== undefined || /^\s+times\b/i.test(after);
  const rate = rateIn(before, after, /^\$/.test(found[0]));
  const noun = behind.find((word) => !goesOn.test(word) && /^[a-z]/i.test(word)) ?? null;
  const value =
    part !== undefined
      ? (parts[part.toLowerCase()] ?? 0) *
        (top === undefined || /^(?:one|an?)$/i.test(top) ? 1 : counts.indexOf(top.toLowerCase()) + 2)
      : scale !== undefined
        ? (scales[scale.toLowerCase()] ?? 0)
        : count !== undefined
          ? counts.indexOf(count.toLowerCase()) + 2
          : dozen !== undefined
            ? 12
            : number(written) / (isPercent ? 100 : 1);
  if (!Number.isFinite(value)) return null;
  return {
    value,
    text: written,
    said,
    kind: isTimes ? 'times' : isShare ? 'part' : rate !== null ? 'rate' : 'plain',
    noun: /^\$/.test(written) ? 'dollar' : noun === null ? null : singular(noun),
    per: rate,
  };
}

/** `the ratio of cats to dogs is 3:5` tells two amounts that go together. */
function ratioIn(text: string): { readonly found: string; readonly amounts: readonly Amount[] } | null {
  const [found, one = '', other = '', first = '', second = ''] =
    /ratio of ([a-z]+) to ([a-z]+)[^.?]*?\b(\d+)\s*(?::|to)\s*(\d+)/i.exec(text) ?? [];
  if (found === undefined) return null;
  const amount = (value: string, word: string): Amount => ({
    value: Number(value),
    text: value,
    said: `${value} ${word}`,
    kind: 'plain',
    noun: singular(word),
    per: null,
  });
  return { found, amounts: [amount(first, one), amount(second, other)] };
}

/** The numbers that a story tells, in its order, each with the words that say what it is. */
export function amountsOf(question: string): readonly Amount[] {
  const text = plainTex(question.replaceAll('\\$', '¤'))
    .replaceAll('$', ' ')
    .replaceAll('¤', '$')
    .replace(/−/g, '-')
    .replace(/\s+/g, ' ');
  const ratio = ratioIn(text);
  const rest = ratio === null ? text : text.replace(ratio.found, ' ');
  return [
    ...(ratio?.amounts ?? []),
    ...[...rest.matchAll(told)].flatMap((found) => amountOf(found, rest) ?? []),
  ];
}
