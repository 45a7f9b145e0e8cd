import { type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { pointText } from '../../src/numbers/lines/standard-form.ts';
import { listedWithAnd } from '../../src/numbers/listed-with-and.ts';
import { polynomialProduct, polynomialText } from '../../src/numbers/polynomials.ts';
import { factoredFormText, type Parabola } from '../../src/numbers/quadratic-forms.ts';
import { signedFraction } from '../../src/numbers/signed-fractions.ts';
import { signed, typeset } from '../../src/numbers/signed-numbers.ts';
import { canBeDrawn, parabolaMade, parabolasOn, parabolaTask } from '../../src/pictures/parabolas.ts';

const asks = ['what', 'where', 'find', 'meets'] as const;
const rules = ['zeros', 'zero-places', 'crosses', 'all'] as const;
const draws = ['draw', 'sketch', 'graph', 'show'] as const;
const stories = ['ball', 'rocket', 'diver', 'fountain'] as const;
/** a(lead·x − p)(x − q); `lead` is 1 but at level 2, and p is 0 only there. */
type Params = {
  ask: (typeof asks)[number] | (typeof rules)[number] | (typeof draws)[number] | (typeof stories)[number];
  a: number;
  lead: number;
  p: number;
  q: number;
};

const text = {
  headline: 'Zeros from factors',
  what: 'What are the zeros of {f}?',
  where: 'For which {x} is {f} equal to zero?',
  find: 'Find both zeros of {f}.',
  meets: 'At which {x} does the graph of {f} meet the x-axis?',
  zeros: 'Factor {f} to find its zeros. Which numbers are they?',
  'zero-places': 'For which {x} is {f} equal to zero? Factor first.',
  crosses: 'At which {x} does the parabola {f} cross the x-axis?',
  all: 'Find all zeros of {f}.',
  draw: 'Draw the parabola {f}. Find its zeros, and place its vertex halfway between them.',
  sketch: 'Sketch the parabola {f} from its zeros: first the vertex, then a point.',
  graph: 'Graph the parabola {f}. Its zeros show where the vertex is.',
  show: 'Show the parabola {f}: use its zeros to find the vertex.',
  right: 'At each of them one factor is zero, so the product is zero.',
  'right-drawn': 'It meets the x-axis at both zeros, and its vertex lies halfway between them.',
  opposite: 'Put these numbers into the factors. Is one of the factors zero?',
  constants: 'Put these numbers into the factors. Does the coefficient of {x} count as well?',
  single: 'This makes one factor zero. Which number makes the other one zero?',
  mixed: 'Put both numbers in. Does each of them make a factor zero?',
  'opposite-drawn':
    'Put the places where your parabola meets the x-axis into the rule. Is the value zero there?',
  'opens-drawn': 'Look at the sign of the leading coefficient. Which way does the parabola open?',
  'high-drawn': 'Put the place of the vertex into the rule. How high or low is it there?',
  other: 'A product is zero only if one of its factors is zero. Set each factor equal to zero.',
  'factor-do': 'Factor the quadratic.',
  'factor-why': 'A product shows its zeros.',
  'first-do': 'Set the first factor equal to zero.',
  'first-why': 'A product is zero only if one of its factors is zero.',
  'second-do': 'Set the second factor equal to zero.',
  'second-why': 'The other factor may be zero as well.',
  'list-do': 'List both zeros.',
  'list-why': 'A parabola meets the x-axis at two places at most.',
  'middle-do': 'Go halfway between the zeros.',
  'middle-why': 'The axis of symmetry stands there.',
  'height-do': 'Put this place into the rule.',
  'height-why': 'This gives the height of the vertex.',
  'curve-do': 'Draw the parabola through vertex and zeros.',
  'curve-why': 'Both zeros are equally far from the axis.',
  made: 'Parabola with vertex {vertex} through {zero}',
  final: 'The zeros are {result}.',
  'final-drawn': 'The parabola has the vertex {vertex} and goes through {zero}.',
  ball: 'A player throws a ball. At {x} feet from the player, its height in feet is {f}. How many feet from the player does it land?',
  rocket:
    'A toy rocket starts from a roof. After {x} seconds, its height in meters is {f}. After how many seconds does it land?',
  diver:
    'A frog jumps off a stone. At {x} inches from the stone, its height in inches is {f}. How many inches from the stone does it land?',
  fountain:
    'Water comes out of a wall. At {x} feet from the wall, its height in feet is {f}. How many feet from the wall does it hit the ground?',
  'right-story': 'There the height is zero, and it comes after the start.',
  before: 'The height is zero there too. But does the story include a negative number?',
  begins: 'This is the height at the start. Where is the height zero?',
  'story-opposite': 'Put this number into the factors. Is one of them zero?',
  'other-story': 'Factor the rule, and set each factor equal to zero. Which zero fits the story?',
  'final-story': 'The answer is {result} {unit}.',
  'right-equal': 'Both factors are equal, so the graph touches the x-axis at this one place.',
  'equal-opposite': 'Put this number into the factor. Is it zero?',
  'equal-half': 'Multiply your factor by itself. Does the constant of the rule come back?',
  'equal-both': 'Put both numbers in. Is the rule zero at each of them?',
  'same-do': 'Compare the second factor with the first one.',
  'same-why': 'Equal factors give the same zero, so there is only one.',
  'final-equal': 'The only zero is {result}.',
  'fit-do': 'Choose the zero that fits the story.',
  'fit-why': 'The story begins at zero, so nothing negative belongs to it.',
} as const;

/** Level 1 is factored, level 2 has to be factored, also in a story that begins at zero, level 3 draws the parabola from its zeros by hand. */
export const a1QuadraticZeros = numberSkill('a1-quadratic-zeros', {
  version: 4,
  form: 'set',
  text,
  draw: ({ level, random }): Params => drawFactors(level, random),
  build(params: Params, tools) {
    const { ask, a, lead, p, q } = params;
    if (stories.some((one) => one === ask)) return storyProblem(params, tools);
    if (tools.level === 3) return drawnProblem(params, tools);
    if (p === q) return equalProblem(params, tools);
    const { level, step, distractor } = tools;
    const [first, second] = [factorOf(lead, p), factorOf(1, q)];
    const hasFront = level === 2 && lead > 1;
    const factored = hasFront ? `(${first})(${second})` : factoredFormText(a, [p, q]);
    const expanded = polynomialText(polynomialProduct([-p, lead], [-q, 1]));
    const f = `$y = ${level === 2 ? expanded : factored}$`;
    const zero = (top: number): string => signedFraction(top, lead);
    const listed = (one: string, other: string): string => inOrder(one, other).join(', ');
    const value = listed(zero(p), signed(q));
    const single = p === 0 ? signed(q) : zero(p);
    const firstLine = (its: string) =>
      step('first', p === 0 ? 'the factor $x$' : `$${first} = 0$`, `$x = ${fractionInTex(its)}$`);
    const words = { f, x: '$x$', result: listedWithAnd(typeset(value)) };
    const lines = [
      level === 2 && step('factor', `$${expanded}$`, `$${factored}$`),
      firstLine(zero(p)),
      step('second', `$${second} = 0$`, `$x = ${signed(q)}$`),
    ];
    return {
      words,
      question: ask,
      answer: value,
      distractors: [
        distractor('uses-the-opposite-signs', listed(zero(-p), signed(-q)), 'opposite', {
          work: [
            ...lines.slice(0, 1).filter(() => level === 2),
            firstLine(zero(-p)),
            step('second', `$${second} = 0$`, `$x = ${signed(-q)}$`),
            step('list', 'both zeros', typeset(listed(zero(-p), signed(-q)))),
          ],
        }),
        hasFront
          ? distractor('gives-the-factors-as-zeros', listed(signed(p), signed(q)), 'constants')
          : distractor('gives-only-one-zero', single, 'single', {
              work: [...lines.slice(0, -1), step('list', 'the zero', typeset(single))],
            }),
        distractor('slip', p === 0 ? listed(signed(-q), signed(q)) : listed(zero(-p), signed(q)), 'mixed'),
      ],
      steps: [...lines, step('list', 'both zeros', typeset(value))],
      claims: level === 2 ? [`${factored} = ${expanded}`] : [`${p} - (${p}) = 0`],
    };
  },
});

/** Two equal factors: the graph touches the x-axis at one place. */
function equalProblem({ ask, p }: Params, { step, distractor }: Tools<keyof typeof text>) {
  const expanded = polynomialText(polynomialProduct([-p, 1], [-p, 1]));
  const factored = factoredFormText(1, [p, p]);
  return {
    words: { f: `$y = ${expanded}$`, x: '$x$', result: signed(p) },
    question: ask,
    answer: { value: signed(p), reason: 'right-equal' as const },
    otherWrong: 'other' as const,
    finalAnswer: 'final-equal' as const,
    distractors: [
      distractor('uses-the-opposite-signs', signed(-p), 'equal-opposite', {
        work: [
          step('factor', `$${expanded}$`, `$${factored}$`),
          step('first', `$${factorOf(1, p)} = 0$`, `$x = ${signed(-p)}$`),
          step('same', 'the second factor', signed(-p)),
        ],
      }),
      distractor('halves-instead-of-taking-the-root', signed((p * Math.abs(p)) / 2), 'equal-half'),
      distractor('slip', inOrder(signed(p), signed(-p)).join(', '), 'equal-both'),
    ],
    steps: [
      step('factor', `$${expanded}$`, `$${factored}$`),
      step('first', `$${factorOf(1, p)} = 0$`, `$x = ${signed(p)}$`),
      step('same', 'the second factor', signed(p)),
    ],
    claims: [`${factored} = ${expanded}`],
  };
}

/** The parabola drawn from its zeros. */
function drawnProblem({ ask, a, p, q }: Params, { say, step, distractor }: Tools<keyof typeof text>) {
  const own = fromZeros(a, p, q);
  const shown = (one: Parabola) =>
    say('made', {
      vertex: pointText(one.h, one.k),
      zero: pointText(one.h + Math.abs(p - q) / 2, zeroHeight(one, p, q)),
    });
  const wrong = {
    opposite: fromZeros(a, -p, -q),
    opens: fromZeros(-a, p, q),
    flat: fromZeros(flatter(a), p, q),
  };
  return {
    words: {
      f: `$y = ${factoredFormText(a, [p, q])}$`,
      x: '$x$',
      vertex: pointText(own.h, own.k),
      zero: pointText(Math.max(p, q), 0),
    },
    question: ask,
    hand: parabolaTask(),
    answer: { value: parabolaMade(own), text: shown(own), reason: 'right-drawn' as const },
    distractors: [
      distractor(
        'uses-the-opposite-signs',
        parabolaMade(wrong.opposite),
        'opposite-drawn',
        shown(wrong.opposite),
      ),
      distractor('uses-the-wrong-sign-of-a', parabolaMade(wrong.opens), 'opens-drawn', shown(wrong.opens)),
      distractor(
        Math.abs(a) === 1 ? 'slip' : 'ignores-the-leading-coefficient',
        parabolaMade(wrong.flat),
        'high-drawn',
        shown(wrong.flat),
      ),
    ],
    steps: [
      step('first', `$${factorOf(1, p)} = 0$`, `$x = ${signed(p)}$`),
      step('second', `$${factorOf(1, q)} = 0$`, `$x = ${signed(q)}$`),
      step('middle', `${signed(p)} and ${signed(q)}`, `$x = ${signed(own.h)}$`),
      step('height', `$x = ${signed(own.h)}$`, `vertex ${pointText(own.h, own.k)}`),
      step('curve', `vertex ${pointText(own.h, own.k)}`, 'the parabola', { diagram: parabolasOn([own]) }),
    ],
    finalAnswer: 'final-drawn' as const,
    claims: [`${a} * (${own.h} - (${p})) * (${own.h} - (${q})) = ${own.k}`],
  };
}

/** Where a path that begins at zero meets the ground: one of its zeros is negative. */
function storyProblem({ ask, a, p, q }: Params, { step, distractor }: Tools<keyof typeof text>) {
  const expanded = polynomialText(polynomialProduct([a], polynomialProduct([-p, 1], [-q, 1])));
  const factored = factoredFormText(a, [p, q]);
  const both = `${signed(p)} and ${q}`;
  const lines = [
    step('factor', `$${expanded}$`, `$${factored}$`),
    step('first', `$${factorOf(1, p)} = 0$`, `$x = ${signed(p)}$`),
    step('second', `$${factorOf(1, q)} = 0$`, `$x = ${signed(q)}$`),
  ];
  return {
    words: {
      f: `$y = ${expanded}$`,
      x: '$x$',
      result: String(q),
      unit: ask === 'rocket' ? 'seconds' : ask === 'diver' ? 'inches' : 'feet',
    },
    question: ask,
    answer: { form: 'integer' as const, value: q, reason: 'right-story' as const },
    otherWrong: 'other-story' as const,
    finalAnswer: 'final-story' as const,
    distractors: [
      distractor('keeps-the-negative-solution', signed(p), 'before', {
        work: [...lines, step('fit', both, signed(p))],
      }),
      distractor('uses-the-opposite-signs', -p, 'story-opposite'),
      distractor('slip', a * p * q, 'begins'),
    ],
    steps: [...lines, step('fit', both, q)],
    claims: [`${factored} = ${expanded}`],
  };
}

function fractionInTex(value: string): string {
  return value.replace(/(\d+)\/(\d+)/, '\\frac{$1}{$2}');
}

function factorOf(lead: number, zero: number): string {
  return polynomialText([-zero, lead]);
}

/** Two typed numbers, the smaller one first. */
function inOrder(one: string, other: string): readonly string[] {
  const sizeOf = (text: string): number => {
    const [top = 0, bottom = 1] = text.replace('−', '-').split('/').map(Number);
    return top / bottom;
  };
  return [one, other].sort((a, b) => sizeOf(a) - sizeOf(b));
}

/** The parabola a(x − p)(x − q). */
function fromZeros(a: number, p: number, q: number): Parabola {
  return { a, h: (p + q) / 2, k: (-a * (p - q) ** 2) / 4 };
}

/** The number in front of somebody who takes no notice of it; where it is one, of somebody who doubles it. */
function flatter(a: number): number {
  return Math.sign(a) * (Math.abs(a) === 1 ? 2 : 1);
}

/** Height where the zeros of the given numbers stand at both sides of the axis. */
function zeroHeight({ a, k }: Parabola, p: number, q: number): number {
  return a * ((p - q) / 2) ** 2 + k + 0;
}

function drawEqual(random: Random): Params {
  const p = random.int(3, 12) * random.pick([1, -1]);
  return { ask: random.pick(['zero-places', 'all']), a: 1, lead: 1, p, q: p };
}

/** It begins at a height that is true to it: a zero before the start, and one after it. */
function drawStory(random: Random): Params | null {
  const ask = random.pick(stories);
  const [a, p, q] = [random.pick(ask === 'rocket' ? [-5] : [-1, -2]), -random.int(1, 4), random.int(3, 12)];
  const start = a * p * q;
  const isTrue = q > -p && start >= 3 && start <= (ask === 'rocket' ? 60 : ask === 'ball' ? 9 : 14);
  return isTrue && new Set([q, -p, start]).size === 3 ? { ask, a, lead: 1, p, q } : null;
}

function drawFactors(level: Level, random: Random): Params {
  const isStory = level === 2 && random.chance(30);
  const isEqual = level === 2 && random.chance(12);
  return random.until(() => {
    if (isStory) return drawStory(random);
    if (isEqual) return drawEqual(random);
    const ask = random.pick<Params['ask']>(level === 1 ? asks : level === 2 ? rules : draws);
    const whole = (most: number): number => random.int(1, most) * random.pick([1, -1]);
    if (level === 3) {
      const [p, d] = [whole(6), random.pick([2, 4])];
      const params = { ask, a: random.pick([1, -1, 2, -2, 0.5, -0.5]), lead: 1, p, q: p + d };
      const { a, q } = params;
      const all = [
        fromZeros(a, p, q),
        fromZeros(a, -p, -q),
        fromZeros(-a, p, q),
        fromZeros(flatter(a), p, q),
      ];
      const isOpen = q !== 0 && p + q !== 0 && q <= 8;
      return isOpen && all.every((one) => Number.isInteger(one.k) && canBeDrawn(one)) ? params : null;
    }
    const [p, q] = [whole(9), whole(9)];
    const lead = level === 1 ? 1 : random.pick([1, 1, 2, 3, 5]);
    const a = level === 1 ? random.pick([1, 1, 2, 3, -1, 5]) : 1;
    const isPlain = lead === 1 || p % lead !== 0;
    const isOpen = p !== q * lead && p !== -q * lead && p !== q && p !== -q && q * lead + p !== 0;
    const isThroughOrigin = level === 2 && lead === 1 && random.chance(30);
    return isPlain && isOpen && Math.abs(p * q) <= 48
      ? { ask, a, lead, p: isThroughOrigin ? 0 : p, q }
      : null;
  });
}
