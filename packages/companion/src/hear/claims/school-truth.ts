import { checkClaim } from '@playforward/math';
import { numberAt } from './put-in.ts';

/** about: as near as the digits that are written say. */
export type SchoolTruth = ReturnType<typeof checkClaim> | 'about';

/** Beside what a line of numbers is judged: the words around it, and the numbers that are given exactly. */
export type Beside = { readonly said: string; readonly question: string };

const number = String.raw`\d+(?:\.\d+)?`;
const literal = new RegExp(number, 'g');
const rewritings: readonly ((line: string) => string)[] = [
  // "100 - 60 = 40%" counts in percent on both sides, "80 - 25% = 60" takes a part of the 80.
  (line) => line.replace(/%/g, ''),
  (line) =>
    line.replace(new RegExp(String.raw`(${number})\s*([-+])\s*(${number})\s*%`, 'g'), '$1*(1 $2 $3/100)'),
  // "3/4 ÷ 2/5" divides by a fraction, and "8^1/3" is a root.
  (line) =>
    line.replace(/(?<![\d.])(?:(\d+) )?(\d+\/\d+)(?![\d.])/g, (_, whole: string | undefined, part: string) =>
      whole === undefined ? `(${part})` : `(${whole} + ${part})`,
    ),
  (line) => line.replace(/(?:√|sqrt)\s*(\d[^=<>≤≥]*)/g, 'sqrt($1)'),
  // "400 * 12 = 4800 pi" takes π along at the end.
  (line) => line.replace(/(?<=\d)\s*[*·]?\s*(?:π|pi\b)\s*$/, ''),
  (line) => line.replace(/π|\bpi\b/g, '(3.14)'),
  (line) => line.replace(/π|\bpi\b/g, '(22/7)'),
];

/** `20% = 30` tells a part of a number of the question, which stands on the left by its name alone. */
const partOf = (line: string, question: string): readonly string[] => {
  const [, percent, rest] = /^\s*(\d+(?:\.\d+)?%)\s*=\s*(.+)$/.exec(line) ?? [];
  const wholes = question.replace(/\d+(?:\.\d+)?\s*%/g, ' ').match(literal) ?? [];
  return percent === undefined ? [] : [...new Set(wholes)].map((whole) => `${percent} * ${whole} = ${rest}`);
};

/** A line of numbers in each way in which it can be meant. */
const readingsOf = (line: string, question: string): readonly string[] => [
  ...new Set([line, ...rewritings.map((rewrite) => rewrite(line)), ...partOf(line, question)]),
];

const isApproximate =
  /≈|~|\b(?:about|around|roughly|approx\w*|almost|nearly|round\w*|ish|or so|estimat\w*|close)\b/i;
const bare = /^\s*-?\s*\$?\d+(?:\.\d+)?\s*%?\s*$/;
const mostCut = 4;

/** How far a number may be from what it stands for: one in its last place that is written. */
function lastPlace(one: string): number {
  const digits = one.split('.')[1]?.length ?? 0;
  return digits > 0 ? 10 ** -digits : 10 ** (/0*$/.exec(one)?.[0].length ?? 0);
}

/** Whether the question has a number exactly, perhaps as a percent or as what one leaves or makes. */
function isGiven(text: string, question: string): boolean {
  if (question.includes(text)) return true;
  const value = Number(text);
  return [...question.matchAll(/(\d+(?:\.\d+)?)\s*\\?%/g)].some(([, percent]) =>
    [value, Math.abs(1 - value)].some((part) => Math.abs(part * 100 - Number(percent)) < 1e-9),
  );
}

/** The numbers of one side with how far each may be off; none where all are exact. */
function cutIn(
  side: string,
  { said, question }: Beside,
): readonly { at: number; by: number; text: string }[] {
  const isResult = bare.test(side);
  // "32/52 = 62%" is rounded to its last digit, as percents are.
  const isPercent = isResult && side.includes('%');
  const isScaled = /[*×·/÷^√(]|sqrt/.test(side);
  return [...side.matchAll(literal)].flatMap(({ 0: text, index: at }) => {
    const digits = text.split('.')[1]?.length ?? 0;
    const isRounded = digits > 0 || isPercent || isApproximate.test(said);
    const isCut = isResult ? isRounded : digits > 1 && !isGiven(text, question);
    const by = isPercent ? 0.5001 * 10 ** -digits : lastPlace(text) / (isResult || isScaled ? 1 : 2);
    return isCut ? [{ at, by, text }] : [];
  });
}

/** The least and the most that a side comes to with its cut numbers; null where it cannot be worked out. */
function rangeOf(side: string, beside: Beside): readonly [number, number] | null {
  const cut = cutIn(side, beside).slice(0, mostCut);
  const put = (mask: number): number | null => {
    let text = side;
    for (const [nth, { at, by, text: one }] of [...cut.entries()].reverse()) {
      const to = Number(one) + ((mask >> nth) & 1 ? by : -by);
      text = `${text.slice(0, at)}(${to.toFixed(12)})${text.slice(at + one.length)}`;
    }
    return numberAt(text.replaceAll('$', '').replaceAll('%', '/100'));
  };
  const values = Array.from({ length: 2 ** cut.length }, (_, mask) => put(mask));
  const known = values.filter((one) => one !== null);
  return known.length < values.length ? null : [Math.min(...known), Math.max(...known)];
}

const sumOfDecimals = /^[^*×·/÷^√()]*\d\.\d[^*×·/÷^√()]*$/;

/** "556 + 111.2 = 667" keeps the whole ones of a sum of decimals. */
function isWholeOf(left: string, right: string): boolean {
  if (!sumOfDecimals.test(left) || !/^\s*-?\d+\s*$/.test(right)) return false;
  const [sum, whole] = [numberAt(left.replace(/[$%]/g, '')), numberAt(right)];
  return sum !== null && whole !== null && Math.abs(sum - whole) < 0.5;
}

/** "443/18 = 24.6", "0.333 * 3 = 1" and "20/3 is about 7": as near as the digits that are written say. */
function isAbout(line: string, beside: Beside): boolean {
  const [left = '', right = '', ...more] = line.split(/[=≈]/);
  if (more.length > 0 || /[<>≤≥]/.test(line)) return false;
  if (isWholeOf(left, right)) return true;
  if (cutIn(left, beside).length + cutIn(right, beside).length === 0) return false;
  const [a, b] = [rangeOf(left, beside), rangeOf(right, beside)];
  return a !== null && b !== null && a[0] < b[1] && b[0] < a[1];
}

/** "2sin^2 + 3sin - 2 = 0" leaves out what the sine is of. */
const withoutArgument =
  /(?<![a-z])(?:sin|cos|tan|cot|sec|csc|log|ln)(?:\s*\^\s*[({]?\d+[)}]?|[²³])?\s*(?:[-−+=<>≤≥*·/)]|$)/i;

/**
 * Whether a line of numbers holds. It is false only where each reading of it is: this is the one place that may say so,
 * and whatever calls arithmetic wrong asks here.
 */
export function schoolTruth(line: string, beside: Beside): SchoolTruth {
  if (withoutArgument.test(line)) return 'unreadable';
  const readings = readingsOf(line, beside.question);
  const [first = 'unreadable', ...others] = readings.map((one) => checkClaim(one));
  if (first === 'true' || others.includes('true')) return 'true';
  if (readings.some((one) => isAbout(one, beside))) return 'about';
  // Of a chain each link is as near as its digits say.
  const sides = line.split('=');
  const links = sides.length > 2 ? sides.slice(1).map((side, at) => `${sides[at]}=${side}`) : [];
  const isNear =
    links.length > 0 && links.every((link) => /^(?:true|about)$/.test(schoolTruth(link, beside)));
  return isNear ? 'about' : first;
}
