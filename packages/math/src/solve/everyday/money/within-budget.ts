import { byStatements, together } from '../../exercises/exercise.ts';
import { cutter, isSpent } from '../reading/cutter.ts';
import { inTurn, type Reading, sizeOf } from '../reading/worked-amount.ts';

const price = String.raw`(?<![\d./:-])(\d+(?:\.\d\d?)?)(?![\d/:%]|\.\d)(?: dollars| euros)?`;

/** A sum, a price to start and one for each: how many whole ones it pays for. */
export const withinSum: Reading = (text) => {
  const cut = cutter(text);
  const sum = cut.take(
    new RegExp(String.raw`\b(?:i|he|she|we|they|[a-z]+) (?:only )?(?:have|has|had|got) (?:only )?${price}`),
  );
  const start = cut.take(
    new RegExp(
      String.raw`\b(?:takes?|costs?|charges?|is|wants?)? ?(?:an? )?${price} (?:to start|to begin|to get in|at the start|for (?:the )?(?:start|entry|entrance|getting in)|to enter|(?:as a )?(?:start|base|starting|flat|entry) fee|flat)`,
    ),
  );
  const each = cut.take(
    new RegExp(
      String.raw`\b(?:and |plus |then )*(?:it )?(?:costs? |takes? )?${price} (?:for )?(?:every|each|per|an?) ([a-z]+)`,
    ),
  );
  const asked = cut.take(
    /\bhow many (?:whole |full )([a-z]+) (?:can (?:i|he|she|we|they|you) (?:go|drive|ride|travel|buy|play|afford|do)|could (?:i|he|she|we|they) (?:go|drive|ride))(?: (?:max|maximum|at most|at max))?/,
  );
  if (!sum || !start || !each || !asked || each[2]?.replace(/s$/, '') !== asked[1]?.replace(/s$/, ''))
    return null;
  if (!isSpent(cut.rest(), /^(?:and|cost|costs|charges?)$/)) return null;
  const values = { b: sum[1] ?? '', s: start[1] ?? '', p: each[1] ?? '' };
  const worked = inTurn([{ formula: 'n = (b - s)/p', values, rule: 'within-the-budget' }], {
    says: (value) => value,
  });
  const n = Math.floor(sizeOf(worked?.answer ?? ''));
  if (!worked || !(n > 0)) return null;
  const says = `${n} ${asked[1]}`;
  const most = byStatements({ ...values, n: `${n}` }, ['s + n · p ≤ b', 's + (n + 1) · p > b'], {
    kind: 'story',
    answer: says,
    rule: 'most-that-fit',
  });
  return together([worked, most], { kind: 'story', answer: says });
};
