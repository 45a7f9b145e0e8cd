import { type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { type LetterStory, letterEquations } from '../../src/reasoned-equations/letter-equations.ts';

const stories = {
  1: ['taxi', 'points', 'songs', 'hike', 'trip', 'rock', 'circuit'],
  2: ['play', 'frame', 'cards', 'mix', 'border', 'triangle', 'box', 'pyramid', 'plain'],
  3: ['passes', 'workers', 'shelves', 'trapezoid', 'sides', 'minus', 'group'],
} as const;
type Story = (typeof stories)[Level][number];
/** The story of a formula, and the two numbers in it; of a product, `a` is the place of the factor that is asked for. */
type Params = { story: Story; a: number; b: number };

/** Formulas that are one product, or a part of it: what they give, their factors, and what the product is divided by. */
const products = {
  trip: { f: 'd', factors: ['r', 't'], over: 1 },
  rock: { f: 'm', factors: ['d', 'v'], over: 1 },
  circuit: { f: 'v', factors: ['c', 'r'], over: 1 },
  triangle: { f: 'a', factors: ['b', 'h'], over: 2 },
  box: { f: 'v', factors: ['l', 'w', 'h'], over: 1 },
  pyramid: { f: 'v', factors: ['b', 'h'], over: 3 },
  trapezoid: { f: 'a', factors: ['(b + c)', 'h'], over: 2 },
} as const;
type Product = keyof typeof products;
type Sum = Exclude<Story, Product | LetterStory>;

/** The formula says f = a · x + b; a and b may hold letters. */
type Formula = {
  readonly whole: string;
  readonly f: string;
  readonly a: string;
  readonly b: string;
  readonly x: string;
};

const text = {
  headline: 'Solve a formula for a letter',
  taxi: 'A taxi ride of $m$ miles costs $c$ dollars, and {whole}. Solve the formula for $m$. What does $m$ equal?',
  points:
    'In a game, $w$ wins and a bonus give $s$ points, and {whole}. Solve the formula for $w$. What does $w$ equal?',
  songs:
    'A concert of $n$ songs with one break takes $t$ minutes, and {whole}. Solve the formula for $n$. What does $n$ equal?',
  hike: 'After $m$ minutes, a hiker is $h$ meters high, and {whole}. Solve the formula for $m$. What does $m$ equal?',
  play: 'A school play sells $a$ adult tickets and $c$ child tickets. It takes in $t$ dollars, and {whole}. Solve the formula for $a$. What does $a$ equal?',
  frame:
    'A kite frame has $p$ long sticks and $q$ short sticks. All together they are $s$ inches long, and {whole}. Solve the formula for $p$. What does $p$ equal?',
  cards:
    'A player has $g$ gold cards and $r$ red cards. They are worth $s$ points, and {whole}. Solve the formula for $g$. What does $g$ equal?',
  mix: 'A trail mix has $n$ scoops of nuts and $k$ scoops of raisins. It weighs $w$ grams, and {whole}. Solve the formula for $n$. What does $n$ equal?',
  passes:
    'A family buys {few, number} passes for $k$ dollars each. Then {many, number} children make $v$ visits each, for $r$ dollars a visit. In all it pays $c$ dollars, and {whole}. Solve the formula for $r$. What does $r$ equal?',
  workers:
    'A farm pays {many, number} pickers $r$ dollars an hour for $h$ hours. Another {few, number} helpers get $k$ dollars each. In all it pays $c$ dollars, and {whole}. Solve the formula for $h$. What does $h$ equal?',
  shelves:
    'A band packs {many, number} cases with $n$ cables each. A cable weighs $w$ ounces. There are also {few, number} drums of $k$ ounces each. Together they weigh $c$ ounces, and {whole}. Solve the formula for $w$. What does $w$ equal?',
  plain: [
    'The letters $p$ and $k$ stand for numbers in {whole}. Solve for $x$. What does $x$ equal?',
    'In {whole}, only $x$ is unknown: $p$ and $k$ are numbers somebody has chosen. What does $x$ equal?',
  ],
  letters: [
    'The letters $p$, $q$ and $k$ stand for numbers in {whole}. Solve for $x$. What does $x$ equal?',
    'In {whole}, only $x$ is unknown: $p$, $q$ and $k$ are numbers somebody has chosen. What does $x$ equal?',
  ],
  right: 'Each step undid one operation on both sides, the last one first.',
  factor: 'This takes the factor {a} away by subtracting. Which operation undoes a product?',
  term: 'This divides one term by {a}, but not the other. What does dividing a whole side do?',
  sign: 'This adds {b} to both sides. Which operation undoes adding {b}?',
  undivided: 'The factor {a} is still there. Which operation undoes it?',
  other: 'Undo what was done to the letter, the last operation first.',
  'other-both': 'Bring all terms with the letter to one side. Then factor the letter out.',
  'undo-do': 'Take {b} off both sides.',
  'undo-why': 'The same is done to both sides, just as with numbers.',
  'added-terms': 'The terms with $x$ were added here. Which operation takes {right} off the right side?',
  'kept-sign': 'A term went to the other side with the same sign here. What undoes taking {moved} away?',
  'first-only': 'The factor reached only the first term in the parentheses. What about {a}?',
  'open-do': 'Multiply out.',
  'open-why': 'By the distributive property, the factor goes to each term in the parentheses.',
  'onto-do': 'Add {term} to both sides.',
  'off-do': 'Take {term} off both sides.',
  'gather-why': 'Then all terms with $x$ stand on one side.',
  'rest-do': 'Take {term} off both sides.',
  'rest-why': 'Then the terms with $x$ stand alone on their side.',
  'factor-do': 'Factor $x$ out.',
  'factor-why': 'By the distributive property, this is the same sum. Now $x$ stands in one place only.',
  'divide-do': 'Divide both sides by {a}.',
  'divide-why': 'The whole side is divided, so it stands over one bar.',
  'divide-letter': 'The whole side is divided. This works only where {a} is not zero.',
  'by-letters': 'Divide both sides by {term}.',
  'divide-term': 'The whole side is divided. This works only where {term} is not zero.',
  'check-do': 'Check that the letter is alone.',
  'check-why': 'The other side does not contain it.',
  final: '{x} equals {result}.',
  border:
    'A rectangle is $l$ inches long and $w$ inches wide. The distance around it is $p$ inches, and {whole}. Solve the formula for $w$. What does $w$ equal?',
  trip: 'A train travels $t$ hours at $r$ miles an hour. It covers $d$ miles, and {whole}. Solve the formula for {x}. What does {x} equal?',
  rock: 'A rock has the mass $m$, the volume $v$ and the density $d$, and {whole}. Solve the formula for {x}. What does {x} equal?',
  circuit:
    'A lamp has the voltage $v$, the current $c$ and the resistance $r$, and {whole}. Solve the formula for {x}. What does {x} equal?',
  triangle:
    'A triangle has the area $a$, the base $b$ and the height $h$, and {whole}. Solve the formula for {x}. What does {x} equal?',
  box: 'A box has the length $l$, the width $w$, the height $h$ and the volume $v$, and {whole}. Solve the formula for {x}. What does {x} equal?',
  pyramid:
    'A pyramid has the volume $v$ and the height $h$. The area of its base is $b$, and {whole}. Solve the formula for {x}. What does {x} equal?',
  trapezoid:
    'A trapezoid has the area $a$, the parallel sides $b$ and $c$ and the height $h$, and {whole}. Solve the formula for {x}. What does {x} equal?',
  'left-out': 'A factor of {whole} is left out here. What stands beside {x} in the formula?',
  upside: 'This stands upside down. Which side of the formula is divided?',
  product: 'This takes {rest} away by subtracting. Which operation undoes a product?',
  multiplies: 'This multiplies by {rest}. Which operation undoes a product?',
  'other-product': 'Ask what stands beside the letter, and what undoes a product.',
  'clear-do': 'Multiply both sides by {over, number}.',
  'clear-why': 'This undoes the division, and the same is done to both sides.',
  'by-do': 'Divide both sides by {rest}.',
  'by-why': 'This undoes the product. It works only where {rest} is not zero.',
} as const;
type Said = Tools<keyof typeof text>;

/**
 * Level 1 has a formula with two letters or a product of two, level 2 more letters, level 3 letters that stand for factors,
 * a sum in parentheses, or an equation with letters for numbers and the unknown on both sides.
 */
export const a1LiteralSolve = numberSkill('a1-literal-solve', {
  version: 3,
  form: 'expression',
  text,
  draw: ({ level, random }): Params => drawFormula(level, random),
  build({ story, a: left, b: right }: Params, tools) {
    if (isProduct(story)) return productProblem(story, left, tools);
    if (isLetters(story)) return letterProblem({ story, a: left, b: right }, tools);
    const { step, distractor } = tools;
    const { whole, f, a, b, x } = formulaOf(story, left, right);
    const divisor = /^\w$|^\d$/.test(a) || a.startsWith('(') ? a : `(${a})`;
    const top = `${f} − ${b}`;
    const typed = `(${top})/${divisor}`;
    const bare = a.replace(/[()]/g, '');
    const result = `$\\frac{${top}}{${bare}}$`;
    const middle = `$${a}${x} = ${top}$`;
    return {
      words: { many: left, few: right, whole: `$${whole}$`, x: `$${x}$`, a: `$${a}$`, b: `$${b}$`, result },
      question: story,
      answer: typed,
      distractors: [
        distractor('subtracts-a-factor-instead-of-dividing', `${top} − ${a}`, 'factor'),
        distractor('divides-only-one-term', `${f}/${divisor} − ${b}`, 'term'),
        distractor('slip', `(${f} + ${b})/${divisor}`, 'sign'),
      ],
      otherWrong: 'other',
      steps: [
        step('undo', `$${whole}$`, middle),
        step('divide', middle, result, { why: /[a-z]/.test(a) ? 'divide-letter' : 'divide-why' }),
        step('check', `$${x}$ alone`, result),
      ],
      claims: [`${left} + ${right} = ${left + right}`],
    };
  },
});

function bareOf(factor: string): string {
  return factor.replace(/[()]/g, '');
}

function isProduct(story: Story): story is Product {
  return Object.hasOwn(products, story);
}

function isLetters(story: Story): story is LetterStory {
  return Object.hasOwn(letterEquations, story);
}

function letterProblem(
  { story, a, b }: { story: LetterStory; a: number; b: number },
  { say, step, distractor }: Said,
) {
  const { whole, answer, result, divisor, lines, wrong } = letterEquations[story](a, b);
  const taken = lines.find(({ rule }) => rule === 'rest')?.term ?? '';
  const checked = `$${result}$`;
  return {
    words: {
      whole: `$${whole}$`,
      x: '$x$',
      a: story === 'group' ? `$${a}$` : `$${divisor}$`,
      b: `$${taken}$`,
      right: '$qx$',
      moved: `$${a}px$`,
      result: checked,
    },
    question: story === 'plain' ? ('plain' as const) : ('letters' as const),
    answer,
    distractors: wrong.map(([misconception, value, reason]) =>
      distractor(misconception, value, reason === 'term' ? say('term', { a: `$${divisor}$` }) : reason),
    ),
    otherWrong: story === 'plain' ? ('other' as const) : ('other-both' as const),
    steps: [
      ...lines.map(({ rule, before, after, term }) =>
        step(rule, `$${before}$`, `$${after}$`, {
          do:
            rule === 'open' || rule === 'factor'
              ? `${rule}-do`
              : say(rule === 'divide' ? 'by-letters' : `${rule}-do`, { term: `$${term}$` }),
          why:
            rule === 'divide'
              ? say('divide-term', { term: `$${term}$` })
              : rule === 'off' || rule === 'onto'
                ? 'gather-why'
                : `${rule}-why`,
        }),
      ),
      story === 'plain' && step('check', '$x$ alone', checked),
    ],
    claims: [`${a} + ${b} = ${a + b}`],
  };
}

function productProblem(story: Product, place: number, { say, step, distractor }: Said) {
  const { f, factors, over } = products[story];
  const x = factors[place] ?? 'h';
  const others = factors.filter((one) => one !== x);
  const rest = others.join('');
  const whole = over > 1 ? `${f} = \\frac{${factors.join('')}}{${over}}` : `${f} = ${factors.join('')}`;
  const top = over > 1 ? `${over}${f}` : f;
  const bare = bareOf(rest);
  const divisor = rest.length > 1 && !rest.startsWith('(') ? `(${rest})` : rest;
  const result = `$\\frac{${top}}{${bare}}$`;
  const cleared = `$${top} = ${factors.join('')}$`;
  const dividedBy = (index: number) =>
    index === others.length - 1 ? result : `$\\frac{${f}}{${others[0]}} = ${others.slice(1).join('')}${x}$`;
  const part = over > 1 ? `${f}/${divisor}` : `${f}/${others[0]}`;
  return {
    words: { whole: `$${whole}$`, x: `$${x}$`, rest: `$${bare}$`, over, result },
    question: story,
    answer: `${top}/${divisor}`,
    distractors: [
      distractor('inverts-the-fraction', `${rest}/${over > 1 ? `(${top})` : top}`, 'upside'),
      distractor('subtracts-a-factor-instead-of-dividing', `${top} − ${rest}`, 'product'),
      over > 1 || others.length > 1
        ? distractor('leaves-out-a-factor', part, 'left-out')
        : distractor('slip', `${top}${rest}`, 'multiplies'),
    ],
    otherWrong: 'other-product' as const,
    steps: [
      over > 1 && step('clear', `$${whole}$`, cleared),
      ...others.map((one, index) =>
        step('by', index === 0 ? cleared : `$\\frac{${f}}{${others[0]}} = ${one}${x}$`, dividedBy(index), {
          do: say('by-do', { rest: `$${bareOf(one)}$` }),
          why: say('by-why', { rest: `$${bareOf(one)}$` }),
        }),
      ),
      step('check', `$${x}$ alone`, result),
    ],
    claims: [`${over} / ${over} = 1`],
  };
}

function formulaOf(story: Sum, a: number, b: number): Formula {
  switch (story) {
    case 'taxi':
      return { whole: `c = ${a}m + ${b}`, f: 'c', a: `${a}`, b: `${b}`, x: 'm' };
    case 'points':
      return { whole: `s = ${a}w + ${b}`, f: 's', a: `${a}`, b: `${b}`, x: 'w' };
    case 'songs':
      return { whole: `t = ${a}n + ${b}`, f: 't', a: `${a}`, b: `${b}`, x: 'n' };
    case 'hike':
      return { whole: `h = ${a}m + ${b}`, f: 'h', a: `${a}`, b: `${b}`, x: 'm' };
    case 'play':
      return { whole: `t = ${a}a + ${b}c`, f: 't', a: `${a}`, b: `${b}c`, x: 'a' };
    case 'frame':
      return { whole: `s = ${a}p + ${b}q`, f: 's', a: `${a}`, b: `${b}q`, x: 'p' };
    case 'cards':
      return { whole: `s = ${a}g + ${b}r`, f: 's', a: `${a}`, b: `${b}r`, x: 'g' };
    case 'mix':
      return { whole: `w = ${a}n + ${b}k`, f: 'w', a: `${a}`, b: `${b}k`, x: 'n' };
    case 'border':
      return { whole: 'p = 2l + 2w', f: 'p', a: '2', b: '2l', x: 'w' };
    case 'passes':
      return { whole: `c = ${a}vr + ${b}k`, f: 'c', a: `${a}v`, b: `${b}k`, x: 'r' };
    case 'workers':
      return { whole: `c = ${a}rh + ${b}k`, f: 'c', a: `${a}r`, b: `${b}k`, x: 'h' };
    case 'shelves':
      return { whole: `c = ${a}nw + ${b}k`, f: 'c', a: `${a}n`, b: `${b}k`, x: 'w' };
  }
}

const letterRange = [2, 9, 2, 15] as const;

/** The least and most that are true to a story: what comes once for each, and the other number. */
const ranges = {
  taxi: [2, 5, 3, 9],
  points: [3, 25, 5, 60],
  songs: [3, 6, 10, 25],
  hike: [6, 15, 120, 900],
  play: [8, 15, 3, 7],
  frame: [20, 48, 6, 18],
  cards: [5, 20, 2, 10],
  mix: [25, 45, 15, 40],
  border: [2, 2, 3, 3],
  passes: [2, 5, 2, 6],
  workers: [3, 12, 2, 9],
  shelves: [2, 6, 2, 5],
} as const satisfies Readonly<Record<Sum, readonly number[]>>;

function drawFormula(level: Level, random: Random): Params {
  return random.until(() => {
    const story = random.pick<Story>(stories[level]);
    if (isProduct(story)) {
      const first = story === 'trapezoid' ? 1 : 0;
      return { story, a: random.int(first, products[story].factors.length - 1), b: 0 };
    }
    const [lowA, highA, lowB, highB] = isLetters(story) ? letterRange : ranges[story];
    const [a, b] = [random.int(lowA, highA), random.int(lowB, highB)];
    return a === b ? null : { story, a, b };
  });
}
