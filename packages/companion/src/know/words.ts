import { plainMath } from '../hints/plain-math.ts';

/** How hurried thumbs write everyday words. A single letter stands for its word only where a word may stand. */
const shortForms: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  wat: 'what',
  wut: 'what',
  wht: 'what',
  whut: 'what',
  whats: 'what is',
  wats: 'what is',
  whatre: 'what are',
  wheres: 'where is',
  hows: 'how is',
  whys: 'why is',
  thats: 'that is',
  dose: 'does',
  dosnt: 'does not',
  doesnt: 'does not',
  dont: 'do not',
  cant: 'can not',
  wont: 'will not',
  isnt: 'is not',
  arent: 'are not',
  wasnt: 'was not',
  didnt: 'did not',
  im: 'i am',
  ive: 'i have',
  idk: 'i do not know',
  cuz: 'because',
  cus: 'because',
  bc: 'because',
  coz: 'because',
  b4: 'before',
  tho: 'though',
  thx: 'thanks',
  ty: 'thanks',
  pls: 'please',
  plz: 'please',
  plez: 'please',
  ppl: 'people',
  diff: 'difference',
  btw: 'by the way',
  ya: 'you',
  da: 'the',
  n: 'and',
  ans: 'answer',
  eq: 'equation',
  eqn: 'equation',
  probs: 'problems',
  prob: 'problem',
  num: 'number',
  nums: 'numbers',
  denom: 'denominator',
  numer: 'numerator',
  neg: 'negative',
  negs: 'negatives',
  pos: 'positive',
  pythag: 'pythagorean',
  deriv: 'derivative',
  trig: 'trigonometry',
  perm: 'permutation',
  sqrt: 'square root',
  explane: 'explain',
  explian: 'explain',
  rly: 'really',
  smth: 'something',
  sth: 'something',
  tmrw: 'tomorrow',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'have to',
  lemme: 'let me',
};

/** Small letters without accents and apostrophes; short forms in full. Numbers and signs stay. */
export function plainWords(text: string): string {
  const plain = /[$\\]/.test(text) ? plainMath(text) : text;
  return (/\P{ASCII}/u.test(plain) ? plain.normalize('NFKD').replace(/\p{M}+/gu, '') : plain)
    .toLowerCase()
    .replace(/[’'`´]/g, '')
    .replace(/[−–]/g, '-')
    .replace(/^\W*y\b(?=\s+(?:is|are|do|does|did|cant|can|dont|isnt|not|the|we|you|u|i)\b)/, 'why')
    .replace(
      /(?<=[a-z?!.]\s|^)(?<!\b(?:let|call|write|for|use|where)\s)(?:[a-z]+\d?)(?=[\s?!.,]|$)(?!\s*[=^+])/g,
      (word) => shortForms[word] ?? word,
    )
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Words that carry no topic in a question. */
const empty = new Set(
  `a an the is are was were be been being am do does did done doing can could would will shall may might must have has had
  having i you your yours we us our he she they it its this that these those there here my me her him them their what which
  who whom whose when where why how of for to in on at by from with about into as and or but so if then than please thanks
  help explain tell show ask asks asked asking come comes give gives given teach know understand understood get gets got again just really like ok okay hey hi
  hello um uh lol bro thing things something anything anyone someone somebody everything math maths concept word stuff
  some any also still even ever want say says said call called only too very well let lets going go goes actually exactly
 supposed hell heck damn
  one ones because though way ways kind sort lot much many more most other another same such each every all both
  que es la el un una de lo los las por como se`.split(/\s+/),
);

/** Phrases whose single words would mislead, as one word or in better known ones. */
const phrases: readonly (readonly [RegExp, string])[] = [
  // What was masked has no topic.
  [/\[(?:name|email|phone number|address|school|number|birthday|password|account)\]/g, ' '],
  // Behind a word, or more than one, it only calls out.
  [/(?<=[a-z]{2})!+|!{2,}/g, ' '],
  [/∩/g, ' intersection '],
  [/∪|\b(?:the|a|that|this|little|big) u\b(?= (?:thing|sign|symbol|between|mean))/g, ' union '],
  [/→/g, ' arrow '],
  [/∞/g, ' infinity '],
  [/≈/g, ' approximate '],
  [/⊥/g, ' perpendicular '],
  [/∥/g, ' parallel '],
  [/≅/g, ' congruent '],
  [/[a-z\d)]\s*\^\s*\(?0\)?(?![\d.])|\b(?:to|in) the (?:0|zero|zeroth)\b(?: power)?/g, ' zero exponent '],
  [/\^\s*\(?-\s*\d+\)?|\bto the (?:-|minus |negative )(?:\d+|one|two|three)\b/g, ' negative exponent '],
  [/\^\s*\(?\d+\/\d+\)?/g, ' rational exponent '],
  [/(?<![\d.])0(?![\d.])/g, ' zero '],
  [
    /\b(?:number|unit|called) i\b|\bi ?\^ ?2\b|\b(?<!\bdo )i squared\b|^ what is i\b(?! \w)|\bi (?:times|\*) i\b/g,
    ' imaginary unit ',
  ],
  [/(?<![a-z])[a-z]\s*\^\s*2(?!\d)|\bsquared\b/g, ' square '],
  [/(?<![a-z])[a-z]\s*\^\s*3(?!\d)|\bcubed\b/g, ' cube '],
  [
    /\b(?:does|do|did)\b((?: \S+){1,6}?) means?\b(?! (?:of|or|and|is|tell|say|change|absolute|value|deviation))/g,
    '$1 ',
  ],
  // "whats slope mean" asks what it means; "what is the sample mean" asks for one.
  [
    /\bwhat is (?!the |a |an |(?:sample|population|arithmetic|geometric|weighted) )(\S+(?: \S+){0,2}) means?\W*$/g,
    ' $1 ',
  ],
  [
    /\b(?:what|it|that|this|which|i|you|they|\d+) means?\b(?! of)|\bmeans? that\b|\bmeant\b|\bmeaning\b/g,
    ' ',
  ],
  [/\blike terms?\b/g, ' liketerm '],
  [/\bin (?:\w+ )?(?:terms|words)\b/g, ' '],
  [/\bboth sides\b/g, ' bothside '],
  [/\by ?= ?m ?x ?\+ ?b\b/g, ' slope intercept form '],
  [/\by ?= ?k ?x\b/g, ' proportional equation '],
  [/\bf ?\( ?[a-z] ?\)/g, ' function '],
  [/\bf ?\( ?g ?\( ?x ?\) ?\)/g, ' composition function '],
  [/\bright (?=angle|triangle|side)/g, 'right-'],
  [/\ba ?\^ ?2 ?\+ ?b ?\^ ?2 ?= ?c ?\^ ?2/g, ' pythagorean theorem '],
];

/** Words that say the same, as one of them. */
const same: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'flip reverse turn switch',
    'average mean',
    'denominator bottom',
    'numerator top',
    'bracket parenthesis parentheses',
    'negative minus',
    'subtract subtraction takeaway',
    'add addition plus sum',
    'multiply multiplication times product multiplied multiplying',
    'divide division divided dividing quotient split',
    'exponent power powers',
    'slope steep steepness',
    'probability chance odd likelihood likely',
    'opposite inverse',
    'output y-value y',
    'input x-value x',
    'letter variable unknown',
    'length long',
    'height tall high',
    'width wide',
    'big large great bigger larger greater',
    'small little smaller less',
    'begin start beginning starting',
    'picture drawing draw sketch diagram',
    'different difference',
    'alike similar',
    'grow growth increase increasing rise rising',
    'shrink decay decrease decreasing fall falling',
    'straight linear',
    'curve nonlinear curved',
    'guess estimate',
    'mistake error wrong',
    'rule law',
    'dollar money cost price',
    'circumference around',
    'cancel vanish disappear',
    'forever infinite endless infinity',
    'always everytime',
    'biggest largest greatest maximum max',
    'smallest least lowest minimum min',
    'reduce simplify simplest lowest-term',
    'figure shape',
  ].flatMap((line) => {
    const [first = '', ...others] = line.split(' ');
    return others.map((other) => [stem(other), stem(first)]);
  }),
);

/** A word without its usual endings, so that "dividing" meets "divided" and "triangles" meets "triangle". */
function stem(word: string): string {
  if (word.length <= 3) return word;
  const plain = word
    .replace(/(?<=[a-z]{3})(?:ies)$/, 'y')
    .replace(/(?<=[a-z]{2}(?:s|x|z|ch|sh))es$/, '')
    .replace(/(?<=[a-z]{2}[^su])s$/, '');
  if (plain.length <= 4) return plain;
  return plain
    .replace(/(?<=[a-z]{3})ly$/, '')
    .replace(/(?<=[a-z]{3})(?:ations?|ation)$/, '')
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')
    .replace(/(?<=[a-z]{3})e$/, '')
    .replace(/(?<=[bcdfgkmnprt])([bdgmnprt])\1?$/, '$1')
    .replace(/([bdgmnprt])\1$/, '$1');
}

/** Single letters that stand for an idea in a question. */
const kept = new Set(['e', 'm', 'b', 'f', 'k', 'x', 'y', 'n', 'd', 'r', 'u', '|', '!', '≤', '≥', '%']);

const forms = new Map<string, string | null>();

/** A word in the one form that stands for it and for those that say the same; null when it tells no topic. */
function formOf(word: string): string | null {
  const known = forms.get(word);
  if (known !== undefined) return known;
  const plain = stem(word);
  const form = tellsTopic(word) ? (same[plain] ?? plain) : null;
  if (forms.size < mostForms) forms.set(word, form);
  return form;
}

function tellsTopic(word: string): boolean {
  return word.length > 1 ? !empty.has(word) && !/^\d+$/.test(word) : kept.has(word);
}

const mostForms = 20_000;

/** "A'", and a mark that is asked about by itself. */
const marked = /\b[A-Z]['′’](?![a-z])|\b(?:little|the|this|that) ['′’](?!\w)/g;

/** The words of a text that tell its topic, each in one form, in their order. */
export function topicWords(text: string): string[] {
  let plain = ` ${plainWords(text.replace(marked, ' complement mark '))} `;
  for (const [phrase, words] of phrases) plain = plain.replace(phrase, words);
  const forms: string[] = [];
  for (const word of plain.match(/[\p{L}\p{N}]+(?:-[\p{L}]+)?|[|!≤≥%]/gu) ?? []) {
    const parts = word.includes('-') && !word.startsWith('right-') ? word.split('-') : [word];
    for (const part of parts) {
      const form = formOf(part);
      if (form !== null) forms.push(form);
    }
  }
  return forms;
}

/** Words that stand in questions about anything; alone they do not tell what a question is about. */
const loose = new Set(
  topicWords(
    `not add subtract multiply divide plus minus times number write find first last next step work answer right wrong
    over under input output question problem two three prove change use make take put bring start look see need
    wait new old other same whole part line letter value result solve calculate happen matter always never true false formula rule method`,
  ),
);

export const isLoose = (word: string): boolean => loose.has(word);

/** Words of talk about the help, as in "an easier example", "draw it", "is there a trick"; they stand for no idea. */
const ofTalk = new Set(
  topicWords(
    `example picture draw word simple simply simpler easy easier smaller short shorter different hint trick shortcut slow fast
    slowly break stuck lost confused hard already yes yeah yep no nope oh huh homework piece bit help dumb bad quiz
    ohh ohhh ahh huhh hmm hmmm haha lol cool fine nice nvm whatever thanks hate suck stupid fail math school teacher now test exam today tomorrow week monday tuesday wednesday thursday friday practice`,
  ),
);

/** Whether a word, in its one form, is of talk about the help. */
export const isOfTalk = (word: string): boolean => ofTalk.has(word);

/** Whether a text has a word that tells what it is about; mathematics alone has none, nor has talk about the help. */
export const namesTopic = (text: string): boolean =>
  /\p{L}{2,}/u.test(text) && !topicWords(text).every((word) => isLoose(word) || ofTalk.has(word));

/** The words of a text that tell a topic as they stand in it, without talk about the help and those that are let go. */
export const withoutTalk = (text: string, letsGo: (word: string) => boolean = () => false): string =>
  text
    .split(/\s+/)
    .filter((word) => topicWords(word).some((form) => !isOfTalk(form) && !letsGo(form)))
    .join(' ');
