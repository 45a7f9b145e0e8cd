import { type Level, numberSkill, plotCorners, type Random, takeDistractors } from '../../src/kit/index.ts';
import { isShort } from '../../src/numbers/linear-sides.ts';
import { pointText } from '../../src/pictures/plane-around.ts';
import { drawnLength, type ScaleScene, scaleScenes } from '../../src/scenes/shapes/scale-scenes.ts';

/**
 * One small unit stands for `p` large ones at first and for `q` later; the lengths drawn are `d` and `e`. A rectangle that
 * is drawn anew is `wide` at first, and its corner A comes to `at`.
 */
type Params = {
  scene: ScaleScene;
  p: number;
  q: number;
  d: number;
  e: number;
  wide: number | null;
  at: readonly [number, number];
};

/** Level 1 has whole lengths and a picture, level 2 other ones or a plan to draw, level 3 asks for the new scale. */
export const m7ScaleRedraw = numberSkill('m7-scale-redraw', {
  version: 6,
  byHand: { levels: [2], ask: 'draw-it', share: 100 },
  form: 'measure',
  scenes: [scaleScenes],
  text: {
    'draw-it':
      'It is a rectangle, first {wide, number} {small} wide. Draw the second: A at {ca}, long AB to the right, AD up. One unit is one {smallOne}.',
    'right-draw': 'Both sides follow the new scale, so the shape stays.',
    'other-draw': 'Find both sides at the new scale. Then go to the right and up from A.',
    'old-draw': 'This has the size of the first drawing. What changes when the scale is a new one?',
    'adds-draw': 'This changes both sides by {gap, number}. Does the shape stay the same then?',
    'other-do': 'Do the same with the short side.',
    'other-why': 'Both sides follow the same scales.',
    'corners-do': 'Go from A to the other corners.',
    'corners-why': 'B lies to the right, D lies up, and C lies above B.',
    'final-draw': 'The corners are A {ca}, B {cb}, C {cc} and D {cd}.',
    headline: 'Change the scale',
    right: 'The real length is the same under both scales.',
    old: 'This keeps a number that belongs to the first scale. What changes when the scale is a new one?',
    real: 'This is the real length. What does the question ask for?',
    inverts:
      'This changes the length in the other direction. Does one {smallOne} stand for more or for less now?',
    'inverts-scale':
      'This changes the scale in the other direction. Does one {smallOne} stand for more or for less now?',
    adds: 'This changes the length by the difference of {b} and {q}. What stays the same under both scales?',
    turned:
      'This changes the length by as much as the number of the scale changes. Does a scale add, or does it multiply?',
    'adds-scale':
      'This changes the scale by the difference of {d} and {e}. What stays the same under both scales?',
    'turned-scale':
      'This changes the scale by as much as the length changes. Does a scale add, or does it multiply?',
    other: 'Find the real length first. It is the same under both scales.',
    'real-do': 'Find the real length.',
    'real-why': 'The first length and its scale tell it.',
    'new-do': 'Divide by the new scale.',
    'new-why': 'This counts how many {small} show the real length now.',
    'share-do': 'Divide by the new length.',
    'share-why': 'The real length is spread evenly over the new length.',
    'check-do': 'Check with the new scale.',
    'check-why': 'It must lead to the same real length.',
    final: '{value, number} {unit}',
  },
  draw: ({ level, random }): Params => drawScales(level, random),
  build({ scene, p, q, d, e, wide, at }: Params, { level, say, step, distractor }) {
    const big = d * p;
    const f = ((wide ?? 0) * p) / q;
    const corners = rectangleAt(at, e, f);
    const [ca, cb, cc, cd] = corners.map(([x, y]) => pointText(x, y));
    const asksScale = level === 3;
    const [value, [unit, unitOne]] = asksScale ? [q, scene.large] : [e, scene.small];
    const words = {
      a: 1,
      one: 1,
      b: p,
      d,
      e,
      q,
      value,
      unit: value === 1 ? unitOne : unit,
      small: scene.small[0],
      smallOne: scene.small[1],
      gap: Math.abs(p - q),
      ...(wide !== null && { wide, ca: `${ca}`, cb: `${cb}`, cc: `${cc}`, cd: `${cd}` }),
    };
    const candidates = asksScale
      ? [
          distractor('uses-the-old-scale-again', p, 'old'),
          distractor('inverts-the-factor', (p * e) / d, 'inverts-scale'),
          distractor('adds-the-difference-of-the-scales', p + d - e, 'adds-scale'),
          distractor('adds-the-difference-of-the-scales', p + e - d, 'turned-scale'),
          distractor('slip', big, 'real'),
        ]
      : [
          distractor('uses-the-old-scale-again', d, 'old'),
          distractor('inverts-the-factor', (d * q) / p, 'inverts'),
          distractor('adds-the-difference-of-the-scales', d + q - p, 'adds'),
          distractor('adds-the-difference-of-the-scales', d + p - q, 'turned'),
          distractor('slip', big, 'real'),
        ];
    return {
      words,
      question: asksScale
        ? [`${scene.key}-scale`, `${scene.key}-drawn`, `${scene.key}-second`, `${scene.key}-unknown`]
        : [`${scene.key}-scale`, `${scene.key}-drawn`, `${scene.key}-again`, `${scene.key}-redrawn`],
      diagram:
        level === 1
          ? drawnLength(scene, d, `${d} ${scene.small[2]}`, `1 ${scene.small[2]} : ${p} ${scene.large[2]}`)
          : null,
      answer: { value, unit, unitOne },
      distractors: takeDistractors(
        value,
        candidates.filter((one) => isShort(one.value)),
      ),
      ...(wide !== null && {
        drawn: {
          make: plotCorners({
            names: ['A', 'B', 'C', 'D'],
            corners,
            wrong: [
              {
                by: distractor('uses-the-old-scale-again', d, say('old-draw', words)),
                made: rectangleAt(at, d, wide),
              },
              {
                by: distractor('inverts-the-factor', (d * q) / p, say('inverts', words)),
                made: rectangleAt(at, (d * q) / p, (wide * q) / p),
              },
              {
                by: distractor('adds-the-difference-of-the-scales', d + p - q, say('adds-draw', words)),
                made: rectangleAt(at, d + p - q, wide + p - q),
              },
            ],
          }),
          right: 'right-draw' as const,
          otherWrong: 'other-draw' as const,
          finalAnswer: 'final-draw' as const,
          steps: [
            step('real', `${d} × ${p}`, big),
            step('new', `${big} ÷ ${q}`, e),
            step('other', `${wide} × ${p} ÷ ${q}`, f),
            step('corners', `A ${ca}`, `B ${cb}, C ${cc}, D ${cd}`),
          ],
        },
      }),
      steps: [
        step('real', `${d} × ${p}`, big),
        asksScale ? step('share', `${big} ÷ ${e}`, q) : step('new', `${big} ÷ ${q}`, e),
        level > 1 && step('check', `${e} × ${q}`, big),
      ],
      claims: [`${d} * ${p} = ${e} * ${q}`],
    };
  },
});

/** The corners of a rectangle from its lower left one on. */
function rectangleAt([x, y]: readonly [number, number], long: number, wide: number) {
  return [
    [x, y],
    [x + long, y],
    [x + long, y + wide],
    [x, y + wide],
  ] as const;
}

function drawScales(level: Level, random: Random): Params {
  const isPlan = level === 2 && random.chance(60);
  return random.until(() => {
    const scene = random.pick(scaleScenes.list);
    const p = random.pick([...scene.rates, 3]);
    const q = random.pick([...scene.rates, 3]);
    const d = random.int(5, 40) / 2;
    const [big, e] = [d * p, (d * p) / q];
    const isWhole = level > 1 || (Number.isInteger(d) && Number.isInteger(e));
    const isPlain = isShort(2 * e) && Number.isInteger(2 * e) && isShort(big);
    const isTrue = big >= Math.max(6, scene.most / 5) && big <= scene.most && e >= 2 && e <= 25 && d >= 2;
    const wrong = level === 3 ? [(p * e) / d, p + d - e, p + e - d] : [(d * q) / p, d + q - p, d + p - q];
    // Dividing by one changes no scale.
    const isChanged = p !== q && p !== 1 && q !== 1;
    // A number of the question is never the answer to it.
    const isTold = level === 3 ? [d, e].includes(q) : [p, q, d].includes(e);
    const isApart =
      !isTold && new Set([level === 3 ? q : e, level === 3 ? p : d, wrong[0], wrong[1]]).size === 4;
    const usable = wrong.filter((one) => one > 0 && isShort(one)).length;
    const at = [random.int(-9, -1), random.int(-6, -1)] as const;
    const wide = isPlan ? random.int(2, 12) : null;
    const isDrawable =
      wide === null ||
      (scene.ends === null &&
        [d, e, (wide * p) / q].every(Number.isInteger) &&
        wide < d &&
        (wide * p) / q > 1);
    return isChanged && isWhole && isPlain && isTrue && isApart && usable > 1 && isDrawable
      ? { scene, p, q, d, e, wide, at }
      : null;
  });
}
