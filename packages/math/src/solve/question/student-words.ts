import { type Rewriting, rewrite } from '../reading/rewrite.ts';

/** The words that mathematics is asked in. A word that is none of those known here, but near to one, is that word mistyped. */
const mathWords = (
  'absolute adjacent altitude amplitude angles antiderivative arithmetic arrangement arrangements asymptote asymptotes ' +
  'average balance binomial calculate cartesian center centimeters central circle circles circumference coefficient ' +
  'combination combinations common complement complementary complete completely complex composite composition compound ' +
  'compute conjugate consecutive convert coordinate coordinates cosine cubed cylinder decimal decrease degrees ' +
  'denominator derivative derivatives determinant determine deviation diagonal diameter difference differentiate ' +
  'dilate discount discriminant distance distribute divided division domain equation equations equilateral evaluate ' +
  'evaluated expand factor exponent exponential exponents expression exterior factorial factored factoring factorise ' +
  'factorize factors formula fraction fractions function functions general geometric greatest horizontal ' +
  'hypotenuse improper increase inequalities inequality infinity inscribed integer integers integral integrate ' +
  'intercept intercepts interest interior interquartile intersect interval inverse irrational isosceles kilometers ' +
  'lateral length linear logarithm logarithmic magnitude matrices matrix maximum measure median meters ' +
  'midpoint minimum mixed modulus multiple multiplied multiply negative nearest numerator numbers outlier ' +
  'outliers parabola parallel parallelogram parameter pentagon percent percentage percents perimeter period permutation ' +
  'permutations perpendicular phase point points polynomial polynomials positive prime prism probability problem ' +
  'problems product proportion pyramid pythagorean quadratic quadrilateral quartile quotient radian radians radical ' +
  'radicals radius ratio rational rationalize reciprocal rectangle rectangular reduce reflect reflection remainder ' +
  'rewrite rhombus rotate rotated rotation rounded scalene scientific sector semicircle sequence series simple simplest ' +
  'simplified simplify solution solutions solve solving sphere square squared standard statistics substitute ' +
  'substitution subtract supplement supplementary surface symmetry system tangent translate translation trapezoid ' +
  'triangle triangles trigonometric variable variance variation vector vectors vertex vertical vertices volume'
).split(' ');
/** Words that everyday problems turn on. */
const storyWords = (
  'altogether another around because before between borrowed bought change charges children choose cookies customers ' +
  'deposit deposited discount divide dollars downstream drives earned enclose equally estimate evenly faster fence fencing ' +
  'flipped gallons garden ground hours hundred inches invest invested investment ladder largest maximize minimize minutes ' +
  'money monthly months number original people person population pounds price quarters rectangles remaining research ' +
  'savings second seconds select selling shadow shorter smallest speed spinner students thousand tickets together total ' +
  'travels twice upstream walking weekly weighs weight without worth yearly years'
).split(' ');
/** Short words that mistyping turns around: two letters that stand beside each other. */
const shortWords = (
  'and area are chord find for from given graph have height how many mean mode much point prime slope solve than that ' +
  'the then there units what when which width with'
).split(' ');
/** Plain words that stand near one of these, and are meant as they are. */
const plainWords = new Set(
  (
    'actors angels brought chance chances distributive modules multiplies pints pythagoras rewrote simplifies simply center centers cents changed chose chooses coming compose computer computers concert counting ' +
    'country county derives dealer different differential differently dives driver drivers factory farther father fiber ' +
    'five fixed form former forms geometry grounds hungry infinite invent invented invents ladders larger leader letter ' +
    'literal longer lounge matter matters media medium meets minted mother month mouths numbers painted painter paints ' +
    'percentages pointed printed prints prison produce produced products quiet quite radios raining reader regions ' +
    'rejection reminder rental rented retail sample samples sayings serves single singles smiles spelling spend spends ' +
    'squares stairs stands starts states tables thought though three trail trails train trains transaction transactions ' +
    'travel trial trigonometry trips unite united values weekend weighed winter'
  ).split(' '),
);
const targets = [...mathWords, ...storyWords];
const known = new Set([...targets, ...shortWords]);

/** How many letters have to be added, left out, changed or swapped, at most two. */
function lettersApart(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 3;
}

const endings = ['s', 'es', 'd', 'ed', 'ing', 'ly', 'r', 'er', 'al', 'ion', 'or'];
const withoutE = new Set(['ed', 'ing', 'er', 'al', 'ion', 'or']);

/** Whether a word is a known one, with another ending or without its `e`. */
const isForm = (word: string): boolean =>
  known.has(word) ||
  known.has(`${word}s`) ||
  plainWords.has(word) ||
  endings.some((end) => {
    const stem = word.endsWith(end) ? word.slice(0, -end.length) : '';
    return (
      stem.length > 3 &&
      (known.has(stem) || known.has(`${stem}s`) || (withoutE.has(end) && known.has(`${stem}e`)))
    );
  });

/** Two letters that stand beside each other, swapped. */
const isSwapped = (a: string, b: string): boolean =>
  a.length === b.length &&
  a !== b &&
  [...a].sort().join('') === [...b].sort().join('') &&
  lettersApart(a, b) === 1;

const isNear = (word: string, other: string): boolean =>
  other.startsWith(word.charAt(0)) &&
  (other.length >= 9
    ? lettersApart(word, other) <= 2
    : other.length >= 6 && word.length >= 5
      ? lettersApart(word, other) <= 1
      : isSwapped(word, other));

/** The one known word that a mistyped word is near to; the word itself where there is none, or more than one. */
function corrected(typed: string): string {
  const word = typed.toLowerCase();
  if (isForm(word)) return typed;
  const swapped = shortWords.filter((other) => isSwapped(word, other));
  const near = word.length < 5 ? swapped : [...targets.filter((other) => isNear(word, other)), ...swapped];
  const stems = new Set(near.map((other) => other.replace(/s$/, '')));
  const [only] = near;
  return stems.size === 1 && only !== undefined ? only : typed;
}

/** What students write for a word, and the word. */
const shorthand: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  ppl: 'people',
  avg: 'average',
  thru: 'through',
  deriv: 'derivative',
  derivs: 'derivatives',
  integ: 'integral',
  int: 'integral',
  circ: 'circumference',
  circumf: 'circumference',
  diam: 'diameter',
  hight: 'height',
  hights: 'heights',
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
  String.raw`(?<![\w\\'.]|[=+*/^-]\s*)(?:${Object.keys(shorthand).join('|')})(?![\w'(]|\s*[=+*/^<>])`,
  'gi',
);

/** Short ways to say what stands here at length. */
const phrases: readonly Rewriting[] = [
  // `80$` is $80 where no sign stands before its number.
  [/(?<!\$\s?\d.*)(?<![\d.$,])(\d[\d,]*(?:\.\d+)?)\$(?![\d(a-z\\])(?!.*\$\s?\d)/gis, '$$$1'],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/ ?(?=[a-z\d])/gi, 'with '],
  [/\bb\/w\b/gi, 'between'],
  [/(?<=[a-z] )r (?=u\b|you\b|there\b|they\b|on\b|the\b|my\b|in\b)/gi, 'are '],
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
  return twoDigits(rewrite(written, phrases))
    .replace(/(?<![a-z\\'])[a-z]{3,18}(?![a-z])/gi, corrected)
    .replace(/\s*,?\s*\b(?:can|could) (?:u|you) (?:pls |please )?solve(?: it| this| these)?[\s?.!]*$/i, '')
    .replace(
      /\b(radians?|degrees?|cm|m|km|miles|feet|hours|minutes) 2 (?=radians?|degrees?|cm|m\b|km|miles|feet|hours|minutes)/i,
      '$1 to ',
    );
}
