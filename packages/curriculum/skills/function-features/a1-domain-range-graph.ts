import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, rangeOnLine, type Tools } from '../../src/kit/index.ts';
import { intervalText, type Span } from '../../src/numbers/interval-text.ts';
import { linearSide } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import {
  drawEndlessGraph,
  type EndlessGraph,
  endlessPicture,
  spansOfEndless,
} from '../../src/pictures/endless-graphs.ts';
import { domainOf, type OpenPath, openPathPicture, rangeOf } from '../../src/pictures/open-paths.ts';

const asks = ['what', 'find', 'read', 'write'] as const;
const turning = ['turns', 'all'] as const;
const listed = ['table', 'list'] as const;
const endless = ['goes', 'edges'] as const;
type Place = readonly [number, number];
/** Straight pieces from place to place; an open end does not belong to the graph. A table has pairs for its places. */
type Params = OpenPath & {
  ask: (typeof asks)[number] | (typeof turning)[number] | (typeof listed)[number] | (typeof endless)[number];
  range: boolean;
  /** In the place of pieces at level 3: a graph without an end. */
  endless: EndlessGraph | null;
};

const backs = ['back-find', 'back-inputs', 'back-heights', 'back-segment'] as const;

/**
 * Level 1 has one piece or a table, level 2 two with a turn, level 3 three of them or a graph without an end. The stretch problem goes from the range of a
 * falling rule back to its domain.
 */
export const a1DomainRangeGraph = numberSkill('a1-domain-range-graph', {
  version: 6,
  byHand: { levels: [1, 2], ask: 'on-line', make: rangeOnLine },
  form: 'interval',
  text: {
    'on-line': [
      'Show the {feature} of this graph on the number line.',
      'Graph the {feature} of this function on the number line.',
      'Draw the {feature} of the graph on a number line.',
      'What is the {feature} of this graph? Show it on the number line.',
    ],
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
    'goes-domain': 'At the edge of the picture, this graph goes on in the same way. What is its domain?',
    'goes-range': 'At the edge of the picture, this graph goes on in the same way. What is its range?',
    'edges-domain':
      'This graph does not end at the edge of the picture. Which interval holds all its inputs?',
    'edges-range':
      'This graph does not end at the edge of the picture. Which interval holds all its outputs?',
    'right-endless': 'Where no circle ends the graph, it goes on without an end.',
    'no-end': 'No circle ends the graph there, so it goes on.',
    'axis-endless': 'This stops where the axis stops. Does the graph stop there as well?',
    'one-side': 'This holds the inputs on one side of the turn. Where else is the graph?',
    'table-domain': 'The table holds all pairs of a function. What is its domain?',
    'table-range': 'The table holds all pairs of a function. What is its range?',
    'list-domain': 'A function has only the pairs in this table. List every number of its domain.',
    'list-range': 'A function has only the pairs in this table. List every number of its range.',
    'right-listed': 'It holds every number of the {column}, each one once.',
    'swap-listed': 'These numbers stand in the other column. On which side of the table do {names} stand?',
    between: 'Some of these numbers stand nowhere in the {column}. Does the function have them?',
    short: 'One number of the {column} is left out here. Which one?',
    'other-listed': 'Inputs stand on the left, and outputs stand on the right. List each number once.',
    'column-do': 'Choose the column.',
    'column-why': 'Inputs stand on the left, and outputs stand on the right.',
    'once-do': 'List each number once, the least one first.',
    'once-why': 'A number that comes twice is still one number.',
    'right-domain': 'It holds every input from the left end to the right end.',
    'right-range': 'It holds every output from the lowest to the highest.',
    'swap-domain': 'These are heights. Along which axis do you read inputs?',
    'swap-range': 'These are inputs. Along which axis do you read outputs?',
    marks: 'Look at the ends again. Does an open circle belong to the graph, and does a filled one?',
    'axis-domain': 'This is how far the axis is drawn. Where does the graph itself begin and end?',
    'axis-range': 'This is how far the axis is drawn. How low and how high does the graph itself go?',
    ends: 'This takes the heights of the two ends. Does the graph go higher or lower in between?',
    other: 'For the domain, look from left to right. For the range, look from bottom to top.',
    'from-domain-do': 'Find the left end of the graph, and read it along the x-axis.',
    'from-domain-why': 'That is the least input.',
    'to-domain-do': 'Find its right end, and read it in the same way.',
    'to-domain-why': 'That is the greatest input.',
    'from-range-do': 'Find the lowest height of the graph, and read it along the y-axis.',
    'from-range-why': 'It may stand at an end or at a turn.',
    'to-range-do': 'Find its greatest height, and read it in the same way.',
    'to-range-why': 'It may stand at an end or at a turn as well.',
    'mark-do': 'Choose the marks.',
    'mark-why': 'A filled circle, or a point inside the graph, belongs to it. An open circle does not.',
    final: 'The {feature} is {result}.',
    'headline-back': 'From the range to the domain',
    'back-find': 'The function {rule} has the range {range}. Find its domain.',
    'back-inputs':
      'The outputs of {rule} are the numbers in {range}, and no others. Which interval holds all its inputs?',
    'back-heights':
      'The graph of {rule} reaches every height in {range}, and no other height. Write its domain as an interval.',
    'back-segment': 'The graph of {rule} is a line segment. Its range is {range}. What is its domain?',
    'right-back': 'Every input in it gives an output in {range}, and no other input does.',
    'not-reversed':
      'The ends have kept their marks. Which end of the range does the smaller input belong to?',
    'into-rule': 'This puts the outputs into the rule. Do you know the inputs or the outputs here?',
    'wrong-sign': 'Put one of these ends into the rule. Does it give an end of the range?',
    'other-back': 'Write that the rule lies between the ends of the range. Then solve for $x$.',
    'set-do': 'Write the range as a double inequality for the rule.',
    'set-why': 'Every output lies between the ends of the range.',
    'take-do': 'Take the constant away in all three parts.',
    'take-why': 'The symbols stay as they are.',
    'divide-do': 'Divide all three parts by the coefficient of $x$.',
    'divide-why': 'It is negative, so each symbol turns around.',
    'interval-do': 'Write the inputs as an interval, the smaller end first.',
    'interval-why': 'Each end takes its own mark along.',
  },
  draw: ({ level, random }): Params =>
    level === 1 && random.chance(35)
      ? drawPairs(random)
      : level === 3 && random.chance(50)
        ? drawEndless(random)
        : drawPieces(level, random),
  build(params: Params, { step, distractor }) {
    const { ask, range } = params;
    if (ask === 'table' || ask === 'list') {
      const [own, other] = range
        ? [numbersIn(params, 1), numbersIn(params, 0)]
        : [numbersIn(params, 0), numbersIn(params, 1)];
      const [column, value] = [range ? 'right column' : 'left column', listOf(own)];
      const least = own[0] ?? 0;
      const between = Array.from({ length: (own.at(-1) ?? 0) - least + 1 }, (_, nth) => least + nth);
      return {
        words: {
          feature: range ? 'range' : 'domain',
          column,
          names: range ? 'outputs' : 'inputs',
          result: value,
        },
        question: `${ask}-${range ? 'range' : 'domain'}`,
        diagram: tableOf(params),
        answer: { value, form: 'set', reason: 'right-listed' },
        otherWrong: 'other-listed',
        distractors: [
          distractor('swaps-domain-and-range', listOf(other), 'swap-listed'),
          distractor('allows-values-that-make-no-sense', listOf(between), 'between'),
          distractor('slip', listOf(own.slice(0, -1)), 'short'),
        ],
        steps: [step('column', range ? 'outputs' : 'inputs', column), step('once', column, value)],
        claims: [`${least} < ${own.at(-1)}`],
      };
    }
    if (params.endless) return endlessProblem(params, params.endless, { step, distractor });
    const [domain, outputs] = [domainOf(params), rangeOf(params)];
    const [span, other] = range ? [outputs, domain] : [domain, outputs];
    const value = intervalText(span);
    const flipped = intervalText({ ...span, fromOpen: !span.fromOpen, toOpen: !span.toOpen });
    const [first, last] = [params.places[0] ?? [0, 0], params.places.at(-1) ?? [0, 0]];
    const [low, high] = [Math.min(first[1], last[1]), Math.max(first[1], last[1])];
    const [lowOpen, highOpen] =
      first[1] < last[1] ? [params.fromOpen, params.toOpen] : [params.toOpen, params.fromOpen];
    const ends = { from: low, to: high, fromOpen: lowOpen, toOpen: highOpen };
    const isTurned = range && (low !== span.from || high !== span.to);
    const name = range ? 'range' : 'domain';
    const [from, to] = range ? ['lowest height', 'greatest height'] : ['left end', 'right end'];
    /** Lines of somebody who reads other ends. */
    const linesOf = (read: Span) => ({
      work: [
        step(`from-${name}`, from, signed(read.from ?? 0)),
        step(`to-${name}`, to, signed(read.to ?? 0)),
        step('mark', 'both ends with their marks', intervalText(read)),
      ],
    });
    const axis = { from: -8, to: 8, fromOpen: false, toOpen: false };
    return {
      words: { feature: name, result: value },
      question: `${ask}-${name}`,
      diagram: openPathPicture(params),
      answer: { value, reason: `right-${name}` },
      distractors: [
        distractor('swaps-domain-and-range', intervalText(other), `swap-${name}`, linesOf(other)),
        distractor(
          span.fromOpen || span.toOpen ? 'includes-an-open-endpoint' : 'leaves-out-an-end-that-belongs-to-it',
          flipped,
          'marks',
        ),
        isTurned && low !== high
          ? distractor('slip', intervalText(ends), 'ends')
          : distractor('reads-the-whole-axis', intervalText(axis), `axis-${name}`, linesOf(axis)),
      ],
      steps: [
        step(`from-${name}`, from, signed(span.from ?? 0)),
        step(`to-${name}`, to, signed(span.to ?? 0)),
        step('mark', 'both ends with their marks', value),
      ],
      claims: [`${span.from} < ${span.to}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [m, b] = [-random.int(2, 6), random.int(-9, 12)];
        const from = random.int(-6, 4);
        const [to, fromOpen] = [from + random.int(2, 7), random.chance(50)];
        return b !== 0 && from !== 0 && to !== 0 && from !== -to
          ? { ask: random.pick(backs), m, b, from, to, fromOpen }
          : null;
      }),
    build({ ask, m, b, from, to, fromOpen }, { step, distractor }) {
      const toOpen = !fromOpen;
      const rule = (x: number): number => m * x + b;
      const value = intervalText({ from, to, fromOpen, toOpen });
      const range = { from: rule(to), to: rule(from), fromOpen: toOpen, toOpen: fromOpen };
      const [low, high] = [toOpen ? '<' : '≤', fromOpen ? '<' : '≤'];
      const side = linearSide(m, 'x', b);
      const between = (middle: string, less: number): string =>
        `$${signed(range.from - less)} ${low} ${middle} ${high} ${signed(range.to - less)}$`;
      const ends = `$${signed(to)} ${toOpen ? '>' : '≥'} x ${fromOpen ? '>' : '≥'} ${signed(from)}$`;
      return {
        words: { rule: `$f(x) = ${side}$`, range: intervalText(range), feature: 'domain', result: value },
        headline: 'headline-back',
        question: ask,
        answer: { value, reason: 'right-back' },
        distractors: [
          distractor(
            'does-not-reverse-the-symbol-for-a-negative',
            intervalText({ from, to, fromOpen: toOpen, toOpen: fromOpen }),
            'not-reversed',
          ),
          distractor(
            'evaluates-f-at-the-output',
            intervalText({ from: rule(range.to), to: rule(range.from), fromOpen, toOpen }),
            'into-rule',
          ),
          distractor(
            'uses-the-wrong-sign-when-dividing',
            intervalText({ from: -to, to: -from, fromOpen: toOpen, toOpen: fromOpen }),
            'wrong-sign',
          ),
        ],
        otherWrong: 'other-back',
        steps: [
          step('set', intervalText(range), between(side, 0)),
          step('take', between(side, 0), between(`${signed(m)}x`, b)),
          step('divide', between(`${signed(m)}x`, b), ends),
          step('interval', ends, value),
        ],
        claims: [`(${m}) * (${from}) + (${b}) = ${range.to}`, `(${m}) * (${to}) + (${b}) = ${range.from}`],
      };
    },
  },
});

/** The different numbers of a column of a table, the least one first. */
function numbersIn({ places }: Params, column: 0 | 1): readonly number[] {
  return [...new Set(places.map((pair) => pair[column]))].sort((one, other) => one - other);
}

function listOf(numbers: readonly number[]): string {
  return numbers.map(signed).join(', ');
}

function tableOf({ places }: Params): DiagramOf<'function-table'> {
  const pairs = places.map(([x, y]): [string, string] => [signed(x), signed(y)]);
  return { kind: 'function-table', input: 'x', output: 'f(x)', rule: null, pairs };
}

/** Four pairs; two of them have the same output. */
function drawPairs(random: Random): Params {
  return random.until(() => {
    const places = Array.from({ length: 4 }, (): Place => [random.int(-5, 6), random.int(-5, 6)]);
    places.sort(([one], [other]) => one - other);
    const params: Params = {
      ask: random.pick(listed),
      range: random.chance(50),
      places,
      fromOpen: false,
      toOpen: false,
      endless: null,
    };
    const [inputs, outputs] = [numbersIn(params, 0), numbersIn(params, 1)];
    const widths = [inputs, outputs].map((all) => (all.at(-1) ?? 0) - (all[0] ?? 0));
    const areGaps = (widths[0] ?? 0) > 3 && (widths[1] ?? 0) > 2 && widths.every((width) => width < 8);
    return inputs.length === 4 && outputs.length === 3 && areGaps ? params : null;
  });
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
      endless: null,
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

function drawEndless(random: Random): Params {
  return random.until(() => {
    const graph = drawEndlessGraph(random);
    const { domain, range } = spansOfEndless(graph);
    return intervalText(domain) === intervalText(range) || Math.abs(graph.h) === Math.abs(graph.k)
      ? null
      : {
          ask: random.pick(endless),
          range: random.chance(50),
          places: [],
          fromOpen: false,
          toOpen: false,
          endless: graph,
        };
  });
}

/** The sentences of a graph that goes on without an end. */
type EndlessKey =
  | `${'from' | 'to'}-${'domain' | 'range'}-${'do' | 'why'}`
  | `swap-${'domain' | 'range'}`
  | 'mark-do'
  | 'mark-why'
  | 'no-end'
  | 'axis-endless'
  | 'one-side'
  | 'marks';

/** The domain or the range of a graph that goes on without an end. */
function endlessProblem(
  { ask, range }: Params,
  graph: EndlessGraph,
  { step, distractor }: Pick<Tools<EndlessKey>, 'step' | 'distractor'>,
) {
  const spans = spansOfEndless(graph);
  const [span, other] = range ? [spans.range, spans.domain] : [spans.domain, spans.range];
  const name = range ? 'range' : 'domain';
  const [from, to] = range ? ['lowest height', 'greatest height'] : ['left end', 'right end'];
  const cut = {
    from: span.from ?? -8,
    to: span.to ?? 8,
    fromOpen: span.from !== null && span.fromOpen,
    toOpen: span.to !== null && span.toOpen,
  };
  const told = (at: number | null): string => (at === null ? 'none' : signed(at));
  const linesOf = (read: Span) => [
    step(`from-${name}`, from, told(read.from), { why: read.from === null ? 'no-end' : `from-${name}-why` }),
    step(`to-${name}`, to, told(read.to), { why: read.to === null ? 'no-end' : `to-${name}-why` }),
    step('mark', 'both ends with their marks', intervalText(read)),
  ];
  const isAll = span.from === null && span.to === null;
  const flipped = { ...span, fromOpen: !span.fromOpen, toOpen: !span.toOpen };
  return {
    words: { feature: name, result: intervalText(span) },
    question: `${ask}-${name}` as const,
    diagram: endlessPicture(graph),
    answer: { value: intervalText(span), reason: 'right-endless' as const },
    distractors: [
      distractor('reads-the-whole-axis', intervalText(cut), 'axis-endless', { work: linesOf(cut) }),
      distractor('swaps-domain-and-range', intervalText(other), `swap-${name}`, { work: linesOf(other) }),
      isAll
        ? distractor('slip', intervalText({ ...span, from: graph.h, fromOpen: false }), 'one-side')
        : distractor(
            graph.open ? 'includes-an-open-endpoint' : 'leaves-out-an-end-that-belongs-to-it',
            intervalText(flipped),
            'marks',
          ),
    ],
    steps: linesOf(span),
    claims: [`${cut.from} < ${cut.to}`],
  };
}
