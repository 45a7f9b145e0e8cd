import type { DiagramOf } from '@playforward/diagram';
import {
  type Distractor,
  type HandTask,
  pictureSkill,
  type Random,
  type Tools,
  writeHand,
} from '../../src/kit/index.ts';
import { handScale } from '../../src/pictures/hand-scales.ts';
import { pointText } from '../../src/pictures/plane-around.ts';

type Rule = 'times' | 'more' | 'over' | 'less' | 'flat';

/** The letters stand at the axes, the first one along the bottom. */
type Params = {
  scene: 'plain' | 'table' | 'sales' | 'trees' | 'height';
  rule: 'times' | 'more';
  k: number;
  letters: readonly [string, string];
};

type Row = readonly [number, number];

const letterPairs = [
  ['x', 'y'],
  ['a', 'b'],
  ['m', 'n'],
  ['s', 't'],
  ['v', 'w'],
] as const;

const text = {
  headline: 'Choose the graph of a rule',
  plain: [
    'Which is the graph of {equation}?',
    'Which of these graphs goes with {equation}?',
    'Find the graph of {equation}.',
    'Which graph shows all pairs that fit {equation}?',
  ],
  'choose-table': [
    'Which graph goes through all pairs of the table?',
    'The table shows some pairs of a rule. Which is the graph of the rule?',
  ],
  'draw-table': [
    'Each row of the table is a point. Draw the line through these points.',
    'The table shows some pairs of a rule. Draw the graph of the rule.',
  ],
  'row-do': 'Take a row of the table as a point.',
  'row-why': '{x} goes across, and {y} goes up.',
  'next-do': 'Do the same with another row.',
  'next-why': 'This gives a second point.',
  'adds-table':
    'This graph fits a rule that adds {k, number}. Test a second row of the table. Is it on the graph?',
  'origin-table': 'This graph goes through {corner}. Test the rows of the table. Are they on the graph?',
  'axes-table': 'On this graph, {y} is {k, number} less than {x}. Which of the two is greater in the table?',
  'inverts-table':
    'On this graph, {x} is {k, number} times as much as {y}. Which of the two is greater in the table?',
  'flat-table': 'On this graph, {y} never changes. What happens to {y} in the table?',
  'sales-times':
    'Nuts cost {k, number} dollars a pound. For {x} pounds, the price is {y} dollars, so {equation}.',
  'sales-more':
    'Tickets cost {x} dollars. With a fee of {k, number} dollars, you pay {y} dollars, so {equation}.',
  'trees-times':
    'In a park, one beech is {k, number} times as tall as one oak. The oak is {x} meters tall and the beech {y} meters, so {equation}.',
  'trees-more':
    'In a park, one beech is {k, number} meters taller than one oak. The oak is {x} meters tall and the beech {y} meters, so {equation}.',
  'height-times':
    'An elevator rises {k, number} meters each second. After {x} seconds it is {y} meters high, so {equation}.',
  'height-more':
    'A flag is {k, number} meters above a roof. The roof is {x} meters high and the flag {y} meters, so {equation}.',
  'ask-graph': 'Draw the graph of this equation.',
  'told-times': [
    'In each pair, {y} is {k, number} times as much as {x}. Draw the graph of these pairs.',
    'To get {y}, multiply {x} by {k, number}. Draw the graph of all such pairs.',
  ],
  'told-more': [
    'In each pair, {y} is {k, number} more than {x}. Draw the graph of these pairs.',
    'To get {y}, add {k, number} to {x}. Draw the graph of all such pairs.',
  ],
  line: 'Straight line from {start} through {point}',
  level: 'Horizontal line from {start} through {point}',
  right: 'Each of its points fits the rule, such as the point {point}.',
  inverts: 'On this graph, {x} is {k, number} times as much as {y}. Which of the two has to be greater?',
  adds: 'This graph adds {k, number} to each {x}. What does {term} mean?',
  axes: 'On this graph, {y} is {k, number} less than {x}. Which of the two has to be greater?',
  origin: 'This graph goes through {corner}. Put zero in for {x}. What is {y} then?',
  flat: 'On this graph, {y} never changes. What happens to {y} when {x} grows?',
  other: 'Pick a value for {x} and find {y}. The graph goes through that point.',
  'other-two': 'Which number does the first rule use? Use it in the other rule, and find two points.',
  'zero-do': 'Put zero in for {x}.',
  'zero-why': 'This tells where the graph starts.',
  'one-do': 'Put {a, number} in for {x}.',
  'one-why': 'This gives a second point.',
  'read-do': 'Take the straight line through both points.',
  'read-why': 'All points of the rule lie on one straight line.',
  final: 'The straight line goes from {start} through {point}.',
  'first-more': [
    'One rule adds a number to {x} to get {y}. Its graph goes through {pair}.',
    'The graph of a first rule goes through {pair}. To get {y}, this rule adds a number to {x}.',
  ],
  'first-times': [
    'One rule multiplies {x} by a number to get {y}. Its graph goes through {pair}.',
    'The graph of a first rule goes through {pair}. To get {y}, this rule multiplies {x} by a number.',
  ],
  'then-times': [
    'Another rule multiplies {x} by the same number. Draw the graph of the other rule.',
    'A second rule takes the same number, but it multiplies {x} by it. Draw the graph of the second rule.',
  ],
  'then-more': [
    'Another rule adds the same number to {x}. Draw the graph of the other rule.',
    'A second rule takes the same number, but it adds it to {x}. Draw the graph of the second rule.',
  ],
  'number-do': 'Find the number of the first rule.',
  'number-more': 'Its point shows how much leads from {x} to {y} by adding.',
  'number-times': 'Its point shows how much leads from {x} to {y} by multiplying.',
  'second-do': 'Write the other rule with that number.',
  'second-why': 'The number is the same. What is done with it is not.',
  first: 'This is the graph of the first rule. What does the other rule do with the number?',
};

type Said = Tools<keyof typeof text>;

/**
 * Level 1 gives an equation or a table, and graphs to choose from. Level 2 gives a story with its equation, level 3 a rule
 * in words or a table; their graphs are drawn by hand. In the stretch problem, a point of one graph tells the number for another.
 */
export const m6GraphFromEquation = pictureSkill('m6-graph-from-equation', {
  version: 5,
  finite: { 1: 120, 2: 180, 3: 120, 4: 210 },
  text,
  draw: ({ level, random }): Params => ({
    scene: random.pick(level === 2 ? (['sales', 'trees', 'height'] as const) : (['plain', 'table'] as const)),
    ...drawRule(random),
    letters: random.pick(letterPairs),
  }),
  build({ scene, rule, k, letters }: Params, { level, say, step }) {
    const [x, y] = letters;
    const a = 2;
    const isTable = scene === 'table';
    const rows = (rule === 'times' ? [0, 1, 2] : [1, 2, 3]).map((at) => [at, valueAt(rule, k, at)] as const);
    const places = (of: Rule) => placesOf(of, k).map(([px, py]) => pointText(px, py));
    const [start = '', point = ''] = places(rule);
    const equation = rule === 'times' ? `$${y} = ${k}${x}$` : `$${y} = ${x} + ${k}$`;
    const words = {
      k,
      corner: pointText(0, 0),
      equation,
      term: `$${k}${x}$`,
      x: `$${x}$`,
      y: `$${y}$`,
      a,
      start,
      point,
    };
    type Key = Parameters<typeof say>[0];
    const byHand = level > 1;
    const task: HandTask = { kind: 'draw-graph', curve: 'line', plane: { ...plane, xName: x, yName: y } };
    const option = (of: Rule) => {
      const [from = '', to = ''] = places(of);
      const text = say(of === 'flat' ? 'level' : 'line', { start: from, point: to });
      if (!byHand) return { value: of, text, diagram: planeWith(of, k, letters) };
      const [first = [0, 0], second = [1, 1]] = placesOf(of, k);
      return { value: writeHand(task, { kind: 'draw-graph', points: [first, second] }), text };
    };
    const wrong = (of: Rule, misconception: Distractor['misconception'], key: Key): Distractor => ({
      ...option(of),
      misconception,
      reason: say(key),
    });
    const flat = wrong('flat', 'slip', isTable ? 'flat-table' : 'flat');
    const distractors =
      rule === 'times'
        ? [
            wrong('over', 'inverts-the-constant', isTable ? 'inverts-table' : 'inverts'),
            wrong('more', 'uses-addition-when-the-rule-multiplies', isTable ? 'adds-table' : 'adds'),
            flat,
          ]
        : [
            wrong('less', 'swaps-the-axes', isTable ? 'axes-table' : 'axes'),
            wrong('times', 'draws-an-additive-rule-through-the-origin', isTable ? 'origin-table' : 'origin'),
            flat,
          ];
    const write = (at: number): string => (rule === 'times' ? `${k} × ${at}` : `${at} + ${k}`);
    const [zero, second] = [valueAt(rule, k, 0), valueAt(rule, k, a)];
    const right = option(rule);
    const isTold = level === 3 || scene === 'plain';
    return {
      words,
      question: isTable
        ? level === 1
          ? 'choose-table'
          : 'draw-table'
        : level === 1
          ? 'plain'
          : isTold
            ? `told-${rule}`
            : [`${scene}-${rule}`, 'ask-graph'],
      hand: byHand ? task : undefined,
      answer: { ...right },
      distractors,
      diagram: isTable ? tableOf(letters, rows) : null,
      steps: isTable
        ? rowSteps(rows, step, planeWith(rule, k, letters))
        : [
            step('zero', write(0), zero),
            step('one', write(a), second),
            step('read', `(0, ${zero}) and (${a}, ${second})`, 'one graph', {
              diagram: planeWith(rule, k, letters),
            }),
          ],
      claims: [`${write(0).replace('×', '*')} = ${zero}`, `${write(a).replace('×', '*')} = ${second}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const { rule, k } = drawRule(random);
        const at = random.int(1, 8);
        const first = rule === 'times' ? 'more' : 'times';
        const up = valueAt(first, k, at);
        return up <= reach && at !== 2
          ? ({ rule, first, k, at, letters: random.pick(letterPairs) } as const)
          : null;
      }),
    build({ rule, first, k, at, letters }, { say, step }) {
      const [x, y] = letters;
      const task: HandTask = { kind: 'draw-graph', curve: 'line', plane: { ...plane, xName: x, yName: y } };
      const [start = '', point = ''] = placesOf(rule, k).map(([px, py]) => pointText(px, py));
      const option = (of: Rule) => {
        const [from = [0, 0], to = [1, 1]] = placesOf(of, k);
        return {
          value: writeHand(task, { kind: 'draw-graph', points: [from, to] }),
          text: say(of === 'flat' ? 'level' : 'line', { start: pointText(...from), point: pointText(...to) }),
        };
      };
      const isTimes = rule === 'times';
      const up = valueAt(first, k, at);
      const [zero, second] = [valueAt(rule, k, 0), valueAt(rule, k, 2)];
      const write = (x0: number): string => (isTimes ? `${k} × ${x0}` : `${x0} + ${k}`);
      return {
        words: {
          k,
          a: 2,
          start,
          point,
          pair: pointText(at, up),
          x: `$${x}$`,
          y: `$${y}$`,
          term: `$${k}${x}$`,
        },
        question: [`first-${first}`, `then-${rule}`],
        otherWrong: 'other-two',
        hand: task,
        answer: { ...option(rule) },
        distractors: [
          {
            ...option(first),
            misconception: isTimes
              ? 'uses-addition-when-the-rule-multiplies'
              : 'draws-an-additive-rule-through-the-origin',
            reason: say('first'),
          },
          isTimes
            ? { ...option('over'), misconception: 'inverts-the-constant', reason: say('inverts') }
            : { ...option('less'), misconception: 'swaps-the-axes', reason: say('axes') },
          { ...option('flat'), misconception: 'slip', reason: say('flat') },
        ],
        steps: [
          step('number', isTimes ? `${up} − ${at}` : `${up} ÷ ${at}`, k, {
            do: 'number-do',
            why: `number-${first}`,
          }),
          step('second', '', isTimes ? `$${y} = ${k}${x}$` : `$${y} = ${x} + ${k}$`),
          step('zero', write(0), zero),
          step('one', write(2), second),
          step('read', `(0, ${zero}) and (2, ${second})`, 'one graph', {
            diagram: planeWith(rule, k, letters),
          }),
        ],
        claims: [
          isTimes ? `${at} + ${k} = ${up}` : `${at} * ${k} = ${up}`,
          `${write(0).replace('×', '*')} = ${zero}`,
          `${write(2).replace('×', '*')} = ${second}`,
        ],
      };
    },
  },
});

/** Rows of a table, the letters as its heads. */
function tableOf([x, y]: Params['letters'], rows: readonly Row[]): DiagramOf<'function-table'> {
  return {
    kind: 'function-table',
    input: x,
    output: y,
    rule: null,
    pairs: rows.map(([across, up]) => [String(across), String(up)]),
  };
}

/** Two rows become points, and the line goes through both. */
function rowSteps(rows: readonly Row[], step: Said['step'], diagram: DiagramOf<'coordinate-plane'>) {
  const [first = [0, 0], , last = [0, 0]] = rows;
  const [one, other] = [pointText(...first), pointText(...last)];
  return [
    step('row', `${first[0]} and ${first[1]}`, one),
    step('next', `${last[0]} and ${last[1]}`, other),
    step('read', `${one} and ${other}`, 'one graph', { diagram }),
  ];
}

const reach = 12;

const axis = handScale({ min: 0, max: reach });
const plane = { x: axis, y: axis };

/** The second point of every rule lies on the plane. */
function drawRule(random: Random): Pick<Params, 'rule' | 'k'> {
  return random.chance(40) ? { rule: 'times', k: random.int(2, 5) } : { rule: 'more', k: random.int(2, 9) };
}

function valueAt(rule: Rule, k: number, x: number): number {
  return { times: k * x, more: x + k, over: x / k, less: x - k, flat: k }[rule];
}

/** Where a graph starts, and a second point with whole coordinates. */
function placesOf(rule: Rule, k: number): readonly (readonly [number, number])[] {
  const start = rule === 'less' ? k : 0;
  const step = { times: k > 6 ? 1 : 2, more: 2, over: 2 * k, less: 2, flat: 4 }[rule];
  return [start, start + step].map((x) => [x, valueAt(rule, k, x)] as const);
}

function planeWith(rule: Rule, k: number, [x, y]: Params['letters']): DiagramOf<'coordinate-plane'> {
  const [[x1, y1] = [0, 0], [x2, y2] = [1, 1]] = placesOf(rule, k);
  return {
    kind: 'coordinate-plane',
    x: { label: x, min: 0, max: reach, step: 1 },
    y: { label: y, min: 0, max: reach, step: 1 },
    points: [],
    lines: [
      {
        through: [
          [x1, y1],
          [x2, y2],
        ],
      },
    ],
  };
}
