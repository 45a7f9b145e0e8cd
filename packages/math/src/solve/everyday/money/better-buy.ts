import { evaluateExact } from '../../../judge/equivalent.ts';
import { compareRational } from '../../../rational/rational.ts';
import { byStatements, together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { inTurn, part, type Reading, saidMoney, sameThing, singular } from '../reading/worked-amount.ts';

const offer =
  /(?<![\d./:-])(\d+(?:\.\d+)?) ?([a-z]+)(?: (?:bag|box|bottle|pack|can|jar))?(?: of ([a-z]+(?: [a-z]+)?))? (?:for|costs?|at) (\d+(?:\.\d\d?)?)(?![\d/:%]|\.\d)(?: (dollars|euros))?/;

/** Two amounts of one thing with their prices: which is the better buy, with the price of one where it is asked for. */
export const betterBuy: Reading = (text) => {
  const cut = cutter(text);
  const asked = cut.take(
    /\b(?:which|what)(?: (?:one|is|of them|of these|deal|offer|pack|size))*(?: (?:is|the))* (?:better (?:buy|deal|value|price)|best (?:buy|deal|value)|cheaper(?: per [a-z]+)?)(?: deal| buy)?/,
  );
  const [a, b, more] = cut.takeAll(offer);
  const unitAsked = cut.take(
    /\b(?:and )?(?:what (?:is|was) |what's |give |find )(?:the |its )?(?:unit price|price (?:per|for (?:one|1|each)) ([a-z]+))(?: (?:of|for) (?:the |that )?(?:better|cheaper)(?: one| buy| deal)?)?/,
  );
  cut.take(/\bi (?:have|need) to (?:write|say) only which one\b|\b(?:write|say) only which one\b/);
  if (!unitAsked && /dollars/.test(text)) return null;
  if (!asked || !a || !b || more || !isSpent(cut.rest(), /^(?:or|and|of|is|than)$/)) return null;
  const [x = '', y = ''] = [a[2], b[2]];
  const unit = unitAsked?.[1];
  if (
    !sameThing(x, y) ||
    (unit !== undefined && !(sameThing(unit, x) || (unit === 'ounces' && x === 'ounces')))
  )
    return null;
  if (a[3] !== undefined && b[3] !== undefined && a[3] !== b[3]) return null;
  const prices = [a, b].map((one, i) =>
    inTurn(part(i === 0 ? 'r = p/n' : 's = p/n', { p: one[4] ?? '', n: one[1] ?? '' }, 'equal-shares'), {
      says: (value) => value,
    }),
  );
  const [one, two] = prices.map((part) => evaluateExact(part?.answer ?? ''));
  if (!one || !two) return null;
  const order = compareRational(one, two);
  if (order === 0) return null;
  const best = order < 0 ? a : b;
  const cost = best[5] === undefined ? best[4] : saidMoney(best[4] ?? '', best[5]);
  const says = `${best[1]} ${best[2]} for ${cost ?? best[4]}`;
  const decided = byStatements(
    { r: prices[0]?.answer ?? '', s: prices[1]?.answer ?? '' },
    [order < 0 ? 'r < s' : 's < r'],
    { kind: 'rate', answer: says, rule: 'cheaper-by-one' },
  );
  const each = saidMoney((order < 0 ? prices[0] : prices[1])?.answer ?? '', best[5] ?? 'dollars');
  if (unitAsked && each === null) return null;
  return together([...prices, decided], {
    kind: 'rate',
    answer: unitAsked ? `${says}, ${each} per ${singular(unit ?? x)}` : says,
  });
};
