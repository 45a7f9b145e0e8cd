import type { DiagramOf } from '@playforward/diagram';
import { curveOnPlane, type Level, pictureSkill, type Random } from '../../src/kit/index.ts';
import { plus } from '../../src/numbers/linear-sides.ts';
import { coefficientsOf, frontText, type Parabola } from '../../src/numbers/quadratic-forms.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { pointText } from '../../src/pictures/plane-around.ts';

type Shape = 'right' | 'shifted' | 'parabola' | 'flipped' | 'opposite';
const asks = ['which', 'find', 'belongs', 'goes'] as const;

/** y = a|x − h| + k. */
type Params = { ask: (typeof asks)[number]; f: 'f' | 'g' | 'h'; a: number; h: number; k: number };

/** Level 1 is shifted only, level 2 has a number in front, level 3 is told as a distance. */
export const a1AbsoluteGraphMatch = pictureSkill('a1-absolute-graph-match', {
  version: 4,
  byHand: { levels: [1, 2], ask: 'draw', make: curveOnPlane('absolute-value') },
  text: {
    draw: [
      'Draw the graph of {rule}.',
      'Graph {rule} on the plane.',
      'Draw the V-shaped graph of {rule}.',
      'Show {rule} as a graph.',
    ],
    headline: 'Match an absolute value graph',
    which: 'Which is the graph of {rule}?',
    find: 'Find the graph of {rule}.',
    belongs: 'Four graphs are drawn. Which one goes with {rule}?',
    goes: 'Which graph goes with the rule {rule}?',
    'which-told':
      'To find {f}, take the distance of {x} from {h}, multiply it by {a}, and {less, select, yes {subtract} other {add}} {size}. Which is the graph of {f}?',
    'find-told':
      'The value of {f} is {a} times the distance between {x} and {h}, and then {size} is {less, select, yes {subtracted} other {added}}. Find the graph.',
    'belongs-told':
      'A function {f} finds how far {x} is from {h}. It multiplies this by {a} and {less, select, yes {subtracts} other {adds}} {size}. Which graph goes with it?',
    'goes-told':
      'For each {x}, take its distance from {h}. Multiply by {a}, then {less, select, yes {subtract} other {add}} {size}. Which graph goes with it?',
    'angle-up': 'V-shaped graph that opens upward from {p} and goes through {q}',
    'angle-down': 'V-shaped graph that opens downward from {p} and goes through {q}',
    'curve-up': 'Round graph that opens upward from {p} and goes through {q}',
    'curve-down': 'Round graph that opens downward from {p} and goes through {q}',
    right: 'Its corner is at {corner}, and it goes through {beside} as well.',
    shifted: 'Put the x-coordinate of this corner into the rule. Is the distance zero there?',
    parabola: 'This graph is round. By how much does a distance change with each step?',
    flipped: 'Take one step from the corner to the side. Does the value grow or shrink?',
    opposite: 'Look at the number in front. What does its sign do to the heights?',
    other: 'Find the corner first. Then find the height one step to its right.',
    'rule-do': 'Write the distance as an absolute value.',
    'rule-why': 'The absolute value of a difference is a distance.',
    'zero-do': 'Find where the absolute value is zero.',
    'zero-why': 'The graph has its corner there.',
    'height-do': 'Find the height of the corner.',
    'height-why': 'Only the number at the end is left.',
    'front-do': 'Put in the next number on the right of the corner.',
    'front-why': 'The number in front tells how far the graph rises or falls with a step.',
    'straight-do': 'Follow the two straight sides that meet at the corner.',
    'straight-why': 'Each step changes a distance by the same amount.',
  },
  draw: ({ level, random }): Params => drawAngle(level, random),
  build({ ask, f, a, h, k }: Params, { level, say, step, distractor }) {
    const own = { a, h, k };
    const rule = `$${f}(x) = ${angleText(own)}$`;
    const corner = pointText(h, k);
    const beside = pointText(h + 1, a + k);
    const option = (shape: Shape) => {
      const { round, ...one } = shownAs(shape, own);
      const text = `${round ? 'curve' : 'angle'}-${one.a > 0 ? 'up' : 'down'}` as const;
      return {
        text: say(text, { p: pointText(one.h, one.k), q: pointText(...besideOf(one)) }),
        diagram: graphOf(one, round),
      };
    };
    const right = option('right');
    return {
      words: {
        rule,
        f: `$${f}$`,
        x: '$x$',
        h: signed(h),
        a: signed(a),
        size: String(Math.abs(k)),
        less: k < 0 ? 'yes' : 'no',
        corner,
        beside,
      },
      question: level === 3 ? `${ask}-told` : ask,
      drawn: { value: handlesOf(own), wrong: [handlesOf({ a, h: -h, k }), null, handlesOf({ a: -a, h, k })] },
      answer: { value: 'right', ...right },
      distractors: [
        distractor('shifts-the-wrong-way', 'shifted', 'shifted', option('shifted')),
        distractor('draws-a-parabola', 'parabola', 'parabola', option('parabola')),
        a > 0
          ? distractor('flips-when-a-is-positive', 'flipped', 'flipped', option('flipped'))
          : distractor('slip', 'opposite', 'opposite', option('opposite')),
      ],
      steps: [
        level === 3 && step('rule', `the distance between $x$ and ${signed(h)}`, rule),
        step('zero', rule, `$x = ${signed(h)}$`),
        step('height', `$${f}(${signed(h)})$`, signed(k)),
        level > 1 && step('front', `$${f}(${signed(h + 1)})$`, signed(a + k)),
        step('straight', corner, 'two straight sides', { diagram: right.diagram }),
      ],
      claims: [`${a} * 1 + (${k}) = ${a + k}`],
    };
  },
});

/** a|x − h| + k as TeX: '−2|x + 3| − 1'. */
function angleText({ a, h, k }: Parabola): string {
  return `${frontText(a)}|x${plus(-h)}|${plus(k)}`;
}

/** The right graph, the one shifted to the other side, a parabola with the same corner, and the one turned over. */
function shownAs(shape: Shape, { a, h, k }: Parabola): Parabola & { readonly round: boolean } {
  const isTurned = shape === 'flipped' || shape === 'opposite';
  return { a: isTurned ? -a : a, h: shape === 'shifted' ? -h : h, k, round: shape === 'parabola' };
}

/** Corner and a point one step beside it. */
function handlesOf({ a, h, k }: Parabola): string {
  return `${pointText(h, k)}, ${pointText(h + 1, a + k)}`;
}

/** A second point, one step from the corner or the vertex. */
function besideOf({ a, h, k }: Parabola): readonly [number, number] {
  return [h + 1, a + k];
}

function graphOf(one: Parabola, round: boolean): DiagramOf<'function-graph'> {
  const formula = round
    ? { type: 'polynomial' as const, coefficients: [...coefficientsOf(one)] }
    : { type: 'absolute' as const, ...one };
  return {
    kind: 'function-graph',
    x: { label: 'x', min: -8, max: 8, step: 1 },
    y: { label: 'y', min: -8, max: 8, step: 1 },
    curves: [{ formula, from: null, to: null, fromOpen: false, toOpen: false }],
    points: [[one.h, one.k] as const, besideOf(one)].map(([x, y]) => ({
      x,
      y,
      label: null,
      open: false,
    })),
    asymptotes: [],
  };
}

function drawAngle(level: Level, random: Random): Params {
  return random.until(() => {
    const [h, k] = [random.int(2, 5) * random.pick([1, -1]), random.int(1, 5) * random.pick([1, -1])];
    const a = level === 1 ? 1 : random.pick(level === 2 ? [2, 3, -1, -2] : [2, 3, -2, -3]);
    const params = { ask: random.pick(asks), f: random.pick(['f', 'g', 'h'] as const), a, h, k };
    // The second point of an angle has to be on the plane, also where the graph is turned over.
    return Math.abs(k) + 2 * Math.abs(a) <= 8 ? params : null;
  });
}
