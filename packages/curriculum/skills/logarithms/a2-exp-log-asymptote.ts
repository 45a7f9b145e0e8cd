import type { DiagramOf } from '@playforward/diagram';
import { type Distractor, type Level, numberSkill, type Random } from '../../src/kit/index.ts';

/** y = a·base^(x − h) + k, or y = a·log_base(x − h) + k; at level 3 the log holds c·x − c·h. */
type Params = { type: 'exp' | 'log'; base: number; a: number; h: number; k: number; c: number };

/** Level 1 shifts along one axis with a graph, level 2 along both, level 3 stretches and reflects as well. */
export const a2ExpLogAsymptote = numberSkill('a2-exp-log-asymptote', {
  version: 2,
  form: 'equation',
  text: {
    headline: 'Find the asymptote',
    graph: 'The graph shows {rule}.',
    rule: 'Take {rule}.',
    ask: [
      'What is the equation of its asymptote?',
      'Which line is its asymptote? Write an equation.',
      'Find the equation of its asymptote.',
      'To which line does its graph come as close as you like? Write its equation.',
    ],
    'right-exp': 'The exponential part comes as close to zero as you like, so the added number is left.',
    'right-log': 'The inside of a logarithm has to be above zero, and the graph stops at that edge.',
    'axes-exp': 'This is a vertical line. Can every x go into the exponent?',
    'axes-log': 'This is a horizontal line. Do the heights of a logarithm stop anywhere?',
    'way-exp': 'This has the opposite sign. Which number is added to the exponential part?',
    'way-log': 'This has the opposite sign. For which x is the inside zero?',
    'cut-exp': 'This is the height at the y-axis. What height does the graph come close to far out?',
    'cut-log': 'The graph has a point at this x. For which x is the inside zero?',
    other: 'For an exponential function, look far to the side. For a logarithm, ask when the inside is zero.',
    'type-do': 'Decide which kind of function it is.',
    'type-exp': 'An exponential graph has a horizontal asymptote.',
    'type-log': 'The graph of a logarithm has a vertical asymptote.',
    'border-do': 'Find what the graph comes close to.',
    'border-exp': 'The exponential part comes close to zero, and the added number stays.',
    'border-log': 'The inside comes close to zero there.',
    'write-do': 'Write the equation of the line.',
    'write-why': 'A horizontal line has the form y equals a number, a vertical line x equals a number.',
    final: 'The asymptote is {shown}.',
  },
  draw: ({ level, random }): Params => drawFunction(level, random),
  build(params: Params, { level, step, distractor }) {
    const { type, h, k, c } = params;
    const { key, wrong } = linesOf(params, level);
    const words = { rule: `$${ruleText(params)}$`, shown: `$${key}$` };
    const border = type === 'exp' ? `near ${signed(k)}` : `inside zero at ${signed(h)}`;
    return {
      words,
      question: [level === 1 ? 'graph' : 'rule', 'ask'],
      diagram: level === 1 ? graphOf(params) : null,
      answer: { value: key, reason: `right-${type}` },
      distractors: wrong.map(([misconception, line, reason]) =>
        distractor(misconception, line, `${reason}-${type}`),
      ),
      steps: [
        step('type', words.rule, type === 'exp' ? 'horizontal asymptote' : 'vertical asymptote', {
          why: `type-${type}`,
        }),
        step('border', 'the graph', border, { why: `border-${type}` }),
        step('write', border, words.shown),
      ],
      claims: [type === 'exp' ? `0 + ${k} = ${k}` : `${c} * ${h} - ${c * h} = 0`],
    };
  },
});

function signed(value: number): string {
  return String(value).replace('-', '−');
}

function shifted(letter: string, by: number): string {
  return by === 0 ? letter : `${letter} ${by < 0 ? '−' : '+'} ${Math.abs(by)}`;
}

function ruleText({ type, base, a, h, k, c }: Params): string {
  const front = a === 1 ? '' : a === -1 ? '−' : signed(a);
  if (type === 'exp') {
    const power = `${base}^{${shifted('x', -h)}}`;
    return `y = ${shifted(Math.abs(a) === 1 ? `${front}${power}` : `${front} \\cdot ${power}`, k)}`;
  }
  return `y = ${shifted(`${front}\\log_{${base}}(${shifted(c === 1 ? 'x' : `${c}x`, -c * h)})`, k)}`;
}

type Wrong = readonly [Distractor['misconception'], string, 'axes' | 'way' | 'cut'];

function linesOf({ type, base, a, h, k }: Params, level: Level): { key: string; wrong: readonly Wrong[] } {
  const line = (axis: 'x' | 'y', at: number): string => `${axis} = ${signed(at)}`;
  const [own, across] = type === 'exp' ? (['y', 'x'] as const) : (['x', 'y'] as const);
  const at = type === 'exp' ? k : h;
  // At level 1 the other shift is zero, so the same number is put on the other axis.
  const other = level === 1 ? at : type === 'exp' ? h : k;
  const cut = type === 'exp' ? Number((a * base ** -h + k).toFixed(9)) : h + 1;
  return {
    key: line(own, at),
    wrong: [
      ['swaps-horizontal-and-vertical', line(across, other), 'axes'],
      ['shifts-the-wrong-way', line(own, -at), 'way'],
      ['gives-an-intercept', line(own, cut), 'cut'],
    ],
  };
}

function graphOf({ type, base, a, h, k }: Params): DiagramOf<'function-graph'> {
  const whole = { from: null, to: null, fromOpen: false, toOpen: false };
  const formula =
    type === 'exp'
      ? ({ type: 'exponential', a, base, k } as const)
      : ({ type: 'logarithm', a, base, h, k } as const);
  return {
    kind: 'function-graph',
    x: {
      label: 'x',
      min: type === 'exp' ? -5 : Math.min(h, 0) - 2,
      max: type === 'exp' ? 5 : Math.max(h, 0) + 8,
      step: 1,
    },
    y: { label: 'y', min: Math.min(k, 0) - 4, max: Math.max(k, 0) + 6, step: 1 },
    curves: [{ formula, ...whole }],
    points: [],
    asymptotes: [],
  };
}

function drawFunction(level: Level, random: Random): Params {
  return random.until(() => {
    const type = random.pick(['exp', 'log'] as const);
    const base = random.int(2, level === 1 ? 5 : 9);
    const shift = (most: number): number => random.pick([-1, 1]) * random.int(1, most);
    const one = level === 1;
    const h = one && type === 'exp' ? 0 : type === 'exp' ? random.pick([-1, 1]) : shift(one ? 7 : 9);
    const k = one && type === 'log' ? 0 : shift(one ? 7 : 9);
    const a = { 1: one ? random.pick([1, -1]) : 1, 2: 1, 3: random.pick([-4, -3, -2, -1, 2, 3, 4]) }[level];
    const params: Params = { type, base, a, h, k, c: level === 3 && type === 'log' ? random.int(2, 4) : 1 };
    const { key, wrong } = linesOf(params, level);
    const whole = type === 'log' || h <= 0 || (a * 10) % base === 0;
    return whole && new Set([key, ...wrong.map(([, line]) => line)]).size === 4 && isNear(params)
      ? params
      : null;
  });
}

/** The intercept lies within twenty times of the asymptote and is not the axis itself. */
function isNear({ type, base, a, h, k }: Params): boolean {
  const cut = type === 'exp' ? Number((a * base ** -h + k).toFixed(9)) : h + 1;
  return cut !== 0 && Math.abs(cut) <= 60;
}
