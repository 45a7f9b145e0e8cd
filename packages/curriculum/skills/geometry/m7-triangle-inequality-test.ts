import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Level, type Random, rangeOfAmounts } from '../../src/kit/index.ts';
import { namedFigure } from '../../src/pictures/named-figures.ts';

const things = ['straws', 'sticks', 'tubes', 'strips', 'sketch'] as const;

type Three = readonly [number, number, number];

/** Sets of three lengths, from short to long: one that works, one too short in one pair, one flat, one far too short. */
type Params = { thing: (typeof things)[number]; fits: Three; short: Three; flat: Three; far: Three };

/** Level 1 chooses three lengths, level 2 a third length, level 3 all lengths the third side can have. */
export const m7TriangleInequalityTest = choiceSkill('m7-triangle-inequality-test', {
  version: 5,
  byHand: { levels: [3], ask: 'range', make: rangeOfAmounts },
  text: {
    range: [
      'Show all lengths the third side can have.',
      'Graph all lengths of the third side on the number line.',
      'Draw the lengths that the third side can have.',
      'Which lengths can the third side have? Show them on the number line.',
    ],
    headline: 'Can it be a triangle?',
    'ask-count':
      'The third side is a whole number of {unit}. All three together are at most {most, number} {unit}. How many different lengths can the third side have?',
    'many-lengths': '{count, number} lengths',
    'right-count': 'Each of them is long enough to close the triangle, and short enough for both limits.',
    'equal-count': 'This counts a side with which the triangle falls flat. Do its corners stand apart then?',
    'any-count': 'This counts from the shortest length on. Can a very short third side reach both ends?',
    'limit-count': 'This leaves out the limit for all three together. How much is left for the third side?',
    'other-count': 'Find the least and the greatest whole length. Then count.',
    'short-do': 'Subtract the two sides.',
    'short-why': 'The third side must be longer than this.',
    'least-do': 'Find the least whole length.',
    'least-why': 'It is the next whole number.',
    'long-do': 'Add the two sides.',
    'long-why': 'The third side must be shorter than this.',
    'room-do': 'Find what is left for the third side.',
    'room-why': 'All three together have a limit, and here it is the stricter one.',
    'count-do': 'Count from the least to the greatest.',
    'count-why': 'Both ends are counted, so it is one more than their difference.',
    straws: 'You build triangles out of drinking straws. The numbers are inches.',
    sticks: 'You make triangles out of craft sticks. The numbers are inches.',
    tubes: 'A climbing dome is made of metal tubes. The numbers are feet.',
    strips: 'You make triangles out of paper strips. Their lengths are in centimeters.',
    sketch: 'An art class draws triangles with a ruler. The lengths are in centimeters.',
    ask: 'Which of these sets of lengths makes a triangle?',
    'straws-two': 'Two straws are {x, number} and {y, number} inches long. They are two sides of a triangle.',
    'sticks-two':
      'Two craft sticks are {x, number} and {y, number} inches long. They are two sides of a triangle.',
    'tubes-two':
      'Two tubes of a climbing dome are {x, number} and {y, number} feet long. They are two sides of a triangle.',
    'strips-two':
      'Two paper strips are {x, number} and {y, number} centimeters long. They are two sides of a triangle.',
    'sketch-two': 'Two sides of a sketched triangle are {x, number} and {y, number} centimeters long.',
    'ask-third': 'Which of these lengths can the third side have?',
    'ask-all': 'Which of these gives all lengths the third side can have?',
    three: '{x, number}, {y, number} and {z, number}',
    'straws-third': '{z, plural, one {# inch} other {# inches}}',
    'sticks-third': '{z, plural, one {# inch} other {# inches}}',
    'tubes-third': '{z, plural, one {# foot} other {# feet}}',
    'strips-third': '{z, plural, one {# centimeter} other {# centimeters}}',
    'sketch-third': '{z, plural, one {# centimeter} other {# centimeters}}',
    between: 'More than {low, number} and less than {high, number}',
    closed: 'From {low, number} to {high, number}, with both ends',
    under: 'Any length that is less than {high, number}',
    over: 'Any length that is more than {low, number}',
    right: 'Any two sides together are longer than the third.',
    pair: 'Here one pair is long enough, but another pair is not. Did you add the two shortest sides?',
    equal: 'Here two sides together are just as long as the third. What shape do they make then?',
    any: 'Here two sides together are shorter than the third. Can their ends meet?',
    less: 'Think of a very short third side. Can it reach from one end to the other?',
    more: 'Think of a very long third side. Can the other two reach its ends?',
    other: 'Add the two shortest sides. Are they longer than the third?',
    'other-range': 'Compare the third side with the sum of the other two, and with their difference.',
    'add-do': 'Add the two shortest sides of each set.',
    'add-why': 'The other pairs hold the longest side, so they are long enough.',
    'compare-do': 'Compare each sum with the longest side.',
    'compare-why': 'If the sum is greater, the two ends meet in a corner.',
    'name-do': 'Name the set that is left.',
    'name-why': 'In it, the two short sides reach farther than the third.',
    'sum-do': 'Add the two sides.',
    'sum-why': 'The third side must be shorter than this.',
    'gap-do': 'Subtract the two sides.',
    'gap-why': 'The third side must be longer than this, or the ends cannot meet.',
    'fit-do': 'Choose what lies between.',
    'fit-why': 'At both ends the triangle falls flat.',
  },
  draw: ({ level, random }): Params => drawLengths(level, random),
  build({ thing, fits, short, flat, far }: Params, { level, say, step, distractor }) {
    const [x, y, z] = fits;
    const named = ([p, q, r]: Three) => ({ text: say('three', { x: p, y: q, z: r }) });
    const third = (length: number) => ({ text: say(`${thing}-third`, { z: length }) });
    const [low, high] = [y - x, x + y];
    const words = { x, y, low, high };
    if (level === 1) {
      const sets = [fits, short, flat, far].toSorted(([a, b], [c, d]) => a - c || b - d);
      return {
        words,
        question: [thing, 'ask'],
        answer: { value: 'fits', ...named(fits) },
        distractors: [
          distractor('checks-only-one-pair-of-sides', 'short', 'pair', named(short)),
          distractor('allows-two-sides-that-just-equal-the-third', 'flat', 'equal', named(flat)),
          distractor('thinks-any-three-lengths-work', 'far', 'any', named(far)),
        ],
        steps: [
          step('add', 'the four sets', sets.map(([p, q]) => `${p} + ${q} = ${p + q}`).join(', ')),
          step('compare', sets.map(([p, q, r]) => `${p + q} and ${r}`).join(', '), `only ${high} > ${z}`),
          step('name', `${high} > ${z}`, `${x}, ${y} and ${z}`),
        ],
        claims: [
          `${x} + ${y} > ${z}`,
          `${flat[0]} + ${flat[1]} = ${flat[2]}`,
          `${short[0]} + ${short[1]} < ${short[2]}`,
        ],
      };
    }
    const steps = [step('sum', `${x} + ${y}`, high), step('gap', `${y} − ${x}`, low)];
    if (level === 2) {
      return {
        words,
        question: [`${thing}-two`, 'ask-third'],
        diagram: pictureOf(fits),
        answer: { value: 'fits', ...third(z) },
        otherWrong: 'other-range',
        distractors: [
          distractor('allows-two-sides-that-just-equal-the-third', 'flat', 'equal', {
            ...third(flat[2]),
            concludes: true,
          }),
          distractor('checks-only-one-pair-of-sides', 'short', 'pair', {
            ...third(short[2]),
            work: [...steps.slice(0, 1), step('fit', `shorter than ${high}`, short[2])],
          }),
          distractor('thinks-any-three-lengths-work', 'far', 'any', {
            ...third(far[2]),
            work: [
              step('fit', `${x}, ${y} and any third length`, 'always a triangle'),
              step('fit', 'any third length', far[2]),
            ],
          }),
        ],
        steps: [...steps, step('fit', `between ${low} and ${high}`, z)],
        claims: [`${x} + ${y} > ${z}`, `${x} + ${z} > ${y}`],
      };
    }
    return {
      words,
      question: [`${thing}-two`, 'ask-all'],
      otherWrong: 'other-range',
      drawn: {
        value: `(${low}, ${high})`,
        wrong: [`[${low}, ${high}]`, `(−∞, ${high})`, `(${low}, ∞)`],
      },
      answer: 'between',
      distractors: [
        distractor('allows-two-sides-that-just-equal-the-third', 'closed', 'equal'),
        distractor('checks-only-one-pair-of-sides', 'under', 'less'),
        distractor('checks-only-one-pair-of-sides', 'over', 'more'),
      ],
      steps: [...steps, step('fit', 'the third side', `more than ${low} and less than ${high}`)],
      claims: [`${y} - ${x} = ${low}`, `${x} + ${y} = ${high}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawCount(random),
    build({ thing, x, y, most }, { say, step, distractor }) {
      const [low, room] = [y - x, most - x - y];
      const value = room - low;
      const many = (count: number) => ({ text: say('many-lengths', { count }) });
      return {
        words: { x, y, most, unit: units[thing] },
        question: [`${thing}-two`, 'ask-count'],
        answer: { value: 'count', reason: 'right-count', ...many(value) },
        otherWrong: 'other-count',
        distractors: [
          distractor('allows-two-sides-that-just-equal-the-third', 'flat', 'equal-count', many(value + 1)),
          distractor('thinks-any-three-lengths-work', 'any', 'any-count', many(room)),
          distractor('slip', 'limit', 'limit-count', many(2 * x - 1)),
        ],
        steps: [
          step('short', `${y} − ${x}`, low),
          step('least', `more than ${low}`, low + 1),
          step('long', `${x} + ${y}`, x + y),
          step('room', `${most} − ${x + y}`, room),
          step('count', `${room} − ${low + 1} + 1`, value),
        ],
        claims: [`${room} < ${x} + ${y}`, `${room} > ${low}`],
      };
    },
  },
});

function drawLengths(level: Level, random: Random): Params {
  return random.until(() => {
    const thing = random.pick(things);
    const [x, y] = [random.int(3, 9), random.int(4, 14)];
    if (x >= y) return null;
    if (level > 1) {
      const z = random.int(y - x + 1, x + y - 1);
      const flat = random.chance(50) ? x + y : y - x;
      const short = y - x - random.int(1, 2);
      const far = x + y + random.int(2, 6);
      if (short < 1 || z === x || z === y || far > 24 || flat === far) return null;
      return { thing, fits: [x, y, z], short: [x, y, short], flat: [x, y, flat], far: [x, y, far] };
    }
    const z = random.int(y, x + y - 1);
    const [p, q] = [random.int(2, 8), random.int(4, 10)];
    const [s, t] = [random.int(2, 7), random.int(5, 11)];
    const [u, v] = [random.int(2, 5), random.int(3, 7)];
    const sets = [p < q, s < t, u < v, z < 18].every(Boolean);
    if (!sets || z === y) return null;
    return {
      thing,
      fits: [x, y, z],
      short: [s, t, s + t + random.int(1, 2)],
      flat: [p, q, p + q],
      far: [u, v, u + v + random.int(4, 7)],
    };
  });
}

/** The two known sides as they leave a corner, with an open third side. */
function pictureOf([x, y]: Three): DiagramOf<'triangle'> {
  return {
    kind: 'triangle',
    ...namedFigure({
      points: [
        ['', 0, 0],
        ['', y, 0],
        ['', Math.round(x * 60) / 100, Math.round(x * 80) / 100],
      ],
      area: [0, 1, 2],
      sides: [
        [0, 1, String(y)],
        [0, 2, String(x)],
        [2, 1, null, 'dashed'],
      ],
      toScale: false,
    }),
  };
}

const units = {
  straws: 'inches',
  sticks: 'inches',
  tubes: 'feet',
  strips: 'centimeters',
  sketch: 'centimeters',
} as const;

/** Two sides and a limit for all three that is stricter than the sum of the two. */
function drawCount(random: Random) {
  return random.until(() => {
    const thing = random.pick(things);
    const [x, y] = [random.int(3, 9), random.int(4, 14)];
    const most = x + y + random.int(3, x + y - 2);
    const [low, room] = [y - x, most - x - y];
    const values = [room - low, room - low + 1, room, 2 * x - 1];
    const isOpen = low > 1 && room - low > 1 && room < x + y - 1;
    return isOpen && new Set(values).size === 4 ? { thing, x, y, most } : null;
  });
}
