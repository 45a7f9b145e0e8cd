import {
  type Distractor,
  type Level,
  numberSkill,
  type Random,
  takeDistractors,
} from '../../src/kit/index.ts';
import {
  drawPairOfRatio,
  type ProportionalPair,
  proportionalPairText,
} from '../../src/scenes/rates/proportional-pairs.ts';

/** y is k times x. `known` is the pair told at level 3, `x` the value that is given or asked for. */
type Params = { pair: ProportionalPair; k: number; known: number; x: number; asks: 'x' | 'y' };

/** Level 1 asks for y, level 2 for x or y, level 3 finds the constant from a known pair first. */
export const m7UseProportionalEquation = numberSkill('m7-use-proportional-equation', {
  version: 3,
  form: 'number',
  text: {
    ...proportionalPairText,
    headline: 'Use an equation y = kx',
    told: 'For {x} {xs} and {y} {ys}, this means {equation}.',
    named: 'The number of {ys}, {y}, is $k$ times the number of {xs}, {x}.',
    right: 'Both amounts together make {equation} true.',
    divides: 'This divides by {k, number}. Here {x} is known. What does {equation} do with {x}?',
    multiplies: 'This multiplies by {k, number}. Here {y} is known. How do you get back from {y} to {x}?',
    adds: 'This adds {k, number}. What does {term} tell you to do with {k, number}?',
    takes: 'This takes {k, number} away. What undoes multiplying by {k, number}?',
    reciprocal: 'This divides {a, number} by {b, number} for the constant. What is {y} when {x} is one?',
    steps: 'This adds the same amount to both numbers. Does the ratio stay the same then?',
    whole: 'This is the number from the question. Put it into {equation}. What is asked for?',
    'other-known': 'Put the known number into {equation}. Then see whether to multiply or to divide.',
    other: 'Find the constant from the pair that is given. Then use it for the new amount.',
    'find-do': 'Find the constant from the pair that is given.',
    'find-why': 'It is the number of {ys} for a single {xOne}.',
    'put-do': 'Put the known number into {equation}.',
    'put-why': 'Each letter stands for an amount, and one of them is known.',
    'multiply-do': 'Multiply.',
    'multiply-why': 'A number beside a letter is multiplied by it.',
    'undo-do': 'Divide both sides by {k, number}.',
    'undo-why': 'Dividing undoes multiplying.',
    'check-do': 'Check: divide the {ys} by the {xs}.',
    'check-why': 'The quotient is the constant of proportionality.',
    final: '{value, number} {ends}',
    'far-drones':
      'Two drones start together and fly in the same direction at steady speeds. One flies {b, number} meters in {a, number} seconds, and the other one flies {d, number} meters in {c, number} seconds. After how many seconds are they {gap, number} meters apart?',
    'far-tanks':
      'Two empty tanks begin to fill at once, both at a steady rate. One gains {b, number} gallons in {a, number} minutes, and the other one gains {d, number} gallons in {c, number} minutes. After how many minutes does the first one hold {gap, number} gallons more?',
    'far-fonts':
      'Two printers start at the same time and work at a steady rate. One prints {b, number} pages in {a, number} minutes, and the other one prints {d, number} pages in {c, number} minutes. After how many minutes is the first one {gap, number} pages ahead?',
    'far-bakers':
      'Two bakeries start together and pack rolls at a steady rate. One fills {b, number} boxes in {a, number} hours, and the other one fills {d, number} boxes in {c, number} hours. After how many hours is the first one {gap, number} boxes ahead?',
    'right-far': 'The gap grows by the difference of both constants in each unit of time.',
    'far-one': 'This uses the first constant alone. What does the second one do in the same time?',
    'far-times':
      'This multiplies by the difference of the constants. How many times does the difference fit into the gap?',
    'far-sum': 'This adds the two constants. Does the gap grow by their sum or by their difference?',
    'other-far': 'Find both constants first. By how much does the gap grow each time?',
    'one-do': 'Find the first constant.',
    'one-why': 'It is the amount for one unit of time.',
    'two-do': 'Find the second constant.',
    'two-why': 'It is found in the same way.',
    'less-do': 'Subtract the constants.',
    'less-why': 'The gap grows by this much in one unit of time.',
    'lead-do': 'Write an equation for the gap.',
    'lead-why': 'The gap is proportional to the time $t$.',
    'time-do': 'Divide both sides by {rate, number}.',
    'time-why': 'Dividing undoes multiplying.',
    'final-far': 'It takes {value, number} {unit}.',
  },
  draw: ({ level, random }): Params => drawAmounts(level, random),
  build({ pair, k, known, x, asks }: Params, { level, say, step }) {
    const [lx, ly] = pair.letters;
    const y = k * x;
    const key = asks === 'y' ? y : x;
    const given = asks === 'y' ? x : y;
    const ends = asks === 'y' ? pair.y : pair.x;
    const [a, b] = [known, known * k];
    const words = {
      x: `$${lx}$`,
      y: `$${ly}$`,
      xs: pair.x,
      xOne: pair.xOne,
      ys: pair.y,
      k,
      a,
      b,
      value: key,
      ends,
      equation: `$${ly} = ${k}${lx}$`,
      term: `$${k}${lx}$`,
    };
    const open = asks === 'y' ? `$${ly} = ${k} \\times ${x}$` : `$${y} = ${k}${lx}$`;
    const { key: scene } = pair;
    return {
      words,
      question: [
        `${scene}-facts`,
        ...(level === 3 ? [say(`${scene}-pair`, { a, b }), say('named')] : [say('told')]),
        say(`${scene}-ask-${asks}`, { a: x, b: y }),
      ],
      answer: { value: key, unit: ends, unitOne: ends.replace(/s$/, '') },
      distractors: takeDistractors(
        key,
        wrongAmounts({ k, known, x, asks }, level, given).map(({ key: name, ...entry }) => ({
          ...entry,
          reason: say(name),
        })),
      ),
      steps: [
        level === 3 ? step('find', `${b} ÷ ${a}`, k) : null,
        step('put', words.equation, open),
        asks === 'y' ? step('multiply', `${k} × ${x}`, y) : step('undo', `${y} ÷ ${k}`, x),
        level === 3 ? null : step('check', `${y} ÷ ${x}`, k),
      ],
      otherWrong: level === 3 ? 'other' : 'other-known',
      claims: [`${k} * ${x} = ${y}`, `${k} * ${a} = ${b}`],
    };
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, k1, k2, a, c, time }: Far, { step, distractor }) {
      const rate = k1 - k2;
      const gap = rate * time;
      const unit = farUnits[ask];
      return {
        words: { a, b: k1 * a, c, d: k2 * c, gap, rate, value: time, unit },
        question: ask,
        answer: { value: time, unit, unitOne: unit.slice(0, -1), reason: 'right-far' },
        distractors: [
          distractor('applies-only-the-first-step', gap / k1, 'far-one'),
          distractor('multiplies-when-dividing-is-needed', gap * rate, 'far-times'),
          distractor('slip', gap / (k1 + k2), 'far-sum'),
        ],
        otherWrong: 'other-far',
        steps: [
          step('one', `${k1 * a} ÷ ${a}`, k1),
          step('two', `${k2 * c} ÷ ${c}`, k2),
          step('less', `${k1} − ${k2}`, rate),
          step('lead', 'the gap', `$${gap} = ${rate}t$`),
          step('time', `${gap} ÷ ${rate}`, time),
        ],
        finalAnswer: 'final-far',
        claims: [`${k1 * a}/${a} - ${k2 * c}/${c} = ${rate}`, `${rate} * ${time} = ${gap}`],
      };
    },
  },
});

const farUnits = {
  'far-drones': 'seconds',
  'far-tanks': 'minutes',
  'far-fonts': 'minutes',
  'far-bakers': 'hours',
} as const;
/** Two that grow by k1 and k2, told by a pair each. */
type Far = { ask: keyof typeof farUnits; k1: number; k2: number; a: number; c: number; time: number };

function drawFar(random: Random): Far {
  return random.until(() => {
    const ask = random.pick(['far-drones', 'far-tanks', 'far-fonts', 'far-bakers'] as const);
    const [k2, rate, time] = [random.int(4, 12), random.int(2, 3), random.int(4, 30)];
    const k1 = k2 + rate;
    const [a, c] = [random.int(2, 8), random.int(2, 8)];
    const gap = rate * time;
    const isTrue = ask !== 'far-bakers' || time <= 8;
    const isWhole = Number.isInteger((gap / k1) * 100) && Number.isInteger((gap / (k1 + k2)) * 100);
    return isTrue && a !== c && isWhole && gap / (k1 + k2) > time / 14 ? { ask, k1, k2, a, c, time } : null;
  });
}

type Shape = Omit<Params, 'pair'>;

/** Each wrong amount with the key of its reason, named ways first. */
function wrongAmounts({ k, known, x, asks }: Shape, level: Level, given: number) {
  const y = k * x;
  const entry = <Key extends string>(
    misconception: Distractor['misconception'],
    value: number,
    key: Key,
  ) => ({ misconception, value: Math.round(value * 10_000) / 10_000, key });
  const adds =
    asks === 'y'
      ? entry('adds-k-instead-of-multiplying', x + k, 'adds')
      : entry('subtracts-the-number', y - k, 'takes');
  if (level === 3) {
    const turned = asks === 'y' ? x / k : y * k;
    const shifted = asks === 'y' ? x + (known * k - known) : y - (known * k - known);
    return [
      entry('uses-the-reciprocal-of-k', turned, 'reciprocal'),
      adds,
      entry('slip', shifted, 'steps'),
      entry('slip', given, 'whole'),
    ] as const;
  }
  const inverse =
    asks === 'y'
      ? entry('divides-when-multiplying-is-needed', x / k, 'divides')
      : entry('multiplies-when-dividing-is-needed', y * k, 'multiplies');
  return [inverse, adds, entry('slip', given, 'whole')] as const;
}

/**
 * Ratios below four and a half, so that every wrong way stays believable; quotients end after two places. The ratio is
 * drawn before the amounts that go with it, so that each comes as often as the others.
 */
function drawAmounts(level: Level, random: Random): Params {
  const k = random.pick([1.5, 2, 2.5, 3, 3.5, 4]);
  const pair = drawPairOfRatio(random, k);
  return random.until(() => {
    const asks = level === 1 ? 'y' : random.pick(['x', 'y'] as const);
    const x = random.int(4, 40);
    const known = random.int(2, 12);
    const isEven = Number.isInteger(k * x) && Number.isInteger(k * known);
    const ends = Number.isInteger((x / k) * 100);
    const isPlain = level === 3 || asks === 'x' || ends;
    const turnedEnds = level !== 3 || asks === 'x' || ends;
    return isEven && isPlain && turnedEnds && known !== x && k !== x ? { pair, k, known, x, asks } : null;
  });
}
