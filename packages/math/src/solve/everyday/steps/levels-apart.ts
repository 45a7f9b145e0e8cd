import { cutter } from '../../reading/cutter.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { inTurn, part, type Reading, saidValue, singular, sizeOf } from '../reading/worked-amount.ts';

const level =
  /(?<![\d./:])(-?\d+(?:\.\d+)?)(?![\d/:%]|\.\d)(?: ?(?:°|degrees?|º))?(?: ?([cf]|celsius|fahrenheit)\b)?(?: (m|meters?|ft|feet|km|miles?))?( (?:below|under)(?: (?:zero|0|sea level|freezing|the (?:water|surface|ground)))?| above(?: (?:zero|0|sea level|freezing|the (?:water|surface|ground)))?)?/;
const asked =
  /\b(?:what (?:is|was) (?:the )?(?:temperature )?dif+erence(?: in (?:the )?(?:temperature|temperatures|elevations?|heights?|depths?))?(?: between (?:them|the [a-z]+(?: [a-z]+)?|these [a-z]+))?|what's the dif+erence(?: between (?:them|the [a-z]+))?|find the dif+erence(?: between (?:them|the [a-z]+ ?[a-z]*)| in (?:temperature|elevation))?|how (?:many degrees|much) (?:is it )?(?:warmer|colder|cooler|hotter|higher|lower)(?: (?:is|was) (?:it )?(?:in )?(?:the )?[a-z]+(?: than (?:in |the )*[a-z]+)?)?|how far apart are (?:they|the [a-z]+(?: and the [a-z]+)?)|(?:what is )?the distance between (?:them|the [a-z]+ and the [a-z]+))/;

const tellsOfLevelsApart =
  /\b(?:temp[a-z]*|degrees?|elevation|sea level|below|celsius|fahrenheit|colder|warmer)\b|°|º|-\d+ ?[cf]\b/;

/** Two temperatures or heights, also below zero: how far they are apart. */
export const levelsApart: Reading = (text) => {
  if (!tellsOfLevelsApart.test(text)) return null;
  const cut = cutter(text);
  const question = cut.take(asked);
  const levels = cut.takeAll(level);
  const [one, two, more] = levels;
  if (!question || !one || !two || more) return null;
  if (!isSpent(cut.rest(), /^(?:and|but|at|in|the|while|between|than|it|is|to|by|only|a)$/)) return null;
  if (/\b(?:rose|rises?|fell|falls?|drops?|dropped|then|noon|midnight)\b/.test(text)) return null;
  const signed = ([, value = '', , , side = '']: RegExpExecArray): string =>
    /below|under/.test(side) ? `-${value.replace(/^-/, '')}` : value;
  const [a, b] = [signed(one), signed(two)];
  const isTemperature =
    /\b(?:temp[a-z]*|degrees?|celsius|fahrenheit|colder|warmer|hotter|cooler)\b|°|º| [cf]\b/.test(text);
  const units = new Set(
    [one[3], two[3]].filter((unit) => unit !== undefined).map((unit) => singular(unit ?? '')),
  );
  if (units.size > 1 || (!isTemperature && units.size === 0)) return null;
  const scale = new Set(
    [one[2], two[2]].filter((name) => name !== undefined).map((name) => (name ?? '').charAt(0)),
  );
  if (scale.size > 1) return null;
  const [high, low] = sizeOf(a) >= sizeOf(b) ? [a, b] : [b, a];
  const unit = one[3] ?? two[3] ?? 'degrees';
  return inTurn(part('d = h - l', { h: high, l: low }, 'distance-of-levels'), {
    says: (value) => `${saidValue(value, false)} ${scale.has('c') ? '°C' : scale.has('f') ? '°F' : unit}`,
  });
};
