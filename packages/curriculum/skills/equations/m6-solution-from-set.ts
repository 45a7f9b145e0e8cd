import type { Diagram } from '@playforward/diagram';
import { type Level, numberSkill, type Tools, type WrongAnswer } from '../../src/kit/index.ts';
import { drawLetter } from '../../src/numbers/variable-letters.ts';

/** `order` is the place of each value in the list. */
type Params = Product | Sum;

/** The equation is px = q, px + r = q, or px = x + r. */
type Product = {
  shape: 'product';
  letter: string;
  p: number;
  /** What the letter stands for in a true equation, and what reading px as two digits gives (level 3: 0). */
  key: number;
  digit: number;
  r: number;
  /** The right side stands first. */
  turned: boolean;
  /** One of the wrong values is less than the others. */
  low: boolean;
  order: readonly number[];
};

/** The equation is x + r = q or x − r = q, with whole numbers or tenths. */
type Sum = {
  shape: 'plus' | 'minus';
  letter: string;
  key: number;
  r: number;
  tenths: boolean;
  turned: boolean;
  order: readonly number[];
};

const text = {
  headline: 'Find the value that makes it true',
  ask: [
    'Which of these values makes {equation} true? Try {list}.',
    'Put {list} into {equation}. Which value makes it true?',
    'One of {list} makes {equation} true. Which one?',
    'Check {list} in {equation}. Which value fits?',
  ],
  right: 'With this value, both sides of the equation have the same value.',
  'other-side':
    'This takes the number {other, number} from the equation itself. Put it in for {letter}. Do both sides match?',
  digits:
    'This reads {term} as the digits {p, number} and {letter} side by side. But {term} means {p, number} times {letter}. What is {p, number} times this value?',
  'one-side':
    'This puts the value in for only one {letter}. The letter stands on both sides. What are both sides then?',
  taken: 'This takes {p, number} away. But {term} means {p, number} times {letter}. Which value fits then?',
  product: 'This is what all of {term} is worth. What is one {letter} worth?',
  alone: 'This is the number beside {letter}. Put it in for {letter}. Do both sides match?',
  'adds-more': 'This adds {r} to the other side. Put it in for {letter}. Is {r} added to it once more?',
  'takes-more': 'This takes {r} from the other side. Put it in for {letter}. Is {r} taken from it once more?',
  'plus-do': 'Say what {term} means.',
  'plus-why': 'The number {r} is added to {letter}.',
  'minus-do': 'Say what {term} means.',
  'minus-why': 'The number {r} is taken from {letter}.',
  added: 'This adds the two numbers in the equation. Put the value in for {letter}. Do both sides match?',
  other: 'Put each value in for {letter}. Work out both sides and compare.',
  'mean-do': 'Say what {term} means.',
  'mean-why': 'A number beside a letter is multiplied by it.',
  'try-do': 'Try {first, number} for {letter}.',
  'try-why': 'The two sides differ, so this value is not a solution.',
  'left-do': 'Try {key, number} for {letter}. Work out the side with {term}.',
  'left-why': 'Every {letter} has the same value.',
  'match-do': 'Compare with the other side.',
  'match-why': 'Both sides are equal, so this value is a solution.',
  final: 'The solution is {solved}.',
} as const;

/**
 * Level 1 tests values in px = q, x + r = q or x − r = q, level 2 in px + r = q, level 3 in an equation with the letter on both
 * sides, whose solution may lie between whole numbers.
 */
export const m6SolutionFromSet = numberSkill('m6-solution-from-set', {
  version: 3,
  form: 'number',
  text,
  draw({ level, random }): Params {
    const letter = drawLetter(random);
    const [order, turned] = [random.shuffle([0, 1, 2, 3]), level > 1 && random.chance(50)];
    const low = random.chance(50);
    if (level === 3) {
      const p = random.int(3, 5);
      const key = (p * random.int(4, 11)) / 2;
      return { shape: 'product', letter, p, key, digit: 0, r: 0, turned, low, order };
    }
    if (level === 1 && random.chance(50)) {
      const tenths = random.chance(50);
      const [key, r] = [random.int(11, tenths ? 95 : 40), random.int(6, tenths ? 95 : 30)];
      const shape = random.pick(['plus', 'minus'] as const);
      return {
        shape,
        letter,
        key: shape === 'minus' ? key + 2 * r : key,
        r,
        tenths,
        turned: random.chance(30),
        order,
      };
    }
    const p = random.int(2, 4);
    const times = random.int(1, Math.floor(9 / p));
    const r = level === 1 ? 0 : random.int(2, 20);
    return { shape: 'product', letter, p, key: 10 + times, digit: p * times, r, turned, low, order };
  },
  build(params: Params, tools) {
    if (params.shape !== 'product') return testedSum(params, tools);
    const { level, say, step, distractor } = tools;
    const { letter, p, key, digit, r, turned, low, order } = params;
    // On both sides: px = x + rest has the solution rest ÷ (p − 1).
    const rest = level === 3 ? key * (p - 1) : r;
    const right = level === 3 ? key + rest : p * key + r;
    const term = `$${p}${letter}$`;
    const equation = writeEquation({ letter, p, rest, right }, { level, turned });
    const other = level === 3 ? rest : right;
    const words = { letter: `$${letter}$`, term, equation, p, key, other };
    const distractors: readonly WrongAnswer[] = [
      distractor('chooses-the-number-on-the-other-side', other, 'other-side'),
      level === 3
        ? distractor('substitutes-into-only-one-side', rest / p, 'one-side')
        : distractor('writes-the-digits-side-by-side', digit, 'digits', {
            work:
              level === 2
                ? [
                    step('mean', term, `${p} and $${letter}$ side by side`),
                    step('left', `${p}${digit} + ${r}`, right),
                    step('match', `$${letter}$`, digit),
                  ]
                : [],
          }),
      low
        ? { misconception: 'slip', value: String(level === 2 ? r : p), reason: say('alone') }
        : thirdOf({ p, key, rest, right, level }, (name) => say(name)),
    ];
    const values = [key, ...distractors.map(({ value }) => Number(value))];
    const listed = order.map((place) => values[place] ?? key);
    // Level 3 tries one value more before the one that fits.
    const tried = values.slice(2, level === 3 ? 4 : 3);
    const [first = key] = tried;
    const left = (value: number): string => (level === 2 ? `${p} × ${value} + ${r}` : `${p} × ${value}`);
    const total = (value: number): number => p * value + (level === 2 ? r : 0);
    return {
      words,
      question: say('ask', { equation, list: listed.join(', ') }),
      diagram: level === 3 ? null : scaleOf({ letter, p, rest, right }),
      answer: key,
      distractors,
      steps: [
        step('mean', term, `$${p} \\times ${letter}$`, { do: say(`mean-do`, { first }) }),
        ...tried.map((value) =>
          step('try', left(value), `${total(value)}, not ${level === 3 ? value + rest : right}`, {
            do: say('try-do', { first: value }),
          }),
        ),
        step('left', left(key), total(key), { do: say(`left-do`, { first }) }),
        level === 3
          ? step('match', `${key} + ${rest}`, `${right}, so $${letter}$ is ${key}`, {
              do: say(`match-do`, { first }),
            })
          : step('match', `$${letter}$`, key, { do: say(`match-do`, { first }) }),
      ],
      finalAnswer: say('final', { solved: `$${letter} = ${key}$` }),
      claims: [`${left(key)} = ${level === 3 ? `${key} + ${rest}` : right}`.replaceAll('×', '*')],
    };
  },
});

type Said = Tools<keyof typeof text>;

/** A number is added to the letter, or taken from it. */
function testedSum(
  { shape, letter, key: parts, r: told, tenths, turned, order }: Sum,
  { say, step, distractor }: Said,
) {
  const unit = tenths ? 10 : 1;
  const plus = shape === 'plus';
  const [key, r] = [parts / unit, told / unit];
  const right = (plus ? parts + told : parts - told) / unit;
  const sign = plus ? '+' : '−';
  const side = `${letter} ${sign} ${r}`;
  const term = `$${side}$`;
  const more = (plus ? parts + 2 * told : parts - 2 * told) / unit;
  const distractors: readonly WrongAnswer[] = [
    distractor('chooses-the-number-on-the-other-side', right, 'other-side'),
    plus
      ? distractor('adds-p-instead-of-subtracting', more, 'adds-more')
      : distractor('subtracts-instead-of-adding', more, 'takes-more'),
    distractor('slip', r, 'alone'),
  ];
  const values = [key, ...distractors.map(({ value }) => Number(value))];
  const first = right;
  const result = (value: number): number => Number((plus ? value + r : value - r).toFixed(1));
  const line = (value: number): string => `${value} ${sign} ${r}`;
  return {
    words: { letter: `$${letter}$`, term, p: r, r: String(r), key, other: right },
    question: say('ask', {
      equation: turned ? `$${right} = ${side}$` : `$${side} = ${right}$`,
      list: order.map((place) => values[place] ?? key).join(', '),
    }),
    diagram: plus && !tenths ? scaleOf({ letter, p: 1, rest: r, right }) : null,
    answer: { value: key, reason: 'right' } as const,
    distractors,
    steps: [
      step(shape, term, `$${letter}$ ${plus ? 'plus' : 'less'} ${r}`),
      step('try', line(first), `${result(first)}, not ${right}`, { do: say('try-do', { first }) }),
      step('left', line(key), right),
      step('match', `$${letter}$`, key),
    ],
    finalAnswer: say('final', { solved: `$${letter} = ${key}$` }),
    claims: [`${key} ${plus ? '+' : '-'} ${r} = ${right}`],
  };
}

type Equation = { letter: string; p: number; rest: number; right: number };

function writeEquation(
  { letter, p, rest, right }: Equation,
  { level, turned }: { level: Level; turned: boolean },
): string {
  const product = `${p}${letter}`;
  const sides =
    level === 3
      ? [product, `${letter} + ${rest}`]
      : [rest === 0 ? product : `${product} + ${rest}`, String(right)];
  return `$${(turned ? sides.toReversed() : sides).join(' = ')}$`;
}

/** An answer that belongs to no misconception of the scope. */
function thirdOf(
  { p, key, rest, right, level }: Omit<Equation, 'letter'> & { key: number; level: Level },
  tell: (name: 'taken' | 'product' | 'added') => WrongAnswer['reason'],
): WrongAnswer {
  if (level === 1) return { misconception: 'slip', value: String(right - p), reason: tell('taken') };
  if (level === 2) return { misconception: 'slip', value: String(p * key), reason: tell('product') };
  return { misconception: 'slip', value: String(rest + p), reason: tell('added') };
}

/** p bags, and a box with what is added, against a box with the right side. */
function scaleOf({ letter, p, rest, right }: Equation): Diagram {
  const box = (value: number) => ({ shape: 'box' as const, label: String(value), count: 1 });
  const bags = { shape: 'bag' as const, label: letter, count: p };
  return {
    kind: 'balance',
    left: rest === 0 ? [bags] : [bags, box(rest)],
    right: [box(right)],
    tilt: 'level',
  };
}
