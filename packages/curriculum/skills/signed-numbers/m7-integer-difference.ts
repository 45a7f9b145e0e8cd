import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { bracketed } from '../../src/numbers/linear-sides.ts';
import { numberLineOf, signed } from '../../src/numbers/signed-numbers.ts';

const asks = ['find', 'letter', 'degrees', 'floors', 'points', 'feet'] as const;

/** a − b, and − c where there are three numbers. */
type Params = { ask: (typeof asks)[number]; a: number; b: number; c: number };

/** Level 1 has small numbers and a line, level 2 up to thirty, level 3 a second subtraction. */
export const m7IntegerDifference = numberSkill('m7-integer-difference', {
  version: 1,
  form: 'integer',
  text: {
    headline: 'Subtract signed numbers',
    find: 'Find the difference {all}.',
    letter: 'What is the value of {all}?',
    degrees:
      'It is {a} degrees in Oslo and {b} degrees in Bern. Subtract the second number from the first. What do you get?',
    floors:
      'One elevator is at floor {a}, another one at floor {b}. What is the first number minus the second?',
    points: 'The red team has {a} points, the blue team {b}. What is the red score minus the blue score?',
    feet: 'Two marks on a cliff are at {a} and {b} feet, seen from a path. What is the first number minus the second?',
    'find-more': 'Find {all}. Work from left to right.',
    'letter-more': 'What number is {all}?',
    'degrees-more': 'Start with {a}. Subtract {b}, and then subtract {c}. What do you get?',
    'floors-more': 'Three cards show {a}, {b} and {c}. What is the first number minus both others?',
    'points-more': 'Two cards with {b} and {c} are taken away from a score of {a}. What is the score then?',
    'feet-more': 'Take {b} away from {a}. Then take {c} away, too. What is left?',
    right: 'Subtracting a number is the same as adding its opposite.',
    first: 'This has the opposite sign. Which of the two numbers gets its opposite, {a} or {b}?',
    keeps: 'This adds {b} itself. What is the opposite of {b}?',
    sizes: 'This subtracts the distances from zero. What does the sign of {a} tell?',
    'sizes-sum': 'This adds the distances from zero. What do the signs of the two numbers tell?',
    last: 'This stops after the first subtraction. What comes next?',
    next: 'This is one beside it. Count the steps once more.',
    other: 'Write each subtraction as adding the opposite. Then add.',
    'turn-do': 'Write the subtraction as adding the opposite.',
    'turn-why': 'Taking a number away leads to the same place as adding its opposite.',
    'add-do': 'Add from left to right.',
    'add-why': 'The signs tell the direction of each move.',
    'again-do': 'Do the same with the last number.',
    'again-why': 'Each subtraction adds an opposite.',
    'check-do': 'Check: add what was subtracted.',
    'check-why': 'Adding undoes subtracting.',
    final: 'It is {key}.',
  },
  draw: ({ level, random }): Params => drawNumbers(level, random),
  build({ ask, a, b, c }: Params, { level, step, distractor }) {
    const two = a - b;
    const key = two - c;
    const all = `${signed(a)} − ${bracketed(b)}${level === 3 ? ` − ${bracketed(c)}` : ''}`;
    return {
      words: { all, a: signed(a), b: signed(b), c: signed(c), key: signed(key) },
      question: level === 3 ? `${ask}-more` : ask,
      diagram: level === 1 && ask !== 'floors' ? lineOf(a, b) : null,
      answer: signed(key),
      distractors: [
        distractor('keeps-the-subtraction-and-flips-no-sign', signed(a + b - c), 'keeps'),
        a < 0 && b > 0 && level < 3
          ? distractor('subtracts-absolute-values', signed(-a - b), 'sizes')
          : distractor('changes-the-sign-of-the-first-number', signed(b - a - c), 'first'),
        level === 3
          ? distractor('slip', signed(two), 'last')
          : distractor('slip', signed(Math.abs(a) + Math.abs(b)), 'sizes-sum'),
        distractor('slip', signed(key - 1), 'next'),
      ],
      steps: [
        step('turn', `${signed(a)} − ${bracketed(b)}`, `${signed(a)} + ${bracketed(-b)}`),
        step('add', `${signed(a)} + ${bracketed(-b)}`, signed(two)),
        level === 3 && step('again', `${signed(two)} + ${bracketed(-c)}`, signed(key)),
        level < 3 && step('check', `${signed(key)} + ${bracketed(b)}`, signed(a)),
      ],
      claims: [`(${a}) - (${b}) - (${c}) = ${key}`],
    };
  },
});

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
    const isPlain = ask !== 'degrees' || level === 3 || (Math.abs(a) <= 15 && b > 0);
    const isNear = values.every(
      (value) => value !== 0 && Math.abs(value) < 15 * Math.abs(key) && Math.abs(value) > Math.abs(key) / 15,
    );
    return (a < 0 || b < 0) && isPlain && isNear && new Set(values).size === 4 ? { ask, a, b, c } : null;
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
