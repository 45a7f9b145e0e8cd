import { fromSpanish } from './from-spanish.ts';

const number = String.raw`[-−]?\d+(?:\.\d+)?(?:\/\d+)?`;
const algebra = String.raw`(?<![\p{L}])(?:${number})?[a-z](?![\p{L}])`;

type Rule = readonly [RegExp, string];
const rule = (pattern: string, becomes: string): Rule => [new RegExp(pattern, 'giu'), becomes];

/** What is said in words, as signs; each only where numbers or letters stand around it. */
const rules: readonly Rule[] = [
  rule(`\\(\\s*(${number})\\s*;\\s*(${number})\\s*\\)`, '($1, $2)'),
  rule(`(${number}\\s*[-+]\\s*${number})\\s+over\\s+(${number}\\s*[-+]\\s*${number})`, '($1)/($2)'),
  rule('(?<![\\p{L}])w/o(?![\\p{L}])', 'without'),
  // "3h/11h" is one fraction, as books write it.
  rule(String.raw`(?<=[\p{L})]\s*)/\s*(\d+[a-z])(?![\p{L}\d^(])`, '/($1)'),
  rule(String.raw`(?<![\p{L}])(?:negative|neg)\s+(?=[\d(]|[a-z](?![\p{L}]))`, '-'),
  rule('/\\s*(log|ln)\\s*\\(?(\\d+(?:\\.\\d+)?)\\)?(?![\\d^(])', '/($1($2))'),
  // "line 3 is 4n = 48" and "in line 4 n is 44": the number counts the line.
  rule(
    String.raw`(?<![\p{L}])(?:(?:in|on|for)\s+)?(?:line|step|row)\s+\d+,?\s*(?:is|says|was|has|:)?\s+(?=(?:${algebra})(?:\s*[-+*/]\s*\S+)*\s*(?:=|is\s))`,
    ', ',
  ),
  // "5 minus minus 24", "x, minus -6"
  rule(String.raw`(?<=\d\s*)minus\s+(?:minus\s+|-)(\d+(?:\.\d+)?)`, '- (-$1)'),
  rule(String.raw`(?<=(?:^|[,;])\s*)minus\s+(-\d+(?:\.\d+)?)`, '-1 * ($1)'),
  rule(String.raw`(\d)\s+percent(?![\p{L}])`, '$1%'),
  rule(`(${number})\\s+squared`, '($1)^2'),
  rule(`(${number})\\s+cubed`, '($1)^3'),
  rule(String.raw`(?<=[\p{L}\d)]|\b)\s*(?<![\p{L}])([a-z])\s+squared`, ' $1^2'),
  rule(String.raw`(?<![\p{L}])([a-z])\s+cubed`, '$1^3'),
  rule(`(\\d)\\s*(?:root|sqrt|rad)\\s+(?:of\\s+)?(\\d+)`, '$1√$2'),
  rule(`(?:twice|double)\\s+(?=${algebra}|${number})`, '2 * '),
  rule('log\\s+base\\s+(\\d+)\\s+of\\s+([^=,]+?)(?=\\s+(?:is|equals)(?![\\p{L}])|\\s*=|$)', 'log_$1($2)'),
  rule(
    '(?<![\\d\\p{L}]|\\d\\s)(?:the\\s+)?(?:square\\s+)?root\\s+(?:of\\s+)?(\\d+(?:\\.\\d+)?)(?!\\s*/)',
    'sqrt($1)',
  ),
  // "-8.8 - 1.9 and i get -6.9"
  rule(
    `((?<![\\d.\\p{L})]\\s*)${number}(?:\\s*[-−+*×÷]\\s*${number})+)\\s*,?\\s*(?:and|so|then)?\\s*(?:i|you|u|we)\\s+(?:get|got|have)\\s+(?=${number}(?![\\d.]*\\s*(?:[-−+*×÷/^%]|\\p{L})))`,
    '$1 = ',
  ),
  // "x = 8 gives 1": what comes out at a place is not equal to the place.
  rule(`((?<![\\p{L}\\d)])[a-z]\\s*=\\s*${number})\\s+(?:gives?|makes?|gets?)\\s+`, '$1, '),
  // "its -2 not 2"
  rule(`(?<=${number})\\s*,?\\s+not\\s+${number}(?![\\d.]*\\s*[-+*/^=])`, ''),
  rule('(?<=\\d)\\s+(?=[a-z]\\s*=)', ', '),
  rule('^\\W*(?:times|plus|minus|divided by)\\s+\\S+\\s*(?:=|is|gives|makes)\\s*(?=[-−\\d])', ''),
  rule("^\\W*((?:so )?(?:its |it is |it's )?\\d+) (?:of|in) (\\d+)\\W*$", '$1/$2'),
  rule('(?<![\\p{L}])sqrt\\s*(\\d+(?:\\.\\d+)?)', 'sqrt($1)'),
  rule('(?<![\\p{L}])sqrt\\s+([a-z])(?![\\p{L}(])', 'sqrt($1)'),
  // "10 times 12 thats 120"
  rule(
    `(?<=\\d\\s*(?:times|x|plus|minus|divided by|over|[-+*/×÷])\\s*\\d+(?:\\.\\d+)?)\\s*,?\\s*(?:thats|that's|that is)\\s+(?=\\$?\\d)`,
    ' = ',
  ),
  rule(
    `(?<=[\\d)])\\s+(?:is|are|=)?\\s*(?:like|about|around|roughly|approximately|approx|almost|≈|~)\\s+(?=${number})`,
    ' = ',
  ),
  rule(`(${number})\\s+(?:split|shared)\\s+(?:into|by|between|among|in)\\s+(?=${number})`, '$1 / '),
  rule(`(?<=(?<![\\p{L}])(?:or|is|=)\\s)minus\\s+(?=\\d)`, '-'),
  ...(
    [
      ['(?:(?:a|one)\\s+)?half(?:\\s+of)?', '1/2'],
      ['(?:a|one)\\s+third\\s+of', '1/3'],
      ['(?:a|one)\\s+(?:quarter|fourth)\\s+of', '1/4'],
      ['(?:a|one)\\s+fifth\\s+of', '1/5'],
      ['(?:a|one)\\s+tenth\\s+of', '1/10'],
      ['(?:two|2)\\s+thirds\\s+of', '2/3'],
      ['(?:three|3)\\s+(?:quarters|fourths)\\s+of', '3/4'],
    ] as const
  ).map(([part, share]) => rule(`${part}\\s+(?:the\\s+)?(\\$?${number})`, `${share} * $1`)),
  rule(`(?:triple|three times)\\s+(?=${number})`, '3 * '),
  rule(`(\\d+\\s*(?:pi|π))\\s+(?:divided by|over)\\s+(?=\\d)`, '$1 / '),
  rule(
    '(?:goes |go |went |it )*up\\s+(?:by\\s+)?(\\d+)\\s*(?:and|,|then)?\\s*(?:goes |go |to the )?(?:over|right|across)\\s+(?:by\\s+)?(\\d+)',
    ' $1/$2 ',
  ),
  // "2p and 5p makes 7p"
  rule(
    `(${algebra})\\s+and\\s+(${algebra})\\s+(?:is|are|makes?|gives?|equals?)\\s+(?=${number}|${algebra})`,
    '$1 + $2 = ',
  ),
  // "50 and 60 makes 110"
  rule(
    `(?<![\\d.*+/=^-]\\s*|\\b(?:of|between|from|for|is|are|equals)\\s+)(${number})\\s+and\\s+(${number})\\s+(?:is|are|makes?|gives?|equals?|together (?:is|are|makes?))\\s+(?=\\d)(?!\\d+\\s+(?:more|less|apart))`,
    '$1 + $2 = ',
  ),
  // "25 divided by 5 and its 5"
  rule(
    `(?<=\\d\\s*(?:times|x|plus|minus|divided by|over|[-+*/×÷])\\s*\\d+(?:\\.\\d+)?)\\s*,?\\s*(?:and|which|so)\\s+(?:its|it's|thats|that's|that is|it is|is|i get|i got|we get|you get|u get)\\s+(?=\\$?\\d+(?:\\.\\d+)?\\W*$)`,
    ' = ',
  ),
  ...(
    [
      [`(${algebra}|\\d)\\s+is`, '(?:at\\s+most|(?:less|smaller)\\s+than\\s+or\\s+equal\\s+to)', '≤'],
      [`(${algebra}|\\d)\\s+is`, '(?:at\\s+least|(?:greater|bigger|more)\\s+than\\s+or\\s+equal\\s+to)', '≥'],
      [`(${algebra})\\s+(?:is|has\\s+to\\s+be|must\\s+be)`, '(?:less|smaller|lower)\\s+than', '<'],
      [`(${algebra})\\s+(?:is|has\\s+to\\s+be|must\\s+be)`, '(?:greater|bigger|more|larger)\\s+than', '>'],
    ] as const
  ).map(([side, how, sign]) => rule(`${side}\\s+${how}\\s+(?=${number})`, `$1 ${sign} `)),
];

const counted = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** "so three places": behind a word that says a result, a number in words is meant as one. */
const inDigits = new RegExp(
  String.raw`(?<=\b(?:so|is|are|its|makes?)\s+)(${counted.join('|')})(?=\s+\p{L}{3})`,
  'giu',
);

/** A student's sentence with numbers and relations in words as signs, and Spanish operations in English. */
export function plainClaim(text: string): string {
  const plain = text.replace(inDigits, (word) => String(counted.indexOf(word.toLowerCase()) + 2));
  return rules.reduce((all, [pattern, becomes]) => all.replace(pattern, becomes), fromSpanish(plain));
}
