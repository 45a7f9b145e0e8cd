import { evaluateExact } from '../../judge/equivalent.ts';
import { multiplyRational, type Rational, rational } from '../../rational/rational.ts';
import { byWorking, type Exercised } from '../exercises/exercise.ts';
import { putIn } from '../exercises/function-exercises.ts';
import { fractionText } from '../exercises/polynomial-shape.ts';
import { type Given, saysOnly } from './read-given.ts';

type Rule = 'left' | 'right' | 'midpoint' | 'trapezoid' | 'simpson';
type Task = { readonly body: string; readonly from: Rational; readonly to: Rational; readonly count: number };

const own =
  /^(?:trapezoid\w*|simpson(?:'?s)?|parabolas?|riemann|sums?|left|right|midpoints?|hand|endpoints?|rectangles?|subintervals?|intervals?|trapezoids|estimates?|approximates?|approximat\w*|integral|definite|area|under|rule|equal|width|length|interval|closed|between|region|bounded|above|xaxis|dx|dt|n|subdivisions?|partitions?|compute|divided|divide|into|left hand|right hand|four|five|six|three|two)$/;

const words: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };
const bound = String.raw`\(?\{?(-?[\dπ./]+)\}?\)?`;
const integralText = [
  new RegExp(String.raw`∫_?${bound}\^${bound}\s*(.+?)\s*d[xt]`),
  new RegExp(String.raw`∫\s*(?:from )?${bound} to ${bound}(?: of)? (.+?)\s*d[xt]`),
  new RegExp(String.raw`integral from ${bound} to ${bound} of (.+?)(?:\s*d[xt]|[\s.?]*$)`),
];
/** The function named first, then its ends. */
const bodyFirst = new RegExp(
  String.raw`(?:integral of|∫) (.+?)(?:\s*d[xt])? from (?:x ?= ?)?${bound} to (?:x ?= ?)?${bound}`,
);
const span = [
  new RegExp(String.raw`\[\s*${bound}\s*,\s*${bound}\s*\]`),
  new RegExp(String.raw`(?:from|between) (?:x ?= ?)?${bound} (?:to|and) (?:x ?= ?)?${bound}`),
];

function taskIn({ text, says }: Given): Task | null {
  const counted =
    /\bn\s*=\s*(\d+)/.exec(text)?.[1] ??
    /(\d+)\s+(?:equal |left |right |midpoint )*(?:rectangles|sub-?intervals|intervals|trapezoids|subdivisions|partitions)/i.exec(
      text,
    )?.[1];
  const word = /\b(two|three|four|five|six) (?:\w+ )?(?:rectangles|subintervals|intervals|trapezoids)/.exec(
    says,
  )?.[1];
  const count = counted === undefined ? words[word ?? ''] : Number(counted);
  const whole = integralText.map((one) => one.exec(text)).find((found) => found !== null);
  const turned = whole ? null : bodyFirst.exec(text);
  const body =
    whole?.[3] ??
    turned?.[1] ??
    /(?:[a-z]\([xt]\)|\by)\s*=\s*(.+?)(?=\s+(?:on|over|from|between|with|using|for)\b|[,;]|\.(?:\s|$)|$)/.exec(
      text,
    )?.[1];
  const ends = whole ?? span.map((one) => one.exec(text)).find((found) => found !== null);
  const [from, to] = [evaluateExact(ends?.[1] ?? ''), evaluateExact(ends?.[2] ?? '')];
  if (count === undefined || count < 1 || count > 12 || body === undefined || !from || !to) return null;
  return { body: body.replace(/(?<![a-z])t(?![a-z(])/g, 'x'), from, to, count };
}

function ruleIn(says: string, text: string): Rule | null {
  const found = (['trapezoid', 'midpoint', 'left', 'right', 'simpson'] as const).filter((name) =>
    new RegExp(name, 'i').test(`${says} ${text}`),
  );
  const [only, more] = found;
  return only === undefined || more !== undefined ? null : only;
}

/** An area added up from strips of equal width. */
export function solveEstimates(given: Given): Exercised | null {
  if (
    !/trapezoid|simpson|riemann|rectangle|midpoint|sub-?interval/i.test(given.text) ||
    !saysOnly(given, own)
  )
    return null;
  const [rule, task] = [ruleIn(given.says, given.text), taskIn(given)];
  if (!rule || !task) return null;
  const { body, from, to, count } = task;
  const width = rational(to.n * from.d - from.n * to.d, to.d * from.d * BigInt(count));
  if (width.n <= 0n) return null;
  const place = (i: number, half = 0n): string => {
    const by = multiplyRational(width, rational(2n * BigInt(i) + half, 2n));
    return fractionText(rational(from.n * by.d + by.n * from.d, from.d * by.d));
  };
  const height = (at: string): string => `(${putIn(body, 'x', at)})`;
  const strips = Array.from({ length: count }, (_, i) => i);
  if (rule === 'simpson' && count % 2 === 1) return null;
  const heights =
    rule === 'simpson'
      ? [
          height(place(0)),
          ...strips.slice(1).map((i) => `${i % 2 === 1 ? 4 : 2} · ${height(place(i))}`),
          height(place(count)),
        ]
      : rule === 'trapezoid'
        ? [height(place(0)), ...strips.slice(1).map((i) => `2 · ${height(place(i))}`), height(place(count))]
        : strips.map((i) =>
            height(rule === 'left' ? place(i) : rule === 'right' ? place(i + 1) : place(i, 1n)),
          );
  const front = multiplyRational(width, rational(1, rule === 'simpson' ? 3 : rule === 'trapezoid' ? 2 : 1));
  const sum = `(${fractionText(front)}) · (${heights.join(' + ')})`;
  return byWorking(sum, { kind: 'integral' });
}
