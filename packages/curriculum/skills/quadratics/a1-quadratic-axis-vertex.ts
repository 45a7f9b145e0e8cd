import { type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { pointText } from '../../src/numbers/lines/standard-form.ts';
import {
  coefficientsOf,
  type Parabola,
  parabolaAt,
  putInto,
  standardFormText,
} from '../../src/numbers/quadratic-forms.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import {
  besideVertex,
  canBeDrawn,
  parabolaMade,
  parabolasOn,
  parabolaTask,
} from '../../src/pictures/parabolas.ts';

const asks = ['what', 'find', 'turns', 'which'] as const;
const draws = ['draw', 'graph', 'sketch', 'show'] as const;
type Params = { ask: (typeof asks)[number] | (typeof draws)[number] | 'axis-ask'; parabola: Parabola };

const text = {
  headline: 'The vertex of a parabola',
  what: 'What is the vertex of {rule}?',
  find: 'Find the vertex of the parabola {rule}. Write it as a point.',
  turns: 'At which point does the parabola {rule} turn?',
  which: 'Which point is the vertex of the graph of {rule}?',
  draw: 'Draw the parabola {rule}. Place its vertex, and then one more point.',
  graph: 'Graph the parabola {rule}. Place its vertex first.',
  sketch: 'Find the vertex of {rule}, and draw the parabola.',
  show: 'Show the parabola {rule} with its vertex on the plane.',
  right: 'It lies on the axis of symmetry, and it makes the equation true.',
  'right-drawn': 'The vertex fits, and a second point shows how wide it opens.',
  sign: 'For the axis, the opposite of {b} is divided by twice {a}. Which sign does that give?',
  only: 'This is the place on the axis of symmetry. What is {y} there?',
  constant: 'This uses the constant for the height. At which {x} is {y} equal to the constant?',
  'sign-drawn': 'The vertex stands on the other side of the y-axis. Test its place in {rule}.',
  'constant-drawn': 'The vertex stands as high as the constant. Put its {x} into {rule}.',
  'opens-drawn': 'Look at the sign of the leading coefficient. Which way does the parabola open?',
  other: 'Find the axis of symmetry first. Then put that {x} into the equation.',
  'axis-do': 'Find the axis of symmetry: divide the opposite of {b} by twice {a}.',
  'axis-why': 'This is {axis}. It lies halfway between two points of the same height.',
  'height-do': 'Put this {x} into the equation.',
  'height-why': 'The vertex is a point of the graph.',
  'write-do': 'Write the vertex.',
  'write-why': 'It lies on the axis of symmetry.',
  'beside-do': 'Find a second point beside it.',
  'beside-why': 'It shows how fast the parabola opens, and the other side is its mirror image.',
  'curve-do': 'Draw the parabola through both points.',
  'curve-why': 'The vertex is its turning point, and it opens to the second point.',
  same: 'The parabola {open} has the same height at {left} and at {right}. Which point is its vertex?',
  pair: 'Two points of the parabola {open} are equally high, one at {left} and one at {right}. Find its vertex.',
  level: 'At {left} and at {right}, the outputs of {open} are equal. At which point does its graph turn?',
  mirror:
    'The graph of {open} is a parabola. Its points at {left} and {right} are mirror images. What is its vertex?',
  'other-open': 'Find the axis from both points first. It tells the missing number {b}.',
  'sign-open': 'Put {left} and {right} into the rule that you found. Are both outputs equal?',
  'middle-do': 'Go halfway between the two places.',
  'middle-why': 'Points of the same height are equally far from the axis.',
  'missing-do': 'Find {b} from the axis.',
  'missing-why': 'The axis is the opposite of {b}, divided by twice the leading coefficient.',
  'rule-do': 'Write the whole rule.',
  'rule-why': 'Now every number of it is known.',
  'axis-ask': [
    'Which way does the parabola {rule} open, and which line is its axis of symmetry?',
    'Look at the rule {rule}. Does its graph open upward or downward, and where is the axis of symmetry?',
    'Does the graph of {rule} open upward or downward? Which line is its axis of symmetry?',
    'What is true for the graph of {rule}? Look at the way it opens and at its axis of symmetry.',
  ],
  'axis-line': 'It opens {way}, and its axis is the line {line}.',
  'right-axis':
    'The sign of the leading coefficient tells the direction, and the axis lies halfway between two points of the same height.',
  'not-halved': 'At zero and at this place, the outputs are equal. Where is the middle between them?',
  'other-axis': 'Look at the sign of the leading coefficient first. Then find the axis of symmetry.',
  'lead-do': 'Look at the sign of the leading coefficient.',
  'lead-why': 'It tells whether the parabola opens upward or downward.',
  'line-do': 'Write the axis as a line.',
  'line-why': 'All points of it have the same {x}.',
  made: 'Parabola with vertex {vertex} through {second}',
  final: 'The vertex is {vertex}.',
  'final-drawn': 'The parabola has the vertex {vertex} and goes through {second}.',
} as const;

/**
 * Level 1 has the square alone, or asks for direction and axis, level 2 a coefficient before it and an axis that may lie between whole numbers, level 3 draws the
 * parabola by hand.
 */
export const a1QuadraticAxisVertex = numberSkill('a1-quadratic-axis-vertex', {
  version: 3,
  form: 'point',
  text,
  draw: ({ level, random }): Params => drawParabola(level, random),
  build({ ask, parabola }: Params, tools) {
    if (ask === 'axis-ask') return axisProblem(parabola, tools);
    const { level, say, step, distractor } = tools;
    const { a, h, k } = parabola;
    const [c, b] = coefficientsOf(parabola);
    const rule = `$y = ${standardFormText(parabola)}$`;
    const vertex = pointText(h, k);
    const second = besideVertex(parabola) ?? [h, k];
    const words = {
      rule,
      x: '$x$',
      y: '$y$',
      a: signed(a),
      b: signed(b),
      axis: '$x = −\\frac{b}{2a}$',
      vertex,
      second: pointText(...second),
    };
    const linesAt = (top: number, height: number) => {
      const x = top / (2 * a);
      return [
        step('axis', `${signed(top)} ÷ ${2 * a < 0 ? `(${signed(2 * a)})` : 2 * a}`, signed(x)),
        step('height', putInto(parabola, x), signed(height)),
      ];
    };
    const lines = linesAt(-b, k);
    const wrongHeight = parabolaAt(parabola, -h);
    if (level === 3) {
      const option = (one: Parabola) => ({
        value: parabolaMade(one),
        text: say('made', {
          vertex: pointText(one.h, one.k),
          second: pointText(...(besideVertex(one) ?? [0, 0])),
        }),
      });
      const wrong = wrongOf(parabola);
      const wrongly = (
        id: Parameters<typeof distractor>[0],
        one: Parabola,
        why: 'sign-drawn' | 'constant-drawn' | 'opens-drawn',
      ) => distractor(id, option(one).value, why, option(one).text);
      return {
        words,
        question: ask,
        hand: parabolaTask(),
        answer: { ...option(parabola), reason: 'right-drawn' },
        distractors: [
          wrongly('uses-b-over-two-a-without-the-sign', wrong.sign, 'sign-drawn'),
          wrongly('uses-c-as-the-y-coordinate', wrong.constant, 'constant-drawn'),
          wrongly('uses-the-wrong-sign-of-a', wrong.opens, 'opens-drawn'),
        ],
        steps: [
          ...lines,
          step('beside', vertex, words.second),
          step('curve', `${vertex} and ${words.second}`, 'the parabola through both', {
            diagram: parabolasOn([parabola]),
          }),
        ],
        finalAnswer: 'final-drawn',
        claims: [`${a} * (${h})^2 + (${b}) * (${h}) + (${c}) = ${k}`],
      };
    }
    return {
      words,
      question: ask,
      diagram: level === 1 ? parabolasOn([parabola]) : null,
      answer: vertex,
      distractors: [
        distractor('uses-b-over-two-a-without-the-sign', pointText(-h, wrongHeight), 'sign', {
          work: [
            ...linesAt(b, wrongHeight),
            step('write', placed(-h, wrongHeight), pointText(-h, wrongHeight)),
          ],
        }),
        distractor('gives-only-the-x-coordinate', pointText(h, 0), 'only'),
        distractor('uses-c-as-the-y-coordinate', pointText(h, c), 'constant', {
          work: [...lines.slice(0, 1), step('write', placed(h, c), pointText(h, c))],
        }),
      ],
      steps: [...lines, step('write', placed(h, k), vertex)],
      claims: [`${a} * (${h})^2 + (${b}) * (${h}) + (${c}) = ${k}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const a = random.pick([2, 3, -1, -2, -3, 4]);
        const [h, c, away] = [random.int(-5, 5), random.int(-20, 20), random.int(1, 6)];
        const k = c - a * h * h;
        const isOpen = h !== 0 && c !== 0 && k !== 0 && Math.abs(k) <= 60 && away !== Math.abs(h);
        return isOpen ? { ask: random.pick(mirrors), parabola: { a, h, k }, away } : null;
      }),
    build({ ask, parabola, away }, { step, distractor }) {
      const { a, h, k } = parabola;
      const [c, b] = coefficientsOf(parabola);
      const vertex = pointText(h, k);
      const rule = `$y = ${standardFormText(parabola)}$`;
      const turned = parabolaAt(parabola, -h);
      const front = `${a === -1 ? '−' : signed(a)}x^2`;
      const [left, right] = [`$x = ${signed(h - away)}$`, `$x = ${signed(h + away)}$`];
      return {
        words: {
          open: `$y = ${front} + bx ${c < 0 ? '−' : '+'} ${Math.abs(c)}$`,
          left,
          right,
          x: '$x$',
          y: '$y$',
          b: '$b$',
          vertex,
        },
        question: ask,
        answer: vertex,
        distractors: [
          distractor('uses-b-over-two-a-without-the-sign', pointText(h, turned), 'sign-open'),
          distractor('gives-only-the-x-coordinate', pointText(h, 0), 'only'),
          distractor('uses-c-as-the-y-coordinate', pointText(h, c), 'constant'),
        ],
        steps: [
          step('middle', `${left} and ${right}`, `axis $x = ${signed(h)}$`),
          step(
            'missing',
            `$−b ÷ ${2 * a < 0 ? `(${signed(2 * a)})` : 2 * a} = ${signed(h)}$`,
            `$b = ${signed(b)}$`,
          ),
          step('rule', `$b = ${signed(b)}$`, rule),
          step('height', putInto(parabola, h), signed(k)),
          step('write', placed(h, k), vertex),
        ],
        otherWrong: 'other-open',
        claims: [`${a} * (${h})^2 + (${b}) * (${h}) + (${c}) = ${k}`],
      };
    },
  },
});

/** Direction and axis of the parabola, without a picture that would tell them. */
function axisProblem(parabola: Parabola, { say, step, distractor }: Tools<keyof typeof text>) {
  const { a, h } = parabola;
  const [, b] = coefficientsOf(parabola);
  const wayOf = (lead: number) => (lead > 0 ? 'upward' : 'downward');
  const line = (at: number, lead = a) => say('axis-line', { way: wayOf(lead), line: `$x = ${signed(at)}$` });
  const right = line(h);
  return {
    words: {
      rule: `$y = ${standardFormText(parabola)}$`,
      x: '$x$',
      a: signed(a),
      b: signed(b),
      axis: '$x = −\\frac{b}{2a}$',
    },
    question: 'axis-ask' as const,
    answer: { form: 'choice' as const, value: 'axis', text: right, reason: 'right-axis' as const },
    otherWrong: 'other-axis' as const,
    distractors: [
      distractor('uses-b-over-two-a-without-the-sign', 'sign', 'sign', line(-h)),
      distractor('uses-the-wrong-sign-of-a', 'opens', 'opens-drawn', line(h, -a)),
      distractor('slip', 'whole', 'not-halved', line(2 * h)),
    ],
    steps: [
      step('lead', `the leading coefficient ${signed(a)}`, a > 0 ? 'positive: upward' : 'negative: downward'),
      step('axis', `${signed(-b)} ÷ ${2 * a < 0 ? `(${signed(2 * a)})` : 2 * a}`, signed(h)),
      step('line', `halfway at ${signed(h)}`, `the line $x = ${signed(h)}$`),
    ],
    finalAnswer: right,
    claims: [`-(${b}) / (2 * (${a})) = ${h}`],
  };
}

const mirrors = ['same', 'pair', 'level', 'mirror'] as const;

/** Both coordinates by name. */
function placed(x: number, y: number): string {
  return `$x = ${signed(x)}$ and $y = ${signed(y)}$`;
}

/** The vertex on the other side, as high as the constant, or with the parabola upside down. */
function wrongOf(parabola: Parabola): Readonly<Record<'sign' | 'constant' | 'opens', Parabola>> {
  const { a, h, k } = parabola;
  const [c] = coefficientsOf(parabola);
  return { sign: { a, h: -h, k }, constant: { a, h, k: c }, opens: { a: -a, h, k } };
}

function drawParabola(level: Level, random: Random): Params {
  const isAxis = level === 1 && random.chance(40);
  return random.until(() => {
    const isHalf = level === 2 && random.chance(35);
    const a = isHalf
      ? random.pick([2, -2, 4, -4])
      : level === 1 && !isAxis
        ? 1
        : random.pick(level < 3 ? [2, 3, -1, -2, -3, 4] : [1, -1, 2, -2]);
    const half = isHalf ? 0.5 : 0;
    const parabola = {
      a,
      h: random.int(-5, 5) + half,
      k: random.int(-8, 8) + (Math.abs(a) === 2 ? half : 0),
    };
    const { h, k } = parabola;
    const [c] = coefficientsOf(parabola);
    const isOpen =
      h !== 0 && k !== 0 && c !== 0 && c !== k && Math.abs(c) <= 80 && parabolaAt(parabola, -h) !== k;
    const isSeen = level !== 1 || isAxis || (besideVertex(parabola) !== null && Math.abs(k) < 7);
    const all = [parabola, ...Object.values(wrongOf(parabola))];
    if (!isOpen || !isSeen || (level === 3 && !all.every((one) => canBeDrawn(one)))) return null;
    const ask = isAxis ? 'axis-ask' : random.pick<Params['ask']>(level === 3 ? draws : asks);
    return { ask, parabola };
  });
}
