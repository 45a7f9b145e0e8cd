import { type Level, numberSkill, plotOnPlane, type Random } from '../../src/kit/index.ts';
import { plus } from '../../src/numbers/linear-sides.ts';
import { pointText, standardText } from '../../src/numbers/lines/standard-form.ts';
import { listedWithAnd } from '../../src/numbers/listed-with-and.ts';
import { inBrackets, polynomialProduct, polynomialText } from '../../src/numbers/polynomials.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { parabolasOn } from '../../src/pictures/parabolas.ts';

const asks = ['where', 'find', 'points', 'system'] as const;
const secants = ['secant', 'through', 'meets', 'crosses'] as const;

/** The line y = mx + d meets the parabola y = ±x² + bx + c at p and q; `lead` is 1 or −1. */
type Params = { ask: (typeof asks)[number]; lead: number; p: number; q: number; m: number; d: number };

/** Level 1 shows both graphs, level 2 has no picture, level 3 a line in standard form. The stretch problem looks for the line. */
export const a1LineParabolaSolve = numberSkill('a1-line-parabola-solve', {
  version: 6,
  byHand: { levels: [2, 3], ask: 'plot', make: plotOnPlane, share: 90 },
  form: 'set',
  text: {
    headline: 'Where a line meets a parabola',
    plot: [
      'Plot both points where {line} meets {curve}.',
      'The line {line} meets the parabola {curve} twice. Plot both points.',
      'Plot the two points that lie both on {curve} and on {line}.',
      'Solve the system {curve} and {line}. Plot both solutions.',
    ],
    where: 'At which points does the line {line} meet the parabola {curve}?',
    find: 'Find the points that lie both on {curve} and on {line}.',
    points: 'The line {line} and the parabola {curve} share two points. Which points are they?',
    system: 'Solve the system {curve} and {line}. Give each solution as a point.',
    secant:
      'A line meets the parabola {curve} where {x} is {p} and where {x} is {q}. What is the equation of the line?',
    through:
      'Two points of the parabola {curve} have the x-coordinates {p} and {q}. Write the equation of the line through both.',
    meets: 'Write an equation of the line that crosses {curve} at the x-coordinates {p} and {q}.',
    crosses:
      'A straight line and the parabola {curve} share the points with the x-coordinates {p} and {q}. Find the equation of the line.',
    right: 'Both points make both equations true.',
    'right-line': 'Both points lie on the line, and both lie on the parabola.',
    'only-x': 'These are the places on the x-axis. How high are the points there?',
    single: 'This point lies on both graphs. Is there another one?',
    sign: 'Put these points into the equation of the parabola. Do they lie on it?',
    'line-sign': 'Put the first point into your equation. Does it lie on the line?',
    'line-slope': 'From the first point to the second, by how much does {y} change for each step of {x}?',
    'line-start': 'The slope fits. Which height does your line have at the first point?',
    other: 'At a common point both right sides are equal. Which {x} makes them equal?',
    'other-line':
      'Find both points on the parabola first. Then find the slope and the y-intercept of the line.',
    'alone-do': 'Solve the equation of the line for {y}.',
    'alone-why': 'Then both equations tell what {y} is.',
    'equal-do': 'Set both right sides equal.',
    'equal-why': 'At a common point, {y} is the same.',
    'move-do': 'Bring all terms to one side.',
    'move-why': 'The terms of the line are taken away on both sides.',
    'turn-do': 'Multiply both sides by {minus}.',
    'turn-why': 'Zero stays zero, and the square is easier to factor with a plus.',
    'factor-do': 'Factor.',
    'factor-why': 'A product is zero only if one of its factors is zero.',
    'solve-do': 'Write both solutions for {x}.',
    'solve-why': 'Each one makes one factor zero.',
    'put-do': 'Put each of them into the equation of the line.',
    'put-why': 'This gives the height of each point.',
    'first-do': 'Find the height at the first place.',
    'first-why': 'The point lies on the parabola.',
    'second-do': 'Find the height at the second place.',
    'second-why': 'This point lies on the parabola, too.',
    'name-do': 'Write down both points.',
    'name-why': 'Two points fix a line.',
    'slope-do': 'Find the slope of the line.',
    'slope-why': 'It is the change of {y} divided by the change of {x}.',
    'start-do': 'Put the first point in to find the y-intercept.',
    'start-why': 'It lies on the line.',
    'write-do': 'Write the equation.',
    'write-why': 'Slope and y-intercept are known.',
    'check-do': 'Check with the second point.',
    'check-why': 'It has to lie on the line as well.',
    final: 'They meet at {result}.',
    'final-line': 'The line is {result}.',
  },
  draw: ({ level, random }): Params => drawMeeting(level, random),
  build({ ask, lead, p, q, m, d }: Params, { level, step, distractor }) {
    const at = (x: number): string => pointText(x, m * x + d);
    const product = polynomialProduct([-p, 1], [-q, 1]);
    const [pq = 0, sum = 0] = product;
    const side = polynomialText([lead * pq + d, lead * sum + m, lead]);
    const over = `$${polynomialText(product.map((one) => lead * one))} = 0$`;
    const plain = `$${polynomialText(product)} = 0$`;
    const straight = polynomialText([d, m]);
    const told =
      level === 3
        ? standardText({ a: Math.abs(m), b: m > 0 ? -1 : 1, c: m > 0 ? -d + 0 : d })
        : `y = ${straight}`;
    const value = `${at(p)}, ${at(q)}`;
    const mirrored = `${at(-q)}, ${at(-p)}`;
    const factored = `$(x${plus(-p)})(x${plus(-q)}) = 0$`;
    const before = [
      level === 3 && step('alone', `$${told}$`, `$y = ${straight}$`),
      step('equal', 'both right sides', `$${side} = ${straight}$`),
      step('move', `$${side} = ${straight}$`, over),
      lead < 0 && step('turn', over, plain),
      step('factor', plain, factored),
    ];
    const both = (one: number, other: number) => `$x = ${signed(one)}$ or $x = ${signed(other)}$`;
    return {
      words: {
        line: `$${told}$`,
        curve: `$y = ${side}$`,
        x: '$x$',
        y: '$y$',
        minus: signed(-1),
        result: listedWithAnd(value),
      },
      question: ask,
      diagram:
        level === 1 ? parabolasOn([vertexOf({ lead, p, q, m, d })], { lines: [{ m, d }], reach: 9 }) : null,
      answer: value,
      drawn: { value, wrong: [mirrored, `${pointText(p, 0)}, ${pointText(q, 0)}`, at(q)] },
      distractors: [
        distractor('makes-a-sign-error-when-substituting', mirrored, 'sign', {
          work: [...before, step('solve', factored, both(-q, -p)), step('put', both(-q, -p), mirrored)],
        }),
        distractor('gives-only-x-values', `${signed(p)}, ${signed(q)}`, 'only-x'),
        distractor('gives-only-one-point', at(q), 'single', {
          work: [
            ...before,
            step('solve', factored, `$x = ${signed(q)}$`),
            step('put', `$x = ${signed(q)}$`, at(q)),
          ],
        }),
      ],
      steps: [...before, step('solve', factored, both(p, q)), step('put', both(p, q), value)],
      claims: [`${p} * (${q}) = ${pq}`, `${-p} - (${q}) = ${sum}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [p, q] = [random.int(-6, 3), random.int(1, 7)];
        const [b, c] = [random.int(-5, 5), random.int(-9, 9)];
        const [m, d] = [p + q + b, c - p * q];
        const isOpen =
          q - p > 1 && p !== 0 && p + q !== 0 && m !== 0 && d !== 0 && d !== c && m !== d && b !== 0;
        return isOpen && Math.abs(d) < 40 ? { ask: random.pick(secants), p, q, b, c } : null;
      }),
    build({ ask, p, q, b, c }, { step, distractor }) {
      const [m, d] = [p + q + b, c - p * q];
      const height = (x: number): number => x * x + b * x + c;
      const at = (x: number): string => pointText(x, height(x));
      const put = (x: number): string =>
        `${inBrackets(x)}^2 ${b < 0 ? '−' : '+'} ${Math.abs(b) === 1 ? '' : `${Math.abs(b)} × `}${inBrackets(x)}${plus(c)}`;
      const rule = (slope: number, start: number): string => `y = ${polynomialText([start, slope])}`;
      const value = rule(m, d);
      return {
        words: {
          curve: `$y = ${polynomialText([c, b, 1])}$`,
          p: signed(p),
          q: signed(q),
          x: '$x$',
          y: '$y$',
          result: `$${value}$`,
        },
        question: ask,
        answer: { value, form: 'equation', reason: 'right-line' },
        otherWrong: 'other-line',
        finalAnswer: 'final-line',
        distractors: [
          distractor('makes-a-sign-error-when-substituting', rule(m, -d), 'line-sign'),
          distractor('uses-the-opposite-signs', rule(-m, height(p) + m * p), 'line-slope'),
          distractor('slip', rule(m, c), 'line-start'),
        ],
        steps: [
          step('first', put(p), signed(height(p))),
          step('second', put(q), signed(height(q))),
          step('name', 'both points', `${at(p)} and ${at(q)}`),
          step('slope', `${inBrackets(height(q) - height(p))} ÷ ${q - p}`, signed(m)),
          step('start', `$${signed(height(p))} = ${timesAt(m, p)} + b$`, `$b = ${signed(d)}$`),
          step('write', `slope ${signed(m)}, y-intercept ${signed(d)}`, `$${value}$`),
          step('check', `${inBrackets(m)} × ${q}${plus(d)}`, signed(height(q))),
        ],
        claims: [`(${m}) * (${p}) + (${d}) = ${height(p)}`],
      };
    },
  },
});

function timesAt(m: number, p: number): string {
  return `${signed(m)} \\cdot ${inBrackets(p)}`;
}

/** The parabola with 1 or −1 in front that meets y = mx + d at p and q. */
function vertexOf({ lead, p, q, m, d }: Omit<Params, 'ask'>) {
  const b = m - lead * (p + q);
  return { a: lead, h: -b / (2 * lead), k: lead * p * q + d - (b * b) / (4 * lead) };
}

function drawMeeting(level: Level, random: Random): Params {
  return random.until(() => {
    const reach = level === 1 ? 4 : 9;
    const [p, q] = [random.int(-reach, reach - 2), random.int(-reach, reach)];
    // A line in standard form takes a step of its own already.
    const lead = level === 3 ? 1 : random.pick([1, -1]);
    const m = random.int(1, level === 1 ? 3 : 6) * random.pick([1, -1]);
    const d = random.int(1, 9) * random.pick([1, -1]);
    const heights = [p, q].map((x) => m * x + d);
    const { h, k } = vertexOf({ lead, p, q, m, d });
    const isInside = level > 1 || [...heights, h, k].every((one) => Math.abs(one) <= 8);
    const isApart = p < q && p + q !== 0 && p * q !== 0 && h !== 0 && lead * p * q + d !== 0;
    const isSmall = heights.every((one) => Math.abs(one) < 50);
    return isInside && isApart && isSmall ? { ask: random.pick(asks), lead, p, q, m, d } : null;
  });
}
