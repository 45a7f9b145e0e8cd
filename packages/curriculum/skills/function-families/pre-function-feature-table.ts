import type { DiagramOf } from '@playforward/diagram';
import { type Distractor, defineSkill, type Random, signed } from '../../src/authoring.ts';

/** Four turning points and ends from left to right; at level 3 a cubic with its local peak at x[1] and a leading sign. */
type Params = { x: readonly number[]; y: readonly number[]; lead: 1 | -1; letter: 'f' | 'g' | 'h' };

/** Level 1 reads the range from a graph, level 2 the absolute maximum from words, level 3 joins a rule with a fact. */
export const preFunctionFeatureTable = defineSkill({
  id: 'pre-function-feature-table',
  version: 2,
  form: 'choice',
  text: {
    en: {
      headline: 'Read a feature of a function',
      'ask-range': 'The graph shows all of {f}. What is its range?',
      'tell-rise':
        'The function {f} starts at {p0}. It rises to {p1}, falls to {p2} and rises to its end at {p3}.',
      'ask-most': 'What is its absolute maximum?',
      'tell-cubic':
        'A polynomial {f} of degree three has a {sign} leading coefficient. It has a local maximum of {y1} at {x1}.',
      'ask-true': 'Which sentence is true for it?',
      from: 'All values from {low} to {high}',
      most: 'The value {value}, at {at}',
      'at-end': 'the right end',
      'no-most': 'It has no absolute maximum, because it rises without end on the {side}.',
      'is-most': 'Its absolute maximum is {y1}, because no point near it is higher.',
      'stops-at': 'Its values stop at {x1}, the place where the maximum lies.',
      'right-range': 'The range runs from the lowest value on the graph to the highest one.',
      'right-most': 'The right end is higher than the inner peak.',
      'right-cubic': 'The leading term sends one end up without limit.',
      swaps: 'These are numbers on the other axis. Which axis shows the values of a function?',
      'swaps-value': 'This uses a number on the other axis. Which coordinate is the value?',
      local: 'These belong to the inner peak and valley. Are the ends lower or higher?',
      'local-most': 'This peak is the highest point near it. Is there a higher point farther away?',
      'local-cubic': 'A local maximum is the highest point near its place. What do the ends of a cubic do?',
      reverses: 'Put in a large number, and one far below zero. Which end rises?',
      part: 'This does not use the highest point. Did you compare all four points?',
      other: 'Compare the ends with the turning points. Values stand on the vertical axis.',
      'list-do': 'List the values at the ends and turns.',
      'list-why': 'The largest and smallest value must be among them.',
      'least-do': 'Find the smallest one.',
      'least-why': 'The range starts there.',
      'most-do': 'Find the largest one.',
      'most-why': 'No other value is above it.',
      'lead-do': 'Look at the leading term.',
      'lead-why': 'Far from zero it decides alone.',
      'end-do': 'See what both ends do.',
      'end-why': 'An odd degree has one high end and one low end.',
      'judge-do': 'Compare with the local maximum.',
      'judge-why': 'The high end passes every value sooner or later.',
    },
  },
  draw: ({ random }): Params => drawPoints(random),
  build({ x, y, lead, letter }: Params, { level, say }) {
    const [x0 = 0, x1 = 0, , x3 = 0] = x;
    const [y0 = 0, y1 = 0, y2 = 0, y3 = 0] = y;
    const point = (place: number): string => `(${signed(x[place] ?? 0)}, ${signed(y[place] ?? 0)})`;
    const side = lead > 0 ? 'right' : 'left';
    const words = {
      ...{ f: `$${letter}$`, p0: point(0), p1: point(1), p2: point(2), p3: point(3) },
      ...{ sign: lead > 0 ? 'positive' : 'negative', x1: signed(x1), y1: signed(y1) },
    };
    const from = (low: number, high: number) => say('from', { low: signed(low), high: signed(high) });
    const most = (value: number, at: string) => say('most', { value: signed(value), at });
    type Key = Parameters<typeof say>[0];
    const option = (
      [misconception, value]: readonly [Distractor['misconception'], string],
      text: Distractor['text'] & object,
      reason: Key,
    ): Distractor => ({ misconception, value, text, reason: say(reason) });
    const ids = { swaps: 'swaps-domain-and-range', local: 'confuses-local-and-absolute' } as const;
    const choices = {
      1: {
        right: from(y0, y3),
        wrong: [
          option([ids.swaps, 'swaps'], from(x0, x3), 'swaps'),
          option([ids.local, 'local'], from(y2, y1), 'local'),
          option(['slip', 'part'], from(y0, y1), 'part'),
        ],
      },
      2: {
        right: most(y3, 'the right end'),
        wrong: [
          option([ids.swaps, 'swaps'], most(x3, 'the right end'), 'swaps-value'),
          option([ids.local, 'local'], most(y1, 'the inner peak'), 'local-most'),
          option(['slip', 'part'], most(y0, 'the left end'), 'part'),
        ],
      },
      3: {
        right: say('no-most', { side }),
        wrong: [
          option(
            ['reverses-end-behavior', 'ends'],
            say('no-most', { side: lead > 0 ? 'left' : 'right' }),
            'reverses',
          ),
          option([ids.local, 'local'], say('is-most', words), 'local-cubic'),
          option([ids.swaps, 'swaps'], say('stops-at', words), 'swaps-value'),
        ],
      },
    }[level];
    const step = (
      rule: 'list' | 'least' | 'most' | 'lead' | 'end' | 'judge',
      before: string,
      after: string,
    ) => ({
      ...{ rule, before, after },
      instruction: say(`${rule}-do` satisfies Key),
      explanation: say(`${rule}-why` satisfies Key),
    });
    const values = [y0, y1, y2, y3].map(signed).join(', ');
    return {
      headline: say('headline'),
      question: {
        1: [say('ask-range', words)],
        2: [say('tell-rise', words), say('ask-most')],
        3: [say('tell-cubic', words), say('ask-true')],
      }[level],
      diagram: level === 1 ? graphOf(x, y) : null,
      answer: {
        form: 'choice',
        value: 'fits',
        text: choices.right,
        reason: say(({ 1: 'right-range', 2: 'right-most', 3: 'right-cubic' } as const)[level]),
      },
      distractors: choices.wrong,
      steps:
        level === 3
          ? [
              step('lead', `a ${words.sign} leading coefficient`, 'an odd power decides'),
              step('end', 'left end and right end', `rises without end on the ${side}`),
              step('judge', words.y1, 'higher values come farther out'),
            ]
          : [
              step('list', [0, 1, 2, 3].map(point).join(', '), values),
              step('least', values, signed(y0)),
              step('most', values, signed(y3)),
            ],
      finalAnswer: choices.right,
      otherWrong: say('other'),
      claims: [`${y0} < ${y2} < ${y1} < ${y3}`],
    };
  },
});

/** The left end is the lowest point and the right end the highest; no number stands for two things. */
function drawPoints(random: Random): Params {
  for (;;) {
    const x0 = random.int(-7, -3);
    const x1 = x0 + random.int(2, 4);
    const x2 = x1 + random.int(2, 3);
    const x3 = x2 + random.int(1, 3);
    const y0 = random.int(-8, -2);
    const y2 = y0 + random.int(1, 4);
    const y1 = y2 + random.int(2, 5);
    const y3 = y1 + random.int(1, 4);
    const numbers = [x0, x3, y0, y1, y2, y3];
    if (x3 > 8 || y3 > 9 || x1 === y1 || new Set(numbers).size < numbers.length) continue;
    const lead = random.pick([1, -1] as const);
    return { x: [x0, x1, x2, x3], y: [y0, y1, y2, y3], lead, letter: random.pick(['f', 'g', 'h']) };
  }
}

function graphOf(x: readonly number[], y: readonly number[]): DiagramOf<'function-graph'> {
  const places = x.map((at, place): [number, number] => [at, y[place] ?? 0]);
  return {
    kind: 'function-graph',
    x: { label: 'x', min: -9, max: 9, step: 1 },
    y: { label: 'y', min: -9, max: 9, step: 1 },
    curves: [
      {
        ...{ formula: { type: 'path', places }, from: x[0] ?? null, to: x.at(-1) ?? null },
        ...{ fromOpen: false, toOpen: false },
      },
    ],
    points: places.map(([at, value]) => ({ x: at, y: value, label: null, open: false })),
    asymptotes: [],
  };
}
