import { cutter } from '../../reading/cutter.ts';
import { n } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { unitFactor } from '../../reading/unit-factor.ts';
import { inTurn, type Part, part, type Reading, saidValue } from '../reading/worked-amount.ts';

const length = '(km|kilometers?|miles?|m|meters?|feet|ft|yards?)';
const time = '(hours?|minutes?|seconds?)';
const shorts: Readonly<Record<string, readonly [string, string]>> = {
  'km/h': ['km', 'hour'],
  kmh: ['km', 'hour'],
  mph: ['mile', 'hour'],
  'm/s': ['m', 'second'],
  'miles per hour': ['mile', 'hour'],
  'km per hour': ['km', 'hour'],
  'kilometers per hour': ['km', 'hour'],
  'meters per second': ['m', 'second'],
  'm per second': ['m', 'second'],
};
const names = Object.keys(shorts).join('|');
const asked = regex`\b(?:(?:what (?:is|was)|what's|find|calculate) (?:the |his |her |its |their )?(?:average )?speed|(?:the |his |her |its )?average speed|how fast (?:is|was|does|did|do) [a-z ]+?|how fast)(?:(?: in| \()? ?(${names}))?(?=[ ?.!)]|$)`;

/** So far in so long: the speed, in the unit asked for. */
export const speedOf: Reading = (typed) => {
  const text = typed.replace(
    /(?<![\d.])(\d+) hours?(?: and|,)? (\d+) minutes\b/g,
    (_, h: string, m: string) => `${60 * Number(h) + Number(m)}/60 hours`,
  );
  if (/\b(?:then|back|stops?|rests?|break|first|half|faster|slower|twice|wind|current|upstream)\b/.test(text))
    return null;
  const cut = cutter(text);
  const question = cut.take(asked);
  const told =
    cut.take(
      regex`(${n}) ${length} (?:race )?(?:in|takes?|took|within) (?:him |her |it |only |just |about )?(${n}) ${time}\b`,
    ) ?? null;
  if (!question || !told || !isSpent(cut.rest(), /^(?:it|he|she|and|what|how|in|at|with|to|if|was|average)$/))
    return null;
  const [, d = '', far = '', t = '', long = ''] = told;
  const [toFar, toLong] = shorts[question[1] ?? ''] ?? [far, long];
  const [byFar, byLong] = [unitFactor(far, toFar), unitFactor(long, toLong)];
  if (byFar === null || byLong === null) return null;
  const parts: Part[] = [];
  let [s, u] = [d, t];
  if (byFar !== '1') {
    parts.push(part('s = d · k', { d, k: byFar }, 'change-the-unit'));
    s = `@${parts.length}`;
  }
  if (byLong !== '1') {
    parts.push(part('u = t · k', { t, k: byLong }, 'change-the-unit'));
    u = `@${parts.length}`;
  }
  parts.push(part('v = s/u', { s, u }, 'one-speed'));
  const unit = question[1] ?? `${toFar} per ${toLong.replace(/s$/, '')}`;
  return inTurn(parts, { kind: 'rate', says: (value) => `${saidValue(value, false)} ${unit}` });
};
