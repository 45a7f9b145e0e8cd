import { type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { areBelievable } from '../../src/numbers/linear-sides.ts';
import { type Polynomial, polynomialAt, polynomialText } from '../../src/numbers/polynomials.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { sumsOrDifferences } from '../../src/numbers/sums-or-differences.ts';
import { drawSteps, type StepGraph, stepGraph } from '../../src/pictures/step-graphs.ts';

const asks = ['what', 'find', 'evaluate', 'given'] as const;
const prices = ['parking', 'bikes', 'boats', 'court'] as const;
const others = ['meets', 'join', 'jump', 'chosen'] as const;

type Pieces = {
  ask: (typeof asks)[number];
  f: 'f' | 'g' | 'h';
  /** The constant and the slope of each piece, from left to right. */
  rules: readonly Polynomial[];
  edges: readonly number[];
  /** Whether the piece to the left of an edge holds it. */
  left: boolean;
  /** On an edge, or inside a piece. */
  input: number;
};

type Price = { ask: (typeof prices)[number]; first: number; each: number; hours: number; minutes: number };

/** The input is one of the edges. */
type Steps = StepGraph & { f: 'f' | 'g' | 'h'; input: number };

type Params = Pieces | Price | Steps;

const text = {
  headline: 'Evaluate a function in pieces',
  'what-2': 'A function has the rule {one} for {low} and {two} for {high}. What is {call}?',
  'find-2': 'Find {call}. The rule is {one} where {low}, and {two} where {high}.',
  'evaluate-2': 'Evaluate {call}, where {one} if {low}, and {two} if {high}.',
  'given-2': 'For {low}, {one}. For {high}, {two}. What is the value of {f} at {at}?',
  'what-3':
    'A function has the rule {one} for {low}, {two} for {middle} and {three} for {high}. What is {call}?',
  'find-3': 'Find {call}. The rule is {one} where {low}, {two} where {middle}, and {three} where {high}.',
  'evaluate-3': 'Evaluate {call}, where {one} if {low}, {two} if {middle}, and {three} if {high}.',
  'given-3': 'For {low}, {one}. For {middle}, {two}. For {high}, {three}. What is the value of {f} at {at}?',
  graph: [
    'The graph shows the step function {f}. What is {call}?',
    'Read {call} from the graph of the step function {f}.',
    'Look at the graph of the step function {f}. Find {call}.',
    'The step function {f} is drawn. What is the value of {f} at {at}?',
  ],
  parking:
    'A garage charges {first, number} dollars for the first hour and {each, number} dollars for each hour after it. Part of an hour counts as a whole hour. How many dollars does parking cost for {time}?',
  bikes:
    'A bike rental costs {first, number} dollars for the first hour, then {each, number} dollars for each further hour or part of an hour. Someone rides for {time}. What is the price in dollars?',
  boats:
    'A rowboat costs {first, number} dollars for one hour. Each hour after that costs {each, number} dollars, even if only part of it is used. How many dollars does the rowboat cost for {time}?',
  court:
    'A tennis court costs {first, number} dollars for the first hour. Each later hour that begins adds {each, number} dollars. How many dollars does the court cost for {time}?',
  meets:
    'For {low}, {one}. For {high}, {two}, where {k} is a fixed number. The two pieces meet without a jump. What is {call}?',
  join: 'The graph of {f} has no jump. The rule is {one} where {low}, and {two} where {high}. The number {k} is fixed. Find {call}.',
  jump: 'A function has the rule {one} for {low} and {two} for {high}. The fixed number {k} is chosen so that the graph does not jump. What is {call}?',
  chosen:
    'The rule is {one} for {low} and {two} for {high}. At {edge}, both pieces have the same height. Find the fixed number {k}, and then {call}.',
  right: 'The input belongs to this piece, and only this piece counts.',
  'right-price': 'Each hour that has begun is paid, the first one at its own price.',
  'right-meet': 'The pieces meet with this number, and the input lies in the second piece.',
  piece: 'This uses another piece. Which condition does the input {at} meet?',
  hole: 'There is an open circle at this height. Does it belong to the graph?',
  far: 'This is the height of a piece that does not reach {at}. Which pieces meet there?',
  sum: 'This adds pieces. How many outputs does a function have for one input?',
  sign: 'Put the input in once more. Which sign does each term have then?',
  down: 'This rounds the time down. Is the hour that has begun free?',
  past: 'This counts one hour too many. Has another hour begun yet?',
  twice: 'Here the first hour is paid twice, at both prices. How many hours come after it?',
  flat: 'This takes the first price for every hour. What does a later hour cost?',
  go: 'This stays with the first piece. On which side of {edge} is the input?',
  constant: 'Check the sign of the constant in the second piece.',
  'right-graph':
    'The filled circle above or below this input belongs to the graph, and the open one does not.',
  'other-graph': 'Go to {at} on the x-axis. At which height is the filled circle?',
  'go-do': 'Go to {at} on the x-axis.',
  'go-why': 'The input counts along this axis.',
  'circle-do': 'Look for the filled circle.',
  'circle-why': 'A filled circle belongs to the graph, and an open one does not.',
  'read-do': 'Read its height.',
  'read-why': 'The output counts along the y-axis.',
  other: 'Find the condition that the input meets. Use the rule of that piece alone.',
  'other-price':
    'Round the time up to whole hours. Then work out the first hour and the later hours separately.',
  'other-meet': 'At {edge}, both pieces have the same height. Use this to find {k}.',
  'place-do': 'Find where the input lies.',
  'place-why': 'The boundaries of the pieces split the number line.',
  'piece-do': 'Choose the piece that holds the input.',
  'inside-why': 'Only the condition of this piece is true for the input.',
  'piece-why': 'A sign with a bar below it includes the boundary, and the other sign leaves it out.',
  'put-do': 'Put the input into its rule.',
  'put-why': 'No other piece counts here.',
  'work-do': 'Work it out.',
  'work-why': 'Products come before {later}.',
  'round-do': 'Count the hours that have begun.',
  'round-why': 'Each hour that has begun is paid as a whole one.',
  'after-do': 'Take away the first hour.',
  'after-why': 'It has a price of its own.',
  'times-do': 'Find the price of the later hours.',
  'times-why': 'Each of them costs the same.',
  'add-do': 'Add the first hour.',
  'add-why': 'The whole price is asked for.',
  'meet-do': 'Find the height of the first piece at the boundary.',
  'meet-why': 'It comes as close to this height as you like.',
  'equal-do': 'Give the second piece the same height.',
  'equal-why': 'Then the graph does not jump.',
  'solve-do': 'Solve for {k}.',
  'solve-why': 'Only this number is not known.',
  'write-do': 'Write the second piece with it.',
  'write-why': 'The input lies in this piece.',
  final: 'The value is {result}.',
  'final-price': 'The price is {result} dollars.',
} as const;

/**
 * Level 1 has two pieces, level 2 three of them, and half of the inputs are at a boundary; a third of level 2 shows the
 * graph of a step function instead of rules. Level 3 has a price in steps.
 * The stretch problem has a slope to be found.
 */
export const a1PiecewiseEvaluate = numberSkill('a1-piecewise-evaluate', {
  version: 6,
  form: 'integer',
  text,
  draw({ level, random }): Params {
    if (level === 3) return drawPrice(random);
    if (level === 1 || random.chance(65)) return drawPieces(level, random);
    const steps = drawSteps(random);
    return { ...steps, f: random.pick(['f', 'g', 'h']), input: random.pick(steps.edges) };
  },
  build(params: Params, tools) {
    if ('heights' in params) return readSteps(params, tools);
    const { say, step, distractor } = tools;
    if ('hours' in params) {
      const { ask, first, each, hours, minutes } = params;
      const started = hours + (minutes > 0 ? 1 : 0);
      const priceOf = (count: number): number => first + each * (count - 1);
      const value = priceOf(started);
      const time = `${hours} hours${minutes > 0 ? ` and ${minutes} minutes` : ''}`;
      const lines = (count: number) => [
        step('round', time, `${count} hours`),
        step('after', `${count} − 1`, count - 1),
        step('times', `${each} × ${count - 1}`, each * (count - 1)),
        step('add', `${first} + ${each * (count - 1)}`, priceOf(count)),
      ];
      return {
        words: { first, each, time, result: value },
        question: ask,
        answer: { value: String(value), reason: 'right-price' },
        otherWrong: 'other-price',
        distractors: [
          minutes > 0
            ? distractor('rounds-a-step-the-wrong-way', String(priceOf(hours)), 'down', {
                work: lines(hours),
              })
            : distractor('uses-the-wrong-piece-at-a-boundary', String(priceOf(hours + 1)), 'past', {
                work: lines(hours + 1),
              }),
          distractor('adds-the-pieces', String(first + each * started), 'twice'),
          distractor('slip', String(first * started), 'flat'),
        ],
        steps: lines(started),
        finalAnswer: 'final-price',
        claims: [`${first} + ${each} * (${started} - 1) = ${value}`],
      };
    }
    const { ask, f, rules, edges, left, input } = params;
    const { own, wrong } = piecesOf(params);
    const isEdge = edges.includes(input);
    const shown = rules.map((rule) => `$${f}(x) = ${polynomialText(rule)}$`);
    const conditions = conditionsOf(edges, left);
    const [value, other] = [outputAt(rules[own], input), outputAt(rules[wrong], input)];
    const at = `$x = ${signed(input)}$`;
    const both = `${shown[own]} and ${shown[wrong]}`;
    const added = `$${putText(rules[own], input)} + (${putText(rules[wrong], input)})$`;
    const lines = (piece: number) => [
      rules.length === 3 && step('place', at, placeOf(edges, input)),
      step('piece', at, `${shown[piece]} for ${conditions[piece]}`, {
        why: isEdge ? 'piece-why' : 'inside-why',
      }),
      step('put', shown[piece] ?? '', `$${putText(rules[piece], input)}$`),
      step('work', `$${putText(rules[piece], input)}$`, signed(outputAt(rules[piece], input)), {
        why: say('work-why', { later: sumsOrDifferences(polynomialText(rules[piece] ?? [])) }),
      }),
    ];
    return {
      words: {
        f: `$${f}$`,
        at: signed(input),
        call: `$${f}(${signed(input)})$`,
        one: shown[0] ?? '',
        two: shown[1] ?? '',
        three: shown[2] ?? '',
        low: conditions[0] ?? '',
        middle: conditions[1] ?? '',
        high: conditions.at(-1) ?? '',
        result: signed(value),
      },
      question: `${ask}-${rules.length === 3 ? 3 : 2}`,
      answer: signed(value),
      distractors: [
        distractor(
          isEdge ? 'uses-the-wrong-piece-at-a-boundary' : 'uses-the-rule-of-another-piece',
          signed(other),
          'piece',
          { work: lines(wrong) },
        ),
        distractor('adds-the-pieces', signed(value + other), 'sum', {
          work: [
            rules.length === 3 && step('place', at, placeOf(edges, input)),
            step('piece', at, both),
            step('put', both, added),
            step('work', added, signed(value + other)),
          ],
        }),
        distractor('makes-a-sign-error-when-substituting', signed(outputAt(rules[own], -input)), 'sign'),
      ],
      steps: lines(own),
      claims: [`${rules[own]?.[1]} * (${input}) + (${rules[own]?.[0]}) = ${value}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [edge, k, beyond] = [random.int(2, 6), random.int(-5, 6), random.int(1, 5)];
        const rule = [random.int(-9, 9), random.int(2, 6) * random.pick([1, -1])] as const;
        const second = [outputAt(rule, edge) - k * edge, k] as const;
        const at = edge + beyond;
        const [value, first] = [outputAt(second, at), outputAt(rule, at)];
        const isOpen = rule[0] !== 0 && Math.abs(k) > 1 && k !== rule[1] && second[0] !== 0;
        const isPlain = Math.abs(second[0]) < 40 && Math.abs(value) < 60;
        return isOpen && isPlain && areBelievable([value, first, value + first, value - 2 * second[0]])
          ? { ask: random.pick(others), f: random.pick(['f', 'g', 'h'] as const), edge, rule, second, at }
          : null;
      }),
    build({ ask, f, edge, rule, second, at }, { say, step, distractor }) {
      const [d, k] = second;
      const value = outputAt(second, at);
      const height = outputAt(rule, edge);
      const open = `kx ${d < 0 ? '−' : '+'} ${Math.abs(d)}`;
      const equal = `$${edge}k ${d < 0 ? '−' : '+'} ${Math.abs(d)} = ${signed(height)}$`;
      const one = `$${f}(x) = ${polynomialText(rule)}$`;
      const two = `$${f}(x) = ${polynomialText(second)}$`;
      return {
        words: {
          f: `$${f}$`,
          k: '$k$',
          edge: `$x = ${edge}$`,
          call: `$${f}(${at})$`,
          one,
          two: `$${f}(x) = ${open}$`,
          low: `$x < ${edge}$`,
          high: `$x ≥ ${edge}$`,
          result: signed(value),
        },
        question: ask,
        answer: { value: signed(value), reason: 'right-meet' },
        otherWrong: 'other-meet',
        distractors: [
          distractor('uses-the-wrong-piece-at-a-boundary', signed(outputAt(rule, at)), 'go'),
          distractor('adds-the-pieces', signed(value + outputAt(rule, at)), 'sum'),
          distractor('slip', signed(value - 2 * d), 'constant'),
        ],
        steps: [
          step('meet', `$${putText(rule, edge)}$`, signed(height)),
          step('equal', `$${open}$ at $x = ${edge}$`, equal),
          step('solve', equal, `$k = ${signed(k)}$`),
          step('write', `$k = ${signed(k)}$`, two),
          step('put', two, `$${putText(second, at)}$`),
          step('work', `$${putText(second, at)}$`, signed(value), {
            why: say('work-why', { later: sumsOrDifferences(polynomialText(second)) }),
          }),
        ],
        claims: [
          `${rule[1]} * ${edge} + (${rule[0]}) = ${k} * ${edge} + (${d})`,
          `${k} * ${at} + (${d}) = ${value}`,
        ],
      };
    },
  },
});

/** What a graph in steps has at one of its jumps: the height of the filled circle. */
function readSteps(
  { f, heights, edges, left, input }: Steps,
  { step, distractor }: Tools<keyof typeof text>,
) {
  const jump = edges.indexOf(input);
  const [own, wrong] = left ? [jump, jump + 1] : [jump + 1, jump];
  const [value, hole, far] = [heights[own] ?? 0, heights[wrong] ?? 0, heights[2 - 2 * jump] ?? 0];
  const at = `$x = ${signed(input)}$`;
  const lines = (circle: string, height: number) => [
    step('go', at, 'two circles'),
    step('circle', 'two circles', `the ${circle} one at (${signed(input)}, ${signed(height)})`),
    step('read', `(${signed(input)}, ${signed(height)})`, signed(height)),
  ];
  return {
    words: { f: `$${f}$`, call: `$${f}(${signed(input)})$`, at, result: signed(value) },
    question: 'graph' as const,
    diagram: stepGraph({ heights, edges, left }),
    answer: { value: signed(value), reason: 'right-graph' as const },
    otherWrong: 'other-graph' as const,
    distractors: [
      distractor('uses-the-wrong-piece-at-a-boundary', signed(hole), 'hole', { work: lines('open', hole) }),
      distractor('adds-the-pieces', signed(value + hole), 'sum'),
      distractor('slip', signed(far), 'far'),
    ],
    steps: lines('filled', value),
    claims: [`${value} - (${hole}) = ${value - hole}`],
  };
}

function outputAt(rule: Polynomial | undefined, x: number): number {
  return polynomialAt(rule ?? [0], x);
}

/** The rule with the input in its place: '3 \cdot (−2) + 5'. */
function putText(rule: Polynomial | undefined, x: number): string {
  const at = x < 0 ? `(${signed(x)})` : String(x);
  const text = polynomialText(rule ?? [0]);
  return text.replace(/(\d)x/, `$1 \\cdot ${at}`).replace('x', at);
}

/** For each piece the inputs that it holds. */
function conditionsOf(edges: readonly number[], left: boolean): readonly string[] {
  const [below, above] = left ? ['≤', '>'] : ['<', '≥'];
  const [first = 0, second] = edges;
  const low = `$x ${below} ${signed(first)}$`;
  if (second === undefined) return [low, `$x ${above} ${signed(first)}$`];
  const middle = `$${signed(first)} ${left ? '<' : '≤'} x ${below} ${signed(second)}$`;
  return [low, middle, `$x ${above} ${signed(second)}$`];
}

/** The piece that holds the input, and the one it is taken for: at an edge the other one there, else a neighbor. */
function piecesOf({ edges, left, input }: Pick<Pieces, 'edges' | 'left' | 'input'>): {
  readonly own: number;
  readonly wrong: number;
} {
  const below = edges.filter((edge) => edge < input).length;
  if (edges.includes(input))
    return left ? { own: below, wrong: below + 1 } : { own: below + 1, wrong: below };
  return { own: below, wrong: below === 0 ? 1 : below - 1 };
}

/** Where the input lies among two boundaries. */
function placeOf([first = 0, second = 0]: readonly number[], input: number): string {
  if (input === first) return 'the first boundary';
  if (input === second) return 'the second boundary';
  if (input < first) return `below ${signed(first)}`;
  return input > second ? `above ${signed(second)}` : `between ${signed(first)} and ${signed(second)}`;
}

function drawPieces(level: Level, random: Random): Pieces {
  return random.until(() => {
    const first = random.int(-5, 4);
    const edges = level === 1 ? [first] : [first, first + random.int(2, 6)];
    const rules = Array.from({ length: level + 1 }, () => [
      random.int(-9, 9),
      random.int(2, 6) * random.pick([1, -1]),
    ]);
    const last = edges.at(-1) ?? first;
    const params: Pieces = {
      ask: random.pick(asks),
      f: random.pick(['f', 'g', 'h'] as const),
      rules,
      edges,
      left: random.chance(50),
      input: random.chance(50) ? random.pick(edges) : random.int(first - 4, last + 4),
    };
    const { input } = params;
    const { own, wrong } = piecesOf(params);
    const [value, other] = [outputAt(rules[own], input), outputAt(rules[wrong], input)];
    const mirrored = outputAt(rules[own], -input);
    const isOpen = input !== 0 && !edges.includes(0) && rules.every(([constant]) => constant !== 0);
    const areDifferent = new Set(rules.map(String)).size === rules.length;
    return isOpen && areDifferent && areBelievable([value, other, value + other, mirrored]) ? params : null;
  });
}

function drawPrice(random: Random): Price {
  return random.until(() => {
    const params: Price = {
      ask: random.pick(prices),
      first: random.int(4, 12),
      each: random.int(2, 8),
      hours: random.int(2, 7),
      minutes: random.pick([0, 5, 10, 15, 20, 25, 35, 40, 45, 50]),
    };
    const { first, each, hours, minutes } = params;
    const started = hours + (minutes > 0 ? 1 : 0);
    const value = first + each * (started - 1);
    const near = first + each * (minutes > 0 ? hours - 1 : hours);
    const values = [value, near, first + each * started, first * started];
    return first > each && new Set(values).size === 4 ? params : null;
  });
}
