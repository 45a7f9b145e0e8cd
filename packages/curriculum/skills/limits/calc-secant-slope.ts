import type { DiagramOf } from '@playforward/diagram';
import { numberSkill, type Random } from '../../src/kit/index.ts';
import { inBrackets, numberText, polynomialAt, polynomialText } from '../../src/numbers/polynomials.ts';
import { type RateReading, rateReadings } from '../../src/scenes/rates/rate-readings.ts';

/** f(x) = bend·x² + slope·x + start, between x = from and x = from + length. */
type Params = {
  scene: { readonly [Fact in keyof RateReading]: RateReading[Fact] };
  bend: number;
  slope: number;
  start: number;
  from: number;
  length: number;
};

/** Level 1 reads two points of a graph, level 2 two readings of a story, level 3 computes both outputs. */
export const calcSecantSlope = numberSkill('calc-secant-slope', {
  version: 2,
  form: 'decimal',
  scenes: [rateReadings],
  text: {
    headline: 'Find an average rate of change',
    points: 'The graph of $f$ goes through $A({x1}, {y1})$ and $B({x2}, {y2})$.',
    'points-ask': [
      'What is the average rate of change of $f$ from $A$ to $B$?',
      'How fast does $f$ change on average from $A$ to $B$?',
      'Find the slope of the secant line through $A$ and $B$.',
      'What is the slope of the line through $A$ and $B$?',
    ],
    rule: 'Let {rule}.',
    'rule-ask': [
      'What is the average rate of change of $f$ from $x = {x1}$ to $x = {x2}$?',
      'How fast does $f$ change on average from $x = {x1}$ to $x = {x2}$?',
      'What is the slope of the secant line from $x = {x1}$ to $x = {x2}$?',
      'Find the average rate of change of $f$ from $x = {x1}$ to $x = {x2}$.',
    ],
    right: 'The change of the output is divided by the change of the input.',
    turned:
      'This divides the change of the input by the change of the output. Which of the two is a rate per unit?',
    single: 'This uses the second output alone. How much did the output change?',
    length: 'This takes the interval to be one unit long. How long is it really?',
    sum: 'This adds the two outputs. Does a change add or subtract?',
    start: 'This is the rate at the start alone. What is the rate over the whole interval?',
    other: 'Subtract the outputs, subtract the inputs in the same order, and divide.',
    'values-do': 'Find both outputs.',
    'values-why': 'Put each input into the rule.',
    'rise-do': 'Subtract the outputs, second minus first.',
    'rise-why': 'This is how much the output changes.',
    'run-do': 'Subtract the inputs in the same order.',
    'run-why': 'This is the length of the interval.',
    'divide-do': 'Divide the change of the output by the change of the input.',
    'divide-why': 'The quotient is the slope of the line through both points, the secant.',
    final: 'The average rate of change is {value}.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const drawn = drawParams(level, random);
      const { rate, rise, single } = workOut(drawn);
      const near = (value: number): boolean =>
        Math.abs(value) <= 20 * Math.abs(rate) && Math.abs(rate) <= 20 * Math.abs(value);
      const outputs = [drawn.from, drawn.from + drawn.length].map((x) =>
        polynomialAt(coefficientsOf(drawn), x),
      );
      const positive = level !== 2 || outputs.every((output) => output > 1);
      return rate !== 0 && positive && near(single) && near(rise) ? drawn : null;
    });
  },
  build(params: Params, { level, say, step, distractor }) {
    const { scene, from, length, bend, slope } = params;
    const coefficients = coefficientsOf(params);
    const to = from + length;
    const [x1, x2] = [numberText(from), numberText(to)];
    const [first, second] = [polynomialAt(coefficients, from), polynomialAt(coefficients, to)];
    const { rate, rise, single } = workOut(params);
    const value = numberText(rate);
    const words = {
      x1,
      x2,
      y1: numberText(first),
      y2: numberText(second),
      value,
      rule: `$f(x) = ${polynomialText(coefficients)}$`,
    };
    const difference = `${words.y2} − ${inBrackets(first)}`;
    const questions = {
      1: [say('points'), say('points-ask')],
      2: [say(`${scene.key}-who`), say(`${scene.key}-two`), say(`${scene.key}-ask`)],
      3: [say('rule'), say('rule-ask')],
    } as const;
    return {
      words,
      question: questions[level],
      diagram: level === 1 ? secantGraph(coefficients, [from, first], [to, second]) : null,
      answer: value,
      distractors: [
        distractor('uses-only-one-output', numberText(single), 'single'),
        distractor('uses-the-wrong-interval-length', numberText(rise), 'length'),
        turnedText(rate) === null || level === 3
          ? null
          : distractor('divides-in-the-wrong-order', turnedText(rate) ?? '', 'turned'),
        distractor('slip', numberText(2 * bend * from + slope), 'start'),
        distractor('slip', numberText((first + second) / length), 'sum'),
        distractor('slip', numberText(-rate), 'other'),
      ],
      steps: [
        level === 3 ? step('values', `$f(${x1})$ and $f(${x2})$`, `${words.y1} and ${words.y2}`) : null,
        step('rise', difference, numberText(rise)),
        step('run', `${x2} − ${x1}`, numberText(length)),
        step('divide', `${numberText(rise)} ÷ ${numberText(length)}`, value),
      ],
      claims: [`(${second.toFixed(6)} - (${first.toFixed(6)})) / ${length} = ${rate.toFixed(6)}`],
    };
  },
});

/** One over the rate, where it ends within three places and is a likely answer. */
function turnedText(rate: number): string | null {
  const text = numberText(1 / rate);
  const places = text.split('.')[1]?.length ?? 0;
  return places <= 3 && Math.abs(rate) <= 4 && Math.abs(rate) >= 0.25 ? text : null;
}

function coefficientsOf({ bend, slope, start }: Params): readonly number[] {
  return [start, slope, bend];
}

function workOut(params: Params): { rate: number; rise: number; single: number } {
  const { bend, slope, from, length } = params;
  const rate = slope + bend * (2 * from + length);
  return { rate, rise: rate * length, single: polynomialAt(coefficientsOf(params), from + length) / length };
}

function drawParams(level: 1 | 2 | 3, random: Random): Params {
  const scene = random.pick(rateReadings.list);
  const bend = random.pick([-1, 1]);
  if (level === 1) {
    const from = random.int(1, 3);
    const slope = -2 * bend * random.int(1, 3);
    const start = random.int(1, 5) - (bend * from + slope) * from;
    return { scene, bend, slope, start, from, length: random.pick([0.2, 0.5]) };
  }
  const length = random.pick([0.2, 0.5]);
  if (level === 2) {
    const slope = random.pick([-6, -4, -3, 2, 4, 5]);
    return { scene, bend, slope, start: random.int(8, 30), from: random.int(2, 5), length };
  }
  const steep = random.pick([-3, -2, -1, 1, 2, 3]);
  return {
    scene: { ...scene, key: 'drone' },
    bend: steep,
    slope: random.int(-5, 6),
    start: random.int(-4, 6),
    from: random.int(1, 5),
    length: random.pick([0.1, 0.2, 0.5]),
  };
}

/** The curve with both points and the secant through them. */
function secantGraph(
  coefficients: readonly number[],
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
): DiagramOf<'function-graph'> {
  const whole = { from: null, to: null, fromOpen: false, toOpen: false };
  const slope = (y2 - y1) / (x2 - x1);
  return {
    kind: 'function-graph',
    x: { label: 'x', min: -1, max: 7, step: 1 },
    y: {
      label: 'y',
      min: Math.floor(Math.min(0, y1, y2)) - 2,
      max: Math.ceil(Math.max(y1, y2)) + 3,
      step: 1,
    },
    curves: [
      { formula: { type: 'polynomial', coefficients: [...coefficients] }, ...whole },
      { formula: { type: 'polynomial', coefficients: [y1 - slope * x1, slope] }, ...whole },
    ],
    points: [
      { x: x1, y: y1, label: 'A', open: false },
      { x: x2, y: y2, label: 'B', open: false },
    ],
    asymptotes: [],
  };
}
