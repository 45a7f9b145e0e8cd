import { byFormula, formulasOf, together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import { numberIn, rootsOf } from '../exact.ts';
import { bareAnswer, type Situation } from '../situation.ts';

const quadraticBy = formulasOf('quadratic');

const unit = '(?:cm|in|inch(?:es)?|ft|feet|foot|m|meters?|units?)';

/** A sheet whose corners are cut out and whose sides are folded up: the largest box. */
export const openBox: Situation = ({ text }, ask) => {
  if (
    !/\bbox\b/.test(text) ||
    !/\bcorners?\b/.test(text) ||
    !/\b(?:max\w*|largest|greatest|biggest|most)\b/.test(text)
  )
    return null;
  const cut = cutter(text.replace(/"/g, ' in').replace(/\b(in|ft)\.(?= )/g, '$1'));
  const sheet = cut.take(
    new RegExp(`(\\d+(?:\\.\\d+)?) ?-?(${unit})?(?: ?by ?| ?x ?| ?× ?)(\\d+(?:\\.\\d+)?)[ -]?(${unit})?`),
  );
  const square = sheet
    ? null
    : cut.take(
        new RegExp(
          `\\bsquare (?:sheet|piece)(?: of [a-z]+)?[^.\\d]*?(\\d+(?:\\.\\d+)?) ?(${unit})?|\\bsides?(?: of| is| length)* (\\d+(?:\\.\\d+)?) ?(${unit})?`,
        ),
      );
  if (!sheet && !square) return null;
  const [a, b] = sheet
    ? [sheet[1] ?? '', sheet[3] ?? '']
    : [square?.[1] ?? square?.[3] ?? '', square?.[1] ?? square?.[3] ?? ''];
  const name = sheet ? (sheet[4] ?? sheet[2]) : (square?.[2] ?? square?.[4]);
  if (square && !/\bsquare (?:sheet|piece|cardboard|metal|paper|tin)\b/.test(text)) return null;
  if (
    !leavesNoRelation(
      cut.rest(),
      /^(?:max\w*|largest|greatest|biggest|most|without|squares?|each|equal|same|if|total|four)$/,
    )
  )
    return null;
  const volume = ask(`expand x(${a} - 2x)(${b} - 2x)`);
  const cubic = bareAnswer(volume);
  const slope = cubic === null ? null : ask(`find the derivative of ${cubic}`);
  const solved = slope && ask(`solve ${bareAnswer(slope)} = 0`);
  if (!volume || cubic === null || !slope || !solved) return null;
  const roots = rootsOf(solved.answer);
  const inside = roots.filter(
    (root) => numberIn(root) > 0 && numberIn(root) < Math.min(Number(a), Number(b)) / 2,
  );
  const [x, more] = inside;
  if (x === undefined || more !== undefined) return null;
  const asked = /\b(?:what|find|how (?:big|large|long))\b[^?]*$/.exec(text)?.[0] ?? '';
  const plain = name === undefined ? '' : ` ${name.replace(/^inch(?:es)?$/, 'in')}`;
  const parts = [volume, slope, solved];
  if (
    /\b(?:size|side|square|x|length|cut)\b[^?]*\b(?:max\w*|largest|greatest|biggest|most)\b|\bsize\b/.test(
      asked,
    ) &&
    !/\bdimensions\b/.test(asked)
  ) {
    const squareAsked = /\b(?:what|which) size squares?\b|\bsize (?:of )?(?:the )?squares?\b/.test(asked);
    return together(parts, {
      kind: 'derivative',
      answer: squareAsked && plain !== '' ? `${x}${plain} by ${x}${plain}` : `${x}${plain}`,
    });
  }
  if (
    !/\b(?:max\w*|largest|greatest|biggest) (?:possible )?volume\b/.test(asked) ||
    /\bdimensions\b/.test(asked)
  )
    return null;
  const size = byFormula({
    formula: 'V = x · (a - 2 · x) · (b - 2 · x)',
    values: { x, a, b },
    rule: 'volume-formula',
    kind: 'derivative',
  });
  return (
    size &&
    together([...parts, size], {
      kind: 'derivative',
      answer: `${size.answer}${plain === '' ? '' : `${plain}^3`}`,
    })
  );
};

/** Two numbers with a fixed sum and the largest product. */
export const largestProduct: Situation = ({ text }) => {
  if (
    !/\bproduct\b/.test(text) ||
    !/\b(?:max\w*|largest|greatest|biggest|as (?:large|big|great) as possible)\b/.test(text) ||
    !/\bnumbers\b/.test(text)
  )
    return null;
  const cut = cutter(text.replace(/\bone (?:number|of them)\b/g, ' '));
  const sum = cut.take(
    /\b(?:sum(?: of (?:two|2) numbers)?(?: is| of| to)?|add(?:s|ing)? (?:up )?to|total(?:s|ing)?)(?: is)? (\d+(?:\.\d+)?)/,
  );
  cut.take(/\b(?:two|2)(?: positive| real| nonnegative)* numbers\b/);
  if (
    !sum ||
    !leavesNoRelation(cut.rest(), /^(?:max\w*|largest|greatest|biggest|product|sum|if)$/) ||
    /\b(?:twice|square|cube|difference)\b/.test(cut.rest())
  )
    return null;
  const half = quadraticBy('x = s/2', { s: plainNumber(sum[1]) }, 'square-is-largest');
  const asksProduct =
    /\b(?:what (?:is|'s)|whats|find) (?:the|their) (?:max\w*|largest|greatest|biggest)(?: possible)? product\b/.test(
      text,
    );
  if (!half) return null;
  if (!asksProduct)
    return together([half], { kind: 'quadratic', answer: `${half.answer} and ${half.answer}` });
  const product = quadraticBy('P = x^2', { x: half.answer }, 'square-is-largest');
  return product && together([half, product], { kind: 'quadratic', answer: product.answer });
};
