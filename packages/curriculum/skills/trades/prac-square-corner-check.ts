import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill } from '../../src/kit/index.ts';
import { flatFigure } from '../../src/pictures/flat-figures.ts';

/** Sides `a` and `b` with the diagonal `c` of a square corner, all times `times`; the measured one is off by `off` tenths. */
type Params = { scene: (typeof scenes)[number]; a: number; b: number; c: number; off: number };

const scenes = ['deck', 'frame', 'floor', 'bed', 'wall', 'shed'] as const;
const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [6, 8, 10],
  [9, 12, 15],
  [7, 24, 25],
  [12, 16, 20],
  [10, 24, 26],
] as const;

/** Level 1 has whole sides and a picture, level 2 a small difference, level 3 sides in feet and a diagonal in inches. */
export const pracSquareCornerCheck = choiceSkill('prac-square-corner-check', {
  version: 2,
  text: {
    headline: 'Is the corner square?',
    deck: 'A deck has sides of {a} and {b} ft. Its diagonal measures {d} {unit}.',
    frame: 'A frame has sides of {a} and {b} ft. Its diagonal measures {d} {unit}.',
    floor: 'A floor has sides of {a} and {b} ft. Its diagonal measures {d} {unit}.',
    bed: 'A raised bed has sides of {a} and {b} ft. Its diagonal measures {d} {unit}.',
    wall: 'A wall has sides of {a} and {b} ft. Its diagonal measures {d} {unit}.',
    shed: 'The base of a shed has sides of {a} and {b} ft. Its diagonal measures {d} {unit}.',
    ask: 'Are its corners square?',
    yes: 'Yes, {c} {unit} fits exactly.',
    long: 'No, the diagonal is {miss} {unit} too long.',
    short: 'No, the diagonal is {miss} {unit} too short.',
    'right-yes': 'The squares of both sides add up to the square of the diagonal.',
    'right-no': 'For a square corner, the squares of both sides add up to the square of the diagonal.',
    sum: 'This adds the sides. Is the diagonal as long as both of them together?',
    longer: 'This compares with the longer side. Which side of the right triangle is the diagonal?',
    root: 'This leaves the square as it is. What has to be done after adding the squares?',
    fits: 'This takes the measured diagonal for the right one. What should it be?',
    turned: 'The difference fits. Is the measured diagonal longer or shorter than it should be?',
    other: 'Find the diagonal of a square corner with both sides. Then compare.',
    'square-do': 'Square both sides and add.',
    'square-why': 'In a right triangle this gives the square of the diagonal.',
    'root-do': 'Take the square root.',
    'root-why': 'It gives the diagonal of a square corner.',
    'inches-do': 'Change it to inches.',
    'inches-why': 'Both diagonals need one unit.',
    'compare-do': 'Compare with the measured diagonal.',
    'compare-why':
      'If it is longer, the corner is wider than a square one. If it is shorter, the corner is narrower.',
  },
  draw({ level, random }): Params {
    const [p, q, r] = random.pick(triples);
    const [a, b] = random.chance(50) ? [p, q] : [q, p];
    const off = random.chance(25)
      ? 0
      : random.pick([-1, 1]) * (level === 1 ? 5 * random.int(1, 2) : random.int(1, 9));
    const drawn = level === 3 ? 10 * Math.sign(off) * Math.ceil(Math.abs(off) / 2) : off;
    // A diagonal as long as a side would say the same in two ways.
    return { scene: random.pick(scenes), a, b, c: r, off: r + drawn / 10 <= Math.max(p, q) ? -drawn : drawn };
  },
  build({ scene, a, b, c, off }: Params, { level, say, step, distractor }) {
    const inches = level === 3;
    const scale = inches ? 12 : 1;
    const right = c * scale;
    const measured = Number((right + off / 10).toFixed(1));
    const unit = inches ? 'in' : 'ft';
    const words = { a, b, d: String(measured), unit };
    const verdict = (expected: number) => {
      const miss = Number(Math.abs(measured - expected).toFixed(1));
      const key = miss === 0 ? 'yes' : measured > expected ? 'long' : 'short';
      return say(key, { miss: String(miss), c: String(expected), unit });
    };
    const square = a * a + b * b;
    const result = off === 0 ? 'equal' : off > 0 ? 'too long' : 'too short';
    return {
      words,
      question: [scene, 'ask'],
      diagram: level === 1 ? pictureOf(a, b) : null,
      answer: { value: 'right', text: verdict(right), reason: off === 0 ? 'right-yes' : 'right-no' },
      distractors: [
        distractor('adds-the-sides', 'sum', 'sum', verdict((a + b) * scale)),
        distractor(
          'compares-the-diagonal-with-the-longer-side',
          'longer',
          'longer',
          verdict(Math.max(a, b) * scale),
        ),
        off === 0
          ? distractor('forgets-the-square-root', 'root', 'root', verdict(square * scale))
          : distractor('slip', 'fits', 'fits', verdict(measured)),
      ],
      steps: [
        step('square', `${a * a} + ${b * b}`, square),
        step('root', `the square ${square}`, `${c} ft`),
        inches ? step('inches', `${c} · 12`, right) : null,
        step('compare', `${measured} ${unit} and ${right} ${unit}`, result),
      ],
      claims: [`${a}^2 + ${b}^2 = ${c}^2`],
    };
  },
});

/** The rectangle with its diagonal, whose length is to be checked. */
function pictureOf(a: number, b: number): DiagramOf<'polygon'> {
  const [wide, high] = [Math.max(a, b), Math.min(a, b)];
  return {
    kind: 'polygon',
    ...flatFigure({
      corners: [
        [0, 0],
        [wide, 0],
        [wide, high],
      ],
      labels: [`${wide} ft`, `${high} ft`],
    }),
  };
}
