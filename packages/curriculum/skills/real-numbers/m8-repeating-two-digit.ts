import {
  type Distractor,
  defineSkill,
  fractionValue,
  type Random,
  repeatingText,
} from '../../src/authoring.ts';

/** The decimal is `whole`.(`block`); at level 3, 0.(`digit`) is added to 0.(`block`). */
type Params = { scene: 'plain' | 'shows' | 'share'; whole: number; block: number; digit: number };

/** Level 1 has a decimal below one, level 2 a whole part as well, level 3 adds two repeating decimals. */
export const m8RepeatingTwoDigit = defineSkill({
  id: 'm8-repeating-two-digit',
  version: 1,
  form: 'fraction',
  text: {
    en: {
      headline: 'Write it in lowest terms',
      plain: 'Write {decimal} as a fraction in lowest terms.',
      shows: 'A screen shows {decimal}. Which fraction in lowest terms is this exactly?',
      share:
        'A fare is shared, and each rider owes {decimal} dollars. Which fraction in lowest terms is this?',
      sum: 'Add {decimal} and {second}. Write the sum as a fraction in lowest terms.',
      right: 'Two digits repeat, so {many} and {x} have the same decimals, and their difference has none.',
      'right-sum': 'With both as fractions, the sum is exact. No digit is left out.',
      hundred: 'With this denominator the decimal would end after two places. Does this one end?',
      ninety:
        'This denominator belongs to one digit that repeats after another digit. What stands under the bar?',
      simplify: 'This fraction can be made simpler. Which number divides its numerator and its denominator?',
      swapped: 'This reads the digits in the other order. Which one comes first?',
      single: 'This is for one digit that repeats. How many digits stand under the bar?',
      other: 'Multiply by hundred, so that one full block passes the point. Then subtract.',
      'name-do': 'Call the number {x}.',
      'name-why': 'A letter stands for all of its digits at once.',
      'shift-do': 'Multiply by {hundred, number}.',
      'shift-why': 'Two digits repeat, so the point moves two places.',
      'take-do': 'Subtract {x}.',
      'take-why': 'The parts after the point are equal, so they go away.',
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
      final: 'The fraction is {shown}.',
    },
  },
  draw: ({ level, random }): Params => ({
    scene: random.pick(['plain', 'shows', 'share']),
    whole: level === 2 ? random.int(1, 9) : 0,
    block: drawBlock(random),
    digit: random.int(1, 8),
  }),
  build({ scene, whole, block, digit }: Params, { level, say }) {
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
      ...{ decimal: `$${decimal}$`, second: `$${repeatingText(0, { block: String(digit) })}$` },
      ...{ x: '$x$', many: '$100x$', hundred: 100, nines: 99, shown: tex(value) },
    };
    const turned = Number(written.split('').toReversed().join(''));
    type Key = Parameters<typeof say>[0];
    const entry = (misconception: Distractor['misconception'], wrong: string, key: Key): Distractor => ({
      ...{ misconception, value: wrong, reason: say(key, words) },
    });
    const tens = isSum ? 10 * digit : 0;
    const step = (
      name: 'name' | 'shift' | 'take' | 'divide' | 'lowest' | 'first' | 'second' | 'add',
      before: string,
      after: string,
    ) => ({
      ...{ rule: name, before, after },
      ...{ instruction: say(`${name}-do`, words), explanation: say(`${name}-why`, words) },
    });
    return {
      headline: say('headline'),
      question: isSum ? say('sum', words) : say(scene, words),
      diagram: null,
      answer: {
        ...{ form: 'fraction', asked: 'lowest-terms', value },
        reason: isSum ? say('right-sum') : say('right', words),
      },
      distractors: [
        entry('uses-a-denominator-of-a-hundred', `${100 * whole + block + tens}/100`, 'hundred'),
        entry('uses-a-denominator-of-ninety', `${90 * whole + block + tens}/90`, 'ninety'),
        ...(value === unsimplified ? [] : [entry('does-not-simplify', unsimplified, 'simplify')]),
        entry('slip', `${99 * whole + turned + added}/99`, 'swapped'),
        entry('slip', `${9 * whole + block}/9`, 'single'),
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
        ...(value === unsimplified ? [] : [step('lowest', tex(unsimplified), words.shown)]),
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other'),
      claims: [`${total} / 99 = ${value}`, `${99 * whole + block} = ${100 * whole + block} - ${whole}`],
    };
  },
});

/** Two digits that differ. Most blocks make a fraction that can be simplified. */
function drawBlock(random: Random): number {
  for (;;) {
    const block = random.int(10, 98);
    if (block % 11 !== 0 && (block % 3 === 0 || random.chance(25))) return block;
  }
}
