import { type Distractor, type Level, markOnLine, numberSkill, type Random } from '../../src/kit/index.ts';
import { type BothSides, bothSidesText, linesAfter } from '../../src/numbers/both-sides.ts';
import { areBelievable, linearSide, plus, termText } from '../../src/numbers/linear-sides.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { drawPlainLetter } from '../../src/numbers/variable-letters.ts';
import { drawName } from '../../src/scenes/people.ts';

const asks = ['solve', 'which', 'find', 'named'] as const;
/** Regular figures with as many sides as a and c say, made of equally long pieces of wire. */
const figures = ['wire', 'fence', 'ribbon', 'lights'] as const;

/**
 * Level 1: a(px + b) = cx + d. Level 2: a(px + b) = c(x + d). Level 3: e − a(px + b) = cx + d, a fraction a/under before the
 * parentheses of level 1, a second term t·x beside them, or the sides x + b and x + d of two figures with a and c sides and one perimeter.
 */
type Params = {
  ask: (typeof asks)[number] | (typeof figures)[number];
  name: string;
  letter: string;
  a: number;
  under: number;
  p: number;
  b: number;
  c: number;
  d: number;
  e: number;
  t: number;
  x: number;
};

/**
 * Level 1 has parentheses on one side, level 2 on both, level 3 a minus sign or a fraction before them, like terms to collect on one
 * side, or two figures.
 */
export const m8SolveWithParentheses = numberSkill('m8-solve-with-parentheses', {
  version: 5,
  byHand: { levels: [1, 2], ask: 'hand-mark-solution', make: markOnLine },
  form: 'integer',
  text: {
    headline: 'Equations with parentheses',
    solve: 'Solve {equation}.',
    which: 'Which value of {x} makes {equation} true?',
    find: 'Find the solution of {equation}.',
    named: '{name} solves {equation}. What number is {x}?',
    wire: 'Two frames are bent from wires of the same length. One has {a, number} sides of {first} inches each. The other has {c, number} sides of {second} inches each.',
    fence:
      'Two gardens have fences of the same length. One has {a, number} sides of {first} feet each. The other has {c, number} sides of {second} feet each.',
    ribbon:
      'The frames of two kites need the same length of wood. One has {a, number} edges of {first} inches each. The other has {c, number} edges of {second} inches each.',
    lights:
      'Two stages have strings of lights of the same length around them. One has {a, number} sides of {first} feet each. The other has {c, number} sides of {second} feet each.',
    'ask-x': 'What is {x}?',
    right: 'With this number, both sides have the same value.',
    first: 'The factor reached only the first of two terms. What about the second one?',
    adds: 'This adds the terms with {x} from both sides. What has to happen so that {x} stands on one side only?',
    moves: 'A term went to the other side with the same sign here. What was done to both sides?',
    minus: 'Look at the minus sign before the parentheses. What does it do to each term there?',
    near: 'Put this number into both sides. Do they have the same value?',
    other: 'Expand first. Then collect the terms with {x} on one side.',
    'equal-do': 'Write an equation for the distances around.',
    'equal-why': 'With equal sides, the distance around is one side times the number of sides.',
    'open-do': 'Expand the parentheses.',
    'open-why': 'Each term in the parentheses is multiplied, with its sign.',
    'open-left-do': 'Expand on the left.',
    'open-left-why': 'Each term in the parentheses is multiplied, with its sign.',
    'open-right-do': 'Expand on the right.',
    'open-right-why': 'Both terms in the parentheses are multiplied here as well.',
    'join-do': 'Combine like terms on the left.',
    'join-why': 'Only the form of this side changes.',
    'join-right-do': 'Combine the numbers on the right.',
    'check-do': 'Check in both sides.',
    'check-why': 'The two values must agree.',
    'collect-do': 'Collect the terms with {x} on one side.',
    'collect-why': 'The same is done on both sides.',
    'constant-plus': 'Add {size, number} to both sides.',
    'constant-minus': 'Take {size, number} away from both sides.',
    'constant-why': 'Then the term with {x} stands alone on its side.',
    terms: 'Two terms with {x} stand on the left side. How many {x} are that together?',
    'divide-do': 'Divide both sides by {factor}.',
    'divide-why': 'Now {x} stands alone.',
    'read-do': 'Read the solution.',
    'read-why': '{x} stands alone.',
    final: 'The solution is {shown}.',
  },
  draw: ({ level, random }): Params => drawEquation(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { ask, name, letter, a, under, p, b, c, d, e, t, x } = params;
    const isFigure = isFigureOf(params);
    const isMinus = isMinusOf(params);
    const [times, whole] = openedOf(params);
    const [left, right] = sidesOf(params, level);
    const equation = `$${left} = ${right}$`;
    const both = isBoth(params, level) ? c * d : d;
    const open = isMinus
      ? `${e} − ${termText(times, letter)}${plus(-whole)}`
      : `${linearSide(times, letter, whole)}${besideText(params)}`;
    const opened = `$${open} = ${linearSide(c, letter, both)}$`;
    const joined = {
      letter,
      a: isMinus ? -times : times + t,
      b: isMinus ? e - whole : whole,
      c,
      d: both,
    };
    /** The lines from the expanded equation to the value of the letter. */
    const linesOf = (of: BothSides, change: Parameters<typeof linesAfter>[1] = {}) => {
      const lines = linesAfter(of, change);
      return [
        step('collect', `$${bothSidesText(of)}$`, lines.collected),
        step('constant', lines.collected, lines.alone, {
          do: say(lines.constant < 0 ? 'constant-plus' : 'constant-minus', {
            size: Math.abs(lines.constant),
          }),
          why: 'constant-why',
        }),
        lines.factor !== 1
          ? step('divide', lines.alone, lines.solution)
          : lines.alone !== lines.solution && step('read', lines.alone, lines.solution),
      ];
    };
    const workOf = (misconception: Distractor['misconception']) => {
      if (level !== 2) return {};
      const expand = step('open', equation, opened);
      if (misconception === 'multiplies-only-the-first-term') {
        const part = { letter, a: times, b, c, d };
        return { work: [step('open', equation, `$${bothSidesText(part)}$`), ...linesOf(part)] };
      }
      return misconception === 'combines-terms-across-the-equals-sign'
        ? { work: [expand, ...linesOf(joined, { factor: times + c })] }
        : { work: [expand, ...linesOf(joined, { rest: c * d + whole })] };
    };
    const lines = linesAfter(joined);
    return {
      words: {
        name,
        x: `$${letter}$`,
        equation,
        a,
        c,
        first: `$${linearSide(1, letter, b)}$`,
        second: `$${linearSide(1, letter, d)}$`,
        factor: signed(lines.factor),
        shown: `$${letter} = ${signed(x)}$`,
      },
      question: isFigure ? [ask, 'ask-x'] : ask,
      answer: x,
      distractors: [
        ...wrongOf(params, level).map(([misconception, value, reason]) =>
          distractor(misconception, value, reason, workOf(misconception)),
        ),
        distractor('slip', x + 1, 'near'),
        distractor('slip', x - 1, 'near'),
      ],
      steps: [
        isFigure && step('equal', 'equal lengths', equation),
        step('open', equation, opened),
        (isMinus || t !== 0) && step('join', opened, `$${bothSidesText(joined)}$`),
        ...linesOf(joined),
      ],
      claims: [
        `${isMinus ? `${e} - ` : ''}${a}/${under} * (${p} * (${x}) + (${b})) + (${t}) * (${x}) = ${
          isBoth(params, level) ? `${c} * (${x} + (${d}))` : `${c} * (${x}) + (${d})`
        }`,
      ],
    };
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build(far: Far, { say, step, distractor }) {
      const { ask, name, letter, a, b, c, d, e, f, g, x } = far;
      const inner = (q: number): string => `(${linearSide(1, letter, q)})`;
      const equation = `$${a}${inner(b)} − ${c}${inner(d)} = ${e}${inner(f)}${plus(g)}$`;
      const [first, second] = [linearSide(a, letter, a * b), `${c}${letter}${plus(-c * d)}`];
      const leftOpen = `$${first} − ${second}$`;
      const joined = { letter, a: a - c, b: a * b - c * d, c: e, d: e * f + g };
      const rightOpen = `$${linearSide(e, letter, e * f)}${plus(g)}$`;
      const lines = linesAfter(joined);
      const [minus, part] = wrongFar(far);
      return {
        words: {
          name,
          x: `$${letter}$`,
          equation,
          factor: signed(lines.factor),
          shown: `$${letter} = ${signed(x)}$`,
        },
        question: ask,
        answer: x,
        distractors: [
          distractor('distributes-a-negative-incorrectly', minus, 'minus'),
          distractor('multiplies-only-the-first-term', part, 'first'),
          distractor('slip', x + 1, 'near'),
          distractor('slip', x - 1, 'near'),
        ],
        steps: [
          step('open-left', `$${a}${inner(b)} − ${c}${inner(d)}$`, leftOpen),
          step('join', leftOpen, `$${linearSide(joined.a, letter, joined.b)}$`),
          step('open-right', `$${e}${inner(f)}${plus(g)}$`, rightOpen),
          step('join-right', rightOpen, `$${linearSide(joined.c, letter, joined.d)}$`, {
            do: 'join-right-do',
            why: 'join-why',
          }),
          step('collect', `$${bothSidesText(joined)}$`, lines.collected),
          step('constant', lines.collected, lines.alone, {
            do: say(lines.constant < 0 ? 'constant-plus' : 'constant-minus', {
              size: Math.abs(lines.constant),
            }),
            why: 'constant-why',
          }),
          lines.factor !== 1
            ? step('divide', lines.alone, lines.solution)
            : lines.alone !== lines.solution && step('read', lines.alone, lines.solution),
          step(
            'check',
            `$${letter} = ${signed(x)}$ in both sides`,
            `${signed(e * (x + f) + g)} and ${signed(e * (x + f) + g)}`,
          ),
        ],
        claims: [`${a} * (${x} + (${b})) - ${c} * (${x} + (${d})) = ${e} * (${x} + (${f})) + (${g})`],
      };
    },
  },
});

/** a(x + b) − c(x + d) = e(x + f) + g. */
type Far = {
  ask: (typeof asks)[number];
  name: string;
  letter: string;
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
  g: number;
  x: number;
};

/** What a lost sign and a factor that reaches only first terms find. */
function wrongFar({ a, b, c, d, e, f, g }: Far): readonly [number, number] {
  const factor = a - c - e;
  return [(e * f + g - a * b - c * d) / factor, (f + g - b + d) / factor];
}

function drawFar(random: Random): Far {
  return random.until(() => {
    const sign = (): number => random.pick([1, -1]);
    const [a, c, e] = [random.int(3, 9), random.int(2, 5), random.int(1, 5)];
    const [b, d, f] = [random.int(1, 7) * sign(), random.int(1, 7) * sign(), random.int(1, 6) * sign()];
    const x = random.int(1, 10) * sign();
    const g = a * (x + b) - c * (x + d) - e * (x + f);
    const far: Far = {
      ask: random.pick(asks),
      name: drawName(random),
      letter: drawPlainLetter(random),
      a,
      b,
      c,
      d,
      e,
      f,
      g,
      x,
    };
    const isOpen = a - c > 0 && e > 1 && a - c !== e && a * b !== c * d && e * f + g !== 0 && g !== 0;
    const wrong = wrongFar(far);
    const isPlain = Math.abs(g) < 40 && a * b - c * d !== e * f + g && wrong.every(Number.isInteger);
    return isOpen && isPlain && areBelievable([x, ...wrong]) ? far : null;
  });
}

function isFigureOf({ ask }: Params): boolean {
  return figures.some((figure) => figure === ask);
}

/** A number before the minus sign stands in no other form. */
function isMinusOf({ e }: Params): boolean {
  return e !== 0;
}

/** Whether there are parentheses on both sides. */
function isBoth(params: Params, level: Level): boolean {
  return level === 2 || isFigureOf(params);
}

/** The term with the letter and the constant that the left parentheses become. */
function openedOf({ a, under, p, b }: Params): readonly [times: number, whole: number] {
  return [(a * p) / under, (a * b) / under];
}

/** The second term with the letter on the left side, with its sign: ' − 2x'. */
function besideText({ letter, t }: Params): string {
  return t === 0 ? '' : ` ${t < 0 ? '−' : '+'} ${termText(Math.abs(t), letter)}`;
}

/** Both sides as TeX without dollar signs. */
function sidesOf(params: Params, level: Level): readonly [string, string] {
  const { letter, a, under, p, b, c, d, e } = params;
  const factor = under === 1 ? String(a) : `\\frac{${a}}{${under}}`;
  const left = `${factor}(${linearSide(p, letter, b)})${besideText(params)}`;
  const right = isBoth(params, level) ? `${c}(${linearSide(1, letter, d)})` : linearSide(c, letter, d);
  return [isMinusOf(params) ? `${e} − ${left}` : left, right];
}

type Wrong = readonly [Distractor['misconception'], number, 'first' | 'adds' | 'minus' | 'moves' | 'terms'];

/** What the wrong ways of working find; the letter is collected on the side where there is more of it. */
function wrongOf(params: Params, level: Level): readonly Wrong[] {
  const { b, c, d, e, t } = params;
  const [times, whole] = openedOf(params);
  if (isMinusOf(params))
    return [
      ['distributes-a-negative-incorrectly', (e + whole - d) / (c + times), 'minus'],
      ['multiplies-only-the-first-term', (e + b - d) / (c + times), 'first'],
      ['moves-a-term-without-changing-its-sign', (e - whole + d) / (c + times), 'moves'],
    ];
  if (t !== 0)
    return [
      ['multiplies-only-the-first-term', (d - b) / (times + t - c), 'first'],
      ['leaves-out-a-part-of-the-expression', (d - whole) / (times - c), 'terms'],
      ['moves-a-term-without-changing-its-sign', (d + whole) / (times + t - c), 'moves'],
    ];
  const other = isBoth(params, level) ? c * d : d;
  const plain = d - b;
  const rest = other - whole;
  const sign = times > c ? 1 : -1;
  return [
    ['multiplies-only-the-first-term', (sign * plain) / Math.abs(times - c), 'first'],
    ['combines-terms-across-the-equals-sign', (sign * rest) / (times + c), 'adds'],
    ['moves-a-term-without-changing-its-sign', (other + whole) / Math.abs(times - c), 'moves'],
  ];
}

function drawEquation(level: Level, random: Random): Params {
  const form = level === 3 ? random.pick(['figure', 'minus', 'fraction', 'terms'] as const) : 'whole';
  const isFigure = form === 'figure';
  const ask = isFigure ? random.pick(figures) : random.pick(asks);
  return random.until(() => {
    const sign = (): number => (isFigure ? 1 : random.pick([1, -1]));
    const under = form === 'fraction' ? random.int(2, 5) : 1;
    const [a, c] = isFigure
      ? [random.int(3, 8), random.int(3, 8)]
      : form === 'fraction'
        ? [random.int(1, under - 1), random.int(1, 5)]
        : [random.int(2, 7), random.int(level === 2 ? 2 : 1, level === 2 ? 6 : 5)];
    const p = isFigure ? 1 : under * random.pick([1, 2, 3]);
    const b = under * random.int(1, isFigure ? 15 : 9) * sign();
    const x = random.int(isFigure ? 2 : 1, 12) * (level === 1 || isFigure ? 1 : random.pick([1, -1]));
    const e = form === 'minus' ? random.int(5, 40) : 0;
    const t = form === 'terms' ? random.int(2, 6) * random.pick([1, -1]) : 0;
    const left = (a * (p * x + b)) / under + t * x;
    const total = form === 'minus' ? e - left : left;
    const d = level === 2 || isFigure ? total / c - x : total - c * x;
    const letter = isFigure ? 'x' : drawPlainLetter(random);
    const params: Params = { ask, name: drawName(random), letter, a, under, p, b, c, d, e, t, x };
    return isOpen(params, level) ? params : null;
  });
}

function isOpen(params: Params, level: Level): boolean {
  const { a, under, b, c, d, t, x } = params;
  const [times] = openedOf(params);
  const most = level === 1 || level === 3 ? 40 : 15;
  if (!Number.isInteger(d) || d === 0 || times === c || b === d || Math.abs(d) > most) return false;
  if (t !== 0 && (times + t < 2 || times + t <= c || times === c)) return false;
  if (under > 1 && (Math.abs(b) > 24 || commonDivisor(a, under) > 1)) return false;
  if (isFigureOf(params) && (d < 1 || a * (x + b) > 160)) return false;
  const values = wrongOf(params, level).map(([, value]) => value);
  return values.every(Number.isInteger) && areBelievable([x, ...values]);
}
