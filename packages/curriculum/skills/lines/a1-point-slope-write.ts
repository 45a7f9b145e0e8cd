import { lineFrom, numberSkill } from '../../src/kit/index.ts';
import { bracketed, plus } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { pointText } from '../../src/numbers/standard-form.ts';
import { type LinearScene, linearScenes, lineRule } from '../../src/scenes/linear-scenes.ts';

const asks = ['which', 'write', 'find', 'passes'] as const;
/** The line with slope m through (p, q). */
type Params = { ask: (typeof asks)[number] | 'story'; scene: LinearScene; m: number; p: number; q: number };

/** Level 1 has positive numbers, level 2 negative ones, level 3 a story with a rate and one value. */
export const a1PointSlopeWrite = numberSkill('a1-point-slope-write', {
  version: 2,
  byHand: { levels: [1, 2], ask: 'draw' },
  form: 'equation',
  scenes: [linearScenes],
  text: {
    headline: 'A line from a point and a slope',
    draw: [
      'Draw the line through {point} with slope {m}.',
      'Draw the line that has slope {m} and passes through {point}.',
      'A line passes through {point} and has slope {m}. Draw it.',
      'Graph the line with slope {m} through the point {point}.',
    ],
    which: 'Which equation goes with the line through {point} with slope {m}?',
    write: 'Write the equation of the line with slope {m} through the point {point}.',
    find: 'Find the line that has slope {m} and passes through {point}.',
    passes: 'A line passes through {point} and has slope {m}. What is its equation?',
    story: 'Let {x} count the {xs} and {y} the {ys}. Write an equation.',
    right: 'The point makes the equation true, and the slope is the coefficient of {x}.',
    signs: 'Put the point in. Do both sides agree? Look at the signs in the point-slope form.',
    swapped: 'Which coordinate goes with {x}, and which with {y}? Put the point in and test it.',
    partial: 'The slope reached only one term in the parentheses. What about the other one?',
    start: 'This uses the value at another input as the start. Put the point in and test it.',
    other: 'Start with the point-slope form. Then multiply out.',
    'form-do': 'Write the point-slope form.',
    'form-why': 'Between the point and any other point of the line, the slope is the same.',
    'open-do': 'Multiply out.',
    'open-why': 'The slope goes to both terms in the parentheses.',
    'alone-do': 'Solve for {y}.',
    'alone-why': 'Then the slope and the y-intercept can be seen.',
    final: 'The equation is {equation}.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const scene = random.pick(linearScenes.list);
      const size = random.int(2, level === 3 ? 15 : 6);
      const m = level === 3 ? (scene.falls ? -size : size) : size * (level === 2 ? random.pick([1, -1]) : 1);
      const p = level === 1 ? random.int(1, 6) : level === 2 ? -random.int(1, 6) : random.int(2, 8);
      const q = level === 3 ? random.int(10, 95) : level === 2 ? random.int(-9, 9) : random.int(1, 12);
      const b = q - m * p;
      const rules = [b, m * p - q, p - m * q, q - p, q];
      const isTrue = level < 3 || (b > 3 && (!scene.falls || q > 4));
      const isOpen = q !== 0 && b !== 0 && new Set(rules).size === rules.length && m !== b && m !== q;
      return isTrue && isOpen ? { ask: level === 3 ? 'story' : random.pick(asks), scene, m, p, q } : null;
    });
  },
  build({ ask, scene, m, p, q }: Params, { level, say, step, distractor }) {
    const value = lineRule(m, q - m * p);
    const form = `y${plus(-q)} = ${signed(m)}(x${plus(-p)})`;
    const opened = `y${plus(-q)} = ${signed(m)}x${plus(-m * p)}`;
    return {
      words: {
        xs: scene.x.toLowerCase(),
        ys: scene.y.toLowerCase(),
        point: pointText(p, q),
        m: signed(m),
        x: '$x$',
        y: '$y$',
        equation: `$${value}$`,
      },
      question:
        ask === 'story'
          ? [
              say(`${scene.key}-rate`, { m: Math.abs(m), first: 'yes' }),
              say(`${scene.key}-point`, { at: p, y: q, first: 'no' }),
              'story',
            ]
          : ask,
      answer: value,
      drawn: { make: lineFrom(p) },
      distractors: [
        level === 3
          ? distractor('uses-an-output-as-the-intercept', lineRule(m, q), 'start')
          : distractor('uses-the-wrong-signs-for-the-point', lineRule(m, m * p - q), 'signs'),
        distractor('multiplies-only-one-term-by-the-slope', lineRule(m, q - p), 'partial'),
        level === 3
          ? distractor('slip', lineRule(m, q + m * p), 'signs')
          : distractor('swaps-the-coordinates', lineRule(m, p - m * q), 'swapped'),
      ],
      steps: [
        step('form', `slope ${signed(m)}, point ${pointText(p, q)}`, `$${form}$`),
        step('open', `$${form}$`, `$${opened}$`),
        step('alone', `$${opened}$`, `$${value}$`),
      ],
      claims: [`${m} * ${bracketed(p).replace('−', '-')} + (${q - m * p}) = ${q}`],
    };
  },
});
