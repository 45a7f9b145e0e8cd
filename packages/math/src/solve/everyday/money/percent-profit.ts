import { cutter } from '../../reading/cutter.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { type Reading, sizeOf } from '../reading/worked-amount.ts';

const price = String.raw`(?<![\d./:-])(\d+(?:\.\d\d?)?)(?![\d/:%]|\.\d)(?: (?:dollars|euros))?(?! (?:each|per|a\b|an\b))`;

/** Bought for one price and sold for another: the profit or loss in percent. */
export const percentProfit: Reading = (text) => {
  const cut = cutter(text);
  const bought = cut.take(
    regex`\b(?:buys?|bought|pays?|paid|purchased|purchases|costs?|gets?)\b(?: (?!for |sell)[a-z]+){0,4}?(?: for)? ${price}`,
  );
  const sold = cut.take(
    regex`\b(?:sells?|sold|resells|resold)\b(?: (?!for )[a-z]+){0,4}? (?:for|at) ${price}`,
  );
  const asked = cut.take(
    /\b(?:what (?:is|was)(?: the| his| her| their)? |what's (?:the )?|find (?:the )?|by what |what )?(?:percent(?:age)?|%) (?:of )?(profit|gain|loss|mark ?up)(?: did (?:he|she|they|it|the store) make)?|\b(profit|gain|loss|mark ?up) (?:in )?(?:percent(?:age)?|%)/,
  );
  if (!bought || !sold || !asked || !isSpent(cut.rest(), /^(?:and|then|it|for|the|he|she|but|at|in)$/))
    return null;
  const [a = '', b = ''] = [bought[1], sold[1]];
  const isLoss = /loss/.test(asked[0]);
  if (sizeOf(a) === sizeOf(b) || isLoss !== sizeOf(b) < sizeOf(a)) return null;
  return `percent ${isLoss ? 'decrease' : 'increase'} from ${a} to ${b}`;
};
