import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { drawLetter } from '../../src/numbers/variable-letters.ts';

/**
 * The power of the letter is `top` over `bottom`; `root` is its root, 0 where the root is irrational. At level 3 the
 * power is multiplied by `times` and `plus` is added.
 */
type Params = {
  letter: string;
  power: 2 | 3;
  root: number;
  top: number;
  bottom: number;
  times: number;
  plus: number;
};

/** Level 1 has perfect powers, level 2 irrational roots and fractions, level 3 an equation that needs a step before. */
export const m8SolvePowerEquation = numberSkill('m8-solve-power-equation', {
  version: 6,
  form: 'set',
  text: {
    headline: 'Solve the equation',
    ask: [
      'Solve {equation}. Give every real solution.',
      'Find every real solution of {equation}.',
      'Which real numbers make {equation} true?',
      'Which real numbers solve {equation}? Give every one.',
    ],
    'right-square': 'Both signs give the same square, so there are two solutions.',
    'right-cube': 'A cube keeps the sign of its base, so there is just one solution.',
    positive: 'This works. But what is the square of a negative number? Is there another solution?',
    'two-roots': 'Put each of these numbers in. Does a negative number have a positive cube?',
    divides: 'This divides by the exponent. Work out the power with this number. What do you get?',
    'divides-both': 'This takes half of the number. What is the square of it?',
    near: 'Multiply one of these numbers by itself. Do you get the number on the other side?',
    part: 'This takes the root of one part of the fraction only. What about the other part?',
    power: 'This squares the number once more. Which way undoes a square?',
    sign: 'Put this number in. Which sign does its cube have?',
    other: 'Get the power alone. Then ask which numbers make the equation true.',
    'move-do': 'Subtract {plus, number} from both sides.',
    'move-why': 'The equation stays balanced.',
    'divide-do': 'Divide both sides by {times, number}.',
    'divide-why': 'Now the power stands alone.',
    'root-do': 'Undo the power with a root.',
    'root-square': 'The square root undoes a square.',
    'root-cube': 'The cube root undoes a cube.',
    'sign-do': 'Think of the sign.',
    'sign-square': 'A negative number has a positive square too.',
    'sign-cube': 'The cube has the sign of its base.',
    'test-do': 'Test in the equation.',
    'test-why': 'Both sides have to be equal.',
    'test-both': 'Both solutions have the same square, so both sides are equal for both.',
    'far-cube': 'The number {x} is negative and solves {equation}. What is {target}?',
    'far-below': 'Solve {equation} with a number below zero. What is {target} for this number?',
    'far-left': 'Two numbers solve {equation}. Take the smaller one for {x}. What is {target}?',
    'far-line': 'On the number line, {x} lies to the left of zero, and {equation}. What is {target}?',
    'right-far': 'The negative root has a negative cube.',
    'far-positive': 'This works with the positive root. Which sign does {x} have?',
    'far-root': 'This is {x} itself. What does the question ask for?',
    'far-only': 'This is the cube alone. What has to be added to it?',
    'far-other': 'Get the square alone, choose the negative root, and put it in.',
    'pick-do': 'Choose the solution that is asked for.',
    'pick-why': 'Two numbers have this square.',
    'cube-do': 'Find the cube.',
    'cube-why': 'The cube of a negative number is negative.',
    'add-do': 'Add {k, number}.',
    'add-why': 'The question asks for the sum.',
    'final-far': 'The value is {value}.',
    final: '{count, plural, one {The solution is} other {The solutions are}} {listed}.',
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, letter, root, times, plus, k }: Far, { step, distractor }) {
      const [square, cube] = [root ** 2, root ** 3];
      const total = times * square + plus;
      const value = k - cube;
      const [equation, moved] = [
        `$${times}${letter}^2 + ${plus} = ${total}$`,
        `$${times}${letter}^2 = ${total - plus}$`,
      ];
      return {
        words: {
          x: `$${letter}$`,
          equation,
          target: `$${letter}^3 + ${k}$`,
          times,
          plus,
          k,
          value: signed(value),
        },
        question: ask,
        answer: { value, form: 'integer', reason: 'right-far' },
        distractors: [
          distractor('gives-only-the-positive-root-of-a-square', cube + k, 'far-positive'),
          distractor('stops-after-the-first-step', -root, 'far-root'),
          distractor('slip', -cube, 'far-only'),
        ],
        otherWrong: 'far-other',
        steps: [
          step('move', equation, moved),
          step('divide', moved, `$${letter}^2 = ${square}$`),
          step('root', `$${letter}^2 = ${square}$`, `−${root} and ${root}`, { why: 'root-square' }),
          step('pick', `−${root} and ${root}`, `$${letter} = −${root}$`),
          step('cube', `$(−${root})^3$`, signed(-cube)),
          step('add', `${signed(-cube)} + ${k}`, signed(value)),
        ],
        finalAnswer: 'final-far',
        claims: [`(-${root})^3 + ${k} = ${value}`, `${times} * ${square} + ${plus} = ${total}`],
      };
    },
  },
  draw: ({ level, random }): Params => ({ letter: drawLetter(random), ...drawNumbers(level, random) }),
  build(params: Params, { step, distractor }) {
    const { letter: x, power, root, top, bottom, times, plus } = params;
    const isSquare = power === 2;
    const size =
      root === 0 ? `${isSquare ? '√' : '∛'}${top}` : fractionValue(Math.abs(root), rootOfBottom(params));
    const single = `${root < 0 ? '−' : ''}${size}`;
    const both = `−${size}, ${size}`;
    const value = isSquare ? both : single;
    const right = tex(fractionValue(Math.abs(top), bottom), top < 0);
    const alone = `$${x}^${power} = ${right}$`;
    const multiple = `${times === 1 ? '' : times}${x}^${power}`;
    const total = times * top + plus;
    const equation = `$${plus === 0 ? multiple : `${multiple} + ${plus}`} = ${plus === 0 && times === 1 ? right : total}$`;
    const told = (text: string): string =>
      text
        .replace(/(\d+)\/(\d+)/g, '$\\frac{$1}{$2}$')
        .replace(/√(\d+)/g, '$\\sqrt{$1}$')
        .replace(/∛(\d+)/g, '$\\sqrt[3]{$1}$');
    const words = {
      equation,
      times,
      plus,
      count: isSquare ? 2 : 1,
      listed: told(isSquare ? `−${size} and ${size}` : single),
    };
    const type = isSquare ? 'square' : 'cube';
    const divided = `${top < 0 ? '−' : ''}${fractionValue(Math.abs(top), bottom * power)}`;
    const slips: readonly (readonly [wrong: string, reason: 'near' | 'part' | 'power'])[] =
      root === 0
        ? [[String(top ** 2), 'power']]
        : bottom === 1
          ? [[String(root + 1), 'near']]
          : [
              [fractionValue(root, bottom), 'part'],
              [fractionValue(top, rootOfBottom(params)), 'part'],
            ];
    const moved = `$${multiple} = ${total - plus}$`;
    const aloneSteps = [
      plus === 0 ? null : step('move', equation, moved),
      times === 1 ? null : step('divide', moved, alone),
    ];
    /** The lines up to the solutions, with another root or another word on the sign. */
    const workOf = (of: string, all: string) => [
      ...aloneSteps,
      step('root', alone, told(of), { why: `root-${type}` }),
      step('sign', told(of), told(all), { why: `sign-${type}` }),
    ];
    return {
      words,
      question: 'ask',
      answer: { value, reason: `right-${type}` },
      distractors: isSquare
        ? [
            distractor('gives-only-the-positive-root-of-a-square', size, 'positive', {
              work: workOf(size, `one solution, ${size}`),
            }),
            distractor('divides-by-the-exponent', `−${divided}, ${divided}`, 'divides-both', {
              work: workOf(divided, `−${divided}, ${divided}`),
            }),
            ...slips.map(([wrong, reason]) => distractor('slip', `−${wrong}, ${wrong}`, reason)),
          ]
        : [
            distractor('gives-two-roots-of-a-cube', both, 'two-roots', { work: workOf(single, both) }),
            distractor('divides-by-the-exponent', divided, 'divides', {
              work: workOf(divided, `one solution, ${divided}`),
            }),
            distractor('slip', root < 0 ? size : `−${size}`, 'sign'),
          ],
      steps: [
        ...aloneSteps,
        step('root', alone, told(isSquare ? size : single), { why: `root-${type}` }),
        step('sign', told(isSquare ? size : single), told(isSquare ? value : `one solution, ${value}`), {
          why: `sign-${type}`,
        }),
        step(
          'test',
          `$${x}$ is ${isSquare ? told(`−${size} or ${size}`) : told(single)}`,
          testedWith(params, right),
          { why: isSquare ? 'test-both' : 'test-why' },
        ),
      ],
      claims: [claimOf(params), `${times} * ${top} + ${plus} = ${total}`],
    };
  },
});

const fars = ['far-cube', 'far-below', 'far-left', 'far-line'] as const;

/** `times` the square of −`root`, with `plus` added; `k` is added to its cube. */
type Far = {
  ask: (typeof fars)[number];
  letter: string;
  root: number;
  times: number;
  plus: number;
  k: number;
};

function drawFar(random: Random): Far {
  return random.until(() => {
    const [root, k] = [random.int(2, 5), random.int(2, 20)];
    const value = k - root ** 3;
    const values = [value, root ** 3 + k, -root, -(root ** 3)];
    const isNear = values.every(
      (one) => Math.abs(one) < 18 * Math.abs(value) && Math.abs(value) < 18 * Math.abs(one),
    );
    return isNear && value !== 0 && new Set(values).size === 4
      ? {
          ask: random.pick(fars),
          letter: drawLetter(random),
          root,
          times: random.int(2, 6),
          plus: random.int(1, 30),
          k,
        }
      : null;
  });
}

function tex(value: string, isNegative: boolean): string {
  return `${isNegative ? '-' : ''}${value.replace(/(\d+)\/(\d+)/, '\\frac{$1}{$2}')}`;
}

/** Both sides of the equation, with the power put in. */
function testedWith({ letter, power, top, times, plus }: Params, right: string): string {
  if (plus === 0) return `$${letter}^${power}$ is $${right}$`;
  return `${times} × ${top < 0 ? `(${signed(top)})` : top} + ${plus} = ${signed(times * top + plus)}`;
}

/** The denominator of the root. */
function rootOfBottom({ power, bottom }: Pick<Params, 'power' | 'bottom'>): number {
  return power === 2 ? Math.sqrt(bottom) : Math.round(Math.cbrt(bottom));
}

function claimOf({ power, root, top, bottom }: Params): string {
  const under = `(${Math.abs(top)}/${bottom})`;
  const size = Math.abs(root);
  if (root === 0) return `${power === 2 ? 'sqrt' : 'cbrt'}(${top})^${power} = ${top}`;
  return bottom === 1
    ? `${size}^${power} = ${under}`
    : `(${size}/${rootOfBottom({ power, bottom })})^${power} = ${under}`;
}

/** Wrong answers have to be other numbers than the right ones, and within 20 times their size. */
function drawNumbers(level: Level, random: Random): Omit<Params, 'letter'> {
  const plain = { bottom: 1, times: 1, plus: 0 };
  const extra = level === 3 ? { times: random.int(2, 5), plus: random.int(1, 20) } : {};
  if (level === 2 && random.chance(50)) {
    const power = random.pick([2, 3] as const);
    const top = random.pick(
      power === 2 ? [3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19] : [2, 3, 4, 5, 6, 7, 9, 10, 11, 12],
    );
    return { ...plain, power, root: 0, top };
  }
  if (level === 2) {
    const [a, b] = [random.int(2, 11), random.int(2, 11)];
    if (a === b || fractionValue(a, b) !== `${a}/${b}` || a === 2 * b) return drawNumbers(level, random);
    const power = a < 6 && b < 6 && random.chance(70) ? 3 : 2;
    return { ...plain, power, root: a, top: a ** power, bottom: b ** power };
  }
  if (random.chance(60)) {
    const root = random.int(3, level === 1 ? 15 : 9);
    return { ...plain, power: 2, root, top: root ** 2, ...extra };
  }
  const root = random.int(2, 6) * (random.chance(40) ? -1 : 1);
  return { ...plain, power: 3, root, top: root ** 3, ...extra };
}
