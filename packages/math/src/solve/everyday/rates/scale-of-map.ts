import { cutter } from '../../reading/cutter.ts';
import { amount } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { unitFactor } from '../../reading/unit-factor.ts';
import { inTurn, part, type Reading, saidValue } from '../reading/worked-amount.ts';

const length = '(?:mm|cm|m|km|meters?|centimeters?|kilometers?|inches|in|feet|ft|miles?)';

/** A scale without units and a length on the map or in the real world: the other one, in the unit asked for. */
export const scaleOfMap: Reading = (typed) => {
  const text = typed
    .replace(/(?<=\b1 ?: ?\d{1,3}) (?=\d{3}\b)/g, '')
    .replace(/(?<=\b1 ?: ?\d{4,6}) (?=\d{3}\b)/g, '');
  const cut = cutter(text);
  const scale = cut.take(/\b1 ?(?::|to) ?(\d+)\b/);
  if (!scale || !/\b(?:scale|map|model|plan|drawing)\b/.test(text)) return null;
  cut.take(/\b2 (?=towns|villages|cities|points|places|houses|lakes|islands|trees|schools)/);
  const told = cut.take(regex`(${amount}) (${length})\b`);
  const asked = cut.take(
    regex`\b(?:how (?:many|much) (${length})\b|how (?:long|far)\b(?=.*\bin (${length})\b))`,
  );
  const unit = asked?.[1] ?? asked?.[2];
  if (!told || !asked || unit === undefined) return null;
  if (asked[2] !== undefined) cut.take(regex`\bin ${length}\b`);
  const question = text.slice(text.indexOf(asked[0]));
  const real = /\b(?:real\w*|actual\w*|life|ground|nature|true)\b/;
  const toReal = real.test(question);
  const toMap = /\bon (?:the|a|this) (?:map|plan|drawing)\b/.test(question);
  const ofReal = real.test(text.slice(0, text.indexOf(asked[0])));
  const ofMap = /\b(?:on|in) (?:the|a|this|it|our) ?(?:map|plan|drawing)?\b/.test(
    text.slice(0, text.indexOf(asked[0])).replace(scale[0], ' '),
  );
  if (toReal === toMap || (toReal && (ofReal || !ofMap)) || (toMap && !ofReal)) return null;
  if (!isSpent(cut.rest(), /^(?:to|is|then|between|apart|it|gave|if|how|with)$/)) return null;
  const by = unitFactor(told[2] ?? '', unit);
  if (by === null) return null;
  return inTurn(
    [
      part(toReal ? 'L = a · s' : 'L = a/s', { a: told[1] ?? '', s: scale[1] ?? '' }, 'real-from-map'),
      part('N = L · k', { L: '@1', k: by }, 'change-the-unit'),
    ],
    { kind: 'ratio', says: (value) => `${saidValue(value, false)} ${unit}` },
  );
};
