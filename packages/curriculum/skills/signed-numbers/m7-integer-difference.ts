import { type Level, markOnLine, numberSkill, type Random } from '../../src/kit/index.ts';
import { bracketed } from '../../src/numbers/linear-sides.ts';
import { numberLineOf, signed } from '../../src/numbers/signed-numbers.ts';
import { lowestFloor } from '../../src/scenes/zero-scenes.ts';

const asks = ['find', 'letter', 'degrees', 'floors', 'points', 'feet'] as const;

/** a − b, and − c where there are three numbers. */
type Params = { ask: (typeof asks)[number]; a: number; b: number; c: number };

/** Level 1 has small numbers and a line, level 2 up to thirty, level 3 a second subtraction. */
export const m7IntegerDifference = numberSkill('m7-integer-difference', {
  version: 4,
  byHand: { levels: [1, 2], ask: 'hand-mark-result', make: markOnLine, without: 'picture' },
  form: 'integer',
  text: {
    headline: 'Subtract signed numbers',
    find: 'Find the difference {all}.',
    letter: 'What is the value of {all}?',
    degrees:
      'The temperature goes from {b} degrees to {a} degrees. Which signed number of degrees is the change?',
    floors: 'An elevator goes from floor {b} to floor {a}. Which signed number of floors is the change?',
    points: 'The score of a team goes from {b} to {a} points. Which signed number of points is the change?',
    feet: 'Measured from a path, a climber on a cliff goes from {b} feet to {a} feet. Which signed number of feet is the change?',
    'find-more': 'Find {all}. Work from left to right.',
    'letter-more': 'What number is {all}?',
    'degrees-more': 'Start with {a}. Subtract {b}, and then subtract {c}. What do you get?',
    'floors-more': 'Three cards show {a}, {b} and {c}. What is the first number minus both others?',
    'points-more': 'Two cards with {b} and {c} are taken away from a score of {a}. What is the score then?',
    'feet-more': 'Take {b} away from {a}. Then take {c} away, too. What is left?',
    right: 'Subtracting a number is the same as adding its opposite.',
    first: 'This takes the opposite of {a} and adds {b}. Which of the two numbers gets its opposite?',
    'first-change':
      'This takes the end away from the start. Which of the two is taken away to find a change?',
    keeps: 'This adds {b} itself. What is the opposite of {b}?',
    sizes: 'This subtracts the distances from zero. What does the sign of {a} tell?',
    'sizes-sum': 'This adds the distances from zero. What do the signs of the two numbers tell?',
    last: 'This stops after the first subtraction. What comes next?',
    next: 'This is off by one. Count the steps once more.',
    other: 'Write each subtraction as adding the opposite. Then add.',
    'turn-do': 'Write the subtraction as adding the opposite.',
    'turn-why': 'Taking a number away leads to the same place as adding its opposite.',
    'change-do': 'Take the start away from the end. Write it as adding the opposite.',
    'change-why': 'A change leads from the start to the end, so it is the end minus the start.',
    'add-do': 'Add from left to right.',
    'add-why': 'The signs tell the direction of each move.',
    'again-do': 'Do the same with the last number.',
    'again-why': 'Each subtraction adds an opposite.',
    'check-do': 'Check: add what was subtracted.',
    'check-why': 'Adding undoes subtracting.',
    final: 'It is {key}.',
    'final-change': 'The change is {key}.',
    'far-towns':
      'In one town, it is {a} degrees by day and {b} degrees at night. In another one, it is {c} degrees by day and {d} degrees at night. By how many degrees is the drop in the first town larger?',
    'far-divers':
      'A first diver goes from {a} feet to {b} feet. A second one goes from {c} feet to {d} feet. How many more feet does the first one go down?',
    'far-games':
      'In a game, Team Red falls from {a} to {b} points. Team Blue falls from {c} to {d} points. How many more points does Team Red lose?',
    'far-lifts':
      'One elevator goes down from floor {a} to floor {b}. Another one goes down from floor {c} to floor {d}. How many more floors does the first one go down?',
    'right-far': 'Each drop is the upper number minus the lower one. Then both drops are compared.',
    'far-keeps':
      'This adds the lower numbers instead of their opposites. What is it to take a negative number away?',
    'far-sizes': 'This subtracts the distances from zero. On which side of zero does each number lie?',
    'far-first': 'This is the first drop alone. What is it compared with?',
    'other-far': 'Find each drop as a difference of signed numbers. Then subtract them.',
    'one-do': 'Write the first drop as adding the opposite.',
    'one-why': 'Taking a number away leads to the same place as adding its opposite.',
    'one-add-do': 'Add.',
    'one-add-why': 'This is how far it goes down.',
    'two-do': 'Write the second drop as adding the opposite.',
    'two-why': 'The same idea works for these numbers.',
    'two-add-do': 'Add.',
    'two-add-why': 'This is the second drop.',
    'more-do': 'Subtract the drops.',
    'more-why': 'The question asks how much larger the first drop is.',
    'final-far': 'The first drop is larger by {key} {units}.',
  },
  draw: ({ level, random }): Params => drawNumbers(level, random),
  build({ ask, a, b, c }: Params, { level, step, distractor }) {
    const two = a - b;
    const key = two - c;
    const all = `${signed(a)} − ${bracketed(b)}${level === 3 ? ` − ${bracketed(c)}` : ''}`;
    const isChange = level < 3 && ask !== 'find' && ask !== 'letter';
    // The subtraction is written as a wrong sum, and that sum is then found rightly.
    const asSum = (first: number, second: number) => ({
      work: [
        step(
          'turn',
          `${signed(a)} − ${bracketed(b)}`,
          `${signed(first)} + ${bracketed(second)}`,
          isChange ? 'change' : 'turn',
        ),
        step('add', `${signed(first)} + ${bracketed(second)}`, signed(first + second)),
        level === 3 &&
          step('again', `${signed(first + second)} + ${bracketed(-c)}`, signed(first + second - c)),
      ],
    });
    return {
      words: { all, a: signed(a), b: signed(b), c: signed(c), key: signed(key) },
      question: level === 3 ? `${ask}-more` : ask,
      finalAnswer: isChange ? 'final-change' : 'final',
      diagram: level === 1 && ask !== 'floors' ? lineOf(a, b) : null,
      answer: signed(key),
      distractors: [
        distractor('keeps-the-subtraction-and-flips-no-sign', signed(a + b - c), 'keeps', asSum(a, b)),
        a < 0 && b > 0 && level < 3
          ? distractor('subtracts-absolute-values', signed(-a - b), 'sizes')
          : distractor(
              'changes-the-sign-of-the-first-number',
              signed(b - a - c),
              isChange ? 'first-change' : 'first',
              asSum(-a, b),
            ),
        level === 3
          ? distractor('slip', signed(two), 'last')
          : distractor('slip', signed(Math.abs(a) + Math.abs(b)), 'sizes-sum'),
        distractor('slip', signed(key - 1), 'next'),
      ],
      steps: [
        step(
          'turn',
          `${signed(a)} − ${bracketed(b)}`,
          `${signed(a)} + ${bracketed(-b)}`,
          isChange ? 'change' : 'turn',
        ),
        step('add', `${signed(a)} + ${bracketed(-b)}`, signed(two)),
        level === 3 && step('again', `${signed(two)} + ${bracketed(-c)}`, signed(key)),
        level < 3 && step('check', `${signed(key)} + ${bracketed(b)}`, signed(a)),
      ],
      claims: [`(${a}) - (${b}) - (${c}) = ${key}`],
    };
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, a, b, c, d }: Far, { step, distractor }) {
      const [one, two] = [a - b, c - d];
      const key = one - two;
      return {
        words: {
          a: signed(a),
          b: signed(b),
          c: signed(c),
          d: signed(d),
          key,
          units: farUnits[ask][key === 1 ? 0 : 1],
        },
        question: ask,
        answer: { value: key, reason: 'right-far' },
        distractors: [
          distractor('keeps-the-subtraction-and-flips-no-sign', signed(a + b - (c + d)), 'far-keeps'),
          distractor('subtracts-absolute-values', flatOf(a, b, c, d), 'far-sizes'),
          distractor('slip', one, 'far-first'),
        ],
        otherWrong: 'other-far',
        steps: [
          step('one', `${signed(a)} − ${bracketed(b)}`, `${signed(a)} + ${bracketed(-b)}`),
          step('one-add', `${signed(a)} + ${bracketed(-b)}`, one),
          step('two', `${signed(c)} − ${bracketed(d)}`, `${signed(c)} + ${bracketed(-d)}`),
          step('two-add', `${signed(c)} + ${bracketed(-d)}`, two),
          step('more', `${one} − ${two}`, key),
        ],
        finalAnswer: 'final-far',
        claims: [`(${a}) - (${b}) - ((${c}) - (${d})) = ${key}`],
      };
    },
  },
});

const farUnits = {
  'far-towns': ['degree', 'degrees'],
  'far-divers': ['foot', 'feet'],
  'far-games': ['point', 'points'],
  'far-lifts': ['floor', 'floors'],
} as const;

/** A drop from a to b and a smaller one from c to d. */
type Far = {
  ask: 'far-towns' | 'far-divers' | 'far-games' | 'far-lifts';
  a: number;
  b: number;
  c: number;
  d: number;
};

/** The two drops as differences of the distances from zero. */
function flatOf(a: number, b: number, c: number, d: number): string {
  const gap = (x: number, y: number): number => Math.abs(Math.abs(x) - Math.abs(y));
  return signed(gap(a, b) - gap(c, d));
}

function drawFar(random: Random): Far {
  return random.until(() => {
    const ask = random.pick(['far-towns', 'far-divers', 'far-games', 'far-lifts'] as const);
    const isWet = ask === 'far-divers';
    const most = ask === 'far-lifts' ? 9 : 18;
    const a = isWet ? -random.int(2, 10) : random.int(2, most);
    const b = isWet ? -random.int(20, 60) : -random.int(2, ask === 'far-lifts' ? 5 : 15);
    const c = isWet ? random.int(2, 6) : -random.int(1, 3);
    const d = isWet ? -random.int(4, 20) : -random.int(4, ask === 'far-lifts' ? 6 : 14);
    const [one, two] = [a - b, c - d];
    const key = one - two;
    const ways = [String(key), signed(a + b - (c + d)), flatOf(a, b, c, d), String(one)];
    const sizes = ways.map((way) => Math.abs(Number(way.replace('−', '-'))));
    const isNear = sizes.every((size) => size > 0 && size < 12 * key && size > key / 12);
    return two > 1 && key > 1 && isNear && new Set(ways).size === 4 ? { ask, a, b, c, d } : null;
  });
}

function drawNumbers(level: Level, random: Random): Params {
  const ask = random.pick(asks);
  const most = ask === 'floors' && level < 3 ? 12 : level === 1 ? 12 : 30;
  return random.until(() => {
    const turn = (): number => (random.chance(40) ? 1 : -1);
    const [a, b] = [turn() * random.int(2, most), turn() * random.int(2, most)];
    const c = level === 3 ? turn() * random.int(2, 15) : 0;
    const [key, flat] = [a - b - c, a + b - c];
    const second = a < 0 && b > 0 && level < 3 ? -a - b : b - a - c;
    const values = [key, flat, second, level === 3 ? a - b : key - 1];
    const isBuilt = ask !== 'floors' || level === 3 || Math.min(a, b) >= -lowestFloor;
    const isPlain = ask !== 'degrees' || level === 3 || (Math.abs(a) <= 15 && b > 0);
    const isNear = values.every(
      (value) => value !== 0 && Math.abs(value) < 15 * Math.abs(key) && Math.abs(value) > Math.abs(key) / 15,
    );
    return (a < 0 || b < 0) && isBuilt && isPlain && isNear && new Set(values).size === 4
      ? { ask, a, b, c }
      : null;
  });
}

/** Both numbers as points. */
function lineOf(a: number, b: number) {
  return numberLineOf({
    min: -12,
    max: 12,
    labelStep: 3,
    points: [
      { at: a, label: null },
      { at: b, label: null },
    ],
  });
}
