import { evaluateExact } from '../../judge/equivalent.ts';
import type { Rational } from '../../rational/rational.ts';
import { rationalToDecimalText } from '../../rational/rational-text.ts';
import { type Ask, byFormula, byWorking, type Exercised, together } from '../exercises/exercise.ts';
import { putIn } from '../exercises/function-exercises.ts';
import { fractionText, shapeOf } from '../exercises/polynomial-shape.ts';
import type { Given } from './read-given.ts';

const curve = /^(?:[a-z]\([a-z]\)|[a-z])\s*=\s*([^=<>≤≥]+)$/i;
/** `h`, `t`, `h(t)`, `t = 0`: names, and where the time begins. */
const name = /^[a-z](?:\([a-z]\))?(?:\s*=\s*0)?$/i;
const told = /^(?:[a-z](?:\([a-z]\))?\s*=\s*)?(-?[\d.]+)$/i;

const highest =
  /\b(?:max|maximum|maximal|greatest|highest|peak|how high (?:does|will|can|did) (?:it|the \w+) (?:go|get|rise|reach|fly|travel))\b/;
const asksTime = /\b(?:when|what time|how long|how many seconds|how much time|the time|after how many)\b/;
const asksHeight =
  /\b(?:(?:max|maximum|greatest|highest|peak) (?:height|value|altitude|point)|how high|what height|what is (?:the|its) (?:max|maximum) (?:height|value))\b/;
/** Where another quantity of the flight is asked about, or a part of it, the height and its time are not the answer. */
const otherThings =
  /\b(?:velocity|speed|fast|acceleration|average|rate|above|below|higher|between|before|until|than|twice|half|another|other|both|interval|domain|range|bounces?|down|left|total|distance|far|horizontal\w*|width|wide|across|zeros?|roots?|intercepts?|vertex|axis|derivative|slope|graph|minimum|lowest|least|profit|price|sold|items|area)\b/;

const decimal = (value: Rational): string => rationalToDecimalText(value) ?? fractionText(value);

/** The height of something thrown, a quadratic of the time: its greatest value, when that is, and the height at a time or the time of a height. */
export function solveHeight({ math, says }: Given, ask: Ask): Exercised | null {
  const words = says.replace(/\babove (?:the )?(?:ground|water|sea level|floor)\b/g, ' ');
  if (!/\b(?:height|high|altitude|ball|rocket|thrown|launched|feet|meters|air)\b/.test(words)) return null;
  if (otherThings.test(words) || /\bafter (?:it reaches )?(?:its|the) (?:highest|max|peak|top)/.test(words))
    return null;
  const bodies = math.flatMap((piece) => {
    const body = name.test(piece) || told.test(piece) ? undefined : curve.exec(piece)?.[1];
    return body === undefined ? [] : [body];
  });
  const [body, more] = bodies;
  const shape = body === undefined || more !== undefined ? null : shapeOf(body);
  const [c, b, a, cubic] = shape?.numbers ?? [];
  if (!shape || !c || !b || !a || cubic || a.n >= 0n || body === undefined) return null;
  const inside = [a, b, c].map((one) => fractionText(one).replace('-', ''));
  const numbers = math
    .filter((piece) => piece !== '' && !name.test(piece) && !bodies.includes(curve.exec(piece)?.[1] ?? ''))
    .map((piece) => told.exec(piece)?.[1]);
  // A number of the story that stands in the curve is accounted for by it.
  const [own, ...others] = numbers.filter((one) => {
    const value = one === undefined ? null : evaluateExact(one);
    return !value || !inside.includes(fractionText(value).replace('-', '')) || asksAt(words, math, one);
  });
  if (others.length > 0 || numbers.includes(undefined)) return null;
  const t = shape.letter;
  if (highest.test(words)) return own === undefined ? highestPoint({ a, b, body, t }, words) : null;
  if (own === undefined) return null;
  const height = /\b(?:height|high|altitude)\b/.test(words);
  const after = /\b(?:after|at|when|in) #(?: seconds?| sec)?\b/.test(words);
  if (
    height &&
    after &&
    !/\b(?:height of #|reach\w*|# (?:feet|meters|ft|m)\b)/.test(words) &&
    !asksTime.test(words.replace(/\bwhen #/g, ''))
  )
    return byWorking(putIn(body, t, own), { kind: 'function' });
  return asksTime.test(words) &&
    /\b(?:height of|reach(?:es)?(?: a height of)?|is it(?: at)?(?: a height of)?|be) #|# (?:feet|ft|meters|m) (?:high|up|in the air)/.test(
      words,
    )
    ? timesAt({ body, t, height: own }, ask)
    : null;
}

/** Both the greatest height and its time: a question for two things that stand at one point. */
export const solveHighestAndWhen = (given: Given, ask: Ask): Exercised | null =>
  highest.test(given.says) &&
  /\band (?:(?:find|say) )?(?:when|the time)\b|\bwhen\b.*\band (?:what|how high)\b/.test(given.says)
    ? solveHeight(given, ask)
    : null;

/** Whether the number is what the question puts in, and not one of the story. */
const asksAt = (says: string, math: readonly string[], one: string | undefined): boolean => {
  const at = math.findIndex((piece) => told.exec(piece)?.[1] === one);
  const before = says
    .split('#')
    .slice(0, at + 1)
    .join('#');
  return /\b(?:after|when is it(?: at)?(?: a height of)?|reach(?:es)?(?: a height of)?)\s*$/.test(before);
};

function highestPoint(
  {
    a,
    b,
    body,
    t,
  }: { readonly a: Rational; readonly b: Rational; readonly body: string; readonly t: string },
  words: string,
): Exercised | null {
  const place = byFormula({
    formula: `${t} = -b/(2 · a)`.replace(/b/, t === 'b' ? 'm' : 'b'),
    values: { a: decimal(a), b: decimal(b) },
    rule: 'axis-of-parabola',
    kind: 'graph',
  });
  const at = place && evaluateExact(place.answer);
  if (!place || !at) return null;
  const time = decimal(at);
  const value = byWorking(putIn(body, t, time), { kind: 'graph' });
  if (!value) return null;
  const [when, high] = [
    asksTime.test(words),
    asksHeight.test(
      words.replace(
        /\b(?:reach|reaches|hit|hits|at|get to) (?:its |the |a )?(?:max|maximum|greatest|highest|peak) (?:height|point|altitude)\b/g,
        ' ',
      ),
    ),
  ];
  if (when && high)
    return together([place, value], { kind: 'graph', answer: `maximum ${value.answer} at ${t} = ${time}` });
  return when
    ? together([place], { kind: 'graph', answer: `${t} = ${time}` })
    : together([place, value], { kind: 'graph', answer: value.answer });
}

function timesAt(
  { body, t, height }: { readonly body: string; readonly t: string; readonly height: string },
  ask: Ask,
): Exercised | null {
  const solved = ask(`solve ${body} = ${height}`);
  const values = solved?.answer.split(' or ').map((one) => evaluateExact(one.replace(`${t} = `, '')));
  const later = values?.flatMap((value) => (value && value.n >= 0n ? [value] : []));
  if (!solved || !later || later.length === 0 || values?.includes(null)) return null;
  return together([solved], {
    kind: 'story',
    answer: later.map((value) => `${t} = ${decimal(value)}`).join(' or '),
  });
}
