import type { DiagramOf } from '@playforward/diagram';
import {
  type Distractor,
  type Level,
  markOnLine,
  numberSkill,
  type Random,
  takeDistractors,
} from '../../src/kit/index.ts';
import { mixedValue } from '../../src/numbers/fraction-amounts.ts';
import { typeset } from '../../src/numbers/signed-numbers.ts';
import { drawLetter } from '../../src/numbers/variable-letters.ts';

/** The equation is (top / bottom) · x = q; level 2 writes the number as a decimal, level 3 as a fraction. */
type Params = {
  letter: string;
  top: number;
  bottom: number;
  x: number;
  turned: boolean;
  story: keyof typeof made | null;
};

/** What is made, each of a fraction of something. */
const made = { bow: 'bows', loaf: 'loaves', lap: 'laps', chair: 'chairs', bed: 'beds' } as const;
const stories = ['bow', 'loaf', 'lap', 'chair', 'bed'] as const;

const shared = ['bags', 'rows', 'hours', 'packs', 'boxes'] as const;

/**
 * Level 1 solves px = q with whole numbers, level 2 with a decimal p, level 3 with a fraction p, and may tell it as a
 * story that leaves the equation to be written. The stretch problem undoes a division and a multiplication.
 */
export const m6SolveMultiplyEquation = numberSkill('m6-solve-multiply-equation', {
  version: 7,
  byHand: { levels: [1], ask: 'hand-mark-solution', make: markOnLine },
  form: 'number',
  text: {
    headline: 'Undo a multiplication',
    solve: [
      'Solve {equation}. Which value of {x} makes it true?',
      'What is {x} in {equation}?',
      'Find the value of {x} for which {equation}.',
      'Solve {equation} for {x}.',
    ],
    bow: 'One bow takes {p} yard of ribbon. {q} yards are used in all. How many bows are made?',
    loaf: 'One loaf takes {p} cup of milk. A baker uses {q} cups in all. How many loaves are baked?',
    lap: 'One lap is {p} mile long. A runner runs {q} miles in all. How many laps are run?',
    chair: 'One chair takes {p} pint of paint. {q} pints are used in all. How many chairs are painted?',
    bed: 'One bed takes {p} bag of soil. {q} bags are used in all. How many beds are filled?',
    'write-it': [
      'Write an equation with {x} for this number, and solve it.',
      'Call this number {x}. Write an equation, and solve it.',
    ],
    'write-do': 'Write what the story says.',
    'write-why': 'Each takes {p}, so {x} of them take {q}.',
    'final-story': 'The value of {x} is {value}, so the answer is {value} {unit}.',
    right: '{p} times this value is {q}.',
    subtracts:
      'This takes {p} from {q}. But {p} is multiplied by {x}, not added to it. What undoes multiplying?',
    multiplies: 'This multiplies by {p} once more. What undoes multiplying?',
    order: 'This divides {p} by {q}. Which of the two numbers is the product?',
    product: 'This is the product. Put it in for {x}. Do both sides match?',
    other: 'See what {x} is multiplied by. Then undo it on both sides.',
    'see-do': 'See what was done to {x}.',
    'see-why': 'A number beside a letter is multiplied by it.',
    'undo-do': 'Divide both sides by {p}.',
    'undo-why': 'Dividing undoes multiplying, and both sides stay equal.',
    'flip-do': 'Multiply by the reciprocal instead of dividing.',
    'flip-why': 'Dividing by a fraction is the same as multiplying by its reciprocal.',
    'work-do': 'Work out the value of {x}.',
    'work-why': 'Now {x} stands alone.',
    'check-do': 'Put the value in for {x}.',
    'check-why': 'Both sides have to be equal.',
    final: 'The value of {x} is {value}.',
    bags: '{x} bags hold {p} apples each. {d, number} classes share all the apples equally, and each class gets {q}. So {equation}. What is {x}?',
    rows: 'A field has {x} rows of {p} plants. {d, number} students water them, each the same number. Each one waters {q}. So {equation}. What is {x}?',
    hours:
      'A club sells {x} shirts for {p} dollars each. Its {d, number} teams share the money equally. Each team gets {q} dollars. So {equation}. What is {x}?',
    packs:
      '{x} packs hold {p} cards each. {d, number} friends share all the cards equally, and each one gets {q}. So {equation}. What is {x}?',
    boxes:
      '{x} boxes weigh {p} pounds each. {d, number} carts share the load equally, and each carries {q} pounds. So {equation}. What is {x}?',
    'right-shared': '{d, number} times {q} is the total, and {p} goes into it {value} times.',
    'total-only': 'This is the total of all. How many groups of {p} are in it?',
    'no-times': 'This divides {q} by {p}. But {q} is one share. What is the total?',
    'less-p': 'This takes {p} from the total. But {p} is multiplied by {x}. What undoes multiplying?',
    'other-shared': 'Find the total first. Then ask how many groups of {p} make it.',
    'see-both': 'It is multiplied by {p}, and then the result is divided by {d, number}.',
    'undo-last-do': 'Undo the division: multiply both sides by {d, number}.',
    'undo-last-why': 'Multiplying undoes dividing, and both sides stay equal.',
    'total-do': 'Work out the total.',
    'total-why': 'All shares together make it.',
  },
  draw: ({ level, random }): Params => ({
    letter: drawLetter(random),
    ...drawNumbers(level, random),
    ...(level === 3 && random.chance(50)
      ? { turned: false, story: random.pick(stories) }
      : { turned: level > 1 && random.chance(30), story: null }),
  }),
  build({ letter, top, bottom, x, turned, story }: Params, { level, say, step }) {
    const write = (over: number, under: number): string =>
      level === 3 || !Number.isInteger((over * 1000) / under)
        ? mixedValue(over, under)
        : String(over / under);
    const show = (over: number, under: number): string => typeset(write(over, under));
    const [p, q] = [show(top, bottom), show(top * x, bottom)];
    const factor = level === 3 ? `\\frac{${top}}{${bottom}}` : write(top, bottom);
    const right = write(top * x, bottom);
    const equation = turned ? `$${right} = ${factor}${letter}$` : `$${factor}${letter} = ${right}$`;
    const words = { x: `$${letter}$`, p, q, value: String(x), equation, unit: story ? made[story] : '' };
    const wrong = wrongValues({ top, bottom, x });
    const flipped = `${q} × ${top === 1 ? bottom : `$\\frac{${bottom}}{${top}}$`}`;
    return {
      words,
      question: story ? [story, 'write-it'] : 'solve',
      finalAnswer: story ? 'final-story' : 'final',
      diagram: level === 1 && top <= 6 ? scaleOf(letter, top, top * x) : null,
      answer: x,
      distractors: wrong.map(
        ({ key, over, under, ...entry }): Distractor => ({
          ...entry,
          value: write(over, under),
          reason: say(key),
        }),
      ),
      steps: [
        story ? step('write', '', equation) : step('see', equation, `${p} × $${letter}$`),
        step('undo', equation, `$${letter} = ${right} \\div ${factor}$`),
        level === 3 ? step('flip', `${q} ÷ ${p}`, flipped) : null,
        step('work', level === 3 ? flipped : `${q} ÷ ${p}`, x),
        step('check', `${p} × ${x}`, q),
      ],
      claims: [`${top}/${bottom} * ${x} = ${top * x}/${bottom}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [p, x, d] = [random.int(6, 19), random.int(3, 16), random.int(2, 9)];
        const q = (p * x) / d;
        const isFair = Number.isInteger(q) && x !== p && x !== d && p !== d && q !== x && q > 3;
        return isFair && p % d !== 0
          ? { story: random.pick(shared), letter: drawLetter(random), p, x, d }
          : null;
      }),
    build({ story, letter, p, x, d }, { step, distractor }) {
      const total = p * x;
      const q = total / d;
      const product = `${p}${letter}`;
      const equation = `$\\frac{${product}}{${d}} = ${q}$`;
      return {
        words: { x: `$${letter}$`, p: String(p), q: String(q), d, value: String(x), equation },
        question: story,
        answer: { value: x, reason: 'right-shared' },
        distractors: takeDistractors(x, [
          distractor('subtracts-p-instead-of-dividing', total - p, 'less-p'),
          distractor('stops-after-the-first-step', total, 'total-only'),
          distractor('slip', q % p === 0 ? q / p : 0, 'no-times'),
          distractor('slip', x + 1, 'other-shared'),
          distractor('slip', x - 1, 'other-shared'),
        ]),
        otherWrong: 'other-shared',
        steps: [
          step('see', equation, `${p} × $${letter}$, then ÷ ${d}`, { why: 'see-both' }),
          step('undo-last', equation, `$${product} = ${q} \\times ${d}$`),
          step('total', `${q} × ${d}`, total),
          step('undo', `$${product} = ${total}$`, `$${letter} = ${total} \\div ${p}$`),
          step('work', `${total} ÷ ${p}`, x),
          step('check', `${p} × ${x} ÷ ${d}`, q),
        ],
        claims: [`${p} * ${x} / ${d} = ${q}`],
      };
    },
  },
});

type Numbers = Pick<Params, 'top' | 'bottom' | 'x'>;

/** Numbers for which the wrong ways stay within one twentieth and twenty times of the right value. */
function drawNumbers(level: Level, random: Random): Numbers {
  if (level === 1) {
    const top = random.int(2, 4);
    const x = random.int(3, 25);
    // Equal to the number beside the letter, the value would stand in the hints.
    return x === top ? drawNumbers(level, random) : { top, bottom: 1, x };
  }
  if (level === 2) {
    return {
      top: random.pick([3, 4, 6, 8, 12, 14, 15, 16, 18, 22, 24, 25, 32, 35]),
      bottom: 10,
      x: random.int(3, 20),
    };
  }
  const [top, bottom] = random.pick([
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 3],
    [3, 4],
    [2, 5],
    [3, 5],
    [4, 5],
    [5, 6],
    [3, 8],
    [5, 8],
  ] as const);
  return { top, bottom, x: bottom * random.int(2, 12) };
}

type Wrong = {
  readonly key: 'subtracts' | 'multiplies' | 'order' | 'product';
  readonly misconception: Distractor['misconception'];
  readonly over: number;
  readonly under: number;
};

/** Each wrong way as a fraction, with the key of its reason. */
function wrongValues({ top, bottom, x }: Numbers): readonly Wrong[] {
  return [
    {
      key: 'subtracts',
      misconception: 'subtracts-p-instead-of-dividing',
      over: top * x - top,
      under: bottom,
    },
    { key: 'multiplies', misconception: 'multiplies-by-p', over: top * top * x, under: bottom * bottom },
    x <= 4
      ? { key: 'order', misconception: 'divides-p-by-q', over: 1, under: x }
      : { key: 'product', misconception: 'slip', over: top * x, under: bottom },
  ];
}

/** Equal bags against a box. */
function scaleOf(letter: string, p: number, q: number): DiagramOf<'balance'> {
  return {
    kind: 'balance',
    left: [{ shape: 'bag', label: letter, count: p }],
    right: [{ shape: 'box', label: String(q), count: 1 }],
    tilt: 'level',
  };
}
