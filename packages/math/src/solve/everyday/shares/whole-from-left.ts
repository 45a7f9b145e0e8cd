import { findUnit } from '../../../units/unit-table.ts';
import { cutter } from '../../reading/cutter.ts';
import { aShare, asQuotient } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import {
  inTurn,
  isWhole,
  type Part,
  part,
  type Reading,
  saidMoney,
  saidValue,
  tellsFractions,
} from '../reading/worked-amount.ts';

const verbs =
  '(?:spends?|spent|gave|gives?|uses?|used|ate|eats?|sold|sells?|lost|drank|drinks?|reads?|read|paid|pays?|donated|took|saves?|saved)';
const share = regex`\b(?:(?:and|then|also|next) )*(?:(?:(?:she|he|they|i|we) )?${verbs} (?:away )?)?${aShare} (of (?:what (?:was|is) left|the (?:rest|remaining [a-z]+|remainder|money left)|what remained)|of (?:his|her|their|my|the|our|all|it|them)(?: [a-z]+)?)?(?: (?:on|for|to|at|of) (?:an? |the |his |her |some |my )?[a-z]+(?: [a-z]+)?)?`;
const asked =
  /\bhow (?:many|much)(?: ([a-z]+))?? (?:did|does|do|were|was|had) (?:he|she|they|i|we|it|there|[a-z]+)(?: (?:have|has|had|start|begin|bring|with|there|in|the|bag|box|jar|book))* ?(?:at (?:first|the (?:start|beginning))|to (?:start|begin)(?: with)?|in the beginning|originally|before|start(?:ed)? with|begin with|in all)?|\bhow much (?:money )?(?:was|is) (?:it|there) (?:at first|originally|in the beginning)|\bhow many pages (?:does the book have|are in the book|is the book)/;

/** Shares are taken off an unknown whole, and what is left is told: the whole. */
export const wholeFromLeft: Reading = (text) => {
  const cut = cutter(text);
  const left = cut.take(
    /(?:\b(?:and|so|now|then) )*(?:(?:he|she|they|i|we|there|[a-z]+) )?(?:(?:still )?(?:has|have|had|is|are|was|were)(?: still)?(?: only)?) (\d+(?:\.\d+)?) ([a-z]+)(?: [a-z]+)? (?:left(?: over)?|remaining|to read|over)|\b(?:the )?(?:rest|remaining|remainder) (?:is|was|are|were) (\d+(?:\.\d+)?) ([a-z]+)|(\d+(?:\.\d+)?) ([a-z]+) (?:are|is|were|was) left\b/,
  );
  const question = cut.take(asked);
  if (
    !left ||
    !question ||
    !/\b(?:first|start\w*|begin\w*|originally|before|in all|book)\b/.test(question[0])
  )
    return null;
  const shares = cut.takeAll(share);
  if (shares.length === 0 || shares.length > 3) return null;
  const [value, unit] = [left[1] ?? left[3] ?? left[5] ?? '', left[2] ?? left[4] ?? left[6] ?? ''];
  if (!isSpent(cut.rest(), regex`^(?:${verbs}|and|then|on|for|to|some|of|how|much|with|from|first|second)$`))
    return null;
  const parts: Part[] = [];
  let rest = '1';
  for (const [i, one] of shares.entries()) {
    const of = one[2] ?? '';
    const size = asQuotient(one[1]);
    const ofRest = /left|rest|remain/.test(of);
    if (i > 0 && !ofRest && /\bthen\b/.test(one[0])) return null;
    parts.push(
      ofRest
        ? part('q = r · (1 - f)', { r: rest, f: size }, 'rest-of-whole')
        : part('q = r - f', { r: rest, f: size }, 'rest-of-whole'),
    );
    // After a share of the rest, a share of the whole is not told so.
    if (i > 0 && !ofRest && /left|rest|remain/.test(shares[i - 1]?.[2] ?? '')) return null;
    rest = `@${parts.length}`;
  }
  parts.push(part('W = a ÷ q', { a: value, q: rest }, 'whole-from-share'));
  const money = unit === 'dollars' || unit === 'euros';
  const noun = question[1];
  if (noun !== undefined && noun !== 'money' && noun.slice(0, 3) !== unit.slice(0, 3)) return null;
  return inTurn(parts, {
    says: (whole) =>
      whole.startsWith('-')
        ? null
        : money
          ? saidMoney(whole, unit)
          : isWhole(whole) || findUnit(unit)
            ? `${saidValue(whole, tellsFractions(text))} ${unit}`
            : null,
  });
};
