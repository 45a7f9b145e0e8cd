import type { DiagramOf } from '@playforward/diagram';
import { numberSkill } from '../../src/kit/index.ts';
import { areBelievable, isShort } from '../../src/numbers/linear-sides.ts';
import { inBrackets } from '../../src/numbers/polynomials.ts';
import { signedFraction } from '../../src/numbers/signed-fractions.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

const asks = ['between', 'from', 'points', 'interval'] as const;
const stories = ['water', 'ball', 'crowd', 'bread'] as const;
/** The curve is k(x − h)² + v on axes whose y-steps are `scale`; the marked points stand at a and b. */
type Params = {
  ask: (typeof asks)[number] | (typeof stories)[number];
  k: number;
  h: number;
  v: number;
  a: number;
  b: number;
  scale: number;
};

/** Level 1 has steps of one on both axes, level 2 larger steps up, and both may fall; level 3 is a story. */
export const a1AverageRateGraph = numberSkill('a1-average-rate-graph', {
  version: 5,
  form: 'number',
  text: {
    headline: 'Estimate a rate from a graph',
    between: 'What is the average rate of change between the points $A$ and $B$ of the curve?',
    from: 'Read both points. What is the average rate of change from $A$ to $B$?',
    points: 'The curve passes through $A$ and $B$. Find its average rate of change between them.',
    interval: 'Find the average rate of change on the interval from $x = {a}$ to $x = {b}$.',
    water:
      'The graph shows liters of water in a tub after some minutes. How many liters per minute flow in on average from $A$ to $B$?',
    ball: 'The graph shows how many feet a ball has rolled after some seconds. How many feet per second does it roll on average from $A$ to $B$?',
    crowd:
      'The graph shows how many guests have come to a concert after some minutes. How many guests per minute come on average from $A$ to $B$?',
    bread:
      'The graph shows by how many degrees a bread oven has warmed up after some minutes. How many degrees per minute is that on average from $A$ to $B$?',
    right: 'The change in height from $A$ to $B$ was divided by the steps to the right.',
    inverse:
      'This divides the steps to the right by the change in height. Which of the two is divided by the other?',
    point:
      'This tells how steep the curve is at one of the points. What happens all the way from $A$ to $B$?',
    scale: 'One grid line up is not always one. What does the vertical axis say?',
    rise: 'This is the whole change in height. Over how many steps to the right does it spread?',
    other: 'Read both points. Divide the change in height by the steps to the right.',
    'read-do': 'Read both points.',
    'read-why': 'Look at the numbers on both axes.',
    'rise-do': 'Find the change in height.',
    'rise-why': 'Take the height of B minus the height of A.',
    'divide-do': 'Divide by the steps to the right.',
    'divide-why': 'A straight line from A to B would have this slope.',
    final: 'The average rate of change is {result}.',
    'final-water': 'On average, {result} liters flow in per minute.',
    'final-ball': 'On average, the ball rolls {result} feet per second.',
    'final-crowd': 'On average, {result} guests come per minute.',
    'final-bread': 'On average, the oven warms up by {result} degrees per minute.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const ask = random.pick<Params['ask']>(level === 3 ? stories : asks);
      const scale = level === 1 ? 1 : random.pick([2, 5, 10]);
      // What has come, rolled or warmed up never falls, so a story has only the rising side.
      const isFalling = level < 3 && random.chance(level === 2 ? 75 : 40);
      const h = level === 3 ? random.int(-4, 0) : isFalling ? random.int(5, 8) : random.int(0, 3);
      const a = isFalling ? random.int(0, 4) : random.int(Math.max(h, 0), 5);
      const b = a + random.int(2, 4);
      const k = (scale * random.pick([1, 2, 4])) / (level === 3 ? 8 : 4);
      const start = ask === 'ball' || ask === 'bread' ? 0 : scale * random.int(0, 5);
      const v = level === 3 ? start - k * h * h : start;
      const params = { k, h, v, a, b, scale };
      const { rate, wrong, ya, yb } = ratesOf(params);
      const all = [rate, ...Object.values(wrong)];
      const isOnGrid =
        [ya, yb].every((y) => Number.isInteger((2 * y) / scale) && y <= 10 * scale) &&
        b <= (isFalling ? h : 8);
      return isOnGrid && all.every(isShort) && areBelievable(all) ? { ...params, ask } : null;
    });
  },
  build(params: Params, { level, step, distractor }) {
    const { ask, a, b } = params;
    const { ya, yb, rate, wrong } = ratesOf(params);
    const value = signed(rate);
    return {
      words: { a: signed(a), b: signed(b), result: value },
      question: ask,
      diagram: graphOf(params),
      answer: value,
      distractors: [
        distractor('divides-run-by-rise', inverseText(b - a, yb - ya), 'inverse'),
        distractor('reads-the-steepness-at-one-point', signed(wrong.point), 'point'),
        level === 1
          ? distractor('slip', signed(wrong.rise), 'rise')
          : distractor('misreads-the-axis-scale', signed(wrong.scale), 'scale'),
      ],
      steps: [
        step('read', 'A and B', `(${a}, ${ya}) and (${b}, ${yb})`),
        step('rise', `${yb} − ${ya}`, signed(yb - ya)),
        step('divide', `${inBrackets(yb - ya)} ÷ ${b - a}`, value),
      ],
      finalAnswer:
        ask === 'water' || ask === 'ball' || ask === 'crowd' || ask === 'bread' ? `final-${ask}` : 'final',
      claims: [`(${yb} - ${ya}) / ${b - a} = ${rate}`],
    };
  },
});

/** The steps to the right over the rise, as a short decimal or as a fraction. */
function inverseText(run: number, rise: number): string {
  return isShort(run / rise) ? signed(run / rise) : signedFraction(run, rise);
}

function ratesOf({ k, h, v, a, b, scale }: Omit<Params, 'ask'>) {
  const at = (x: number): number => k * (x - h) ** 2 + v;
  const [ya, yb] = [at(a), at(b)];
  const rate = (yb - ya) / (b - a);
  const wrong = {
    inverse: Math.round((100 * (b - a)) / (yb - ya)) / 100,
    point: 2 * k * (b - h),
    rise: yb - ya,
    scale: scale === 1 ? rate + 0.5 : rate / scale,
  };
  return { ya, yb, rate, wrong };
}

/** What the axes count in each story. */
const axes: Readonly<Record<(typeof stories)[number], readonly [across: string, up: string]>> = {
  water: ['Minutes', 'Liters'],
  ball: ['Seconds', 'Feet'],
  crowd: ['Minutes', 'Guests'],
  bread: ['Minutes', 'Degrees'],
};

function graphOf({ ask, k, h, v, a, b, scale }: Params): DiagramOf<'function-graph'> {
  const at = (x: number): number => k * (x - h) ** 2 + v;
  const story = stories.find((one) => one === ask);
  const [across, up] = story ? axes[story] : ['x', 'y'];
  return {
    kind: 'function-graph',
    x: { label: across, min: 0, max: 9, step: 1 },
    y: { label: up, min: 0, max: 12 * scale, step: scale },
    curves: [
      {
        formula: { type: 'polynomial', coefficients: [k * h * h + v, -2 * k * h, k] },
        from: 0,
        to: null,
        fromOpen: false,
        toOpen: false,
      },
    ],
    points: [
      { x: a, y: at(a), label: 'A', open: false },
      { x: b, y: at(b), label: 'B', open: false },
    ],
    asymptotes: [],
  };
}
