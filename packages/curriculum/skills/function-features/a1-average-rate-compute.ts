import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { type RateStory, rateStories } from '../../src/linear-stories/rate-stories.ts';
import { areBelievable, isShort } from '../../src/numbers/linear-sides.ts';
import { inBrackets, polynomialAt, polynomialText } from '../../src/numbers/polynomials.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

const asks = ['what', 'find', 'given', 'on'] as const;
/** Level 1 and 3: values at 0, 1, 2 … Level 2: the coefficients of a rule, the constant first. */
type Params = {
  story: RateStory;
  ask: (typeof asks)[number];
  values: readonly number[];
  a: number;
  b: number;
};

const parts = ['pool', 'walk', 'file', 'paint'] as const;

/**
 * Level 1 reads a table, level 2 uses a rule, level 3 goes back from the rate to a value. The stretch problem joins two
 * intervals with rates of their own.
 */
export const a1AverageRateCompute = numberSkill('a1-average-rate-compute', {
  version: 1,
  form: 'number',
  scenes: [rateStories],
  text: {
    headline: 'Average rate of change',
    what: 'What is the average rate of change of {rule} from {from} to {to}?',
    find: 'Find the average rate of change of {rule} on the interval {interval}.',
    given: 'Given {rule}, find the average rate of change between {from} and {to}.',
    on: 'On the interval {interval}, what is the average rate of change of {rule}?',
    right: 'The change of the output was divided by the change of the input.',
    order:
      'This divides the change of the input by the change of the output. Which of the two is divided by the other?',
    change: 'This is the whole change of the output. Over how many steps of the input does it spread?',
    mean: 'This is halfway between the two outputs. Which two changes does a rate compare?',
    counted: 'This divides by {b}. How far is it from {a} to {b}?',
    'right-back': 'The rate times the number of steps is the change, and the change was added.',
    step: 'This adds the rate once. Over how many steps does it go?',
    all: 'This counts all steps from zero. From which input does the rate hold?',
    only: 'This is the change alone. What was there before?',
    other: 'Find both changes first: that of the output and that of the input.',
    'other-later': 'Multiply the rate by the time from then on. Then add what was there.',
    'output-do': 'Find the change of the output.',
    'output-why': 'Take the later value minus the earlier value.',
    'input-do': 'Find the change of the input.',
    'input-why': 'Subtract in the same order.',
    'input-steps': 'The rate holds for each of these steps.',
    'divide-do': 'Divide.',
    'divide-why': 'The rate tells how much the output changes, on average, when the input grows by one.',
    'times-do': 'Multiply the rate by this change.',
    'times-why': 'The product is the change of the output.',
    'add-do': 'Add the product to the earlier value.',
    'add-why': 'The change goes on top of what was there.',
    final: 'The answer is {result}.',
    'final-later': 'The answer is {result} {unit}.',
    'final-joined': 'The answer is {result} {unit}.',
    pool: 'A pool fills at {p, number} gallons a minute for {a, number} minutes. Then it fills at {q, number} gallons a minute for {b, number} minutes. What is the average rate over the whole time, in gallons a minute?',
    walk: 'A toy boat goes at {p, number} meters a minute for {a, number} minutes. Then it goes at {q, number} meters a minute for {b, number} minutes. What is the average rate over the whole time, in meters a minute?',
    file: 'A file loads at {p, number} megabytes a second for {a, number} seconds. Then it loads at {q, number} megabytes a second for {b, number} seconds. What is the average rate over the whole time, in megabytes a second?',
    paint:
      'A printer prints {p, number} pages a minute for {a, number} minutes. Then it prints {q, number} pages a minute for {b, number} minutes. What is the average rate over the whole time, in pages a minute?',
    'right-joined': 'The whole change of the output is divided by the whole change of the input.',
    'mean-of-rates': 'This is the mean of the two rates. Do both of them hold for the same time?',
    'added-rates': 'This adds the two rates. Do both of them hold at the same time?',
    'one-rate': 'This is the rate of one part. What about the other part?',
    'other-joined': 'Find the change in each part. Then divide the whole change by the whole time.',
    'part-one-do': 'Find the change in the first part.',
    'part-two-do': 'Find the change in the second part.',
    'part-why': 'Rate times time is the change of the output.',
    'whole-do': 'Add both changes.',
    'whole-why': 'This is the change over the whole time.',
    'time-do': 'Add both times.',
    'time-why': 'This is the whole change of the input.',
  },
  draw: ({ level, random }): Params => drawRate(level, random),
  build(params: Params, { level, step, distractor }) {
    const { story, ask, values, a, b } = params;
    const { y, z, rate, wrong } = ratesOf(params, level);
    const steps = b - a;
    if (level === 3)
      return {
        words: { a, b, y, r: rate, result: z, unit: story.unit.split(' ')[0] ?? '' },
        finalAnswer: 'final-later',
        question: [`${story.key}-told`, `${story.key}-known`, `${story.key}-later`],
        answer: { value: z, reason: 'right-back' },
        distractors: [
          distractor('gives-only-the-change-in-output', rate * steps, 'only'),
          distractor('skips-a-step', y + rate, 'step'),
          distractor('slip', y + rate * b, 'all'),
        ],
        otherWrong: 'other-later',
        steps: [
          step('input', `${b} − ${a}`, steps, { why: 'input-steps' }),
          step('times', `${rate} × ${steps}`, rate * steps),
          step('add', `${y} + ${rate * steps}`, z),
        ],
        claims: [`(${z} - ${y}) / ${steps} = ${rate}`],
      };
    const text = polynomialText(values);
    const changes = [
      step('output', `$${inBrackets(z)} − ${inBrackets(y)}$`, signed(z - y)),
      step('input', `$${inBrackets(b)} − ${inBrackets(a)}$`, steps),
    ];
    return {
      words: {
        a: signed(a),
        b: signed(b),
        rule: `$f(x) = ${text}$`,
        from: `$x = ${signed(a)}$`,
        to: `$x = ${signed(b)}$`,
        interval: `[${signed(a)}, ${signed(b)}]`,
        result: level === 1 ? `${signed(rate)} ${story.unit}` : signed(rate),
      },
      question: level === 1 ? [`${story.key}-told`, `${story.key}-ask`] : ask,
      diagram:
        level === 1
          ? {
              kind: 'function-table',
              input: story.input,
              output: story.output,
              rule: null,
              pairs: values.map((value, at) => [String(at), String(value)]),
            }
          : null,
      answer: {
        value: signed(rate),
        ...(level === 1 && { unit: story.unit, unitOne: unitOfOne(story.unit) }),
      },
      distractors: [
        distractor('gives-only-the-change-in-output', signed(wrong.change), 'change', { work: changes }),
        distractor('averages-the-outputs', signed(wrong.mean), 'mean', {
          work: [
            step('sum', `$${inBrackets(y)} + ${inBrackets(z)}$`, signed(y + z), 'output'),
            step('divide', `${inBrackets(y + z)} ÷ 2`, signed(wrong.mean)),
          ],
        }),
        distractor('slip', signed(wrong.counted), 'counted'),
      ],
      steps: [...changes, step('divide', `${inBrackets(z - y)} ÷ ${steps}`, signed(rate))],
      claims: [`(${z} - (${y})) / ${steps} = ${rate}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [p, q] = [random.int(6, 90), random.int(6, 90)];
        const [a, b] = [random.int(2, 12), random.int(2, 12)];
        const rate = (p * a + q * b) / (a + b);
        const isFair = Number.isInteger(rate) && a !== b && Math.abs(p - q) > 3 && isShort((p + q) / 2);
        return isFair ? { part: random.pick(parts), p, q, a, b } : null;
      }),
    build({ part, p, q, a, b }, { step, distractor }) {
      const [one, two] = [p * a, q * b];
      const rate = (one + two) / (a + b);
      return {
        words: { p, q, a, b, result: String(rate), unit: unitOf[part] },
        question: part,
        answer: { value: rate, reason: 'right-joined' },
        distractors: takeDistractors(rate, [
          distractor('adds-the-two-rates', p + q, 'added-rates'),
          distractor('gives-only-the-change-in-output', one + two, 'change'),
          distractor('slip', (p + q) / 2, 'mean-of-rates'),
          distractor('slip', Math.max(p, q), 'one-rate'),
          distractor('slip', Math.min(p, q), 'one-rate'),
        ]),
        otherWrong: 'other-joined',
        finalAnswer: 'final-joined',
        steps: [
          step('part-one', `${p} × ${a}`, one, { do: 'part-one-do', why: 'part-why' }),
          step('part-two', `${q} × ${b}`, two, { do: 'part-two-do', why: 'part-why' }),
          step('whole', `${one} + ${two}`, one + two),
          step('time', `${a} + ${b}`, a + b),
          step('divide', `${one + two} ÷ ${a + b}`, rate),
        ],
        claims: [`(${p} * ${a} + ${q} * ${b}) / ${a + b} = ${rate}`],
      };
    },
  },
});

const unitOf = {
  pool: 'gallons a minute',
  walk: 'meters a minute',
  file: 'megabytes a second',
  paint: 'pages a minute',
} as const;

/** 'foot per hour' for 'feet per hour'. */
function unitOfOne(unit: string): string {
  return unit.replace('feet', 'foot').replace('s per', ' per');
}

/** Both outputs, the rate, and what the wrong ways of working make of them. */
function ratesOf({ values, a, b }: Params, level: Level) {
  const [y, z] =
    level === 2 ? [polynomialAt(values, a), polynomialAt(values, b)] : [values[a] ?? 0, values[b] ?? 0];
  const change = z - y;
  return { y, z, rate: change / (b - a), wrong: { change, mean: (y + z) / 2, counted: change / b } };
}

function drawRate(level: Level, random: Random): Params {
  const story = random.pick(rateStories.list);
  return random.until(() => {
    const ask = random.pick(asks);
    if (level === 2) {
      const rule = [random.int(-9, 9), random.int(-5, 5), random.int(1, 4) * random.pick([1, -1])];
      const [a, b] = [random.int(-3, 2), random.int(3, 6)];
      const params: Params = { story, ask, values: rule, a, b };
      const { rate, wrong } = ratesOf(params, level);
      const all = [rate, wrong.change, wrong.mean, wrong.counted];
      return a !== 0 && rule[1] !== 0 && all.every(isShort) && areBelievable(all) ? params : null;
    }
    let value = random.int(...story.start);
    const values = Array.from({ length: 6 }, () => {
      const now = value;
      value += random.int(...story.rise);
      return now;
    });
    const a = random.int(level === 1 ? 1 : 2, 3);
    const params: Params = { story, ask, values, a, b: a + random.int(2, 5 - a) };
    const { rate, wrong, y, z } = ratesOf(params, level);
    const all =
      level === 1
        ? [rate, wrong.change, wrong.mean, wrong.counted]
        : [z, rate * (params.b - a), y + rate, y + rate * params.b];
    const isMoney = story.unit === 'dollars per week';
    const isPayable = !isMoney || all.every(Number.isInteger);
    return isPayable && Number.isInteger(rate) && rate > 1 && all.every(isShort) && areBelievable(all)
      ? params
      : null;
  });
}
