import { regex } from '../../reading/regex.ts';

/** Words that carry a relation: a name or a thing never holds one, so a clause that does is not read as something simpler. */
const meaning =
  'more|fewer|less|than|each|every|per|half|times|as|and|or|if|when|while|but|not|no|none|total|altogether|left|all|both|other|others|another|remaining|rest|except|how|many|much|what|who|which|that|until|before|after|ago|some|same|together|between|average|equal|equally|first|second|last|them|most|least|next|again|instead|without';
const joining =
  'at|from|for|on|in|to|with|into|onto|around|during|inside|near|by|of|off|out|away|is|are|was|were|has|have|had|does|do|did|will|would|can|got|gets|get|gave|gives|went|came|goes|comes';
const meaningWords = new Set(meaning.split('|'));
const joiningWords = new Set(joining.split('|'));
/** Words of a relation in capitals, and those that begin no name with one: so that names are told apart by their letters. */
const markWord = (word: string): string =>
  meaningWords.has(word)
    ? word.toUpperCase()
    : joiningWords.has(word)
      ? `${word.charAt(0).toUpperCase()}${word.slice(1)}`
      : word;
const mark = (text: string): string => text.replace(/(?<![\\{$<\w'])[a-z][a-z']*(?![\w}>])/g, markWord);

const word = "[A-Za-z][a-z'-]*";
const first = "[a-z][a-z'-]*";
const article = '(?:the |an? |his |her |their |my |our |your |its )?';
const place = 'At|From|For|On|In|To|With|Into|Onto|Around|During|Inside|Near|By';
const tail = `(?: (?:${place})(?: (?:the|an?|his|her|their|my|our|its))? ${first}(?: ${word}){0,3}| (?:today|yesterday|tomorrow|this (?:morning|week|month|year)|LAST (?:night|week|month|year)|At FIRST|as well|too)){0,2}`;

const tokens: Readonly<Record<string, string>> = {
  s: `(?<s>${article}${first}(?: ${word}){0,2}?)`,
  t: String.raw`(?<t>${article}${first}(?: ${word}){0,2}?)`,
  N: String.raw`(?<N>${first}(?: ${word}){0,3}?)`,
  M: String.raw`(?<M>${first}(?: ${word}){0,3}?)`,
  v: String.raw`(?<v>[a-z]+)`,
  u: String.raw`(?<u>[a-z]+)`,
  w: String.raw`(?<w>[a-z]+)`,
  time: '(?<time>seconds?|minutes?|hours?|days?|weeks?|months?|years?)',
  n: String.raw`(?<n>\d+ \d+\/\d+|\d+\/\d+|\d*\.\d+|\d+)`,
  m: String.raw`(?<m>\d+ \d+\/\d+|\d+\/\d+|\d*\.\d+|\d+)`,
  f: String.raw`(?<f>\d+\/\d+)`,
  k: String.raw`(?<k>\d+\/\d+|\d*\.\d+|\d+)`,
  $p: String.raw`\$(?<p>\d*\.\d+|\d+)`,
  $q: String.raw`\$(?<q>\d*\.\d+|\d+)`,
  pc: String.raw`(?<pc>\d*\.\d+|\d+)%`,
  the: article,
  rest: "(?: [A-Za-z][a-z'-]*){0,8}",
  tail,
};

/** A way to tell a clause, with the least and the most numbers it holds: a text with others is not tried against it. */
export type Clause = { readonly pattern: RegExp; readonly least: number; readonly most: number };

const eitherNumber = /\(\?:\{n\}(?: \{N\})?\|\{\$p\}\)/g;
const numberToken = /\{(?:[nmkf]|pc|\$[pq])\}/g;
const optional = /\((?:\?:|\?<\w+>)?[^()]*\)\?/g;

function withoutOptional(template: string): string {
  const rest = template.replace(optional, '').replace(/\((?:\?:)?([^()?]*)\)(?!\?)/g, '$1');
  return rest === template ? rest : withoutOptional(rest);
}
const countIn = (template: string): number =>
  (template.match(numberToken)?.length ?? 0) + (template.match(/(?<![\w{,])2(?![\w},])/g)?.length ? 1 : 0);

/** A clause told whole: `{s} (?:has|had) {n} {N}{tail}`. */
export function clause(template: string): Clause {
  const one = template.replace(eitherNumber, '{n}');
  const source = mark(template).replace(/\{(\$?\w+)\}/g, (whole, name: string) => tokens[name] ?? whole);
  return { pattern: regex`^${source}$`, least: countIn(withoutOptional(one)), most: countIn(one) };
}

/** Whether a text holds a word that carries a relation. */
export const carriesRelation = (text: string): boolean =>
  (text.match(/[a-z']+/g) ?? []).some((one) => meaningWords.has(one));

export type Groups = Readonly<Record<string, string | undefined>>;

const countNumbers = (text: string): number => text.match(/\d+ \d+\/\d+|\d+\/\d+|\d*\.\d+|\d+/g)?.length ?? 0;

const lowered = (groups: Groups): Groups =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, value?.toLowerCase()]));

/** What one of several templates holds, or null. */
export function match(text: string, clauses: readonly Clause[]): Groups | null {
  const numbers = countNumbers(text);
  const marked = mark(text);
  for (const { pattern, least, most } of clauses) {
    const found = numbers < least || numbers > most ? null : pattern.exec(marked);
    if (found) return lowered(found.groups ?? {});
  }
  return null;
}

const irregular = new Map(
  'children=child people=person men=man women=woman feet=foot inches=inch geese=goose buses=bus mice=mouse teeth=tooth loaves=loaf knives=knife leaves=leaf halves=half shelves=shelf'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

/** The one form of a word for things: apples, boxes and berries as apple, box and berry. */
function singular(name: string): string {
  const known = irregular.get(name);
  if (known !== undefined) return known;
  if (/ies$/.test(name)) return name.replace(/ies$/, 'y');
  if (/(?:ch|sh|x|ss|zz|to)es$/.test(name)) return name.replace(/es$/, '');
  return /(?:ss|us|is)$/.test(name) ? name : name.replace(/s$/, '');
}

const bare = (name: string): string => name.replace(/^(?:the|an?|his|her|their|my|our|your|its) /, '').trim();

const many = new Map([...irregular].map(([more, one]) => [one, more]));
/** A name as it is said of several: box, berry and foot as boxes, berries and feet. */
export function plural(name: string): string {
  const [kind = '', ...of] = name.split(' of ');
  const words = kind.split(' ');
  const one = singular(words.pop() ?? '');
  if (/^(?:mm|cm|m|km|in|ft|yd|mi|kg|g|mg|lb|lbs|oz|ml|l|°[cf]?)$/.test(one) || one === '') return name;
  const regular = /[^aeiou]y$/.test(one)
    ? one.replace(/y$/, 'ies')
    : /(?:ch|sh|x|s|z)$/.test(one)
      ? `${one}es`
      : `${one}s`;
  return [[...words, many.get(one) ?? regular].join(' '), ...of].join(' of ');
}

/** The words of a thing in one form, its kind last: `red pens` is `red pen`. */
export const thing = (name: string): string => bare(name).split(' ').map(singular).join(' ');

/** Whether two names are of the same things: the shorter may leave words out before its last one. */
export function sameThing(a: string, b: string): boolean {
  const [long, short] = [thing(a).split(' '), thing(b).split(' ')].sort((x, y) => y.length - x.length);
  return long?.at(-1) === short?.at(-1) && (short ?? []).every((part) => long?.includes(part));
}

export const person = (name: string): string => bare(name);

/** Units of measure: their amounts need not be whole. */
const measures =
  /^(?:mile|kilometer|km|meter|foot|inch|yard|centimeter|cm|hour|minute|second|day|week|month|year|pound|ounce|gram|kilogram|kg|ton|cup|liter|litre|gallon|quart|pint|tablespoon|teaspoon|acre|degree|dollar|mile per hour)$/;
export const isMeasure = (name: string): boolean =>
  measures.test(
    thing(name.split(' of ')[0] ?? '')
      .split(' ')
      .at(-1) ?? '',
  );
