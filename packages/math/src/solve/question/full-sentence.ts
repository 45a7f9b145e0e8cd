import { type Rewriting, rewrite } from '../reading/rewrite.ts';

const size = String.raw`-?\d+(?:\.\d+)?(?:\/\d+)?(?: ?(?:cm|mm|m|km|in|ft|yd|mi|inches|feet|meters|yards|miles|units|degrees|°))?`;
const shape = String.raw`(?:circle|cone|cylinder|sphere|hemisphere|sector|square|rectangle|triangle|trapezoid|parallelogram|rhombus|cube|pyramid|prism|box|polygon)`;
const measure = String.raw`(?:radius|diameter|slant height|height|base|length|width|side|leg|hypotenuse|angle|altitude|central angle|diagonal)`;
const round = /\b(?:circle|cone|cylinder|sphere|hemisphere|sector|arc)\b/i;
const letters: readonly Rewriting[] = [
  [/\br\s*=\s*(?=\d)/gi, 'radius '],
  [/\bd\s*=\s*(?=\d)/gi, 'diameter '],
  [/\bh\s*=\s*(?=\d)/gi, 'height '],
  [/\bl\s*=\s*(?=\d)/gi, 'slant height '],
];

const powerOfPi = (degrees: number): string => {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const by = divisor(degrees, 180);
  const [top, bottom] = [degrees / by, 180 / by];
  return `${top === 1 ? '' : top}π${bottom === 1 ? '' : `/${bottom}`}`;
};

/** A segment and the ratio that a part of its way is told by. */
const inRatio = ([from, to]: readonly string[], [p, q]: readonly string[]): string =>
  `the segment from ${from} to ${to} in the ratio ${p}:${Number(q) - Number(p)}`;

/** Words that a telegram leaves out. */
const parts: readonly Rewriting[] = [
  // equations of a system in a row
  [
    /^(?:solve )?(?:(?:the |this )?system(?: of equations)?|(?:find|solve for) [a-z](?:,? (?:and )?[a-z])*)\s*:?\s+(?=[^=]*[a-z\d)]\s*=)/gi,
    'solve ',
  ],
  [/(?<==\s*-?\d+(?:\.\d+)?(?:\/\d+)?)\s+(?=-?\d*(?:\.\d+)?[a-z](?![a-z])[^=,;]*=)/gi, ', '],
  // a figure whose question stands last
  [
    new RegExp(
      String.raw`^(?:an? |the )?((?:right |isosceles |equilateral |regular )?${shape})(?: with| has| of)?,? ((?:the )?(?:two |parallel )?${measure}(?:s|es)? [^?]*?\d[^?]*?),? (?:find |what is )?(?:the |its )?(area|perimeter|circumference|volume|surface area|lateral area)$`,
      'gi',
    ),
    'find the $3 of a $1 with $2',
  ],
  // articles, and what the two of a kind are
  [
    /(^|\b(?:and|than|if|when|times|twice|find)|[.,;:]) (?=(?:length|width|height|base|radius|diameter|perimeter|area|hypotenuse|sum|difference|product|other (?:angle|side|number))\b)/gi,
    '$1 the ',
  ],
  [/(?<=\$\d[\d.]* (?:plus|and|\+) )(?=\d[\d.]* (?:per|for each|for every|each|an?) )/gi, '$'],
  [/(?<=\d (?:tickets|seats|passes)) (?=sold\b)/gi, ' were '],
  // sizes of figures
  [
    new RegExp(String.raw`\b(${size}) (?:by|x|×) (${size}) (rectangle|rectangular \w+)\b`, 'gi'),
    '$3 with length $1 and width $2',
  ],
  [
    new RegExp(
      String.raw`\b(rectangle) (?:that is |of |with sides? (?:of )?|that measures )?(${size}) (?:by|x|×|and) (${size})(?![\d.])`,
      'gi',
    ),
    '$1 with length $2 and width $3',
  ],
  [
    new RegExp(
      String.raw`\b(${shape})(?:,| of| has| having| whose)? (?=(?:the )?${measure} (?:is |of |= ?)?\d)`,
      'gi',
    ),
    '$1 with ',
  ],
  [
    new RegExp(
      String.raw`\b(${measure}) (?:is |of |= ?)?(${size}),? (?:(?:and )?(?:the )?)(?=${measure} (?:is |of |= ?)?\d)`,
      'gi',
    ),
    '$1 $2 and ',
  ],
  [/\b(has|with) area (?=\d)/gi, '$1 an area of '],
  [/\b(has|with) perimeter (?=\d)/gi, '$1 a perimeter of '],
  [/\bsquare (?:garden|yard|field|room|lot|patio|lawn|park)\b/gi, 'square'],
  [
    /^(?:find |what is |give )?(?:the )?(?:exact value of )?(sec|csc|cot)(?:ant)? ?(?:of )?\(? ?(\d{1,3}) ?(?:°|deg(?:rees?)?) ?\)?[?.]*$/gi,
    (_, name = '', degrees = '0') => `evaluate ${name}(${powerOfPi(Number(degrees))})`,
  ],
  [
    /^(?:in (?:a |the )?)?right triangle(?: [A-Z]{3})?,? (?:where |if |with )?(?=(?:sin|cos|tan) ?\(?[A-Z])/gi,
    'if ',
  ],
  [/^(if (?:sin|cos|tan) ?\(?[A-Z]\)? ?= ?\d+\/\d+)\. (?=find|what)/gi, '$1, '],
  // equations and sums
  [
    /^((?=.*\b(?:sin|cos|tan|sec|csc|cot)\b)[^=]+=[^=,;]*?)[\s,;:]+(?:(?:find|give) )?(?:the )?(?:general solutions?|all (?:the )?solutions|in general)[.?]*$/gi,
    'solve $1',
  ],
  [
    /^(?:convert )?(?:the )?(?:point )?(\([^()]*\)) (?:from rectangular |from cartesian |rectangular )?(?:to|into|in) polar(?: form| coordinates)?$/gi,
    'convert the point $1 to polar coordinates',
  ],
  [
    /\bsum of ([^=]*?(?<![a-z])([kni])(?![a-z])[^=]*?) from (?:\2 ?= ?)?(-?\d+) to (\d+)\b/gi,
    'sum of $1 from $2 = $3 to $4',
  ],
  [/(?<![a-z_])an(?= ?=)/g, 'a_n'],
  [/^(?:use )?synthetic division:? (?:to divide |on |for )?(?=.* by )/gi, 'divide '],
  [/^divide ([^=]*[a-z][^=]*) by (-?\d*[a-z](?:\^\d+)?)$/gi, 'simplify ($1)/($2)'],
  [/\blog_(\d+) (\d+(?:\.\d+)?|[a-z])\b/gi, 'log_$1($2)'],
  [/^(?:f'|g'|h')\(x\) (?:of|for) (?=[^=]+$)/gi, 'derivative of '],
  [
    /^(?:the )?(?:scores|numbers|values|data) ([\d., ]*\bx\b[\d., ]*?) (?:have|has) (?:an? |the )?(?:mean|average) (?:of )?(\d[\d.]*)[,.;]? (?:find|what is) x$/gi,
    'if the mean of $1 is $2, find x',
  ],
  [
    /^(?:if )?f\(x\) ?= ?([^,;=]*?),? and f\(([a-z])\) ?= ?(-?[\d.]+)[,.;]? (?:find|what is) \2$/gi,
    (_, rule = '', letter = '', value = '') =>
      `solve ${rule.replace(/(?<![a-z])x(?![a-z])/g, letter)} = ${value}`,
  ],
  [
    /^how high (?:is|will) (?:a |the |an )?[a-z]+ (?:be )?after (\d[\d.]*) (?:seconds?|sec|s) if (?:its height is )?h(?:\(t\))? ?= ?([^=]*)$/gi,
    'evaluate $2 when t = $1',
  ],
  [
    /^(?:(?:the|a|an)? ?[a-z' ]*?)?(?:revenue|profit|income|area|height)(?: function)? (?:is )?(?:given by )?[A-Zh](?:\([a-z]\))? ?= ?([^.;?=]*)[.,;] (?:what is |find )?(?:the |its )?max(?:imum)?(?: (?:revenue|profit|area|height|value|income))?$/gi,
    'max of f(x) = $1',
  ],
  [
    /\ba_?\{?(\d{1,2})\}? ?(?:=|is) ?(-?\d[\d./]*)(?=.*\b(?:common difference|common ratio|d|r)$)(?<=\b(?:arithmetic|geometric)\b.*)/gi,
    'the $1th term is $2',
  ],
  [/(?<=\barithmetic sequence\b.*\bterm\b.*)\b(find|what is) d$/gi, '$1 the common difference'],
  // figures
  [
    /\b(of|is|in) (triangle|rectangle|square|circle|trapezoid|parallelogram|rhombus|cone|cylinder|sphere|cube)(?= (?:with|that|whose|has))/gi,
    '$1 a $2',
  ],
  [
    /\bpoint (\d)\/(\d) of the way from (\([^()]*\)) to (\([^()]*\))/gi,
    (...found) => `point that divides ${inRatio(found.slice(3, 5), found.slice(1, 3))}`,
  ],
  [
    /^(?:the )?(?:line )?segment from (\([^()]*\)) to (\([^()]*\))[,.;]? find the point (\d)\/(\d) of the way$/gi,
    (...found) => `find the point that divides ${inRatio(found.slice(1, 3), found.slice(3, 5))}`,
  ],
  // chances
  [
    /^((?:find |what is )?(?:the )?probability of (?:not )?(?:rolling|getting) (?:an? )?[1-6])$/gi,
    '$1 on a die',
  ],
  // money
  [
    /^original (?:price )?(?:is |was )?\$?(\d[\d.]*),? (?:and )?(?:sale|new|final) (?:price )?(?:is |was )?\$?(\d[\d.]*),? (?:find |what is )?(?:the )?percent (?:discount|off|decrease|change)$/gi,
    'percent decrease from $1 to $2',
  ],
  [
    /^how many (minutes|seconds|hours|days|inches|ounces|months|feet) (?:is|are|are (?:there )?in|in) (\d+\/\d+) of (?:an?|one) (hour|minute|day|foot|pound|year|yard|week)$/gi,
    'convert $2 $3 to $1',
  ],
  // questions
  [
    /^(?!.*\b(?:what|how|find|when|which)\b)(?:a |the )?population (?:of |is |was )?(\d[\d,]*)[, ]+(?:is )?(decreas|increas|grow|shrink|declin)(?:ing|es|s)(?: (?:at|by))? (\d[\d.]*%) (?:per|a|each|every) (year|month|week|day)[.,;]? (?:after|in) (\d+ (?:years|months|weeks|days))$/gi,
    'a population of $1 $2es $3 per $4. what is it after $5',
  ],
  [
    /[.;,] (?:the )?(selling price|sale price|final price|original price|total cost|total|area|perimeter|volume|circumference|speed|average|percent (?:discount|change|increase|decrease))$/gi,
    '. what is the $1',
  ],
  [/\bhow many (left|remain(?:ing)?)\b/gi, 'how many are left'],
  [/\bhow much (left|remain(?:ing)?)\b/gi, 'how much is left'],
  [
    /^((?:two )?(?:angles are )?(?:complementary|supplementary)\b[^?]*\d[^?]*?)[.!]*$/gi,
    (whole) =>
      /\b(?:find|what|how|which|determine)\b/i.test(whole)
        ? whole
        : `${whole.replace(/[.!]+$/, '')}. find the angles`,
  ],
  [
    /^(?:two )?(complementary|supplementary) angles[,:]? (?:(?:and|where) )?(?=one\b)/gi,
    'two angles are $1 and ',
  ],
  [
    /^((?:the )?length of a rectangle\b[^?]*\d[^?]*?|a rectangle\b[^?]*\b(?:more|less|longer|shorter|twice|times)\b[^?]*\d[^?]*?)[.!]*$/gi,
    (whole) =>
      /\b(?:find|what|how|which|determine)\b/i.test(whole)
        ? whole
        : `${whole.replace(/[.!]+$/, '')}. find the dimensions`,
  ],
  [
    /[,.;] (?:in|after) (\d+ (?:years?|months?|weeks?|days?|hours?|minutes?))\?\s*$/gi,
    '. how many after $1?',
  ],
  [
    /[,.;] (value|price|worth|amount|population|balance) (?:after|in) (\d+ (?:years?|months?|weeks?|days?|hours?))[?.]*\s*$/gi,
    '. what is the $1 after $2?',
  ],
  [
    /^how long (?:for|until|till|does|will) (?:it take )?(?:for )?(?:my |your |the )?(?=(?:money|an investment)\b)/gi,
    'how long does it take ',
  ],
  [/\b(four|three|five|six|\d) of (?:the numbers|the values|the scores)(?= (?:are|were))/gi, '$1 of them'],
];

/** Longer texts are told in sentences. */
const longest = 300;

/** A request in telegram style as a full sentence: sizes with their words, and the question that it leaves out. */
export function fullSentence(typed: string): string {
  if (typed.length > longest) return typed;
  const text = typed.replace(/[\s?]+$/, '');
  return rewrite(text, round.test(text) ? [...letters, ...parts] : parts)
    .replace(/\s+/g, ' ')
    .trim();
}
