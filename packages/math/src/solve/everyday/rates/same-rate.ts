import { findUnit } from '../../../units/unit-table.ts';
import { cutter } from '../../reading/cutter.ts';
import { amount } from '../../reading/number-texts.ts';
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

const told = regex`(${amount}) ([a-z]+)(?: of)?(?: [a-z]+){0,2}? (?:in|for|per|every|takes?|costs?|cost|on|makes?|serves?|(?:can )?(?:sit|fit|ride|stand|sleep|live)s? (?:at|in|on)|fills?) (?:only |about )?(${amount}) ([a-z]+)`;

const kindOf = (noun: string): string => findUnit(noun)?.dimension ?? '';
const sameKind = (a: string, b: string): boolean => sameThing(a, b) || unitFactor(a, b) !== null;

const isWorker =
  /^(?:workers?|painters?|people|persons?|men|women|pumps?|pipes?|taps?|hoses?|machines?|printers?|friends?|kids|students?|builders?|cooks?|horses?|cows?|robots?)$/;

type Asked = {
  readonly value: string;
  readonly unit: string;
  readonly noun: string;
  readonly how: string;
  readonly text: string;
};

/** The one number of the question with its unit, and what it asks for. */
function askedIn(question: string): Asked | null {
  const found =
    regex`how (many|much|long|far) ?(.*?)(?:\b(?:do|does|will|would|in|for|with|from|on|take[sn]?|cost|is|are|buy|get|make|makes|of|to (?:read|print|type|make|do|paint|drive|run|walk|fill|buy|go)) )+(?:for |the |about )?(${amount}) (?:more )?([a-z]+)(?: of)?`.exec(
      question,
    );
  if (found) {
    const [text, how = '', names = '', value = '', unit = ''] = found;
    return {
      value,
      unit,
      how,
      noun: /^(?:of )?(?!(?:does|do|did|can|will|would|is|are|could)\b)([a-z]+)/.exec(names)?.[1] ?? '',
      text,
    };
  }
  return null;
}

/** So much for so many at a steady rate: the other one of a third amount. */
export const sameRate: Reading = (text) => {
  const at = text.search(/\bhow (?:many|much|long|far)\b/);
  // More of those who share it use it up sooner.
  if (at < 0 || /\b(?:enough|lasts?|lasted)\b[^.]* for\b/.test(text)) return null;
  const cut = cutter(text.slice(0, at));
  const priced = cut.take(regex`(${amount}) (dollars) (?:an?|per|each|for (?:1|one|an?)) ([a-z]+)`);
  const first = priced ? [priced[0], priced[1], priced[2], '1', priced[3]] : cut.take(told);
  const asked = askedIn(
    text.slice(at).replace(/\b(in|for|per) (?:(?:an?|one) )?(?=(?:week|hour|minute|day|second)\b)/, 'in 1 '),
  );
  if (!first || !asked) return null;
  const [, a = '', x = '', b = '', y = ''] = first;
  const [toX, toY] = [sameKind(asked.unit, x), sameKind(asked.unit, y)];
  if (toX === toY || sameKind(x, y)) return null;
  const [from, to, base, whole] = toX ? [x, y, a, b] : [y, x, b, a];
  const noun = asked.how === 'long' || asked.how === 'far' || asked.how === 'much' ? '' : asked.noun;
  if (asked.how === 'long' && kindOf(to) !== 'time') return null;
  if (asked.how === 'far' && kindOf(to) !== 'length') return null;
  if (
    asked.how === 'much' &&
    !(to === 'dollars' || to === 'euros' || (kindOf(to) !== '' && kindOf(to) !== 'time'))
  )
    return null;
  if (asked.how === 'many' && noun !== '' && !sameThing(noun, to)) return null;
  const tail = text
    .slice(at)
    .replace(/\b(in|for|per) (?:(?:an?|one) )?(?=(?:week|hour|minute|day|second)\b)/, 'in 1 ')
    .replace(asked.text, ' ');
  const own =
    /^(?:same|at|it|eats?|uses?|drinks?|with|he|she|if|for|in|to|by|cost|costs?|take|takes|how|and|per|1)$/;
  if (!isSpent(`${cut.rest()} ¦ ${tail}`, own)) return null;
  // More workers need less time for the same work.
  if (isWorker.test(from) && kindOf(to) === 'time') return null;
  const parts: Part[] = [];
  let value = asked.value;
  const by = sameThing(asked.unit, from) ? null : unitFactor(asked.unit, from);
  if (by !== null && by !== '1') {
    parts.push(part('c = a · k', { a: value, k: by }, 'change-the-unit'));
    value = '@1';
  }
  parts.push(part('N = w · c/b', { w: whole, c: value, b: base }, 'keep-the-rate'));
  const isThing = kindOf(to) === '';
  return inTurn(parts, {
    kind: 'rate',
    says: (answer) => {
      if (to === 'dollars' || to === 'euros') return saidMoney(answer, to);
      if (isThing && !isWhole(answer)) return null;
      return `${saidValue(answer, tellsFractions(text))} ${answer === '1' ? singular(to) : to}`;
    },
  });
};
