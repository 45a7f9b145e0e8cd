import type { DiagramOf } from '@playforward/diagram';
import { lineOnPlane, pictureSkill } from '../../src/kit/index.ts';
import { standardText } from '../../src/numbers/lines/standard-form.ts';
import { commonMultiple } from '../../src/numbers/lowest-terms.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

const asks = ['which', 'shows', 'graph', 'all'] as const;
const others = ['solutions', 'match', 'line', 'every'] as const;
/** The line meets the axes at u and v: ax + by = c. */
type Params = { ask: (typeof asks)[number] | (typeof others)[number]; a: number; b: number; c: number };

/** Level 1 meets the x-axis on the right, level 2 on the left, level 3 has an equation that has to be put into standard form. */
export const a1GraphStandardForm = pictureSkill('a1-graph-standard-form', {
  version: 4,
  byHand: { levels: [1, 2, 3], ask: 'draw', make: lineOnPlane },
  text: {
    draw: [
      'Draw the graph of {equation}.',
      'Draw the line {equation}.',
      'Graph {equation} on the plane.',
      'Draw the line with all solutions of {equation}.',
    ],
    headline: 'The graph of a line in standard form',
    which: 'Which graph goes with {equation}?',
    shows: 'Which picture shows the line {equation}?',
    graph: 'What is the graph of {equation}?',
    all: 'Which graph shows all solutions of {equation}?',
    solutions: 'Which graph belongs to {equation}?',
    match: 'Which graph shows every pair with {equation}?',
    line: 'The line {equation} is drawn in one of the pictures. Which one is it?',
    every: 'Which line holds every solution of {equation}?',
    shown: 'A line through ({u}, {zero}) and ({zero}, {v})',
    right: 'Both intercepts of this line make the equation true.',
    sign: 'Put in a point where this line meets an axis. Do both sides agree?',
    swapped: 'This line swaps the two intercepts. Put {zero, number} in for $y$. What is $x$?',
    coefficients:
      'The coefficients are not the intercepts. Put {zero, number} in for one variable at a time.',
    other: 'Find both intercepts. They fix the line.',
    'x-do': 'Find the x-intercept.',
    'x-why': 'On the x-axis, $y$ is zero.',
    'y-do': 'Find the y-intercept.',
    'y-why': 'On the y-axis, $x$ is zero.',
    'draw-do': 'Draw the line through both.',
    'draw-why': 'Two points fix a line.',
    final: 'A line through ({u}, {zero}) and ({zero}, {v})',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const sign = (): number => (level === 3 ? random.pick([1, -1]) : level === 1 ? 1 : -1);
      const [u, v] = [random.int(2, 8) * sign(), random.int(2, 8) * random.pick([1, -1])];
      const c = commonMultiple(Math.abs(u), Math.abs(v)) * random.int(1, 3) * random.pick([1, -1]);
      const [a, b] = [c / u, c / v];
      const isShort = [a, b].every((one) => Math.abs(one) > 1 && Math.abs(one) < 9);
      const isOpen = isShort && (level > 1 || a > 0) && Math.abs(u) !== Math.abs(v) && Math.abs(c) <= 56;
      const isOther =
        String([a, b]) !== String([u, v]) &&
        String([a, b]) !== String([v, u]) &&
        String([a, b]) !== String([-u, v]);
      return isOpen && isOther && a !== b
        ? { ask: random.pick<Params['ask']>(level === 3 ? others : asks), a, b, c }
        : null;
    });
  },
  build({ ask, a, b, c }: Params, { level, say, step, distractor }) {
    const [u, v] = [c / a, c / b];
    const told = (x: number, y: number) => say('shown', { u: signed(x), v: signed(y), zero: '0' });
    const turned = `${signed(a)}x = ${signed(c)} ${b < 0 ? '+' : '−'} ${Math.abs(b)}y`;
    const equation = `$${level === 3 ? turned : standardText({ a, b, c })}$`;
    /** The lines of who finds these two intercepts. */
    const drawn = (x: number, y: number) => [
      step('x', equation, `(${signed(x)}, 0)`),
      step('y', equation, `(0, ${signed(y)})`),
      step('draw', 'both points', 'the line through them', { diagram: lineThrough(x, y) }),
    ];
    return {
      words: { equation, u: signed(u), v: signed(v), zero: '0' },
      question: ask,
      drawn: { value: lineOf(u, v), wrong: [lineOf(-u, v), lineOf(v, u), lineOf(a, b)] },
      answer: { value: 'line', text: told(u, v), diagram: lineThrough(u, v) },
      distractors: [
        distractor('uses-the-wrong-sign-for-one-coordinate', 'sign', 'sign', {
          text: told(-u, v),
          diagram: lineThrough(-u, v),
          work: drawn(-u, v),
        }),
        distractor('swaps-the-intercepts', 'swapped', say('swapped', { zero: 0 }), {
          text: told(v, u),
          diagram: lineThrough(v, u),
          work: drawn(v, u),
        }),
        distractor('plots-the-coefficients-as-intercepts', 'coefficients', say('coefficients', { zero: 0 }), {
          text: told(a, b),
          diagram: lineThrough(a, b),
          work: drawn(a, b),
        }),
      ],
      steps: drawn(u, v),
      claims: [`${a} * (${u}) = ${c}`, `${b} * (${v}) = ${c}`],
    };
  },
});

/** The line that meets the axes at u and v. */
function lineOf(u: number, v: number): string {
  return `y = (${-v}/${u})x + (${v})`;
}

function lineThrough(u: number, v: number): DiagramOf<'coordinate-plane'> {
  const axis = (label: string) => ({ label, min: -10, max: 10, step: 2 });
  return {
    kind: 'coordinate-plane',
    x: axis('x'),
    y: axis('y'),
    points: [
      { x: u, y: 0, label: null },
      { x: 0, y: v, label: null },
    ],
    lines: [
      {
        through: [
          [u, 0],
          [0, v],
        ],
      },
    ],
  };
}
