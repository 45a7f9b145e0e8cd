import { numberSkill, type SpecStep, type Tools } from '../../src/kit/index.ts';
import {
  fractionValue,
  lowestTerms,
  mixedText,
  mixedValue,
  wholeOrFraction,
} from '../../src/numbers/fraction-amounts.ts';
import { knownSide } from '../../src/pictures/known-side.ts';
import { begun, piecesOf, portions, restKeyOf, withFew, withRest } from '../../src/portions/fit-portions.ts';
import {
  drawFew,
  drawPortions,
  type Fraction,
  keyOf,
  type Portions,
  quotientOf,
  restOf,
} from '../../src/portions/portions-in-amounts.ts';
import { type DivisionStory, divisionStories } from '../../src/scenes/division-stories.ts';
import { type FitScene, fitScenes } from '../../src/scenes/fit-scenes.ts';
import { type AreaScene, areaScenes } from '../../src/scenes/shapes/area-scenes.ts';
import { fractionText } from '../../src/scenes/shares.ts';

/**
 * `total` is divided by `size`; level 1 uses the rectangle, levels 2 and 3 the portions. With a `story` the part `size`
 * of `total` is taken instead, so that level 2 asks for one operation or the other. `isFew`: the amount is not enough for
 * one portion. `isMeasure`: level 3 asks how much is left, and not which part of a portion that is.
 */
type Params = Portions & {
  rectangle: AreaScene;
  scene: FitScene;
  story: DivisionStory | null;
  isFew: boolean;
  isMeasure: boolean;
};

const text = {
  headline: 'Divide fractions in a problem',
  'part-too': 'Count the part of the last one, too.',
  lowest: 'Write a fraction in lowest terms.',
  'lowest-either': 'Write a fraction or a mixed number in lowest terms.',
  right: 'It is {total} ÷ {size}, and {size} times this number makes {total} again.',
  'right-part': '{total} ÷ {size} is {mixed}, and its fraction part is the part of one more {piece}.',
  multiplies: 'This multiplies the two numbers. What must {size} be multiplied by to make {total}?',
  reverses: 'This divides {size} by {total}. Which of them is shared out?',
  'reverses-side': 'This divides {size} by {total}. Which of them is the area?',
  rounds: 'This keeps only the whole number of the quotient. What does its fraction part tell?',
  other: 'Write the problem as a division. Which number is shared out, and what is the size of one group?',
  'other-side': 'Write the problem as a division. Which number is the area, and which is the known side?',
  'final-part': '{value} of a whole {piece}',
  'final-left': '{left} {unit}',
  'divide-do': 'Write the problem as a division.',
  'divide-side': 'The area is the product of the two sides.',
  'divide-fit': 'The question is how many times {size} fits into {mixedTotal}.',
  'convert-do': 'Write {mixedTotal} as one fraction.',
  'convert-why': 'Then the rule for fractions can be used.',
  'turn-do': 'Multiply by the reciprocal of {size}.',
  'turn-why': 'Dividing by a number is the same as multiplying by its reciprocal.',
  'part-do': 'Write the quotient as a mixed number, and keep its fraction part.',
  'part-why': 'The whole number counts whole {pieces}. The fraction is a part of one more.',
  'check-do': 'Check by multiplying.',
  'check-why': 'The number of {pieces} times the size of one must make the amount.',
  'check-side': 'The two sides must make the area.',
  'check-part': 'That fraction of one {piece} must make the rest.',
  'few-ask': 'That is not enough for one {piece}. For what part of a {piece} is it enough?',
  lacks: 'This tells how much is missing. What part of {size} is there?',
  'divide-few': 'The question is which part of {size} there is.',
  'check-few': 'That part of one {piece} must make the amount.',
  'measure-ask': 'How many {units} is that?',
  'right-measure': '{total} ÷ {size} is {mixed}, so {part} of one {piece} is left. That is {part} of {size}.',
  'as-measure': 'This tells how many {units} are left. What part of one {piece} is that?',
  'as-count': 'This tells a part of one {piece}. How many {units} is that part of {size}?',
  final: '{value}',
  'final-mixed': '{mixed}',
  'right-of': 'A part of an amount is a product. It is {size} times {total}.',
  'divides-part': 'This divides {total} by {size}. Is only {size} of the amount more or less than all of it?',
  'takes-away': 'This subtracts {size} from {total}. Does {size} tell a measure, or a part of the amount?',
  'gives-rest': 'This is the other part. Which part does the question ask for?',
  'other-of': 'Does the story ask how many times {size} fits, or for {size} of an amount?',
  'times-do': 'Write the problem as a multiplication.',
  'times-why': 'Only {size} of the amount is taken. A part of an amount is a product.',
  'product-do': 'Multiply the two fractions.',
  'product-why': 'Multiply the numerators, multiply the denominators, and simplify.',
  'mixed-do': 'Write the result as a mixed number.',
  'mixed-why': 'See how many wholes are in it and what is left.',
  'missing-full': 'How many more {units} would make a full {piece}?',
  'missing-more': 'What is left is used first. How many more {units} are needed for one more {piece}?',
  'right-missing': 'The rest is {left}, and {size} − {left} is missing.',
  'is-left': 'This is what is left. How far is it from {size}?',
  'takes-one': 'This takes {size} away once. How many times can it be taken away?',
  'as-share': 'This is the missing part of one {piece}. How many {units} is that part of {size}?',
  'other-missing': 'Find how many times {size} fits. What is left, and how much more makes {size}?',
  'left-do': 'Multiply the fraction part by {size}.',
  'left-why': 'That part of one {piece} is left. The product tells how much it is.',
  'miss-do': 'Subtract what is left from {size}.',
  'miss-why': 'The difference is what is missing.',
};

type Scenes = typeof divisionStories.text & typeof fitScenes.text;
type Said = Tools<keyof typeof text | keyof Scenes>;

/**
 * Level 1 asks for the side of a rectangle, level 2 for the number of portions or for a part of an amount, level 3 for
 * what the rest makes. The stretch problem asks how much is missing for one more portion.
 */
export const m6FractionDivisionWord = numberSkill('m6-fraction-division-word', {
  version: 5,
  form: 'fraction',
  scenes: [areaScenes, fitScenes, divisionStories],
  text,
  draw({ level, random }): Params {
    const isFew = level === 2 && random.chance(30);
    return {
      rectangle: random.pick(areaScenes.list),
      scene: random.pick(isFew ? withFew : level === 3 ? withRest : portions),
      story: level === 2 && !isFew && random.chance(50) ? random.pick(divisionStories.list) : null,
      isFew,
      isMeasure: level === 3 && random.chance(50),
      ...(isFew ? drawFew(random) : drawPortions(level, random)),
    };
  },
  build(params: Params, tools) {
    const { rectangle, scene, story, total, size } = params;
    const { level, say, step, distractor } = tools;
    if (story) return partOf(story, params, tools);
    if (params.isFew) return fewOf(params, tools);
    if (params.isMeasure) return leftOf(params, tools);
    const whole = quotientOf(params);
    const rest = restKeyOf(scene);
    const key = keyOf(params, level);
    const words = { ...wordsOf(params, key), ...piecesOf(scene), units: scene.unit.many };
    const amounts = {
      amount: `${words.mixedTotal} ${scene.unit.many}`,
      size: `${words.size} ${scene.unit.one}`,
    };
    const turned = wholeOrFraction(size[1], size[0]);
    const product = lowestTerms(total[0] * size[0], total[1] * size[1]);
    const question = {
      1: [say(`${rectangle.key}-told`, { area: words.total, side: words.size }), say(`${rectangle.key}-ask`)],
      2: [
        say(`${scene.key}-told`, amounts),
        say(`${scene.key}-each`, amounts),
        say(`${scene.key}-ask`),
        say('part-too'),
      ],
      3: [
        say(`${scene.key}-told`, amounts),
        say(`${scene.key}-each`, amounts),
        say(`${rest}-left`),
        say(`${rest}-left-ask`),
      ],
    }[level];
    const divide: SpecStep =
      level === 1
        ? step('name-division', '', `${words.total} ÷ ${words.size}`, { do: 'divide-do', why: 'divide-side' })
        : step('name-division', '', `${words.mixedTotal} ÷ ${words.size}`, {
            do: 'divide-do',
            why: 'divide-fit',
          });
    return {
      words,
      question: [...question, level === 2 ? 'lowest-either' : 'lowest'],
      diagram: level === 1 ? knownSide(params) : null,
      answer: {
        value: level === 2 ? mixedValue(...key) : fractionValue(...key),
        asked: 'lowest-terms',
        reason: level === 3 ? 'right-part' : 'right',
      },
      otherWrong: level === 1 ? 'other-side' : 'other',
      finalAnswer: ({ 1: 'final', 2: 'final-mixed', 3: 'final-part' } as const)[level],
      distractors: [
        level === 3
          ? distractor('gives-the-remainder-as-the-answer', fractionValue(...restOf(params)), 'as-measure')
          : distractor('multiplies-instead-of-dividing', fractionValue(...product), 'multiplies'),
        distractor(
          'reverses-dividend-and-divisor',
          fractionValue(whole[1], whole[0]),
          level === 1 ? 'reverses-side' : 'reverses',
        ),
        distractor('rounds-off-the-leftover-part', Math.floor(whole[0] / whole[1]), 'rounds'),
      ],
      steps: [
        divide,
        level > 1 && step('convert', `${words.mixedTotal} ÷ ${words.size}`, `${words.total} ÷ ${words.size}`),
        step('reciprocal', `${words.total} × ${turned}`, wholeOrFraction(...whole), 'turn'),
        level === 2 && step('write-mixed', wholeOrFraction(...whole), words.mixed, 'mixed'),
        level === 3 && step('fraction-part', words.mixed, words.value, 'part'),
        step(
          'check-product',
          `${level === 2 ? words.mixed : words.value} × ${words.size}`,
          wholeOrFraction(...lowestTerms(key[0] * size[0], key[1] * size[1])),
          { do: 'check-do', why: level === 1 ? 'check-side' : level === 2 ? 'check-why' : 'check-part' },
        ),
      ],
      claims: [
        `(${total.join('/')}) ÷ (${size.join('/')}) = ${whole.join('/')}`,
        `${Math.floor(whole[0] / whole[1])} + ${whole[0] % whole[1]}/${whole[1]} = ${whole.join('/')}`,
      ],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const numbers = drawPortions(3, random);
        const [part, under] = keyOf(numbers, 3);
        const [over, one] = [numbers.total[0] / numbers.total[1], numbers.size[0] / numbers.size[1]];
        const gap = 1 - part / under;
        const values = [one * gap, one - one * gap, gap, over - one, part / under].map((value) =>
          value.toFixed(6),
        );
        const isNear = over - one < 12 * one * gap && gap * 12 > 1 && new Set(values).size === 5;
        return isNear ? { scene: random.pick(withRest), ...numbers } : null;
      }),
    build({ scene, total, size }, { say, step, distractor }) {
      const whole = quotientOf({ total, size });
      const part = keyOf({ total, size }, 3);
      const left = restOf({ total, size });
      const missing = lowestTerms(size[0] * left[1] - left[0] * size[1], size[1] * left[1]);
      const words = wordsOf({ total, size }, missing);
      const { one, many } = scene.unit;
      const amounts = { amount: `${words.mixedTotal} ${many}`, size: `${words.size} ${one}` };
      const rest = restKeyOf(scene);
      const leftText = wholeOrFraction(...left);
      return {
        words: { ...words, ...piecesOf(scene), units: many, left: leftText },
        question: [
          say(`${scene.key}-told`, amounts),
          say(`${scene.key}-each`, amounts),
          `${rest}-left`,
          begun.includes(rest) ? 'missing-full' : 'missing-more',
          'lowest',
        ],
        answer: { value: fractionValue(...missing), asked: 'lowest-terms', reason: 'right-missing' },
        distractors: [
          distractor('gives-the-size-of-the-part', fractionValue(...left), 'is-left'),
          distractor('subtracts-the-fractions', takenOnce({ total, size }), 'takes-one'),
          distractor('slip', fractionValue(part[1] - part[0], part[1]), 'as-share'),
        ],
        otherWrong: 'other-missing',
        steps: [
          ...stepsToRest({ total, size }, step),
          step('find-missing', `${words.size} − ${leftText}`, words.value, 'miss'),
        ],
        claims: [
          `(${total.join('/')}) ÷ (${size.join('/')}) = ${whole.join('/')}`,
          `${size.join('/')} - ${left.join('/')} = ${missing.join('/')}`,
        ],
      };
    },
  },
});

/** Takes `size` of the amount that the story tells. */
function partOf({ key, unit }: DivisionStory, { total, size }: Portions, { say, step, distractor }: Said) {
  const part = lowestTerms(total[0] * size[0], total[1] * size[1]);
  const words = { ...wordsOf({ total, size }, part), mixed: mixedText(...part) };
  const value = wholeOrFraction(...part);
  const times = `${words.size} × ${words.mixedTotal}`;
  const isMixed = part[1] > 1 && part[0] > part[1];
  return {
    words,
    question: [
      say(`${key}-times`, { x: `${words.mixedTotal} ${unit.many}`, m: words.size }),
      'lowest-either',
    ] as const,
    answer: {
      value: mixedValue(...part),
      unit: unit.many,
      unitOne: unit.one,
      asked: 'lowest-terms',
      reason: 'right-of',
    } as const,
    otherWrong: 'other-of',
    finalAnswer: 'final-mixed',
    distractors: [
      distractor(
        'divides-instead-of-multiplying',
        fractionValue(total[0] * size[1], total[1] * size[0]),
        'divides-part',
      ),
      distractor('subtracts-the-fractions', takenOnce({ total, size }), 'takes-away'),
      distractor('slip', fractionValue(total[0] * (size[1] - size[0]), total[1] * size[1]), 'gives-rest'),
    ],
    steps: [
      step('name-product', '', times, 'times'),
      step('convert', times, `${words.size} × ${words.total}`),
      step('multiply', `${words.size} × ${words.total}`, value, 'product'),
      isMixed && step('write-mixed', value, words.mixed, 'mixed'),
    ],
    claims: [`${size.join('/')} * ${total.join('/')} = ${part.join('/')}`],
  } as const;
}

/** The amount is less than one portion: the quotient is a part of one. */
function fewOf({ scene, total, size }: Params, { say, step, distractor }: Said) {
  const part = quotientOf({ total, size });
  const words = { ...wordsOf({ total, size }, part), ...piecesOf(scene) };
  const amounts = {
    amount: `${words.total} ${scene.unit.one}`,
    size: `${words.size} ${scene.unit.one}`,
  };
  const product = lowestTerms(total[0] * size[0], total[1] * size[1]);
  return {
    words,
    question: [
      say(`${scene.key}-told`, amounts),
      say(`${scene.key}-each`, amounts),
      'few-ask',
      'lowest',
    ] as const,
    answer: { value: fractionValue(...part), asked: 'lowest-terms', reason: 'right' } as const,
    otherWrong: 'other',
    finalAnswer: 'final-part',
    distractors: [
      distractor('reverses-dividend-and-divisor', fractionValue(part[1], part[0]), 'reverses'),
      distractor('multiplies-instead-of-dividing', fractionValue(...product), 'multiplies'),
      distractor('subtracts-the-fractions', takenOnce({ total: size, size: total }), 'lacks'),
    ],
    steps: [
      step('name-division', '', `${words.total} ÷ ${words.size}`, { do: 'divide-do', why: 'divide-few' }),
      step('reciprocal', `${words.total} × ${wholeOrFraction(size[1], size[0])}`, words.value, 'turn'),
      step('check-product', `${words.value} × ${words.size}`, words.total, {
        do: 'check-do',
        why: 'check-few',
      }),
    ],
    claims: [`(${total.join('/')}) ÷ (${size.join('/')}) = ${part.join('/')}`],
  } as const;
}

/** The size taken from the amount. */
function takenOnce({ total, size }: Portions): string {
  return fractionValue(total[0] * size[1] - size[0] * total[1], total[1] * size[1]);
}

/** The lines from the amount to what is left after the full portions. */
function stepsToRest(numbers: Portions, step: Said['step']) {
  const [part, left] = [keyOf(numbers, 3), restOf(numbers)];
  const { total, size, mixedTotal, mixed, value } = wordsOf(numbers, part);
  const turned = wholeOrFraction(numbers.size[1], numbers.size[0]);
  return [
    step('name-division', '', `${mixedTotal} ÷ ${size}`, { do: 'divide-do', why: 'divide-fit' }),
    step('convert', `${mixedTotal} ÷ ${size}`, `${total} ÷ ${size}`),
    step('reciprocal', `${total} × ${turned}`, wholeOrFraction(...quotientOf(numbers)), 'turn'),
    step('fraction-part', mixed, value, 'part'),
    step('find-left', `${value} × ${size}`, wholeOrFraction(...left), 'left'),
  ];
}

/** How much is left after the full portions, as a measure. */
function leftOf({ scene, total, size }: Params, { say, step, distractor }: Said) {
  const [whole, part, left] = [
    quotientOf({ total, size }),
    keyOf({ total, size }, 3),
    restOf({ total, size }),
  ];
  const { one, many } = scene.unit;
  const words = { ...wordsOf({ total, size }, left), ...piecesOf(scene), units: many, unit: one };
  const [partText, leftText] = [wholeOrFraction(...part), wholeOrFraction(...left)];
  const amounts = { amount: `${words.mixedTotal} ${many}`, size: `${words.size} ${one}` };
  const product = lowestTerms(total[0] * size[0], total[1] * size[1]);
  return {
    words: { ...words, part: partText, left: leftText },
    question: [
      say(`${scene.key}-told`, amounts),
      say(`${scene.key}-each`, amounts),
      say(`${restKeyOf(scene)}-left`),
      'measure-ask',
      'lowest',
    ] as const,
    answer: { value: fractionValue(...left), asked: 'lowest-terms', reason: 'right-measure' } as const,
    otherWrong: 'other',
    finalAnswer: 'final-left',
    distractors: [
      distractor('takes-the-fraction-part-for-a-measure', fractionValue(...part), 'as-count'),
      distractor('subtracts-the-fractions', takenOnce({ total, size }), 'takes-one'),
      distractor('multiplies-instead-of-dividing', fractionValue(...product), 'multiplies'),
    ],
    steps: stepsToRest({ total, size }, step),
    claims: [
      `(${total.join('/')}) ÷ (${size.join('/')}) = ${whole.join('/')}`,
      `${part.join('/')} * ${size.join('/')} = ${left.join('/')}`,
    ],
  } as const;
}

function wordsOf({ total, size }: Portions, key: Fraction) {
  return {
    total: wholeOrFraction(...total),
    size: fractionText(...size),
    mixedTotal: mixedText(...total),
    mixed: mixedText(...quotientOf({ total, size })),
    value: wholeOrFraction(...key),
  };
}
