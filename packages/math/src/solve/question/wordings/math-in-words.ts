import type { Rewriting } from '../../reading/rewrite.ts';

const signs: readonly (readonly [said: RegExp, sign: string])[] = [
  [/less than or equal to|at most|no more than/, '<='],
  [/greater than or equal to|more than or equal to|at least|no less than/, '>='],
  [/less than|smaller than|below|under/, '<'],
  [/greater than|more than|larger than|above|over/, '>'],
];
const compared =
  '((?:less|greater|more) than or equal to|at (?:most|least)|no (?:more|less) than|(?:less|smaller|greater|more|larger) than|below|above)';
const number = String.raw`(-?\d[\d./]*(?<!\.))`;
const functionNames: Readonly<Record<string, readonly [open: string, close: string]>> = {
  'cube root': ['cbrt(', ')'],
  'square root': ['sqrt(', ')'],
  'absolute value': ['|', '|'],
};

/** `the cube root of 2x - 3 is 3, what is x` as the relation it tells. */
function relationInWords(
  whole: string,
  ...[name = '', inside = '', said = '', value = '']: string[]
): string {
  const [open, close] = functionNames[name.toLowerCase()] ?? [];
  const body = inside.trim().replace(/^\((.*)\)$/, '$1');
  if (open === undefined || !/[a-z]/i.test(body) || /[a-z]{3}|[=<>]/i.test(body)) return whole;
  const sign = signs.find(([words]) => words.test(said.toLowerCase()))?.[1] ?? '=';
  return `solve ${open}${body}${close} ${sign} ${value}`;
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Relations, limits and conversions that are said in words, in the wording that is read. */
export const mathInWords: readonly Rewriting[] = [
  [
    new RegExp(
      String.raw`^(?:if |solve:? |find [a-z] if )?(?:the )?(cube root|square root|absolute value) of (.+?) (?:is|equals|is equal to|=) ?${compared}? ?${number}(?:[.,;]* (?:(?:what(?: is|'s)?|find|solve for|then) ?(?:is |the value of )?[a-z]))?[\s.?!]*$`,
      'gi',
    ),
    relationInWords,
  ],
  [
    /^what (?:(?:value|number) )?(?:(?:does|will|is) (.+?) (?:go|going|approach|approaching|tend|tending|get close|getting close)(?: to| toward| towards)?|happens to (.+?)),? (?:as|when|if) ([a-z]) ?(?:approaches|gets close to|goes to|tends to|→|->) ?([^\s?]+(?: from the (?:left|right))?)[\s.?]*$/gi,
    (_, ...[first = '', second = '', letter = '', place = '']: string[]) =>
      `limit of ${first || second} as ${letter} approaches ${place}`,
  ],
  [
    /^(?:find |what is )?add (?:up )?(?:all )?(?:of )?(?:the )?((?:whole numbers|integers|numbers|even numbers|odd numbers) from \d+ to \d+)/gi,
    'sum of the $1',
  ],
  [
    /(?<=\b(?:formula|rule|term)\b.*),? (?:starting (?:at|with|from)|where|with|for) n ?(?:=|≥|>=) ?1(?=[\s.?!]*$)/gi,
    '',
  ],
  [
    /^(?:find |what(?:'s| is) )?(?:the )?inverse(?: function)? (?:of|for) ((?!the|f\b|g\b|h\b|y\b|an? )[^=a-wyz]*x[^=a-wyz]*)$/gi,
    'find the inverse of f(x) = $1',
  ],
  [
    /,? if (?:nobody|no one|no person|no member|no student)(?: can| may)? (?:holds?|has|have|takes?|gets?) (?:two|2|more than one|both) (?:jobs?|offices?|positions?|roles?)(?=[\s.?!]*$)/gi,
    '',
  ],
  [/(?<=[a-z] ?= ?[<(][^<>()]*[>)]),? (?:and )?(?=[a-z] ?= ?[<(])/gi, ', '],
  [/(?<=[a-z] ?= ?[<(][^<>()]*[>)]) (?=(?:find|compute|calculate|what is) )/gi, '. '],
  [/\b(?:the |a )?\d ?[x×] ?\d (?=matrix \[ ?-?\d[^;\]]*;)/gi, 'the '],
  [/^find all solutions(?: in radians)?:? (?=-?\d*(?:sin|cos|tan)\b[^=]*=[^=]*$)/gi, 'general solution of '],
  [
    /^(?:i |she |he )?(?:put|deposited|invested|borrowed) (\$?\d[\d,.]*(?: dollars)?) [^.\d$]*?\b(?:got|earned|made|paid) (\$?\d[\d,.]*(?: dollars)?) (?:of |in )?simple interest (?:in|after|over) (\d+ years?)[.,;]* what (?:is|was) the (?:(?:yearly|annual) )?(?:interest )?rate[\s?.]*$/gi,
    (_, amount = '', interest = '', time = '') =>
      `find the simple interest rate if $${amount.replace(/[$a-z ]/gi, '')} earns $${interest.replace(/[$a-z ]/gi, '')} in ${time}`,
  ],
  [/^(y ?= ?[^,;=?]*?[\d)a-z²³])[\s,]+dy\/dx(?: ?= ?\??)?[\s?.]*$/gi, 'find dy/dx if $1'],
  [
    /^(\$\d[\d.]*) for (\d+) ([a-z]+)[,;.]? (?:what(?:'s| is|s)) the (?:price|cost) (?:per|of one|of each|for one|for each) ([a-z]+)/gi,
    '$2 $3 cost $1. what is the price per $4',
  ],
  [/(?<=\bequation (?:of|for) (?:the |a )?line\b.*) in slope[- ]intercept form(?=[\s.?!]*$)/gi, ''],
  [
    /^([^.?]*[<>≤≥][^.?]* and [^.?]*[<>≤≥][^.?]*?)[,.;]? (?:what values? of ([a-z]) (?:works?|is true|are true|holds?) (?:for|in) both|find (?:all )?([a-z]) for both)(?: of them)?[\s?.]*$/gi,
    'solve $1',
  ],
  [
    /^2 (?=(?:trains|cars|buses|planes|boats|bikes|bikers|cyclists|runners|hikers|trucks|friends|people)\b)/gi,
    'two ',
  ],
  [/^given (?=p ?\()/gi, ''],
  [/(?<=\b(?:modulus|absolute value|conjugate|argument) of )(?:the )?complex number (?=[-−\d√(])/gi, ''],
  [
    /^(.*\b(?:sin|cos|tan|sec|csc|cot)\b.*?),? simplify (?:it )?(?:to|into|as) (?:one|a single) (?:trig\w*|function)(?: (?:function|ratio))?[\s.?]*$/gi,
    'simplify $1',
  ],
  [/^lim(?:it)?(?: of)? ([^,]+?) ?, ?(?:as )?([a-z] ?(?:->|→) ?[^\s,]+)[\s?.]*$/gi, 'limit of $1 as $2'],
  [
    /^(?:write|express) (\d+) as (?:a|the) product of (?:its )?(?:primes|prime factors|prime numbers)(?: (?:using|with) (?:exponents|powers))?[\s.?]*$/gi,
    'prime factorization of $1',
  ],
  [/\b([a-z]) ?= ?\(([^(),]+,[^(),]+,[^(),]+)\)(?=.*(?:×|\bcross\b|\bdot\b|·))/gi, '$1 = <$2>'],
  [/^(?:compare|fill in)(?: using| with)?:? <,? >,?(?: or)? =:? ?(\S+) _+ (\S+)$/gi, 'compare $1 and $2'],
  [
    /^(?:let )?\b([a-z]\([a-z]\)) ?= ?([^,;.=]+?) (?:for|if|when|where) ([a-z] ?[<>≤≥]=? ?-?[\d.]+),?(?: and|;)? \1 ?= ?([^,;.=]+?) (?:for|if|when|where) ([a-z] ?[<>≤≥]=? ?-?[\d.]*\d)[.,;]? (?:find|what is|evaluate) /gi,
    (_, ...[name = '', first = '', where = '', second = '', there = '']: string[]) =>
      `${name} = {${first} if ${where}, ${second} if ${there}} find `,
  ],
  [
    /^(?:find |solve |what values of [a-z] |which [a-z] )?(?:find )?(?:all |every )?[a-z] (?:that |which )?(?:works?|is true|holds?) for both:? ([^.?]*[<>≤≥][^.?]* and [^.?]*[<>≤≥][^.?]*?)[\s.?]*$/gi,
    'solve $1',
  ],
  [/^lim (.+?),? as ([a-z]) ?(?:→|->) ?([^\s,]+)[\s?.]*$/gi, 'limit of $1 as $2 → $3'],
  [/^(-?\d[\d,.]* ?[a-z²³^\d]+) ?= ?\?+ ?([a-z]+(?:[²³]|\^[23])?)[\s.?]*$/gi, 'convert $1 to $2'],
  [/^(?:put|write|fill in) <,? >,? or = between (\S+) and (\S+?)[.?]*$/gi, 'compare $1 and $2'],
  [
    /(?<=\d.*),? ?(?:put |written |listed )?(?:them )?in order,? (?:from )?(?:the )?(?:(biggest|largest|greatest|highest)|smallest|least|lowest) (?:one )?first[\s.?]*$/gi,
    (_, down = '') => (down === '' ? ' from least to greatest' : ' from greatest to least'),
  ],
  [
    /^(?:what are |find |give )?(?:the )?(?:5|five) numbers (?:i |you |we )?(?:need|used|needed)? ?(?:to draw|to make|for|in) (?:a |the )?box[- ]?(?:and[- ]whisker )?plot (?:of|for):? ([\d\s,.-]*\d)(?: ?\([^()]*\))?[\s.?]*$/gi,
    'five-number summary of $1',
  ],
  [
    /\b(?:the )?(?:4th|fourth|5th|fifth) root of \(?(\d[\d.]*\d|\d)\)?/gi,
    (whole, ...[value = '']: string[]) => `${value}^(1/${/4|fourth/i.test(whole) ? 4 : 5})`,
  ],
  [
    /(?<=^(?:find |what is )?(?:the )?coefficient of .*[a-z)])([⁰¹²³⁴⁵⁶⁷⁸⁹]+)|(?<=^(?:find |what is )?(?:the )?coefficient of [a-z])([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/gi,
    (signs) => `^${[...signs].map((sign) => raised.indexOf(sign)).join('')}`,
  ],
  [
    /(?<=\bpolar form),? with (?:the |an? |its )?(?:angle|argument|θ) in degrees(?:,? ?\(?0°? ?(?:≤|<=) ?(?:θ|theta) ?< ?360°?\)?)?/gi,
    ' in degrees',
  ],
  [
    /^(?:turn|change|switch) (?=-?\d[\d.,/]* ?(?:°|degrees?)? ?[a-z²³/°]+ (?:to|into|in) [a-z°]+)/gi,
    'convert ',
  ],
  [
    /^(?:what(?: is|'s|s)|find)? ?(?:the )?slope of (?:the )?(?:vertical )?(?:line )?x ?= ?(-?\d[\d./]*)[\s.?]*$/gi,
    'slope of the line through ($1, 0) and ($1, 1)',
  ],
];
