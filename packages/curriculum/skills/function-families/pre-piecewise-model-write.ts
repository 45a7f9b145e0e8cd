import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';

const scenes = ['water', 'power', 'data', 'parking', 'copies', 'storage'] as const;

/** What is counted in a scene, one and many, and the money of its prices. */
const counts = {
  water: { one: 'unit', many: 'units', money: 'dollars' },
  power: { one: 'unit', many: 'units', money: 'cents' },
  data: { one: 'unit', many: 'units', money: 'dollars' },
  parking: { one: 'hour', many: 'hours', money: 'dollars' },
  copies: { one: 'page', many: 'pages', money: 'cents' },
  storage: { one: 'day', many: 'days', money: 'dollars' },
} as const;

/** A price `first` up to `edge`, then `second`; at level 2 a fee before both, at level 3 `third` beyond `far`. */
type Params = {
  scene: (typeof scenes)[number];
  edge: number;
  far: number;
  first: number;
  second: number;
  third: number;
  fee: number;
};

/** Level 1 has two prices, level 2 a fee as well, level 3 three prices. */
export const prePiecewiseModelWrite = numberSkill('pre-piecewise-model-write', {
  version: 1,
  form: 'equation',
  text: {
    headline: 'Write one piece of a model',
    water: 'Water costs {first, number} dollars for each unit up to {edge, number} units.',
    power: 'Power costs {first, number} cents for each unit up to {edge, number} units.',
    data: 'Data costs {first, number} dollars for each unit up to {edge, number} units.',
    parking: 'A bus lot costs {first, number} dollars for each hour up to {edge, number} hours.',
    copies: 'A print shop charges {first, number} cents for each page up to {edge, number} pages.',
    storage: 'Storage costs {first, number} dollars for each day up to {edge, number} days.',
    beyond: 'Each {one} above that costs {second, number} {money}.',
    'fee-told': 'A fee of {fee, number} {money} is added to every bill.',
    between: 'Each {one} above that costs {second, number} {money}, up to {far, number} {many} in all.',
    above: 'Each {one} above {far, number} costs {third, number} {money}.',
    ask: 'Write an equation for the cost {C} of {x} {many}, when {x} is above {last, number}.',
    right: 'The full first part is paid at its own price. Only what lies above is paid at the last price.',
    last: 'This charges all of {x} at the last price. Which price does the first part have?',
    jump: 'This leaves out what the first part costs. What is the cost right at {last, number}?',
    overlap: 'Here an earlier price keeps running above {last, number}. Where does it end?',
    other: 'Find the cost at {last, number} first. Then add the last price for what lies above.',
    'edge-do': 'Find the cost of the full first part.',
    'edge-why': 'It is paid at the first price.',
    'fee-do': 'Add the fee.',
    'fee-why': 'It belongs to every bill.',
    'middle-do': 'Add the cost of the middle part.',
    'middle-why': 'It reaches from {edge, number} to {far, number}.',
    'over-do': 'Write how much lies above {last, number}.',
    'over-why': 'Only this is paid at the last price.',
    'write-do': 'Put both parts together.',
    'write-why': 'At {last, number} both pieces give the same cost, so the graph has no jump.',
    final: 'The rule is {result}.',
  },
  draw: ({ level, random }): Params => drawPrices(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { scene, edge, far, first, second, third, fee } = params;
    const three = level === 3;
    const [last, price, before] = three ? [far, third, second] : [edge, second, first];
    const start = fee + first * edge + (three ? second * (far - edge) : 0);
    const over = `(x − ${last})`;
    const value = `C = ${start} + ${price}${over}`;
    const head = fee === 0 ? '' : `${fee} + `;
    const overlapped = three
      ? `C = ${first * edge} + ${second}(x − ${edge}) + ${third}${over}`
      : `C = ${head}${before}x + ${price}${over}`;
    const words = {
      ...counts[scene],
      first,
      second,
      third,
      edge,
      far,
      fee,
      last,
      C: '$C$',
      x: '$x$',
      result: `$${value}$`,
    };
    const base = first * edge;
    const told = {
      1: [say('beyond')],
      2: [say('beyond'), say('fee-told')],
      3: [say('between'), say('above')],
    }[level];
    return {
      words,
      question: [scene, ...told, 'ask'],
      diagram: level === 1 ? graphOf(params) : null,
      answer: value,
      distractors: [
        distractor('charges-the-whole-at-the-last-rate', `C = ${head}${price}x`, 'last'),
        distractor('breaks-continuity', `C = ${head}${price}${over}`, 'jump'),
        distractor('overlaps-the-intervals', overlapped, 'overlap'),
      ],
      steps: [
        step('edge', `${first} × ${edge}`, base),
        level === 2 ? step('fee', `${base} + ${fee}`, start) : null,
        three ? step('middle', `${base} + ${second} × ${far - edge}`, start) : null,
        step('over', `$x$ above ${last}`, `$x − ${last}$`),
        step('write', `${start} and $${price}${over}$`, `$${value}$`),
      ],
      claims: [`${fee} + ${first} * ${edge}${three ? ` + ${second} * (${far} - ${edge})` : ''} = ${start}`],
    };
  },
});

function drawPrices(level: Level, random: Random): Params {
  return random.until(() => {
    const edge = random.pick([5, 10, 20, 40]);
    const far = edge * random.int(2, 4);
    const [first, second, third] = [random.int(2, 9), random.int(2, 9), random.int(2, 9)];
    const fee = level === 2 ? random.int(3, 25) : 0;
    return new Set([first, second, third]).size === 3
      ? { scene: random.pick(scenes), edge, far, first, second, third: level === 3 ? third : 0, fee }
      : null;
  });
}

/** The cost against the amount, with the bend at the edge. */
function graphOf({ edge, first, second }: Params): DiagramOf<'function-graph'> {
  const [bend, end] = [first * edge, (first + second) * edge];
  const step = 2 * edge;
  return {
    kind: 'function-graph',
    x: { label: 'x', min: 0, max: 2 * edge, step: edge / 5 },
    y: { label: 'C', min: 0, max: Math.ceil(end / step) * step, step },
    curves: [
      {
        formula: {
          type: 'path',
          places: [
            [0, 0],
            [edge, bend],
            [2 * edge, end],
          ],
        },
        from: 0,
        to: 2 * edge,
        fromOpen: false,
        toOpen: false,
      },
    ],
    points: [{ x: edge, y: bend, label: null, open: false }],
    asymptotes: [],
  };
}
