import { byFormula } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

const n = `(${numberText})`;
const length = '(cm|mm|km|m|meters?|metres?|in|inch(?:es)?|ft|feet|foot)';
const turns = '(?:revolutions?|rotations?|turns?|times|rounds?|spins?)';
const second = /^(?:s|sec|seconds?)$/;

const seconds: Readonly<Record<string, number>> = {
  s: 1,
  sec: 1,
  second: 1,
  seconds: 1,
  min: 60,
  minute: 60,
  minutes: 60,
  h: 3600,
  hour: 3600,
  hours: 3600,
};
const sameTime = (a: string, b: string): boolean => seconds[a] === seconds[b];
const short = (unit: string): string =>
  unit
    .replace(/^(?:meters?|metres?)$/, 'm')
    .replace(/^inch(?:es)?$/, 'in')
    .replace(/^(?:feet|foot)$/, 'ft');

/** Linear and angular speed of what turns about a center. */
export const turningSpeed: Situation = ({ text, places }) => {
  if (
    !/\b(?:linear|angular|speed|velocity|fast)\b/.test(text) ||
    !/\b(?:rpm|revolutions?|rotations?|turns?|spins?|rad(?:ians?)?|radius|diameter|angular|wheel|tire|pulley)\b/.test(
      text,
    )
  )
    return null;
  if (places !== null) return null;
  const cut = cutter(text.replace(/\brpm\b/g, 'revolutions per minute'));
  const wide = cut.take(
    new RegExp(
      `\\b(diameter|radius)(?: of| is| =|:)* ?${n} ?${length}\\b|\\b${n}[- ]?${length}[- ](diameter|radius)\\b|\\br ?= ?${n} ?${length}\\b`,
    ),
  );
  const often = cut.take(
    new RegExp(
      `\\b${n} (?:full |complete )?${turns} ?(?:\\/|per |a |an |each |every )(s|sec|second|min|minute|hour)\\b`,
    ),
  );
  const angular = often
    ? null
    : cut.take(new RegExp(`\\b${n} ?(?:rad|radians?) ?(?:\\/|per |a )(s|sec|second|min|minute)\\b`));
  const linear =
    often || angular
      ? null
      : cut.take(new RegExp(`\\b${n} ?${length} ?(?:\\/|per |a )(s|sec|second|min|minute)\\b`));
  const unitOfTime = often?.[2] ?? angular?.[2] ?? linear?.[3];
  const goal =
    /\b(?:in|as) (?:(cm|mm|km|m|meters?|metres?|in|inch(?:es)?|ft|feet|radians?|rad)) ?(?:\/|per |a )(s|sec|second|min|minute|hour)\b/.exec(
      cut.rest(),
    );
  const named = angular
    ? /\bangular (?:speed|velocity)\b/
    : linear
      ? /\b(?:linear )?(?:speed|velocity)\b/
      : /$^/;
  const rest = (goal ? cut.rest().replace(goal[0], ' ') : cut.rest()).replace(named, ' ');
  if (unitOfTime === undefined || !leavesNoRelation(rest, /^(?:if|per|each)$/)) return null;
  const asksAngular = /\bangular (?:speed|velocity)\b|\bω\b/.test(rest) || /^rad/.test(goal?.[1] ?? '');
  const asksLinear = /\blinear (?:speed|velocity)\b|\bhow fast\b|\bspeed\b(?! of rotation)/.test(
    rest.replace(/\bangular (?:speed|velocity)\b/g, ' '),
  );
  if (asksAngular === asksLinear) return null;
  const wanted = goal?.[2] ?? unitOfTime;
  const [size, unit, kind] = wide
    ? [
        wide[2] ?? wide[4] ?? wide[7] ?? '',
        short(wide[3] ?? wide[5] ?? wide[8] ?? ''),
        wide[1] ?? wide[6] ?? 'radius',
      ]
    : ['', '', ''];
  if (goal && asksLinear && short(goal[1] ?? '') !== unit) return null;
  const factor = (seconds[unitOfTime] ?? 1) / (seconds[wanted] ?? 1);
  const r = wide ? (kind === 'diameter' ? `(${plainNumber(size)}/2)` : plainNumber(size)) : null;
  const work = (formula: string, values: Record<string, string>, says: (value: string) => string) =>
    byFormula({ formula, values, rule: 'turning-speed', kind: 'rate', says });
  const perTime = sameTime(unitOfTime, wanted) ? '' : factor >= 1 ? ` · 1/${factor}` : ` · ${1 / factor}`;
  const tail = `/${second.test(wanted) ? 's' : wanted.replace(/^minutes?$/, 'min').replace(/^hours?$/, 'h')}`;
  const inRadians = (value: string): string => `${value} rad${tail}`;
  if (asksAngular) {
    if (often) {
      return work(`w = 2 · π · f${perTime}`, { f: plainNumber(often[1]) }, inRadians);
    }
    if (!linear || r === null || short(linear[2] ?? '') !== unit) return null;
    return work(`w = v/r${perTime}`, { v: plainNumber(linear[1]), r }, inRadians);
  }
  if (r === null || linear) return null;
  const inLength = (value: string): string => `${value} ${unit}${tail}`;
  return often
    ? work(`v = 2 · π · r · f${perTime}`, { r, f: plainNumber(often[1]) }, inLength)
    : work(`v = r · w${perTime}`, { r, w: plainNumber(angular?.[1]) }, inLength);
};
