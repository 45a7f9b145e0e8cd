import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { linearSide, plus } from '../../src/numbers/linear-sides.ts';
import { anglesAtPoint } from '../../src/pictures/angle-figures.ts';

type Pair = 'line' | 'corner' | 'vertical';

/** The angles measure px + q and rx + s degrees; of vertical angles, the second is the number s, and r is zero. */
type Params = {
  pair: Pair;
  setting: 'lines' | 'fan' | 'gate';
  p: number;
  q: number;
  r: number;
  s: number;
  x: number;
  asks: 'first' | 'larger' | 'x';
};

const text = {
  headline: 'Solve for an angle',
  'lines-three': 'Three angles lie side by side and make a straight line.',
  'fan-three': 'Three parts of a paper fan lie side by side and make a straight line.',
  'gate-three':
    'Two bars of a gate meet at one point of a straight beam, on the same side. With the beam they make three angles.',
  'road-three':
    'Two roads leave a straight road at one point, on the same side. With the straight road they make three angles.',
  'three-told': 'The three angles measure ${first}$, ${second}$ and ${third}$ degrees.',
  'ask-largest': 'What is the measure of the largest angle?',
  'right-three': 'The equation gives $x$, and $x$ gives all three angles.',
  'smallest-three': 'This is the smallest angle. Which one does the question ask for?',
  'ninety-three': 'This uses the sum of a right angle. What do the three angles make together?',
  'only-three': 'This is the value of $x$. Which angle does the question ask for?',
  'other-three': 'Write an equation: what do the three angles add up to?',
  'sum-do': 'Add all three angles.',
  'sum-why': 'Together they make a straight angle.',
  'join-do': 'Put like terms together.',
  'join-why': 'Terms with $x$ are added, and so are numbers.',
  'join-x-why': 'The terms with $x$ are added.',
  'undo-do': 'Get the term with $x$ alone on one side.',
  'undo-why': 'The same number is added or taken away on both sides.',
  'divide-do': 'Divide both sides by the coefficient of $x$.',
  'divide-why': 'Dividing undoes multiplying.',
  'first-do': 'Find the first angle.',
  'first-why': 'Put the value in for $x$.',
  'second-do': 'Find the second angle.',
  'second-why': 'Put in the same value.',
  'third-do': 'Find the third angle.',
  'third-why': 'Put in the same value.',
  'largest-do': 'Choose the largest.',
  'largest-why': 'The question asks for it.',
  'lines-line': 'Two angles make a straight line.',
  'fan-line': 'Two parts of a paper fan lie side by side and make a straight line.',
  'gate-line': 'A gate stands on a straight path. It makes two angles with the path.',
  'lines-corner': 'Two angles make a right angle.',
  'fan-corner': 'Two parts of a paper fan lie side by side and make a right angle.',
  'gate-corner': 'A bar splits the right angle of a gate into two angles.',
  'lines-vertical': 'Two lines cross.',
  'fan-vertical': 'Two straight paths cross in a park.',
  'gate-vertical': 'Two straight bars of a gate cross.',
  'vertical-told': 'Two vertical angles measure ${first}$ and ${second}$ degrees.',
  'ask-x': 'What is $x$?',
  'right-vertical': 'Vertical angles are equal, so both expressions have one value.',
  'straight-vertical': 'This makes the two angles a straight line. How do vertical angles compare?',
  moved: 'A number went to the other side with the same sign here. What was done to both sides?',
  'angle-for-x': 'This is the measure of the angles. Which number does the question ask for?',
  'other-vertical': 'Write an equation: how do vertical angles compare?',
  'write-vertical-why': 'Vertical angles are equal.',
  'check-vertical-do': 'Check: put $x$ into the expression.',
  'check-vertical-why': 'The known angle must come out.',
  'final-x': '$x$ is {value}.',
  two: 'One measures ${first}$ degrees, and the other ${second}$ degrees.',
  'ask-one': 'What is the measure of the angle ${first}$?',
  'ask-larger': 'What is the measure of the larger angle?',
  right: 'The equation gives $x$, and $x$ gives the angle.',
  'only-x': 'This is the value of $x$. Which angle does the question ask for?',
  ninety: 'This uses the sum of a right angle. What do the two angles make together?',
  straight: 'This uses the sum of a straight line. What do the two angles make together?',
  partner: 'This is the other angle. Which one does the question ask for?',
  other: 'Write an equation: what do the two angles add up to?',
  'write-do': 'Write an equation.',
  'write-line-why': 'Supplementary angles add up to a straight angle.',
  'write-corner-why': 'Complementary angles add up to a right angle.',
  'put-do': 'Put $x$ into the expression of the angle.',
  'put-why': 'The question asks for an angle, not for $x$.',
  'compare-do': 'Find the other angle, and compare.',
  'compare-why': 'The question asks for the larger one.',
  'check-do': 'Check with both angles.',
  'check-why': 'They must add up to the whole.',
  final: 'The angle measures {value}°.',
} as const;

type Said = Tools<keyof typeof text>;

/** Level 1 has multiples of x and a picture, level 2 sums and vertical angles, level 3 asks for the larger angle. */
export const m7AngleEquationSolve = numberSkill('m7-angle-equation-solve', {
  version: 4,
  form: 'angle',
  finite: { 1: 63 },
  text,
  draw: ({ level, random }): Params =>
    level === 2 && random.chance(35) ? drawVertical(random) : drawAngles(level, random),
  build(params: Params, { level, step, distractor }) {
    if (params.pair === 'vertical') return verticalBody(params, { step, distractor });
    const { pair, setting, p, q, r, s, x, asks } = params;
    const [one, two] = [p * x + q, r * x + s];
    const whole = pair === 'line' ? 180 : 90;
    const value = asks === 'larger' ? Math.max(one, two) : one;
    const partner = value === one ? two : one;
    const [first, second] = [linearSide(p, 'x', q), linearSide(r, 'x', s)];
    const equation = `$${linearSide(p + r, 'x', q + s)} = ${whole}$`;
    const part = (side: string): string => (side.includes(' ') ? `(${side})` : side);
    const sum = `$${part(first)} + ${part(second)} = ${whole}$`;
    return {
      words: { first, second, value },
      question: [`${setting}-${pair}`, 'two', asks === 'larger' ? 'ask-larger' : 'ask-one'],
      diagram: level === 1 ? pictureOf(params) : null,
      answer: { value, unit: 'degrees' },
      distractors: [
        distractor('gives-x-instead-of-the-angle', x, 'only-x'),
        pair === 'line'
          ? distractor('adds-to-a-right-angle-instead-of-a-straight-one', wrongSum(params), 'ninety')
          : distractor('mixes-up-right-and-straight-angles', wrongSum(params), 'straight'),
        distractor('slip', partner, 'partner'),
      ],
      steps: [
        step('write', 'both angles together', sum, { why: `write-${pair}-why` }),
        step('join', sum, equation, { why: level === 1 ? 'join-x-why' : 'join-why' }),
        q + s !== 0 && step('undo', equation, `$${linearSide(p + r, 'x', 0)} = ${whole - q - s}$`),
        step('divide', `${whole - q - s} ÷ ${p + r}`, x),
        step('put', `${p} × ${x}${q === 0 ? '' : q < 0 ? ` − ${-q}` : ` + ${q}`}`, one),
        asks === 'larger'
          ? step('compare', `${whole} − ${one}`, two)
          : level === 2 && step('check', `${one} + ${two}`, whole),
      ],
      claims: [`${p} * ${x} + ${q} = ${one}`, `${r} * ${x} + ${s} = ${two}`, `${one} + ${two} = ${whole}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawThree(random),
    build({ way, sides, x }, { step, distractor }) {
      const angles = sides.map(([p, q]) => p * x + q);
      const [first = '', second = '', third = ''] = sides.map(([p, q]) => linearSide(p, 'x', q));
      const [p, q] = sumOf(sides);
      const value = Math.max(...angles);
      const put = (at: number): string => {
        const [factor = 0, rest = 0] = sides[at] ?? [];
        return factor === 1 ? `${x}${plus(rest)}` : `${factor} × ${x}${plus(rest)}`;
      };
      const joined = `$${linearSide(p, 'x', q)} = 180$`;
      return {
        words: { first, second, third, value },
        question: [`${way}-three`, 'three-told', 'ask-largest'],
        answer: { value, unit: 'degrees', reason: 'right-three' },
        otherWrong: 'other-three',
        distractors: [
          distractor('gives-x-instead-of-the-angle', x, 'only-three'),
          distractor('adds-to-a-right-angle-instead-of-a-straight-one', largestBy(sides, 90), 'ninety-three'),
          distractor('slip', Math.min(...angles), 'smallest-three'),
        ],
        steps: [
          step('sum', 'all three angles', `$(${first}) + (${second}) + (${third}) = 180$`),
          step('join', `$(${first}) + (${second}) + (${third}) = 180$`, joined),
          step('undo', joined, `$${linearSide(p, 'x', 0)} = ${180 - q}$`),
          step('divide', `${180 - q} ÷ ${p}`, x),
          step('first', put(0), angles[0] ?? 0),
          step('second', put(1), angles[1] ?? 0),
          step('third', put(2), angles[2] ?? 0),
          step('largest', angles.join(', '), value),
        ],
        claims: [`${angles.join(' + ')} = 180`, `${p} * ${x} + (${q}) = 180`],
      };
    },
  },
});

/** Two vertical angles, one of them known, so that the equation has its x on one side. */
function verticalBody(
  { setting, p, q, s, x }: Params,
  { step, distractor }: Pick<Said, 'step' | 'distractor'>,
) {
  const side = linearSide(p, 'x', q);
  return {
    words: { first: side, second: String(s), value: x },
    question: [`${setting}-vertical`, 'vertical-told', 'ask-x'] as const,
    answer: { value: x, reason: 'right-vertical' } as const,
    finalAnswer: 'final-x' as const,
    otherWrong: 'other-vertical' as const,
    distractors: [
      distractor('treats-vertical-angles-as-supplementary', (180 - s - q) / p, 'straight-vertical'),
      distractor('moves-a-term-without-changing-its-sign', (s + q) / p, 'moved'),
      distractor('slip', s, 'angle-for-x'),
    ],
    steps: [
      step('write', 'the two angles', `$${side} = ${s}$`, { why: 'write-vertical-why' }),
      step('undo', `$${side} = ${s}$`, `$${linearSide(p, 'x', 0)} = ${s - q}$`),
      step('divide', `${s - q} ÷ ${p}`, x),
      step('check', `${p} × ${x}${plus(q)}`, s, { do: 'check-vertical-do', why: 'check-vertical-why' }),
    ],
    claims: [`${p} * ${x} + (${q}) = ${s}`],
  };
}

function drawVertical(random: Random): Params {
  return random.until(() => {
    const setting = random.pick(['lines', 'fan', 'gate'] as const);
    const [p, x] = [random.int(2, 7), random.int(6, 30)];
    const q = random.pick([-20, -15, -10, -5, 5, 10, 15, 20, 30]);
    const s = p * x + q;
    const ways = [(180 - s - q) / p, (s + q) / p, s, x];
    const isOpen = s > 24 && s < 150 && s !== 90 && new Set(ways).size === 4;
    const isFair = ways.every((way) => Number.isInteger(way) && way > 1 && way < 14 * x);
    return isOpen && isFair ? { pair: 'vertical', setting, p, q, r: 0, s, x, asks: 'x' } : null;
  });
}

/** The angle that is asked for, where both add up to the sum of the other pair. */
function wrongSum({ pair, p, q, r, s, asks }: Params): number {
  const whole = pair === 'line' ? 90 : 180;
  const one = (p * (whole - q - s)) / (p + r) + q;
  return asks === 'larger' ? Math.max(one, whole - one) : one;
}

function drawAngles(level: Level, random: Random): Params {
  return random.until(() => {
    const pair = random.pick(['line', 'corner'] as const);
    const setting = random.pick(['lines', 'fan', 'gate'] as const);
    const [p, r] = [random.int(1, 7), random.int(1, 7)];
    const whole = pair === 'line' ? 180 : 90;
    const q = level === 1 ? 0 : random.pick([-15, -10, -5, 5, 10, 15, 20]);
    const s = level === 1 ? 0 : random.pick([-10, -5, 0, 5, 10, 15, 20, 30]);
    const x = (whole - q - s) / (p + r);
    const [one, two] = [p * x + q, r * x + s];
    const asks = level === 3 ? 'larger' : 'first';
    const value = asks === 'larger' ? Math.max(one, two) : one;
    const params: Params = { pair, setting, p, q, r, s, x, asks };
    const turned = wrongSum(params);
    const values = [value, x, turned, value === one ? two : one];
    const isOpen = Number.isInteger(x) && x > 4 && one > 14 && two > 14 && p !== 1 && p !== r;
    const isApart = new Set(values).size === 4 && values.every((each) => each > value / 18 && each < 180);
    return isOpen && isApart && Number.isInteger(turned) ? params : null;
  });
}

/** Both angles side by side, each with its expression. */
function pictureOf({ p, q, r, s, x }: Params): DiagramOf<'angle-figure'> {
  return anglesAtPoint([
    [p * x + q, `${linearSide(p, 'x', q)}`],
    [r * x + s, `${linearSide(r, 'x', s)}`],
  ]);
}

type Sides = readonly (readonly [number, number])[];

function sumOf(sides: Sides): readonly [number, number] {
  return [sides.reduce((all, [p]) => all + p, 0), sides.reduce((all, [, q]) => all + q, 0)];
}

/** The largest angle, where all three add up to this whole. */
function largestBy(sides: Sides, whole: number): number {
  const [p, q] = sumOf(sides);
  return Math.max(...sides.map(([factor, rest]) => (factor * (whole - q)) / p + rest));
}

function drawThree(random: Random) {
  return random.until(() => {
    const way = random.pick(['lines', 'fan', 'gate', 'road'] as const);
    const numbers = [-15, -10, -5, 5, 10, 15, 20, 25];
    const sides = [0, 1, 2].map(() => [random.int(1, 7), random.pick(numbers)] as const);
    const [p, q] = sumOf(sides);
    const x = (180 - q) / p;
    const angles = sides.map(([factor, rest]) => factor * x + rest);
    const [value, wrong, least] = [Math.max(...angles), largestBy(sides, 90), Math.min(...angles)];
    const isOpen = [x, wrong].every(Number.isInteger) && q !== 0 && x > 5 && least > 14 && wrong > 10;
    return isOpen && new Set([...angles, x, wrong]).size === 5 && value < 130 && 90 > q
      ? { way, sides, x }
      : null;
  });
}
