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
  sameThing,
  sizeOf,
  tellsFractions,
} from '../reading/worked-amount.ts';

const takes =
  '(?:ate|eats?|drank|drinks?|drink|gave|gives?|used|uses?|spent|spends?|sold|sells?|took|takes?|lost|loses?|poured(?: out)?|donated|read|gets?|got|had|has)';
const restOf = String.raw` of (?:the |what (?:is|was) |what's |whats )?(?:rest|remaining(?: [a-z]+)?|remainder|left(?: over)?)`;

/** Fractions of an amount taken off it one after the other, each of the whole or of what is left: what is left. */
export const takenParts: Reading = (text) => {
  const cut = cutter(text);
  const first = cut.take(
    /(?:\b(?:cut|divided|split|sliced) (?:in|into) (\d+)(?: equal)? ([a-z]+)|\b(?:had|has|have|with|from|of|baked|made|picked|bought|there (?:were|are)|got|is) (?:a |an )?(\d+(?:\.\d+)?(?:\/\d+)?) ([a-z]+)(?: of ([a-z]+))?)/,
  );
  const start = first?.[1] ?? first?.[3];
  const unit = first?.[2] ?? first?.[4] ?? '';
  if (!first || start === undefined || unit === 'of') return null;
  const isMoney = unit === 'dollars' || unit === 'euros';
  const parts: Part[] = [];
  let [fromWhole, rest] = [true, start];
  const steps = cut.takeAll(
    regex`(\b(?:and )?then )?(?:\b(?:and |another )?(?:[a-z]+ )??(?:${takes}) )?(?:another |a )?(?:${aShare}(${restOf}| of (?:it|them|her [a-z]+|his [a-z]+|the [a-z]+|all(?: the)? [a-z]+|that|a [a-z]+|an [a-z]+)(?= |[.,;?!]|$))?)`,
  );
  if (steps.length < 2 || steps.length > 3) return null;
  for (const [i, step] of steps.entries()) {
    const [, then, share = '', of = ''] = step;
    const size = sizeOf(share.replace(/%$/, '/100'));
    const value = asQuotient(share);
    const ofUnit = / of an? ([a-z]+)$/.exec(of)?.[1];
    const ofRest = /rest|remain|left/.test(of);
    if (!(size > 0 && size < 1)) return null;
    if (ofUnit !== undefined) {
      // A third of a liter is an amount, not a share of what is there.
      if (!findUnit(unit) || !sameThing(ofUnit, unit)) return null;
      parts.push(part('R = S - a', { S: rest, a: value }, 'up-and-down'));
    } else {
      // Of them, or of nothing, may be meant of what is left.
      if (i > 0 && !ofRest && then) return null;
      if (i > 0 && !ofRest && !fromWhole) return null;
      parts.push(part('T = f · S', { f: value, S: ofRest ? rest : start }, 'share-of-amount'));
      parts.push(part('R = S - T', { S: rest, T: `@${parts.length}` }, 'up-and-down'));
    }
    if (ofRest || ofUnit !== undefined) fromWhole = false;
    rest = `@${parts.length}`;
  }
  const asked = cut.take(
    /\bhow (?:many|much)(?: ([a-z]+))?? (?:is|are|was|were) (?:still )?(?:in (?:it|there|the [a-z]+)|there)(?: now)?|\bhow (?:many|much)(?: of (?:it|them|the [a-z]+))?(?: ([a-z]+))??(?: of (?:it|the [a-z]+))? (?:is|are|was|were) (?:left(?: over)?|remaining)(?: for (?:me|him|her|us|them))?|\bhow (?:many|much)(?: ([a-z]+))? (?:does|do|did) (?:he|she|they|i|we|[a-z]+) (?:have|has) left|\bhow (?:many|much)(?: ([a-z]+))? (?:left|remains?)\b/,
  );
  const noun = asked?.slice(1).find((one) => one !== undefined);
  if (!asked || (noun !== undefined && !sameThing(noun, unit) && !(noun === 'money' && isMoney))) return null;
  if (!isSpent(cut.rest(), regex`^(?:${takes}|and|to|then|all|between|before|after|some|by)$`)) return null;
  if (isMoney)
    return inTurn(parts, { says: (value) => (value.startsWith('-') ? null : saidMoney(value, unit)) });
  const isMeasure = findUnit(unit) !== undefined;
  return inTurn(parts, {
    says: (value) =>
      value.startsWith('-') || (!isMeasure && !isWhole(value))
        ? null
        : `${saidValue(value, tellsFractions(text))} ${unit}`,
  });
};

/** A fraction of a fraction of one thing: which fraction of the whole thing that is. */
export const partOfPart: Reading = (text) => {
  const cut = cutter(text);
  const first = cut.take(
    regex`\b(?:has|had|have|there is|there was|is|with|only)? ?${aShare} of (?:an?|the|her|his|my) ([a-z]+)(?: of [a-z]+)?(?: is| was)?(?: left(?: over)?)`,
  );
  const second = cut.take(
    regex`\b(?:${takes}|and) (?:away )?${aShare} of (?:it|that|this|what (?:is|was) left|the rest|the (?:left ?over|remaining) [a-z]+)`,
  );
  const asked = cut.take(
    /\b(?:what|which) (?:fraction|part) of (?:the|a) (?:whole |entire |original )([a-z]+) (?:did|does|do|was|has|have|is|that is)\b(?:(?: (?:he|she|they|the|her|his|it|i|we|[a-z]+)){1,3} (?:eat|get|got|use|give|take|drink|ate|eaten|used|given)|)/,
  );
  if (!first || !second || !asked || !sameThing(first[2] ?? '', asked[1] ?? '')) return null;
  if (/\bleft\b/.test(text.slice(text.indexOf(asked[0]))) || !isSpent(cut.rest(), /^(?:and|to|gave|used)$/))
    return null;
  return inTurn(part('N = f · g', { f: second[1] ?? '', g: first[1] ?? '' }, 'share-of-amount'), {
    says: (value) => value,
  });
};
