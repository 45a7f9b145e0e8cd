import { canonical, type Secret } from './secret.ts';
import { withDigits } from './told-value.ts';
import type { Window } from './window.ts';

const goesOn = String.raw`(?:\.\.\.|…|then|goes on|going on|followed|finish\w*|ends?|ending|after (?:it|that)|add|plus|wait|next|something is|behind)`;
const belowZero =
  /\b(?:minus|negative|(?:below|under|left of|beneath) (?:zero|the (?:[xy]-?axis|origin))|flip(?:ped)?|opposite|turn(?:ed)? around zero|sign)\b/;
const above = String.raw`(?:on top|above(?: the (?:bar|line))?|over the (?:bar|line)|upstairs|upper)`;
const below = String.raw`(?:below(?: the (?:bar|line))?|beneath|underneath|under the (?:bar|line)|at the bottom|on the bottom|downstairs|lower)`;
const pieceNames = String.raw`(?:terms?|pieces?|parts?|summands?|bits?|halves|half|number|constant|end)`;
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
);
const countedThings =
  '(?:letters?|months?|days?|planets?|colou?rs?|presidents?|states?|notes?|keys?|fingers?|place in the alphabet)';

/** 'Thirty ... wait for it ... two.' and 'It starts like thirty. And goes on with two.' */
function tellsTensThenUnit(text: string, own: string, { parts, shown }: Secret): boolean {
  return parts.some(({ n, d }) => {
    const value = Number(n < 0n ? -n : n);
    if (d !== 1n || value < 21 || value > 99 || value % 10 === 0) return false;
    const [ten, unit] = [value - (value % 10), value % 10];
    if (shown.has(String(ten)) && shown.has(String(unit))) return false;
    const later = new RegExp(
      String.raw`(?<!\d)${ten}(?!\d)[^\d]{0,40}${goesOn}[^\d]{0,24}(?<![\d.])${unit}(?![\d%.]\d|\d)`,
    );
    const vague = new RegExp(String.raw`(?<!\d)${ten}[- ]something\b[^\d]{0,40}(?<![\d.])${unit}(?!\d)`);
    return (
      new RegExp(String.raw`(?<![\d.])${unit}(?!\d)`).test(own) && (later.test(text) || vague.test(text))
    );
  });
}

/** The size of a negative key beside words for its sign, in one sentence or two. */
function tellsSizeAndSign(text: string, own: string, { parts, shown }: Secret): boolean {
  return parts.some(({ n, d }) => {
    if (n >= 0n || d !== 1n || shown.has(String(-n))) return false;
    const size = new RegExp(String.raw`(?<![\d.])${-n}(?![\d.]\d|\d)`);
    return size.test(text) && belowZero.test(text) && (size.test(own) || belowZero.test(own));
  });
}

/** 'On top stands a 3.' */
function tellsTopOrBottom(own: string, { parts, shown }: Secret): boolean {
  return parts.some(({ n, d }) => {
    if (d === 1n) return false;
    const top = new RegExp(String.raw`\b${above}\b[^.\d]{0,24}(?<![\d.])${n < 0n ? -n : n}(?!\d)`);
    const bottom = new RegExp(String.raw`\b${below}\b[^.\d]{0,24}(?<![\d.])${d}(?!\d)`);
    return (top.test(own) && !shown.has(String(n))) || (bottom.test(own) && !shown.has(String(d)));
  });
}

/** 'The second piece is plus 20.': one term of a key that is an expression. */
function tellsPieceOfExpression(own: string, { expression, shown }: Secret): boolean {
  if (expression === null) return false;
  const terms = expression.split(/(?=[+-])|=/).map(canonical);
  const said = new RegExp(
    String.raw`\b${pieceNames}\b[^.!?\d]{0,20}(?:is|are|=|:|reads|says|becomes)\s*(?:a |an |the )?(plus |minus |[-+])?\s*(\d*[a-z]?(?:\^\d)?)(?![\w])`,
  ).exec(own);
  const term = canonical(`${/minus|-/.test(said?.[1] ?? '') ? '-' : ''}${said?.[2] ?? ''}`);
  return terms.length > 1 && term !== '' && terms.includes(term) && !shown.has(term);
}

const fractionNames: Readonly<Record<string, readonly [bigint, bigint]>> = {
  half: [1n, 2n],
  third: [1n, 3n],
  quarter: [1n, 4n],
  fourth: [1n, 4n],
  fifth: [1n, 5n],
  tenth: [1n, 10n],
};
const leftOver =
  /\b(?:bit|rest|remainder|leftovers?|left over|fraction(?:al)?(?: part)?|tail|extra(?: piece)?|last part|part after it)\b[^.!?\d]{0,16}\b(?:is|are|=|:)\s*(?:exactly |just )?(?:(\d{1,4})\/(\d{1,4})|(?:an? |one |1 )?(half|third|quarter|fourth|fifth|tenth))\b/;

/** 'The bit is one half.': what a mixed number has behind its whole. */
function tellsFractionBehind(own: string, { parts }: Secret): boolean {
  const [, top, bottom, name] = leftOver.exec(own) ?? [];
  const [n, d] = name ? (fractionNames[name] ?? [0n, 1n]) : [BigInt(top ?? 0), BigInt(bottom ?? 1)];
  return parts.some((part) => {
    const size = part.n < 0n ? -part.n : part.n;
    return part.d !== 1n && size > part.d && n > 0n && (size % part.d) * d === n * part.d;
  });
}

/** 'the seventh letter': a place in a list that everyone can count. */
function tellsPlaceInList(own: string, { parts }: Secret): boolean {
  const [part] = parts;
  if (parts.length !== 1 || !part || part.d !== 1n) return false;
  const value = Number(part.n < 0n ? -part.n : part.n);
  const suffix = `(?:${value}(?:st|nd|rd|th)${ordinals[value - 1] ? `|${ordinals[value - 1]}` : ''})`;
  return new RegExp(
    String.raw`\b${suffix} (?:\w+ )?(?:of the )?${countedThings}\b|\b${suffix} of (?:the month|may|june|july|march|april)\b`,
  ).test(own);
}

const fractionOfThem =
  /\b(half|third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth)s?\b[^.!?\d]{0,12}\b(\d{1,2}) of (?:them|these|those)\b/;
const bottoms = 'half third quarter fifth sixth seventh eighth ninth tenth'.split(' ');

/** 'a quarter, three of them' */
function tellsShareTimes(own: string, { parts }: Secret): boolean {
  const [, name = '', count = '0'] = fractionOfThem.exec(own) ?? [];
  const bottom = bottoms.indexOf(name === 'fourth' ? 'quarter' : name) + 2;
  return name !== '' && parts.some(({ n, d }) => n * BigInt(bottom) === BigInt(count) * d);
}

/** Pictures of things in a row, to be counted. */
const pictures = /(\p{Extended_Pictographic})(?:\ufe0f?\s*\1){1,}/u;

/** Whether pieces of the key are told that only have to be put together, over one sentence or several. */
export function tellsInPieces({ text: raw, from }: Window, secret: Secret): boolean {
  const head = withDigits(raw.slice(0, from));
  const own = withDigits(raw.slice(from)).replace(/\b(a|digit|the) one\b/g, '$1 1');
  const text = head.slice(-90) + own;
  return (
    tellsTensThenUnit(text, own, secret) ||
    tellsSizeAndSign(text, own, secret) ||
    tellsTopOrBottom(own, secret) ||
    tellsPieceOfExpression(own, secret) ||
    tellsPlaceInList(own, secret) ||
    tellsFractionBehind(own, secret) ||
    tellsShareTimes(own, secret) ||
    (pictures.test(own) && /\d/.test(own))
  );
}
