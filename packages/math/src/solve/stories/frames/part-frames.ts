import { byFormula } from '../../exercises/exercise.ts';
import { regex } from '../../reading/regex.ts';
import { decimalText, type Frame, toldOfOne } from './frame.ts';

const pieces =
  '(?:equal )?(?:slices|pieces|parts|sections|squares|cookies|candies|marbles|apples|eggs|crayons|pencils|pages|problems|questions|cupcakes|muffins|brownies|students|kids|people|books|cards|balloons|grapes)';
const taken =
  /\b(?:ate|eat|eaten|eats|took|takes|taken|used|uses|gave|given|gives|sold|lost|read|finished|colored|shaded|painted|popped|broke|spent|done|absent)\b/;

/** So many of all the pieces are gone: which fraction is gone, or left. */
export const fractionOfPieces: Frame = ({ text, numbers, question }) => {
  const [first, second, more] = numbers;
  if (
    !first ||
    !second ||
    more ||
    !/\bwhat (?:fraction|part|percent(?:age)?|%)\b/.test(question) ||
    question.includes('#')
  )
    return null;
  const total = numbers.find(
    ({ around, at }) =>
      regex`^@ ${pieces}\b`.test(around.slice(at)) &&
      /\b(?:cut|divided|split|sliced|broken|into|has|had|have|with|there (?:are|were)|contains?|of|in|bought|baked|made)\b[^.@#]*@/.test(
        around.slice(0, at + 1),
      ),
  );
  const part = numbers.find(
    (one) => one !== total && taken.test(one.around.slice(Math.max(0, one.at - 30), one.at + 24)),
  );
  if (
    !total ||
    !part ||
    Number(part.value) > Number(total.value) ||
    !/^\d+$/.test(`${part.value}${total.value}`)
  )
    return null;
  const left = /\b(?:left|remain(?:s|ed|ing)?|not|uneaten|unshaded)\b/.test(question);
  const gone = taken.test(question);
  if (left === gone || /\b(?:more|each|then|another|also|half)\b/.test(text)) return null;
  const percent = /\bpercent|%/.test(question);
  const formula = `f = ${left ? '(n - k)/n' : 'k/n'}${percent ? ' · 100' : ''}`;
  return byFormula({
    formula,
    values: { n: total.value, k: part.value },
    rule: 'part-of-whole',
    kind: 'story',
    says: (f) => (percent ? `${f}%` : f),
  });
};

const away =
  /\b(?:cuts? off|cut|ate|eats?|us(?:es?|ed)|gave(?: away)?|gives?(?: away)?|spent|spends?|lost|loses|sold|sells|drank|drinks?|poured out|took|takes|broke off|sawed off|ran out|spilled)\b[^.@#]{0,24}@/;
const turned =
  /\b(?:more|less|fewer|than|each|every|per|times|twice|half|percent|another|then|also|both|back|found|bought|buys|got|gets|gives? (?:him|her|them|me)|gave (?:him|her|them|me))\b/;

/** One amount, and what is taken of it: what is left. */
export const takenAway: Frame = ({ text, numbers, question }) => {
  const [first, second, more] = numbers;
  if (!first || !second || more || turned.test(text) || question.includes('#')) return null;
  if (!/\bhow (?:much|many|long)\b[^?]*\b(?:left|remains?|remaining|now)\b/.test(question)) return null;
  const unitOf = ({ around, at }: typeof first): string | undefined =>
    /^@ ?(?:of (?:an?|the) )?([a-z]+)/.exec(around.slice(at))?.[1];
  const [unit, other] = [unitOf(first), unitOf(second)];
  const same =
    unit !== undefined && other !== undefined && other.replace(/s$/, '') === unit.replace(/s$/, '');
  if (!same || first.priced !== second.priced || !away.test(second.around) || away.test(first.around))
    return null;
  if (
    !/\b(?:is|was|has|had|have|there (?:are|were)|holds|contains|of|bought)\b[^.@#]{0,20}@|@ ?[a-z]+ (?:long|of)\b/.test(
      first.around,
    )
  )
    return null;
  if (!toldOfOne(text, first, second)) return null;
  const inFractions = /\//.test(`${first.value}${second.value}`);
  return byFormula({
    formula: 'n = a - b',
    values: { a: first.value, b: second.value },
    rule: 'takes-away',
    kind: 'story',
    says: (n) => (n.startsWith('-') ? null : `${inFractions ? n : decimalText(n)} ${unit}`),
  });
};
