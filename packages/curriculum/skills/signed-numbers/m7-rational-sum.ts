import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { commonMultiple } from '../../src/numbers/lowest-terms.ts';
import { fractionTex, signedFraction } from '../../src/numbers/signed-fractions.ts';
import { numberLineOf, typeset } from '../../src/numbers/signed-numbers.ts';

const asks = ['find', 'value', 'ladder', 'snow'] as const;

/** a/b + c/d, or at level 3 a/b − (−c)/d and the like: `minus` tells that the second number is subtracted. */
type Params = { ask: (typeof asks)[number]; a: number; b: number; c: number; d: number; minus: boolean };

/** Level 1 has equal denominators, level 2 different ones, level 3 subtracts a signed fraction. */
export const m7RationalSum = numberSkill('m7-rational-sum', {
  version: 1,
  form: 'fraction',
  text: {
    headline: 'Add and subtract signed fractions',
    find: 'Find {all}.',
    value: 'What is the value of {all}?',
    ladder: 'A robot stands at {x} on a number line and moves by {y}. Where does it stop?',
    snow: 'The water in a tank stands at {x} foot, read from a mark. Then the level changes by {y} foot. Where is it now?',
    'find-minus': 'Find the difference {all}.',
    'value-minus': 'Subtract {y} from {x}. What do you get?',
    'ladder-minus': 'Which number do you have to add to {y} to get {x}?',
    'snow-minus': 'What is {x} minus {y}?',
    right: 'With equal denominators, only the signed numerators are added.',
    tops: 'This adds the numerators and adds the denominators. Does the size of the parts change?',
    sizes: 'This adds the distances from zero. Do the two numbers point the same way?',
    'sizes-same': 'This subtracts the distances from zero. Do the two numbers point the same way?',
    sign: 'The size fits. Which of the two numbers is farther from zero?',
    flips: 'This adds {y} itself. What is its opposite?',
    other: 'Write both fractions with one denominator. Then look at the signs.',
    'turn-do': 'Write the subtraction as adding the opposite.',
    'turn-why': 'Subtracting a number is the same as adding its opposite.',
    'same-do': 'Write both with the denominator {under, number}.',
    'same-why': 'Parts of one size can be added.',
    'add-do': 'Add the signed numerators.',
    'add-why': 'The denominator names the parts and stays.',
    'write-do': 'Write the sum in lowest terms.',
    'write-why': 'The sign of the sum comes from the number that is farther from zero.',
    final: 'It is {key}.',
  },
  draw: ({ level, random }): Params => drawFractions(level, random),
  build({ ask, a, b, c, d, minus }: Params, { level, step, distractor }) {
    const added = minus ? -c : c;
    const under = commonMultiple(b, d);
    const [p, q] = [(a * under) / b, (added * under) / d];
    const key = signedFraction(p + q, under);
    const tex = (top: number, bottom: number) => fractionTex(top, bottom);
    const inParentheses = (top: number, bottom: number) =>
      top < 0 ? `\\left(${tex(top, bottom)}\\right)` : tex(top, bottom);
    const all = `$${tex(a, b)} ${minus ? '-' : '+'} ${inParentheses(c, d)}$`;
    const agree = a * added > 0;
    const size = agree ? Math.abs(Math.abs(p) - Math.abs(q)) : Math.abs(p) + Math.abs(q);
    const wrongSize = signedFraction(Math.sign(a) * size, under);
    return {
      words: { all, x: `$${tex(a, b)}$`, y: `$${tex(c, d)}$`, under, key: typeset(key) },
      question: minus ? `${ask}-minus` : ask,
      diagram: level === 1 && Math.abs(a / b) < 2 ? lineOf(a / b) : null,
      answer: key,
      distractors: [
        minus && distractor('keeps-the-subtraction-and-flips-no-sign', signedFraction(p - q, under), 'flips'),
        distractor('adds-numerators-and-denominators', signedFraction(a + added, b + d), 'tops'),
        !minus &&
          (agree
            ? distractor('subtracts-absolute-values-when-signs-agree', wrongSize, 'sizes-same')
            : distractor('adds-absolute-values-when-signs-differ', wrongSize, 'sizes')),
        distractor('slip', signedFraction(-p - q, under), 'sign'),
        distractor('slip', signedFraction(a + c, b + d), 'tops'),
      ],
      steps: [
        minus && step('turn', all, `$${tex(a, b)} + ${inParentheses(added, d)}$`),
        b === d
          ? null
          : step(
              'same',
              `$${tex(a, b)}$ and $${tex(added, d)}$`,
              `$${tex(p, under)}$ and $${tex(q, under)}$`,
            ),
        step(
          'add',
          `${p < 0 ? '−' : ''}${Math.abs(p)} + ${q < 0 ? `(−${-q})` : q}`,
          p + q < 0 ? `−${-p - q}` : p + q,
        ),
        step('write', `$${tex(p + q, under)}$ as the sum`, typeset(key)),
        b === d && !minus && level > 1 && step('same', `$${tex(a, b)}$`, `$${tex(p, under)}$`),
      ],
      claims: [`(${a})/${b} + (${added})/${d} = (${p + q})/${under}`],
    };
  },
});

/** Proper fractions in lowest terms, at least one of them negative, whose sum is not whole. */
function drawFractions(level: Level, random: Random): Params {
  return random.until(() => {
    const b = random.int(2, level === 1 ? 12 : 10);
    const d = level === 1 ? b : random.int(2, 10);
    const turn = (): number => (random.chance(50) ? 1 : -1);
    const [a, c] = [turn() * random.int(1, b - 1), turn() * random.int(1, d - 1)];
    const minus = level === 3;
    const added = minus ? -c : c;
    const isLowest = signedFraction(a, b).endsWith(`/${b}`) && signedFraction(c, d).endsWith(`/${d}`);
    const sum = a / b + added / d;
    const [x, y] = [Math.abs(a / b), Math.abs(c / d)];
    const wrong = a * added > 0 ? Math.abs(x - y) : x + y;
    const first = minus ? a / b - added / d : (a + added) / (b + d);
    const near = [first, (a + added) / (b + d), minus ? first : wrong].every(
      (way) => Math.abs(way) > Math.abs(sum) / 12 && Math.abs(way) < 12 * Math.abs(sum),
    );
    const isFair = Math.abs(sum % 1) > 1e-9 && near && (level === 1 || b !== d) && commonMultiple(b, d) <= 60;
    return isLowest && isFair && (a < 0 || c < 0) ? { ask: random.pick(asks), a, b, c, d, minus } : null;
  });
}

function lineOf(at: number) {
  return numberLineOf({ min: -2, max: 2, points: [{ at, label: null }] });
}
