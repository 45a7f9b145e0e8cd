import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { bracketed } from '../../src/numbers/linear-sides.ts';
import { numberLineOf, signed } from '../../src/numbers/signed-numbers.ts';
import { isReached, type ZeroScene, zeroScenes } from '../../src/scenes/zero-scenes.ts';

/** It begins at `start`; at level 2 and 3 it moves by `first` and by `second`. */
type Params = { scene: ZeroScene; start: number; first: number; second: number };

/** Level 1 goes back to zero, level 2 back to the start after one change, level 3 after two. */
export const m7ZeroSumContext = numberSkill('m7-zero-sum-context', {
  version: 7,
  form: 'integer',
  scenes: [zeroScenes],
  text: {
    headline: 'Undo a change',
    'headline-far': 'Make a sum of zero',
    'to-zero': 'Which signed number tells the change that leads back to zero?',
    'to-start': 'Which signed number tells a second change that undoes the first one?',
    'to-start-both': 'Which signed number tells the one change that undoes both of these changes?',
    right: 'Together with what it undoes, this change makes zero.',
    same: 'This goes the same way as before. Does that lead back or farther away?',
    double: 'This goes back two times as far. Where do you end?',
    size: 'This tells how far, but in the other direction. Which sign stands for the way back?',
    last: 'This undoes only the last change. What about the first one?',
    home: 'This leads all the way back to zero. How large was the change that has to be undone?',
    next: 'This is off by one. How far is it back?',
    other: 'Write the change as a signed number. Which number makes a sum of zero with it?',
    'write-do': 'Write the change as a signed number.',
    'place-do': 'Write the place as a signed number.',
    'write-why': 'The sign tells the direction.',
    'both-do': 'Put the two changes together.',
    'both-why': 'One after the other, they make one change.',
    'opposite-do': 'Take the opposite.',
    'opposite-why': 'A number and its opposite have a sum of zero.',
    'check-do': 'Check: add the two numbers.',
    'check-why': 'Opposites make zero.',
    final: 'The change is {key}.',
    'far-tank':
      'In a week, the water in a tank should come back to where it was. From Monday to Wednesday, it changes by {a}, {b} and {c} inches. On two more days, it changes by the same number. Which number has to be the change on each of them?',
    'far-quiz':
      'In five rounds of a quiz, a team gets zero points in all. The first three rounds bring {a}, {b} and {c} points. The last two rounds bring the same number of points each. What is that number?',
    'far-cards':
      'Five number cards have a sum of zero. Three of them show {a}, {b} and {c}. The other two show the same number. Which one?',
    'far-lift':
      'An elevator makes five rides and ends where it began. Three rides are {a}, {b} and {c} floors. The other two are equal. Which signed number of floors is each of them?',
    'right-far': 'This number twice and the first three together make zero.',
    'far-same': 'This has the opposite sign. Does it cancel the first three numbers or add to them?',
    'far-whole': 'This is what is missing in all. How many equal parts does it come in?',
    'far-part': 'This leaves out the last of the three numbers. What do all three make together?',
    'other-far': 'Add the three known numbers. How much is missing for a sum of zero? Share that evenly.',
    'sum-do': 'Add the first two numbers.',
    'sum-why': 'The sum of three numbers is found two at a time.',
    'third-do': 'Add the third number.',
    'third-why': 'Now all known numbers are in one sum.',
    'half-do': 'Share it between the two equal numbers.',
    'half-why': 'Each of them is half of what is missing.',
    'end-do': 'Check: add all of it.',
    'end-why': 'The sum must be zero.',
    'final-far': 'Each of the two is {key}.',
  },
  draw: ({ level, random }): Params => drawMoves(level, random),
  build({ scene, start, first, second }: Params, { level, say, step, distractor }) {
    const change = level === 1 ? start : first + second;
    const key = -change;
    const { key: name } = scene;
    const move = (by: number) => say(`${name}-${by < 0 ? 'down' : 'up'}`, { n: Math.abs(by) });
    return {
      words: { key: signed(key) },
      question: [
        `${name}-zero`,
        say(`${name}-${start < 0 ? 'below' : 'above'}`, { n: Math.abs(start) }),
        level > 1 && move(first),
        level > 2 && move(second),
        level === 1 ? 'to-zero' : level === 2 ? 'to-start' : 'to-start-both',
      ],
      diagram: level === 1 ? lineOf(start) : null,
      answer: signed(key),
      distractors: [
        distractor('repeats-the-same-change', signed(change), 'same'),
        distractor('gives-double-the-change', signed(2 * key), 'double'),
        level === 3
          ? distractor('slip', signed(-second), 'last')
          : level === 2 && distractor('slip', signed(-(start + first)), 'home'),
        distractor('slip', signed(key + Math.sign(key)), 'next'),
      ],
      steps: [
        level < 3
          ? step('write', level === 1 ? 'the place' : 'the change', signed(change), {
              do: level === 1 ? 'place-do' : 'write-do',
            })
          : step('both', `${signed(first)} + ${bracketed(second)}`, signed(change)),
        step('opposite', `the opposite of ${signed(change)}`, signed(key)),
        step('check', `${signed(change)} + ${bracketed(key)}`, 0),
      ],
      claims: [`${change} + (${key}) = 0`],
    };
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, a, b, c }: Far, { step, distractor }) {
      const sum = a + b + c;
      const key = -sum / 2;
      return {
        words: { a: signed(a), b: signed(b), c: signed(c), key: signed(key) },
        headline: 'headline-far',
        question: ask,
        answer: { value: signed(key), reason: 'right-far' },
        distractors: [
          distractor('repeats-the-same-change', signed(-key), 'far-same'),
          distractor('gives-double-the-change', signed(2 * key), 'far-whole'),
          distractor('slip', signed(-(a + b) / 2), 'far-part'),
        ],
        otherWrong: 'other-far',
        steps: [
          step('sum', `${signed(a)} + ${bracketed(b)}`, signed(a + b)),
          step('third', `${signed(a + b)} + ${bracketed(c)}`, signed(sum)),
          step('opposite', `the opposite of ${signed(sum)}`, signed(-sum)),
          step('half', `${signed(-sum)} ÷ 2`, signed(key)),
          step('end', `${signed(sum)} + ${bracketed(key)} + ${bracketed(key)}`, 0),
        ],
        finalAnswer: 'final-far',
        claims: [`(${a}) + (${b}) + (${c}) + 2 * (${key}) = 0`],
      };
    },
  },
});

/** Three changes, and two equal ones that make zero with them. */
type Far = { ask: 'far-tank' | 'far-quiz' | 'far-cards' | 'far-lift'; a: number; b: number; c: number };

function drawFar(random: Random): Far {
  return random.until(() => {
    const ask = random.pick(['far-tank', 'far-quiz', 'far-cards', 'far-lift'] as const);
    const number = (): number => random.int(2, ask === 'far-lift' ? 9 : 20) * (random.chance(50) ? 1 : -1);
    const [a, b, c] = [number(), number(), number()];
    const key = -(a + b + c) / 2;
    const part = -(a + b) / 2;
    const isMixed = Math.min(a, b, c) < 0 && Math.max(a, b, c) > 0;
    const isNear = Math.abs(part) < 12 * Math.abs(key) && Math.abs(part) > Math.abs(key) / 12;
    const isWhole = Number.isInteger(key) && Number.isInteger(part) && Math.abs(key) > 1;
    return isMixed && isWhole && isNear && Math.abs(part) !== Math.abs(key) && part !== 2 * key
      ? { ask, a, b, c }
      : null;
  });
}

function drawMoves(level: Level, random: Random): Params {
  const scene = random.pick(zeroScenes.list);
  return random.until(() => {
    const turn = (): number => (random.chance(50) ? 1 : -1);
    const most = scene.key === 'lift' ? 9 : 40;
    const [start, first] = [turn() * random.int(2, most), turn() * random.int(2, most)];
    const second = level === 3 ? -Math.sign(first) * random.int(2, most) : 0;
    const change = level === 1 ? start : first + second;
    const values = [-change, change, -2 * change, level === 3 ? -second : -(start + first)];
    const isNear = values.every((value) => Math.abs(value) > 1 && Math.abs(value) < 15 * Math.abs(change));
    const isTrue = isReached(scene, level === 1 ? [start] : [start, start + first, start + first + second]);
    return isNear && isTrue && (level === 1 || new Set(values).size === 4)
      ? { scene, start, first, second }
      : null;
  });
}

/** The point and zero, with as much space on the other side. */
function lineOf(start: number) {
  const step = Math.abs(start) > 18 ? 5 : 1;
  const reach = step * Math.ceil((Math.abs(start) + 2) / step);
  return numberLineOf({
    min: -reach,
    max: reach,
    step,
    labelStep: step * 100,
    points: [{ at: start, label: signed(start) }],
  });
}
