/** What a student writes in words, and the signs that say the same. A function keeps part of the text. */
type Phrase = readonly [words: RegExp, signs: string | ((found: string) => string)];

const parts: Readonly<Record<string, string>> = { half: '½', third: '⅓', quarter: '¼' };

/** How sure the writer is, before and after a value. */
const opinion = String.raw`(?:i|we) (?:think|thought|believe|guess|got|get|know|say|found|hope)(?: that)?(?: (?:it is|it's|its))?|it should be|it must be|must be|maybe|probably|creo que(?: es)?`;

/** `0.16 with the 6 repeating`: the digits before the block that goes on, which stands at the end of them. */
function namedBlock(found: string): string {
  const [, digits = '', block = ''] = /^(\.\d+)\D+(\d{1,6})\b/.exec(found) ?? [];
  if (block === '' || (!digits.endsWith(block) && digits.includes(block))) return found;
  let before = digits;
  while (before.endsWith(block)) before = before.slice(0, -block.length);
  return `${before}\\bar{${block}}`;
}

/** `an hour and a half` is one and a half of the unit. */
function andPart(found: string): string {
  const [, unit = '', part = ''] = /an? ([a-z]+) and an? (half|quarter)/i.exec(found) ?? [];
  return `${/half/i.test(part) ? '1.5' : '1.25'} ${unit}`;
}

/** `x is greater than -2 and at most 5` says the second bound of x too. */
function withSubject(found: string): string {
  const [name = 'x'] = found.trim();
  return found.replace(
    / and (?:is )?(at most|no more than|at least|no less than|(?:less|smaller|greater|more) than(?: or equal to)?) /i,
    (_, bound: string) => {
      const orEqual = /at|no |equal/i.test(bound);
      const below = /most|no more|^less|^smaller/i.test(bound);
      return ` and ${name} ${below ? '<' : '>'}${orEqual ? '=' : ''} `;
    },
  );
}

const phrases: readonly Phrase[] = [
  [
    /\b(?:one|two|three|four|five|six|seven|eight|nine|ten)-(?=(?:half|halves|thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?)\b)/gi,
    (found) => `${found.slice(0, -1)} `,
  ],
  [new RegExp(String.raw`^\s*(?:${opinion})[ ,:]+(?=\S)`, 'i'), ''],
  [new RegExp(String.raw`(?<=\S)[ ,]+(?:${opinion}|not sure|idk|lol)\s*[.?!]*\s*$`, 'i'), ''],
  [/^\s*(?:la |mi )?(?:respuesta|solucion)(?: es| =|:)?(?=[\s\d-])/i, ''],
  [/^\s*(?:el resultado|el valor)(?: es)? (?=\S)/i, ''],
  [
    /(?<=\d|[½¼¾⅓⅔]|\b(?:quarters|thirds?|halves|fourths?|tenths?|eighths?)) of (?:an?|the) (?!(?:hundred|thousand|million|billion)\b)(?=[a-z]+\s*$)/i,
    '',
  ],
  [/^\s*an? (?=(?:hour|foot|minute|pound|yard|mile|day|week) and \d)/i, '1 '],
  [/^\s*el (?=\d)/i, ''],
  [/^\s*es (?=[-\d.$(]|menos\b)/i, ''],
  [/^(\s*[a-z]) es (?=[-\d.√(])/i, (found) => found.replace(' es ', '  = ')],
  [/\b(?:menos|neg)\b\.?(?=\s*[\d.(√]|\s+[a-z]{3,})/gi, '-'],
  [/\bpor ciento\b/gi, '%'],
  [/\b(?:una |la )?mitad\b|\bun medio\b|^\s*medio(?=\s*$)|\bmedia(?= [a-z])/gi, '½'],
  [/\bun tercio\b/gi, '⅓'],
  [/\bun cuarto\b/gi, '¼'],
  [
    /^\s*(?:a )?(?:half|quarter)(?: of)? an? (?!(?:hundred|thousand|million|billion)\b)(?=[a-z]+\s*$)/gi,
    (found) => (/half/i.test(found) ? '½ ' : '¼ '),
  ],
  [/^\s*an? [a-z]+ and an? (?:half|quarter)\s*$/i, andPart],
  [/^\s*[a-z] is \D*-?[\d.]+ and (?:is )?[a-z ]+ -?[\d.]+\s*$/i, withSubject],
  [/^.*\w,? so (?=[a-z]\s*[<>≤≥=])/i, ''],
  [
    /\.\d+\s*(?:\.{3,}|…)?\s*[,(]?\s*(?:(?:with|where|and) )?(?:the )?\d{1,6}s? (?:is |are |keeps? )?(?:repeat(?:ing|s|ed)?|recurring|recurs)(?: forever)?\)?/gi,
    namedBlock,
  ],
  [
    /^\s*(?:so |then )?(?:the |my )?ans(?:wer)?(?: is| =|:| (?:would|should|must|has to|could|might) be)?(?=[\s\d-])/i,
    '',
  ],
  [/^\s*(?:the|my) [a-z]+ (?:is|are|was|will be|would be) /i, ''],
  [/^\s*(?:(?:it|that|this) is|(?:it|that)'?s) (?=\S)/i, ''],
  [/^\s*(?:about|approximately|approx\.?|around|roughly) /i, ''],
  [/^\s*the (?=point\b)/i, ''],
  [/^\s*point (?=\()/i, ''],
  [/^\s*(?:either|both) (?=\S)/i, ''],
  [/^\s*at (?=[a-z]\s*=)/i, ''],
  [/(?<=[\d)])\s+only\s*[.!]*\s*$/i, ''],
  [/\bis to\b/gi, ':'],
  [/-to-/gi, ':'],
  [/\bis (?:greater|more) than or equal to\b|\bis at least\b|\bis no less than\b/gi, '>='],
  [/\bis (?:less|smaller) than or equal to\b|\bis at most\b|\bis no more than\b/gi, '<='],
  [/\bis (?:greater|more|larger) than\b/gi, '>'],
  [/\bis (?:less|smaller) than\b/gi, '<'],
  [/^(\s*[a-z]) is (?=[-\d.√(])/i, (found) => found.replace(' is ', '  = ')],
  [/([<>]) =/g, (found) => `${found.charAt(0)}=`],
  [/\bplus or minus\b|\+\/-/gi, '±'],
  [/\bdivided by\b/gi, '/'],
  [/\bmultiplied by\b/gi, '*'],
  [/(?:\bthe )?\bsquare root(?: of)?\b/gi, '√'],
  [/\bradical(?= ?[\d(])/gi, '√'],
  [/(?:\bthe )?\bcube root(?: of)?\b/gi, '∛'],
  [
    /\ba (?:half|third|quarter)\b|^\s*half(?=\s*$)/gi,
    (found) => parts[found.trim().replace(/^a /i, '').toLowerCase()] ?? found,
  ],
  [
    /\b(?:(?:the set of )?(?:all|any|every) )(?:real )?(?:numbers?|reals?)\b(?! (?:less|greater|more|at|from|between|except))/gi,
    'ℝ',
  ],
  [
    /\blog(?:arithm)? base (?:\d+|[a-z])(?: of)?\b/gi,
    (found) => found.replace(/^\D* base | of$/gi, '').replace(/^/, 'log_'),
  ],
  [/^\s*[a-z] (?:is|can be) (?=ℝ)/i, ''],
  [/\bhalf(?= of\b)/gi, '½'],
  [/\bper cent\b/gi, '%'],
  [/(?<![a-z])pct\b/gi, '%'],
  [/^\s*%\s*\d+(?:\.\d+)?(?=\s*$)/, (found) => `${found.replace('%', '').trim()}%`],
  [/\bUS(?=\$)/g, ''],
  [/^\s*USD(?= ?\d)/i, '$'],
  [/(?<=\$\s*\d[\d.,]*) an? (?=[a-z]+\s*$)/i, '/'],
  [/(?<=\$\s*\d[\d.,]*) dollars\s*$/i, ''],
  [/ (?:each|apiece)\s*$/i, ''],
  [/\b(?:sq|cu)\. /gi, (found) => found.replace('.', ' ')],
  [/^\s*"(?=.*"\s*$)|(?<=^\s*".*)"\s*$/g, ''],
];

/** Writes phrases as signs. What is shorter is filled up with blanks, so that the rest keeps its place. */
export function wordsToSigns(text: string): string {
  if (!/[A-Za-z%"]|\+\/|[<>] =/.test(text)) return text;
  return phrases.reduce(
    (written, [words, signs]) =>
      written.replace(words, (found: string) =>
        (typeof signs === 'string' ? signs : signs(found)).padEnd(found.length, ' '),
      ),
    text,
  );
}

const squaredUnit = /(\d\s*(?:mm|cm|dm|km|m|in|ft|yd|mi))([23])(?=\s*$)/;

const minutes = /(\d\s*h(?:rs?|ours?)?\s*\d+\s*m)(?=\s*$)/i;

/** `12 m2` is 12 m², and `3 h 30 m` has minutes; among variables both would be products. */
export function withPlainUnits(text: string): string {
  return text
    .replace(minutes, '$1in')
    .replace(squaredUnit, (_, before: string, power: string) => before + (power === '2' ? '²' : '³'));
}
