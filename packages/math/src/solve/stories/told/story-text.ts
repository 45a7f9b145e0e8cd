import { smallNumbers } from '../../reading/number-texts.ts';
import { type Rewriting, rewrite } from '../../reading/rewrite.ts';

/** A story in small letters and plain words: what it tells, clause by clause, and what it asks. */
export type StoryText = { readonly told: readonly string[]; readonly asked: string };

const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';
const wholes: Readonly<Record<string, number>> = Object.fromEntries([
  ...smallNumbers.slice(2).map((name, i) => [name, i + 2] as const),
  ...tens.split(' ').map((name, i) => [name, 10 * (i + 2)] as const),
]);
const wholeName = Object.keys(wholes).join('|');
const parts: Readonly<Record<string, string>> = {
  half: '2',
  third: '3',
  quarter: '4',
  fourth: '4',
  fifth: '5',
  sixth: '6',
  eighth: '8',
  tenth: '10',
};
const partName = 'third|quarter|fourth|fifth|sixth|eighth|tenth';
const period =
  'second|minute|hour|day|week|weekend|month|year|night|morning|evening|afternoon|lap|mile|kilometer|pound|gallon';

/** Spellings and short ways of saying numbers, so that the clauses below need one wording for each. */
const plainer: readonly Rewriting[] = [
  [/[’`´]/g, "'"],
  [/(\d),(?=\d{3}\b)/g, '$1'],
  [/\b(mr|mrs|ms|dr)\./g, '$1'],
  [
    /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(\w+)\b/g,
    (whole, a, b) => (wholes[b] === undefined || wholes[b] > 9 ? whole : `${(wholes[a] ?? 0) + wholes[b]}`),
  ],
  [
    new RegExp(String.raw`\b(${wholeName}|one)[- ](${partName})s?\b`, 'g'),
    (_, a, b) => `${a === 'one' ? 1 : wholes[a]}/${parts[b]}`,
  ],
  [new RegExp(String.raw`\b(?:an?|the) (${partName}) of\b`, 'g'), (_, b) => `1/${parts[b]} of`],
  [/\b(?:one )?half (?:of )?(?=the |his |her |their |of |them|it\b|an? )/g, '1/2 of '],
  [/\b(?:exactly )?half as\b/g, '1/2 times as'],
  [/\bhalf (?:the number of|as many)\b/g, '1/2 times as many'],
  [/\btwice\b/g, '2 times'],
  [/\b(?:double|two times) (?=the |as |what )/g, '2 times '],
  [/\btriple (?=the |as |what )/g, '3 times '],
  [new RegExp(String.raw`\b(${wholeName})\b`, 'g'), (_, a) => `${wholes[a]}`],
  [/\b(\d+) and (?:a|1) half\b/g, '$1 1/2'],
  [/\b(\d+) dozen\b/g, (_, n) => `${Number(n) * 12}`],
  [/\ba dozen\b/g, '12'],
  [/\b(in|for|after) (?:an?|one) (?=(?:week|day|hour|year|month|minute)\b)/g, '$1 1 '],
  [/\b(\d+(?:\.\d+)?) ?(?:dollars?|usd|bucks)\b/g, '$$$1'],
  [/\$ (?=\d)/g, '$$'],
  [/\b(\d{1,2}) ?(?:cents?|¢)/g, (_, n) => `$0.${n.padStart(2, '0')}`],
  [/\b(\d+(?:\.\d+)?) (?:percent|per cent)\b/g, '$1%'],
  [/(\d) %/g, '$1%'],
  [/\bmph\b|\bmi\/h(?:r)?\b/g, 'miles per hour'],
  [/\bkm\/h(?:r)?\b|\bkph\b/g, 'kilometers per hour'],
  [/\bhrs?\b/g, 'hours'],
  [/\bmins?\b/g, 'minutes'],
  [
    new RegExp(
      String.raw`(?<=[\d.]+ (?:[a-z]+ ){0,3})(?:an?|each|every|for each|for every) (${period})\b(?! (?:later|ago))`,
      'g',
    ),
    'per $1',
  ],
  [/\bfor (?:each|every) /g, 'per '],
  [/\b(?:apiece|a piece)\b/g, 'each'],
  [/\b(?:altogether|all together|in total|combined|in all|total in all)\b/g, 'altogether'],
  [/\bat first\b|\bto (?:start|begin) with\b|\binitially\b/g, 'at first'],
  [/\b(?:he|she|it|they|we|i|you)'(?:ve|s got)\b/g, (whole) => `${whole.split("'")[0]} have`],
  [
    /\b(?:also|already|now|just|only|then|currently|still|later|next|exactly|about)\b(?! (?:day|week|month|year)s?)/g,
    ' ',
  ],
  [
    /(\d\/\d+) (?:of )?(?:an?|one) (?=cup|mile|pound|gallon|hour|teaspoon|tablespoon|kilometer|yard|liter|foot|dozen|quart|pint)/g,
    '$1 ',
  ],
  [/\s+/g, ' '],
];

const asks =
  /\b(?:how (?:many|much|old|long|far|fast|tall|heavy|deep|high)|what(?: is| are| was| were| will| did| does| would| total| number|'s)?|find|in how many|after how many|for how many|at what|when will|which)\b/;

/** Where or when something happens, told before the clause. */
const place =
  /^(?:at|on|in|during|over|after|by) (?:the |a |an |his |her |their |one )?(?:(?:first|second|third|next|last) )?(?!\d|how |what |many )[a-z]+(?: [a-z]+)?, |^(?:at the (?:first|next|second|last) stop|(?:on|in) (?:the )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|afternoon|evening)|yesterday|today|one day|last (?:week|month|year)|this (?:week|month|year)),? /;

const clean = (text: string): string => text.replace(/^[\s,;:]+|[\s,;:.?!]+$/g, '');

/** The last sentence that asks, parted from what it tells itself: `if …, how many …`, `how many … if …`. */
function splitAsked(sentence: string): { told: string[]; asked: string } | null {
  const at = asks.exec(sentence);
  if (!at) return null;
  const before = clean(sentence.slice(0, at.index))
    .replace(/^(?:if|when|suppose|given that)\s+/, '')
    .replace(/\s+(?:and|then|,)$/, '');
  const [question = '', ...conditions] = sentence.slice(at.index).split(/,? (?:if|given that) /);
  if (conditions.length > 1) return null;
  const [condition] = conditions;
  if (condition !== undefined && !/\d/.test(condition))
    return { told: before === '' ? [] : [before], asked: `${clean(question)} if ${clean(condition)}` };
  return { told: [before, ...conditions].map(clean).filter((part) => part !== ''), asked: clean(question) };
}

/** Reads a typed text as a story; null where it does not end with one question. */
export function readStoryText(typed: string): StoryText | null {
  const text = rewrite(typed.toLowerCase(), plainer);
  const sentences = text
    .split(/(?<=[.?!;])\s+/)
    .map(clean)
    .filter((part) => part !== '');
  const last = splitAsked(sentences.at(-1) ?? '');
  const told = sentences.slice(0, -1);
  if (!last || told.some((part) => /\b(?:how (?:many|much|old|long)|what is|find)\b/.test(part))) return null;
  return {
    told: [...told, ...last.told].map((part) => part.replace(/^(?:if|suppose) /, '').replace(place, '')),
    asked: last.asked,
  };
}
