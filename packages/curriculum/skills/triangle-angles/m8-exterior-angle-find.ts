import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { namedFigure, placeAt } from '../../src/pictures/named-figures.ts';

const things = ['plain', 'kite', 'roof', 'tent', 'chair', 'bridge'] as const;

/** Interior angles a and b, and the exterior angle a + b beside the third; at level 3 in x, or with two equal angles. */
type Params = {
  thing: (typeof things)[number];
  asks: 'exterior' | 'remote' | 'x' | 'equal';
  a: number;
  b: number;
  m: number;
  k: number;
};

/**
 * Level 1 shows the two angles across, level 2 goes back from the exterior angle, level 3 has equal angles or an x. The
 * stretch problem needs a second triangle.
 */
export const m8ExteriorAngleFind = numberSkill('m8-exterior-angle-find', {
  version: 5,
  form: 'angle',
  text: {
    headline: 'Use an exterior angle',
    plain: 'One side of a triangle is extended beyond a corner.',
    kite: 'A stick of a kite is a side of a triangle and sticks out beyond a corner.',
    roof: 'Three beams of a climbing frame make a triangle. One beam goes on beyond a corner.',
    tent: 'Three strips of a mosaic make a triangle. One strip goes on beyond a corner.',
    chair: 'Three paths in a park make a triangle. One path goes on beyond a corner.',
    bridge: 'Three bars of a bridge make a triangle. One bar goes on beyond a corner.',
    shown: 'The picture shows the angles.',
    'ask-shown': 'How large is the exterior angle?',
    'remote-told':
      'The exterior angle measures {e}°. One of the two interior angles across from it measures {a}°.',
    'ask-other': 'How large is the other one?',
    'equal-told': 'The exterior angle measures {e}°. The two interior angles across from it are equal.',
    'ask-each': 'How large is each of them?',
    'x-told':
      'The exterior angle measures {e}°. The two interior angles across from it measure $x$ and {mx} degrees.',
    'ask-large': 'How large is the larger of the two?',
    'two-told': 'In this triangle, the two angles across from the exterior angle measure {a}° and {b}°.',
    'second-told':
      'The exterior angle is also an angle of a second triangle, in which another angle measures {c}°.',
    'ask-last': 'How large is the third angle of the second triangle?',
    right: 'An exterior angle equals the sum of the two interior angles across from it.',
    'right-back': 'The two interior angles across from it add up to the exterior angle.',
    'right-second': 'The exterior angle is one of three angles that make {half}°.',
    adjacent: 'This is the interior angle beside it. What do the two make together?',
    'adjacent-second':
      'This puts the interior angle beside it into the second triangle. Which angle belongs there?',
    one: 'This subtracts one angle from {half}°. What do the two angles across make together?',
    'all-half': 'This shares {half}°. Which angle do the two equal angles make together?',
    inside: 'This shares the interior angle. Which angle do the two make together?',
    line: 'This subtracts from {half}°. What do the two angles across make together?',
    ninety: 'This subtracts from a right angle. What do the two angles across make together?',
    same: 'This repeats an angle you know. What do both make together?',
    whole: 'This is the exterior angle. How is it shared?',
    'x-only': 'This is $x$. Which of the two angles is larger?',
    first: 'This stops at the first triangle. What about the second one?',
    'second-only': 'This takes one angle of the second triangle only. Which angle do both triangles share?',
    sum: 'This adds the angles. What do all three angles of a triangle make?',
    other: 'Which two interior angles lie across from the exterior angle?',
    'other-make': 'What do the two interior angles across from the exterior angle make together?',
    'other-second':
      'Find the exterior angle first. Which two angles of the second triangle do you know then?',
    'see-do': 'Find the two interior angles across from the exterior angle.',
    'see-why': 'Neither of them touches it.',
    'add-do': 'Add them.',
    'add-why': 'With the third angle they make {half}°, and so does the exterior angle with it.',
    'take-do': 'Subtract the one you know from the exterior angle.',
    'take-why': 'Both together are as large as the exterior angle.',
    'half-do': 'Halve the exterior angle.',
    'half-why': 'The two are equal, and together they make it.',
    'like-do': 'Add both in $x$.',
    'like-why': 'Their sum is the exterior angle.',
    'over-do': 'Divide to find $x$.',
    'over-why': 'Both sides of the equation are divided.',
    'put-do': 'Put $x$ into the larger one.',
    'put-why': 'The question asks for an angle.',
    'check-do': 'Check it with the third interior angle.',
    'check-why': 'All three interior angles make {half}°.',
    'know-do': 'Add the two angles of the second triangle.',
    'know-why': 'The exterior angle is one of them.',
    'rest-do': 'Subtract from the angle sum.',
    'rest-why': 'All three angles make {half}°.',
    'whole-do': 'Check with all three angles of the second triangle.',
    'whole-why': 'They make {half}°.',
    final: 'It measures {value}°.',
  },
  draw: ({ level, random }): Params => drawExterior(level, random),
  build({ thing, asks, a, b, m, k }: Params, { step, distractor }) {
    const e = a + b;
    const unit = { unit: 'degrees', unitOne: 'degree' };
    const words = { a, b, e, half: 180, mx: `$${m}x$` };
    const third = 180 - e;
    if (asks === 'exterior') {
      return {
        words: { ...words, value: e },
        question: [thing, 'shown', 'ask-shown'],
        diagram: pictureOf(a, b),
        answer: { value: e, ...unit },
        distractors: takeDistractors(e, [
          distractor('uses-the-adjacent-interior-angle', third, 'adjacent'),
          distractor('subtracts-only-one-angle', 180 - a, 'one'),
          distractor('slip', Math.max(a, b), 'same'),
          distractor('slip', Math.abs(a - b), 'same'),
        ]),
        steps: [
          step('see', 'across from the exterior angle', `${a}° and ${b}°`),
          step('add', `${a} + ${b}`, e),
        ],
        claims: [`${a} + ${b} + ${third} = 180`],
      };
    }
    const value = asks === 'remote' ? b : asks === 'equal' ? e / 2 : k * m;
    const asked = {
      remote: ['remote-told', 'ask-other'],
      equal: ['equal-told', 'ask-each'],
      x: ['x-told', 'ask-large'],
    } as const;
    return {
      words: { ...words, value },
      question: [thing, ...asked[asks]],
      answer: { value, ...unit, reason: 'right-back' },
      otherWrong: 'other-make',
      distractors: takeDistractors(value, [
        asks === 'x'
          ? distractor('gives-x-instead-of-the-angle', k, 'x-only')
          : distractor('uses-the-adjacent-interior-angle', third, 'adjacent'),
        asks === 'remote'
          ? distractor('subtracts-from-a-right-angle', Math.abs(90 - a), 'ninety')
          : asks === 'x'
            ? distractor('uses-the-adjacent-interior-angle', (third * m) / (m + 1), 'inside')
            : distractor('adds-all-three-interior-angles', 90, 'all-half'),
        distractor('slip', asks === 'remote' ? 180 - a : e, asks === 'remote' ? 'line' : 'whole'),
        distractor('slip', asks === 'remote' ? e : 180 - e / 2, 'whole'),
      ]),
      steps:
        asks === 'remote'
          ? [
              step('see', 'across from the exterior angle', `${a}° and the other one`),
              step('take', `${e} − ${a}`, b),
              step('check', `${a} + ${b} + ${third}`, 180),
            ]
          : asks === 'equal'
            ? [
                step('see', 'across from the exterior angle', 'two equal angles'),
                step('half', `${e} ÷ 2`, e / 2),
                step('check', `${e / 2} + ${e / 2} + ${third}`, 180),
              ]
            : [
                step('like', `$x + ${m}x$`, `$${m + 1}x$`),
                step('over', `${e} ÷ ${m + 1}`, k),
                step('put', `${m} × ${k}`, value),
                step('check', `${k} + ${value} + ${third}`, 180),
              ],
      claims: [`${a} + ${b} = ${e}`],
    };
  },
  stretch: {
    draw({ random }) {
      return random.until(() => {
        const [a, b, c] = [random.int(20, 60), random.int(20, 60), random.int(20, 60)];
        const last = 180 - a - b - c;
        const isApart = new Set([a, b, c, last, a + b]).size === 5 && last > 15;
        return isApart ? { thing: random.pick(things), a, b, c } : null;
      });
    },
    build({ thing, a, b, c }, { step, distractor }) {
      const e = a + b;
      const value = 180 - e - c;
      return {
        words: { a, b, c, value, half: 180 },
        question: [thing, 'two-told', 'second-told', 'ask-last'],
        answer: { value, unit: 'degrees', unitOne: 'degree', reason: 'right-second' },
        otherWrong: 'other-second',
        distractors: takeDistractors(value, [
          distractor('uses-the-adjacent-interior-angle', 180 - (180 - e) - c, 'adjacent-second'),
          distractor('subtracts-only-one-angle', 180 - e, 'first'),
          distractor('slip', e + c, 'sum'),
          distractor('slip', 180 - c, 'second-only'),
        ]),
        steps: [
          step('see', 'across from the exterior angle', `${a}° and ${b}°`),
          step('add', `${a} + ${b}`, e),
          step('know', `${e} + ${c}`, e + c),
          step('rest', `180 − ${e + c}`, value),
          step('whole', `${e} + ${c} + ${value}`, 180),
        ],
        claims: [`${a} + ${b} + ${c} + ${value} = 180`],
      };
    },
  },
});

function drawExterior(level: Level, random: Random): Params {
  return random.until(() => {
    const thing = random.pick(things);
    const none = { m: 1, k: 1 };
    if (level === 3) {
      const asks = random.pick(['x', 'equal'] as const);
      const m = random.int(2, 5);
      const k = random.int(12, asks === 'x' ? Math.floor(155 / (m + 1)) : 60);
      const [a, b] = asks === 'x' ? [k, m * k] : [k + 15, k + 15];
      const third = 180 - a - b;
      return third > 20 && third !== a && third !== b && a + b !== third ? { thing, asks, a, b, m, k } : null;
    }
    const [a, b] = [random.int(32, 85), random.int(32, 85)];
    const third = 180 - a - b;
    const isApart =
      a !== b && third > 33 && third !== a + b && new Set([a, b, third, 90 - a, a + b]).size === 5;
    return isApart && Math.abs(90 - a) > 4
      ? { ...none, thing, asks: level === 1 ? 'exterior' : 'remote', a, b }
      : null;
  });
}

/** The base runs on to the right; the angle outside is open. */
function pictureOf(a: number, b: number): DiagramOf<'triangle'> {
  // The corners have names: heard without them, the exterior angle is one of the triangle.
  const base = 9;
  const third = 180 - a - b;
  // a lies at the left end of the base, b at the top.
  const side = (base * Math.sin((third * Math.PI) / 180)) / Math.sin((b * Math.PI) / 180);
  return {
    kind: 'triangle',
    ...namedFigure({
      points: [
        ['A', 0, 0],
        ['B', base, 0],
        ['C', ...placeAt(a, side)],
        ['D', base + 5, 0],
      ],
      area: [0, 1, 2],
      sides: [
        [0, 1],
        [1, 2],
        [2, 0],
        [1, 3, '', 'ray'],
      ],
      angles: [
        [0, 1, 2, `${a}°`],
        [2, 0, 1, `${b}°`],
        [1, 3, 2, null],
      ],
    }),
  };
}
