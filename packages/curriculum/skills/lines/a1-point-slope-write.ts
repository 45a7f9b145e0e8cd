import { lineFrom, numberSkill } from '../../src/kit/index.ts';
import { bracketed, plus } from '../../src/numbers/linear-sides.ts';
import { pointText } from '../../src/numbers/lines/standard-form.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { type LinearScene, linearScenes, lineRule } from '../../src/scenes/linear-scenes.ts';

const asks = ['which', 'write', 'find', 'passes'] as const;
/** The line with slope m through (p, q). */
type Params = { ask: (typeof asks)[number] | 'story'; scene: LinearScene; m: number; p: number; q: number };

/** Level 1 has positive numbers, level 2 negative ones, level 3 a story with a rate and one value. */
export const a1PointSlopeWrite = numberSkill('a1-point-slope-write', {
  version: 3,
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
    signs: 'Does this line go through {point}? Look at the signs of the coordinates.',
    'signs-form': 'Put the point in. Do both sides agree? Look at the signs in the point-slope form.',
    swapped: 'Does this line go through {point}? Which coordinate goes with {x}, and which with {y}?',
    'slope-fits':
      'The slope fits. Put the coordinates of {point} in. Do they make the equation of this line true?',
    partial: 'In the point-slope form, the slope reached only one of two terms. What about the other one?',
    start: 'This uses the value at another input as the start. Put the point in and test it.',
    other: 'Start with the point-slope form. Then multiply out.',
    'form-do': 'Write the point-slope form.',
    'form-why': 'Between the point and any other point of the line, the slope is the same.',
    'open-do': 'Multiply out.',
    'open-why': 'The slope goes to both terms in the parentheses.',
    'alone-do': 'Solve for {y}.',
    'alone-why': 'Then the slope and the y-intercept can be seen.',
    'right-drawn': 'The line goes through the point, and from there it changes by the slope.',
    'other-drawn': 'Start at the point. Where does one step to the right lead with this slope?',
    'plot-do': 'Plot the point {point}.',
    'plot-why': 'The line goes through it.',
    'go-do': 'From there, go one step to the right and {up, number} {falls, select, yes {down} other {up}}.',
    'go-why': 'The slope is the change of {y} for each step to the right.',
    'join-do': 'Draw the straight line through both points.',
    'join-why': 'Two points fix a straight line.',
    final: 'The equation is {equation}.',
    'final-drawn': 'The straight line goes through {point} and {next}.',
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
      // On the plane with a grid line every one, the point and the next one can be marked.
      const isPlottable = level === 3 || (Math.abs(q) <= 10 && Math.abs(q + m) <= 10);
      return isTrue && isOpen && isPlottable
        ? { ask: level === 3 ? 'story' : random.pick(asks), scene, m, p, q }
        : null;
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
        next: pointText(p + 1, q + m),
        up: Math.abs(m),
        falls: m < 0 ? 'yes' : 'no',
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
      drawn: {
        make: lineFrom(p),
        right: 'right-drawn',
        otherWrong: 'other-drawn',
        finalAnswer: 'final-drawn',
        steps: [
          step('plot', `slope ${signed(m)}, point ${pointText(p, q)}`, pointText(p, q)),
          step('go', pointText(p, q), pointText(p + 1, q + m)),
          step('join', `${pointText(p, q)} and ${pointText(p + 1, q + m)}`, 'one line'),
        ],
      },
      distractors: [
        level === 3
          ? distractor('uses-an-output-as-the-intercept', lineRule(m, q), 'start')
          : distractor('uses-the-wrong-signs-for-the-point', lineRule(m, m * p - q), 'signs'),
        distractor(
          'multiplies-only-one-term-by-the-slope',
          lineRule(m, q - p),
          level === 3 ? 'partial' : 'slope-fits',
        ),
        level === 3
          ? distractor('slip', lineRule(m, q + m * p), 'signs-form')
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
