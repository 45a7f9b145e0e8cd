import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { pointText } from '../../src/pictures/plane-around.ts';

/** The point (p, q) of f; g(x) = a·f(b(x − h)) + k. */
type Params = { p: number; q: number; a: number; b: number; h: number; k: number };

/** Level 1 has a stretch and two shifts, level 2 a factor inside, level 3 all four changes. */
export const preTransformationOrder = numberSkill('pre-transformation-order', {
  version: 1,
  form: 'point',
  text: {
    headline: 'Follow a point through changes',
    ask: [
      'The point {point} lies on the graph of {f}. Which point lies on the graph of {g}?',
      'The graph of {f} goes through {point}. Through which point does the graph of {g} go?',
      'Point {point} belongs to {f}. Where does it move on the graph of {g}?',
      'Follow the point {point} from the graph of {f} to the graph of {g}. Where does it end?',
    ],
    right: 'What is inside acts on {x} the other way around. Outside, the factor comes before the shift.',
    way: 'Inside, the change works the other way around. Which {x} gives the old input now?',
    order: 'Here the shift came before the factor. What happens first to the value of {f}?',
    times: 'Inside there is a factor {b, number}. Which smaller {x} gives the same input as before?',
    plain: 'The factor outside was left out. What does it do to each value?',
    other: 'Solve for the {x} that gives the old input. Then work on the value from the inside out.',
    'input-do': 'Find the new {x} from the old input.',
    'input-why': 'What stands inside must equal {p}, the old input.',
    'factor-do': 'Multiply the value.',
    'factor-why': 'The factor is next to {f}, so it comes first.',
    'shift-do': 'Shift the value.',
    'shift-why': 'The number added comes last.',
    'write-do': 'Write the new point.',
    'write-why': 'The new input and the new value belong together.',
    final: 'The point is {result}.',
  },
  draw: ({ level, random }): Params => drawChanges(level, random),
  build({ p, q, a, b, h, k }: Params, { level, step, distractor }) {
    const show = (value: number): string => (value < 0 ? `−${-value}` : String(value));
    const shift = h === 0 ? 'x' : `x ${h < 0 ? '+' : '−'} ${Math.abs(h)}`;
    const inside = b === 1 ? shift : h === 0 ? `${b}x` : `${b}(${shift})`;
    const factor = a === 1 ? '' : a === -1 ? '−' : show(a);
    const rule = `${factor}f(${inside}) ${k < 0 ? '−' : '+'} ${Math.abs(k)}`;
    const [x, y] = [p / b + h, a * q + k];
    const value = pointText(x, y);
    const words = {
      point: pointText(p, q),
      f: '$f$',
      g: `$g(x) = ${rule}$`,
      x: '$x$',
      b,
      p: show(p),
      result: value,
    };
    const order = pointText(x, a * (q + k));
    const wrong = {
      1: [
        distractor('shifts-the-wrong-way', pointText(p - h, y), 'way'),
        distractor('applies-a-shift-before-a-stretch-wrongly', order, 'order'),
        distractor('slip', pointText(x, q + k), 'plain'),
      ],
      2: [
        distractor('multiplies-x-instead-of-dividing', pointText(p * b, y), 'times'),
        distractor('applies-a-shift-before-a-stretch-wrongly', order, 'order'),
        distractor('slip', pointText(x, q + k), 'plain'),
      ],
      3: [
        distractor('multiplies-x-instead-of-dividing', pointText(p * b + h, y), 'times'),
        distractor('applies-a-shift-before-a-stretch-wrongly', order, 'order'),
        distractor('shifts-the-wrong-way', pointText(p / b - h, y), 'way'),
      ],
    }[level];
    const second = q < 0 ? `(${show(q)})` : show(q);
    return {
      words,
      question: 'ask',
      diagram: level === 1 ? graphOf(p, q) : null,
      answer: value,
      distractors: wrong,
      steps: [
        step('input', `$${inside} = ${show(p)}$`, `$x = ${show(x)}$`),
        step('factor', `$${show(a)} \\cdot ${second}$`, show(a * q)),
        step('shift', `$${show(a * q)} ${k < 0 ? '−' : '+'} ${Math.abs(k)}$`, show(y)),
        step('write', `$x = ${show(x)}$ and ${show(y)}`, value),
      ],
      claims: [`${b} * (${x} - (${h})) = ${p}`, `${a} * (${q}) + (${k}) = ${y}`],
    };
  },
});

function drawChanges(level: Level, random: Random): Params {
  const nonzero = (most: number): number => random.int(1, most) * (random.chance(50) ? 1 : -1);
  const b = level === 1 ? 1 : random.int(2, 4);
  const p = level === 1 ? nonzero(5) : b * nonzero(4);
  const a = random.pick([2, 3, 4, -2, -3]);
  return { p, q: nonzero(6), a, b, h: level === 2 ? 0 : nonzero(6), k: nonzero(9) };
}

/** A bent line with its corner at the point. */
function graphOf(p: number, q: number): DiagramOf<'function-graph'> {
  return {
    kind: 'function-graph',
    x: { label: 'x', min: -8, max: 8, step: 1 },
    y: { label: 'y', min: -8, max: 8, step: 1 },
    curves: [
      {
        formula: { type: 'absolute', a: q > 0 ? -1 : 1, h: p, k: q },
        from: null,
        to: null,
        fromOpen: false,
        toOpen: false,
      },
    ],
    points: [{ x: p, y: q, label: null, open: false }],
    asymptotes: [],
  };
}
