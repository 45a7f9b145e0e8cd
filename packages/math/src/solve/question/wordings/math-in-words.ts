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
  [
    /^(?:turn|change|switch) (?=-?\d[\d.,/]* ?(?:°|degrees?)? ?[a-z²³/°]+ (?:to|into|in) [a-z°]+)/gi,
    'convert ',
  ],
  [
    /^(?:what(?: is|'s|s)|find)? ?(?:the )?slope of (?:the )?(?:vertical )?(?:line )?x ?= ?(-?\d[\d./]*)[\s.?]*$/gi,
    'slope of the line through ($1, 0) and ($1, 1)',
  ],
];
