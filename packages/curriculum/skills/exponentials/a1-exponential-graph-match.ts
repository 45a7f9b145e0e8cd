import type { DiagramOf } from '@playforward/diagram';
import { type Distractor, defineSkill, fractionOf } from '../../src/authoring.ts';

/** y = a·b^x, or a·(1/b)^x where `decays` is set; `order` gives each graph its letter, the right one first. */
type Params = { ask: 'choose' | 'match'; a: number; b: number; decays: boolean; order: readonly number[] };

type Curve = DiagramOf<'function-graph'>['curves'][number];

/** Level 1 tells the rule of a growth, level 2 growth or decay, level 3 only what happens to the outputs. */
export const a1ExponentialGraphMatch = defineSkill({
  id: 'a1-exponential-graph-match',
  version: 2,
  form: 'diagram',
  text: {
    en: {
      headline: 'Match a graph with a rule',
      choose: 'The plane shows four graphs. Which one belongs to {rule}?',
      match: 'Four graphs are drawn on one plane. Which is the graph of {rule}?',
      told: 'The output for zero is {a, number}. Each step of one multiplies the output by {factor}. Which graph is it?',
      'told-match':
        'A function starts with {a, number} at zero. Each step of one makes it {factor} times as much. Which graph is it?',
      graph: 'Graph {letter}',
      right: 'It meets the vertical axis at {a, number} and goes through {point}.',
      turned: 'This graph turns growth and decay around. Is the base above or below one?',
      line: 'This graph is a straight line. Does the function change by equal steps or by equal factors?',
      origin: 'This graph goes through zero. Put zero in for {x}. What is the output?',
      other: 'Find the outputs for zero and for one. Then look for the graph through both points.',
      'zero-do': 'Put zero in for {x}.',
      'zero-why': 'Any base to the power zero is one.',
      'one-do': 'Put one in for {x}.',
      'one-why': 'This multiplies by the base once.',
      'bend-do': 'Look for a curve through both points.',
      'bend-why': 'Equal factors give a curve that bends, and it never meets the horizontal axis.',
      final: 'Graph {letter}',
    },
  },
  draw: ({ level, random }): Params => ({
    ask: random.pick(['choose', 'match']),
    ...random.pick(starts),
    decays: level > 1 && random.chance(60),
    order: random.shuffle([0, 1, 2, 3]),
  }),
  build({ ask, a, b, decays, order }: Params, { level, say }) {
    const letterOf = (index: number): string => 'ABCD'[order[index] ?? 0] ?? 'A';
    const letter = letterOf(0);
    const base = decays ? `\\left(\\frac{1}{${b}}\\right)` : String(b);
    const rule = `$y = ${a === 1 ? '' : `${a} \\cdot `}${base}^x$`;
    const factor = decays ? `$\\frac{1}{${b}}$` : String(b);
    const at = decays ? -1 : 1;
    const words = { a, rule, factor, letter, x: '$x$', point: `(${decays ? '−1' : '1'}, ${a * b})` };
    type Key = Parameters<typeof say>[0];
    const entry = (index: number, misconception: Distractor['misconception'], reason: Key): Distractor => ({
      ...{ misconception, value: letterOf(index) },
      ...{ text: say('graph', { letter: letterOf(index) }), reason: say(reason, words) },
    });
    const [top, bottom] = decays ? fractionOf(a, b) : [a * b, 1];
    const one = bottom === 1 ? String(top) : `$\\frac{${top}}{${bottom}}$`;
    const step = (name: 'zero' | 'one' | 'bend', before: string, after: string) => ({
      ...{ rule: name, before, after },
      ...{ instruction: say(`${name}-do`, words), explanation: say(`${name}-why`) },
    });
    return {
      headline: say('headline'),
      question: level === 3 ? say(ask === 'match' ? 'told-match' : 'told', words) : say(ask, words),
      diagram: planeOf({ a, b, decays }, letterOf),
      answer: { form: 'diagram', value: letter, text: say('graph', words), reason: say('right', words) },
      distractors: [
        entry(1, 'confuses-growth-and-decay', 'turned'),
        entry(2, 'draws-a-line', 'line'),
        entry(3, 'starts-at-the-origin', 'origin'),
      ],
      steps: [
        step('zero', `${a} × 1`, String(a)),
        step('one', `${a} × ${factor}`, one),
        step('bend', `(0, ${a}) and (1, ${bottom === 1 ? top : `${top}/${bottom}`})`, `Graph ${letter}`),
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other'),
      claims: [`${a} * (${decays ? `1/${b}` : b})^(${at}) = ${a * b}`],
    };
  },
});

/** Starts and factors whose graphs stay apart on the plane. */
const starts = [
  { a: 1, b: 2 },
  { a: 2, b: 2 },
  { a: 3, b: 2 },
  { a: 4, b: 2 },
  { a: 1, b: 3 },
  { a: 2, b: 3 },
] as const;

const reach = 4;

/** The right curve, its mirror image, a line through the same start, and the curve moved down to zero. */
function planeOf(
  { a, b, decays }: Pick<Params, 'a' | 'b' | 'decays'>,
  letterOf: (index: number) => string,
): DiagramOf<'function-graph'> {
  const base = decays ? 1 / b : b;
  const slope = (decays ? -1 : 1) * Math.max(1, Math.round((a * (b - 1)) / 2));
  const power = (of: number, k: number) => ({
    formula: { type: 'exponential' as const, a, base: of, k },
    value: (x: number) => a * of ** x + k,
  });
  const graphs = [
    power(base, 0),
    power(1 / base, 0),
    {
      formula: { type: 'polynomial' as const, coefficients: [a, slope] },
      value: (x: number) => a + slope * x,
    },
    power(base, -a),
  ].map((graph, index) => ({ ...graph, letter: letterOf(index) }));
  const top = 12;
  const xs = Array.from({ length: 8 * reach + 1 }, (_, index) => index / 4 - reach);
  const placed = graphs.map((graph) => {
    const gap = (x: number): number => {
      const y = graph.value(x);
      const isNear = Math.abs(x) < 0.75 || Math.abs(x) > reach - 0.5;
      if (y > top - 1 || y < -4 || isNear) return -1;
      return Math.min(...graphs.map((other) => (other === graph ? top : Math.abs(other.value(x) - y))));
    };
    const best = xs.reduce((kept, x) => (gap(x) > gap(kept) ? x : kept), 1);
    return { ...graph, at: best };
  });
  const sorted = placed.toSorted((p, q) => (p.letter < q.letter ? -1 : 1));
  return {
    kind: 'function-graph',
    x: { label: 'x', min: -reach, max: reach, step: 1 },
    y: { label: 'y', min: -6, max: top, step: 2 },
    curves: sorted.map(
      ({ formula }): Curve => ({ formula, from: null, to: null, fromOpen: false, toOpen: false }),
    ),
    points: sorted.map(({ at, value, letter }) => ({ x: at, y: value(at), label: letter, open: false })),
    asymptotes: [],
  };
}
