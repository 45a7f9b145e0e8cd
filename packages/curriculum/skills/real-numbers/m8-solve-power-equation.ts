import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
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
  version: 2,
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
    divides: 'This divides by the exponent. Multiply out the power with this number. What do you get?',
    'divides-both': 'This takes half of the number. What is the square of it?',
    power: 'This raises the number to the power instead of taking the root. Which way undoes a power?',
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
    final: 'All solutions: {value}',
  },
  draw: ({ level, random }): Params => ({ letter: drawLetter(random), ...drawNumbers(level, random) }),
  build(params: Params, { step, distractor }) {
    const { letter: x, power, root, top, bottom, times, plus } = params;
    const isSquare = power === 2;
    const size =
      root === 0
        ? `${isSquare ? '√' : '∛'}${top}`
        : fractionValue(Math.abs(root), bottom === 1 ? 1 : Math.sqrt(bottom));
    const single = `${root < 0 ? '−' : ''}${size}`;
    const both = `−${size}, ${size}`;
    const value = isSquare ? both : single;
    const right = tex(fractionValue(Math.abs(top), bottom), top < 0);
    const alone = `$${x}^${power} = ${right}$`;
    const multiple = `${times === 1 ? '' : times}${x}^${power}`;
    const total = times * top + plus;
    const equation = `$${plus === 0 ? multiple : `${multiple} + ${plus}`} = ${plus === 0 && times === 1 ? right : total}$`;
    const words = { equation, times, plus, value };
    const type = isSquare ? 'square' : 'cube';
    const divided = `${top < 0 ? '−' : ''}${fractionValue(Math.abs(top), bottom * power)}`;
    const raised = fractionValue(Math.abs(top) ** 2, bottom ** 2);
    const moved = `$${multiple} = ${total - plus}$`;
    return {
      words,
      question: 'ask',
      answer: { value, reason: `right-${type}` },
      distractors: isSquare
        ? [
            distractor('gives-only-the-positive-root-of-a-square', size, 'positive'),
            distractor('divides-by-the-exponent', `−${divided}, ${divided}`, 'divides-both'),
            distractor('slip', `−${raised}, ${raised}`, 'power'),
          ]
        : [
            distractor('gives-two-roots-of-a-cube', both, 'two-roots'),
            distractor('divides-by-the-exponent', divided, 'divides'),
            distractor('slip', root < 0 ? size : `−${size}`, 'sign'),
          ],
      steps: [
        plus === 0 ? null : step('move', equation, moved),
        times === 1 ? null : step('divide', moved, alone),
        step('root', alone, isSquare ? size : single, { why: `root-${type}` }),
        step('sign', isSquare ? size : single, isSquare ? value : `one solution, ${value}`, {
          why: `sign-${type}`,
        }),
        step('test', `$${x}$ is ${single}`, `$${x}^${power}$ is $${right}$`),
      ],
      claims: [claimOf(params), `${times} * ${top} + ${plus} = ${total}`],
    };
  },
});

function tex(value: string, isNegative: boolean): string {
  return `${isNegative ? '-' : ''}${value.replace(/(\d+)\/(\d+)/, '\\frac{$1}{$2}')}`;
}

function claimOf({ power, root, top, bottom }: Params): string {
  const under = `(${Math.abs(top)}/${bottom})`;
  const size = Math.abs(root);
  if (root === 0) return `${power === 2 ? 'sqrt' : 'cbrt'}(${top})^${power} = ${top}`;
  return bottom === 1 ? `${size}^${power} = ${under}` : `(${size}/${Math.sqrt(bottom)})^${power} = ${under}`;
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
    return { ...plain, power: 2, root: a, top: a ** 2, bottom: b ** 2 };
  }
  if (random.chance(60)) {
    const root = random.int(3, level === 1 ? 15 : 9);
    return { ...plain, power: 2, root, top: root ** 2, ...extra };
  }
  const root = random.int(2, 6) * (random.chance(40) ? -1 : 1);
  return { ...plain, power: 3, root, top: root ** 3, ...extra };
}
