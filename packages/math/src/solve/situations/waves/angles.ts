import { byFormula, formulasOf, together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import { numberIn } from '../exact.ts';
import type { Situation } from '../situation.ts';

const geometryBy = formulasOf('geometry');

const n = `(${numberText})`;
const length = '(?:cm|mm|km|m|meters?|in|inch(?:es)?|ft|feet|yd|yards?|miles?|units?)';

/** Arc and sector of an angle in radians. */
export const arcInRadians: Situation = ({ text, places }) => {
  if (!/\b(?:arc|sector)\b/.test(text) || !/\bradius\b|\br ?=/.test(text)) return null;
  const cut = cutter(text);
  const angle = cut.take(
    /\b(?:central )?angle(?: of| is| =|:)* ?(-?\d*(?:π|pi)(?:\/\d+)?|\d+(?:\.\d+)?|\d+(?:π|pi)?\/\d+)( ?rad(?:ians?)?)?(?! ?(?:°|deg))|(\d*(?:π|pi)(?:\/\d+)?|\d+(?:\.\d+)?)( ?rad(?:ians?)?)(?: (?:central )?angle)?|θ ?= ?(\d*(?:π|pi)(?:\/\d+)?)/,
  );
  const radius = cut.take(new RegExp(`\\b(?:radius|r)(?: of| is| =|:)* ?${n} ?(${length})?\\b`));
  const size = (angle?.[1] ?? angle?.[3] ?? angle?.[5])?.replace('pi', 'π');
  const radians = (angle?.[2] ?? angle?.[4]) !== undefined || size?.includes('π');
  if (
    size === undefined ||
    !radius ||
    !radians ||
    places !== null ||
    !leavesNoRelation(cut.rest(), /^(?:if)$/)
  )
    return null;
  const sector = /\bsector\b/.test(cut.rest());
  const asksArea = /\barea\b/.test(cut.rest());
  const asksArc = /\barc\b/.test(cut.rest()) && !asksArea;
  if ((asksArea && !sector) || asksArea === asksArc || /\bperimeter\b|\bsegment\b/.test(cut.rest()))
    return null;
  const values = { r: plainNumber(radius[1]), w: size };
  const worked = geometryBy(asksArea ? 'A = r^2 · w/2' : 's = r · w', values, 'arc-in-radians');
  const unit = radius[2] === undefined ? '' : ` ${radius[2]}${asksArea ? '^2' : ''}`;
  return worked && together([worked], { kind: 'geometry', answer: `${worked.answer}${unit}` });
};

/** The lowest and the highest value of a sine or cosine. */
export const rangeOfWave: Situation = ({ text }) => {
  if (!/\b(?:range|max(?:imum)?(?: value)?|min(?:imum)?(?: value)?)\b/.test(text)) return null;
  const found =
    /\b(?:y|f\(x\)|g\(x\)) ?= ?(?:(-?\d+(?:\.\d+)?) ?([+-]) ?)?(-?\d*\.?\d*) ?[*·]? ?(?:sin|cos) ?(?:\([^()]*x[^()]*\)|\d*(?:π|pi)? ?x(?:\/\d+)?)(?: ?([+-]) ?(\d+(?:\.\d+)?))?(?=[\s,.;?]|$)/.exec(
      text,
    );
  if (!found || !leavesNoRelation(text.replace(found[0], ' '), /^(?:range|max\w*|min\w*)$/)) return null;
  const [, front, , a = '', sign, tail] = found;
  if (front !== undefined && tail !== undefined) return null;
  const size = a === '' ? '1' : a === '-' ? '1' : a.replace('-', '');
  const d = front ?? (tail === undefined ? '0' : `${sign === '-' ? '-' : ''}${tail}`);
  const [low, high] = ['d - a', 'd + a'].map((side) =>
    byFormula({ formula: `m = ${side}`, values: { a: size, d }, rule: 'wave-between', kind: 'graph' }),
  );
  if (!low || !high || Number.isNaN(numberIn(d))) return null;
  const rest = text.replace(found[0], ' ');
  const wants = [/\brange\b/, /\bmax/, /\bmin/].map((name) => name.test(rest));
  if (wants.filter(Boolean).length !== 1) return null;
  return wants[0]
    ? together([low, high], { kind: 'graph', answer: `${low.answer} ≤ y ≤ ${high.answer}` })
    : wants[1]
      ? high
      : low;
};

/** How far a hand of a clock turns. */
export const clockHand: Situation = ({ text }) => {
  const hand = /\b(minute|hour|second) hand\b/.exec(text)?.[1];
  const time = /\b(\d+(?:\.\d+)?) (seconds?|minutes?|hours?)\b/.exec(
    text.replace(/\b(?:minute|hour|second) hand\b/g, 'hand'),
  );
  if (
    hand === undefined ||
    !time ||
    !/\bdegrees\b|\bangle\b/.test(text) ||
    !/\b(?:turn|move|rotate|sweep|go|pass)\w*\b/.test(text)
  )
    return null;
  if (
    !leavesNoRelation(
      text.replace(/\b(?:minute|hour|second) hand\b/g, 'hand').replace(time[0], ' '),
      /^(?:if)$/,
    ) ||
    /\bradian|\btip\b|\blong\b/.test(text)
  )
    return null;
  const perSecond: Readonly<Record<string, number>> = { second: 60, minute: 3600, hour: 43200 };
  const seconds: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600 };
  const unit = seconds[(time[2] ?? '').replace(/s$/, '')] ?? 1;
  return geometryBy(
    'x = 360 · t/T',
    { t: time[1] ?? '', T: `${(perSecond[hand] ?? 1) / unit}` },
    'hand-of-clock',
    (value) => `${value}°`,
  );
};
