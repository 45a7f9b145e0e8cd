import { evaluateExact } from '../../../judge/equivalent.ts';
import { byFormula } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { countOf, countText, numberOf, numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

const money = `\\$?\\s?(${numberText})\\$?(?: ?€)?(?: dollars?| bucks| euros?)?`;
const count = `(?:an?|${countText.slice(1, -1)})`;
const whole = (text: string | undefined): string => `${countOf(text)}`;

/** Tickets with some prizes among them: what one ticket brings on average. */
export const raffleTicket: Situation = ({ text }) => {
  if (!/\b(?:raffle|lottery|tickets?)\b/.test(text) || !/\bexpect\w*\b/.test(text)) return null;
  const cut = cutter(
    text.replace(
      /\b(?:of|for|to|by) (?:buying )?(?:one|a|1|each|single|per) tickets?\b|\bper ticket\b/g,
      ' ',
    ),
  );
  const sold = cut.take(
    new RegExp(
      `\\b(${numberText}) (?:raffle |lottery )?tickets (?:are|were|is) (?:sold|printed|made|bought)\\b|\\b(?:sells?|sold|out of|of|are|there are) (${numberText}) (?:raffle |lottery )?tickets\\b|\\b(${numberText}) (?:tickets )?are sold\\b`,
    ),
  );
  const cost = cut.take(
    new RegExp(
      `\\b(?:raffle |lottery )?tickets? (?:costs?|is|are|for|sells? for)(?: each)? ${money}(?: each)?|\\b(?:buy|pay|costs?|price(?: is)?) ${money}(?: (?:for|per) (?:a|one|each) ticket)?(?: each)?|\\b(?:(?:sold|sells?) )?(?:for|at) ${money}(?= each)(?: each)?|(?:^|\\s)${money} (?:raffle |lottery )?ticket\\b`,
    ),
  );
  const prizes = [
    ...cut.takeAll(
      new RegExp(
        `\\b(${count}) (?:grand |first |second |third |cash |other |main )?(?:prizes?|tickets?)?(?: (?:is|are|wins?|worth|at))* ?(?:of|worth|for|wins?) ${money}(?: (?:each|prizes?))?`,
      ),
    ),
    ...cut.takeAll(new RegExp(`\\b(${count}) ${money} (?:gift cards?|prizes?)`)),
    ...cut.takeAll(
      new RegExp(
        `\\b(?:the )?()(?:only |single |grand |first |main |one )?prize(?: is| of| worth)* ${money}`,
      ),
    ),
  ].map(([, many, size]) => ({ many: many === '' ? '1' : whole(many), size: plainNumber(size) }));
  if (!sold || !cost || prizes.length === 0 || prizes.length > 4) return null;
  const [n, c] = [plainNumber(sold.slice(1).find(Boolean)), plainNumber(cost.slice(1).find(Boolean))];
  const rest = cut.rest();
  if (!leavesNoRelation(rest, /^(?:if|each|one|per|ticket|only|more|first|second|third|total)$/)) return null;
  const asked = rest.slice(rest.search(/\bexpect/));
  // What a ticket brings without its price is another number.
  if (/\b(?:twice|two tickets|fair price|organi[sz]er|school|charity|company)\b/.test(asked)) return null;
  if (
    !/\b(?:gain|loss|profit|net|value|win or lose|lose|earnings?|winnings?)\b/.test(asked) ||
    /\bprize\b/.test(asked)
  )
    return null;
  const won = prizes.reduce((sum, one) => sum + Number(one.many), 0);
  if (!(won < Number(n)) || !/^\d+$/.test(n)) return null;
  const worked = byFormula({
    formula: `E = (${prizes.map(({ many, size }) => `${many} · ${size}`).join(' + ')})/n - c`,
    values: { n, c },
    rule: 'weigh-by-chance',
    kind: 'probability',
  });
  const value = worked && evaluateExact(worked.answer);
  if (!worked || !value) return null;
  const size = Math.abs(numberOf(worked.answer));
  const shown = Number.isInteger(size) ? `${size}` : size.toFixed(2);
  return Number(shown) === size ? { ...worked, answer: `${value.n < 0n ? '-' : ''}$${shown}` } : null;
};
