import { numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { repeatingText } from '../../src/numbers/repeating-decimals.ts';

/** The decimal is `whole`.(`block`); at level 3, 0.(`digit`) is added to 0.(`block`). */
type Params = { scene: 'plain' | 'shows' | 'share'; whole: number; block: number; digit: number };

/** Level 1 has a decimal below one, level 2 a whole part as well, level 3 adds two repeating decimals. */
export const m8RepeatingTwoDigit = numberSkill('m8-repeating-two-digit', {
  version: 1,
  form: 'fraction',
  text: {
    headline: 'Write it in lowest terms',
    plain: [
      'Write {decimal} as a fraction in lowest terms.',
      'Which fraction in lowest terms equals {decimal}?',
    ],
    shows: 'A quotient is exactly {decimal}. Which fraction in lowest terms is equal to it?',
    share: 'The mean of some whole numbers is exactly {decimal}. Which fraction in lowest terms is this?',
    sum: [
      'Add {decimal} and {second}. Write the sum as a fraction in lowest terms.',
      'What is {decimal} plus {second}? Give a fraction in lowest terms.',
      'Find {decimal} + {second} as a fraction in lowest terms.',
      'Turn {decimal} and {second} into fractions and add them. Give lowest terms.',
    ],
    right: 'Two digits repeat, so {many} and {x} have the same decimals, and their difference has none.',
    'right-sum': 'With both as fractions, the sum is exact. No digit is left out.',
    hundred: 'With this denominator the decimal would end after two places. Does this one end?',
    ninety:
      'This denominator belongs to one digit that repeats after another digit. What stands under the bar?',
    simplify: 'This fraction can be made simpler. Which number divides its numerator and its denominator?',
    swapped: 'This reads the digits in the other order. Which one comes first?',
    single: 'This is for one digit that repeats. How many digits stand under the bar?',
    'other-sum':
      'Write each decimal as a fraction with nines in the denominator. Then make the denominators equal.',
    'other-far':
      'Move the decimal point to where the block begins, and then by one block more. Which two multiples do you subtract?',
    other: 'Multiply by a hundred, so that the decimal point moves past one full block. Then subtract.',
    'name-do': 'Call the number {x}.',
    'name-why': 'A letter stands for all of its digits at once.',
    'shift-do': 'Multiply by {hundred, number}.',
    'shift-why': 'Two digits repeat, so the decimal point moves two places.',
    'take-do': 'Subtract {x}.',
    'take-why': 'The parts after the decimal point are equal, so they go away.',
    'divide-do': 'Divide by {nines, number}.',
    'divide-why': 'That many {x} make up the difference.',
    'lowest-do': 'Write it in lowest terms.',
    'lowest-why': 'Divide numerator and denominator by their greatest common factor.',
    'first-do': 'Write the first number as a fraction.',
    'first-why': 'Two digits repeat, so the denominator has two nines.',
    'second-do': 'Write the second number with the same denominator.',
    'second-why': 'One digit that repeats gives ninths.',
    'add-do': 'Add the numerators.',
    'add-why': 'The parts are the same size.',
    'far-plain': 'Write {decimal} as a fraction in lowest terms.',
    'far-shows': 'A quotient is exactly {decimal}. Which fraction in lowest terms is equal to it?',
    'far-song': 'In a remix, a beat comes every {decimal} seconds. Write this as a fraction in lowest terms.',
    'far-jump':
      'The mean length of a frog’s jumps is exactly {decimal} meters. Which fraction in lowest terms is this?',
    'right-far': 'Both multiples have the same decimals, so their difference has none.',
    'far-three': 'Here all three digits were taken as the block. Which digits stand under the bar?',
    'far-keeps': 'This leaves out the subtraction. What is taken away with {ten}?',
    'far-ten-do': 'Multiply by ten.',
    'far-ten-why': 'Then the block begins right after the decimal point.',
    'far-shift-do': 'Multiply by a thousand.',
    'far-shift-why': 'Then the decimal point has moved past one full block.',
    'far-take-do': 'Subtract the two.',
    'far-take-why': 'The parts after the decimal point are equal, so they go away.',
    final: 'The fraction is {shown}.',
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, fixed, block }: Far, { step, distractor }) {
      const written = String(block).padStart(2, '0');
      const at = (whole: number): string => `$${repeatingText(whole, { block: written })}$`;
      const decimal = `$${repeatingText(0, { fixed: String(fixed), block: written })}$`;
      const all = 100 * fixed + block;
      const total = all - fixed;
      const value = fractionValue(total, 990);
      const tex = (text: string): string => `$${text.replace(/(\d+)\/(\d+)/, '\\frac{$1}{$2}')}$`;
      const isLow = value === `${total}/990`;
      return {
        words: { decimal, x: '$x$', ten: '$10x$', nines: 990, shown: tex(value) },
        question: ask,
        answer: { asked: 'lowest-terms', value, reason: 'right-far' },
        otherWrong: 'other-far',
        distractors: [
          distractor('uses-the-wrong-number-of-nines', fractionValue(all, 999), 'far-three'),
          distractor('does-not-simplify', `${total}/990`, 'simplify'),
          distractor('slip', fractionValue(all, 990), 'far-keeps'),
        ],
        steps: [
          step('name', '$x$', decimal),
          step('far-ten', '$10x$', at(fixed)),
          step('far-shift', '$1000x$', at(all)),
          step('far-take', '$1000x − 10x$', `$990x$, and that is ${total}`),
          step('divide', `${total} ÷ 990`, tex(`${total}/990`)),
          !isLow && step('lowest', tex(`${total}/990`), tex(value)),
        ],
        claims: [`${total} / 990 = ${value}`, `${all} - ${fixed} = ${total}`],
      };
    },
  },
  draw: ({ level, random }): Params => ({
    scene: random.pick(['plain', 'shows', 'share']),
    whole: level === 2 ? random.int(1, 9) : 0,
    block: drawBlock(random),
    digit: random.int(1, 8),
  }),
  build({ scene, whole, block, digit }: Params, { level, step, distractor }) {
    const isSum = level === 3;
    const added = isSum ? 11 * digit : 0;
    const total = 99 * whole + block + added;
    const value = fractionValue(total, 99);
    const unsimplified = `${total}/99`;
    const written = String(block).padStart(2, '0');
    const [decimal, shifted] = [
      repeatingText(whole, { block: written }),
      repeatingText(100 * whole + block, { block: written }),
    ];
    const tex = (text: string): string => `$${text.replace(/(\d+)\/(\d+)/, '\\frac{$1}{$2}')}$`;
    const words = {
      decimal: `$${decimal}$`,
      second: `$${repeatingText(0, { block: String(digit) })}$`,
      x: '$x$',
      many: '$100x$',
      hundred: 100,
      nines: 99,
      shown: tex(value),
    };
    const turned = Number(written.split('').toReversed().join(''));
    const tens = isSum ? 10 * digit : 0;
    return {
      words,
      question: isSum ? 'sum' : scene,
      answer: { asked: 'lowest-terms', value, reason: isSum ? 'right-sum' : 'right' },
      otherWrong: isSum ? 'other-sum' : 'other',
      distractors: [
        distractor('uses-a-denominator-of-a-hundred', `${100 * whole + block + tens}/100`, 'hundred', {
          work: isSum
            ? []
            : [
                step('name', '$x$', words.decimal),
                step('shift', '$100x$', 100 * whole + block),
                step('divide', `${100 * whole + block} ÷ 100`, tex(`${100 * whole + block}/100`)),
              ],
        }),
        distractor('uses-a-denominator-of-ninety', `${90 * whole + block + tens}/90`, 'ninety', {
          work:
            isSum || whole > 0
              ? []
              : [
                  step('name', '$x$', words.decimal),
                  step('shift', '$100x$', `$${shifted}$`),
                  step('take', '$100x - x$', `$90x$, and that is ${block}`),
                  step('divide', `${block} ÷ 90`, tex(`${block}/90`)),
                ],
        }),
        value === unsimplified ? null : distractor('does-not-simplify', unsimplified, 'simplify'),
        distractor('slip', `${99 * whole + turned + added}/99`, 'swapped'),
        distractor('slip', `${9 * whole + block}/9`, 'single'),
      ],
      steps: [
        ...(isSum
          ? [
              step('first', words.decimal, tex(`${block}/99`)),
              step('second', words.second, tex(`${added}/99`)),
              step('add', `${tex(`${block}/99`)} + ${tex(`${added}/99`)}`, tex(unsimplified)),
            ]
          : [
              step('name', '$x$', words.decimal),
              step('shift', '$100x$', `$${shifted}$`),
              step('take', '$100x - x$', `$99x$, and that is ${total}`),
              step('divide', `${total} ÷ 99`, tex(unsimplified)),
            ]),
        value === unsimplified ? null : step('lowest', tex(unsimplified), words.shown),
      ],
      claims: [`${total} / 99 = ${value}`, `${99 * whole + block} = ${100 * whole + block} - ${whole}`],
    };
  },
});

const fars = ['far-plain', 'far-shows', 'far-song', 'far-jump'] as const;

/** The decimal 0.`fixed`(`block`). */
type Far = { ask: (typeof fars)[number]; fixed: number; block: number };

/** A fraction that can be simplified; no digit stands three times in a row. */
function drawFar(random: Random): Far {
  return random.until(() => {
    const [fixed, block] = [random.int(1, 9), drawBlock(random)];
    const total = 99 * fixed + block;
    const isOpen = fractionValue(total, 990) !== `${total}/990` && block % 10 !== fixed;
    return isOpen ? { ask: random.pick(fars), fixed, block } : null;
  });
}

/** Two digits that differ. Most blocks make a fraction that can be simplified. */
function drawBlock(random: Random): number {
  return random.until(() => {
    const block = random.int(10, 98);
    return block % 11 !== 0 && (block % 3 === 0 || random.chance(25)) ? block : null;
  });
}
