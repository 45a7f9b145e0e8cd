import type { Rewriting } from '../../reading/rewrite.ts';

const list = String.raw`(-?[\d.][\d./]*(?:\s*[,;]\s*-?[\d.][\d./]*)+(?:\s*[,;])?(?:\s*(?:\.{2,}|…)\.?)?)`;
const kind = '(?:(arithmetic|geometric) )?(?:sequence|pattern|progression|series)';
const asks = String.raw`(?:(?:find|give|write|work out|calculate|determine|state|what is|what's|what are|what would be|what will be|tell me)\s+)?(?:(?:the|an?)\s+)?`;
const sought = String.raw`(\d{1,3}(?:st|nd|rd|th) term|nth term|general term|rule|formula|explicit (?:formula|rule)|(?:formula|rule) for the nth term|next (?:(?:two|three|four|five|[2-5]) )?terms?|common difference|common ratio|sum of the first \d+ terms|sum of the \d+ first terms)`;

const nthTerm = 'find the nth term of';

/** What is asked about a sequence, with its terms behind it. */
function ofSequence(_: string, named = '', terms = '', question = ''): string {
  const shown = terms.replace(/\.$/, (dot, at: number) => (/\.\./.test(terms.slice(at - 2)) ? dot : ''));
  const which = named === '' ? '' : `the ${named.toLowerCase()} sequence `;
  if (/^(?:nth|general|rule|formula|explicit)/i.test(question)) return `${nthTerm} ${which}${shown}`;
  const sum = /(\d+) first/.exec(question)?.[1];
  return `find the ${sum === undefined ? question : `sum of the first ${sum} terms`} of ${which}${shown}`;
}

const fractionWords: Readonly<Record<string, string>> = {
  half: '1/2',
  'a half': '1/2',
  'one half': '1/2',
  'a quarter': '1/4',
  'one quarter': '1/4',
  'a third': '1/3',
  'one third': '1/3',
  'three quarters': '3/4',
  'two thirds': '2/3',
};
const small: Readonly<Record<string, number>> = {
  ...({ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 } as const),
  ...({ ten: 10, eleven: 11, twelve: 12 } as const),
};
const parts = String.raw`(a half|one half|a quarter|one quarter|three quarters|a third|one third|two thirds)`;
const measured =
  '(?:inch(?:es)?|feet|foot|ft|yards?|miles?|hours?|minutes?|days?|weeks?|years?|pounds?|lbs?|ounces?|tons?|cups?|pints?|quarts?|gallons?|liters?|meters?|m|cm|km|kg|kilometers?|centimeters?|kilograms?|grams?|dozen)';

const mixed = (_: string, whole = '', part = ''): string =>
  `${small[whole.toLowerCase()] ?? whole} ${fractionWords[part.toLowerCase()] ?? part}`;

const light =
  /\b(?:of|the|them|those|these|students?|kids|children|people|pupils|do|does|did|are|is|were|was|have|has|had|to|school|in|class|a|an|that|this|it|there)\b/gi;
const denial = /\b(?:not|no|never|none|without|fail\w*)\b|n't\b|\b(?:dont|didnt|doesnt|arent|isnt)\b/i;
const stem = (word: string): string => word.toLowerCase().replace(/(?:ed|ing|es|s)$/, '');

/** Whether the question asks for those who were told of, not for the others. */
function asksForThem(told: string, asked: string): boolean {
  if (denial.test(asked) || denial.test(told)) return false;
  if (/^\s*(?:is|was) (?:that|this|it)\s*$/i.test(asked)) return true;
  const words = (text: string): readonly string[] =>
    text
      .replace(/-/g, ' ')
      .replace(light, ' ')
      .split(/[^a-z]+/i)
      .filter(Boolean)
      .map(stem);
  const known = words(told);
  const wanted = words(asked);
  return wanted.length > 0 && wanted.every((word) => known.includes(word));
}

/** A part of a whole whose percent or fraction is asked for. */
const partOfWhole =
  (order: readonly ['part' | 'whole', 'part' | 'whole']) =>
  (text: string, ...groups: string[]): string => {
    const [first = '', second = '', told = '', form = '', asked = ''] = groups;
    const [part, whole] = order[0] === 'part' ? [first, second] : [second, first];
    if (!asksForThem(told, asked) || Number(part) > Number(whole)) return text;
    return /^f/i.test(form) ? `simplify ${part}/${whole}` : `${part} is what percent of ${whole}`;
  };

const count = String.raw`(\d{1,6})`;
const things = String.raw`(?:[a-z-]+ ){0,3}?[a-z-]+`;
const formAsked = String.raw`[.,;?!]? (?:so )?what (percent(?:age)?|fraction|%)(?: (?:of (?:the |them |all )?(?:[a-z]+ )?)?)?(.+)`;

/** Other wordings of what books ask about formulas, sequences, zeros, measures and parts of a whole. */
export const schoolWordings: readonly Rewriting[] = [
  // calculus
  [/\btangent( line)? to (?:the )?graph of (?=\S[^.?!]*=)/gi, 'tangent$1 to the curve '],
  [/\bat the point (?:where|with|when) (?=x ?=)/gi, 'at '],
  // formulas
  [/^make ([a-z]) the subject (?:of|in|for) (?:the (?:formula|equation) )?(.*=.*)$/gi, 'solve $2 for $1'],
  [
    /^(?:rearrange|change|transform) (.*=.*?),? (?:to|and|so) (?:make|get) ([a-z]) (?:the subject|alone|by itself)$/gi,
    'solve $1 for $2',
  ],
  [
    /^(?:isolate|find|get) ([a-z]) (?:in|from|if|alone in) (?:the (?:formula|equation) )?(?=[^=]*[a-z][^=]*=[^=]*[a-z])(?=.*\b[a-z]+\s*=)(.*=.*)$/gi,
    'solve $2 for $1',
  ],
  [/^(?:solve|rearrange) (?:for )([a-z])\s*[.;,]\s*(.*=.*)$/gi, 'solve $2 for $1'],
  // sequences
  [
    new RegExp(
      String.raw`^(?:(?:in|for|given|consider) )?(?:an?|the|this)?\s*${kind}(?: is| has terms| begins(?: with)?| starts(?: with)?| goes)?[\s:,]*${list}[\s.,;:?]*${asks}${sought}(?: of (?:the|this) (?:sequence|pattern))?$`,
      'gi',
    ),
    ofSequence,
  ],
  [new RegExp(String.raw`^(?:sequence\s*:?\s*)?()${list}[\s.,;:?]*${asks}${sought}$`, 'gi'), ofSequence],
  [
    new RegExp(
      String.raw`^${asks}(?:rule|formula)\s*:?\s+(?:(?:for|of) )?(?:(?:the|this) (?:sequence|pattern)\s*:?\s*)?${list}$`,
      'gi',
    ),
    `${nthTerm} $1`,
  ],
  [
    /\bthe first term of an? (arithmetic|geometric) (?:sequence|progression) is/gi,
    'in a $1 sequence the first term is',
  ],
  // zeros
  [
    /^(?:find |what are |what is |list |give )?(?:all )?(?:of )?(?:the )?(?:real )?(?:zeros?|zeroes|roots) (?:of|for) (?:the )?(?:function |polynomial |quadratic )*(?:[a-z]\(x\)|y)\s*=\s*([^=]*x(?:\^[3-9]|³)[^=]*)$/gi,
    'solve $1 = 0',
  ],
  [
    /^(?:find |list |give )(?:all )(?:of )?(?:the )?(?:real )?(?:zeros?|zeroes|roots) (?:of|for) (?:the )?(?:function |polynomial |quadratic )*([^=]*x[^=]*)$/gi,
    'solve $1 = 0',
  ],
  [
    /^(?:find |what are |what is |list |give |get )?(?:all )?(?:of )?(?:the )?(?:real |exact |possible )*(?:solutions?|roots|answers) (?:of|to|for) (?:the equation )?(?=[^=]+=[^=]+$)/gi,
    'solve ',
  ],
  // measures
  [
    new RegExp(
      String.raw`\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) and ${parts}(?= ${measured}\b)`,
      'gi',
    ),
    mixed,
  ],
  [new RegExp(String.raw`\ban? (${measured}) and a half\b`, 'gi'), '1 1/2 $1'],
  [
    new RegExp(
      String.raw`\b(\d+) ${measured.replace('(?:', '(')} and (?:a|one) half(?= (?:in|into|to|as) [a-z]+$|$)`,
      'gi',
    ),
    '$1 1/2 $2',
  ],
  [
    new RegExp(
      String.raw`^(how many [a-z]+ (?:is|are|are (?:there )?in|in) )(half|a quarter|one quarter|three quarters|a third|one third|two thirds)(?: of)?(?: an?)? (${measured})$`,
      'gi',
    ),
    (_, start = '', part = '', unit = '') => `${start}${fractionWords[part.toLowerCase()] ?? part} ${unit}`,
  ],
  [
    new RegExp(
      String.raw`^(?:convert )?(half|a quarter|one quarter|three quarters|a third|one third|two thirds)(?: of)?(?: an?)? (${measured}) (in|to|into|as) ([a-z]+)$`,
      'gi',
    ),
    (whole, part = '', ...rest) =>
      [fractionWords[part.toLowerCase()] ?? whole, ...rest.slice(0, 3)].join(' '),
  ],
  // parts of a whole
  [
    new RegExp(
      String.raw`^out of (?:the |all |a (?:total|group|class) of )?${count} ${things},? ${count} ([a-z' -]+?)${formAsked}$`,
      'gi',
    ),
    partOfWhole(['whole', 'part']),
  ],
  [
    new RegExp(String.raw`^${count} (?:out )?of (?:the |my |our )?${count} ([a-z' -]+?)${formAsked}$`, 'gi'),
    partOfWhole(['part', 'whole']),
  ],
  [
    new RegExp(
      String.raw`^in a (?:class|group|school|team|club) of ${count}(?: ${things})?,? ${count} ([a-z' -]+?)${formAsked}$`,
      'gi',
    ),
    partOfWhole(['whole', 'part']),
  ],
  [
    new RegExp(
      String.raw`^there are ${count} ${things}[.,;]?(?: and)? ${count}(?: of them)? ([a-z' -]+?)${formAsked}$`,
      'gi',
    ),
    partOfWhole(['whole', 'part']),
  ],
  [/^(\d+) out of (\d+)(?: on [a-z ]+)? as an? (?:percent|percentage|%)$/gi, '$1 is what percent of $2'],
  // money
  [
    /\b(invests?|invested|deposits?|deposited|borrows?|borrowed) (?=\d[\d,]*(?:\.\d+)? (?:at|in|into|for)\b)/gi,
    '$1 $$',
  ],
];
