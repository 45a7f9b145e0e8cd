import {
  argueFor,
  type Level,
  numberSkill,
  type Random,
  type SentenceArgs,
  type Tools,
  takeDistractors,
} from '../../src/kit/index.ts';
import { dollarsOf } from '../../src/numbers/dollar-amounts.ts';

/** A number as it is told, its value, and the one to which it rounds. */
type Told = { exact: string; value: number; round: number };

/** Level 3 has a percent of a price. The result that is to be checked fits, or its decimal point is out of place. */
type Params = {
  scene: 'plain' | 'posters' | 'wood' | 'fuel' | 'sale' | 'laptop' | 'bike';
  first: Told;
  second: Told;
  third: Told;
  result: keyof typeof shifts;
};

const shifts = { fits: 1, large: 10, small: 0.1 } as const;

/**
 * Level 1 checks a product and a sum, level 2 has a mixed number and a difference, level 3 a percent off. Some problems ask
 * for the estimate, the others for what it says about the result.
 */
export const m7EstimateCheck = numberSkill('m7-estimate-check', {
  version: 4,
  byHand: { levels: [1, 2, 3], ask: 'hand-judge' },
  form: 'integer',
  text: {
    headline: 'Check with an estimate',
    'ask-plain': [
      'A calculator shows {shown} for {first} × {second} + {third}.',
      'A student gets {shown} for {first} × {second} + {third}.',
      'A spreadsheet gives {shown} for {first} × {second} + {third}.',
      'You work out {first} × {second} + {third} and get {shown}.',
    ],
    'ask-mixed': 'A student gets {shown} for {first} × {second} − {third}.',
    'ask-about': 'Check it. What estimate do you get?',
    'how-plain': 'Round {first} to the nearest whole number, and the other two to the nearest ten.',
    posters:
      'A club buys {first} tons of garden soil at {second} dollars a ton. A coupon takes {third} dollars off.',
    wood: 'A park needs {first} tons of wood chips at {second} dollars a ton. A grant pays {third} dollars of it.',
    fuel: 'A van uses {first} tanks of fuel at {second} dollars a tank. The school pays {third} dollars of it.',
    bill: 'The bill for the rest says {shown} dollars.',
    'ask-left': 'Check it. About how much is left to pay?',
    sale: 'A phone costs {second} dollars. A sale takes {first}% off, and a case adds {third} dollars.',
    laptop: 'A laptop costs {second} dollars. A sale takes {first}% off, and a bag adds {third} dollars.',
    bike: 'A bike costs {second} dollars. A coupon takes {first}% off, and a lock adds {third} dollars.',
    receipt: 'The receipt says {shown} dollars.',
    'ask-percent': [
      'Check it. About how much should it be?',
      'Check it. What is your estimate of the total?',
    ],
    'hand-judge': [
      'Can {claimed} be right? Choose a claim, what shows it, and why.',
      'Is {claimed} a reasonable result? Choose a claim, what shows it, and why.',
    ],
    'claim-fits': 'The result can be right.',
    'claim-large': 'The result is much too large.',
    'claim-small': 'The result is much too small.',
    'shows-about': 'The estimate is {about, number}.',
    'since-size': 'A right result has about the size of the estimate.',
    'since-equal': 'A right result is equal to the estimate.',
    'since-digits': 'A result with the right digits is right, wherever its decimal point stands.',
    'not-equal': 'An estimate uses rounded numbers. Must the result be equal to it?',
    'not-digits':
      'Look at the size of the result beside the estimate. Does the place of the decimal point matter?',
    'how-percent': 'Round the price to the nearest hundred, and the other two numbers to the nearest ten.',
    right: 'The rounded numbers give this, with the same operations.',
    early: 'This rounds {place} to a larger place than asked. Which place does the task name?',
    operation:
      'This does the opposite of the last operation. Read the task again: what is done with {third}?',
    'operation-off': 'This adds the percent to the price. Does the price go up or down?',
    point: 'Look at the size of the product. In which place do its digits stand?',
    'point-off': 'Look at the size of the percent of the price. In which place do its digits stand?',
    other: 'Round each number as the task says. Then work it out with the rounded numbers.',
    'round-do': 'Round each number.',
    'round-why': 'Rounded numbers are easy to work with in your head.',
    'times-do': 'Multiply the rounded numbers.',
    'times-why': 'The size of the product shows whether a decimal point is in its place.',
    'percent-do': 'Find the rounded percent of the rounded price.',
    'percent-why': 'Ten percent is a tenth, so this is done in your head.',
    'add-do': 'Add the last number.',
    'add-why': 'It is added to the product.',
    'take-do': 'Subtract the last number.',
    'take-why': 'It makes the result smaller.',
    'off-do': 'Subtract the percent and add the last number.',
    'off-why': 'The price goes down, and the last number is an extra cost.',
    'compare-do': 'Compare the estimate with the result.',
    'compare-why': 'They should have about the same size.',
    'final-fits': 'About {value, number}. So {shown} can be right.',
    'final-large': 'About {value, number}. So {shown} is much too large.',
    'final-small': 'About {value, number}. So {shown} is much too small.',
    'final-dollars-fits': 'About {value, number} dollars. So {shown} dollars can be right.',
    'final-dollars-large': 'About {value, number} dollars. So {shown} dollars is much too large.',
    'final-dollars-small': 'About {value, number} dollars. So {shown} dollars is much too small.',
  },
  draw: ({ level, random }): Params => drawNumbers(level, random),
  build({ scene, first, second, third, result }: Params, { level, say, step, distractor }) {
    const [a, b, c] = [first.round, second.round, third.round];
    const product = level === 3 ? (a * b) / 100 : a * b;
    const value = { 1: product + c, 2: product - c, 3: b - product + c }[level];
    const plain = scene === 'plain';
    const [price, extra] = [second.exact, third.exact].map((one) => (plain ? one : moneyOf(one)));
    const whole = {
      1: first.value * second.value + third.value,
      2: first.value * second.value - third.value,
      3: second.value * (1 - first.value / 100) + third.value,
    }[level];
    const amount = whole * shifts[result];
    const shown = plain ? String(Number(amount.toFixed(3))) : dollarsOf(amount * 100);
    const words = {
      claimed: plain ? shown : `${shown} dollars`,
      first: first.exact,
      second: price ?? '',
      third: extra ?? '',
      value,
      shown,
      place: (level === 3 ? extra : first.exact) ?? '',
    };
    const early = { 1: 10 * b + c, 2: 10 * b - c, 3: b - product }[level];
    const operation = { 1: product - c, 2: product + c, 3: b + product + c }[level];
    const point = { 1: product / 10 + c, 2: product * 10 - c, 3: b - product / 10 + c }[level];
    const exact = (level === 3 ? [price, first.exact, extra] : [first.exact, price, extra]).join(', ');
    const rounded = (level === 3 ? [b, a, c] : [a, b, c]).join(', ');
    return {
      words,
      question:
        level === 3
          ? [scene === 'plain' ? 'sale' : scene, 'receipt', 'how-percent', 'ask-percent']
          : plain
            ? [level === 1 ? 'ask-plain' : 'ask-mixed', 'how-plain', 'ask-about']
            : [scene, 'bill', 'how-plain', 'ask-left'],
      answer: value,
      drawn: {
        make: judged({ amount, value, early, point, isOff: level === 3 }, { say, distractor }, words),
      },
      distractors: takeDistractors(value, [
        distractor('rounds-too-early-in-one-place', early, 'early'),
        distractor(
          'estimates-with-the-wrong-operation',
          operation,
          level === 3 ? 'operation-off' : 'operation',
        ),
        distractor('misplaces-the-decimal-point', point, level === 3 ? 'point-off' : 'point'),
      ]),
      steps: [
        step('round', exact, rounded),
        level === 3 ? step('percent', `${b} × ${a / 100}`, product) : step('times', `${a} × ${b}`, product),
        level === 1
          ? step('add', `${product} + ${c}`, value)
          : level === 2
            ? step('take', `${product} − ${c}`, value)
            : step('off', `${b} − ${product} + ${c}`, value),
        step('compare', `${value} and ${shown}`, found[result]),
      ],
      finalAnswer: plain ? `final-${result}` : `final-dollars-${result}`,
      claims: [`${a} * ${b} ${level === 3 ? '/ 100 ' : ''}= ${product}`],
    };
  },
});

type Result = Params['result'];

type ArgumentKey =
  | `claim-${Result}`
  | 'shows-about'
  | `since-${'size' | 'equal' | 'digits'}`
  | 'not-equal'
  | 'not-digits'
  | 'early'
  | `point${'' | '-off'}`;

type Judged = { amount: number; value: number; early: number; point: number; isOff: boolean };

/** The result is judged by its size beside the estimate, not by its digits and not by being equal. */
function judged(
  { amount, value, early, point, isOff }: Judged,
  { say, distractor }: Pick<Tools<ArgumentKey>, 'say' | 'distractor'>,
  words: SentenceArgs,
) {
  const saidBy = (estimate: number): Result =>
    amount > 2.5 * estimate ? 'large' : amount < 0.4 * estimate ? 'small' : 'fits';
  const key = saidBy(value);
  const results = [key, ...(['fits', 'large', 'small'] as const).filter((one) => one !== key)];
  const claim = (one: Result): number => results.indexOf(one);
  return argueFor({
    claims: results.map((one) => say(`claim-${one}`)),
    evidence: [value, early, point].map((about) => say('shows-about', { ...words, about })),
    reasons: [say('since-size'), say('since-equal'), say('since-digits')],
    wrong: [
      {
        by: distractor('rounds-too-early-in-one-place', 1, say('early', words)),
        made: [claim(saidBy(early)), 1, 0],
      },
      {
        by: distractor('misplaces-the-decimal-point', 2, say(isOff ? 'point-off' : 'point', words)),
        made: [claim(saidBy(point)), 2, 0],
      },
      { by: distractor('slip', 3, 'not-equal'), made: [key === 'fits' ? 1 : 0, 0, 1] },
      { by: distractor('slip', 4, 'not-digits'), made: [claim('fits'), 0, 2] },
    ],
  });
}

const found = {
  fits: 'about the same size',
  large: 'the result is much too large',
  small: 'the result is much too small',
} as const satisfies Record<Params['result'], string>;

/** Dollars with cents where there are any. */
function moneyOf(exact: string): string {
  return exact.includes('.') ? Number(exact).toFixed(2) : exact;
}

/** A decimal that rounds to `round` at the place of `unit`, with one or two digits after the point. */
function near(random: Random, round: number, unit: number): Told {
  const off = random.int(5, 45) * (random.chance(50) ? -1 : 1);
  const value = Number((round + (off * unit) / 100).toFixed(unit < 100 ? (unit === 1 ? 2 : 1) : 0));
  return { exact: String(value), value, round };
}

const parts = ['1/10', '1/8', '1/5', '1/4', '3/10', '3/8', '2/5'] as const;

/** A mixed number just above a whole one, as content text. */
function mixedNear(random: Random, round: number): Told {
  const [top, bottom] = random.pick(parts).split('/');
  const value = round + Number(top) / Number(bottom);
  return { exact: `${round} $\\frac{${top}}{${bottom}}$`, value, round };
}

/** The first number would round to ten if the place were coarser; all results are whole and above zero. */
function drawNumbers(level: Level, random: Random): Params {
  const result = random.pick(['fits', 'large', 'small'] as const);
  if (level === 3) {
    const price = 100 * random.int(2, 9);
    const percent = 10 * random.int(1, 4);
    const told = percent + random.pick([-3, -2, -1, 1, 2, 3]);
    return {
      scene: random.pick(['sale', 'laptop', 'bike'] as const),
      first: { exact: String(told), value: told, round: percent },
      second: near(random, price, 100),
      third: near(random, 10 * random.int(2, 4), 10),
      result,
    };
  }
  const a = random.int(6, 9);
  const b = 10 * random.int(2, 9);
  const c = 10 * random.int(2, level === 1 ? 9 : 5);
  return {
    scene: level === 1 ? 'plain' : random.pick(['plain', 'posters', 'wood', 'fuel'] as const),
    first: level === 1 ? near(random, a, 1) : mixedNear(random, a),
    second: near(random, b, 10),
    third: near(random, c, 10),
    result,
  };
}
