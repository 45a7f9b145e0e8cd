import { cutter } from '../../reading/cutter.ts';
import { aPercent } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { inTurn, part, type Reading, saidMoney } from '../reading/worked-amount.ts';

const price = String.raw`(?<![\d./:-])(\d+(?:\.\d\d?)?)(?![\d/:%]|\.\d) (dollars|euros)`;
const noun =
  '(?:commission|royalt(?:y|ies)|bonus|down ?payment|deposit|service (?:charge|fee)|fee|tip|gratuity|sales tax|property tax|tax|vat)';
const name = `(${noun})`;
const doing =
  /\bhow much (?:money )?(?:(?:did|does|do|will|would|should|must|can) (?:the |his |her |my |our )?(?:[a-z]+ ){1,3}?(?:earn|make|get|receive|owe|need|put down|pay up front|have to put down|tip|leave)|(?:was|is|are|will be) (?:the |his |her |my |their )?NOUN|NOUN (?:does|do|did|will|should|is|was)(?: [a-z]+){1,3}|(?:commission|tip|tax|deposit))\b(?: (?:in commission|from (?:the|this) sale|on (?:the|this) sale|for (?:the|this) sale|as (?:a )?commission))?/;
const asked = regex`${doing.source.replace(/NOUN/g, noun)}|\b(?:what (?:is|was|will be)|what's|find|calculate) (?:the |his |her |my |their |agent's |amount of (?:the )?)*(?:amount of (?:the )?)?${noun}(?: amount)?`;

const mayStay = /^(?:sold|sells?|for|how|much|earns?|gets?|on|cost|costs|he|she|with|sale|it|the|and|new)$/;

/** A named percent of a price, such as a commission or a down payment: how much that is. */
export const namedPercent: Reading = (text) => {
  if (
    /\b(?:salary|base pay|plus|hour|week|month|after|before|left|total|change|discount|original|without|split|each|both)\b/.test(
      text.replace(/\b(?:per|a|every) (?:month|week)\b/g, ' '),
    )
  )
    return null;
  const cut = cutter(text);
  const percent = cut.take(
    regex`(?:\b(?:an?|the|his|her|their|my) )?${aPercent} (?:of [a-z ]+? (?:as|in) (?:an? |the )?)?${name}\b(?: (?:on|of|for|from) (?:the |a |an |each |every |all |any )?(?:[a-z]+ )?(?:sales?|price|house|homes?|home|car|cars|value|purchase|bill)(?: of (?:a|an|the|every|each) [a-z]+)?)?|\b${name} (?:is|of|rate is|rate of) ${aPercent}`,
  );
  const taken = percent
    ? null
    : cut.take(
        regex`\b(?:agent|seller|realtor|broker|bank|charity|salesman|salesperson|waiter|owner|club|store|manager|artist|author|singer|he|she) (?:gets?|earns?|takes?|keeps?|receives?|makes?) ${aPercent}(?: (?:of|from|on) (?:it|that|this|the (?:price|sale|money|total|house|car|sales)))?`,
      );
  const amount =
    cut.take(new RegExp(price)) ??
    cut.take(
      /\b(?:costs?|sold for|sells for|worth|price is|for) (?<![\d./:-])(\d+(?:\.\d\d?)?)(?![\d/:%]|\.\d)()/,
    );
  // What is to be earned is no price.
  if (/\b(?:to|must|needs? to|has to|wants? to) (?:earn|make|get)\b/.test(text)) return null;
  const question = cut.take(asked);
  const word = percent?.[2] ?? percent?.[3];
  if (taken && amount && (question ?? cut.take(/\bhow much (?:money )?(?:is|was) (?:that|it)\b/))) {
    if (!isSpent(cut.rest(), mayStay)) return null;
    return inTurn(part('T = f · P', { f: `${taken[1]}/100`, P: amount[1] ?? '' }, 'share-of-amount'), {
      says: (value) => saidMoney(value, amount[2] === '' ? '' : (amount[2] ?? 'dollars')),
    });
  }
  if (!percent || !amount || !question || word === undefined) return null;
  const own =
    /^(?:sold|sells?|for|how|much|earns?|gets?|on|cost|costs|buys?|bought|he|she|they|with|sale|it|come|came|to|at|takes?|the|has|pay|pays|paid|must|require[sd]?|one|if|new)$/;
  if (
    !isSpent(cut.rest(), own) ||
    /\b(?:tip|tax|vat|gratuity)\b/.test(word) !== /\b(?:tip|tax|vat|gratuity)\b/.test(question[0])
  )
    return null;
  return inTurn(
    part('T = f · P', { f: `${percent[1] ?? percent[4] ?? ''}/100`, P: amount[1] ?? '' }, 'share-of-amount'),
    { says: (value) => saidMoney(value, amount[2] ?? 'dollars') },
  );
};
