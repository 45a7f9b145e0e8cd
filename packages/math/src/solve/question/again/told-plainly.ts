import { type Rewriting, rewrite } from '../../reading/rewrite.ts';

const number = String.raw`-?\d+(?:\.\d+)?`;
const degrees = String.raw`(?: ?°(?: ?[FC])?| degrees(?: (?:Fahrenheit|Celsius|F|C))?)?`;
const when = String.raw`(?: at \d{1,2}(?::\d\d)? ?[ap]\.?m\.?| at (?:noon|midnight|night|dawn|sunrise|sunset)| in the (?:early )?(?:morning|afternoon|evening)| on (?:mon|tues|wednes|thurs|fri|satur|sun)day)?`;
const temperatures = new RegExp(
  String.raw`^(?:at first )?the (?:outside |air )?temperature (?:was|(?<change>rose|increased|went up|fell|dropped|decreased) from) (?<low>${number})(?<unit>${degrees})${when},? (?:and |to |and then )(?:it was )?(?<high>${number})\k<unit>${when}\. (?:by )?how (?:much|many degrees) did (?:the temperature|it) (?<asked>rise|increase|go up|warm up|fall|drop|decrease|go down)[\s?.]*$`,
  'i',
);

const isRise = (word: string): boolean => /rose|rise|increase|up/i.test(word);

/** By how much a temperature rose or fell between two readings, as their difference; a rise is no fall. */
function betweenReadings(text: string): string {
  const { low = '', high = '', unit = '', change = '', asked = '' } = temperatures.exec(text)?.groups ?? {};
  if (low === '' || low === high) return text;
  const rises = Number(high) > Number(low);
  if (rises !== isRise(asked) || (change !== '' && rises !== isRise(change))) return text;
  return `find the difference between ${low}${unit} and ${high}${unit}`;
}

const form = '(?:slope-intercept|point-slope|standard) form';
const lineOfPoint = new RegExp(
  String.raw`^(?:write|find|give) (?:an?|the) equation(?: in (?<forms>(?:[a-z-]+ (?:form )?or )?${form}))? (?:of|for) (?:the|a) line (?:that |which )?(?:(?:passes|passing|goes|going) through|through|containing|that contains) the (?:given )?point (?:and (?:has|with|having)|with|and) the (?:given|indicated) slope(?: in (?<behind>${form}))?[.:]?(?: (?:give|write) (?:your|the) (?:final )?(?:answer|equation) in (?<last>${form})[.:]?)? (?<point>\([^()]*\)) ?[;,] ?(?:m|slope) ?= ?(?<slope>-?[\d./]*\d)[\s.]*$`,
  'i',
);

/** A line by `the given point` and `the given slope`, with these in the request. */
function lineThroughGiven(text: string): string {
  const found = lineOfPoint.exec(text.replace(/\s+/g, ' '))?.groups;
  const wish = found?.last ?? found?.behind ?? found?.forms;
  return found && !/ or /.test(wish ?? '')
    ? `write the equation of the line with slope ${found.slope} through ${found.point}${wish ? ` in ${wish}` : ''}`
    : text;
}

const point = String.raw`\( ?-?[\d./]+ ?, ?-?[\d./]+ ?\)`;

const exercises =
  /^in (?:exercises|problems|questions) (\d{1,3}) ?[-–] ?(\d{1,3}), ([^\d]*?[.:])\s+(?:(\d{1,3})[.)]\s+)?/i;

/** The request for several exercises, for the one that is told; one of another number is none of them. */
function ofExercises(text: string): string {
  const [whole = '', first, last, request = '', item] = exercises.exec(text) ?? [];
  const isOne = item === undefined || (Number(first) <= Number(item) && Number(item) <= Number(last));
  return whole !== '' && isOne ? `${request} ${text.slice(whole.length)}` : text;
}

const others = '(?:other|additional|further|more) ';
const moves = `(?:deposits?|withdrawals?|payments?)(?:,? (?:or|and|nor) (?:deposits?|withdrawals?|payments?))?`;

/** What is said so that nobody thinks of more: a price is the whole price, nothing else is put into an account. */
const saysNoMore: readonly Rewriting[] = [
  [
    /(?<!\btax\b.*),? ?(?:with |including )?(?:the )?(?:sales )?tax(?: is| was)?(?: already)? included,?(?!.*\btax\b)/gis,
    '',
  ],
  [/(?<!\btax\b.*),? ?(?:already )?including (?:the )?(?:sales )?tax,?(?!.*\btax\b)/gis, ''],
  [
    new RegExp(
      String.raw`(?<=[.?!] )(?:(?:he|she|they|you|i|we|[A-Z][a-z]+) (?:makes?|made|will make) no (?:${others})?${moves}|(?:assume|suppose)(?: that)? (?:there are )?no (?:${others})?${moves}(?: (?:are|were) made)?)\.\s*`,
      'g',
    ),
    '',
  ],
  [
    new RegExp(
      String.raw`(?:(?<=[.?!] )if |(?<![.?!]),? (?:and|assuming(?: that)?|if) )(?:(?:he|she|they|you|i|we) (?:makes?|made) )?no (?:${others})?${moves}(?: (?:are|were) made)?(?:(?=[.?!])|, )`,
      'gi',
    ),
    '',
  ],
];

const trig = 'trig(?:onometric)?(?: function| ratio| term)?';
/** What is asked for in the choices below is asked for itself. */
const oneOfChoices: readonly Rewriting[] = [
  [
    /^which (?:of (?:the following|these) )?(?:expression|polynomial)s? is (?:equivalent|equal) to (?:the (?:expression|polynomial) )?([^?=<>]*?)[\s?.]*$/gi,
    'simplify $1',
  ],
  [
    /^which (?:of (?:the following|these) )?(decimal|fraction|percent)s? is (?:equivalent|equal) to (?:the )?(?:decimal |fraction |percent )?(-?[\d./ %]*[\d%])[\s?.]*$/gi,
    'write $2 as a $1',
  ],
  [
    new RegExp(
      String.raw`^(?:re)?(?:write|express|simplify)(?: the (?:following|expression))*(?: as| in terms of| to| using)? (?:an? |one )?single ${trig}[.:,]?\s+(?=\S)`,
      'gi',
    ),
    'simplify ',
  ],
  [
    new RegExp(
      String.raw`^(?:re)?(?:write|express|simplify)(?: the expression)? (.+?) (?:as|in terms of|to|using) (?:an? |one )?single ${trig}[\s.]*$`,
      'gi',
    ),
    'simplify $1',
  ],
];

/** Sizes and requests of books in the words that are read. */
const asBooksTell: readonly Rewriting[] = [
  [/^["“]([^"“”]*)["”]$/g, '$1'],
  [/(?<=\b(?:height|distance|position)),? in (feet|meters|ft|m),? (?=above|after|at|of|is)/gi, ' in $1 '],
  [/(?<=\b(?:height|distance|position)\b[^.;?=]*) is given by (?=[a-z]\([a-z]\))/gi, ' is '],
  [/\b(30|45)°? (60|45)°? 90°? (?=(?:right )?triangle\b)/gi, '$1-$2-90 '],
  [
    new RegExp(
      String.raw`^(?:the )?(?:coordinates of the )?endpoints of (?:the )?(?:directed )?(?:line )?segment ([A-Z])([A-Z]) are (\1 ?${point}) and (\2 ?${point})\.\s+(?:what are|find|determine|state) the coordinates of (?:the )?point ([A-Z]),? (?:which|that) (divides|partitions) (?:the )?(?:directed )?(?:line )?(?:segment )?\1\2 (?=in(?:to)? )`,
      'gi',
    ),
    '$3 and $4. Find the point $5 that divides $1$2 ',
  ],
  [
    /^(?:find|what is|determine) the (?:accumulated |final |future )?(?:value|amount|balance) of an investment of (\$[\d,]*\d) (?:for|after|over) (\d+) years at (?:an (?:annual )?interest rate of )?([\d.]+ ?%)(?: interest)?,? compounded ([a-z-]+)/gi,
    '$1 is deposited in an account with $3 interest compounded $4. How much money will be in it after $2 years?',
  ],
  [
    /(?<=\btangent line\b.*=.*)[\s,.;]+(?:(?:i )?(?:need|want|write|give|put|leave)(?: it| the answer| your answer)? )?in (?:the form )?(?:y ?= ?mx ?\+ ?b|slope[- ]intercept)(?: form)?[\s.?!]*$/gi,
    '',
  ],
  [
    /^(?:perform|do|carry out) (?:the|each) (?:indicated )?operations?(?:,? and (?:then )?(?:simplify|(?:write|express|give) (?:the |your )?(?:result|answer|quotient|product|sum|difference) (?:in|as) (?:the )?(?:(?:standard )?form(?: a ?\+ ?bi)?|a ?\+ ?bi(?: form)?)))?[.:]?\s+(?=[^a-hj-z]*i[^a-hj-z]*$)/gi,
    'simplify ',
  ],
  [/^(?:write|express) (?=[^a-z]*i)([^a-hj-z]+) in standard form[\s.]*$/gi, 'write $1 in the form a + bi'],
  [
    /(?<=\b(?:by|using) implicit differentiation) and (?:then )?(?:evaluate|find) (?:the derivative|it|its value) at the (?:given|indicated) point[.:]?\s+([^,;]+=[^,;]+?)[,;]\s*(\([^()]*\))[\s.]*$/gi,
    ' at the point $2. $1',
  ],
  [/\)([⁰¹²³⁴-⁹]+)/g, (_, power = '') => `)^${[...power].map((one) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(one)).join('')}`],
];

/**
 * A problem in the words of books, in the wording that is read.
 * @example toldPlainly('30 60 90 triangle hypotenuse is 18') // '30-60-90 triangle hypotenuse is 18'
 */
export const toldPlainly = (text: string): string =>
  [betweenReadings, lineThroughGiven].reduce(
    (now, reading) => reading(now),
    rewrite(ofExercises(text), [...saysNoMore, ...oneOfChoices, ...asBooksTell]),
  );
