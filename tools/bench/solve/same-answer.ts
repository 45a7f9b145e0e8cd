import { equivalent, inferAnswerForm, judgeAnswer } from '@playforward/math';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[−–]/g, '-')
    .replace(/≤/g, '<=')
    .replace(/≥/g, '>=')
    .replace(/\*\*/g, '^')
    .replace(/\bpi\b/g, 'π')
    .replace(/\bliters?\b/g, 'l')
    .replace(/;/g, ',')
    .replace(/\b(?:no (?:real )?solutions?|none)\b/g, 'no solution')
    .replace(/\s+/g, '');

/** The parts of `x = 2 or x = -3`, `x = 1 and y = 2`, `2, -3`, in any order. */
const parts = (text: string): readonly string[] =>
  text.split(/\s+or\s+|\s+and\s+|,\s+|;\s+/).map((part) => part.trim());

/** What is said around the value: `slope -3`, `29 miles per gallon`, `24% increase`; null where it says something else. */
function valueIn(text: string): string | null {
  if (/\b(?:no|not|none|never|yes|undefined|all|always|infinitely)\b/i.test(text)) return null;
  const named = text.replace(/^(?:[a-z][a-z'-]+ )*(?:[a-z][a-z'-]{2,}:? )(?=[-$(\d√π.]|[a-z]\b)/i, '');
  return named.replace(/(?<=[\d)π%°]) (?:[a-z][a-z^/\d]*)(?: (?:per|of|and|by|[a-z]{3,}))*$/i, '');
}

/** `91 is not prime: 7 · 13` and `no`. */
function saysYes(text: string): boolean | null {
  const word = /^\s*(yes|no)\b/i.exec(text)?.[1]?.toLowerCase();
  if (word !== undefined) return word === 'yes';
  return / is not? /i.test(` ${text} `) || / is (?:not )?(?:a )?\w+/i.test(text)
    ? !/\bnot\b/i.test(text)
    : null;
}

function judgedSame(given: string, wanted: string): boolean {
  const key = { value: wanted, form: inferAnswerForm(wanted) };
  const isClock = /\d\s*[ap]\.?m\.?\b/i.test(wanted);
  return (key.form !== 'choice' || isClock) && judgeAnswer(given, key).kind === 'right';
}

/** A figure without a unit is measured in units, which says no more than the number. */
const withoutUnits = (text: string): string => text.replace(/\s*(?:square |cubic )?units?$/, '');

function samePart(a: string, b: string): boolean {
  if (plain(a) === plain(b) || plain(withoutUnits(a)) === plain(b)) return true;
  const [left, right] = [a, b].map((text) => text.replace(/^[a-z](?:_\{?[a-z\d]\}?|\([^)]*\))?\s*=\s*/i, ''));
  return equivalent(left ?? '', right ?? '') === 'equal';
}

function sameParts(given: string, wanted: string): boolean {
  if (samePart(given, wanted) || judgedSame(given, wanted)) return true;
  if (/^\s*(?:yes|no)\b(?! (?:real )?solution)/i.test(wanted)) return saysYes(given) === saysYes(wanted);
  const [inner, bare] = [valueIn(given), valueIn(wanted)];
  if (inner !== null && bare !== null && (samePart(inner, bare) || judgedSame(inner, bare))) return true;
  const [a, b] = [parts(given), [...parts(wanted)]];
  if (a.length !== b.length) return false;
  return a.every((part) => {
    const at = b.findIndex((other) => samePart(part, other));
    if (at >= 0) b.splice(at, 1);
    return at >= 0;
  });
}

const restriction =
  /\s*(?:\(|,|;|\bfor|\bwhere|\bwith|\bif)\s*((?:[a-z]\s*(?:≠|!=)\s*[-−\d/]+(?:,|\s*and)?\s*)+)\)?\s*$/i;

/** The value beside what it is not defined for: `x + 3 (x ≠ 3)`. */
function withoutRestriction(text: string): readonly [value: string, not: string] {
  const found = restriction.exec(text);
  if (!found) return [text, ''];
  const not = [...(found[1] ?? '').matchAll(/([a-z])\s*(?:≠|!=)\s*([-−\d/]+)/gi)].map(
    ([, a, b = '']) => `${a}${b.replace('−', '-')}`,
  );
  return [text.slice(0, found.index), not.sort().join()];
}

/** A set that names no restriction takes an answer with one; one that names it wants the same. */
function sameRestricted(given: string, wanted: string): boolean {
  const [[value, not], [other, named]] = [withoutRestriction(given), withoutRestriction(wanted)];
  return (named === '' || named === not) && sameParts(value, other);
}

/** `19/12 (= 1 7/12)`: what stands in brackets says the same once more. */
const remark =
  /\s+\((?:=|≈|~|about|approx|or |the |all |that |there |value |as |i\.e)[^()]*(?:\([^()]*\)[^()]*)*\)$|\s+\((?:-?[\d./ ]+)(?: [a-z]+)*\)$/i;
const withoutRemark = (text: string): string => text.replace(remark, '');

/** Where no real number solves an equation, its complex solutions stand beside that; courses want one or the other. */
const sides = (given: string): readonly string[] => {
  if (given.startsWith('infinitely many solutions: ')) return given.split(': ');
  const [real, complex] = given.split('; complex: ');
  return complex === undefined || real === undefined ? [given] : [real, complex];
};

/** An intercept may be told as its point or as its number. */
const intercept = (text: string): string =>
  text.replace(/^(?:([xy])-intercepts? )\((-?[\d./]+), (-?[\d./]+)\)$/, (_, axis, x, y) =>
    axis === 'x' ? x : y,
  );

const pairOf =
  /^\(?\s*(?:x\s*=\s*)?([^,()=]+(?:\([^()]*\)[^,()=]*)?)(?:\s*,\s*|\s+and\s+)(?:y\s*=\s*)?([^,()=]+(?:\([^()]*\)[^,()=]*)?)\s*\)?$/;

/** `(3, 6) and (-1, -2)`, `x = 3 and y = 6 or x = -1 and y = -2`: the same pairs as points or as values. */
function pairsIn(text: string): readonly (readonly [string, string])[] | null {
  const split =
    text.includes('x =') || text.includes('x=')
      ? /\s+or\s+|\s*;\s*/
      : /(?<=\))(?:\s*[,;]\s*|\s+(?:and|or)\s+)(?=\()/;
  const found = text.split(split).map((part) => pairOf.exec(part.trim()));
  return found.every((one) => one !== null) ? found.map(([, x = '', y = '']) => [x, y] as const) : null;
}

function samePairs(given: string, wanted: string): boolean {
  const [a, b] = [pairsIn(given), pairsIn(wanted)];
  if (!a || !b || a.length !== b.length) return false;
  const left = [...b];
  return a.every(([x, y]) => {
    const at = left.findIndex((other) => samePart(x, other[0]) && samePart(y, other[1]));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The answers of labelled parts, each without its label: `(a) 17; (b) (1/2, 0)`. */
const ofParts = (text: string): readonly string[] =>
  /^\(a\) /.test(text) ? text.slice(4).split(/;\s+\([b-e]\) /) : [];

function sameInParts(given: string, wanted: string): boolean {
  const [a, b] = [ofParts(given), ofParts(wanted)];
  return a.length > 1 && a.length === b.length && a.every((one, at) => sameAnswer(one, b[at] ?? ''));
}

/** Whether the solver's answer says what the set says; ` | ` parts answers that are equally right. */
export const sameAnswer = (given: string, wanted: string): boolean =>
  given === wanted ||
  sameInParts(given, wanted) ||
  wanted.split(' | ').some((one) => samePairs(given, withoutRemark(one))) ||
  wanted
    .split(' | ')
    .flatMap((one) => [one, withoutRemark(one)])
    .some((one) =>
      sides(given).some((said) => sameRestricted(said, one) || sameRestricted(intercept(said), one)),
    );
