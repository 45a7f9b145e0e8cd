import { type Level, markOnLine, numberSkill, type Random } from '../../src/kit/index.ts';
import { bracketed } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { isReached, type ZeroScene, zeroScenes } from '../../src/scenes/zero-scenes.ts';

/** `bare` asks for the sum without a situation; `c` is zero unless there are three numbers. */
type Params = { scene: ZeroScene; bare: boolean; a: number; b: number; c: number };

/** Level 1 has two small numbers, level 2 up to thirty, level 3 three numbers. */
export const m7IntegerSum = numberSkill('m7-integer-sum', {
  version: 5,
  byHand: { levels: [1, 2], ask: 'hand-mark', make: markOnLine },
  form: 'integer',
  scenes: [zeroScenes],
  text: {
    headline: 'Add signed numbers',
    find: 'Find the sum {sum}.',
    three: 'Add the three numbers: {sum}.',
    right: 'The signs tell in which direction each number moves.',
    'adds-sizes':
      'This adds {p, number} and {q, number}, though the signs differ. Do the two numbers work together or against each other?',
    'adds-turned':
      'This adds {p, number} and {q, number} and then changes the sign. Do the two numbers work together or against each other?',
    'adds-plain':
      'This adds {p, number} and {q, number} as if both were positive. Do the two numbers work together or against each other?',
    'takes-turned':
      'This takes the difference of {p, number} and {q, number}, and it has the sign of neither of the two. Do the two numbers work together or against each other?',
    'takes-sizes':
      'This takes the difference of {p, number} and {q, number}, though the signs agree. Do the two numbers work together or against each other?',
    sign: 'The size fits. Which of the two numbers is farther from zero, and what is its sign?',
    'sign-first': 'Look at the first two numbers. Which of them is farther from zero, and what is its sign?',
    'sign-same-first': 'The first two numbers lie on one side of zero. On which side is their sum?',
    'sign-same': 'The size fits. Both numbers lie on one side of zero. On which side is their sum?',
    last: 'This leaves the last number out. What does that one do to the sum?',
    other: 'Compare the signs first. Then decide whether to add or subtract the distances from zero.',
    'signs-do': 'Compare the signs of the two numbers.',
    'signs-first': 'Compare the signs of the first two numbers.',
    'agree-why': 'When signs agree, the distances from zero are added.',
    'differ-why': 'When signs differ, the smaller distance is subtracted from the larger one.',
    'size-do': 'Find the size of the sum.',
    'size-why': 'It is the distance of the sum from zero.',
    'sign-do': 'Write the sign.',
    'sign-why': 'The number that is farther from zero gives its sign.',
    'sign-both': 'Both numbers have this sign, so the sum has it, too.',
    'third-do': 'Add the third number.',
    'third-why': 'Numbers can be added one after the other.',
    final: 'The sum is {key}.',
    'final-now': 'The number is {key}.',
    'far-diver':
      'A diver moves by {a} feet, then by {b} feet, then by {c} feet. Now the diver is at {e} feet, measured from a ledge. At how many feet was the diver at first?',
    'far-robot':
      'A robot on a number line makes the moves {a}, {b} and {c}. It stops at {e}. At which number did it start?',
    'far-score':
      'In three rounds, a player gets {a}, {b} and {c} points. Then the score is {e}. What was the score before these rounds?',
    'far-cold':
      'From hour to hour, the temperature changes by {a}, {b} and {c} degrees. Then it is {e} degrees. How many degrees was it before these changes?',
    'right-far': 'The way back is the opposite of all the moves together.',
    'far-forth': 'This makes the moves once more. Do you look for where it ends or where it began?',
    'far-last': 'This undoes only the last move. What about the two before it?',
    'far-sign': 'This has the opposite sign. On which side of zero was the start?',
    'other-far': 'Put the three moves together. Then work backward from {e}.',
    'two-do': 'Add the first two moves.',
    'two-why': 'One after the other, they make one move.',
    'all-do': 'Add the third move.',
    'all-why': 'Now all of them are one move.',
    'back-do': 'Take the opposite.',
    'back-why': 'This move leads back.',
    'start-do': 'Add it to the number at the end.',
    'start-why': 'From the end, the way back leads to the start.',
    'check-do': 'Check: go forward from there.',
    'check-why': 'It must end at {e}.',
    'far-diver-final': 'At first, the diver was at {size, plural, one {{key} foot} other {{key} feet}}.',
    'far-robot-final': 'It started at {key}.',
    'far-score-final':
      'The score before these rounds was {size, plural, one {{key} point} other {{key} points}}.',
    'far-cold-final':
      'Before these changes, it was {size, plural, one {{key} degree} other {{key} degrees}}.',
  },
  draw: ({ level, random }): Params => drawNumbers(level, random),
  build({ scene, bare, a, b, c }: Params, { level, say, step, distractor }) {
    const two = a + b;
    const key = two + c;
    const [p, q] = [Math.abs(a), Math.abs(b)];
    const agree = a * b > 0;
    const sum = `${signed(a)} + ${bracketed(b)}${level === 3 ? ` + ${bracketed(c)}` : ''}`;
    const { key: name } = scene;
    const move = (by: number) => say(`${name}-${by < 0 ? 'down' : 'up'}`, { n: Math.abs(by) });
    const wrongSize = agree ? Math.sign(a) * Math.abs(p - q) : Math.sign(a) * (p + q);
    const signs = step(
      'signs',
      `${signed(a)} and ${signed(b)}`,
      agree ? 'the signs agree' : 'the signs differ',
      { do: level === 3 ? 'signs-first' : 'signs-do', why: agree ? 'agree-why' : 'differ-why' },
    );
    const apart = `${Math.max(p, q)} − ${Math.min(p, q)}`;
    // Whoever takes the wrong size still gives it the sign of the first number.
    const work = [
      signs,
      step('size', agree ? apart : `${p} + ${q}`, Math.abs(wrongSize)),
      step('sign', `the size ${Math.abs(wrongSize)}, the sign of ${signed(a)}`, signed(wrongSize), {
        do: 'sign-do',
        why: 'sign-both',
      }),
      level === 3 && step('third', `${signed(wrongSize)} + ${bracketed(c)}`, signed(wrongSize + c)),
    ];
    return {
      words: { sum, p, q, key: signed(key) },
      finalAnswer: bare ? 'final' : 'final-now',
      question: bare
        ? level === 3
          ? 'three'
          : 'find'
        : [
            `${name}-zero`,
            say(`${name}-${a < 0 ? 'below' : 'above'}`, { n: p }),
            move(b),
            level === 3 && move(c),
            `${name}-now`,
          ],
      answer: signed(key),
      distractors: [
        agree
          ? distractor('subtracts-absolute-values-when-signs-agree', signed(wrongSize + c), 'takes-sizes', {
              work,
            })
          : distractor('adds-absolute-values-when-signs-differ', signed(wrongSize + c), 'adds-sizes', {
              work,
            }),
        agree || p > q
          ? distractor('uses-the-wrong-sign', signed(-two + c), signOf(agree, level))
          : distractor('uses-the-sign-of-the-first-number', signed(-two + c), signOf(false, level)),
        level === 3 && distractor('slip', signed(two), 'last'),
        distractor(
          'slip',
          signed(-wrongSize + c),
          agree ? 'takes-turned' : wrongSize < 0 ? 'adds-plain' : 'adds-turned',
        ),
      ],
      steps: [
        signs,
        step('size', agree ? `${p} + ${q}` : apart, Math.abs(two)),
        step('sign', `${signed(a)} + ${bracketed(b)}`, signed(two), {
          do: 'sign-do',
          why: agree ? 'sign-both' : 'sign-why',
        }),
        level === 3 && step('third', `${signed(two)} + ${bracketed(c)}`, signed(key)),
      ],
      claims: [`(${a}) + (${b}) + (${c}) = ${key}`],
    };
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, a, b, c, start }: Far, { step, distractor }) {
      const all = a + b + c;
      const e = start + all;
      return {
        words: {
          a: signed(a),
          b: signed(b),
          c: signed(c),
          e: signed(e),
          key: signed(start),
          size: Math.abs(start),
        },
        question: ask,
        answer: { value: signed(start), reason: 'right-far' },
        distractors: [
          distractor('moves-in-the-wrong-direction', signed(e + all), 'far-forth'),
          distractor('applies-only-the-first-step', signed(e - c), 'far-last'),
          distractor('slip', signed(-start), 'far-sign'),
        ],
        otherWrong: 'other-far',
        steps: [
          step('two', `${signed(a)} + ${bracketed(b)}`, signed(a + b)),
          step('all', `${signed(a + b)} + ${bracketed(c)}`, signed(all)),
          step('back', `the opposite of ${signed(all)}`, signed(-all)),
          step('start', `${signed(e)} + ${bracketed(-all)}`, signed(start)),
          step('check', `${signed(start)} + ${bracketed(all)}`, signed(e)),
        ],
        finalAnswer: `${ask}-final`,
        claims: [`(${start}) + (${a}) + (${b}) + (${c}) = ${e}`],
      };
    },
  },
});

/** Three moves from a start that is asked for. */
type Far = {
  ask: 'far-diver' | 'far-robot' | 'far-score' | 'far-cold';
  a: number;
  b: number;
  c: number;
  start: number;
};

/** After the first two numbers a third one comes at level 3, so the size alone is not the answer there. */
function signOf(agree: boolean, level: Level) {
  if (level === 3) return agree ? 'sign-same-first' : 'sign-first';
  return agree ? 'sign-same' : 'sign';
}

function drawFar(random: Random): Far {
  return random.until(() => {
    const ask = random.pick(['far-diver', 'far-robot', 'far-score', 'far-cold'] as const);
    const most = ask === 'far-cold' ? 9 : 20;
    const number = (): number => random.int(2, most) * (random.chance(50) ? 1 : -1);
    const [a, b, c, start] = [number(), number(), number(), number()];
    const all = a + b + c;
    const [e, forth, last] = [start + all, start + 2 * all, start + a + b];
    const ways = [start, forth, last, -start];
    const isNear = ways.every(
      (way) => way !== 0 && Math.abs(way) < 12 * Math.abs(start) && Math.abs(way) > Math.abs(start) / 12,
    );
    const isMixed = Math.min(a, b, c) < 0 && Math.max(a, b, c) > 0 && all !== 0 && e !== 0 && a + b !== 0;
    const isPlural = ![a, b, c, e].some((one) => Math.abs(one) === 1);
    const isWet = ask !== 'far-diver' || (start < 20 && start !== 0);
    return isMixed && isNear && isWet && isPlural && new Set(ways).size === 4
      ? { ask, a, b, c, start }
      : null;
  });
}

function drawNumbers(level: Level, random: Random): Params {
  const scene = random.pick(zeroScenes.list);
  const bare = random.chance(40);
  const most = level === 1 ? 12 : scene.key === 'lift' && !bare ? 9 : 30;
  return random.until(() => {
    const turn = (): number => (random.chance(50) ? 1 : -1);
    const [a, b] = [turn() * random.int(2, most), turn() * random.int(2, most)];
    const c = level === 3 ? turn() * random.int(2, most) : 0;
    const [two, p, q] = [a + b, Math.abs(a), Math.abs(b)];
    const wrong = a * b > 0 ? Math.abs(p - q) : p + q;
    const key = two + c;
    const values = [key, wrong * Math.sign(a) + c, -two + c, level === 3 ? two : -wrong * Math.sign(a) + c];
    const isNear = values.every(
      (value) => value !== 0 && Math.abs(value) < 15 * Math.abs(key) && Math.abs(value) > Math.abs(key) / 15,
    );
    const isTrue = bare || isReached(scene, [a, two, key]);
    return (a < 0 || b < 0) && isTrue && two !== 0 && isNear && new Set(values).size === 4
      ? { scene, bare, a, b, c }
      : null;
  });
}
