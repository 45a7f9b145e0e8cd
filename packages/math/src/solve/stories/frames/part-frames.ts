import { byFormula } from '../../exercises/exercise.ts';
import type { Frame } from './frame.ts';

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
      new RegExp(`^@ ${pieces}\\b`).test(around.slice(at)) &&
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
