import type { DiagramOf } from '@playforward/diagram';
import { type Distractor, type Level, pictureSkill, type Random } from '../../src/kit/index.ts';

/** turn: as it is, upside down, or left for right. The base is `base` or one over it. */
type Params = {
  type: 'exp' | 'log';
  base: number;
  decays: boolean;
  turn: 'none' | 'down' | 'left';
  shift: number;
};

type Curve = DiagramOf<'function-graph'>['curves'][number]['formula'];
type Look = { readonly way: Way; readonly x: number; readonly y: number; readonly line: number };
type Way = 'up-from' | 'down-to' | 'down-from' | 'up-to' | 'log-up' | 'log-down' | 'log-left' | 'root';

/** Level 1 has powers, level 2 reflected powers, level 3 logarithms. */
export const a2ExpLogGraphMatch = pictureSkill('a2-exp-log-graph-match', {
  version: 3,
  text: {
    headline: 'Match a function with its graph',
    ask: [
      'Which graph belongs to {rule}?',
      'Find the graph of {rule}.',
      'Four graphs are drawn. Which one shows {rule}?',
      'What does the graph of {rule} look like?',
    ],
    'up-from': 'Rises from near {line}, more and more steeply, through {point}',
    'down-to': 'Falls toward {line}, less and less steeply, through {point}',
    'down-from': 'Falls from near {line}, more and more steeply, through {point}',
    'up-to': 'Rises toward {line}, less and less steeply, through {point}',
    'log-up': 'Rises right of {line}, comes up beside it, through {point}',
    'log-down': 'Falls right of {line}, comes down beside it, through {point}',
    'log-left': 'Falls left of {line}, goes down beside it, through {point}',
    root: 'Rises from its starting dot {point}, less and less steeply',
    right: 'Direction, asymptote and point all fit the function.',
    growth: 'Here growth and decay have traded places. Do the heights rise or fall to the right?',
    axis: 'This reflection does not fit the rule. Is the sign of x turned around, the sign of y, or neither?',
    root2: 'This starts with a dot, as a square root does. What happens to a logarithm near its asymptote?',
    shift: 'The asymptote lies on the other side here. Which way does the number shift the graph?',
    none: 'This graph is not reflected. What does the minus sign do?',
    other: 'Find the asymptote first. Then find one point and the direction.',
    'line-do': 'Find the asymptote.',
    'line-exp': 'The exponential part comes close to zero, so the added number is left.',
    'line-log': 'The inside is zero there.',
    'point-do': 'Find one point.',
    'point-exp': 'A power with exponent zero is one.',
    'point-log': 'The logarithm of one is zero.',
    'way-do': 'Find the direction.',
    'way-why': 'The base and the minus signs tell whether the graph rises or falls.',
  },
  draw: ({ level, random }): Params => drawFunction(level, random),
  build(params: Params, { say, step, distractor }) {
    const { type, shift } = params;
    const { key, wrong } = looksOf(params);
    const axis = type === 'exp' ? 'y' : 'x';
    const wordsOf = ({ x, y, line }: Look) => ({
      line: `$${axis} = ${signed(line)}$`,
      point: `(${signed(x)}, ${signed(y)})`,
    });
    const option = (value: string, look: Look) => ({
      value,
      text: say(look.way, wordsOf(look)),
      diagram: graphOf(look, params),
    });
    const right = option('right', key);
    const rule = `$${ruleText(params)}$`;
    const words = wordsOf(key);
    const rises = key.way === 'up-from' || key.way === 'up-to' || key.way === 'log-up';
    return {
      words,
      question: say('ask', { rule }),
      answer: { ...right },
      distractors: wrong.map(([misconception, look, reason], at) =>
        distractor(misconception, `w${at}`, reason, {
          text: say(look.way, wordsOf(look)),
          diagram: graphOf(look, params),
        }),
      ),
      steps: [
        step('line', rule, words.line, { why: `line-${type}` }),
        step('point', rule, words.point, { why: `point-${type}` }),
        step('way', 'the graph', rises ? 'rises' : 'falls', { diagram: right.diagram }),
      ],
      finalAnswer: key.way,
      claims: [`${shift} + ${key.line - shift} = ${key.line}`],
    };
  },
});

function signed(value: number): string {
  return String(value).replace('-', '−');
}

function plus(value: number): string {
  return value === 0 ? '' : ` ${value < 0 ? '−' : '+'} ${Math.abs(value)}`;
}

function ruleText({ type, base, decays, turn, shift }: Params): string {
  const minus = turn === 'down' ? '−' : '';
  if (type === 'log') {
    return turn === 'left'
      ? `y = \\log_{${base}}(${signed(shift)} − x)`
      : `y = ${minus}\\log_{${base}}(x${plus(-shift)})`;
  }
  const power = decays ? `\\left(\\frac{1}{${base}}\\right)^x` : `${base}^{${turn === 'left' ? '−x' : 'x'}}`;
  return `y = ${minus}${power}${plus(shift)}`;
}

type Wrong = readonly [Distractor['misconception'], Look, 'growth' | 'axis' | 'root2' | 'shift' | 'none'];

function looksOf({ type, decays, turn, shift }: Params): { key: Look; wrong: readonly Wrong[] } {
  if (type === 'log') {
    const up: Look = { way: 'log-up', x: shift + 1, y: 0, line: shift };
    const down: Look = { ...up, way: 'log-down' };
    const left: Look = { ...up, way: 'log-left', x: shift - 1 };
    const root: Wrong = ['confuses-log-with-root', { ...up, way: 'root', x: shift }, 'root2'];
    if (turn === 'none')
      return {
        key: up,
        wrong: [
          root,
          ['confuses-growth-and-decay', down, 'growth'],
          ['slip', { ...up, x: 1 - shift, line: -shift }, 'shift'],
        ],
      };
    const key = turn === 'down' ? down : left;
    return {
      key,
      wrong: [
        ['reflects-across-the-wrong-axis', turn === 'down' ? left : down, 'axis'],
        root,
        ['slip', up, 'none'],
      ],
    };
  }
  const high = { x: 0, y: shift + 1, line: shift };
  const low = { x: 0, y: shift - 1, line: shift };
  const grows = !decays && turn !== 'left';
  const up: Look = { ...high, way: grows ? 'up-from' : 'down-to' };
  const swapped: Look = { ...high, way: grows ? 'down-to' : 'up-from' };
  const down: Look = { ...low, way: grows ? 'down-from' : 'up-to' };
  const downSwapped: Look = { ...low, way: grows ? 'up-to' : 'down-from' };
  if (turn === 'down')
    return {
      key: down,
      wrong: [
        ['confuses-growth-and-decay', downSwapped, 'growth'],
        ['reflects-across-the-wrong-axis', swapped, 'axis'],
        ['slip', up, 'none'],
      ],
    };
  const other: Look = { ...up, y: 1 - shift, line: -shift };
  return {
    key: up,
    wrong: [
      ['confuses-growth-and-decay', swapped, 'growth'],
      ['reflects-across-the-wrong-axis', down, 'axis'],
      ['slip', other, 'shift'],
    ],
  };
}

/** What a look is drawn with: upright or upside down, growing or decaying. */
const drawn = {
  'up-from': { a: 1, grows: true },
  'down-to': { a: 1, grows: false },
  'down-from': { a: -1, grows: true },
  'up-to': { a: -1, grows: false },
} as const;

/** The frame is the same for all four looks of a problem: it reaches as far to one side as to the other. */
function graphOf(
  { way, x, y, line }: Look,
  { type, base, shift }: Pick<Params, 'type' | 'base' | 'shift'>,
): DiagramOf<'function-graph'> {
  const far = Math.abs(shift);
  const common = { from: null, to: null, fromOpen: false, toOpen: false };
  const points = [{ x, y, label: null, open: false }];
  if (type === 'exp') {
    const { a, grows } = drawn[way as keyof typeof drawn];
    const formula = { type: 'exponential', a, base: grows ? base : 1 / base, k: line } as const;
    return {
      kind: 'function-graph',
      x: axisOf('x', 5),
      y: axisOf('y', far + 5),
      curves: [{ formula, ...common }],
      points,
      asymptotes: [{ axis: 'y', at: line }],
    };
  }
  const isRoot = way === 'root';
  return {
    kind: 'function-graph',
    x: axisOf('x', far + 7),
    y: axisOf('y', 5),
    points,
    curves: [{ formula: formulaOf(way, base, line), ...common }],
    asymptotes: isRoot ? [] : [{ axis: 'x', at: line }],
  };
}

function axisOf(label: string, reach: number): DiagramOf<'function-graph'>['x'] {
  const step = reach > 8 ? 2 : 1;
  const end = Math.ceil(reach / step) * step;
  return { label, min: -end, max: end, step };
}

function formulaOf(way: Way, base: number, line: number): Curve {
  if (way === 'root') return { type: 'root', a: 1, h: line, k: 0 };
  return {
    type: 'logarithm',
    a: way === 'log-down' ? -1 : 1,
    base,
    h: line,
    k: 0,
    ...(way === 'log-left' && { left: true }),
  };
}

function drawFunction(level: Level, random: Random): Params {
  const base = random.int(2, 9);
  const shift = random.pick([-1, 1]) * random.int(1, level === 1 ? 9 : 7);
  const decays = level < 3 && random.chance(50);
  if (level === 3)
    return { type: 'log', base, decays: false, turn: random.pick(['none', 'down', 'left']), shift };
  const turn = level === 1 ? 'none' : decays ? 'down' : random.pick(['down', 'left'] as const);
  return { type: 'exp', base, decays, turn, shift };
}
