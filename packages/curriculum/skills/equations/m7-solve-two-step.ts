import type { DiagramOf } from '@playforward/diagram';
import { type Level, markOnLine, numberSkill, type Random } from '../../src/kit/index.ts';
import {
  areBelievable,
  bracketed,
  isShort,
  linearSide,
  plus,
  short,
  termText,
} from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { drawLetter } from '../../src/numbers/variable-letters.ts';

/** The equation is (top / bottom) · x + q = r; a bottom of 1 and halves are written as decimals. */
type Params = { letter: string; top: number; bottom: number; q: number; x: number };

/** Level 1 has whole numbers above zero, level 2 integers. Level 3 has decimals everywhere, or a fraction as the factor. */
export const m7SolveTwoStep = numberSkill('m7-solve-two-step', {
  version: 6,
  byHand: { levels: [2], ask: 'hand-mark-solution', make: markOnLine },
  form: 'number',
  text: {
    headline: 'Solve a two-step equation',
    shared: [
      'One value of {x} makes both {equation} and {second} true. What is {k}?',
      'The equations {equation} and {second} have the same solution for {x}. Find {k}.',
      'Solve {equation}. The solution also fits {second}. What is the value of {k}?',
      'For which {k} does the solution of {equation} solve {second} too?',
    ],
    'right-shared': 'With this value, the same {x} makes both equations true.',
    'first-alone': 'This is the value of {x}. What does the second equation ask for?',
    'adds-first': 'Go back to the first equation. Which operation undoes {tail}?',
    'sign-first': 'Go back to the first equation. Which sign does {x} have?',
    'sign-last': 'This has the opposite sign. Put it into the second equation. Do both sides match?',
    'other-shared': 'Solve the first equation. Then put the value of {x} into the second one.',
    'into-do': 'Put this value into the second equation.',
    'into-why': 'The same {x} solves both.',
    'alone-plus-do': 'Subtract {known} from both sides.',
    'alone-minus-do': 'Add {known} to both sides.',
    'alone-why': 'Doing the same to both sides keeps them equal.',
    'factor-do': 'Divide by the value of {x}.',
    'factor-why': 'It multiplies the unknown.',
    'final-shared': 'The value of {k} is {value}.',
    solve: [
      'Solve {equation}. What is {x}?',
      'Find {x} if {equation}.',
      'Which value of {x} makes {equation} true?',
      'What is the solution of {equation}?',
    ],
    right: 'When you put it in for {x}, both sides are equal.',
    divides: 'This divides {r} by {p}, but leaves {q} as it is. What has to happen to every term?',
    'adds-plus': 'Here {size} is added on the right side. Which operation undoes adding {size}?',
    'adds-minus': 'Here {size} is subtracted on the right side. Which operation undoes subtracting {size}?',
    sign: 'This has the opposite sign. Put it in for {x}. Do both sides match?',
    other: 'Look at what happens to {x} first and what comes last. Undo the last one first.',
    'undo-plus-do': 'Subtract {size} from both sides.',
    'undo-minus-do': 'Add {size} to both sides.',
    'undo-why': 'Doing the same to both sides keeps them equal.',
    'work-do': 'Work out the right side.',
    'work-why': 'Now only the product is left.',
    'times-do': 'Multiply both sides by {bottom}.',
    'times-why': 'This clears the denominator.',
    'second-do': 'Check: put both values into the second equation.',
    'divide-do': 'Divide both sides by {p}.',
    'divide-why': 'Dividing undoes multiplying.',
    'check-do': 'Check: put the value in for {x}.',
    'check-why': 'Both sides have to be equal.',
    final: 'The value of {x} is {value}.',
  },
  draw: ({ level, random }): Params => ({ letter: drawLetter(random), ...drawNumbers(level, random) }),
  build({ letter, top, bottom, q, x }: Params, { level, say, step, distractor }) {
    const p = top / bottom;
    const r = short(p * x + q);
    const isFraction = bottom > 2;
    const factor = isFraction ? `${top < 0 ? '−' : ''}\\frac{${Math.abs(top)}}{${bottom}}` : signed(p);
    const term = isFraction ? `${factor}${letter}` : termText(p, letter);
    const equation = `$${term}${plus(q)} = ${signed(r)}$`;
    const words = {
      x: `$${letter}$`,
      equation,
      p: `$${factor}$`,
      q: `$${signed(q)}$`,
      r: `$${signed(r)}$`,
      size: Math.abs(q),
      bottom: String(bottom),
      value: signed(x),
    };
    const way = q > 0 ? 'plus' : 'minus';
    const product = short(p * x);
    const factored = p < 0 ? `(${factor})` : factor;
    return {
      words,
      question: 'solve',
      diagram: level === 1 ? scaleOf({ letter, p, q, r }) : null,
      answer: signed(x),
      distractors: [
        distractor('divides-without-dividing-every-term', signed(short(r / p - q)), 'divides'),
        distractor(repeatedUndo[way], signed(short((r + q) / p)), `adds-${way}`),
        distractor('uses-the-wrong-sign-when-dividing', signed(short(-x)), 'sign'),
      ],
      steps: [
        step('undo', equation, `$${term} = ${signed(r)}${plus(-q)}$`, { do: `undo-${way}-do` }),
        step('work', `$${signed(r)}${plus(-q)}$`, `$${signed(product)}$`),
        ...(isFraction && Math.abs(top) > 1
          ? [
              step('times', `$${signed(product)} \\times ${bottom}$`, `$${signed(short(product * bottom))}$`),
              step('divide', `$${signed(short(product * bottom))} \\div ${bracketed(top)}$`, signed(x), {
                do: say('divide-do', { p: signed(top) }),
                why: 'divide-why',
              }),
            ]
          : [step('divide', `$${signed(product)} \\div ${factored}$`, signed(x))]),
        step('check', `$${factored} \\times ${bracketed(x)}${plus(q)}$`, `$${signed(r)}$`),
      ],
      claims: [`(${top})/${bottom} * (${x}) + (${q}) = ${r}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawShared(random),
    build(shared, { say, step, distractor }) {
      const { letter, p, q, x, asked, m, k } = shared;
      const r = p * x + q;
      const equation = `$${linearSide(p, letter, q)} = ${signed(r)}$`;
      const other = 'k';
      const right = secondTotal(shared);
      const second =
        asked === 'end'
          ? `$${termText(m, letter)} + ${other} = ${signed(right)}$`
          : `$${other}${letter}${plus(m)} = ${signed(right)}$`;
      const value = signed(k);
      const way = q > 0 ? 'plus' : 'minus';
      return {
        words: {
          x: `$${letter}$`,
          k: `$${other}$`,
          equation,
          second,
          tail: `$${plus(q).trim()}$`,
          size: Math.abs(q),
          known: Math.abs(asked === 'end' ? m * x : m),
          value,
        },
        question: 'shared',
        answer: { value, reason: 'right-shared' },
        otherWrong: 'other-shared',
        distractors: [
          distractor(repeatedUndo[way], signed(solvedWith(shared, (r + q) / p)), 'adds-first'),
          distractor('uses-the-wrong-sign-when-dividing', signed(solvedWith(shared, -x)), 'sign-first'),
          distractor('slip', signed(x), 'first-alone'),
        ],
        steps: [
          step('undo', equation, `$${termText(p, letter)} = ${signed(r)}${plus(-q)}$`, {
            do: `undo-${way}-do`,
          }),
          step('work', `$${signed(r)}${plus(-q)}$`, `$${signed(r - q)}$`),
          step('divide', `$${signed(r - q)} \\div ${bracketed(p)}$`, signed(x), {
            do: say('divide-do', { p: signed(p) }),
            why: 'divide-why',
          }),
          ...(asked === 'end'
            ? [
                step('into', `$${signed(m)} \\times ${bracketed(x)}$`, signed(m * x)),
                step('alone', `$${signed(right)}${plus(-m * x)}$`, value, {
                  do: m * x > 0 ? 'alone-plus-do' : 'alone-minus-do',
                }),
              ]
            : [
                step('into', second, `$${bracketed(x)}${other}${plus(m)} = ${signed(right)}$`),
                step('alone', `$${signed(right)}${plus(-m)}$`, signed(right - m), {
                  do: m > 0 ? 'alone-plus-do' : 'alone-minus-do',
                }),
                step('factor', `$${signed(right - m)} \\div ${bracketed(x)}$`, value),
              ]),
          step(
            'second',
            asked === 'end'
              ? `$${signed(m)} \\times ${bracketed(x)}${plus(k)}$`
              : `$${bracketed(k)} \\times ${bracketed(x)}${plus(m)}$`,
            `$${signed(right)}$`,
            { do: 'second-do', why: 'check-why' },
          ),
        ],
        finalAnswer: 'final-shared',
        claims: [`(${p}) * (${x}) + (${q}) = ${r}`],
      };
    },
  },
});

/** A constant that is subtracted is not added once more, but subtracted. */
const repeatedUndo = {
  plus: 'adds-q-instead-of-subtracting',
  minus: 'makes-an-error-undoing-the-constant',
} as const;

const fractions = [
  ...([
    [1, 2],
    [3, 2],
    [5, 2],
    [-1, 2],
    [-3, 2],
    [-5, 2],
    [1, 3],
    [2, 3],
    [-1, 3],
    [-2, 3],
  ] as const),
  ...([
    [1, 4],
    [3, 4],
    [-1, 4],
    [-3, 4],
    [1, 5],
    [2, 5],
    [-2, 5],
    [3, 5],
  ] as const),
] as const;

const halves = fractions.filter(([, bottom]) => bottom === 2);

/** Every wrong way ends after two places and stays believable. */
function drawNumbers(level: Level, random: Random): Omit<Params, 'letter'> {
  return random.until(() => {
    const isDecimal = level === 3 && random.chance(50);
    const [top, bottom] =
      level === 3
        ? random.pick<readonly [number, number]>(isDecimal ? halves : fractions)
        : [random.int(2, 9), 1];
    const turn = level === 2 && random.chance(60) ? -1 : 1;
    const q = level === 1 ? random.int(1, 20) : isDecimal ? random.int(-99, 99) / 10 : random.int(-20, 20);
    const x =
      level === 1
        ? random.int(2, 12)
        : isDecimal
          ? random.int(-24, 24) / 2
          : random.int(-12, 12) * (level === 3 ? bottom : 1);
    const p = (turn * top) / bottom;
    const r = short(p * x + q);
    const values = [x, r / p - q, (r + q) / p, -x];
    // A total in tenths can be divided on paper.
    const isInTenths = Number.isInteger(short(r * 10));
    const fits =
      q !== 0 && r !== 0 && isInTenths && values.every(isShort) && areBelievable(values.map(short));
    const needsSign = level !== 2 || turn * top < 0 || q < 0 || x < 0;
    const isOwn = ![q, r, p].includes(x);
    return fits && needsSign && isOwn && Math.abs(x) <= 30 ? { top: turn * top, bottom, q, x } : null;
  });
}

/** Bags with the unknown and a box with the constant against a box with the total. */
function scaleOf({
  letter,
  p,
  q,
  r,
}: {
  letter: string;
  p: number;
  q: number;
  r: number;
}): DiagramOf<'balance'> {
  return {
    kind: 'balance',
    left: [
      { shape: 'bag', label: letter, count: p },
      { shape: 'box', label: String(q), count: 1 },
    ],
    right: [{ shape: 'box', label: String(r), count: 1 }],
    tilt: 'level',
  };
}

/** Two equations with one solution: `p`x + `q`, and `m`x + k or kx + `m`. */
type Shared = {
  letter: string;
  p: number;
  q: number;
  x: number;
  asked: 'end' | 'factor';
  m: number;
  k: number;
};

function secondTotal({ asked, x, m, k }: Shared): number {
  return asked === 'end' ? m * x + k : k * x + m;
}

/** What the second equation gives for k with another value of x. */
function solvedWith(shared: Shared, x: number): number {
  const right = secondTotal(shared);
  return short(shared.asked === 'end' ? right - shared.m * x : (right - shared.m) / x);
}

function drawShared(random: Random): Shared {
  return random.until(() => {
    const asked = random.pick(['end', 'factor'] as const);
    const turn = random.pick([1, -1]);
    const [p, q] = [turn * random.int(2, 9), random.int(-20, 20)];
    const x = random.int(-9, 9);
    const m = asked === 'end' ? random.int(2, 6) : random.int(-15, 15);
    const k = random.int(-12, 12);
    // Beside k, other letters would look like a unit.
    const letter = random.pick(['a', 'n', 'p', 'x', 'y']);
    const shared = { letter, p, q, x, asked, m, k };
    if ([q, m, k, x].includes(0) || Math.abs(k) === 1 || Math.abs(x) === 1) return null;
    const wrong = [(p * x + 2 * q) / p, -x];
    if (wrong.includes(0)) return null;
    const values = [k, ...wrong.map((one) => solvedWith(shared, one)), x];
    const isPlain = wrong.every((one) => Number.isInteger(one) && Number.isInteger(solvedWith(shared, one)));
    return isPlain && areBelievable(values) && p * x + q !== 0 && secondTotal(shared) !== 0 ? shared : null;
  });
}
