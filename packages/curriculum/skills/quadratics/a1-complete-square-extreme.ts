import { type Level, matchTheCards, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import {
  type Parabola,
  parabolaAt,
  standardFormText,
  vertexFormText,
} from '../../src/numbers/quadratic-forms.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

const asks = ['least', 'minimum', 'lowest', 'smallest'] as const;
const both = ['extreme', 'value', 'rewrite', 'turning'] as const;
const stories = ['fence', 'garden', 'numbers', 'stage', 'cards'] as const;
const walls = ['wall', 'river'] as const;
const differences = ['differ', 'apart'] as const;
const sums = ['squares', 'wire'] as const;
/** y = a(x − h)² + k; at level 3 x(2h − x), x(x + 2h) or x² + (2h − x)² of a story. */
type Params = {
  ask:
    | (typeof asks)[number]
    | (typeof both)[number]
    | (typeof stories)[number]
    | (typeof walls)[number]
    | (typeof differences)[number]
    | (typeof sums)[number];
  parabola: Parabola;
};

const text = {
  headline: 'The greatest or least value',
  'both-cards': [
    'Rewrite {rule} in vertex form. Which card shows this form, and which its {kind} value?',
    'Complete the square in {rule}. Choose its vertex form and its {kind} value.',
    'Match {rule} with its vertex form and with its {kind} value.',
    'Which card is {rule} in vertex form? And which one is its {kind} value?',
  ],
  'form-card': 'Vertex form',
  'value-card': 'The {kind} value',
  'other-cards': 'Multiply the form on your card out. Do you get {rule} again?',
  least: 'What is the least value of {rule}?',
  minimum: 'Complete the square to find the minimum of {rule}. Which value is it?',
  lowest: 'How low does the parabola {rule} go? Give its lowest {y}.',
  smallest: 'Rewrite {rule} in vertex form. What is its least value?',
  extreme: 'What is the {kind} value of {rule}?',
  value: 'Complete the square to find the {kind} value of {rule}.',
  rewrite: 'Rewrite {rule} in vertex form. What is its {kind} value?',
  turning: 'The parabola {rule} has a {kind} value. Which number is it?',
  fence:
    'A fence of {all, number} feet encloses a rectangle. What is the greatest area it can have, in square feet?',
  garden:
    'A rope of {all, number} meters marks a rectangular flower bed. How many square meters can the bed have at most?',
  numbers: 'Two numbers have the sum {sum, number}. What is the greatest product they can have?',
  stage:
    'A string of lights {all, number} feet long goes around a rectangular stage. What is the greatest area of the stage, in square feet?',
  cards:
    'In a card game you split {sum, number} into two numbers and score their product. What is the highest score?',
  wall: 'A rectangular pen stands against a wall, so a fence of {all, number} feet is needed on three sides only. What is the greatest area of the pen, in square feet?',
  river:
    'A rectangular herb garden lies along a river. A fence of {all, number} meters closes its other three sides. How many square meters can the garden have at most?',
  differ: 'Two numbers differ by {sum, number}. What is the least product they can have?',
  apart:
    'In a number game, you choose two numbers that are {sum, number} apart. The product counts. What is the lowest possible score?',
  squares:
    'Two numbers have the sum {sum, number}. What is the least value that the sum of their squares can have?',
  wire: 'A wire {wire, number} inches long is cut in two. Each piece is bent into a square. What is the least total area of both squares, in square inches?',
  'place-least': 'This belongs to {x}. What is asked for at this place?',
  'below-zero': 'One of the two numbers can be below zero. Which sign does the product have then?',
  'double-differ':
    'This multiplies the difference by itself. How far is each number from the one halfway between them?',
  'one-square': 'This is one of the two squares. What about the other one?',
  'uneven-differ': 'Try two numbers that are equally far from zero. Is their product less?',
  'uneven-squares': 'Try two parts that are closer to each other. Does the sum get less?',
  'other-differ':
    'Call the smaller number {x}. What is the larger one? Write the product and complete the square.',
  'other-squares':
    'Call one part {x}. What is the other one? Write the sum of both squares and complete the square.',
  'build-differ': 'The larger number is the smaller one and the difference.',
  'build-squares': 'The second part is the whole without {x}. Both are squared and added.',
  right: 'The square is zero at the vertex, and then this value is left.',
  place: 'This is the {x} of the vertex. What is the value of {y} there?',
  constant: 'The square that was added has to be subtracted again. What is left of the constant then?',
  sign: 'A square was put in inside the parentheses. Must it be added or subtracted outside?',
  'place-story': 'This is the length of one side. What is asked for: a length, or an area?',
  'place-sum': 'This is one of the two numbers. What is asked for: a number, or the product?',
  'double-story':
    'This multiplies half the distance around by itself. How long is one side if both are equal?',
  'double-sum': 'This multiplies the sum by itself. How large is each number if both are equal?',
  sides: 'Here the fence is shared by four sides. How many sides need it?',
  uneven: 'Try two numbers that lie closer together. Does the product grow?',
  'uneven-sides': 'Try two sides that are closer in length. Does the area grow?',
  'uneven-wall':
    'Put the length that belongs to the vertex into your product once more. Which area comes out?',
  other: 'Write it in vertex form. The constant at the end is the value where the square is zero.',
  'other-story': 'Call one number {x}. What is the other one? Write the product and complete the square.',
  'other-sides': 'Call one side {x}. How long is the side beside it? Write the area and complete the square.',
  'other-wall':
    'Call each of the two equal sides {x}. What is left for the third one? Write the area and complete the square.',
  'build-do': 'Write the product with {x}.',
  'build-why': 'Length and width make half of the distance around.',
  'build-sum': 'The two numbers add up to the known sum.',
  'build-wall': 'The three sides together are as long as the fence.',
  'front-do': 'Take the leading coefficient out of the terms with {x}.',
  'front-why': 'The square has to stand with {x} alone.',
  'half-do': 'Halve the coefficient of {x}.',
  'half-why': 'The square of this completes the square.',
  'add-do': 'Add the square of this half inside, and take the same amount off again.',
  'add-why': 'The value must not change.',
  'add-front': 'The value must not change. What stands inside is multiplied by the leading coefficient.',
  'read-do': 'Read the {kind} value.',
  'read-least': 'The square is never below zero. So it adds the least where it is zero.',
  'read-greatest':
    'The square is never below zero, and the factor in front of it is negative. So the product takes something away, except where the square is zero.',
  theater:
    'A school play sells {n, number} tickets for {p, number} dollars each. For each dollar more, it sells {d, number} fewer tickets. What is the greatest income it can have, in dollars?',
  bracelets:
    'Two friends sell {n, number} bracelets a month for {p, number} dollars each. For each dollar more, they sell {d, number} fewer. How many dollars can they take in at most?',
  boats:
    'A boat rental has {n, number} guests a day at a price of {p, number} dollars. For each dollar more, {d, number} fewer guests come. What is the greatest amount it can take in a day, in dollars?',
  lessons:
    'A drum school has {n, number} students who pay {p, number} dollars a lesson. For each dollar more, {d, number} students leave. How many dollars can the school take in at most, for one lesson of each student?',
  'old-price': 'This is the income at the old price. What does completing the square add to it?',
  'sign-price': 'Work out the constant once more. Does the square add something or take it away?',
  'same-number': 'Here the new price is paid by as many people as before. How many are left?',
  'other-price':
    'Call the number of extra dollars {x}. Then multiply the price by the number of those who pay it.',
  'price-do': 'Write the price times the number of those who pay it, for {x} dollars more.',
  'price-why': 'The price grows by one dollar each time, and the number falls.',
  'multiply-do': 'Multiply out.',
  'multiply-why': 'The standard form is needed to complete the square.',
  final: 'The {kind} value is {result}.',
  'final-squares': 'The least area is {result} square inches.',
  'final-area': 'The greatest area is {result} square {unit}.',
  'final-product': 'The greatest product is {result}.',
  'final-price': 'The greatest income is {result, number} dollars.',
} as const;

/**
 * Level 1 has a least value and the square alone, level 2 a number before it, level 3 builds the quadratic from a story.
 * By hand, the vertex form itself is chosen too.
 */
export const a1CompleteSquareExtreme = numberSkill('a1-complete-square-extreme', {
  version: 4,
  form: 'integer',
  finite: { 3: 122 },
  byHand: { levels: [1, 2], ask: 'both-cards', instead: true },
  text,
  draw: ({ level, random }): Params => drawExtreme(level, random),
  build({ ask, parabola }: Params, tools) {
    const { level, say, step, distractor } = tools;
    const { a, h, k } = parabola;
    const c = a * h * h + k;
    const story = level === 3;
    if (story && a > 0) return leastProblem({ ask, parabola }, tools);
    const isSum = ask === 'numbers' || ask === 'cards';
    const why = a === 1 ? 'add-why' : 'add-front';
    const kind = a > 0 ? 'least' : 'greatest';
    const reach = `read-${kind}` as const;
    const standard = standardFormText(parabola);
    const inner = standardFormText({ a: 1, h, k: -h * h });
    const vertex = vertexFormText(parabola);
    const factored =
      a === 1
        ? standard
        : `${a === -1 ? '−' : signed(a)}(${inner})${c === 0 ? '' : ` ${c < 0 ? '−' : '+'} ${Math.abs(c)}`}`;
    return {
      words: {
        rule: `$y = ${standard}$`,
        kind,
        all: 4 * h,
        sum: 2 * h,
        x: '$x$',
        y: '$y$',
        result: signed(k),
        unit: ask === 'garden' || ask === 'river' ? 'meters' : 'feet',
      },
      question: ask,
      answer: signed(k),
      ...(!story && {
        drawn: {
          make: formAndValue(parabola, [say('form-card'), say('value-card', { kind })]),
          otherWrong: 'other-cards' as const,
        },
      }),
      distractors: story
        ? [
            distractor('gives-the-x-coordinate', signed(h), isSum ? 'place-sum' : 'place-story'),
            a === -1
              ? distractor(
                  'squares-b-without-halving-it',
                  signed(4 * h * h),
                  isSum ? 'double-sum' : 'double-story',
                )
              : distractor('ignores-the-leading-coefficient', signed(h * h), 'sides'),
            distractor('slip', signed(k - 1), isSum ? 'uneven' : a === -1 ? 'uneven-sides' : 'uneven-wall'),
          ]
        : [
            distractor('gives-the-x-coordinate', signed(h), 'place'),
            distractor('forgets-to-subtract-the-added-square', signed(c), 'constant', {
              work: [
                a !== 1 && step('front', `$${standard}$`, `$${factored}$`),
                step('half', `${signed(-2 * h)} ÷ 2`, signed(-h)),
                step('add', `$${factored}$`, `$${vertexFormText({ a, h, k: c })}$`, { why }),
                step('read', `$${vertexFormText({ a, h, k: c })}$`, signed(c), { why: reach }),
              ],
            }),
            distractor('uses-the-wrong-sign', signed(c + a * h * h), 'sign', {
              work: [
                a !== 1 && step('front', `$${standard}$`, `$${factored}$`),
                step('half', `${signed(-2 * h)} ÷ 2`, signed(-h)),
                step('add', `$${factored}$`, `$${vertexFormText({ a, h, k: c + a * h * h })}$`, { why }),
                step('read', `$${vertexFormText({ a, h, k: c + a * h * h })}$`, signed(c + a * h * h), {
                  why: reach,
                }),
              ],
            }),
          ],
      steps: [
        story &&
          step(
            'build',
            a === -1 ? `$x$ and $${2 * h} − x$` : `$x$ and $${4 * h} − 2x$`,
            `$y = ${standard}$`,
            {
              why: isSum ? 'build-sum' : a === -1 ? 'build-why' : 'build-wall',
            },
          ),
        a !== 1 && step('front', `$${standard}$`, `$${factored}$`),
        step('half', `${signed(-2 * h)} ÷ 2`, signed(-h)),
        step('add', `$${factored}$`, `$${vertex}$`, { why }),
        step('read', `$${vertex}$`, signed(k), { why: reach }),
      ],
      otherWrong: story ? (isSum ? 'other-story' : a === -1 ? 'other-sides' : 'other-wall') : 'other',
      finalAnswer: story ? (isSum ? 'final-product' : 'final-area') : 'final',
      claims: [`${a} * (${h})^2 + (${k}) = ${c}`, `${parabolaAt(parabola, h)} = ${k}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [price, more, drop] = [random.int(4, 14), random.int(2, 5), random.int(2, 10)];
        const left = price * price + 2 * price * more - more * more;
        return left > 0 && drop * (price + 2 * more) <= 240
          ? { ask: random.pick(prices), price, more, drop }
          : null;
      }),
    build({ ask, price, more, drop }, { step, distractor }) {
      const count = drop * (price + 2 * more);
      const [old, best] = [price * count, drop * (price + more) ** 2];
      const parabola = { a: -drop, h: more, k: best };
      const standard = standardFormText(parabola);
      const inner = standardFormText({ a: 1, h: more, k: -more * more });
      const product = `(${price} + x)(${count} − ${drop}x)`;
      return {
        words: { n: count, p: price, d: drop, x: '$x$', kind: 'greatest', result: best },
        question: ask,
        answer: String(best),
        distractors: [
          distractor('forgets-to-subtract-the-added-square', String(old), 'old-price'),
          distractor('uses-the-wrong-sign', String(old - drop * more * more), 'sign-price'),
          distractor('slip', String((price + more) * count), 'same-number'),
        ],
        steps: [
          step('price', `$${price} + x$ and $${count} − ${drop}x$`, `$y = ${product}$`),
          step('multiply', `$${product}$`, `$${standard}$`),
          step('front', `$${standard}$`, `$−${drop}(${inner}) + ${old}$`),
          step('half', `${signed(-2 * more)} ÷ 2`, signed(-more)),
          step('add', `$−${drop}(${inner}) + ${old}$`, `$${vertexFormText(parabola)}$`, { why: 'add-front' }),
          step('read', `$${vertexFormText(parabola)}$`, best, { why: 'read-greatest' }),
        ],
        otherWrong: 'other-price',
        finalAnswer: 'final-price',
        claims: [`${price + more} * (${count} - ${drop} * ${more}) = ${best}`],
      };
    },
  },
});

/** The least product of two numbers that differ by a number, or the least sum of two squares. */
function leastProblem({ ask, parabola }: Params, { step, distractor }: Tools<keyof typeof text>) {
  const { a, h, k } = parabola;
  const isProduct = a === 1;
  const standard = standardFormText(parabola);
  const factored = `${a}(${standardFormText({ a: 1, h, k: -h * h })}) + ${a * h * h + k}`;
  const [before, vertex] = [isProduct ? standard : factored, vertexFormText(parabola)];
  return {
    words: {
      kind: 'least',
      sum: 2 * Math.abs(h),
      wire: 8 * h,
      x: '$x$',
      result: signed(k),
    },
    question: ask,
    answer: signed(k),
    distractors: leastWrong(parabola).map(([misconception, value, reason]) =>
      distractor(misconception, signed(value), reason),
    ),
    steps: [
      step('build', isProduct ? `$x$ and $x + ${-2 * h}$` : `$x$ and $${2 * h} − x$`, `$y = ${standard}$`, {
        why: isProduct ? 'build-differ' : 'build-squares',
      }),
      !isProduct && step('front', `$${standard}$`, `$${factored}$`),
      step('half', `${signed(-2 * h)} ÷ 2`, signed(-h)),
      step('add', `$${before}$`, `$${vertex}$`, { why: isProduct ? 'add-why' : 'add-front' }),
      step('read', `$${vertex}$`, signed(k), { why: 'read-least' }),
    ],
    otherWrong: isProduct ? ('other-differ' as const) : ('other-squares' as const),
    finalAnswer: ask === 'wire' ? ('final-squares' as const) : ('final' as const),
    claims: [`${a} * (${h})^2 + (${k}) = ${a * h * h + k}`],
  };
}

type LeastWrong = readonly [
  misconception: Parameters<Tools<never>['distractor']>[0],
  value: number,
  reason: 'place-least' | 'below-zero' | 'double-differ' | 'one-square' | 'uneven-differ' | 'uneven-squares',
];

/** Wrong ways with the least product of two numbers that differ, and with the least sum of two squares. */
function leastWrong({ a, h, k }: Parabola): readonly LeastWrong[] {
  return a === 1
    ? [
        ['gives-the-x-coordinate', h, 'place-least'],
        ['uses-the-wrong-sign', -k, 'below-zero'],
        ['squares-b-without-halving-it', 4 * k, 'double-differ'],
        ['slip', k + 1, 'uneven-differ'],
      ]
    : [
        ['gives-the-x-coordinate', h, 'place-least'],
        ['ignores-the-leading-coefficient', h * h, 'one-square'],
        ['slip', k + 2, 'uneven-squares'],
      ];
}

/** The vertex form and its value, among those of somebody who keeps or adds what was added inside. */
function formAndValue({ a, h, k }: Parabola, places: Parameters<typeof matchTheCards>[0]['places']) {
  const c = a * h * h + k;
  return matchTheCards({
    places,
    cards: [
      ...[k, c, c + a * h * h].flatMap((value) => [
        { words: `$y = ${vertexFormText({ a, h, k: value })}$` },
        { words: signed(value) },
      ]),
      { words: signed(h) },
    ],
    wrong: [
      [0, 6],
      [2, 3],
      [4, 5],
    ],
  });
}

const prices = ['theater', 'bracelets', 'boats', 'lessons'] as const;

function drawExtreme(level: Level, random: Random): Params {
  return random.until(() => {
    if (level === 3) {
      if (random.chance(15)) {
        const h = random.int(3, 8);
        return { ask: random.pick(walls), parabola: { a: -2, h, k: 2 * h * h } };
      }
      if (random.chance(25)) {
        const h = random.int(3, 16);
        return { ask: random.pick(differences), parabola: { a: 1, h: -h, k: -h * h } };
      }
      if (random.chance(30)) {
        const h = random.int(3, 8);
        return { ask: random.pick(sums), parabola: { a: 2, h, k: 2 * h * h } };
      }
      const h = random.int(4, 17);
      return { ask: random.pick(stories), parabola: { a: -1, h, k: h * h } };
    }
    // An odd number beside x inside the parentheses; four times its square is whole.
    const isOdd = level === 2 && random.chance(30);
    const a = level === 1 ? 1 : random.pick(isOdd ? [4, -4] : [2, 3, -1, -2, -3]);
    const half = isOdd ? 0.5 : 0;
    const parabola = { a, h: (random.int(1, 7) - half) * random.pick([1, -1]), k: random.int(-20, 20) };
    const { h, k } = parabola;
    const c = a * h * h + k;
    const values = [k, h, c, c + a * h * h];
    const size = Math.abs(k);
    const isLikely = values.every(
      (value) => value !== 0 && Math.abs(value) < 18 * size && 18 * Math.abs(value) > size,
    );
    return isLikely && new Set(values).size === 4
      ? { ask: random.pick<Params['ask']>(level === 1 ? asks : both), parabola }
      : null;
  });
}
