import { cutter } from '../../reading/cutter.ts';
import { n } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { inTurn, type Part, part, type Reading, saidValue, singular } from '../reading/worked-amount.ts';

const rule = /\by ?= ?(\d+(?:\.\d+)?(?:\/\d+)?) ?x\b(?! ?[-+^*])(?: ?\([a-z]+(?:,| and| in| per) [a-z ]+\))?/;
const pair = regex`(${n}) ([a-z]+)(?: is| are| ->|:| =| gives?| for| costs?)? ?(${n}) ([a-z]+)`;
const asked =
  /\bhow many ([a-z]+) (?:per|an?|each|every|in one|in each) ([a-z]+) (?:is|does|goes|fills|runs|moves|earns) (?:the )?(?:[a-z]+ )?(?:[a-z]) (?:faster|more|quicker)(?: [a-z]+)? than (?:the )?(?:[a-z]+ )?([a-z])\b/;

/** One rate by its rule `y = 12x`, the other by a table: how much more one of them is in each unit. */
export const ratesOfTwo: Reading = (text) => {
  const cut = cutter(text);
  const line = cut.take(rule);
  const question = cut.take(asked);
  const pairs = cut.takeAll(pair);
  const [one, two, more] = pairs;
  if (!line || !question || !one || !two || more) return null;
  const [, t1 = '', time = '', a1 = '', unit = ''] = one;
  const [, t2 = '', again = '', a2 = '', kind = ''] = two;
  if (singular(time) !== singular(again) || singular(unit) !== singular(kind)) return null;
  if (
    singular(question[1] ?? '') !== singular(unit) ||
    (singular(question[2] ?? '') !== singular(time) && !time.startsWith((question[2] ?? '').slice(0, 3)))
  )
    return null;
  if (!isSpent(cut.rest(), /^(?:for|by|per|like|and|they|give|gives|the|with|is|in)$/)) return null;
  if (Number(a1) / Number(t1) !== Number(a2) / Number(t2)) return null;
  const parts: Part[] = [
    part('r = (b - a)/(t - s)', { a: a1, b: a2, s: t1, t: t2 }, 'rate-of-table'),
    part('d = r - m', { r: '@1', m: line[1] ?? '' }, 'distance-of-levels'),
  ];
  return inTurn(parts, {
    kind: 'rate',
    says: (value) =>
      value.startsWith('-') ? null : `${saidValue(value, false)} ${question[1]} per ${question[2]}`,
  });
};
