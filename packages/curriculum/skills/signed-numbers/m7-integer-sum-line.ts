import { type Level, markOnLine, numberSkill, type Random } from '../../src/kit/index.ts';
import { bracketed } from '../../src/numbers/linear-sides.ts';
import { numberLineOf, signed } from '../../src/numbers/signed-numbers.ts';
import { lowestFloor } from '../../src/scenes/zero-scenes.ts';

const asks = ['arrows', 'robot', 'elevator', 'frost', 'game', 'from'] as const;

/**
 * Arrows from zero, one after the other; `c` is zero unless there are three. Under `from` no arrow is drawn: the second
 * number is told as a distance and a direction from the first.
 */
type Params = { ask: (typeof asks)[number]; a: number; b: number; c: number };

/** Level 1 has short arrows, level 2 a longer line, level 3 three arrows. */
export const m7IntegerSumLine = numberSkill('m7-integer-sum-line', {
  version: 5,
  byHand: { levels: [1, 2, 3], ask: 'hand-mark', make: markOnLine },
  form: 'integer',
  text: {
    headline: 'Read a sum on a number line',
    arrows: 'Each arrow stands for a number. What is the sum that the arrows show?',
    robot: 'A robot starts at zero. The arrows show its moves. At which number does it stop?',
    elevator: 'An elevator starts at floor zero. The arrows show its trips. At which floor does it end?',
    frost:
      'It is zero degrees. The arrows show how the temperature changes. How many degrees is it at the end?',
    game: 'A game begins with zero points. The arrows show each round. What is the score at the end?',
    from: 'The sum {a} + $q$ lies {way} to the {side} of {a}. Which number is this sum?',
    'arrows-three': 'Three arrows stand for three numbers. What is the sum that they show?',
    'from-three': 'Three arrows stand for the numbers $p$, $q$ and $r$. What is $p + q + r$?',
    'robot-three': 'A robot starts at zero. The arrows show its three moves. At which number does it stop?',
    'elevator-three':
      'An elevator starts at floor zero. The arrows show its three trips. At which floor does it end?',
    'frost-three': 'It is zero degrees. The arrows show three changes. How many degrees is it at the end?',
    'game-three':
      'A game begins with zero points. The arrows show its three rounds. What is the score at the end?',
    right: 'Each arrow begins where the one before ends, and the last one ends at the sum.',
    zero: 'This starts the last arrow at zero. Where does it begin?',
    direction: 'This follows the last arrow in the other direction. Where does its tip point?',
    sizes: 'This adds the lengths of the arrows. Do all of them point the same way?',
    start: 'This is where the last arrow begins. Where does it end?',
    other: 'Start at zero. Follow one arrow after the other and look where the last tip is.',
    'first-do': 'Follow the first arrow from zero.',
    'first-why': 'It ends at the first number.',
    'second-do': 'Go on with the second arrow.',
    'second-why': 'It begins where the first one ends.',
    'third-do': 'Go on with the third arrow.',
    'third-why': 'It begins where the second one ends.',
    'check-do': 'Check: follow the last arrow backward.',
    'check-why': 'This leads to the tip of the arrow before.',
    'from-zero': 'This goes that far from zero. From which number is the distance measured?',
    'from-direction': 'This goes in the other direction. On which side of {a} does the sum lie?',
    'from-start': 'This is where the way begins. Where does it end?',
    'from-other': 'Start at {a}. Which way do you go, and how far?',
    'right-from': 'The number that is added tells how far the sum lies from {a}, and on which side.',
    'q-do': 'Write the number that is added.',
    'q-why': 'Its distance from zero tells how far to go, and its sign tells the direction.',
    'go-do': 'Start at {a} and go that way.',
    'go-why': 'The sum lies that far from the first number.',
    'back-do': 'Check: go the same way back.',
    'back-why': 'This leads to the first number again.',
    'from-end': 'The sum is {key}.',
    'arrows-end': 'The sum is {key}.',
    'robot-end': 'It stops at {key}.',
    'elevator-end': 'It ends at floor {key}.',
    'frost-end': 'At the end, it is {size, plural, one {{key} degree} other {{key} degrees}}.',
    'game-end': 'The score is {key}.',
  },
  draw: ({ level, random }): Params => drawArrows(level, random),
  build({ ask, a, b, c }: Params, { level, step, distractor }) {
    const middle = a + b;
    const key = middle + c;
    const last = level === 3 ? c : b;
    const before = level === 3 ? middle : a;
    const isFrom = ask === 'from' && level < 3;
    return {
      words: {
        key: signed(key),
        size: Math.abs(key),
        a: signed(a),
        way: Math.abs(b),
        side: b < 0 ? 'left' : 'right',
      },
      finalAnswer: `${ask}-end`,
      question: level === 3 ? `${ask}-three` : ask,
      diagram: isFrom ? pointOf(a, [a, key]) : lineOf([a, b, c].slice(0, level === 3 ? 3 : 2)),
      answer: { value: signed(key), reason: isFrom ? 'right-from' : 'right' },
      otherWrong: isFrom ? 'from-other' : 'other',
      distractors: [
        distractor('starts-the-second-arrow-at-zero', signed(last), isFrom ? 'from-zero' : 'zero'),
        distractor(
          'moves-in-the-wrong-direction',
          signed(before - last),
          isFrom ? 'from-direction' : 'direction',
        ),
        distractor('slip', signed(before), isFrom ? 'from-start' : 'start'),
        !isFrom && distractor('slip', signed(Math.abs(a) + Math.abs(b) + Math.abs(c)), 'sizes'),
      ],
      steps: isFrom
        ? [
            step('q', '$q$', signed(b)),
            step('go', `${signed(a)} + ${bracketed(b)}`, signed(key)),
            level === 2 &&
              step('check', `${signed(key)} − ${bracketed(b)}`, signed(a), {
                do: 'back-do',
                why: 'back-why',
              }),
          ]
        : [
            step('first', `0 + ${bracketed(a)}`, signed(a)),
            step('second', `${signed(a)} + ${bracketed(b)}`, signed(middle)),
            level === 3 && step('third', `${signed(middle)} + ${bracketed(c)}`, signed(key)),
            level === 2 && step('check', `${signed(key)} − ${bracketed(b)}`, signed(a)),
          ],
      claims: [`(${a}) + (${b}) + (${c}) = ${key}`],
    };
  },
});

function drawArrows(level: Level, random: Random): Params {
  const most = level === 1 ? 8 : level === 2 ? 14 : 9;
  return random.until(() => {
    const ask = random.pick(asks);
    const turn = (): number => (random.chance(50) ? 1 : -1);
    const [a, b] = [turn() * random.int(2, most), turn() * random.int(2, most)];
    const c = level === 3 ? turn() * random.int(2, most) : 0;
    const [key, middle] = [a + b + c, a + b];
    const [last, before] = level === 3 ? [c, middle] : [b, a];
    const ends = [a, middle, key].every((end) => Math.abs(end) <= (level === 2 ? 18 : 12));
    const isBuilt = ask !== 'elevator' || Math.min(a, middle, key) >= -lowestFloor;
    const turns = (level === 1 && ask !== 'from') || a < 0 || b < 0 || c < 0;
    const values = [key, last, before - last, before];
    const isFair =
      new Set(values).size === 4 &&
      values.every((value) => value !== 0 && Math.abs(value) < 16 * Math.abs(key));
    return ends && isBuilt && turns && middle !== 0 && isFair ? { ask, a, b, c } : null;
  });
}

/** The arrows above the line, each with its number. */
function lineOf(parts: readonly number[]) {
  const reach =
    parts.length === 2 &&
    [...parts, parts.reduce((sum, part) => sum + part, 0)].some((part) => Math.abs(part) > 12)
      ? 20
      : 12;
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part, 0));
  return numberLineOf({
    min: -reach,
    max: reach,
    labelStep: reach / 4,
    jumps: parts.map((part, index) => ({
      from: starts[index] ?? 0,
      to: (starts[index] ?? 0) + part,
      label: part < 0 ? signed(part) : `+${part}`,
    })),
  });
}

/** The first number alone, on a line that reaches the sum as well. */
function pointOf(at: number, all: readonly number[]) {
  const reach = all.some((part) => Math.abs(part) > 12) ? 20 : 12;
  return numberLineOf({ min: -reach, max: reach, labelStep: reach / 4, points: [{ at, label: signed(at) }] });
}
