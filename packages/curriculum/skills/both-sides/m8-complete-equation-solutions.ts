import { type Distractor, type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { areBelievable, isShort, linearSide, plus, termText } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { drawName } from '../../src/scenes/people.ts';

const nones = ['none', 'never', 'named', 'game'] as const;
const alls = ['all', 'every', 'named-all', 'game-all'] as const;
/** All numbers but one in the place of k leave the equation with one solution. */
const ones = ['one', 'one-named', 'one-but', 'one-game'] as const;

/**
 * Level 1: ax + b = kx + d without a solution, or with one for all k but one; turned, k stands on the left. Or ax + k = ax + d for
 * every number. Level 2: a(x + b) = ax + k for every number, or a(x + b) = kx + d as at level 1. Level 3: ax + b + kx = cx + d
 * without a solution, or a(x + k) = ax + d for every number.
 */
type Params = {
  ask: (typeof nones)[number] | (typeof alls)[number] | (typeof ones)[number];
  name: string;
  letter: string;
  a: number;
  b: number;
  c: number;
  d: number;
  turned: boolean;
};

/** Letters beside k, which stands for the number that is asked for. */
const letters = ['n', 'p', 'w', 'x', 'y'] as const;

/** Level 1 compares the two sides as they stand, level 2 expands first, level 3 works back from either. */
export const m8CompleteEquationSolutions = numberSkill('m8-complete-equation-solutions', {
  version: 4,
  form: 'integer',
  text: {
    headline: 'Build an equation',
    none: 'For which number {k} does {e} have no solution?',
    never: 'The two sides of {e} should never be equal. What number must {k} be?',
    named: '{name} builds an equation that no number solves: {e}. Which number is {k}?',
    game: 'In a puzzle game, a door opens if {e} has no solution. Which number has to be typed for {k}?',
    all: 'For which number {k} is every number {x} a solution of {e}?',
    every: 'The two sides of {e} should be equal for every {x}. What number must {k} be?',
    'named-all': '{name} builds an equation that every number {x} solves: {e}. Which number is {k}?',
    'game-all':
      'In a puzzle game, a door opens if every number {x} solves {e}. Which number has to be typed for {k}?',
    one: '{e} has just one solution for every number {k} but one. Which number {k} is the exception?',
    'one-named': '{name} wants {e} to have just one solution. Which single number must {k} not be?',
    'one-but':
      'With almost any number for {k}, {e} has just one solution. For which number {k} is this not so?',
    'one-game':
      'In a puzzle game, a door opens if {e} has just one solution. It stays shut for one number {k}. Which?',
    'right-one': 'With any other number for {k}, the letter stays on one side, so there is one solution.',
    'right-none': 'With equal coefficients of {x} the letter goes away, and the constants differ.',
    'right-all': 'Both the coefficients of {x} and the constants are equal then.',
    constants: 'This works with the constants. Which terms have to go away so that no {x} is left?',
    opposite: 'This is the opposite number. Put it in for {k}. What happens to the terms with {x}?',
    opposed: 'This is the opposite number. Put it in for {k}, and expand. Are both sides equal?',
    whole: 'This leaves out the term with {x} that stands there already. How many are there in all?',
    copied:
      'This makes the coefficients fit, but the parentheses are not expanded yet. What is the constant then?',
    factor: 'This is the coefficient of {x}. What is the constant on the left when you expand?',
    product: 'This is the constant on the right. What has to stand in the parentheses to make it?',
    coefficient: 'This is the coefficient of {x}. Which parts of the two sides still have to agree?',
    'opposed-plain': 'This is the opposite number. Put it in for {k}. Are both sides equal?',
    near: 'Put this number in for {k}, and compare both sides term by term. What do you see?',
    other: 'Compare the coefficients of {x} on both sides, and then the constants.',
    'open-do': 'Expand the parentheses.',
    'open-why': 'Then both sides can be compared term by term.',
    'join-do': 'Combine the terms with {x} on the left.',
    'join-why': 'They count the same letter.',
    'need-do': 'Say what has to be equal.',
    'need-none': 'If no number fits, the coefficients of {x} are equal and the constants are not.',
    'need-one':
      'There is one solution as long as the coefficients of {x} differ. So find what makes them equal.',
    'need-all': 'If every number fits, the coefficients of {x} and the constants are equal.',
    'find-do': 'Find {k}.',
    'find-why': 'It makes both sides agree in this part.',
    'check-do': 'Check what is left.',
    'check-none': 'The statement is false, so no number fits.',
    'check-one': 'With this number, the letter goes away. With all others, it stays.',
    'check-all': 'Both sides are alike, so every number fits.',
    'far-all': 'For which number {k} is every number {x} a solution of {e}?',
    'far-never': 'For which number {k} does {e} have no solution?',
    'far-named-all': '{name} builds an equation that every number {x} solves: {e}. Which number is {k}?',
    'far-named-none': '{name} builds an equation that no number solves: {e}. Which number is {k}?',
    'right-far-all': 'With this number, both sides become alike when they are expanded.',
    'right-far-none': 'With this number, the letter goes away and the constants differ.',
    'far-first': 'The factor reached only the first term in the parentheses. What about the second one?',
    'far-opposite': 'This is the opposite number. Put it in for {k}, and expand. What is left?',
    'far-part': 'This leaves out a part of one side. Which terms does it have in all?',
    'far-rest': 'Count the terms with {x} on both sides. Is one of them missing here?',
    'left-do': 'Expand on the left.',
    'left-why': 'Each term in the parentheses is multiplied.',
    'right-do': 'Expand on the right.',
    'right-why': 'Each term in the parentheses is multiplied.',
    'gather-do': 'Combine like terms on the right.',
    'gather-why': 'Then both sides have the same form.',
    'solve-do': 'Solve for {k}.',
    'solve-why': 'The same is done on both sides.',
    final: 'The number {k} is {shown}.',
  },
  draw: ({ level, random }): Params => drawEquation(level, random),
  build(params: Params, { level, step, distractor }) {
    const { ask, name, letter, a, b, c, d } = params;
    const isAll = alls.some((one) => one === ask);
    const value = keyOf(params, level);
    const e = `$${equationOf(params, level)}$`;
    const shown = signed(value);
    const joined = `$(${signed(a)} + k)${letter}${plus(b)} = ${linearSide(c, letter, d)}$`;
    const kind = isAll ? 'all' : ones.some((one) => one === ask) ? 'one' : 'none';
    const isOpen = level === 2 || (level === 3 && isAll);
    const opened =
      level === 2 && !isAll
        ? `$${linearSide(a, letter, a * b)} = k${letter}${plus(d)}$`
        : level === 2
          ? `$${linearSide(a, letter, a * b)} = ${termText(a, letter)} + k$`
          : `$${termText(a, letter)} + ${a}k = ${linearSide(a, letter, d)}$`;
    return {
      words: { name, x: `$${letter}$`, k: '$k$', e, shown },
      question: ask,
      answer: { value, reason: `right-${kind}` },
      distractors: wrongOf(params, level).map(([misconception, wrong, reason]) =>
        distractor(misconception, wrong, reason),
      ),
      steps: [
        level === 3 && !isAll && step('join', e, joined),
        isOpen && step('open', e, opened),
        step(
          'need',
          { all: 'every number', none: 'no solution', one: 'one solution' }[kind],
          needOf(params, level),
          {
            why: `need-${kind}`,
          },
        ),
        step('find', needOf(params, level), shown),
        isAll
          ? step('check', `$${linearSide(a, letter, level === 2 ? a * b : d)}$`, 'the same on both sides', {
              why: 'check-all',
            })
          : step('check', `${signed(level === 2 ? a * b : b)} and ${signed(d)}`, 'not equal', {
              why: kind === 'one' ? 'check-one' : 'check-none',
            }),
      ],
      claims: [
        isAll
          ? level === 2
            ? `${a} * (${b}) = ${value}`
            : level === 1
              ? `${value} = ${d}`
              : `${a} * (${value}) = ${d}`
          : level < 3
            ? `${a} = ${value}`
            : `${a} + (${value}) = ${c}`,
      ],
    };
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build(far: Far, { step, distractor }) {
      const { ask, name, letter, a, b, c, d, e } = far;
      const isAll = ask === 'far-all' || ask === 'far-named-all';
      const [value, first, part] = farValues(far);
      const x = letter;
      // Every number: a(x + k) + b = cx + d(x + e). No number: a(x + b) + kx = c(x + d) + ex.
      const left = isAll ? `${a}(${x} + k)${plus(b)}` : `${a}(${linearSide(1, x, b)}) + k${x}`;
      const right = isAll
        ? `${termText(c, x)} + ${d}(${linearSide(1, x, e)})`
        : `${c}(${linearSide(1, x, d)}) + ${termText(e, x)}`;
      const leftOpen = isAll ? `${termText(a, x)} + ${a}k${plus(b)}` : `${linearSide(a, x, a * b)} + k${x}`;
      const rightOpen = isAll
        ? `${termText(c, x)} + ${linearSide(d, x, d * e)}`
        : `${linearSide(c, x, c * d)} + ${termText(e, x)}`;
      const joined = isAll ? linearSide(c + d, x, d * e) : linearSide(c + e, x, c * d);
      const need = isAll ? `${a}k${plus(b)} = ${signed(d * e)}` : `${a} + k = ${c + e}`;
      return {
        words: { name, x: `$${x}$`, k: '$k$', e: `$${left} = ${right}$`, shown: signed(value) },
        question: ask,
        answer: { value, reason: isAll ? 'right-far-all' : 'right-far-none' },
        distractors: [
          isAll
            ? distractor('multiplies-only-the-first-term', first, 'far-first')
            : distractor('leaves-out-a-part-of-the-expression', first, 'far-part'),
          distractor('uses-the-opposite-number', -value, 'far-opposite'),
          distractor('slip', part, isAll ? 'far-part' : 'far-rest'),
          distractor('slip', value + 1, 'near'),
        ],
        steps: [
          step('left', `$${left}$`, `$${leftOpen}$`),
          step('right', `$${right}$`, `$${rightOpen}$`),
          step('gather', `$${rightOpen}$`, `$${joined}$`),
          step('need', isAll ? 'every number' : 'no number', `$${need}$`, {
            why: isAll ? 'need-all' : 'need-none',
          }),
          step('solve', `$${need}$`, signed(value)),
          isAll
            ? step('check', `$${joined}$`, 'the same on both sides', { why: 'check-all' })
            : step('check', `${signed(a * b)} and ${signed(c * d)}`, 'not equal', { why: 'check-none' }),
        ],
        claims: [isAll ? `${a} * (${value}) + (${b}) = ${d} * (${e})` : `${a} + (${value}) = ${c} + ${e}`],
      };
    },
  },
});

const farAsks = ['far-all', 'far-never', 'far-named-all', 'far-named-none'] as const;
/** Every number: a(x + k) + b = cx + d(x + e). No number: a(x + b) + kx = c(x + d) + ex. */
type Far = {
  ask: (typeof farAsks)[number];
  name: string;
  letter: string;
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
};

/** The right number, that of a named wrong way, and that of a part left out. */
function farValues({ ask, a, b, c, d, e }: Far): readonly [number, number, number] {
  return ask === 'far-all' || ask === 'far-named-all'
    ? [(d * e - b) / a, d * e - b, (d * e) / a]
    : [c + e - a, c - a, e - a];
}

function drawFar(random: Random): Far {
  return random.until(() => {
    const ask = random.pick(farAsks);
    const isAll = ask === 'far-all' || ask === 'far-named-all';
    const sign = (): number => random.pick([1, -1]);
    const [c, d] = [random.int(1, 6), random.int(2, 6) * (isAll ? 1 : sign())];
    const [b, e] = [random.int(1, 12) * sign(), random.int(1, 9) * (isAll ? sign() : 1)];
    const a = isAll ? c + d : random.int(2, 8);
    const far: Far = {
      ask,
      name: drawName(random),
      letter: random.pick(letters),
      a,
      b,
      c: isAll ? c : c + 1,
      d,
      e,
    };
    const [value, first, part] = farValues(far);
    const isWhole = Number.isInteger(value) && value !== 0 && Math.abs(value) < 15;
    const isApart = isAll ? d * e !== b : a * b !== far.c * d;
    const hasPart = Number.isInteger(part) && part !== 0;
    const values = [value, first, -value, hasPart ? part : value + 1];
    return isWhole && isApart && first !== 0 && isShort(part) && areBelievable(values) ? far : null;
  });
}

function keyOf({ ask, a, b, c, d }: Params, level: Level): number {
  const isAll = alls.some((one) => one === ask);
  if (level === 1) return isAll ? d : a;
  if (level === 2) return isAll ? a * b : a;
  return alls.some((one) => one === ask) ? d / a : c - a;
}

/** As TeX without dollar signs, with the letter k for the number. */
function equationOf({ ask, letter, a, b, c, d, turned }: Params, level: Level): string {
  const isAll = alls.some((one) => one === ask);
  if (level === 1 && isAll) {
    const [known, open] = [linearSide(a, letter, d), `${termText(a, letter)} + k`];
    return turned ? `${open} = ${known}` : `${known} = ${open}`;
  }
  if (level < 3 && !isAll) {
    const known = level === 1 ? linearSide(a, letter, b) : `${signed(a)}(${linearSide(1, letter, b)})`;
    const open = `k${letter}${plus(d)}`;
    return turned ? `${open} = ${known}` : `${known} = ${open}`;
  }
  if (level === 2) return `${a}(${linearSide(1, letter, b)}) = ${termText(a, letter)} + k`;
  return alls.some((one) => one === ask)
    ? `${a}(${letter} + k) = ${linearSide(a, letter, d)}`
    : `${linearSide(a, letter, b)} + k${letter} = ${linearSide(c, letter, d)}`;
}

/** What must be equal, in words. */
function needOf({ ask, a, b, c, d }: Params, level: Level): string {
  const isAll = alls.some((one) => one === ask);
  if (level === 1 && isAll) return `constants ${signed(d)} and $k$`;
  if (level < 3 && !isAll) return `coefficients ${signed(a)} and $k$`;
  if (level === 2) return `constants ${signed(a * b)} and $k$`;
  return alls.some((one) => one === ask)
    ? `${a} times $k$ and ${signed(d)}`
    : `coefficients ${signed(a)} plus $k$ and ${signed(c)}, constants ${signed(b)} and ${signed(d)}`;
}

type Wrong = readonly [
  Distractor['misconception'],
  number,
  (
    | 'constants'
    | 'opposite'
    | 'opposed'
    | 'opposed-plain'
    | 'coefficient'
    | 'whole'
    | 'copied'
    | 'factor'
    | 'product'
    | 'near'
  ),
];

function wrongOf({ ask, a, b, c, d }: Params, level: Level): readonly Wrong[] {
  const isAll = alls.some((one) => one === ask);
  if (level === 1 && isAll)
    return [
      ['matches-coefficients-only-for-infinitely-many', a, 'coefficient'],
      ['uses-the-opposite-number', -d, 'opposed-plain'],
      ['slip', d + 1, 'near'],
    ];
  if (level < 3 && !isAll)
    return [
      ['matches-the-constants-but-not-the-coefficients', level === 1 ? b : d, 'constants'],
      ['uses-the-opposite-number', -a, 'opposite'],
      ['slip', a + 1, 'near'],
    ];
  if (level === 2)
    return [
      ['matches-coefficients-only-for-infinitely-many', b, 'copied'],
      ['uses-the-opposite-number', -a * b, 'opposed'],
      ['slip', a, 'factor'],
    ];
  if (alls.some((one) => one === ask))
    return [
      ['matches-coefficients-only-for-infinitely-many', d, 'product'],
      ['uses-the-opposite-number', -d / a, 'opposed'],
      ['slip', a, 'factor'],
    ];
  return [
    ['leaves-out-a-part-of-the-expression', c, 'whole'],
    ['uses-the-opposite-number', a - c, 'opposite'],
    ['matches-the-constants-but-not-the-coefficients', d - b, 'constants'],
  ];
}

function drawEquation(level: Level, random: Random): Params {
  const isAll = random.chance({ 1: 25, 2: 55, 3: 50 }[level]);
  const isOne = !isAll && level < 3 && random.chance(40);
  return random.until(() => {
    const sign = (): number => random.pick([1, -1]);
    const a = random.int(2, 9) * (isAll ? 1 : sign());
    const b = random.int(1, 12) * sign();
    const c = random.int(2, 12) * sign();
    const d = isAll && level === 3 ? a * random.int(2, 9) * sign() : random.int(1, 15) * sign();
    const params: Params = {
      ask: isAll ? random.pick(alls) : isOne ? random.pick(ones) : random.pick(nones),
      name: drawName(random),
      letter: random.pick(letters),
      a,
      b,
      c,
      d,
      turned: level < 3 && random.chance(50),
    };
    const values = [keyOf(params, level), ...wrongOf(params, level).map(([, value]) => value)];
    return b !== d && a * b !== d && a !== c && values.every((value) => value !== 0) && areBelievable(values)
      ? params
      : null;
  });
}
