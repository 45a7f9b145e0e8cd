import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { plus, termText } from '../../src/numbers/linear-sides.ts';
import { pointText } from '../../src/numbers/lines/standard-form.ts';
import { factoredFormText, frontText } from '../../src/numbers/quadratic-forms.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

const asks = ['which', 'write', 'find', 'rule'] as const;
const points = ['passes', 'also', 'through', 'goes'] as const;
const stories = ['tunnel', 'tent', 'jump', 'bridge', 'fountain'] as const;
/** a(x − p)(x − q); at levels 2 and 3 it is known at `at`. */
type Params = {
  ask: (typeof asks)[number] | (typeof points)[number] | (typeof stories)[number];
  a: number;
  p: number;
  q: number;
  at: number;
};

/** Level 1 tells the leading coefficient, level 2 a point instead, level 3 a story with two places on the ground. */
export const a1QuadraticFromZeros = numberSkill('a1-quadratic-from-zeros', {
  version: 2,
  form: 'equation',
  text: {
    headline: 'A quadratic from its zeros',
    which: 'Which quadratic has the zeros {p} and {q} and the leading coefficient {a}?',
    write: 'Write the quadratic with the zeros {p} and {q} whose leading coefficient is {a}.',
    find: 'A parabola meets the x-axis at {p} and {q}. Its leading coefficient is {a}. What is its equation?',
    rule: 'The zeros of a quadratic are {p} and {q}, and its leading coefficient is {a}. Find its rule.',
    passes: 'A parabola has the zeros {p} and {q} and passes through {point}. What is its equation?',
    also: 'A quadratic is zero at {p} and at {q}. Its graph also contains {point}. Write its rule.',
    through: 'Which quadratic has the zeros {p} and {q} and a graph through {point}?',
    goes: 'The graph of a quadratic goes through {point} and meets the x-axis at {p} and {q}. Find its rule.',
    tunnel:
      'The opening of a tunnel is a parabola. Measured along the ground from a sign, it begins at {p, number} meters and ends at {q, number} meters. At {at, number} meters it is {y, number} meters high. Write a rule for the height {height} at {x} meters.',
    tent: 'The outline of a tent is a parabola. Measured along the ground from a tree, it begins at {p, number} feet and ends at {q, number} feet. At {at, number} feet it is {y, number} feet high. Write a rule for the height {height} at {x} feet.',
    jump: 'In a film, a dolphin leaps along a parabola. Measured along the water from a boat, it comes out at {p, number} feet and dives in at {q, number} feet. At {at, number} feet it is {y, number} feet up. Write a rule for the height {height} at {x} feet.',
    bridge:
      'A paper bridge for a contest is a parabola. Measured along the table from its edge, it begins at {p, number} inches and ends at {q, number} inches. At {at, number} inches it is {y, number} inches high. Write a rule for the height {height} at {x} inches.',
    fountain:
      'A jet of water follows a parabola. Measured along the ground from a wall, it leaves the nozzle at {p, number} feet and lands at {q, number} feet. At {at, number} feet it is {y, number} feet high. Write a rule for the height {height} at {x} feet.',
    right: 'Both zeros make a factor zero, and the leading coefficient fits.',
    opposite: 'Put {zero} in. Is one of the factors zero?',
    front: 'Both zeros fit. Which leading coefficient is asked for?',
    'front-point': 'Both zeros fit. Put {point} in. Do both sides agree?',
    linear: 'The factors are added here. Is the result zero at both places?',
    other: 'Each zero gives a factor. Then find the leading coefficient.',
    'factors-do': 'Write a factor for each zero.',
    'factors-why': 'When {x} is one of the zeros, subtracting that zero from it leaves zero.',
    'front-do': 'Put the leading coefficient in front.',
    'front-why': 'It does not change the zeros, only how the parabola opens.',
    'open-do': 'Write the leading coefficient as {front}.',
    'open-why': 'Many parabolas have the same zeros.',
    'point-do': 'Put {point} into the rule.',
    'point-why': 'It is a point of the graph.',
    'solve-do': 'Solve for {front}.',
    'solve-why': 'Then every number of the rule is known.',
    'test-do': 'Test a zero.',
    'test-why': 'One factor has to be zero there.',
    'write-do': 'Write the rule.',
    'write-why': 'Now the zeros and the point fit.',
    peak: 'A parabola has the zeros {p} and {q}, and its {kind} value is {k}. What is its equation?',
    range: 'A quadratic is zero at {p} and at {q}. Its {kind} value is {k}. Write its rule.',
    tall: 'A stone arch is a parabola. Measured along the ground from a tree, it begins at {p} feet and ends at {q} feet. At its top, it is {k} feet high. Write a rule for the height {height} at {x} feet.',
    leap: 'In a game, a hero leaps along a parabola. The leap goes from {p} to {q} feet along the ground. Its top is {k} feet up. Write a rule for the height {height} at {x} feet.',
    'other-peak':
      'The vertex lies halfway between the zeros. It is the point that you need for the leading coefficient.',
    'middle-do': 'Go halfway between the zeros.',
    'middle-why': 'The vertex stands there, and its height is known.',
    final: 'The rule is {result}.',
  },
  draw: ({ level, random }): Params => drawZeros(level, random),
  build({ ask, a, p, q, at }: Params, { level, step, distractor }) {
    const rule = (front: number, zeros: readonly [number, number]): string =>
      `y = ${factoredFormText(front, zeros)}`;
    const value = rule(a, [p, q]);
    const y = a * (at - p) * (at - q) + 0;
    const plain = factoredFormText(1, [p, q]);
    const open = `y = a${plain}`;
    const product = (at - p) * (at - q);
    const linear = `y = ${frontText(a)}(${termText(2, 'x')}${plus(-p - q)})`;
    const known = level > 1;
    const point = pointText(at, y);
    return {
      words: {
        p: level === 3 ? p : signed(p),
        q: level === 3 ? q : signed(q),
        a: signed(a).replace(/^(−?)0\.5$/, '$1$\\frac{1}{2}$'),
        at,
        y,
        point,
        zero: signed(p),
        x: '$x$',
        height: '$y$',
        front: '$a$',
        result: `$${value}$`,
      },
      question: ask,
      answer: value,
      distractors: [
        distractor('uses-the-opposite-signs', rule(a, [-p, -q]), 'opposite'),
        distractor(
          'ignores-the-leading-coefficient',
          rule(known && a < 0 ? -1 : 1, [p, q]),
          known ? 'front-point' : 'front',
        ),
        distractor('makes-a-linear-function', linear, 'linear'),
      ],
      steps: known
        ? [
            step('factors', `${signed(p)} and ${signed(q)}`, `$${plain}$`),
            step('open', `$${plain}$`, `$${open}$`),
            step(
              'point',
              point,
              `$${signed(y)} = ${product === 1 ? '' : product === -1 ? '−' : signed(product)}a$`,
            ),
            step(
              'solve',
              `$${signed(y)} = ${product === 1 ? '' : product === -1 ? '−' : signed(product)}a$`,
              `$a = ${frontText(a) === '' ? 1 : frontText(a) === '−' ? '−1' : frontText(a)}$`,
            ),
            step('write', `$${open}$`, `$${value}$`),
          ]
        : [
            step('factors', `${signed(p)} and ${signed(q)}`, `$${plain}$`),
            step('front', `$${plain}$`, `$${value}$`),
            step('test', `$x = ${signed(p)}$`, '$y = 0$'),
          ],
      claims: [`${a} * (${at} - (${p})) * (${at} - (${q})) = ${y}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const ask = random.pick(peaks);
        const isPlan = ask === 'tall' || ask === 'leap';
        const a = isPlan ? -random.pick([0.25, 0.5]) : random.pick([2, 3, -2, -3, 0.5, -0.5]);
        const half = random.int(2, 6);
        const h = random.int(isPlan ? half + 2 : -4, isPlan ? half + 12 : 6);
        const k = -a * half * half;
        const isOpen = h !== 0 && h !== half && h !== -half;
        return isOpen && Number.isInteger(k) && k !== 1 && Math.abs(k) <= 60 ? { ask, a, h, half } : null;
      }),
    build({ ask, a, h, half }, { step, distractor }) {
      const [p, q] = [h - half, h + half];
      const k = -a * half * half;
      const rule = (front: number, zeros: readonly [number, number]): string =>
        `y = ${factoredFormText(front, zeros)}`;
      const value = rule(a, [p, q]);
      const plain = factoredFormText(1, [p, q]);
      const point = pointText(h, k);
      const put = `$${signed(k)} = ${signed(-half * half)}a$`;
      return {
        words: {
          p: signed(p),
          q: signed(q),
          k: signed(k),
          kind: a < 0 ? 'greatest' : 'least',
          point,
          zero: signed(p),
          x: '$x$',
          height: '$y$',
          front: '$a$',
          result: `$${value}$`,
        },
        question: ask,
        answer: value,
        distractors: [
          distractor('uses-the-opposite-signs', rule(a, [-p, -q]), 'opposite'),
          distractor('ignores-the-leading-coefficient', rule(a < 0 ? -1 : 1, [p, q]), 'front-point'),
          distractor(
            'makes-a-linear-function',
            `y = ${frontText(a)}(${termText(2, 'x')}${plus(-p - q)})`,
            'linear',
          ),
        ],
        steps: [
          step('factors', `${signed(p)} and ${signed(q)}`, `$${plain}$`),
          step('open', `$${plain}$`, `$y = a${plain}$`),
          step('middle', `${signed(p)} and ${signed(q)}`, `vertex ${point}`),
          step('point', point, put),
          step('solve', put, `$a = ${frontText(a)}$`),
          step('write', `$y = a${plain}$`, `$${value}$`),
        ],
        otherWrong: 'other-peak',
        claims: [`${a} * (${h} - (${p})) * (${h} - (${q})) = ${k}`],
      };
    },
  },
});

const peaks = ['peak', 'range', 'tall', 'leap'] as const;

function drawZeros(level: Level, random: Random): Params {
  return random.until(() => {
    const story = level === 3;
    const ask = random.pick<Params['ask']>(level === 1 ? asks : level === 2 ? points : stories);
    const p = story ? random.int(2, 9) : random.int(1, 8) * random.pick([1, -1]);
    const q = story ? p + random.int(4, 18) : random.int(1, 8) * random.pick([1, -1]);
    const a = story
      ? -random.pick([0.5, 0.25])
      : random.pick(level === 1 ? [2, 3, 4, 5, -1, -2, -3] : [2, 3, -2, -3, 0.5, -0.5]);
    const at = story ? random.int(p + 1, q - 1) : random.int(-8, 8);
    const y = a * (at - p) * (at - q);
    const isOpen = p !== q && p !== -q && (level === 3 || p + q !== 0) && at !== p && at !== q && at !== 0;
    // An arch is not much higher than it is wide.
    const isArch = !story || (y > 1 && -a * (q - p) <= 5);
    const isPlain = Number.isInteger(y) && Math.abs(y) <= (story ? 18 : 60) && isArch;
    return isOpen && isPlain ? { ask, a, p, q, at } : null;
  });
}
