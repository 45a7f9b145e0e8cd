import { isMath } from '../../reading/is-math.ts';
import type { Rewriting } from '../../reading/rewrite.ts';

/** So much of one unit in one of another: `kilometers per hour`, `m/s`. */
const rate = '[a-z]+ (?:per|an|a) [a-z]+|[a-z]+/[a-z]+|mph|kph';

/**
 * What says how to work exactly, whether there is an answer, or only names what stands there: the question is the same
 * without. A rule that estimates, as the empirical or the trapezoidal one, has a value of its own and stays.
 */
export const saidBeside: readonly Rewriting[] = [
  [
    /(?<=^|[.?!:]\s*)(?:use|using|by|with|apply) (?:the )?(?:product|quotient|chain|power|sum|pythagorean|factor|remainder|binomial|quadratic|distance|midpoint|slope|distributive|zero[- ]product|substitution|elimination|first derivative|second derivative|law of (?:sines|cosines)|foil)(?: (?:rule|theorem|formula|method|property|test))?,? (?:to )?(?=(?:find|differentiate|solve|factor|simplify|evaluate|expand|show|write|determine|calculate|compute|integrate)\b)/gi,
    '',
  ],
  [
    /,? (?:\(?if (?:it exists|they exist|possible|any|there (?:is|are) any|one exists)\)?)(?=[.,;:?!]|\s*$)/gi,
    '',
  ],
  [
    /\s*\((?:the )?(?:drawing|figure|diagram|picture|sketch)s? (?:is |are )?not (?:drawn )?to scale\.?\)/gi,
    '',
  ],
  [/\b(parallel|perpendicular) to the graph of (?=[^a-z]*[xy])/gi, '$1 to '],
  [
    /\b(find|state|give|determine|what are) the coordinates of (?=the (?:foci|focus|vertex|vertices|center|centre)\b)/gi,
    '$1 ',
  ],
  [
    new RegExp(
      String.raw`^(?!.*\b(?:twice|half|double|faster|slower|more|less|than)\b)[^\d]*?(?<![\d.,])(\d+(?:,\d{3})*(?:\.\d+)?) ?(${rate})\b[^\d]*?[.;,?] (?:convert|express|write|give|change|what is|what'?s|how much is)(?: (?:this|that|it|its|the|his|her|their))(?: (?:speed|rate|pace|velocity|flow))? (?:to|in|into|as) (${rate})[\s.?]*$`,
      'gi',
    ),
    'convert $1 $2 to $3',
  ],
  [
    /^(?:find|determine|what is) (?:the value of )?([a-z]) (?:if|so that|such that|given that) the remainder is (-?\d+) when (.+?) is divided by (.+?)[.?!\s]*$/gi,
    'When $3 is divided by $4, the remainder is $2. Find $1',
  ],
  [/\b(?:as|like|in) (?:a|an) (?:regular|ordinary|normal) number\b/gi, 'in standard form'],
  [
    /\bhow (?:do|can|would) (?:i|you|u|we) (?=(?:write|find|solve|factor|simplify|convert|evaluate|graph)\b)/gi,
    '',
  ],
  [
    /^(?:find|solve for|what is|whats) ([a-z]) (?:if|when|given(?: that)?|in) (.+?)[.?!\s]*$/gi,
    (whole, letter = '', told = '') =>
      isMath(told.replace(/\blog base \d+ of\b/gi, 'log')) && /=/.test(told)
        ? `solve ${told} for ${letter}`
        : whole,
  ],
  [
    /(?<=\b(?:from|was|of|to) \$?[\d.,]*\d(?: [a-z]+)?) in (?:the year )?(?:19|20)\d\d(?=.*\bin (?:the year )?(?:19|20)\d\d\b|[.,;?]| )(?=[^?]*\bpercent)/gi,
    '',
  ],
  [/(?<=\d) (?:dinner|lunch|restaurant|breakfast|meal|food) (?=bill\b)/gi, ' '],
];
