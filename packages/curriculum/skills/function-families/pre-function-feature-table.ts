import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Distractor, type Level, type Random } from '../../src/kit/index.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

type Spot = 'left' | 'inner' | 'right';

/**
 * Ends and turning points of a path from left to right; `most` says whether its top or its bottom is asked for. At
 * level 3 a polynomial of `degree` with a leading sign has a local top or bottom of y[1] at x[1]; where it is the
 * `only` one, the ends run away from it.
 */
type Params = {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly most: boolean;
  readonly degree: 3 | 4;
  readonly lead: 1 | -1;
  readonly only: boolean;
  readonly letter: 'f' | 'g' | 'h';
};

/** Level 1 reads the range from a graph, level 2 an absolute value from words, level 3 joins a rule with a fact. */
export const preFunctionFeatureTable = choiceSkill('pre-function-feature-table', {
  version: 3,
  text: {
    headline: 'Read a feature of a function',
    'ask-range': [
      'The graph shows all of {f}. What is its range?',
      'This is the whole graph of {f}. What is its range?',
      'Which outputs does {f} have? The graph shows all of it.',
      'Read the range of {f} from its whole graph.',
    ],
    'tell-rise':
      'The function {f} starts at {p0}. It rises to {p1}, falls to {p2} and rises to its end at {p3}.',
    'tell-fall':
      'The function {f} starts at {p0}. It falls to {p1}, rises to {p2} and falls to its end at {p3}.',
    'ask-value': ['What is its absolute {sort}?', 'Find its absolute {sort}.'],
    'tell-polynomial':
      'A polynomial {f} of degree {degree} has a {sign} leading coefficient. It has a local {sort} of {y1} at {x1}.',
    'tell-only':
      'A polynomial {f} of degree {degree} has a {sign} leading coefficient. Its only local {sort} is {y1}, at {x1}.',
    'ask-true': [
      'Which sentence about its absolute values is true?',
      'What must be true of its absolute values?',
    ],
    from: 'All values from {low} to {high}',
    most: 'The value {value}, at the {place}',
    none: 'There is none, because the {inner} is only a local {sort}.',
    'no-value': 'It has no absolute {sort}, because it {moves} without end on {side}.',
    'is-value': 'Its absolute {sort} is {y1}, because no point near it is {farther}.',
    'is-only': 'Its absolute {sort} is {y1}, because it {moves} without end on both sides.',
    'is-place': 'Its absolute {sort} is {x1}, because it {moves} without end on both sides.',
    'is-local': 'It has no absolute {sort}, because {y1} is only a local one.',
    'stops-at': 'Its values stop at {x1}, the place where the {sort} lies.',
    'right-range': 'The range runs from the lowest value on the graph to the highest one.',
    'right-value': 'No end and no turning point is {farther}.',
    'right-polynomial': 'The leading term sends at least one end away without limit.',
    'right-only': 'The leading term sends both ends the same way, away from this point.',
    swaps: 'These are numbers on the other axis. Which axis shows the values of a function?',
    'swaps-value': 'This uses a number on the other axis. Which coordinate is the value?',
    local: 'These belong to the turning points. Is there an end that is lower or higher?',
    'local-value':
      'This point is {farther} than all points near it. Is there a point farther away that is {farther}?',
    'local-none': 'A local {sort} can be an absolute one as well. Are the ends {farther}?',
    'local-polynomial': 'A local {sort} beats only the points near it. What do the ends do?',
    'local-only': 'Think of the ends and of all other points. Can one of them be {farther}?',
    reverses: 'Put in a large number, and one far below zero. Which end rises?',
    part: 'This does not use all points. Did you compare both ends and both turning points?',
    other: 'Compare the ends with the turning points. Values stand on the vertical axis.',
    'list-do': 'List the values at the ends and turns.',
    'list-why': 'The largest and smallest value must be among them.',
    'least-do': 'Find the smallest one.',
    'least-why': 'No other value is below it.',
    'most-do': 'Find the largest one.',
    'most-why': 'No other value is above it.',
    'place-do': 'Say where it is.',
    'place-why': 'An absolute {sort} can lie at an end or at a turning point.',
    'lead-do': 'Look at the leading term.',
    'lead-why': 'Far from zero it decides alone.',
    'end-do': 'See what both ends do.',
    'end-why': 'An odd degree has ends that differ, an even degree has two ends alike.',
    'judge-do': 'Compare with the local {sort}.',
    'judge-why': 'An end without limit passes every value sooner or later.',
    'judge-only-do': 'Compare with the only local {sort}.',
    'judge-only-why': 'Both ends run away from it, and there is no other turn of this sort.',
  },
  draw: ({ level, random }): Params => drawParams(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { x, y, most, lead, degree, letter, only } = params;
    const point = (place: number): string => `(${signed(x[place] ?? 0)}, ${signed(y[place] ?? 0)})`;
    const best = y.indexOf(most ? Math.max(...y) : Math.min(...y));
    const words = {
      f: `$${letter}$`,
      p0: point(0),
      p1: point(1),
      p2: point(2),
      p3: point(3),
      sort: most ? 'maximum' : 'minimum',
      farther: most ? 'higher' : 'lower',
      sign: lead > 0 ? 'positive' : 'negative',
      degree: degree === 3 ? 'three' : 'four',
      x1: signed(x[1] ?? 0),
      y1: signed(y[1] ?? 0),
      inner: most ? 'inner peak' : 'inner valley',
      moves: most === only ? 'falls' : 'rises',
      side: sideOf(params),
    };
    const { right, wrong, reason } = (
      {
        1: () => rangeChoices(y, x),
        2: () => valueChoices(params, best),
        3: () => ruleChoices(params),
      } as const
    )[level]();
    const text = ([key, args]: Saying) => say(key, { ...args });
    const values = y.map(signed).join(', ');
    const least = step('least', values, signed(Math.min(...y)));
    const largest = step('most', values, signed(Math.max(...y)));
    return {
      words,
      question: {
        1: [say('ask-range')],
        2: [say((y[1] ?? 0) > (y[0] ?? 0) ? 'tell-rise' : 'tell-fall'), say('ask-value')],
        3: [say(only ? 'tell-only' : 'tell-polynomial'), say('ask-true')],
      }[level],
      diagram: level === 1 ? graphOf(x, y) : null,
      answer: { value: 'fits', text: text(right), reason },
      distractors: wrong.map(
        ([misconception, saying, why], index): Distractor =>
          distractor(misconception, `wrong-${index}`, why, text(saying)),
      ),
      steps:
        level === 3
          ? [
              step(
                'lead',
                `a ${words.sign} leading coefficient`,
                `${degree === 3 ? 'an odd' : 'an even'} power decides`,
              ),
              step('end', 'left end and right end', `it ${words.moves} without end on ${words.side}`),
              only
                ? step('judge-only', words.y1, `no value is ${words.farther}`)
                : step('judge', words.y1, `${words.farther} values come farther out`),
            ]
          : [
              step('list', [0, 1, 2, 3].map(point).join(', '), values),
              ...(level === 1 || !most ? [least] : [largest]),
              level === 1 ? largest : step('place', signed(y[best] ?? 0), `at the ${placeName(best, most)}`),
            ],
      finalAnswer: text(right),
      claims: [`${Math.min(...y)} < ${Math.max(...y)}`],
    };
  },
});

type Key =
  | 'from'
  | 'most'
  | 'none'
  | 'no-value'
  | 'is-value'
  | 'is-only'
  | 'is-place'
  | 'is-local'
  | 'stops-at';
type Why =
  | 'swaps'
  | 'swaps-value'
  | 'local'
  | 'local-value'
  | 'local-none'
  | 'local-polynomial'
  | 'local-only'
  | 'reverses'
  | 'part';

type Saying = readonly [key: Key, args?: Readonly<Record<string, string>>];
type Choices = {
  readonly right: Saying;
  readonly reason: 'right-range' | 'right-value' | 'right-polynomial' | 'right-only';
  readonly wrong: readonly (readonly [Distractor['misconception'], Saying, Why])[];
};

const swaps = 'swaps-domain-and-range';
const local = 'confuses-local-and-absolute';
const reverses = 'reverses-end-behavior';

function rangeChoices(y: readonly number[], x: readonly number[]): Choices {
  const from = (one: number, two: number): Saying => [
    'from',
    { low: signed(Math.min(one, two)), high: signed(Math.max(one, two)) },
  ];
  const [y0 = 0, y1 = 0, y2 = 0, y3 = 0] = y;
  const right = from(Math.min(...y), Math.max(...y));
  const inner = from(y1, y2);
  const isNew = ([, args]: Saying): boolean =>
    [right, inner].every(([, other]) => args?.low !== other?.low || args?.high !== other?.high);
  const parts = [from(y0, y3), from(y0, y1), from(y2, y3)].filter(isNew);
  return {
    right,
    reason: 'right-range',
    wrong: [
      [swaps, from(x[0] ?? 0, x[3] ?? 0), 'swaps'],
      [local, inner, 'local'],
      ...parts.slice(0, 1).map((part) => ['slip', part, 'part'] as const),
    ],
  };
}

function placeName(place: number, most: boolean): string {
  if (place === 0) return 'left end';
  if (place === 3) return 'right end';
  return most ? 'inner peak' : 'inner valley';
}

function valueChoices({ x, y, most }: Params, best: number): Choices {
  const at = (value: number, place: number): Saying => [
    'most',
    { value: signed(value), place: placeName(place, most) },
  ];
  const inner = innerPlace(y, most);
  const ends = [0, 3].filter((end) => end !== best);
  return {
    right: at(y[best] ?? 0, best),
    reason: 'right-value',
    wrong: [
      [swaps, at(x[best] ?? 0, best), 'swaps-value'],
      best === inner ? [local, ['none'], 'local-none'] : [local, at(y[inner] ?? 0, inner), 'local-value'],
      ...ends.slice(0, 1).map((end) => ['slip', at(y[end] ?? 0, end), 'part'] as const),
    ],
  };
}

/** Which of the two turning points is the peak, or the valley. */
function innerPlace(y: readonly number[], most: boolean): number {
  return (y[1] ?? 0) > (y[2] ?? 0) === most ? 1 : 2;
}

function ruleChoices({ most, only, degree, lead }: Params): Choices {
  const turned = { sort: most ? 'minimum' : 'maximum', moves: most ? 'falls' : 'rises' };
  if (only)
    return {
      right: ['is-only'],
      reason: 'right-only',
      wrong: [
        [reverses, ['no-value', { moves: most ? 'rises' : 'falls', side: 'both sides' }], 'reverses'],
        [local, ['is-local'], 'local-only'],
        [swaps, ['is-place'], 'swaps-value'],
      ],
    };
  return {
    right: ['no-value'],
    reason: 'right-polynomial',
    wrong: [
      [
        reverses,
        ['no-value', degree === 4 ? turned : { side: lead > 0 === most ? 'the left' : 'the right' }],
        'reverses',
      ],
      [local, ['is-value'], 'local-polynomial'],
      [swaps, ['stops-at'], 'swaps-value'],
    ],
  };
}

/** On which sides the polynomial passes every value of the sort that is asked for. */
function sideOf({ degree, lead, most }: Params): string {
  if (degree === 4) return 'both sides';
  return lead > 0 === most ? 'the right' : 'the left';
}

function drawParams(level: Level, random: Random): Params {
  const most = random.chance(50);
  const degree = random.pick([3, 4] as const);
  const only = level === 3 && degree === 4 && random.chance(60);
  // A degree of four sends both ends up or both down: past the local point, or away from the only one.
  const lead = degree === 4 ? (most === only ? -1 : 1) : random.pick([1, -1] as const);
  const letter = random.pick(['f', 'g', 'h'] as const);
  const spot = random.pick(['left', 'inner', 'right'] as const);
  return random.until(() => {
    const { x, y } = drawPath(random);
    return isFit(x, y) && spotOf(y, most) === spot ? { x, y, most, degree, lead, only, letter } : null;
  });
}

function drawPath(random: Random): { x: readonly number[]; y: readonly number[] } {
  const x = [random.int(-7, -3)];
  for (let place = 1; place < 4; place += 1) x.push((x[place - 1] ?? 0) + random.int(2, 4));
  const up = random.chance(50) ? 1 : -1;
  const y = [random.int(-7, 7)];
  for (let place = 1; place < 4; place += 1)
    y.push((y[place - 1] ?? 0) + up * (place % 2 === 1 ? 1 : -1) * random.int(2, 9));
  return { x, y };
}

/** Room on the graph, no number that stands for two things, and an end that is lowest or highest. */
function isFit(x: readonly number[], y: readonly number[]): boolean {
  const [y0 = 0, y1 = 0, y2 = 0, y3 = 0] = y;
  const room = (x[3] ?? 0) <= 8 && y.every((value) => Math.abs(value) <= 8);
  const apart = new Set([...x, ...y]).size === x.length + y.length;
  const inside = [y0, y3].every((end) => end > Math.min(y1, y2) && end < Math.max(y1, y2));
  return room && apart && !inside;
}

function spotOf(y: readonly number[], most: boolean): Spot {
  const best = y.indexOf(most ? Math.max(...y) : Math.min(...y));
  return best === 0 ? 'left' : best === 3 ? 'right' : 'inner';
}

function graphOf(x: readonly number[], y: readonly number[]): DiagramOf<'function-graph'> {
  const places = x.map((at, place): [number, number] => [at, y[place] ?? 0]);
  return {
    kind: 'function-graph',
    x: { label: 'x', min: -9, max: 9, step: 1 },
    y: { label: 'y', min: -9, max: 9, step: 1 },
    curves: [
      {
        formula: { type: 'path', places },
        from: x[0] ?? null,
        to: x.at(-1) ?? null,
        fromOpen: false,
        toOpen: false,
      },
    ],
    points: places.map(([at, value]) => ({ x: at, y: value, label: null, open: false })),
    asymptotes: [],
  };
}
