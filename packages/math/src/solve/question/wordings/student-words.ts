import { type Rewriting, rewrite } from '../../reading/rewrite.ts';
import { correctedWords } from '../../reading/spelling.ts';

/** What students write for a word, and the word. */
const shorthand: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  ppl: 'people',
  evry: 'every',
  btwn: 'between',
  betw: 'between',
  nite: 'night',
  tonite: 'tonight',
  wat: 'what',
  midpt: 'midpoint',
  pt: 'point',
  seq: 'sequence',
  temp: 'temperature',
  temps: 'temperatures',
  '1st': 'first',
  '2nd': 'second',
  avg: 'average',
  thru: 'through',
  deriv: 'derivative',
  derivs: 'derivatives',
  integ: 'integral',
  int: 'integral',
  ext: 'exterior',
  circ: 'circumference',
  circumf: 'circumference',
  diam: 'diameter',
  payed: 'paid',
  quizes: 'quizzes',
  perim: 'perimeter',
  vol: 'volume',
  perp: 'perpendicular',
  eqn: 'equation',
  eqns: 'equations',
  eqs: 'equations',
  coords: 'coordinates',
  coeff: 'coefficient',
  calc: 'calculate',
  approx: 'approximately',
  gonna: 'going to',
  wanna: 'want to',
  gimme: 'give me',
  lemme: 'let me',
  hrs: 'hours',
  hr: 'hour',
  mins: 'minutes',
  secs: 'seconds',
  yr: 'year',
  yrs: 'years',
  wks: 'weeks',
  lbs: 'pounds',
  tix: 'tickets',
  nums: 'numbers',
  frac: 'fraction',
  fracs: 'fractions',
  rect: 'rectangle',
  cyl: 'cylinder',
  tri: 'triangle',
  pos: 'positive',
  neg: 'negative',
  prob: 'probability',
  bday: 'birthday',
  thats: "that's",
  cuz: 'because',
};
const short = new RegExp(
  String.raw`(?<![\w\\'.]|[=+*/^-]\s*)(?:${Object.keys(shorthand).join('|')})(?![\w'(]|\s*[=+*/^<>]|(?<=\bint) angles?\b)`,
  'gi',
);

/** Short ways to say what stands here at length. */
const phrases: readonly Rewriting[] = [
  // `80$` is $80 where no sign stands before its number.
  [/(?<!\$\s?\d.*)(?<![\d.$,])(\d[\d,]*(?:\.\d+)?)\$(?![\d(a-z\\])(?!.*\$\s?\d)/gis, '$$$1'],
  // A decimal with two places behind a word that prices is an amount of money.
  [
    /(?<!\$.*)\b(costs?|price(?: of| is)?|pays?|paid|sells? for|is|are|for|from|to) (\d+\.\d\d)(?=\s*(?:[.,;?!]|$|and\b|how\b|to\b|each\b|what\b|per\b|an? )(?!\d))(?=.*\b(?:cost|pay|price|how much)\b|(?<=\b(?:cost|price|pay).*))(?!.*\$)/gis,
    '$1 $$$2',
  ],
  [/\beach pays\s*\?*$/gi, 'how much does each pay?'],
  [
    /\b(an? (?:circle|circular [a-z]+|pizza|wheel|plate|cookie|round [a-z]+)) is (\d[\d.]* ?[a-z]+) across\b/gi,
    '$1 has a diameter of $2',
  ],
  [/\ba number and (?:its double|twice itself|double itself)\b/gi, 'a number and twice the number'],
  // Some of a kind have a price, and more of the same kind are asked for.
  [
    /(?:\bif )?(?:\ban? (?:pack|box|bag|set|case|carton|package) of )?\b(\d+ ([a-z]+)) (?:is|are|costs?|sells? for) (\$\d[\d.]*\d)[.,;?]? how much (?:for|are|is|do|does|would|will) (\d+ \2)(?: be| cost)?\b/gi,
    '$1 cost $3. how much do $4 cost',
  ],
  [
    /\bnumbers (?:(?:have a )?sum (?:of |to )?|add (?:up )?to )(\d+) and (?:differ by|(?:have a )?difference(?: of)?) (\d+)/gi,
    'numbers have a sum of $1 and a difference of $2',
  ],
  // `solve 4 x n y`, `he turns n walks`, `15% w tax`, `shell be`: letters and digits that stand for a word by its sound.
  [
    /\b(solve|find) 4 ([a-z])(?: ?(?:n|and|&|,) ?([a-z]))?\b/gi,
    (_, verb: string, one: string, other?: string) => `${verb} for ${one}${other ? ` and ${other}` : ''}`,
  ],
  [
    /(?<=[a-z]{3,} |\d |\b(?:m|cm|ft|km|up|it) )n (?=(?:then|the|an?|he|she|they|it|i|you|we|his|her|my|has|had|goes|went|gets?|got|gave|pays?|paid|spends?|buys?|sells?|turns?|walks?|drives?|rotates?|finds?|eats?|uses?|loses?|lost|falls?|fell|drops?|rises?|rose)\b)/gi,
    'and ',
  ],
  [
    /(?<=[a-z]{3,} |\d )w (?=\d[\d.]* ?(?:%|percent)|(?:an?|the|my|his|her|no|imaginary|complex)\b|radius|height|side|mean)/gi,
    'with ',
  ],
  [/\b(s?he|they|it)ll (?=[a-z])/gi, '$1 will '],
  // What one has to find is asked for: `how much a jacket costs`.
  [/\bhow much ((?:an?|the|his|her|my) [^.?!,;]*?) costs\b/gi, 'how much does $1 cost'],
  // Shadows are told in two sentences, and asked for in a third.
  [
    /(?<=\bshadow),?(?: and| while)? at (?:the )?same time,? (?=(?:an?|the|his|her|my) )(?=.*\bshadow\b)/gi,
    '. At the same time ',
  ],
  [/(?<=\bshadow\b.*\bshadow) (?=how (?:tall|high)\b)/gi, '. '],
  // Beside a price in dollars a price for a time is one too.
  [
    /(?<=\$\d.*\b(?:plus|and|is|its|it's|for|charges?|costs?|pays?) )(\d+(?:\.\d\d)?)(?= (?:an?|per|each|every) (?:month|week|day|year|hour|class|visit|session|minute)\b)/gi,
    '$$$1',
  ],
  [/\bits (?=\$\d)/gi, "it's "],
  [/\bint (?=angles?\b)/gi, 'interior '],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/ ?(?=[a-z\d])/gi, 'with '],
  [/\bb\/w\b/gi, 'between'],
  [/(?<=\bhow (?:much|many) )r (?=\d)/gi, 'are '],
  [/\bper sec\b(?![\s(]*x)/gi, 'per second'],
  [/(?<=[a-z]{3,}s )n (?=\d+ [a-z]{3,})/gi, 'and '],
  [/(?<=[a-z] )r (?=u\b|you\b|they\b|there\b|on\b|the\b|my\b|in\b)/gi, 'are '],
  [/(?<=\b(?:[a-z]{3,}s|ages|numbers|angles|sides|legs) )r (?=\$?\d|[a-z]{2,})/gi, 'are '],
  [
    /\bderive (?=(?:y\s*=|f\(x\)\s*=)?[^a-z]*(?:\d*[a-z]\b|[a-z]\^|\d|sin|cos|tan|ln|log|e\^|\())/gi,
    'differentiate ',
  ],
  [/\bmax (?=area|volume|value|height|profit|product|revenue)/gi, 'maximum '],
  [/\bmin (?=area|value|cost|distance)/gi, 'minimum '],
  [
    /\b(mom|dad|brother|sister|son|daughter|friend|mother|father|aunt|uncle)s(?= (?:age|money|number|height|score)\b)/gi,
    "$1's",
  ],
  [/(?<![\d.$])(\d{1,2}) ?(?:cents|¢)(?= (?:a|an|per|each|for each|for every|every)\b)/gi, '$$0.$1'],
  [
    /[\s.,;(]*\b(?:(?:give|leave|keep|write|express|put)\s+(?:it|(?:your|the|my)?\s*answers?)\s+)?in terms of (?:pi|π)\)?[\s.!?]*$/gi,
    '',
  ],
  [/(=\s*[^=.,;?]*[a-z\d)²]) (?:feet|ft|meters?|m)(?=\s*[.,;?]| after\b| above\b)/gi, '$1'],
  [
    /(?<![\d.])(\d+(?:\.\d+)?) and (\d+(?:\.\d+)?) (mph|kph|km\/h|m\/s|miles per hour|kilometers per hour)\b/gi,
    '$1 $3 and $2 $3',
  ],
  // What is counted is told as an amount, and what is compared with the words of another language.
  [
    /\bhow much (?=(?:of (?:the )?)?(?:hours|minutes|seconds|days|weeks|months|years|times|km|kilometers|miles|meters|cm|kg|kilos|grams|liters|pages|people|kids|children|students|friends|tickets|books|apples|pieces|packs|boxes|bags|bottles|cars|games|points|tables|chairs|coins|cookies|cm2|cm\^2|m2|m\^2)\b)/gi,
    'how many ',
  ],
  [
    /\btimes so (old|long|big|large|much|many|tall|high|heavy|fast|far|wide|expensive) (?:as|like)\b/gi,
    'times as $1 as',
  ],
  [
    /\b(twice|half) so (old|long|big|large|much|many|tall|high|heavy|fast|far|wide|expensive) (?:as|like)\b/gi,
    '$1 as $2 as',
  ],
  [/\bsame (?:high|tall)\b/gi, 'same height'],
  [/\bsame old\b/gi, 'same age'],
  [/\bsame long\b/gi, 'same length'],
  [/\bsame heavy\b/gi, 'same weight'],
  [/\b(same|equal) like\b/gi, '$1 as'],
  [
    /\b((?:fast|slow|old|young|tall|short|long|big|large|small|high|low|heav[iy]|cheap|great|few)(?:er)|more|less) then(?= [a-z\d])/gi,
    '$1 than',
  ],
  [
    /\b(company|gym|club|shop|store|taxi|cab|plumber|plan|firm|service|studio|school)( [a-z]\b)? takes? (?=[$€]?\d)/gi,
    '$1$2 charges ',
  ],
  [/(?<![\d.$])(\d[\d,]*(?:\.\d+)?)[ -](?:dollars?|bucks)(?![a-z])/gi, '$$$1'],
  [
    /\b((?:simple |compound )?interest (?:earned )?(?:on|for)|earn(?:s|ed)? on|invest(?:s|ed|ing)?|deposit(?:s|ed)?|borrow(?:s|ed)?|loan of|principal(?: of| is)?|tip (?:on|for)|tax (?:on|for)|discount on|put) (?:an? |the )?(?=\d[\d,]*(?:\.\d+)?(?: (?:at|in|into|for|bill|meal|item)\b|[\s.,?]*$))/gi,
    '$1 $$',
  ],
];
const twoDigits = (text: string): string =>
  text.replace(/\$0\.(\d)(?!\d)(?= (?:a|an|per|each|for|every)\b)/g, '$$0.0$1');

/** Longest text whose words are looked at one by one. */
const longest = 400;

/** A request in full words: what is written short is written out, and mistyped words are put right; all others stay as they are. */
export function withSpelling(text: string): string {
  if (text.length > longest) return text;
  const written = text.replace(short, (found) => shorthand[found.toLowerCase()] ?? found);
  return correctedWords(twoDigits(rewrite(written, phrases)))
    .replace(/\s*,?\s*\b(?:can|could) (?:u|you) (?:pls |please )?solve(?: it| this| these)?[\s?.!]*$/i, '')
    .replace(
      /\b(radians?|degrees?|cm|m|km|miles|feet|hours|minutes) 2 (?=radians?|degrees?|cm|m\b|km|miles|feet|hours|minutes)/i,
      '$1 to ',
    );
}
