import { turningWords } from '../reading/turning-words.ts';
import type { ProblemKind, Solution } from '../solution.ts';

/** Phrases that turn nothing: names of what is known by such a word, and wishes for the form of the answer. */
const names =
  /\b(?:yes or no|leaves(?= (?:a |the )?remainder\b)|(?<=^which (?:one |number )?is )(?:more|less)(?! than)|each pair of (?:end ?)?points|(?<=\b(?:is|be) )exactly(?= \$?\d)|no (?:calculator|wind|current)|(?:least|greatest|lowest) common|lowest terms|least degree|first quartile|(?:upper|lower) half|free throws?|rest stop|gone (?:down|up)|ignore your height|charges nothing|(?<=\b(?:bag|box|jar|drawer|urn|bin|basket|bowl|container) )contains(?= \d)|(?<=\bfee )but(?= (?:\$|(?:it's|its|it is|costs?|charges?|is|pays?)\b))|divided(?= \$)|given(?= by)|has taken(?= \d)|not want to spend|have already(?= \d)|then(?= (?:[a-z]'{0,2}(?: ?\([^()]*\))?|d[a-z]\/d[a-z]) ?= ?[?_ ]*$)|but we are|i (?:only need|got)[^.?!]*|leave (?:[a-z]+ )*(?:pi|π|exact|radicals?|fractions?))(?![a-z])|(?<=%) (?:confidence(?! interval)|more(?= off))/g;

/** The words that the methods of a kind have a part for; any other turning word is none of their problem. */
const owned: Partial<Record<ProblemKind, string>> = {
  arithmetic:
    'difference divided half less more squared increase decrease then product double twice reduce cut',
  comparison: 'least greater put smallest larger largest highest lowest smaller',
  conversion: 'half second',
  counting: 'exactly different if must once each other first second then given',
  derivative: 'if increasing decreasing increase increases change second each rest dropped',
  expand: 'product each squared cut off every',
  'exponential-equation': 'double if after decreases each every exactly left',
  exponents: 'only no bottom',
  factors: 'divided first product',
  function: 'excluded if neither not left reflected then moved new shifted first given',
  'function-value': 'if after left bottom highest last given dropped',
  geometry:
    'other each more if cut parallel then same twice larger smaller top bottom supplementary complementary supplement complement outside inside less included largest smallest half both first second missing left only remaining rest rests least most given off back must leave',
  graph: 'shift highest after',
  integral: 'exactly left',
  line: 'perpendicular parallel reflect reflected reflection then new left other after put neither',
  'linear-equation': 'divided if supplementary complementary parallel other cut same each missing no none',
  'linear-inequality': 'least most must twice half greater less more no',
  logarithm: 'more',
  mean: 'missing other if',
  money:
    'after off then each change if put before leave half last added must every new reduced back another including includes double dropped but',
  'number-sentence':
    'if greater least already twice less more increased decreased half product every after difference divided then both most each largest quotient double doubled tripled multiplied added same left contains',
  percent:
    'increase decrease before change after increased decreased decreases reduce if but then every last new off dropped more less next',
  'polynomial-division': 'divided quotient',
  probability:
    'exactly replacement not without both twice greater less if once least then each last no doubles',
  proportion: 'same if every next',
  quadratic: 'each less more twice squared exactly last after first then highest back both larger product',
  ratio: 'if',
  'rational-expression': 'excluded not reduce reduced',
  rate: 'until same back if leaves leave after then together later both took second each only other another every before but last alone parallel half rest stop first more',
  'scientific-notation': 'both',
  sequence: 'first second next difference each more after before if neither given',
  series: 'first each more after second dropped until stops every next together difference before if',
  slope: 'change perpendicular',
  spread: 'if',
  story:
    'halved halves after each same every more other left another if cut together twice product new no then half first must less until both doubles put difference added next most dropped largest smaller only last ago rest again double none larger back second least supplementary complementary drops included decreases decreased increases increased took off inside outside leaves leave fewer exactly adding triples before adds remain remains later alone lowest smallest missing contains',
  system: 'if both',
  trigonometry: 'leave top bottom if then other exactly same after largest smallest each must included first',
  undefined: 'divided',
  vector: 'product if same given perpendicular',
};

const ownWords = new Map(
  Object.entries(owned).map(([kind, words]) => [kind, new Set(words.split(' '))] as const),
);

/** What a kind has no part for, although it knows the word in other problems. */
const unowned: Partial<Record<ProblemKind, RegExp>> = {
  factors: /\b(?:factor|gcf|gcd|hcf|lcm|divisor|multiple)\b.*\d.*\b(?:divided|times)\b/,
  'function-value':
    /\b(?:velocity|acceleration|speed|lineari[sz]\w*)\b|\bhow far\b.*\bfrom (?:its|the) (?:start|origin)\b/,
  geometry:
    /\b(?:supplement|complement) of the (?:\w+ angle|last|other)\b|\bone (?:of its )?faces?\b|\bsurface area of (?:its|the) (?:top|bottom)\b|\b(?:same|equal) (?:area|perimeter|volume)s? (?:as|to)\b|^(?=.*\b(?:cones?|cylind\w+|silo|cube|box|prism|pyramid)\b)(?=.*\b(?:hemispher\w+|half[- ](?:of )?(?:an? |the )?(?:sphere|ball)|dome)\b)|^(?=.*\bcones?\b)(?=.*\b(?:cylind\w+|silo)\b)(?=.*\b(?:on top|topped|sits? on|attached|joined|cut out|carved|drilled|removed|hollow\w*)\b)/,
  money: /\binterest on (?:the )?interest\b/,
  mean: /\bgeometric mean\b|\baverage value of\b/,
  probability: /\bno [a-z]+ on any\b|^(?=.*\bcoins?\b).*(?:\d?\.\d|\d ?%)/,
  sequence: /\bsum of\b.*\d(?:st|nd|rd|th) (?:term )?(?:to|through|until)\b/,
  slope: /\([^()]*,[^()]*\).*\([^()]*,[^()]*\)(?<=\bperpendicular\b.*)/,
  story:
    /\b(?:find|what is|what's|calculate) (?:their|the) product\b|\bhalf-? ?li(?:fe|ves)\b.*\b(?:left (?:his|her|the|its)|gone|decayed|lost|removed)\b|\b(?:tripl|doubl|halv)\w+ every\b.*\bago\b/,
};

/** Whether the method that answered has a part for each word that turns its problem. */
export function ownsWords({ problem, kind }: Solution): boolean {
  const text = problem
    .replace(/\b[A-Z]{2,3}(?= ?=)/g, ' ')
    .toLowerCase()
    .replace(/ ?′/g, "'")
    .replace(/[’`´]/g, "'")
    .replace(names, ' ');
  if (unowned[kind]?.test(text)) return false;
  return [...text.matchAll(turningWords)].every(([word]) => ownWords.get(kind)?.has(word) === true);
}
