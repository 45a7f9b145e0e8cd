import { type Level, numberSkill, type Random, sortOut } from '../../src/kit/index.ts';
import { lineRule } from '../../src/scenes/linear-scenes.ts';

/** `order` is the place of each equation in the list; the key stands first before that. */
type Params = {
  ask: 'find' | 'plane';
  type: 'square' | 'below' | 'multiple' | 'product' | 'quotient' | 'cube';
  /** Which of several ways each line is written. */
  forms: readonly [number, number];
  a: number;
  b: number;
  c: number;
  d: number;
  order: readonly number[];
};

/** Level 1 hides a square among lines, level 2 other powers and quotients, level 3 asks for the only line. */
export const m8LinearTestEquation = numberSkill('m8-linear-test-equation', {
  version: 3,
  byHand: { levels: [1, 2], ask: 'sort', make: sortOut(['box-in', 'box-out']) },
  form: 'equation',
  text: {
    sort: [
      'Sort the equations: which are linear, and which are not?',
      'Put each equation into its box, linear or not linear.',
      'Whose graph is a straight line? Sort the equations.',
      'Which equations are linear, and which are not? Sort the cards.',
    ],
    'box-in': 'Not linear',
    'box-out': 'Linear',
    headline: 'Tell lines from curves',
    'curve-find': [
      'Three of these are linear: {list}. Which one has a graph that is not a straight line?',
      'One of these is not linear: {list}. Which one?',
    ],
    'curve-plane': [
      'Four graphs are drawn: {list}. Which equation gives a curve, not a straight line?',
      'Which of these equations has a curve as its graph: {list}?',
    ],
    'line-find': [
      'Only one of these is linear: {list}. Which one has a straight line as its graph?',
      'Which one of these is linear: {list}?',
    ],
    'line-plane': [
      'Four graphs are drawn: {list}. Which equation gives a straight line?',
      'Only one of these has a straight graph: {list}. Which one?',
    ],
    'right-square': 'The square of {x} makes the rate of change grow, so the graph bends.',
    'right-below': 'The square of {x} is subtracted, so the graph bends as well.',
    'right-multiple': 'The square of {x} makes the rate of change grow, whatever it is multiplied by.',
    'right-product': 'Multiplied out, it has a square of {x}, so the graph bends.',
    'right-quotient': 'With {x} in the denominator, the rate of change is not the same everywhere.',
    'right-cube': 'The third power of {x} makes the rate of change grow, so the graph bends.',
    'right-line': 'It can be written as {form}, with a number times {x}.',
    third: 'Dividing {x} by a number is the same as multiplying it by a fraction. Can that be a line?',
    falls: 'The minus sign makes the graph fall. Can a straight line fall?',
    flat: 'Here {y} has the same value for every {x}. What does such a graph look like?',
    square: 'This has {x} and {y}, but what happens to {x}? Try one, two and three for {x}.',
    bracket: 'Multiply this out. Which power of {x} comes up?',
    quotient: 'Here {x} is in the denominator. Try one, two and three for {x}. Are the steps equal?',
    other: 'A linear rule can be written with a number times {x} plus a number. Which one cannot?',
    'other-line': 'A linear rule can be written with a number times {x} plus a number. Which one can?',
    'form-do': 'Think of the form of a line.',
    'form-why': '{x} is only multiplied by a number, and a number is added.',
    'lines-do': 'Find the rules of this form.',
    'lines-why': 'Dividing by a number or a minus sign does not matter.',
    'curves-do': 'Find the rules that are not of this form.',
    'curves-why': 'A square, or {x} in a denominator, bends the graph.',
    'choose-do': 'Take the one that is left.',
    'choose-why': 'It is the only one of its kind in the list.',
    final: 'The equation is ${value}$.',
  },
  draw: ({ level, random }): Params => drawEquations(level, random),
  build({ ask, type, forms, a, b, c, d, order }: Params, { level, say, step, distractor }) {
    const curves = {
      square: `y = x^2 + ${a}`,
      below: `y = ${a} - x^2`,
      multiple: `y = ${c}x^2`,
      product: `y = x(x + ${a})`,
      quotient: `y = ${a}/x`,
      cube: `y = x^3 - ${a}`,
    };
    const [first, second] = forms;
    const line = [`y = ${d} - x/${b}`, `y = x/${b} + ${d}`, `y = ${c}(x + ${d})`][first + second] ?? '';
    const words = { x: '$x$', y: '$y$', form: '$y = mx + b$' };
    const seeks = level === 3 ? 'line' : 'curve';
    const value = seeks === 'line' ? line : curves[type];
    const distractors =
      seeks === 'line'
        ? [
            distractor('calls-a-square-linear', curves[type], 'square'),
            distractor('calls-a-square-linear', `y = x(x + ${c})`, 'bracket'),
            distractor('slip', `y = ${c * d}/x + ${b}`, 'quotient'),
          ]
        : [
            distractor(
              'calls-a-divided-input-nonlinear',
              first === 0 ? `y = x/${b}` : `y = x/${b} + ${a}`,
              'third',
            ),
            distractor(
              'calls-a-negative-slope-nonlinear',
              second === 0 ? lineRule(-c, d) : `y = ${d} - ${c}x`,
              'falls',
            ),
            distractor('slip', `y = ${d + c}`, 'flat'),
          ];
    const values = [value, ...distractors.map((distractor) => distractor.value)].map(typeset);
    const list = order.map((place) => values[place]).join(', ');
    const lines = seeks === 'line' ? values.slice(0, 1) : values.slice(1);
    const others = seeks === 'line' ? values.slice(1) : values.slice(0, 1);
    const bare = typeset(value).slice(1, -1);
    return {
      words,
      question: say(`${seeks}-${ask}`, { list }),
      answer: { value, reason: seeks === 'line' ? 'right-line' : `right-${type}` },
      distractors,
      steps: [
        step('form', 'a line', words.form),
        seeks === 'line' ? step('curves', list, others.join(', ')) : step('lines', list, lines.join(', ')),
        step('choose', list, typeset(value)),
      ],
      finalAnswer: say('final', { value: bare }),
      otherWrong: seeks === 'line' ? 'other-line' : 'other',
      claims: [`1^2 + ${a} = ${1 + a}`, `3^2 + ${a} = ${9 + a}`],
    };
  },
});

function typeset(value: string): string {
  return `$${value.replace(/(\d+|x)\/(\d+|x)/, '\\frac{$1}{$2}')}$`;
}

function drawEquations(level: Level, random: Random): Params {
  const types = {
    1: ['square', 'below', 'multiple'] as const,
    2: ['product', 'quotient', 'cube'] as const,
    3: ['square', 'below', 'multiple', 'cube'] as const,
  }[level];
  const a = random.int(2, 12);
  return random.until(() => {
    const [b, c, d] = [random.int(2, 9), random.int(2, 7), random.int(1, 12)];
    if (a === c || a === c * d) return null;
    return {
      ask: random.pick(['find', 'plane'] as const),
      type: random.pick(types),
      forms: [random.int(0, 1), random.int(0, 1)],
      a,
      b,
      c,
      d,
      order: random.shuffle([0, 1, 2, 3]),
    } as const;
  });
}
