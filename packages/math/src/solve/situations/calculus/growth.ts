import { evaluateExact } from '../../../judge/equivalent.ts';
import { byFormula, byRounding, type Exercised, together } from '../../exercises/exercise.ts';
import type { RuleName } from '../../print/rules.ts';
import { cutter } from '../../reading/cutter.ts';
import { numberOf, numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import { type Situation, valued } from '../situation.ts';

const n = `(${numberText})`;
const kind = 'exponential-equation';
const unitWords = '(?:hours?|hrs?|h|minutes?|mins?|min|days?|years?|yrs?|weeks?|seconds?|months?)';

/** Times of a day as hours, so that 2 pm is two hours after noon. */
const inHours = (text: string): string =>
  text
    .replace(/\bnoon\b/g, '12 pm')
    .replace(/\bmidnight\b/g, '0 am')
    .replace(/\b(\d{1,2}) ?(am|pm|a\.m\.|p\.m\.)/g, (_, hour: string, half: string) => {
      const base = Number(hour) % 12;
      return `clock ${half.startsWith('p') ? base + 12 : hour === '0' ? 0 : base}`;
    });

type Point = { readonly t: string; readonly v: string };

function pointsIn(text: string): {
  readonly points: readonly Point[];
  readonly wanted: string | null;
  readonly rest: string;
} {
  const cut = cutter(inHours(text));
  const points: Point[] = [];
  const clock = cut.takeAll(
    new RegExp(
      `\\b(?:at |by )?clock (\\d+),? (?:there (?:are|were|is) |it (?:is|was|has) |the (?:population|count|number) (?:is|was) |we have )?${n}(?: [a-z]+)?`,
    ),
  );
  for (const [, t = '', v = ''] of clock) points.push({ t, v: plainNumber(v) });
  const asked = cut.take(/\b(?:at|by) clock (\d+)/)?.[1];
  const first = cut.take(
    new RegExp(
      `\\b${n}(?: [a-z]+)? (?:at first|at the (?:start|beginning)|initially|to start with|in the beginning)|\\b(?:initially|at first|starts? (?:with|at|from)|at the (?:start|beginning)|initial (?:population|amount|size|number)(?: of| is| was)*|begins? with|there (?:are|were) initially)(?: there (?:are|were|is))? ${n}(?: [a-z]+)?`,
    ),
  );
  if (first) points.push({ t: '0', v: plainNumber(first[1] ?? first[2]) });
  const later = cut.takeAll(
    new RegExp(
      `\\b${n}(?: [a-z]+)? after ${n} ${unitWords}\\b|\\bafter ${n} ${unitWords}\\b,? (?:there (?:are|were) |it (?:is|was|has grown to|grows? to) |the (?:population|count|number) (?:is|was) |we have )?${n}(?: [a-z]+)?(?! ${unitWords}| ?\\?)|\\bafter ${n} ${unitWords}\\b,? there (?:are|were) ${n}`,
    ),
  );
  for (const found of later)
    points.push(
      found[1] !== undefined
        ? { v: plainNumber(found[1]), t: plainNumber(found[2]) }
        : { t: plainNumber(found[3] ?? found[5]), v: plainNumber(found[4] ?? found[6]) },
    );
  const end = cut.take(new RegExp(`\\b(?:after|in|at t ?=) ${n} ?(?:${unitWords})?\\b`))?.[1];
  return { points, wanted: asked ?? (end === undefined ? null : plainNumber(end)), rest: cut.rest() };
}

/** Something that grows in proportion to itself, told at two times: how much at a third, or when it is so much. */
export const proportionalGrowth: Situation = ({ text, places }) => {
  if (
    !/\bproportional to (?:its|the|their|itself|his)\b|\bexponential(?:ly)?\b/.test(text) ||
    /\b(?:dy|dp|dn)\/dt\b|\bcool\w*|%|\bpercent\b|\bhalf\b/.test(text)
  )
    return null;
  const doubling = /\bdoubl(?:e|es|ing)\b/.test(text);
  const asksTime =
    /\bhow long\b|\bwhen\b|\bafter how (?:many|long)\b|\bhow many (?:hours|days|years|minutes|weeks)\b/.test(
      text,
    );
  if (!asksTime && !/\bhow many|\bhow much|\bwhat (?:is|will)|\bfind\b/.test(text)) return null;
  const goal =
    asksTime && !doubling
      ? /\b(?:when|how|after how)\b[^.?]*?(?<![\w.])(\d[\d,]*(?:\.\d+)?)(?![\w.]*\d)/.exec(text)
      : null;
  const { points, wanted, rest } = pointsIn(
    (goal ? text.replace(goal[0], goal[0].slice(0, -(goal[1] ?? '').length)) : text).replace(
      /(?<=after \d+ (?:hours?|days?|years?|minutes?|weeks?) )it(?:'s|s)? (?=\d)/g,
      'it is ',
    ),
  );
  const [one, two, more] = [...points].sort((a, b) => Number(a.t) - Number(b.t));
  const own = asksTime ? /^(?:rate|if|same|at|first|double)$/ : /^(?:rate|if|same|at|first)$/;
  if (!one || !two || more || one.t === two.t || !leavesNoRelation(rest, own)) return null;
  if (asksTime || doubling)
    return wanted === null
      ? timeOfGrowth({ one, two, goal: goal ? plainNumber(goal[1]) : null, doubling }, text, places)
      : null;
  if (wanted === null) return null;
  const values = { a: one.v, b: two.v, t: wanted, s: one.t, r: two.t };
  return valued(
    { formula: 'P = a · (b/a)^((t - s)/(r - s))', values, rule: 'equal-factors', kind },
    places,
    0,
  );
};

type Pair = {
  readonly one: Point;
  readonly two: Point;
  readonly goal: string | null;
  readonly doubling: boolean;
};

/** When it is so much, or how long it takes to double. */
function timeOfGrowth(
  { one, two, goal, doubling }: Pair,
  text: string,
  places: number | null,
): Exercised | null {
  if (doubling === (goal !== null) || (doubling && !(numberOf(two.v) > numberOf(one.v)))) return null;
  const share = (value: number): number => Math.log(value) / Math.log(numberOf(two.v) / numberOf(one.v));
  const steps = doubling ? share(2) : share(numberOf(goal ?? '') / numberOf(one.v));
  const values = { a: one.v, b: two.v, s: one.t, r: two.t, ...(goal === null ? {} : { g: goal }) };
  const unit = new RegExp(`\\d ?(${unitWords})\\b`).exec(text)?.[1] ?? '';
  const says = (value: string): string =>
    `${value}${unit === '' ? '' : ` ${unit.replace(/s$/, '')}${value === '1' ? '' : 's'}`}`;
  if (!(steps > 0)) return null;
  const exact = numberOf(doubling ? '0' : one.t) + (numberOf(two.t) - numberOf(one.t)) * steps;
  return byRounding({
    formula: doubling ? 't = (r - s) · ln(2)/ln(b/a)' : 't = s + (r - s) · ln(g/a)/ln(b/a)',
    values,
    rule: 'equal-factors',
    kind,
    places: Math.abs(exact - Math.round(exact)) < 1e-9 ? 0 : (places ?? 2),
    says,
  });
}

/** dP/dt = kP with its start: the amount at a time, or the time to double or halve. */
export const growthEquation: Situation = ({ text, places }) => {
  const rule = /\bd([a-z]) ?\/ ?d([tx]) ?= ?(-?[\d.]+) ?[*·]? ?([a-z])\b/.exec(text);
  if (!rule || rule[1] !== rule[4]) return null;
  const [whole, name = '', letter = '', k = ''] = rule;
  const only = /\b(?:just|only)\b[^.]*$/.exec(text)?.[0] ?? '';
  const cut = cutter(text.replace(whole, ' '));
  const start = cut.take(
    new RegExp(
      `\\b${name} ?\\( ?0 ?\\) ?= ?${n}|\\b(?:starts? (?:with|at)|initial(?:ly)?(?: [a-z]+)?(?: is| of)?) ${n}`,
    ),
  );
  const doubling = /\bdoubl\w*\b/.test(only || text);
  const halving = /\bhal(?:f|ve[sd]?)\b/.test(only || text);
  if ((doubling || halving) && /\bhow long\b|\bwhen\b|\btime\b|\bjust\b/.test(text)) {
    if (doubling === halving || Number(k) > 0 !== doubling) return null;
    return timed('t = ln(2)/k', { k: k.replace('-', '') }, places);
  }
  const goal = cut.take(
    new RegExp(`\\b${name} ?\\( ?${n} ?\\)|\\bafter ${n} ?${unitWords}|\\b${letter} ?= ?${n}`),
  );
  const at = goal?.slice(1).find(Boolean);
  const from = start?.slice(1).find(Boolean);
  if (
    at === undefined ||
    from === undefined ||
    !leavesNoRelation(cut.rest().replace(new RegExp(`\\b${name}\\b`, 'g'), ' '), /^(?:if)$/)
  )
    return null;
  const values = { a: plainNumber(from), k, t: plainNumber(at) };
  if (places === null) {
    return byFormula({
      formula: 'p = k · t',
      values: { k, t: plainNumber(at) },
      rule: 'growth-by-rate',
      kind,
      says: (value) =>
        `${plainNumber(from)}e^${/^\d/.test(value) && /^\d+(?:\.\d+)?$/.test(value) ? value : `(${value})`}`,
    });
  }
  return byRounding({
    formula: 'P = a · e^(k · t)',
    values,
    rule: 'growth-by-rate',
    kind,
    places,
  });
};

function timed(
  formula: string,
  values: Record<string, string>,
  places: number | null,
  rule: RuleName = 'growth-by-rate',
): Exercised | null {
  return byRounding({ formula, values, rule, kind, places: places ?? 2 });
}

type Cooling = { readonly start: string; readonly room: string; readonly after: string; readonly at: string };

function coolingIn(
  text: string,
): { readonly told: Cooling; readonly wanted: string | null; readonly goal: string | null } | null {
  const plain = text.replace(/°/g, ' degrees');
  const cut = cutter(
    plain
      .replace(/(\d) ?(?:degrees?)? ?(?:c|f|celsius|fahrenheit)\b/g, '$1°')
      .replace(/(\d) degrees?/g, '$1°'),
  );
  const room = cut.take(
    new RegExp(
      `\\b(?:room|surroundings?|air|outside|kitchen|refrigerator|fridge|freezer)(?: temperature)?(?: (?:is|has|of|at|with|was|that is))* ?${n}°?|${n}°? ?(?:room|kitchen|surroundings)\\b`,
    ),
  );
  const fell = cut.take(
    new RegExp(`\\bcools? (?:down )?from ${n}°? to ${n}°? (?:in|after|within) ${n} ?${unitWords}`),
  );
  const first = fell
    ? null
    : cut.take(new RegExp(`\\b(?:is|at|was|starts? (?:out )?at|of|from)(?: about)? ${n}°`));
  const later = fell
    ? null
    : cut.take(
        new RegExp(
          `\\b(?:after|in) ${n} ?${unitWords},? (?:it |the [a-z]+ |its temperature |has |is |was |had |cools? |cooled |to |down )+${n}°?|\\b(?:cools?|cooled|is|was|drops?|dropped) (?:down )?(?:to )?${n}°? (?:after|in|within) ${n} ?${unitWords}`,
        ),
      );
  const at = later ? (later[1] ?? later[4]) : fell?.[3];
  const after = later ? (later[2] ?? later[3]) : fell?.[2];
  const start = fell?.[1] ?? first?.[1];
  const warm = room?.[1] ?? room?.[2];
  if (at === undefined || after === undefined || start === undefined || warm === undefined) return null;
  const wanted = cut.take(new RegExp(`\\b(?:after|in) ${n} ?${unitWords}`))?.[1] ?? null;
  const goal =
    wanted === null
      ? (cut.take(new RegExp(`\\b(?:be|reach(?:es)?|is|to|gets? to) ${n}°`))?.[1] ?? null)
      : null;
  if (
    /\d/.test(cut.rest()) ||
    !leavesNoRelation(cut.rest(), /^(?:more|another|if|first|total|same)$/) ||
    /\b(?:more|another)\b/.test(cut.rest())
  )
    return null;
  return {
    told: {
      start: plainNumber(start),
      room: plainNumber(warm),
      after: plainNumber(after),
      at: plainNumber(at),
    },
    wanted,
    goal,
  };
}

/** Newton's law of cooling from two temperatures: a third, or its time. */
export const newtonCooling: Situation = ({ text, places }) => {
  if (!/\bnewton'?s?\b/.test(text) || !/\bcool\w*|\broom\b/.test(text)) return null;
  const read = coolingIn(text);
  if (!read) return null;
  const { told, wanted, goal } = read;
  const values = { m: told.room, a: told.start, b: told.after, s: told.at };
  if (!(numberOf(told.room) < numberOf(told.after) && numberOf(told.after) < numberOf(told.start)))
    return null;
  if (wanted !== null) {
    const law = {
      formula: 'T = m + (a - m) · ((b - m)/(a - m))^(t/s)',
      values: { ...values, t: plainNumber(wanted) },
      rule: 'cooling-factor',
      kind,
    } as const;
    const worked = valued(law, places, 1);
    // A temperature is told with one decimal where it is no whole number.
    const isOpen = places === null && worked !== null && evaluateExact(worked.answer)?.d !== 1n;
    const shown = isOpen ? byRounding({ ...law, places: 1 }) : worked;
    const unit = /\bf\b|°f|fahrenheit/.test(text) ? '°F' : '°C';
    return shown && { ...shown, answer: `${shown.answer} ${unit}` };
  }
  return goal === null || /\bf\b/.test(goal)
    ? null
    : timed(
        't = s · ln((g - m)/(a - m))/ln((b - m)/(a - m))',
        { ...values, g: plainNumber(goal) },
        places,
        'cooling-factor',
      );
};

/** When T = a + b · e^(kt) comes to a value. */
export const timeOfModel: Situation = ({ text, places }) => {
  const rule = new RegExp(
    `\\b([a-z])(?:\\(t\\))? ?= ?(?:${n} ?([+-]) ?)?${n} ?[*·]? ?e\\^\\(? ?(-?[\\d.]+) ?[*·]? ?t ?\\)?`,
  ).exec(text);
  if (!rule || !/\bwhen\b|\bhow long\b|\bat what time\b|\bafter how (?:many|long)\b/.test(text)) return null;
  const [whole, name = '', a = '0', sign = '+', b = '', k = ''] = rule;
  const rest = text
    .slice(text.indexOf(whole) + whole.length)
    .replace(
      /\bt (?:is )?(?:in )?(?:minutes|hours|years|days|seconds)\b|\bin (?:minutes|hours|years|days|seconds)\b/g,
      ' ',
    );
  const goal = new RegExp(
    `\\b(?:${name} ?= ?|be |reach(?:es)? |is |at |to |hit |get(?:s)? to )(?:about )?${n}`,
  ).exec(rest);
  const before = text.slice(0, text.indexOf(whole));
  if (!goal || /\d/.test(rest.replace(goal[0], ' '))) return null;
  // What stands before the rule may only repeat its numbers.
  const own = [a, String(Number(a) + (sign === '-' ? -1 : 1) * Number(b)), b];
  if ((before.match(/\d+(?:\.\d+)?/g) ?? []).some((one) => !own.includes(one))) return null;
  const inside = `(g - a)/${sign === '-' ? '(-b)' : 'b'}`;
  const worked = byRounding({
    formula: `t = ln(${inside})/k`,
    values: { g: plainNumber(goal[1]), a: plainNumber(a), b: plainNumber(b), k },
    rule: 'logarithm-of-both',
    kind,
    places: places ?? 2,
  });
  const unit = /\b(?:minutes?|hours?|years?|days?|seconds?)\b/.exec(text)?.[0].replace(/s?$/, 's');
  return worked && numberOf(worked.answer) >= 0
    ? together([worked], {
        kind,
        answer: `${worked.answer}${unit === undefined ? '' : ` ${unit}`}`,
      })
    : null;
};
