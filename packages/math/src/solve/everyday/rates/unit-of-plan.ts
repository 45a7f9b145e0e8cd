import { cutter } from '../../reading/cutter.ts';
import { n } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { unitFactor } from '../../reading/unit-factor.ts';
import { inTurn, part, type Reading, saidValue, sameThing } from '../reading/worked-amount.ts';

const point = String.raw`\(\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\)`;
const length = '(km|kilometers?|miles?|m|meters?|feet|ft|yards?|blocks?|cm)';

/** Two places of a plan by their coordinates, and the length of one unit: how far they are apart. */
export const unitOfPlan: Reading = (text, ask) => {
  const cut = cutter(text);
  const unit = cut.take(
    regex`\b(?:(?:if |and |where )?(?:1|one|each|every|a|the) (?:unit|square|grid (?:unit|square)|block)(?: on the (?:map|plan|grid))?) (?:is|=|equals|represents?|stands for|means|are) (${n}) ${length}\b`,
  );
  const [one, two] = [cut.take(new RegExp(point)), cut.take(new RegExp(point))];
  const asked = cut.take(
    regex`\bhow (?:far|many ${length})\b|\b(?:what is|what's|find) the (?:real |actual |straight[- ]line )?distance\b(?: in ${length})?`,
  );
  if (!unit || !one || !two || !asked) return null;
  const wished = asked[1] ?? asked[2];
  if (wished !== undefined && !sameThing(wished, unit[2] ?? '') && unitFactor(wished, unit[2] ?? '') !== '1')
    return null;
  if (
    /\b(?:walk\w*|along|streets|then|midpoint|halfway|round trip|back|horizontal\w*|vertical\w*)\b/.test(text)
  )
    return null;
  if (!isSpent(cut.rest(), /^(?:at|and|is|in|the|to|from|between|apart|they|are|by|it|if|straight|line)$/))
    return null;
  const found = ask(`distance between (${one[1]}, ${one[2]}) and (${two[1]}, ${two[2]})`);
  if (!found || !/^\d+(?:\.\d+)?$/.test(found.answer)) return null;
  const worked = inTurn(part('L = d · s', { d: found.answer, s: unit[1] ?? '' }, 'real-from-map'), {
    says: (value) => `${saidValue(value, false)} ${unit[2] ?? ''}`,
  });
  return (
    worked && {
      ...worked,
      chain: { ...worked.chain, steps: [...found.steps, ...worked.chain.steps] },
      shown: [...(worked.shown ?? []), ...found.check],
    }
  );
};
