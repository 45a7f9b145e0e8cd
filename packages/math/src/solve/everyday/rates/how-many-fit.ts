import { findUnit } from '../../../units/unit-table.ts';
import { cutter } from '../../reading/cutter.ts';
import { amount } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { unitFactor } from '../../reading/unit-factor.ts';
import { inTurn, isWhole, type Part, part, type Reading, sameThing } from '../reading/worked-amount.ts';

const unit =
  '(?:mm|cm|m|km|meters?|centimeters?|inch(?:es)?|in|feet|foot|ft|yards?|yd|miles?|g|grams?|kg|kilograms?|mg|ounces?|pounds?|ml|milliliters?|liters?|cups?|gallons?|quarts?|pints?|minutes?|hours?)';
const thing =
  '(bags?|pieces?|glass(?:es)?|bottles?|boxes|box|cups?|jars?|packs?|packets?|portions?|servings?|strips?|parts?|cans?|sticks?|ribbons?|bowls?|mugs?|sacks?|containers?|batches|planks?|boards?)';
const each: readonly RegExp[] = [
  regex`\b(?:cut |sawn |divided |poured |packed |filled |split |put )?(?:in|into|of|with|fills?|cuts?|makes?) (?:little |small |equal |smaller )?${thing} (?:of|with|that (?:are|hold)(?: each)?|each|holding|are|which are) ?(${amount}) (${unit})\b(?: (?:in )?each(?: ${thing})?| long| each)*`,
  regex`(${amount}) (${unit}) (?:in|into|for|per|to) (?:each|every|one|a|an) ${thing}`,
  regex`\b(?:in|into|fills?) (${amount}) (${unit}) ${thing}`,
  regex`\beach ${thing} (?:is|holds?|gets?|has|weighs?|needs?|takes?) (${amount}) (${unit})\b(?: long)?`,
  regex`\b${thing} (?:holds?|is|takes?) (${amount}) (${unit})\b`,
  regex`\b(?:in|into) ${thing} (${amount}) (${unit})\b(?: long| each)*`,
];

/** A whole amount in equal pieces of one size, also where the two have other units: how many there are. */
export const howManyFit: Reading = (text) => {
  const cut = cutter(text);
  let piece: { readonly name: string; readonly value: string; readonly unit: string } | null = null;
  for (const [i, shape] of each.entries()) {
    const found = cut.take(shape);
    if (!found) continue;
    const [name = '', value = '', of = ''] =
      i === 0 || i >= 3 ? [found[1], found[2], found[3]] : [found[3], found[1], found[2]];
    piece = { name, value, unit: of };
    break;
  }
  const whole = cut.take(regex`(?<!-)(${amount}) (${unit})\b(?: long)?`);
  const asked = cut.take(
    regex`how many (?:[a-z]+ )??${thing}\b(?: (?:he|she|i|we|they|you|do|does|did|can|will|are|needs?|get|gets|fill|fills|there|make|makes|be|could|cut|filled|made|from it|is|that|it|out))*`,
  );
  if (!piece || !whole || !asked) return null;
  if (!sameThing(asked[1] ?? '', piece.name) || !findUnit(piece.unit) || !findUnit(whole[2] ?? ''))
    return null;
  if (!isSpent(cut.rest(), /^(?:i|cut|into|of|and|to|then|each|equal|from|is|pieces?|with|all)$/))
    return null;
  const by = unitFactor(whole[2] ?? '', piece.unit);
  if (by === null) return null;
  const parts: Part[] =
    by === '1' ? [] : [part('W = a · k', { a: whole[1] ?? '', k: by }, 'change-the-unit')];
  parts.push(part('N = W ÷ p', { W: by === '1' ? (whole[1] ?? '') : '@1', p: piece.value }, 'how-many-fit'));
  return inTurn(parts, { says: (value) => (isWhole(value) ? `${value} ${asked[1]}` : null) });
};
