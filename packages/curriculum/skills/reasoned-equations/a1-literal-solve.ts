import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';

const stories = {
  1: ['taxi', 'points', 'songs', 'hike'],
  2: ['play', 'frame', 'cards', 'mix'],
  3: ['passes', 'workers', 'shelves', 'letters'],
} as const;
type Story = (typeof stories)[Level][number];
/** The story of a formula, and the two numbers in it. */
type Params = { story: Story; a: number; b: number };

/** The formula says f = a · x + b; a and b may hold letters. */
type Formula = {
  readonly whole: string;
  readonly f: string;
  readonly a: string;
  readonly b: string;
  readonly x: string;
};

/** Level 1 has a formula with two letters, level 2 three letters, level 3 letters that stand for factors. */
export const a1LiteralSolve = numberSkill('a1-literal-solve', {
  version: 1,
  form: 'expression',
  text: {
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
    letters: 'The letters $p$, $q$ and $k$ stand for numbers in {whole}. Solve for $x$. What does $x$ equal?',
    right: 'Each step undid one operation on both sides, the last one first.',
    factor: 'This takes the factor {a} away by subtracting. Which operation undoes a product?',
    term: 'This divides one term by {a}, but not the other. What does dividing a whole side do?',
    sign: 'This adds {b} to both sides. Which operation undoes adding {b}?',
    undivided: 'The factor {a} is still there. Which operation undoes it?',
    other: 'Undo what was done to the letter, the last operation first.',
    'other-both': 'Bring all terms with the letter to one side. Then factor the letter out.',
    'undo-do': 'Take {b} off both sides.',
    'undo-why': 'The same is done to both sides, just as with numbers.',
    'join-do': 'Bring all terms with $x$ to one side, and factor $x$ out.',
    'join-why': 'Then $x$ stands in one place only.',
    'divide-do': 'Divide both sides by {a}.',
    'divide-why': 'The whole side is divided, so it stands over one bar.',
    'divide-letter': 'The whole side is divided. This works only where {a} is not zero.',
    'check-do': 'Check that the letter is alone.',
    'check-why': 'The other side does not contain it.',
    final: '{x} equals {result}.',
  },
  draw: ({ level, random }): Params => drawFormula(level, random),
  build({ story, a: left, b: right }: Params, { step, distractor }) {
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
      otherWrong: story === 'letters' ? 'other-both' : 'other',
      steps: [
        story === 'letters' ? step('join', `$${whole}$`, middle) : step('undo', `$${whole}$`, middle),
        step('divide', middle, result, { why: /[a-z]/.test(a) ? 'divide-letter' : 'divide-why' }),
        step('check', `$${x}$ alone`, result),
      ],
      claims: [`${left} + ${right} = ${left + right}`],
    };
  },
});

function formulaOf(story: Story, a: number, b: number): Formula {
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
    case 'passes':
      return { whole: `c = ${a}vr + ${b}k`, f: 'c', a: `${a}v`, b: `${b}k`, x: 'r' };
    case 'workers':
      return { whole: `c = ${a}rh + ${b}k`, f: 'c', a: `${a}r`, b: `${b}k`, x: 'h' };
    case 'shelves':
      return { whole: `c = ${a}nw + ${b}k`, f: 'c', a: `${a}n`, b: `${b}k`, x: 'w' };
    case 'letters':
      return { whole: `${a}px + ${b} = qx + k`, f: 'k', a: `(${a}p − q)`, b: `${b}`, x: 'x' };
  }
}

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
  passes: [2, 5, 2, 6],
  workers: [3, 12, 2, 9],
  shelves: [2, 6, 2, 5],
  letters: [2, 9, 2, 15],
} as const satisfies Readonly<Record<Story, readonly number[]>>;

function drawFormula(level: Level, random: Random): Params {
  return random.until(() => {
    const story = random.pick<Story>(stories[level]);
    const [lowA, highA, lowB, highB] = ranges[story];
    const [a, b] = [random.int(lowA, highA), random.int(lowB, highB)];
    return a === b ? null : { story, a, b };
  });
}
