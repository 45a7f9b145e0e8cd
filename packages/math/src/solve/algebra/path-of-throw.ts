import { evaluateExact } from '../../judge/equivalent.ts';
import { compareRational, type Rational, subtractRational } from '../../rational/rational.ts';
import { rationalToDecimalText, rationalToFractionText } from '../../rational/rational-text.ts';
import { type Ask, byStatements, type Exercised, together } from '../exercises/exercise.ts';
import { inStandardForm } from '../exercises/polynomial-shape.ts';

const rule =
  /(?<![a-z])([a-z])(?:\(([a-z])\))?\s*=\s*(-?[^=,;?]*?[a-z](?:\^2|²)[^=,;?]*?)(?=\s*(?:[,;?]|\.(?:\s|$)|\s(?:where|models?|gives?|meters?|feet|m\b|ft\b|\(|after|with|what|when|find|how|is|at|for|which|from)|$))/i;
const remark = /\((?:in )?(?:meters?|feet|m|ft|seconds?)\)|(?<=\d )(?:meters?|feet)\b/gi;

const lands =
  /\b(?:when|how (?:long|many seconds)|after how (?:long|many seconds)|at what time)\b[^?]*\b(?:hits?|lands?|reach(?:es)?|back on|touch(?:es)?|on|returns? to|strikes?|hit)\b[^?]*\b(?:ground|water|floor|earth)\b|\bwhen (?:does|will|is) (?:it|the [a-z]+) (?:land|come down|back down|back on the ground)\b/i;
const start =
  /\bhow (?:high|tall) (?:is|was) (?:the |it at the )?(?:roof|building|cliff|tower|platform|start|beginning|bridge|balcony)\b|\b(?:initial|starting) height\b/i;
const above =
  /\b(?:for )?how (?:long|many seconds) (?:is|was|does|will) (?:it|the [a-z]+)(?: be| stay)? (?:higher than|above|more than|over) (\d+(?:\.\d+)?)\b/i;
const width =
  /\bhow (?:wide|long) is (?:it|the [a-z]+)(?: at (?:the )?(?:bottom|base|ground))\b|\bwidth at (?:the )?(?:base|bottom)\b/i;
const heightAt =
  /\bhow high (?:is|will|was) (?:it|the [a-z]+)(?: be)? (?:at|after|when)? ?(?:x ?= ?|t ?= ?)?(\d+(?:\.\d+)?) ?(?:m|meters?|feet|ft|seconds?|s)\b(?: (?:from the left end|from the left|from the start|after the start|in))?/i;

const number = (answer: string): Rational | null => evaluateExact(answer.replace(/^.*= /, ''));
const shown = (value: Rational): string => rationalToDecimalText(value) ?? rationalToFractionText(value);

/** What a formula of a height tells: when it is over, where it began, how long it is above a height, how wide it is. */
export function pathOfThrow(typed: string, ask: Ask): Exercised | null {
  const text = typed.replace(/[−–]/g, '-').replace(remark, ' ').replace(/\s+/g, ' ').trim();
  const found = rule.exec(text);
  const [, output = '', named, body = ''] = found ?? [];
  const letters = [...new Set(body.match(/[a-z]/g) ?? [])];
  const [letter, more] = letters;
  if (
    !found ||
    letter === undefined ||
    more !== undefined ||
    letter === output ||
    (named !== undefined && named !== letter)
  )
    return null;
  const form = inStandardForm(body.trim());
  if (!form?.a.startsWith('-')) return null;
  const question = text.slice((found.index ?? 0) + found[0].length);
  const kinds = [lands, start, above, width, heightAt].filter((kind) => kind.test(question));
  const [only, second] = kinds;
  if (
    only === undefined ||
    second !== undefined ||
    !/\b(?:height|high|rocket|ball|stone|rock|ground|bridge|arch|thrown|throws?|jump\w*|roof|dropped)\b/i.test(
      text,
    )
  )
    return null;
  const numbers = question.match(/\d+(?:\.\d+)?/g) ?? [];
  if (numbers.length !== (only === above || only === heightAt ? 1 : 0)) return null;
  const time = letter === 't' ? ' seconds' : '';
  const length = /\bmeters?\b|\d ?m\b/i.test(typed) ? ' m' : /\bfeet\b|\bft\b/i.test(typed) ? ' ft' : '';
  if (only === heightAt || only === start) {
    const at = only === start ? '0' : (heightAt.exec(question)?.[1] ?? '');
    if (only === heightAt && letter === 't' && !/\bseconds?\b|\bs\b|\bt ?=/.test(question)) return null;
    const solved = ask(`evaluate ${body.trim()} when ${letter} = ${at}`);
    const value = solved && number(solved.answer);
    return solved && value && value.n >= 0n
      ? together([solved], { kind: 'function-value', answer: shown(value) })
      : null;
  }
  const level = only === above ? (above.exec(question)?.[1] ?? '0') : '0';
  const solved = ask(`solve ${body.trim()} = ${level}`);
  const roots = solved?.answer.split(' or ').map(number) ?? [];
  const known = roots.flatMap((root) => (root ? [root] : [])).sort(compareRational);
  const [low, high] = [known[0], known.at(-1)];
  if (!solved || known.length !== roots.length || known.length < 1 || !low || !high) return null;
  if (only === lands)
    return high.n > 0n && (known.length === 1 || low.n <= 0n)
      ? together([solved], { kind: 'quadratic', answer: `${shown(high)}${time}` })
      : null;
  if (known.length !== 2 || low.n < 0n) return null;
  const gap = subtractRational(high, low);
  const apart = byStatements(
    { a: rationalToFractionText(low), b: rationalToFractionText(high), d: rationalToFractionText(gap) },
    ['b - a = d'],
    { kind: 'quadratic', answer: '', rule: 'between-two-places' },
  );
  return (
    apart &&
    together([solved, apart], { kind: 'quadratic', answer: `${shown(gap)}${only === above ? time : length}` })
  );
}
