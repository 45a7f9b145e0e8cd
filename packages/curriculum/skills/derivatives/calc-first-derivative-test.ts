import { choiceSkill, type Random } from '../../src/kit/index.ts';
import { numberText, polynomialText } from '../../src/numbers/polynomials.ts';

type Kind = 'most' | 'least' | 'neither';

/** The sign of f' goes from `before` to `after` at c; f(c) = height; the derivative is zero at `other` too. */
type Params = {
  readonly before: '+' | '−';
  readonly after: '+' | '−';
  readonly c: number;
  readonly other: number;
  readonly height: number;
  readonly offered: Offered;
};

/** Which two wrong reasons stand beside "neither" where the point is a maximum or a minimum. */
type Offered = 'turned-height' | 'turned-extreme' | 'extreme-height';

/** Level 1 shows a sign chart, level 2 tells the signs, level 3 gives the derivative as a product. */
export const calcFirstDerivativeTest = choiceSkill('calc-first-derivative-test', {
  version: 2,
  text: {
    headline: 'Classify a critical point',
    chart: 'The chart shows the sign of {name}. Also, {point}.',
    told: 'Here {zero} and {point}. Just left of {c}, {name} is {before}. Just right of {c}, it is {after}.',
    rule: 'A function $f$ has the derivative {derivative}. Also, {point}.',
    ask: [
      'What does $f$ have at $x = {c}$?',
      'What happens to $f$ at $x = {c}$?',
      'What do the signs of the derivative tell you about $f$ at $x = {c}$?',
      'What kind of point does $f$ have at $x = {c}$?',
    ],
    most: 'A local maximum, since {name} goes from plus to minus',
    least: 'A local minimum, since {name} goes from minus to plus',
    neither: 'Neither of them, since {name} keeps its sign',
    'most-turned': 'A local maximum, since {name} goes from minus to plus',
    'least-turned': 'A local minimum, since {name} goes from plus to minus',
    extreme: 'A local {sort}, since {name} is zero there',
    'height-most': 'A local maximum, since the value there is above zero',
    'height-least': 'A local minimum, since the value there is below zero',
    'right-most': 'The function grows up to this point and falls after it.',
    'right-least': 'The function falls up to this point and grows after it.',
    'right-neither': 'The function does the same on both sides, so it does not turn.',
    'turned-why': 'Does the function grow or fall on the left? Is the point then high or low?',
    'extreme-why': 'A zero of the derivative is only a candidate. Does its sign change?',
    'height-why': 'The value of $f$ does not tell whether it turns. What do the signs on both sides tell?',
    'keeps-why': 'Compare the two signs again. Are they the same?',
    other: 'Look at the sign of the derivative left and right of the point. Then say how the function moves.',
    'left-do': 'Find the sign of the derivative on the left.',
    'left-why': 'Plus means that the function grows, minus that it falls.',
    'right-do': 'Find the sign on the right.',
    'right-why': 'Only the points next to it matter.',
    'class-do': 'Say what the point is.',
    'class-why': 'A change from growing to falling makes a maximum, the other way a minimum.',
  },
  draw: ({ random }): Params => drawParams(random),
  build(params: Params, { level, step, distractor }) {
    const { before, after, c, other, height, offered } = params;
    const kind: Kind = before === after ? 'neither' : before === '+' ? 'most' : 'least';
    const signWord = { '+': 'positive', '−': 'negative' } as const;
    const words = {
      c: numberText(c),
      name: "$f'(x)$",
      before: signWord[before],
      after: signWord[after],
      zero: `$f'(${numberText(c)}) = 0$`,
      point: `$f(${numberText(c)}) = ${numberText(height)}$`,
      derivative: `$f'(x) = ${productText(params)}$`,
      sort: height > 0 ? 'maximum' : 'minimum',
    };
    const byHeight = distractor(
      'uses-the-value-of-f',
      height > 0 ? 'height-most' : 'height-least',
      'height-why',
    );
    const byZero = distractor('says-every-critical-point-is-extreme', 'extreme', 'extreme-why');
    const turned = distractor(
      'reverses-maximum-and-minimum',
      kind === 'most' ? 'least-turned' : 'most-turned',
      'turned-why',
    );
    const named = {
      'turned-height': [turned, byHeight],
      'turned-extreme': [turned, byZero],
      'extreme-height': [byZero, byHeight],
    }[kind === 'neither' ? 'extreme-height' : offered];
    const slip = kind === 'neither' ? (before === '+' ? 'most' : 'least') : 'neither';
    const wrong = [...named, distractor('slip', slip, 'keeps-why')];
    const moves = { '+': 'grows', '−': 'falls' } as const;
    const low = Math.min(c, other);
    const signs = signsOf(params);
    return {
      words,
      question: [({ 1: 'chart', 2: 'told', 3: 'rule' } as const)[level], 'ask'],
      diagram:
        level === 1
          ? {
              kind: 'sign-chart',
              points: [numberText(low), numberText(Math.max(c, other))],
              rows: [{ name: 'f′(x)', signs: [...signs], at: ['0', '0'] }],
            }
          : null,
      answer: { value: kind, reason: `right-${kind}` },
      distractors: wrong,
      steps: [
        step('left', `just left of ${words.c}`, `${before}, so $f$ ${moves[before]}`),
        step('right', `just right of ${words.c}`, `${after}, so $f$ ${moves[after]}`),
        step(
          'class',
          `${moves[before]}, then ${moves[after]}`,
          { most: 'a maximum', least: 'a minimum', neither: 'neither' }[kind],
        ),
      ],
      claims: [`${low} < ${Math.max(c, other)}`],
    };
  },
});

function drawParams(random: Random): Params {
  const kind = random.pick(['most', 'least', 'neither'] as const);
  const first = random.pick(['+', '−'] as const);
  const [before, after] = {
    most: ['+', '−'] as const,
    least: ['−', '+'] as const,
    neither: [first, first] as const,
  }[kind];
  const c = random.int(-5, 5);
  const size = random.int(1, 9);
  // The value of f points away from what the sign on the left suggests, so that it does not help.
  const high = before === '−';
  const others = [-6, -4, -3, -2, -1, 1, 2, 3, 4, 6].map((gap) => c + gap);
  const offered = random.pick(['turned-height', 'turned-extreme', 'extreme-height'] as const);
  return { before, after, c, other: random.pick(others), height: high ? size : -size, offered };
}

/** The derivative has a simple zero at `other`, and at c a simple zero or, without a change of sign, a double one. */
function signsOf({ before, after, c, other }: Params): readonly ('+' | '−')[] {
  const turn = (sign: '+' | '−'): '+' | '−' => (sign === '+' ? '−' : '+');
  return other < c ? [turn(before), before, after] : [before, after, turn(after)];
}

function factorOf(zero: number): string {
  return zero === 0 ? 'x' : `(${polynomialText([-zero, 1])})`;
}

function productText(params: Params): string {
  const { before, after, c, other } = params;
  const power = before === after ? '^2' : '';
  const last = signsOf(params)[2];
  return `${last === '+' ? '' : '−'}${factorOf(c)}${power}${factorOf(other)}`;
}
