import { isEquationWhereAsked } from '../../gate/equation-asked.ts';
import { isMath } from '../../reading/is-math.ts';
import { type Rewriting, rewrite } from '../../reading/rewrite.ts';
import type { Solution } from '../../solution.ts';
import { mathInWords } from '../wordings/math-in-words.ts';
import { otherEndpoint } from './other-endpoint.ts';
import { saidBeside } from './said-beside.ts';
import { toldPlainly } from './told-plainly.ts';

/** A time told in hours and minutes, as hours where these end: `2 hours 24 minutes`. */
const oneTime = (hours: number, minutes: number): string | null =>
  minutes < 60 && minutes % 3 === 0 ? `${(60 * hours + minutes) / 60} hours` : null;

/** Signs and short spellings, in words that are read. */
const signs: readonly Rewriting[] = [
  [
    /(?<=(?:^|[\s(-])[-(]?\d[\d.]*\)?)(?<!x 10 ?[\^⁻⁰-⁹¹²³].*) x (?!.*x 10 ?[\^⁻⁰-⁹¹²³])(?!10 ?[\^⁻⁰-⁹¹²³])(?=\(?-?\d)(?=[^a-z]*(?:$|[?.,;!]|\s(?:what|whats|how|is|equals?)\b))/gi,
    ' × ',
  ],
  [/[Δ△]\s?(?=[A-Z]{3}\b)/g, 'triangle '],
  [/(?<=\btriangle [A-Z]{3})\s*[~∼]\s*(?=triangle\b)/g, ' is similar to '],
  [/\bP ?\(\s*([AB])\s*\|\s*([AB])\s*\)/g, 'P($1|$2)'],
  [/\bthru\b/gi, 'through'],
  [/\bloose(s?)(?= (?:\$?\d|(?:half|some|its?|the)\b))/gi, 'lose$1'],
  [/\btemp\b/gi, 'temperature'],
  [/(?<=\btemperature .*)\bit ha[sd] risen\b/gi, 'it rose'],
  [/\b(\d+)[- ]pack of ([a-z]+?)s?(?= (?:costs?|is|sells?)\b)/gi, 'pack of $1 $2s'],
  [/\b(?:the )?cube root of \(?(-?\d[\d./]*)\)?(?![\d./])/gi, 'cbrt($1)'],
  [/(?<=\bcbrt\b.*)\b(?:the )?square root of \(?(\d[\d./]*)\)?(?![\d./])/gi, '√($1)'],
  [/(?<=\)) (plus|minus) (?=[√c])/gi, (_, sign = '') => (/p/i.test(sign) ? ' + ' : ' - ')],
  [
    /^(?:the )?(?:graph|line) of (?:an? |the )?(?:proportional (?:relationship|relation)|direct variation) (?:passes|goes|runs) through (?:the point )?\( ?(-?[\d./]+) ?, ?(-?[\d./]+) ?\)/gi,
    'y is proportional to x and y = $2 when x = $1',
  ],
  [
    /(?<![\d.])(\d{1,2}) ?(?:hours?|hrs?|h)(?:,? and|,)? (\d{1,2}) ?(?:minutes?|mins?)\b(?! (?:later|after|before|ago|early|earlier|late|more|less))/gi,
    (whole, hours = '', minutes = '') => oneTime(Number(hours), Number(minutes)) ?? whole,
  ],
  [
    /(?<=^(?:the )?sum of (?:\d|two|three|four|five) consecutive (?:even |odd )?(?:integers|numbers) is -?\d+),? (?:find|what(?:'?s| is| are)) /gi,
    '. find ',
  ],
  [
    /\b((?:prism|pyramid)\b.*?) (?:has|with) an? (?:base (?:that|which) is an? [a-z ]+?|[a-z]+ base) (?:of|with|with an|whose) area (?:of |is )?(?=\d)(?=[^?]*\bvolume\b)/gi,
    '$1 has a base area of ',
  ],
  [
    /^(?:an? |the |my )?[a-z]+(?: [a-z]+)? (?:is|weighs|measures) (\d[\d.,]*) ?([a-z]+)(?: (?:long|tall|wide|high|deep|heavy|thick))?\. how (?:long|tall|wide|high|deep|heavy|thick) is (?:it|the [a-z]+) in ([a-z]+)[?.\s]*$/gi,
    'convert $1 $2 to $3',
  ],
  [
    /^(?:an? |the |my )?[a-z]+(?: [a-z]+)? weighs (\d[\d.,]*) ?([a-z]+)\. (?:how much does (?:it|the [a-z]+) weigh|what is its (?:weight|mass)) in ([a-z]+)[?.\s]*$/gi,
    'convert $1 $2 to $3',
  ],
  [/\bhalfs\b/gi, 'halves'],
  [/\b([a-z]+)\(s\)/gi, '$1s'],
  [/\bhow much time (?=does|do|will|did|would|until)/gi, 'how long '],
  [/\bwhat(?:'s| is|s)? its worth\b/gi, 'what is it worth'],
  [
    /\b(have|has|with) (?:the |an? )?(sum|difference|product) (?:of )?(?=-?\d)/gi,
    (_, has = '', name = '') => `${has} a ${name} of `,
  ],
  [
    /(?<=\b(?:have|has|with) a (?:sum|difference|product) of -?[\d./]+) and (?:the |an? )?(sum|difference|product) (?:of )?(?=-?\d)/gi,
    ' and a $1 of ',
  ],
  [
    /^(?:the )?(\d|two|three|four|five|six) consecutive ((?:even |odd )?(?:integers|numbers)) (?:(?:have|has|with) a sum of|add (?:up )?to|sum to|total) (-?\d+)(?=[.,;] )/gi,
    'the sum of $1 consecutive $2 is $3',
  ],
  [/(?<=\bat [\d.]+ ?%) (?=compounded)/gi, ' interest '],
  [/(?<=[.,;?] )(?=\d decimals?(?: places?)?[\s.]*$)/gi, 'round to '],
  [/\boff of\b/gi, 'off'],
  [
    /\bprobability (?=(?:it|he|she|they|the [a-z]+) (?:does|do|will|is)(?:n'?t| not)\b)/gi,
    'probability that ',
  ],
  [/\b(do|does|is|will|was)nt\b/gi, '$1 not'],
  [
    /\bconvert (?=.*=)(.*) (?:to|into) (?:the form )?y ?= ?mx ?\+ ?b\b(?: form)?[\s.?]*$/gi,
    'write $1 in slope-intercept form',
  ],
  [
    /^(?:an? )?\$(\d[\d.]*) [a-z ]+ is (?:now )?on sale for \$(\d[\d.]*\d)[.,;] what (?:is the )?percent(?:age)?(?: of)?(?: the)? (?:discount|off)(?: is it)?[\s?.]*$/gi,
    'what is the percent decrease from $1 to $2?',
  ],
  [
    /^([a-z]+) ((?:spent|used|lost|donated|saved|gave) \d+(?:\/\d+|%)) of (?:her|his|their|my) \$(\d[\d.]*\d)(?=[.,;] )/gi,
    '$1 had $$$3. $1 $2 of it',
  ],
  [/\bfor (?:one|a|each|every) (?=(?:batch|loaf|cake|pie|pizza|serving|recipe)\b)/gi, 'for 1 '],
  [/(?<=^(?:condense|combine|write)\b.*\d)(?=log\b|ln\b)/gi, ' '],
  [/(?<=^(?:condense|combine|write)\b.*)\b(log|ln) ([a-z])\b(?!\()/gi, '$1($2)'],
  [
    /^(?:an? )?(?:infinite )?geometric(?: sequence| series)?:?(?: has| with)?(?: a| the)? first term (?:of |is |= )?(-?[\d./]*\d),?(?: and)?(?: a| the)?(?: common)? ratio (?:of |is |= )?(-?[\d./]*\d)[.,;] (?:find |what is )?(?:the |its )?(?:sum to infinity|infinite sum)[\s.?]*$/gi,
    'find the sum of the infinite geometric series with first term $1 and ratio $2',
  ],
  [
    /^(?:find )?(?:the )?sum:? (?:of )?(\d[^a-z]*\.\.\.),? (?:for |of )?(?:the )?(?:first )?(\d+) terms/gi,
    'find the sum of the first $2 terms of $1',
  ],
  [
    /(?<=\bdigits )(\d)(?: ?- ?| through | to )(\d)\b/gi,
    (_, from = '', to = '') =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i).join(', '),
  ],
  [/(?<=\bbounces (?:back )?(?:up )?)half (?=its\b)/gi, 'to 1/2 of '],
  [
    /\bhow high (?:is|does it go on) the (\d+)(st|nd|rd|th) bounce\b/gi,
    'how high is it after the $1$2 bounce',
  ],
  [/\b1st,? (?:and )?2nd,? and 3rd(?: place)?\b/gi, 'first, second and third place'],
  [/ {2,}/g, ' '],
  [/(?<=[\w%°)]) (?=[.,;](?:\s|$))/g, ''],
];

/** What is named by its kind before it is told is known by its form. */
const names: readonly Rewriting[] = [
  [/(?<=\b(?:die|number cube|dice|cube)) \((?:numbered |labell?ed |with )?1 ?(?:-|–|to|through) ?6\)/gi, ''],
  [
    /\b(?:the |a )?(\d) ?(?:x|×|by) ?(\d) matrix (?=\[\[)(?=(\[\[.*?\]\]))/gi,
    (whole, rows = '', columns = '', matrix = '') => {
      const lines = matrix.slice(1, -1).match(/\[[^[\]]*\]/g) ?? [];
      const fits =
        lines.length === Number(rows) && lines.every((line) => line.split(',').length === Number(columns));
      return fits ? '' : whole;
    },
  ],
  [/\bvectors? (?=[a-z] ?= ?[<(])/gi, ''],
  [/(?<=\b(?:modulus|absolute value|conjugate|argument) of )(?:the )?(?:complex number )?[a-z] ?= ?/gi, ''],
  [/\b(?:the )?(?:in)?definite integral:?(?: of)? (?=∫)/gi, ''],
  [/\b(?:the )?(?:repeating|recurring|periodic) decimal (?=\d*\.\d)/gi, ''],
  [/\b(?:an? |the )(?:sum|amount|principal) of (?=\$\d[^?]*\b(?:invest|deposit|compound|borrow))/gi, ''],
  [
    /\b(?:the )?sum to infinity(?: of| for|:) (?:the |an? )?(?:infinite )?(?:geometric (?:series|sequence) )?/gi,
    'the sum of the infinite geometric series ',
  ],
  [/\bat the point (?:where|with|when|at which) (?=x ?= ?-?[\d/.]+)/gi, 'at '],
  [
    /(?<=\bcards? (?:is|are|were) drawn) (?:one after (?:the other|another)|one by one|in a row|in turn),?(?= without)/gi,
    '',
  ],
  [/^the (?:line|curve|parabola|function|graph) (?=(?:y|[a-z]\(x\)) ?=)/gi, ''],
  [/(?<=\bof )(?:the )?matrices [A-Z] ?= ?(\[\[.*?\]\]) and [A-Z] ?= ?(?=\[\[[^a-z]*$)/g, '$1 and '],
  [/^(?:the )?points? ((?:[A-Z] ?\([^()]*\)(?:, | and )?)+) (?:are|is) given\b/g, '$1'],
];

const polar =
  /^((?:write|express|put|give|convert|change)(?: the complex number)?) (?:z ?= ?)?([^=]*?) ((?:in|to|into) (?:the )?polar form)(?:[\s,(]*(?:z ?= ?)?r ?\( ?cos ?\(?θ\)? ?\+ ?i ?sin ?\(?θ\)? ?\)\)?)?(?:[\s,(]*(?:with |where |for )?0°? ?(?:≤|<=) ?θ ?< ?(?:2 ?π|360°?)\)?)?[\s.]*$/i;

/** Wishes in brackets or behind that the answer fulfils anyway. */
const fulfilled: readonly Rewriting[] = [
  [/(?<=\d(?:\.{3}|…).*)[\s,]*\((?:it |the decimal )?(?:is )?(?:repeating|recurring|repeats)\)/gi, ''],
  [
    /(?<=\bp ?\([^()]*\bz\b[^()]*\))[\s,.;(]*\b(?:(?:for|in|on|under|from|using|with|by) )?(?:a |the )?(?:standard normal(?: distribution| curve| variable| tables?)?|z[- ]?tables?)\)?[\s.?]*$/gi,
    '',
  ],
  [
    /(?<=^(?:find|evaluate|what is|compute|calculate) [^a-z]*(?:sin|cos|tan|cot|sec|csc)\b[^a-z]*(?:π[^a-z]*)?),? exactly[\s.?]*$/gi,
    '',
  ],
  [
    /\s*\((?:use|with|put) (?:an? |the )?bar (?:for|over|on|above) (?:the )?repeating (?:part|digits?|decimals?)\)/gi,
    '',
  ],
  [/\s*\((?:the )?median (?:is )?(?:left out|excluded|not included)[^()\d]*\)/gi, ''],
  [
    /(?<=[\w?)].*[\s,.;?(]+)(?:please )?simplify(?: (?:it|your answer|the answer|the fraction))?\)?[\s.]*$/gi,
    '',
  ],
  [/\bfraction,? (?=(?:simplest|lowest) (?:form|terms)\b)/gi, 'fraction in '],
  [/(?<=\?)[\s(]*(?:give it |write it )?in (?:lowest terms|simplest form)\)?[\s.]*$/gi, ''],
  [
    /(?<!\.\.\s*(?:as an?\s*)?)(?!\.\.)[\s,.;(]+(?:as an? )?(?:simplified )?fraction in (?:simplest form|lowest terms)\)?[\s.]*$/gi,
    ' as a fraction',
  ],
];

const verbish =
  /\b(?:is|are|was|were|find|what|how|which|who|when|where|why|has|have|had|does|do|did|can|will|would|solve|give|show|if|and|not|no|but|than|round|use|nearest|to|each|one)\b/i;
const lastNoun =
  /^(.*[\w%°)\]>²³.])\s*[.,;:]\s+(?:(?:so|then|find)\s+)?(\|[a-z]\||P ?\([^()]*\)|(?:the |its |their )?[a-zθ][a-z' ()θ·*-]*?)\s*(?:=\s*\?*|\?+)[\s]*$/is;

const tangentBehind =
  /^(?:the curve )?((?:y|[a-z]\(x\)) = [^.,;?]*(?:\.\d[^.,;?]*)*)[.,;] (?:(?:find|what is) )?(?:the )?((?:equation|slope) of (?:the |its )?tangent(?: line)?) (at x ?= ?-?[\d./]*\d)[\s.?]*$/i;
const sumBehind =
  /^(?:the |an? )?((?:geometric|arithmetic) (?:series|sequence)):? (-?\d[\d\s,.+/()-]*(?:\.\.\.|…))[\s.,;]*(?:find )?(?:the )?(sum of (?:the )?first \d+ terms)[\s?]*$/i;
const laterValue =
  /^(.*[\w%°)][.;,]) ((?:value|worth|price|population|balance|height|temperature) (?:after|in) \d+ [a-z]+)\s*\?+\s*$/is;

const notBefore =
  /\b(?:did|does|do|if|that|when|and|so|because|than|as|will|would|can|could|should|has|have|is|was|are|were|how|what|many|much|far|long|after|before|until|while|but|or|old|which|who|to|for|of|with|at|by|from|in|on|the|a|an)$/i;

/** A telling without any mark between its sentences: one begins with who goes on, or with the question. */
function inSentences(text: string): string {
  if (/[.?!,;:=\n]\s|=/.test(text) || !/^[a-z]/i.test(text) || text.split(' ').length < 10) return text;
  const at = /\s(?:how (?:many|much|long|far)|what(?:'?s| is))\b/i.exec(text)?.index ?? -1;
  if (at < 0) return text;
  const told = text
    .slice(0, at)
    .replace(/ (he|she|they|it)(?= [a-z]+s\b| [a-z]+ed\b)/gi, (whole, who: string, i: number) =>
      notBefore.test(text.slice(0, i)) ? whole : `. ${who}`,
    );
  return notBefore.test(told) ? text : `${told}. ${text.slice(at + 1)}`;
}

/** A question that is one noun at the end asks for it: `…, k?`, `…. equation?`, `…. tan A = ?`, `…. area of DEF =`. */
function askForNoun(text: string): string {
  // Two questions are not one.
  if (/\?.*\w/s.test(text)) return text;
  const later = laterValue.exec(text);
  if (later) return `${later[1]} what is its ${later[2]}?`;
  const [, system, unknowns] =
    /^((?!.*[a-z]\()[^?]*=[^?]*=[^?]*?)[.,;] ([a-z] and [a-z])\s*\?+$/i.exec(text) ?? [];
  if (system !== undefined) return `${system}. find ${unknowns}`;
  const [, story, things] = /^(.*\d.*[.,;]) ([a-z]{3,}s) (?:left|remaining)\s*\?+$/is.exec(text) ?? [];
  if (story !== undefined) return `${story} how many ${things} are left?`;
  const [, curve, line, at] = tangentBehind.exec(text) ?? [];
  if (curve !== undefined) return `find the ${line} to ${curve} ${at}`;
  const [, kind, row, sum] = sumBehind.exec(text) ?? [];
  if (kind !== undefined) return `find the ${sum} of the ${kind} ${row}`;
  const [, body, noun] = lastNoun.exec(text) ?? [];
  if (body !== undefined && /^P ?\(/.test(noun ?? '')) return `${body}. find ${noun}`;
  const isCut = (body?.split('(').length ?? 0) !== (body?.split(')').length ?? 0);
  if (body === undefined || noun === undefined || isCut || verbish.test(noun) || noun.split(' ').length > 5)
    return text;
  if (/^[a-z]$/i.test(noun)) return `${body}. find ${noun}`;
  const isName = /^(?:(?:sin|cos|tan|cot|sec|csc) ?\(?[A-Zθ]|[A-Z]{1,3}$|P ?\()|[·*|]/.test(noun);
  const plain = noun.replace(/^(?:its|their|the) /i, '');
  return isMath(body) && !isName
    ? `find the ${plain} of ${body}`
    : `${body}. find ${isName ? noun : `the ${plain}`}`;
}

/** A thing told in a sentence, of which something is asked behind, is asked about as one thing. */
const described =
  /^(?:an?|the) (line|circle|parabola|ellipse|plane|function|sequence|cone|cylinder|sphere) (?:that |which )?((?:passes|goes|runs|has|is|with|contains)\b[^.;?]*(?:\.\d[^.;?]*)*)[.;,] (?:find|what is|write|give)(?: me)? (?:the |its |an? )?(equation|slope|y-intercept|area|volume)(?: of (?:the|this) \1)?[\s.?!]*$/i;

const wheel =
  /^(?:an?|the) (?:bike |bicycle |car )?wheel has (?:an? )?(diameter|radius) (?:of )?([\d.]+ ?[a-z]+)[.,;] how far (?:does|will) (?:it|the [a-z]+) (?:roll|travel|go|move) (?:in|with|after) one (?:full |complete )?(?:turn|rotation|revolution)(?: of the wheel)?\??/i;

const survey =
  /^(?:in|of) (?:an? )?survey of (\d+) [a-z]+,? (\d+) (?:of them )?([a-z]+ [a-z ]+?)[.;] (?:the|an?) [a-z]+ has (\d+) [a-z]+[.;,] (?:about |approximately )?how many (?:of them |of these |[a-z]+ )?would you (?:predict|expect)(?: to| that)? ([a-z ]+?)\s*\?*$/i;

/** How many of all are expected, told of a few: the same is said of both. */
function expected(text: string): string {
  const [, few, some, does = '', many, asked = ''] = survey.exec(text) ?? [];
  return few !== undefined && does.toLowerCase() === asked.toLowerCase()
    ? `In a survey of ${few} students, ${some} ${does}. Predict how many of ${many} students ${does}.`
    : text;
}

/** Plans with a price to join and a price for each month. */
const plans: readonly Rewriting[] = [
  [/^(?:the |a )?two-way table:? (?=of \d)/gi, ''],
  [/\bof (\d+) ([a-z]+),? (\d+) (?=[a-z]+ )(?=.*\bof \d+ [a-z]+,? \d+ [a-z]+)/gi, '$1 $2 of whom $3 '],
  [/(?<=\d+ [a-z]+ of whom \d+ .*)\bof (\d+) ([a-z]+),? (\d+) (?=[a-z]+ )/gi, '$1 $2 of whom $3 '],
  [/(?<=\bafter how many months is) (?=total cost)/gi, ' the '],
];

const modulus = /^(?:the )?(?:complex number )?([a-z]) = ([^.,;?=]*i[^.,;?=]*)[.,;] find \|\1\|$/i;

const times = 'night|noon|midnight|evening|morning|afternoon';
const atLast = new RegExp(
  `(\\bby (?:the )?(${times})\\b[^.;?]*[.;]) *(?:(?:what (?:is|was)|find) )(the temperature) (?:at|by|in the) \\2[\\s.?]*$`,
  'i',
);

/** The letters of a right triangle as the names of its sides, seen from the angle that is asked about. */
function namedSides(text: string): string {
  const right =
    /\bright angle (?:(?:is )?at )?([A-Z])\b|\b(?:angle |∠ ?)?([A-Z]) (?:= ?|is )(?:90 ?(?:°|degrees)|a right angle)/.exec(
      text,
    );
  const corner = right?.[1] ?? right?.[2];
  const [, ratio, angle] =
    /\b(sin|cos|tan) ?\(?([A-Z])\)?(?: as a fraction(?: in (?:lowest|simplest) (?:terms|form))?)?[\s.?]*$/.exec(
      text,
    ) ?? [];
  const letters = /\btriangle ([A-Z]{3})\b/.exec(text)?.[1];
  const sides = [...text.matchAll(/\b([A-Z]{2}|[a-z]) ?(?:=|is) ?(\d+(?:\.\d+)?|√\d+)(?!\.?\d)/g)];
  if (!corner || !angle || !letters || angle === corner || sides.length !== 2) return text;
  const known = sides.map(([, name = '', value = '']) => {
    // A small letter names the side opposite to its corner.
    const between = name.length === 1 ? letters.replace(name.toUpperCase(), '') : name;
    if (between.length !== 2 || ![...between].every((one) => letters.includes(one))) return '';
    const side = !between.includes(corner)
      ? 'hypotenuse'
      : between.includes(angle)
        ? 'adjacent side'
        : 'opposite side';
    return `the ${side} is ${value}`;
  });
  const rest = sides.reduce((now, [whole]) => now.replace(whole, ''), text.replace(right?.[0] ?? '', ''));
  const isPlain = /^[^\d=]*$/.test(rest) && letters.includes(angle) && letters.includes(corner);
  return isPlain && !known.includes('') && known[0]?.slice(0, 9) !== known[1]?.slice(0, 9)
    ? `In a right triangle ${known.join(' and ')}. find ${ratio} ${angle}`
    : text;
}

/**
 * A problem without its wrapping: signs and short spellings in words, the wish in its usual place, one noun at the end
 * as a question, and what stands before an object only to name it left away. The text as it is where nothing is wrapped.
 */
export function askedPlainly(typed: string): string {
  const signed = rewrite(toldPlainly(typed.trim()), [
    ...saidBeside,
    ...mathInWords,
    ...signs,
    ...names,
    ...fulfilled,
  ]).trim();
  const asked = askForNoun(inSentences(signed)).replace(polar, '$1 $2 $3');
  const one = asked
    .replace(described, 'find the $3 of the $1 that $2')
    .replace(modulus, 'find |$2|')
    .replace(wheel, 'find the circumference of a circle with $1 $2.')
    .replace(
      /^(at \d{1,2} ?[ap]m,? )it was (?=-?\d+ ?°)(.*?)\bthe temperature (?=had|has|rose|fell)/i,
      '$1the temperature was $2it ',
    )
    .replace(atLast, '$1 what is $3 now?')
    .replace(/^at \d{1,2}(?::\d\d)? ?[ap]m,? (?=the temperature was\b(?!.*\b[ap]m\b))/i, '');
  return rewrite(expected(otherEndpoint(namedSides(one))), plans);
}

const oneOfAll =
  /^(.*[.,;?]) *(?:what (?:is|was)|find|which is) (?:the )?(?:biggest|largest|greatest|highest|smallest|least|lowest|middle|(?<!\b(?:product|squares?|squared|multipl\w+|reciprocals?)\b.*)(?<=\b(?:two|2) consecutive\b.*)(?:larger|smaller|greater|bigger))(?: (?:one|number|integer|of (?:them|these)))?[\s.?!]*$/is;

/** Of several unknowns, of which one is asked for, all are found first; null where a text asks for no one of them. */
export function askedForAll(text: string): string | null {
  const body = oneOfAll.exec(text)?.[1];
  const noun = /\bconsecutive (?:(?:even|odd) )?(integers|numbers)\b/i.exec(body ?? '')?.[1];
  return body === undefined || noun === undefined ? null : `${body} find the ${noun}`;
}

/** What is asked at a time, told at another one last. */
const askedAt = new RegExp(`^(.*)\\btemp(?:erature)?\\b[^.?!]* (?:at|by|in the) (${times})[\\s?.!]*$`, 'is');

/** A question for the temperature at a time that something is told after. */
function isEarlier(problem: string): boolean {
  const [, body = '', asked = ''] = askedAt.exec(problem) ?? [];
  const last = [...body.matchAll(new RegExp(`\\b(?:${times})\\b`, 'gi'))].at(-1)?.[0];
  return last !== undefined && last.toLowerCase() !== asked.toLowerCase();
}

const angleOfSides = /\b[A-Z]{2} ?= ?\d+(?:\.\d+)?(?! ?(?:°|deg)|[\d.]).*(?:\bangle|∠) ?[A-Z]\b[\s=?.]*$/s;

const oneFunction = /^-?\d*(?:sin|cos|tan|sec|csc|cot)\([^()]*\)(?:\^\d+)?$/;

/** Whether an answer has the form, the range and the place in time that its problem wishes. */
export function keepsForm({ answer, steps }: Solution, problem: string): boolean {
  if (/\b(?:in|to) (?:the )?scientific notation\b/i.test(problem) && !/· 10\^/.test(answer)) return false;
  if (/\b(?:rational|integer) (?:zeros|roots|solutions)\b/i.test(problem) && /√|\bi\b|\di\b/.test(answer))
    return false;
  if (/\binterval notation\b/i.test(problem) && !/[[(].*[\])]|^no /.test(answer)) return false;
  if (
    isEarlier(problem) ||
    (angleOfSides.test(problem) && steps.some(({ from, to }) => /\b180\b/.test(from + to)))
  )
    return false;
  if (/\bsingle trig/i.test(problem) && !oneFunction.test(answer)) return false;
  if (/0°? ?(?:≤|<=) ?θ/.test(problem) && /\(-/.test(answer)) return false;
  if (!isEquationWhereAsked(answer, problem)) return false;
  if (/\bequation\b(?! is\b)[^.?!]*[.?!]*\s*$/i.test(problem) && /^-?[\d./]+$/.test(answer)) return false;
  return !(/\b(?:sin|cos|tan) [A-Z]\b/.test(problem) && /units?\b/.test(answer));
}
