import { findUnit } from '../../../units/unit-table.ts';
import { cutter } from '../../reading/cutter.ts';
import { n } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { unitFactor } from '../../reading/unit-factor.ts';
import {
  inTurn,
  isWhole,
  type Part,
  part,
  type Reading,
  saidMoney,
  saidValue,
  sameThing,
  singular,
  tellsFractions,
} from '../reading/worked-amount.ts';

const time = '(seconds?|minutes?|hours?|days?|weeks?|months?|years?)';
const thing =
  '(?!per\\b|an?\\b|each\\b|every\\b|in\\b|for\\b|and\\b|to\\b|of\\b|more\\b|less\\b|times\\b)([a-z]+)(?: of [a-z]+)?';
const rate = regex`(${n}) ${thing} ?(?:per|an?|each|every|in (?:one|an?|1|each|every)|\/) ?${time}\b|\b(?:each|every|in (?:one|each|every|1)) ${time},? (?:[a-z]+ ){0,3}?(${n}) ${thing}`;
const same = (a: string, b: string): boolean => sameThing(a, b) || unitFactor(a, b) !== null;
const asked = regex`\b(?:after |in |for |about )?(?:how long|how many ${time}|how much time)\b|\bhow (many|much|far) ?(?:of )?(?:the )?([a-z]+)?`;
const twist =
  /\b(?:already|but|stops?|break|rests?|half|twice|faster|slower|then|more|less|left|other|another|full|already|both|together|round trip|back|same|than|average|discount|percent|tax|first|each of)\b|%/;

/** So much in each unit of time: how long an amount takes, or how much a time brings; one of them may be told in another unit. */
export const oneRate: Reading = (text) => {
  // What fills is never empty.
  if (twist.test(text) || (/\bfill/.test(text) && /\b(?:empt|gone|runs? out)/.test(text))) return null;
  const cut = cutter(
    text.replace(
      /(?<![\d.])(\d+) hours?(?: and|,)? (\d+) minutes\b/g,
      (_, h: string, m: string) => `${60 * Number(h) + Number(m)}/60 hours`,
    ),
  );
  const told = cut.take(rate);
  const question = cut.take(asked);
  if (!told || !question) return null;
  const [r, unit, period] =
    told[1] === undefined
      ? [told[5] ?? '', told[6] ?? '', told[4] ?? '']
      : [told[1], told[2] ?? '', told[3] ?? ''];
  const other = cut.take(regex`(${n}) ([a-z]+)`);
  if (!other) return null;
  const [, a = '', kind = ''] = other;
  const isTime = same(kind, period) && findUnit(period)?.dimension === findUnit(kind)?.dimension;
  const wantsTime = question[2] === undefined;
  if (wantsTime === isTime || (wantsTime && !same(kind, unit))) return null;
  const own =
    /^(?:how|is|it|to|in|at|takes?|take|need|needs|and|the|from|for|by|with|does|will|come|comes|leaves?|light|drinks?|eats?|uses?|reads?|get|gets|reach|he|she|they|fill|sells?|earns?|what|one|much|many|until|if|all|between|with)$/;
  if (!isSpent(cut.rest(), own)) return null;
  const parts: Part[] = [];
  const by = unitFactor(kind, wantsTime ? unit : period);
  let value = a;
  if (by !== null && by !== '1' && !sameThing(kind, wantsTime ? unit : period)) {
    parts.push(part('c = a · k', { a, k: by }, 'change-the-unit'));
    value = '@1';
  }
  parts.push(part(wantsTime ? 'T = a/r' : 'N = r · a', { a: value, r }, 'keep-the-rate'));
  const fractions = tellsFractions(text);
  if (wantsTime) {
    const wished = question[1];
    if (wished !== undefined && !sameThing(wished, period)) {
      const factor = unitFactor(period, wished);
      if (factor === null) return null;
      parts.push(part('S = T · k', { T: `@${parts.length}`, k: factor }, 'change-the-unit'));
    }
    const name = wished ?? period;
    return inTurn(parts, {
      kind: 'rate',
      says: (t) => `${saidValue(t, fractions)} ${t === '1' ? singular(name) : name.replace(/s?$/, 's')}`,
    });
  }
  const noun = question[3] ?? '';
  const isMoney = /^(?:dollars|euros)$/.test(unit);
  const isMeasure = findUnit(unit) !== undefined;
  if (question[2] === 'many' && !sameThing(noun, unit)) return null;
  if (question[2] === 'far' && findUnit(unit)?.dimension !== 'length') return null;
  if (question[2] === 'much' && !isMoney && !isMeasure) return null;
  return inTurn(parts, {
    kind: 'rate',
    says: (total) =>
      isMoney
        ? saidMoney(total, unit)
        : isMeasure || isWhole(total)
          ? `${saidValue(total, fractions)} ${unit}`
          : null,
  });
};
