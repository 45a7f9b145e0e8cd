import { cutter } from '../../reading/cutter.ts';
import { amount } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import {
  inTurn,
  part,
  type Reading,
  saidValue,
  sameThing,
  tellsFractions,
} from '../reading/worked-amount.ts';

/** So much for one batch: how much for several. */
export const batches: Reading = (text) => {
  const cut = cutter(text);
  const one = cut.take(
    regex`\b(?:needs?|takes?|uses?|calls for|requires?|is|has) (${amount}) ([a-z]+)(?: of)? ([a-z]+) (?:for|to make|in|per) (?:1|an?|one|each|every) ([a-z]+)`,
  );
  const asked = cut.take(
    regex`how (?:much|many)(?: [a-z]+ of)?(?: ([a-z]+))? ?(?:(?:do|does|is|are|will|would) [a-z ]*?)?(?:needed |need )?(?:for|to make|in) (${amount}) ([a-z]+)`,
  );
  if (!one || !asked) return null;
  const [, a = '', unit = '', what = '', batch = ''] = one;
  const noun = asked[1] ?? what;
  if (!sameThing(batch, asked[3] ?? '') || !(sameThing(noun, what) || sameThing(noun, unit))) return null;
  if (!isSpent(cut.rest())) return null;
  return inTurn(part('N = a · b', { a, b: asked[2] ?? '' }, 'keep-the-rate'), {
    says: (value) =>
      `${saidValue(value, tellsFractions(text))} ${/s$/.test(unit) || value === '1' ? unit : `${unit}s`}`,
  });
};
