import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, type SpecStep, type Tools } from '../../src/kit/index.ts';
import {
  fractionValue,
  lowestTerms,
  mixedText,
  mixedValue,
  wholeOrFraction,
} from '../../src/numbers/fraction-amounts.ts';
import { type DivisionStory, divisionStories } from '../../src/scenes/division-stories.ts';
import { type FitScene, fitScenes } from '../../src/scenes/fit-scenes.ts';
import { type AreaScene, areaScenes } from '../../src/scenes/shapes/area-scenes.ts';
import { fractionText } from '../../src/scenes/shares.ts';

type Fraction = readonly [number, number];
/**
 * `total` is divided by `size`; level 1 uses the rectangle, levels 2 and 3 the portions. With a `story` the part `size`
 * of `total` is taken instead, so that level 2 asks for one operation or the other.
 */
type Numbers = { total: Fraction; size: Fraction };
type Params = Numbers & { rectangle: AreaScene; scene: FitScene; story: DivisionStory | null };

/** Portions of which a part makes sense. */
const portionKeys: readonly FitScene['key'][] = [
  'rope',
  'juice',
  'beans',
  'ribbon',
  'clay',
  'soup',
  'wood',
  'soil',
  'rice',
  'paint',
];
const portions = fitScenes.list.filter(({ key }) => portionKeys.includes(key));
/** Of these, all is not said to be used up. */
const restKeys = ['rope', 'ribbon', 'clay', 'soup', 'wood', 'soil', 'rice', 'paint'] as const;
/** Of these, what is left is a portion that is not full. */
const begun: readonly string[] = ['rope', 'soup', 'wood', 'soil', 'rice'];
/** What one portion is called, and several of them. */
const pieces: Readonly<Partial<Record<FitScene['key'], readonly [string, string]>>> = {
  rope: ['piece', 'pieces'],
  juice: ['bottle', 'bottles'],
  beans: ['bag', 'bags'],
  ribbon: ['bow', 'bows'],
  clay: ['bowl', 'bowls'],
  soup: ['jar', 'jars'],
  wood: ['sign', 'signs'],
  soil: ['pot', 'pots'],
  rice: ['pan', 'pans'],
  paint: ['room', 'rooms'],
};

function piecesOf({ key }: FitScene): { readonly piece: string; readonly pieces: string } {
  const [one, many] = pieces[key] ?? ['piece', 'pieces'];
  return { piece: one, pieces: many };
}

const withRest = portions.filter(({ key }) => key !== 'juice' && key !== 'beans');

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

type Said = Tools<keyof typeof text | keyof typeof divisionStories.text>;

/**
 * Level 1 asks for the side of a rectangle, level 2 for the number of portions or for a part of an amount, level 3 for
 * what the rest makes. The stretch problem asks how much is missing for one more portion.
 */
export const m6FractionDivisionWord = numberSkill('m6-fraction-division-word', {
  version: 4,
  form: 'fraction',
  scenes: [areaScenes, fitScenes, divisionStories],
  text,
  draw: ({ level, random }): Params => ({
    rectangle: random.pick(areaScenes.list),
    scene: random.pick(level === 3 ? withRest : portions),
    story: level === 2 && random.chance(40) ? random.pick(divisionStories.list) : null,
    ...drawNumbers(level, random),
  }),
  build(params: Params, tools) {
    const { rectangle, scene, story, total, size } = params;
    const { level, say, step, distractor } = tools;
    if (story) return partOf(story, params, tools);
    const whole = quotientOf(params);
    const rest = restKeys.find((name) => name === scene.key) ?? 'rope';
    const key = keyOf(params, level);
    const words = { ...wordsOf(params, key), ...piecesOf(scene) };
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
      diagram: level === 1 ? areaOf(params) : null,
      answer: {
        value: level === 2 ? mixedValue(...key) : fractionValue(...key),
        asked: 'lowest-terms',
        reason: level === 3 ? 'right-part' : 'right',
      },
      otherWrong: level === 1 ? 'other-side' : 'other',
      finalAnswer: ({ 1: 'final', 2: 'final-mixed', 3: 'final-part' } as const)[level],
      distractors: [
        distractor('multiplies-instead-of-dividing', fractionValue(...product), 'multiplies'),
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
        const numbers = drawNumbers(3, random);
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
      const left = lowestTerms(part[0] * size[0], part[1] * size[1]);
      const missing = lowestTerms(size[0] * left[1] - left[0] * size[1], size[1] * left[1]);
      const words = wordsOf({ total, size }, missing);
      const { one, many } = scene.unit;
      const amounts = { amount: `${words.mixedTotal} ${many}`, size: `${words.size} ${one}` };
      const rest = restKeys.find((name) => name === scene.key) ?? 'rope';
      const turned = wholeOrFraction(size[1], size[0]);
      const [partText, leftText] = [wholeOrFraction(...part), wholeOrFraction(...left)];
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
          distractor(
            'subtracts-the-fractions',
            fractionValue(total[0] * size[1] - size[0] * total[1], total[1] * size[1]),
            'takes-one',
          ),
          distractor('slip', fractionValue(part[1] - part[0], part[1]), 'as-share'),
        ],
        otherWrong: 'other-missing',
        steps: [
          step('name-division', '', `${words.mixedTotal} ÷ ${words.size}`, {
            do: 'divide-do',
            why: 'divide-fit',
          }),
          step('convert', `${words.mixedTotal} ÷ ${words.size}`, `${words.total} ÷ ${words.size}`),
          step('reciprocal', `${words.total} × ${turned}`, wholeOrFraction(...whole), 'turn'),
          step('fraction-part', words.mixed, partText, 'part'),
          step('find-left', `${partText} × ${words.size}`, leftText, 'left'),
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
function partOf({ key, unit }: DivisionStory, { total, size }: Numbers, { say, step, distractor }: Said) {
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
      distractor(
        'subtracts-the-fractions',
        fractionValue(total[0] * size[1] - size[0] * total[1], total[1] * size[1]),
        'takes-away',
      ),
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

function wordsOf({ total, size }: Numbers, key: Fraction) {
  return {
    total: wholeOrFraction(...total),
    size: fractionText(...size),
    mixedTotal: mixedText(...total),
    mixed: mixedText(...quotientOf({ total, size })),
    value: wholeOrFraction(...key),
  };
}

function quotientOf({ total, size }: Numbers): Fraction {
  return lowestTerms(total[0] * size[1], total[1] * size[0]);
}

/** The quotient, or at level 3 its fraction part. */
function keyOf(params: Numbers, level: Level): Fraction {
  const [top, bottom] = quotientOf(params);
  return level === 3 ? [top % bottom, bottom] : [top, bottom];
}

/** Quotients above one that leave a part, and whose product, reciprocal and whole number are likely answers. */
function drawNumbers(level: Level, random: Random): Numbers {
  return random.until(() => {
    const bottom = random.int(2, level === 1 ? 10 : 8);
    const size = lowestTerms(random.int(2, Math.max(2, bottom - 1)), bottom);
    const below = random.int(2, level === 1 ? 10 : 6);
    const total = lowestTerms(random.int(1, below * (level === 1 ? 1 : 4)), below);
    const [top, under] = quotientOf({ total, size });
    const key = keyOf({ total, size }, level);
    const value = key[0] / key[1];
    const others = [(total[0] * size[0]) / (total[1] * size[1]), under / top, Math.floor(top / under)];
    const isFit =
      total[1] > 1 && size[0] < size[1] && top > under && under > 1 && under <= (level === 1 ? 20 : 12);
    const isSize = level === 1 ? total[0] < total[1] : total[0] > total[1];
    const isFar = others.some((other) => other > value * 18 || other < value / 18);
    return isFit && isSize && !isFar && new Set([value, ...others]).size === 4 ? { total, size } : null;
  });
}

function areaOf({ rectangle, total, size }: Params): DiagramOf<'area-model'> {
  const [top, bottom] = quotientOf({ total, size });
  const isTop = rectangle.side === 'top';
  const asked = { size: top / bottom, label: null };
  const known = { size: size[0] / size[1], label: `${size.join('/')} ${rectangle.unit}` };
  return {
    kind: 'area-model',
    columns: [isTop ? known : asked],
    rows: [isTop ? asked : known],
    cells: [[`${total.join('/')} sq ${rectangle.unit}`]],
    shaded: [],
  };
}
