import { evaluateExact } from '../../../judge/equivalent.ts';
import { divideRational } from '../../../rational/rational.ts';
import { byStatements, together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { amount } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { unitFactor } from '../../reading/unit-factor.ts';
import { inTurn, part, type Reading, saidValue } from '../reading/worked-amount.ts';

const unit = '(?<unit>[a-z]+)';
const who = '(?:he|she|they|we|you|i|it|there|[a-z]+)';
const rest = regex`(?:,? and|[.?]) (?:how (?:much|many|long)|what)(?: (?:is|are|will))?(?: (?:the|of the))?(?: (?!scrap|left|remain|rest|unused)[a-z]+){0,4}? (?:left ?over|left|remain(?:s|ing)?|unused|scrap|over)\b(?: (?:piece|part|be|bit|[a-z]+))?`;
const count = regex`\bhow many (?<whole>full |whole |complete |entire )?(?:[a-z]+-)?(?:${amount} [a-z]+ )?(?<thing>(?!cuts?\b)[a-z]+) (?:can|does|do|will|could|would|are)(?: ${who}){0,4}?(?= ¦|[,.?]|$| (?:from|out of|and)\b)`;
const told = regex`(?<value>${amount})[ -]${unit}\b`;

/** A length or a weight in pieces of one size: how many whole ones there are, and what is left where it is asked for. */
export const piecesAndRest: Reading = (text) => {
  const cut = cutter(text);
  const left = cut.take(rest);
  const amounts = cut
    .takeAll(told)
    .map(({ groups }) => ({ value: groups?.value ?? '', unit: groups?.unit ?? '' }));
  const asked = cut.take(count);
  const [one, two, more] = amounts;
  if (!asked || !one || !two || more || (!left && asked.groups?.whole === undefined)) return null;
  const by = unitFactor(one.unit, two.unit);
  if (by !== '1') return null;
  const [a, b] = [evaluateExact(one.value), evaluateExact(two.value)];
  if (!a || !b || a.n <= 0n || b.n <= 0n) return null;
  const isFirst = a.n * b.d > b.n * a.d;
  const [whole, piece] = isFirst ? [one, two] : [two, one];
  const all = isFirst ? divideRational(a, b) : divideRational(b, a);
  const n = `${all.n / all.d}`;
  if (
    n === '0' ||
    !isSpent(
      cut.rest(),
      /^(?:cuts?|cut|takes?|uses?|needs?|each|every|from|of|into|that|has|makes?|then|if|for|with|it|to|one)$/,
    )
  )
    return null;
  const thing = asked.groups?.thing ?? '';
  const counted = byStatements({ W: whole.value, p: piece.value, n }, ['n · p ≤ W', '(n + 1) · p > W'], {
    kind: 'story',
    answer: `${n} ${thing}`,
    rule: 'how-many-fit',
  });
  if (!left) return counted;
  const over = inTurn(part('R = W - n · p', { W: whole.value, n, p: piece.value }, 'what-is-left'), {
    says: (value) => `${saidValue(value, false)} ${whole.unit}`,
  });
  return over && together([counted, over], { kind: 'story', answer: `${n} ${thing}, ${over.answer}` });
};
