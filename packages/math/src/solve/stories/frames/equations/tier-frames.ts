import { evaluateExact } from '../../../../judge/equivalent.ts';
import { byFormula, byStatements, together } from '../../../exercises/exercise.ts';
import { decimalText, type Frame, type Told } from '../frame.ts';

const after = ({ around, at }: Told): string => around.slice(at);
const unit = '(hour|minute|mile|day|km|ounce|pound|page|kilometer)';

/** A price for the first one and another for each more: how many were paid for. */
export const firstAndMore: Frame = ({ text, numbers, question }) => {
  const first = numbers.find((one) =>
    new RegExp(`^@ for the first ${unit}\\b|^@,? the first ${unit}\\b`).test(after(one)),
  );
  const more = numbers.find((one) =>
    new RegExp(
      `^@ (?:for|per) (?:each|every) (?:additional|extra|more|other|following) ${unit}\\b|^@ (?:per|each|every|an?) (?:additional|extra) ${unit}\\b|^@ for (?:each|every) ${unit} after(?: that)?\\b`,
    ).test(after(one)),
  );
  const paid = numbers.find(
    (one) =>
      one !== first &&
      one !== more &&
      /\b(?:paid|pay|pays|was|is|cost|spent|charged|total of|bill of|bill was|had) @/.test(one.around),
  );
  const name = new RegExp(`\\bthe first ${unit}\\b`).exec(text)?.[1];
  if (
    !first ||
    !more ||
    !paid ||
    numbers.length !== 3 ||
    name === undefined ||
    !new RegExp(`\\bhow (?:many ${name}s|long)\\b`).test(question) ||
    /\b(?:percent|half|twice|or part|fraction)\b/.test(text)
  )
    return null;
  const value = evaluateExact(`(${paid.value} - ${first.value})/(${more.value})`);
  if (value?.d !== 1n || value.n < 0n) return null;
  return byFormula({
    formula: 'n = 1 + (t - a)/b',
    values: { t: paid.value, a: first.value, b: more.value },
    rule: 'first-and-more',
    kind: 'story',
    says: (n) => `${n} ${name}${n === '1' ? '' : 's'}`,
  });
};

/** Two numbers with a known sum: the largest product they can have, or the numbers. */
export const largestProduct: Frame = ({ text, numbers, question }) => {
  const own = numbers.filter((one) => !/^@ (?:positive |real )?numbers\b/.test(after(one)));
  const [sum, more] = own;
  if (
    !sum ||
    more ||
    !/(?:\btwo|#) (?:positive |real )?numbers\b/.test(text) ||
    !/\b(?:add(?: up)? to|sum (?:is|of)|have a sum of|whose sum is) @/.test(sum.around) ||
    !/\b(?:biggest|largest|greatest|maximum|max)\b[^.?]*\bproduct\b/.test(`${text} ${question}`) ||
    /\b(?:integers|odd|even|consecutive|squares?|difference)\b/.test(text)
  )
    return null;
  const half = byFormula({
    formula: 'x = s/2',
    values: { s: sum.value },
    rule: 'equal-parts-largest',
    kind: 'story',
  });
  const value =
    half &&
    byFormula({
      formula: 'p = x · (s - x)',
      values: { x: half.answer, s: sum.value },
      rule: 'equal-parts-largest',
      kind: 'story',
    });
  if (!half || !value) return null;
  const next = byStatements({ x: half.answer, s: sum.value }, ['x · (s - x) > (x + 1) · (s - x - 1)'], {
    kind: 'story',
    answer: '',
    rule: 'equal-parts-largest',
  });
  const asksNumbers = /\b(?:what|which|find)\b[^?.]*\bnumbers\b/.test(question);
  return (
    next &&
    together([half, value, next], {
      kind: 'story',
      answer: asksNumbers
        ? `${decimalText(half.answer)} and ${decimalText(half.answer)}`
        : decimalText(value.answer),
    })
  );
};
