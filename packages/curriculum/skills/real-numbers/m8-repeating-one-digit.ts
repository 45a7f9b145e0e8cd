import { numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { repeatingText } from '../../src/numbers/repeating-decimals.ts';

/** The decimal is `whole`.(`digit`), at level 3 `whole`.`fixed`(`digit`), with a bar or with the digits and dots. */
type Params = {
  scene: (typeof scenes)[number];
  shown: 'bar' | 'dots';
  whole: number;
  fixed: number;
  digit: number;
};

const scenes = ['plain', 'shows', 'share', 'course', 'rope'] as const;

/** Level 1 has a decimal below one, level 2 a whole part as well, level 3 a digit before the one that repeats. */
export const m8RepeatingOneDigit = numberSkill('m8-repeating-one-digit', {
  version: 5,
  form: 'fraction',
  finite: { 1: 80 },
  text: {
    headline: 'Write the decimal as a fraction',
    plain: 'Write {decimal} as a fraction.',
    shows: 'A quotient is exactly {decimal}. Which fraction is equal to it?',
    share: 'The mean of some whole numbers is exactly {decimal}. Write the mean as a fraction.',
    course:
      'A race course is cut into equal parts. Each part is exactly {decimal} kilometers long. Write this length as a fraction.',
    rope: 'A rope is cut into equal parts. Each part is exactly {decimal} meters long. Which fraction is equal to this?',
    right: 'The difference has no decimals, because the repeating parts are equal and go away.',
    'ten-why': 'With this denominator the decimal would end. Does this one end?',
    drops: 'This leaves the repeating digit out. What is it worth?',
    nines: 'This is for two digits that repeat. How many digits repeat here?',
    flips: 'This puts the digit in the denominator. What is this fraction as a decimal?',
    ninety: 'This puts the digit one place farther right. Where does it first stand?',
    keeps: 'This does not take away the part that does not repeat. What is left after subtracting?',
    other: 'Call the number {x}. Multiply it by ten until the repeating parts match. Then subtract.',
    'name-do': 'Call the number {x}.',
    'name-why': 'A letter lets you work with all of its digits at once.',
    'lowest-do': 'Write it in lowest terms.',
    'lowest-why': 'Divide numerator and denominator by their greatest common factor.',
    'check-do': 'Check by dividing.',
    'check-why': 'Numerator divided by denominator has to give the decimal back.',
    'shift-do': 'Multiply by {top, number}.',
    'shift-why': 'This moves the decimal point past one repeating digit.',
    'both-do': 'Multiply by ten and by {top, number}.',
    'both-why': 'Then both have only the repeating digit after the decimal point.',
    'take-do': 'Subtract the two.',
    'take-why': 'The parts after the decimal point are equal, so they go away.',
    'divide-do': 'Divide by {nines, number}.',
    'divide-why': 'That many {x} make up the difference.',
    final: 'The fraction is {shown}.',
  },
  draw: ({ level, random }): Params => ({
    scene: random.pick(scenes),
    shown: random.pick(['bar', 'dots']),
    whole: level === 1 ? 0 : random.int(level === 2 ? 1 : 0, level === 2 ? 12 : 5),
    ...drawDigits(level === 3, random),
  }),
  build({ scene, shown: writing, whole, fixed, digit }: Params, { level, step, distractor }) {
    const before = level === 3 ? 10 * whole + fixed : whole;
    const [nines, low] = level === 3 ? [90, 10] : [9, 1];
    const difference = 10 * before + digit - before;
    const value = fractionValue(difference, nines);
    const unsimplified = `${difference}/${nines}`;
    const tex = (text: string): string => `$${text.replace(/(\d+)\/(\d+)/, '\\frac{$1}{$2}')}$`;
    const shown = tex(value);
    const block = String(digit);
    const written = (front: number, fixed = ''): string =>
      writing === 'bar'
        ? repeatingText(front, { fixed, block })
        : `${front}.${fixed}${block.repeat(3)}\\ldots`;
    const at = (places: number): string => {
      if (level !== 3) return written(places === 0 ? whole : 10 * whole + digit);
      if (places === 0) return written(whole, String(fixed));
      return written(places === 1 ? before : 10 * before + digit);
    };
    const top = level === 3 ? 100 : 10;
    const words = { decimal: `$${at(0)}$`, x: '$x$', shown, nines, top };
    const whole9 = whole * 9;
    const distractors = {
      1: [
        distractor('uses-a-denominator-of-ten', `${digit}/10`, 'ten-why'),
        distractor('uses-the-wrong-number-of-nines', `${digit}/99`, 'nines'),
        ...(digit > 1 ? [distractor('slip', `1/${digit}`, 'flips')] : []),
        distractor('slip', `${digit}/90`, 'ninety'),
      ],
      2: [
        distractor('uses-a-denominator-of-ten', `${10 * whole + digit}/10`, 'ten-why'),
        distractor('slip', `${10 * whole + digit}/9`, 'keeps'),
        distractor('uses-the-wrong-number-of-nines', `${whole9 * 11 + digit}/99`, 'nines'),
      ],
      3: [
        distractor('drops-the-repeating-part', `${before}/10`, 'drops'),
        distractor('uses-the-wrong-number-of-nines', `${99 * whole + 10 * fixed + digit}/99`, 'nines'),
        distractor('slip', `${10 * before + digit}/90`, 'keeps'),
      ],
    }[level];
    const many = low === 10 ? '10x' : 'x';
    return {
      words,
      question: scene,
      answer: value,
      distractors,
      steps: [
        step('name', '$x$', words.decimal),
        level === 3
          ? step('both', '$10x$ and $100x$', `$${at(1)}$ and $${at(2)}$`)
          : step('shift', `$${top}x$`, `$${at(2)}$`),
        step('take', `$${top}x - ${many}$`, `$${nines}x$, and that is ${difference}`),
        step('divide', `${difference} ÷ ${nines}`, tex(unsimplified)),
        value !== unsimplified && step('lowest', tex(unsimplified), shown),
        level > 1 && step('check', shown, words.decimal),
      ],
      claims: [`${10 * before + digit} - ${before} = ${difference}`, `${difference} / ${nines} = ${value}`],
    };
  },
});

/** No nine repeats, and the digit before the repeating one is another one. */
function drawDigits(withFixed: boolean, { int, until }: Random): Pick<Params, 'fixed' | 'digit'> {
  return until(() => {
    const [fixed, digit] = [withFixed ? int(1, 9) : 0, int(1, 8)];
    return fixed === digit ? null : { fixed, digit };
  });
}
