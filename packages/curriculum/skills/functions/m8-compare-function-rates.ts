import type { Diagram } from '@playforward/diagram';
import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { pointText } from '../../src/numbers/lines/standard-form.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { lineRule } from '../../src/scenes/linear-scenes.ts';

const settings = ['plain', 'pumps', 'plants', 'parks'] as const;

/** Function A has the rule y = ax + p, B changes by b and starts at q; both rise or both fall. B is shown at `gap`, 2·gap and so on. */
type Params = { ask: (typeof settings)[number]; a: number; p: number; b: number; q: number; gap: number };

/** Level 1 shows B as a graph, level 2 as a table with wide steps, level 3 tells two values in words. */
export const m8CompareFunctionRates = choiceSkill('m8-compare-function-rates', {
  version: 4,
  text: {
    headline: 'Compare rates of change',
    'plain-a': 'Function A has the rule {rule}.',
    'plain-graph': 'The graph shows function B.',
    'plain-table': 'The table shows function B.',
    'plain-words':
      'Function B is linear. It gives {y1, number} for the input {x1, number} and {y2, number} for the input {x2, number}.',
    'pumps-a': 'After $x$ minutes, tank A holds $y$ liters, with {rule}.',
    'pumps-graph': 'The graph shows the liters in tank B.',
    'pumps-table': 'The table shows the liters in tank B.',
    'pumps-words':
      'Tank B fills steadily. It holds {y1, number} liters after {x1, number} minutes and {y2, number} after {x2, number}.',
    'pumps-falls':
      'Tank B drains steadily. It holds {y1, number} liters after {x1, number} minutes and {y2, number} after {x2, number}.',
    'plants-a': 'After $x$ weeks, sunflower A is $y$ centimeters tall, with {rule}.',
    'plants-graph': 'The graph shows the height of sunflower B in centimeters.',
    'plants-table': 'The table shows the height of sunflower B in centimeters.',
    'plants-words':
      'Sunflower B grows steadily. It is {y1, number} centimeters tall after {x1, number} weeks and {y2, number} after {x2, number}.',
    'parks-a': 'For $x$ rides, park A charges $y$ dollars in all, with {rule}.',
    'parks-graph': 'The graph shows what park B charges in dollars.',
    'parks-table': 'The table shows what park B charges in dollars.',
    'parks-words':
      'Park B takes an entrance fee and one price for each ride. It charges {y1, number} dollars for {x1, number} rides and {y2, number} for {x2, number}.',
    ask: ['Which one has the greater rate of change, and why?', 'Which rate of change is greater, and why?'],
    'ask-falls': ['Which one falls faster, and why?', 'Which of the two falls faster, and why?'],
    falls: '{f}, because its output falls by {m} for each step, compared with {n}.',
    rate: '{f}, because its output changes by {m} for each step, compared with {n}.',
    start: '{f}, because its output starts at {m}, compared with {n}.',
    output: '{f}, because at {x} its output is {m}, compared with {n}.',
    'right-why': 'The rate of change tells how much the output changes for each step of the input.',
    starts: 'This compares where they start. How much does each of them change from step to step?',
    outputs: 'This compares single outputs. How much does each of them change from step to step?',
    inverts:
      'This divides the change of the input by the change of the output. Which of the two is divided by the other?',
    other: 'Find for each one how much the output changes when the input goes up by one.',
    'a-do': 'Read the rate of A in its rule.',
    'a-why': 'It is the coefficient of {x}.',
    'b-do': 'Find the rate of B from two points.',
    'b-why': 'Divide the change of the output by the change of the input.',
    'compare-do': 'Compare the rates.',
    'compare-falls': 'The rate that is farther below zero belongs to the one that falls faster.',
    'compare-why': 'Starting values and single outputs do not matter here.',
  },
  draw: ({ level, random }): Params => drawFunctions(level, random),
  build({ ask, a, p, b, q, gap }: Params, { level, say, step, distractor }) {
    const [x1, x2] = [gap, 2 * gap];
    const [y1, y2] = [b * x1 + q, b * x2 + q];
    const at = 2 * gap;
    const falls = a < 0;
    const [best, rest] = Math.abs(a) > Math.abs(b) ? (['A', 'B'] as const) : (['B', 'A'] as const);
    const of = {
      A: { m: Math.abs(a), start: p, out: a * at + p },
      B: { m: Math.abs(b), start: q, out: y2 },
    };
    const later = of.A.start > of.B.start ? 'A' : 'B';
    // A hasty look takes the higher one for the faster one, or the lower one where both fall.
    const higher = of.A.out > of.B.out !== falls ? 'A' : 'B';
    const rate = falls ? 'falls' : 'rate';
    const other = { A: 'B', B: 'A' } as const;
    const words = { rule: `$${lineRule(a, p)}$`, x1, y1, x2, y2, x: '$x$', f: best };
    const reasonOf = (
      key: 'rate' | 'falls' | 'start' | 'output',
      f: 'A' | 'B',
      [m, n]: readonly [string | number, string | number],
    ) => say(key, { f, m: String(m), n: String(n), x: String(at) });
    const part = (m: number): string => `$\\frac{1}{${m}}$`;
    const shown = { 1: 'graph', 2: 'table', 3: 'words' } as const;
    return {
      words,
      question: [
        `${ask}-a`,
        falls && level === 3 && ask === 'pumps' ? 'pumps-falls' : `${ask}-${shown[level]}`,
        falls ? 'ask-falls' : 'ask',
      ],
      diagram: level === 1 ? graphOf(b, q) : level === 2 ? tableOf({ b, q, gap }) : null,
      answer: { value: 'rate', text: reasonOf(rate, best, [of[best].m, of[rest].m]), reason: 'right-why' },
      distractors: [
        distractor(
          'compares-starting-values',
          'start',
          'starts',
          reasonOf('start', later, [of[later].start, of[other[later]].start]),
        ),
        distractor(
          'compares-single-outputs',
          'output',
          'outputs',
          reasonOf('output', higher, [of[higher].out, of[other[higher]].out]),
        ),
        distractor(
          'inverts-a-rate',
          'invert',
          'inverts',
          reasonOf(rate, rest, [part(of[rest].m), part(of[best].m)]),
        ),
      ],
      steps: [
        step('a', words.rule, signed(a)),
        step('b', `${signed(y2 - y1)} ÷ ${x2 - x1}`, signed(b)),
        step('compare', `A: ${signed(a)}, B: ${signed(b)}`, best, {
          why: falls ? 'compare-falls' : 'compare-why',
        }),
      ],
      claims: [
        `(${y2} - ${y1}) / (${x2} - ${x1}) = ${b}`,
        `1/${of[best].m} = ${fractionValue(1, of[best].m)}`,
      ],
    };
  },
});

const axis = (label: string, max: number, step: number) => ({ label, min: 0, max, step });

/** The line of B with its start and two whole places, each named beside it, since they may lie between grid lines. */
function graphOf(b: number, q: number): Diagram {
  const dot = (x: number) => ({ x, y: b * x + q, label: pointText(x, b * x + q), open: false });
  const step = Math.ceil(Math.max(q, 5 * b + q) / 10);
  return {
    kind: 'function-graph',
    x: axis('x', 6, 1),
    y: axis('y', 10 * step, step),
    curves: [
      {
        formula: { type: 'polynomial', coefficients: [q, b] },
        from: 0,
        to: null,
        fromOpen: false,
        toOpen: false,
      },
    ],
    points: [dot(0), dot(1), dot(2)],
    asymptotes: [],
  };
}

function tableOf({ b, q, gap }: Pick<Params, 'b' | 'q' | 'gap'>): Diagram {
  const inputs = [1, 2, 3, 4].map((count) => count * gap);
  return {
    kind: 'function-table',
    input: 'x',
    output: 'y',
    rule: null,
    pairs: inputs.map((x) => [String(x), String(b * x + q)]),
  };
}

/** The starts differ, and so do the outputs that a hasty look compares. */
function drawFunctions(level: Level, random: Random): Params {
  return random.until(() => {
    const falls = random.chance(35);
    const rate = (): number => (falls ? -1 : 1) * random.int(2, 9);
    const start = (): number => (falls ? random.int(40, 95) : random.int(1, 20));
    const [a, b, p, q] = [rate(), rate(), start(), start()];
    const gap = level === 1 ? 1 : random.int(2, falls ? 3 : 5);
    const ask = falls ? random.pick(['plain', 'pumps'] as const) : random.pick(settings);
    // Nothing runs out on the graph or in the table.
    const last = level === 1 ? 6 : 4 * gap;
    const isFilled = a * last + p > 0 && b * last + q > 0;
    return isFilled && a !== b && p !== q && a * 2 * gap + p !== b * 2 * gap + q
      ? { ask, a, p, b, q, gap }
      : null;
  });
}
