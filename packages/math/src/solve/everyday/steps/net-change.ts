import { cutter } from '../../reading/cutter.ts';
import { aSize } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { inTurn, type Part, part, type Reading, saidMoney, saidValue } from '../reading/worked-amount.ts';

const unit = '(yards?|points?|dollars|euros|feet|ft|m|meters?|pounds?|kg|steps?|floors?|degrees?|cents)';
const ups =
  'gain(?:s|ed)?(?: of)?|wins?|won|earn(?:s|ed)?|got|gets?|made|rose|rises?|climb(?:s|ed)?|went up|goes up|deposit(?:s|ed)?|add(?:s|ed)?|forward|received|profit of';
const downs =
  'los(?:es|e|t)(?: of)?|loss of|drops?|dropped|fell|falls?|went down|goes down|spent|spends?|paid|withdr[ae]ws?|withdrew|took out|backward|penalty of|debt of';
const move = regex`\b(?:and |then |but )*(?:(${ups})|(${downs})) (?:an? )?(?:another )?${aSize}(?: ${unit})?|(?:an? )?${aSize}(?:[ -]${unit})? (gain|loss|penalty)\b`;
const asked =
  /\b(?:(?:what (?:is|was)|what's|find) (?:the |their |his |her |its |the team's )?(?:total|net|overall) (?:(?:number of )?(?:yards|points|change|gain or loss|gain|loss|result|yardage|money|yards gained or lost))(?: gained or lost| in [a-z]+)?|(?:total|net|overall) (?:yards|points|change|gain|loss|yardage|result|money)(?: (?:gained or lost|gain or loss|or loss))?|how many (?:yards|points|dollars)(?: in (?:all|total))? (?:did|has|have) (?:they|he|she|it|the team|the player|i|we) (?:gain(?:ed)?|gained or lost|gain or lose|lose|lost|change)(?: (?:in (?:all|total)|altogether|overall))?)/;

const mayStay =
  /^(?:then|and|but|first|second|last|next|in|on|the|at|third|play|after|that|it|game|by|another|finally)$/;

/** Gains and losses one after the other: what they come to together. */
export const netChange: Reading = (text) => {
  const cut = cutter(text);
  const question = cut.take(asked);
  const moves = cut.takeAll(move);
  if (!question || moves.length < 2 || moves.length > 6) return null;
  const names = new Set(moves.flatMap((one) => one[4] ?? one[6] ?? []).map((name) => name.replace(/s$/, '')));
  if (names.size > 1 || !isSpent(cut.rest(), mayStay)) return null;
  const signs = moves.map((one) => (one[1] !== undefined || one[7] === 'gain' ? 1 : -1));
  if (!signs.includes(1) || !signs.includes(-1)) return null;
  const letters = ['a', 'b', 'c', 'd', 'f', 'g'];
  const parts: Part[] = [
    part(
      `N = ${moves.map((_, i) => `${signs[i] === 1 ? (i === 0 ? '' : '+ ') : i === 0 ? '-' : '- '}${letters[i]}`).join(' ')}`,
      Object.fromEntries(moves.map((one, i) => [letters[i] ?? '', one[3] ?? one[5] ?? ''])),
      'up-and-down',
    ),
  ];
  const noun = moves.map((one) => one[4] ?? one[6]).find((name) => name !== undefined) ?? '';
  const eitherWay = /gained or lost|gain or los[se]|or loss/.test(question[0]);
  return inTurn(parts, {
    says: (value) => {
      const bare = eitherWay ? value.replace(/^-/, '') : value;
      const amount = /dollars|euros/.test(noun)
        ? saidMoney(bare, noun)
        : `${saidValue(bare, false)}${noun === '' ? '' : ` ${noun}`}`;
      if (amount === null || !eitherWay) return amount;
      return value === '0' ? amount : `${value.startsWith('-') ? 'lost' : 'gained'} ${amount}`;
    },
  });
};
