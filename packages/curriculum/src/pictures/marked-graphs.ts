import type { Diagram } from '@playforward/diagram';
import { argueFor, type Random, type Tools } from '../kit/index.ts';
import { signed } from '../numbers/signed-numbers.ts';

/** A graph that is straight or bends, with some points marked on it and the coefficients of its rule. */
export type MarkedGraph = {
  ask: 'plain';
  kind: 'straight' | 'bent';
  inputs: readonly number[];
  outputs: readonly number[];
  rule: readonly number[];
};

/** What is asked and said of a marked graph that is linear or not. */
export const markedGraphText = {
  graph: ['The graph shows a function. Is it linear?', 'Look at the graph. Is its function linear?'],
  'yes-straight': 'Yes, its graph is a straight line.',
  'no-bends': 'No, its graph bends.',
  'yes-two-points': 'Yes, two of its points lie on one line.',
  'no-falls': 'No, its graph falls.',
  'no-start': 'No, its graph does not go through zero.',
  'yes-way': 'Yes, its graph never turns around.',
  'no-marked': 'No, the marked outputs change by {first} and then by {second}.',
  'right-straight': 'The rate between the marked points is the same, and the graph shows no bend.',
  'right-bends': 'The rate between the marked points changes, so the graph bends.',
  'two-points': 'Two points always lie on one line. What does the graph do between and beyond them?',
  falling: 'A line can fall as well as rise. Does this one bend?',
  'one-way': 'A graph can go one way and bend. Is the change the same for each step?',
  marked: 'The outputs alone do not decide it. How far apart are the inputs of the marked points?',
  'start-missing': 'A line need not go through zero. Does this graph bend?',
  'can-yes': 'The function is linear.',
  'can-no': 'The function is not linear.',
  'shows-straight': 'Its graph is a straight line.',
  'shows-bend': 'Its graph bends.',
  'shows-points': 'Two of its points lie on one line.',
  'shows-start': 'Its graph does not go through zero.',
  'shows-falls': 'Its graph falls from left to right.',
  'shows-marked': 'The marked outputs change by {first} and then by {second}.',
  'shows-way': 'Its graph goes one way all along.',
  'since-straight': 'The graph of a linear function is a straight line.',
  'since-points': 'Two points are enough to tell that a function is linear.',
  'since-start': 'The graph of a linear function goes through zero.',
  'since-falls': 'The graph of a linear function rises from left to right.',
  'since-marked': 'From one marked point to the next, a linear function always changes by the same number.',
  'since-way': 'A graph that goes one way belongs to a linear function.',
  'marks-first-do': 'Find the rate between the first two marked points.',
  'marks-last-do': 'Find the rate between the last two marked points.',
  'marks-why': 'Divide the change of {y} by the change of {x}.',
  'marks-compare-do': 'Compare both rates.',
  'marks-compare-why': 'A linear function has one rate everywhere, so its graph is a straight line.',
} as const;

/** Whether a graph is linear: it rises or falls all along, and bends or not. */
export function tellMarkedGraph(
  { kind, inputs, outputs, rule }: MarkedGraph,
  { say, step, distractor }: Tools<keyof typeof markedGraphText>,
) {
  const isLinear = kind === 'straight';
  const falls = (outputs.at(-1) ?? 0) < (outputs[0] ?? 0);
  const [x0 = 0, x1 = 0] = inputs;
  const [y0 = 0, y1 = 0, y2 = 0] = outputs;
  const [xa = 0, xb = 0] = inputs.slice(-2);
  const [ya = 0, yb = 0] = outputs.slice(-2);
  const [first, last] = [(y1 - y0) / (x1 - x0), (yb - ya) / (xb - xa)];
  const words = { x: '$x$', y: '$y$', first: signed(y1 - y0), second: signed(y2 - y1) };
  const why = 'marks-why' as const;
  return {
    words,
    question: 'graph' as const,
    diagram: graphOf({ inputs, outputs, rule }),
    answer: isLinear
      ? { value: 'yes-straight' as const, reason: 'right-straight' as const }
      : { value: 'no-bends' as const, reason: 'right-bends' as const },
    drawn: { make: argued({ isLinear, hides: isLinear && falls ? 'falls' : 'start' }, words, say) },
    distractors: [
      distractor('checks-only-the-first-two-rows', 'yes-two-points', 'two-points'),
      isLinear
        ? distractor('looks-only-at-output-differences-when-inputs-skip', 'no-marked', 'marked')
        : distractor('calls-a-curve-linear', 'yes-way', 'one-way'),
      isLinear && falls
        ? distractor('calls-a-negative-slope-nonlinear', 'no-falls', 'falling')
        : distractor('slip', 'no-start', 'start-missing'),
    ],
    steps: [
      step('marks-first', `${signed(y1 - y0)} ÷ ${x1 - x0}`, signed(first), { do: 'marks-first-do', why }),
      step('marks-last', `${signed(yb - ya)} ÷ ${xb - xa}`, signed(last), { do: 'marks-last-do', why }),
      step(
        'marks-compare',
        `${signed(first)} and ${signed(last)}`,
        isLinear ? 'a straight line' : 'a graph that bends',
      ),
    ],
    claims: [`(${y1} - ${y0}) / (${x1} - ${x0}) = ${first}`],
  };
}

type Say = Tools<keyof typeof markedGraphText>['say'];

/** What shows whether the graph is linear and why, among what others look at; in the order of the wrong answers. */
function argued(
  { isLinear, hides }: { readonly isLinear: boolean; readonly hides: 'falls' | 'start' },
  words: Readonly<Record<'first' | 'second', string>>,
  say: Say,
) {
  const claims = [say('can-yes'), say('can-no')];
  const [yes, no] = isLinear ? ([0, 1] as const) : ([1, 0] as const);
  return argueFor({
    claims: isLinear ? claims : claims.toReversed(),
    evidence: [
      say(isLinear ? 'shows-straight' : 'shows-bend'),
      say('shows-points'),
      isLinear ? say('shows-marked', words) : say('shows-way'),
      say(`shows-${hides}`),
    ],
    reasons: [
      say('since-straight'),
      say('since-points'),
      say(isLinear ? 'since-marked' : 'since-way'),
      say(`since-${hides}`),
    ],
    wrong: [
      [yes, 1, 1],
      [isLinear ? no : yes, 2, 2],
      [no, 3, 3],
    ],
  });
}

function graphOf({ inputs, outputs, rule }: Pick<MarkedGraph, 'inputs' | 'outputs' | 'rule'>): Diagram {
  const end = inputs.at(-1) ?? 6;
  return {
    kind: 'function-graph',
    x: { label: 'x', min: 0, max: end, step: 1 },
    y: { label: 'y', min: 0, max: 2 * Math.ceil(Math.max(rule[0] ?? 0, ...outputs) / 2), step: 2 },
    curves: [
      {
        formula: { type: 'polynomial', coefficients: [...rule] },
        from: 0,
        to: end,
        fromOpen: false,
        toOpen: false,
      },
    ],
    points: inputs.map((x, at) => ({ x, y: outputs[at] ?? 0, label: null, open: false })),
    asymptotes: [],
  };
}

/** Whole numbers at all marked points, and no graph through zero. */
export function drawMarkedGraph(random: Random): MarkedGraph {
  const [kind, falls] = [random.pick(['straight', 'bent'] as const), random.chance(50)];
  const isLinear = kind === 'straight';
  const inputs: readonly number[] = isLinear
    ? random.pick([[0, 1, 3, 6] as const, [1, 2, 4, 5] as const, [0, 2, 3, 6] as const])
    : random.pick([[0, 1, 2, 4] as const, [1, 2, 3, 4] as const, [0, 1, 3, 4] as const]);
  const size = isLinear ? random.int(1, 3) : 1;
  const least = random.int(1, 6);
  const start = falls ? least + (isLinear ? 6 * size : 16) : least;
  const change = falls ? -size : size;
  const rule = isLinear ? [start, change] : [start, 0, change];
  const at = (x: number): number => rule.reduce((sum, one, power) => sum + one * x ** power, 0);
  return { ask: 'plain', kind, inputs, outputs: inputs.map(at), rule };
}
