import { cutter } from '../../reading/cutter.ts';
import { factorOf, n } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import {
  inTurn,
  part,
  type Reading,
  saidMoney,
  saidValue,
  sameThing,
  singular,
  tellsFractions,
} from '../reading/worked-amount.ts';

const what = '(?:recipe|batch(?:es)?|serving|cake|dish|mix)';

/** What a recipe needs, and a part of the recipe or several of it: how much that needs. */
export const partOfRecipe: Reading = (text) => {
  const cut = cutter(text);
  const told = cut.take(
    regex`\b(?:an?|the|one|1|my) (?:[a-z]+ )?${what}(?: of [a-z]+)? (?:needs?|calls? for|uses?|takes?|requires?|has) (${n}) ([a-z]+)(?: of ([a-z]+))?`,
  );
  const asked = cut.take(
    regex`\bhow (?:much|many)(?: ([a-z]+))?(?: of ([a-z]+))?(?: (?:do|does|is|are|will|would) (?:i|you|he|she|we|they|it)?(?: ?(?:need|use|needed|take))?)? ?(?:needed )?(?:for|to make|if (?:i|you|he|she|we) (?:makes? )?(?:only )?)? ?(half|double|twice|triple|\d+\/\d+|\d+(?:\.\d+)?)(?: times)?(?: of)?(?: (?:the|a|that|this))? ?${what}`,
  );
  if (!told || !asked || !isSpent(cut.rest(), /^(?:if|for|only|make|to)$/)) return null;
  const [, value = '', unit = '', thing] = told;
  const names = [unit, thing].filter((one) => one !== undefined);
  const wanted = [asked[1], asked[2]].filter((one) => one !== undefined);
  if (!wanted.every((one) => names.some((name) => sameThing(name ?? '', one ?? '')))) return null;
  const size = factorOf(asked[3] ?? '');
  return inTurn(part('N = k · a', { k: size, a: value }, 'keep-the-rate'), {
    kind: 'rate',
    says: (amount) => `${saidValue(amount, tellsFractions(text))} ${amount === '1' ? singular(unit) : unit}`,
  });
};

/** `unit price: 12 ounces for 3 dollars` */
export const unitPrice: Reading = (text) => {
  const cut = cutter(text);
  const asked = cut.take(
    /\b(?:find |what is |what's |calculate )?(?:the )?(?:unit price|price per unit|unit cost|unit rate)(?: of| for| if)?/,
  );
  const told =
    cut.take(regex`(${n}) ([a-z]+)(?: of [a-z]+)? (?:for|costs?|cost|at|is|are) (${n}) (dollars|euros)`) ??
    null;
  const turned = told ? null : cut.take(regex`(${n}) (dollars|euros) (?:for|per|buys) (${n}) ([a-z]+)`);
  if (!asked || (!told && !turned) || !isSpent(cut.rest(), /^(?:if|of|the|a)$/)) return null;
  const [many = '', unit = '', price = '', currency = ''] = told
    ? told.slice(1)
    : [turned?.[3] ?? '', turned?.[4] ?? '', turned?.[1] ?? '', turned?.[2] ?? ''];
  return inTurn(part('p = P/n', { P: price, n: many }, 'equal-shares'), {
    kind: 'rate',
    says: (value) => {
      const said = saidMoney(value, currency);
      return said === null ? null : `${said} per ${singular(unit)}`;
    },
  });
};
