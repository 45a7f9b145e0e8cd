import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Level, type Tools } from '../../src/kit/index.ts';
import { type ComparedPair, drawPair } from '../../src/numbers/compared/draw-pair.ts';
import { comparedExtremes, extremeWords } from '../../src/numbers/compared/extremes.ts';
import { rateOf } from '../../src/numbers/compared/rates.ts';
import { toldAt } from '../../src/numbers/compared/told-function.ts';
import { pointText } from '../../src/numbers/lines/standard-form.ts';
import {
  factoredFormText,
  type Parabola,
  parabolaAt,
  standardFormText,
  vertexFormText,
} from '../../src/numbers/quadratic-forms.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { parabolasOn } from '../../src/pictures/parabolas.ts';

const text = {
  headline: 'Compare two functions',
  table:
    'The function {f} is given by {rule}. The table shows another quadratic function {g}. Which one has the {kind} {extreme}, and by how much?',
  listed:
    'Compare {rule} with the quadratic function {g} of the table. Which {extreme} is {more}, and by how much?',
  values:
    'The table lists values of a quadratic function {g}, and the other function is {rule}. Whose {extreme} is {more}, and by how much?',
  outputs:
    'A quadratic function {g} has the outputs of the table, and {rule}. Which of the two has the {kind} {extreme}, and by how much?',
  graph:
    'The graph shows a function {g}, and another function is {rule}. Which one has the {kind} {extreme}, and by how much?',
  drawn: 'Compare {rule} with the function {g} of the graph. Which {extreme} is {more}, and by how much?',
  curve:
    'The parabola is the graph of {g}, and the other function is {rule}. Whose {extreme} is {more}, and by how much?',
  picture:
    'The picture shows the graph of {g}. The function {f} has the rule {rule}. Which of the two has the {kind} {extreme}, and by how much?',
  zeros:
    'The quadratic function {f} has the zeros {p} and {q} and the leading coefficient {a}. Compare its {extreme} with that of {other}. Which one is {more}, and by how much?',
  told: 'The graph of {f} is a parabola that meets the x-axis at {p} and {q}, and its leading coefficient is {a}. The function {g} is {other}. Whose {extreme} is {more}, and by how much?',
  crosses:
    'With the leading coefficient {a}, the parabola of {f} crosses the x-axis at {p} and {q}. Which has the {kind} {extreme}, {f} or {other}, and by how much?',
  words:
    'Of {f} you know the zeros {p} and {q} and the leading coefficient {a}. You also know {other}. Which function has the {kind} {extreme}, and by how much?',
  known:
    'The quadratic function {f} has the zeros {p} and {q}, and its graph contains {point}. Which has the {kind} {extreme}, {f} or {other}, and by how much?',
  through:
    'The graph of {f} is a parabola through {point} that crosses the x-axis at {p} and {q}. Compare it with {other}. Whose {extreme} is {more}, and by how much?',
  value:
    'You know the zeros {p} and {q} of {f} and the point {point} of its graph. You also know {other}. Which function has the {kind} {extreme}, and by how much?',
  is: 'A quadratic function {f} is zero at {p} and at {q}, and {point} lies on its graph. Which {extreme} is {more}, the one of {f} or of {other}, and by how much?',
  start: [
    'The {shown} shows a quadratic function {g}, and another function is {rule}. Whose y-intercept is greater, and by how much?',
    'Compare the y-intercept of {rule} with that of the function {g} of the {shown}. Which one is greater, and by how much?',
  ],
  rate: [
    'The {shown} shows a quadratic function {g}, and another function is {rule}. Which has the greater average rate of change from {left} to {right}, and by how much?',
    'Compare {rule} with the function {g} of the {shown}. Whose average rate of change from {left} to {right} is greater, and by how much?',
  ],
  'told-rises':
    'A linear function {f} has the output {s, number} for {zero}, and it rises by {m, number} each time {x} grows by one.',
  'told-falls':
    'A linear function {f} has the output {s, number} for {zero}, and it falls by {m, number} each time {x} grows by one.',
  'told-doubles':
    'An exponential function {f} has the output {s, number} for {zero}, and it is multiplied by {m, number} each time {x} grows by one.',
  'rate-told': [
    'The {shown} shows a quadratic function {g}. Which has the greater average rate of change from {left} to {right}, and by how much?',
    'Compare it with the function {g} of the {shown}. Whose average rate of change from {left} to {right} is greater, and by how much?',
  ],
  'start-answer': 'The y-intercept of {name} is greater by {n, number}.',
  'rate-answer': 'The average rate of change of {name} is greater by {n, number}.',
  'right-start': 'Both outputs for {zero} were found and compared.',
  'right-rate': 'For both, the change of the output was divided by the change of the input.',
  'vertices-start': 'These are the heights of the two vertices. Which input does the y-axis stand for?',
  'constants-start': 'Put {zero} into the rule. Is the last number what you get?',
  'slopes-start': 'Which output does each function have for {zero}?',
  'changes-rate': 'These are the changes of the outputs. What is each of them divided by?',
  'outputs-rate': 'These are the outputs at {right}. How far has each function come since {left}?',
  'turned-start': 'Compare both heights at {zero} once more. Which one is greater?',
  'turned-rate': 'Compare both rates once more. With negative numbers, which one is greater?',
  'other-start': 'Find the output of each function for {zero}.',
  'other-rate': 'For each function, divide the change of the output by the change of the input.',
  'own-start-do': 'Find the output of {f} for {zero}.',
  'own-start-why': 'The graph meets the y-axis there.',
  'its-start-do': 'Find the output of {g} for {zero}.',
  'its-start-why': 'Its point on the y-axis shows it.',
  'ends-do': 'Find the outputs of one function at both ends.',
  'ends-why': 'Each end is an input.',
  'rate-do': 'Divide the change of these outputs by the change of the input.',
  'rate-why': 'This is the average rate of change.',
  'sides-do': 'Compare both numbers.',
  'sides-why': 'The same feature is compared for both functions.',
  'factors-do': 'Write {f} with its zeros, and put {point} in.',
  'factors-why': 'A point of the graph tells the leading coefficient.',
  'solve-do': 'Solve for {a}.',
  'solve-why': 'Then the rule of {f} is complete.',
  'axis-do': 'Find where the parabola of {g} turns.',
  'axis-why': 'The axis lies at {axis}.',
  answer: 'The {extreme} of {name} is {more} by {n, number}.',
  right: 'Both vertices were found, and their heights were compared.',
  intercepts: 'These are the heights at {zero}. Where does each parabola turn?',
  inputs: 'These are the places of the two vertices. Which coordinate tells the height?',
  turned: 'Compare both heights once more. Which one lies higher on the y-axis?',
  other: 'Find both vertices first. Then compare their second coordinates.',
  'place-do': 'Find where the parabola of {f} turns.',
  'place-axis': 'The axis lies at {axis}.',
  'place-zeros': 'The vertex lies halfway between the zeros.',
  'first-do': 'Find the {extreme} of {f}.',
  'first-form': 'The vertex form shows it at once.',
  'first-put': 'Put that place into the rule.',
  'second-do': 'Find the {extreme} of {g}.',
  'second-table': 'Outputs on both sides are equal, so the vertex stands in the middle.',
  'second-graph': 'The graph turns there.',
  'compare-do': 'Compare both heights.',
  'compare-why': 'The second coordinate of a vertex is the {extreme}.',
} as const;

type Said = Tools<keyof typeof text>;

/**
 * Level 1 compares a rule in vertex form with a table, level 2 a standard form with a graph, level 3 words with a rule.
 * Where extremes are not asked for, levels 1 and 2 compare y-intercepts or average rates of change; there, f may be a line or a
 * power that is told in words.
 */
export const a1CompareFunctionFeatures = choiceSkill('a1-compare-function-features', {
  version: 4,
  text,
  draw: ({ level, random }): ComparedPair => drawPair(level, random),
  build({ ask, f, g, from, to, told }: ComparedPair, { level, say, step, distractor }) {
    if (ask === 'start' || ask === 'rate')
      return besideOf({ ask, f, g, from, to, told }, level, { say, step, distractor });
    const isMax = f.a < 0;
    const reach = Math.sqrt(Math.abs(f.k / f.a));
    const said = extremeWords(isMax);
    const option = (one: number, other: number) => say('answer', comparedExtremes(isMax, one, other));
    const right = option(f.k, g.k);
    const zeros = [f.h - reach, f.h + reach] as const;
    const shown = `${signed(zeros[0])} and ${signed(zeros[1])}`;
    const factored = factoredFormText(f.a, zeros);
    const rule = level === 1 ? vertexFormText(f) : standardFormText(f);
    const other = `$g(x) = ${standardFormText(g)}$`;
    const lines = [
      ...(level === 1
        ? []
        : [
            step('place', level === 2 ? `$${rule}$` : shown, `$x = ${signed(f.h)}$`, {
              why: level === 2 ? 'place-axis' : 'place-zeros',
            }),
          ]),
      step('first', `$f(x) = ${level === 3 ? factored : rule}$`, `$f(${signed(f.h)}) = ${signed(f.k)}$`, {
        why: level === 1 ? 'first-form' : 'first-put',
      }),
      level === 3 && step('axis', other, `$x = ${signed(g.h)}$`),
      step(
        'second',
        level === 1 ? 'the table' : level === 2 ? 'the graph' : other,
        `$g(${signed(g.h)}) = ${signed(g.k)}$`,
        {
          why: level === 1 ? 'second-table' : level === 2 ? 'second-graph' : 'first-put',
        },
      ),
    ];
    const compared = (one: number, two: number) =>
      step(
        'compare',
        `${signed(one)} and ${signed(two)}`,
        `${isMax === one > two ? '$f$' : '$g$'} by ${Math.abs(one - two)}`,
      );
    return {
      words: {
        f: '$f$',
        g: '$g$',
        rule: `$f(x) = ${rule}$`,
        other,
        p: signed(zeros[0]),
        q: signed(zeros[1]),
        a: signed(f.a),
        zero: '$x = 0$',
        axis,
        ...said,
      },
      question: ask,
      diagram: level === 1 ? tableOf(g) : level === 2 ? parabolasOn([g]) : null,
      answer: { value: 'right', text: right },
      distractors: [
        distractor('compares-y-intercepts-instead-of-maximums', 'intercepts', 'intercepts', {
          text: option(parabolaAt(f, 0), parabolaAt(g, 0)),
          work: [...lines, compared(parabolaAt(f, 0), parabolaAt(g, 0))],
        }),
        distractor('reads-an-input-for-an-output', 'inputs', 'inputs', {
          text: option(f.h, g.h),
          work: [...lines, compared(f.h, g.h)],
        }),
        distractor('slip', 'turned', 'turned', option(g.k, f.k)),
      ],
      steps: [...lines, compared(f.k, g.k)],
      finalAnswer: right,
      claims: [`${Math.max(f.k, g.k)} - (${Math.min(f.k, g.k)}) = ${Math.abs(f.k - g.k)}`],
    };
  },
  stretch: {
    draw: ({ random }) => {
      const ask = random.pick(unknowns);
      return random.until(() => {
        const sign = random.pick([1, -1]);
        const half = random.int(2, 4);
        const a = sign * random.int(2, 3);
        const f: Parabola = { a, h: random.int(-5, 5), k: -a * half * half };
        const g: Parabola = { a: sign * random.int(1, 3), h: random.int(-5, 5), k: f.k + random.int(-9, 9) };
        const start = parabolaAt(f, 0) - parabolaAt(g, 0);
        const [height, place] = [f.k - g.k, f.h - g.h];
        const differ = new Set([height, -height, place, start, 0]).size === 5 && f.h * g.h !== 0;
        const at = f.h + half + random.pick([1, 2, 1 - 2 * half]);
        return differ && Math.abs(start) < 60 && at !== f.h ? { ask, f, g, half, at } : null;
      });
    },
    build({ ask, f, g, half, at }, { say, step, distractor }) {
      const isMax = f.a < 0;
      const said = extremeWords(isMax);
      const option = (one: number, other: number) => say('answer', comparedExtremes(isMax, one, other));
      const right = option(f.k, g.k);
      const zeros = [f.h - half, f.h + half] as const;
      const [p, q] = [signed(zeros[0]), signed(zeros[1])];
      const [y, product] = [parabolaAt(f, at), (at - zeros[0]) * (at - zeros[1])];
      const put = `$${signed(y)} = ${product === 1 ? '' : product === -1 ? '−' : signed(product)}a$`;
      const other = `$g(x) = ${standardFormText(g)}$`;
      return {
        words: {
          f: '$f$',
          g: '$g$',
          a: '$a$',
          other,
          p,
          q,
          point: pointText(at, y),
          zero: '$x = 0$',
          axis,
          ...said,
        },
        question: ask,
        answer: { value: 'right', text: right },
        distractors: [
          distractor(
            'compares-y-intercepts-instead-of-maximums',
            'intercepts',
            'intercepts',
            option(parabolaAt(f, 0), parabolaAt(g, 0)),
          ),
          distractor('reads-an-input-for-an-output', 'inputs', 'inputs', option(f.h, g.h)),
          distractor('slip', 'turned', 'turned', option(g.k, f.k)),
        ],
        steps: [
          step('factors', `$f(x) = a${factoredFormText(1, zeros)}$`, put),
          step('solve', put, `$a = ${signed(f.a)}$`),
          step('place', `${p} and ${q}`, `$x = ${signed(f.h)}$`, { why: 'place-zeros' }),
          step('first', `$f(x) = ${factoredFormText(f.a, zeros)}$`, `$f(${signed(f.h)}) = ${signed(f.k)}$`, {
            why: 'first-put',
          }),
          step('axis', other, `$x = ${signed(g.h)}$`),
          step('second', other, `$g(${signed(g.h)}) = ${signed(g.k)}$`, { why: 'first-put' }),
          step(
            'compare',
            `${signed(f.k)} and ${signed(g.k)}`,
            `${isMax === f.k > g.k ? '$f$' : '$g$'} by ${Math.abs(f.k - g.k)}`,
          ),
        ],
        finalAnswer: right,
        claims: [`${f.a} * (${half})^2 + (${f.k}) = 0`],
      };
    },
  },
});

/** y-intercepts or rates of change, compared. */
function besideOf(
  { ask, f, g, from, to, told }: ComparedPair & { ask: 'start' | 'rate' },
  level: Level,
  { say, step, distractor }: Pick<Said, 'say' | 'step' | 'distractor'>,
) {
  const isStart = ask === 'start';
  const [shown, form] = level === 1 ? ['table', vertexFormText(f)] : ['graph', standardFormText(f)];
  const rule = `$f(x) = ${form}$`;
  const option = (one: number, other: number) =>
    say(`${ask}-answer`, { name: one > other ? '$f$' : '$g$', n: Math.abs(one - other) });
  const ownAt = (x: number): number => (told ? toldAt(told, x) : parabolaAt(f, x));
  const itsAt = (x: number): number => parabolaAt(g, x);
  const featureOf = (at: (x: number) => number): number => (isStart ? at(0) : rateOf(at, [from, to]));
  const [own, its] = [featureOf(ownAt), featureOf(itsAt)];
  const rateLines = (at: (x: number) => number, given: string) => {
    const [first, last] = [at(from), at(to)];
    return [
      step('ends', given, `${signed(first)} and ${signed(last)}`),
      step('rate', `${signed(last - first)} ÷ ${to - from}`, signed(featureOf(at))),
    ];
  };
  return {
    words: {
      f: '$f$',
      g: '$g$',
      rule,
      shown,
      zero: '$x = 0$',
      left: `$x = ${signed(from)}$`,
      right: `$x = ${signed(to)}$`,
      x: '$x$',
      s: told?.start ?? 0,
      m: told?.step ?? 0,
    },
    question: told ? ([`told-${told.family}`, 'rate-told'] as const) : ask,
    diagram: level === 1 ? tableOf(g) : parabolasOn([g]),
    answer: { value: 'right', text: option(own, its), reason: `right-${ask}` as const },
    otherWrong: `other-${ask}` as const,
    distractors: [
      ...(isStart
        ? [
            distractor(
              'compares-vertices-instead-of-y-intercepts',
              'vertices',
              'vertices-start',
              option(f.k, g.k),
            ),
            level === 1
              ? distractor('compares-constants-only', 'constants', 'constants-start', option(f.k, its))
              : distractor('reads-an-input-for-an-output', 'inputs', 'slopes-start', option(f.h, g.h)),
          ]
        : [
            distractor(
              'gives-only-the-change-in-output',
              'changes',
              'changes-rate',
              option(own * (to - from), its * (to - from)),
            ),
            distractor('compares-single-outputs', 'outputs', 'outputs-rate', option(ownAt(to), itsAt(to))),
          ]),
      distractor('slip', 'turned', `turned-${ask}`, option(its, own)),
    ],
    steps: [
      ...(isStart
        ? [
            step('own-start', rule, `$f(0) = ${signed(own)}$`),
            step('its-start', `the ${shown}`, `$g(0) = ${signed(its)}$`),
          ]
        : [...rateLines(ownAt, told ? 'the words' : rule), ...rateLines(itsAt, `the ${shown}`)]),
      step(
        'sides',
        `${signed(own)} and ${signed(its)}`,
        `${own > its ? '$f$' : '$g$'} by ${Math.abs(own - its)}`,
      ),
    ],
    finalAnswer: option(own, its),
    claims: [`${Math.max(own, its)} - (${Math.min(own, its)}) = ${Math.abs(own - its)}`],
  };
}

/** Where the axis of ax² + bx + c stands. */
const axis = '$x = −\\frac{b}{2a}$';
const unknowns = ['known', 'through', 'value', 'is'] as const;

function tableOf(g: Parabola): DiagramOf<'function-table'> {
  const places = [-2, -1, 0, 1, 2].map((away) => g.h + away);
  return {
    kind: 'function-table',
    input: 'x',
    output: 'g(x)',
    rule: null,
    pairs: places.map((x) => [signed(x), signed(parabolaAt(g, x))]),
  };
}
