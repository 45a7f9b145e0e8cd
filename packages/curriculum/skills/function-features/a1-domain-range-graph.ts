import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { intervalText, type Span } from '../../src/numbers/interval-text.ts';

const asks = ['what', 'find', 'read', 'write'] as const;
const turning = ['turns', 'all'] as const;
type Place = readonly [number, number];
/** Straight pieces from place to place; an open end does not belong to the graph. */
type Params = {
  ask: (typeof asks)[number] | (typeof turning)[number];
  range: boolean;
  places: readonly Place[];
  fromOpen: boolean;
  toOpen: boolean;
};

/** Level 1 has one piece, level 2 two with a turn, level 3 three of them. */
export const a1DomainRangeGraph = numberSkill('a1-domain-range-graph', {
  version: 1,
  form: 'interval',
  text: {
    headline: 'Domain and range from a graph',
    'what-domain': 'What is the domain of this function?',
    'find-domain': 'Find the domain of the function with this graph.',
    'read-domain': 'Which inputs does this graph have? Write an interval.',
    'write-domain': 'Write the domain of the graph as an interval.',
    'what-range': 'What is the range of this function?',
    'find-range': 'Find the range of the function with this graph.',
    'read-range': 'Which outputs does this graph have? Write an interval.',
    'write-range': 'Write the range of the graph as an interval.',
    'turns-domain': 'This graph goes up and down. What is its domain?',
    'turns-range': 'This graph goes up and down. What is its range?',
    'all-domain': 'Which interval holds all inputs of this graph, and no others?',
    'all-range': 'Which interval holds all outputs of this graph, and no others?',
    'right-domain': 'It holds every input from the left end to the right end.',
    'right-range': 'It holds every output from the lowest to the highest.',
    'swap-domain': 'These are heights. Along which axis do you read inputs?',
    'swap-range': 'These are inputs. Along which axis do you read outputs?',
    marks: 'Look at the ends again. Does an open circle belong to the graph, and does a filled one?',
    axis: 'This is how far the axis is drawn. Where does the graph itself begin and end?',
    ends: 'This takes the heights of the two ends. Does the graph go higher or lower in between?',
    other: 'For the domain, look from left to right. For the range, look from bottom to top.',
    'from-do': 'Find where the graph begins along the {axis}.',
    'from-why': 'That is the smaller end.',
    'to-do': 'Find where it ends.',
    'to-why': 'That is the greater end.',
    'mark-do': 'Choose the marks.',
    'mark-why': 'A filled circle, or a point inside the graph, belongs to it. An open circle does not.',
    final: 'The answer is {result}.',
  },
  draw: ({ level, random }): Params => drawPieces(level, random),
  build(params: Params, { step, distractor }) {
    const { ask, range } = params;
    const [domain, outputs] = [domainOf(params), rangeOf(params)];
    const [span, other] = range ? [outputs, domain] : [domain, outputs];
    const value = intervalText(span);
    const flipped = intervalText({ ...span, fromOpen: !span.fromOpen, toOpen: !span.toOpen });
    const [first, last] = [params.places[0] ?? [0, 0], params.places.at(-1) ?? [0, 0]];
    const [low, high] = [Math.min(first[1], last[1]), Math.max(first[1], last[1])];
    const isTurned = range && (low !== span.from || high !== span.to);
    const name = range ? 'range' : 'domain';
    return {
      words: { axis: range ? 'y-axis, from below' : 'x-axis, from the left', result: value },
      question: `${ask}-${name}`,
      diagram: graphOf(params),
      answer: { value, reason: `right-${name}` },
      distractors: [
        distractor('swaps-domain-and-range', intervalText(other), `swap-${name}`),
        distractor(
          span.fromOpen || span.toOpen ? 'includes-an-open-endpoint' : 'leaves-out-an-end-that-belongs-to-it',
          flipped,
          'marks',
        ),
        isTurned && low !== high
          ? distractor('slip', intervalText({ from: low, to: high, fromOpen: false, toOpen: false }), 'ends')
          : distractor('reads-the-whole-axis', '[−8, 8]', 'axis'),
      ],
      steps: [
        step('from', 'one end', `${span.from}`.replace('-', '−')),
        step('to', 'other end', `${span.to}`.replace('-', '−')),
        step('mark', 'both ends with their marks', value),
      ],
      claims: [`${span.from} < ${span.to}`],
    };
  },
});

function domainOf({ places, fromOpen, toOpen }: Params): Span {
  return { from: places[0]?.[0] ?? 0, to: places.at(-1)?.[0] ?? 0, fromOpen, toOpen };
}

/** A height is left out where only open ends have it. */
function rangeOf({ places, fromOpen, toOpen }: Params): Span {
  const heights = places.map(([, y]) => y);
  const [from, to] = [Math.min(...heights), Math.max(...heights)];
  const isOpen = (height: number): boolean =>
    places.every(
      ([, y], at) => y !== height || (at === 0 && fromOpen) || (at === places.length - 1 && toOpen),
    );
  return { from, to, fromOpen: isOpen(from), toOpen: isOpen(to) };
}

function graphOf({ places, fromOpen, toOpen }: Params): DiagramOf<'function-graph'> {
  const [left, right] = [places[0]?.[0] ?? 0, places.at(-1)?.[0] ?? 0];
  return {
    kind: 'function-graph',
    x: { label: 'x', min: -8, max: 8, step: 1 },
    y: { label: 'y', min: -8, max: 8, step: 1 },
    curves: [
      {
        formula: { type: 'path', places: places.map(([x, y]): [number, number] => [x, y]) },
        from: left,
        to: right,
        fromOpen,
        toOpen,
      },
    ],
    points: [],
    asymptotes: [],
  };
}

function drawPieces(level: Level, random: Random): Params {
  return random.until(() => {
    let x = random.int(-7, -1);
    const places: Place[] = [[x, random.int(-6, 6)]];
    for (let piece = 0; piece < level; piece += 1) {
      x += random.int(2, level === 1 ? 8 : 4);
      places.push([x, random.int(-6, 6)]);
    }
    const params: Params = {
      ask: random.pick<Params['ask']>(level === 3 ? turning : asks),
      range: random.chance(50),
      places,
      fromOpen: random.chance(50),
      toOpen: random.chance(50),
    };
    const heights = places.map(([, y]) => y);
    const isSteep = places.every(([, y], at) => at === 0 || Math.abs(y - (places[at - 1]?.[1] ?? 0)) > 1);
    const turns = places.every(
      ([, y], at) =>
        at === 0 ||
        at === places.length - 1 ||
        (y - (heights[at - 1] ?? 0)) * ((heights[at + 1] ?? 0) - y) < 0,
    );
    const [domain, range] = [domainOf(params), rangeOf(params)];
    const differ = domain.from !== range.from || domain.to !== range.to;
    return x <= 7 && isSteep && turns && differ ? params : null;
  });
}
