import type { DiagramOf } from '@playforward/diagram';
import { type Distractor, type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue, lowestTerms, wholeOrFraction } from '../../src/numbers/fraction-amounts.ts';
import { typeset } from '../../src/numbers/signed-numbers.ts';

/** What is measured, by what, and how much of it may belong to one whole. At level 3 another unit is asked for. */
const scenes = [
  { key: 'sweeper', y: 'miles', x: 'hour', least: 2, most: 9, units: { asked: 'miles', per: 1 } },
  { key: 'walker', y: 'miles', x: 'hour', least: 2, most: 4, units: { asked: 'miles', per: 1 } },
  { key: 'faucet', y: 'gallons', x: 'minute', least: 1, most: 6, units: { asked: 'quarts', per: 4 } },
  { key: 'paint', y: 'gallons', x: 'wall', least: 1, most: 4, units: { asked: 'quarts', per: 4 } },
  { key: 'fence', y: 'yards', x: 'hour', least: 3, most: 9, units: { asked: 'feet', per: 3 } },
  { key: 'robot', y: 'yards', x: 'minute', least: 1, most: 9, units: { asked: 'feet', per: 3 } },
  { key: 'batter', y: 'pints', x: 'batch', least: 1, most: 5, units: { asked: 'cups', per: 2 } },
  { key: 'sorbet', y: 'pints', x: 'batch', least: 1, most: 5, units: { asked: 'cups', per: 2 } },
] as const;

/** a/b of the first amount belong to c/d of the second; `back` asks how much of the second belongs to one of the first. */
type Params = {
  scene: (typeof scenes)[number];
  a: number;
  b: number;
  c: number;
  d: number;
  back: boolean;
};

/** Level 1 has a unit fraction below, level 2 any fractions and both ways, level 3 asks for another unit. */
export const m7UnitRateFraction = numberSkill('m7-unit-rate-fraction', {
  version: 6,
  form: 'fraction',
  text: {
    headline: 'Find the unit rate',
    sweeper: 'A street sweeper cleans {amount} of a mile of road in {share} of an hour.',
    walker: 'On a trail, a hiker covers {amount} of a mile in {share} of an hour.',
    faucet: 'A faucet pours {amount} of a gallon in {share} of a minute.',
    paint: 'A painter uses {amount} of a gallon of paint for {share} of a wall.',
    fence: 'A crew puts up {amount} of a yard of fence in {share} of an hour.',
    robot: 'A robot rolls {amount} of a yard in {share} of a minute.',
    batter: 'A cook uses {amount} of a pint of milk for {share} of a batch.',
    sorbet: 'A café needs {amount} of a pint of juice for {share} of a batch of sorbet.',
    'sweeper-more': 'A street sweeper cleans {amount} miles of road in {share} of an hour.',
    'walker-more': 'On a trail, a hiker covers {amount} miles in {share} of an hour.',
    'faucet-more': 'A faucet pours {amount} gallons in {share} of a minute.',
    'paint-more': 'A painter uses {amount} gallons of paint for {share} of a wall.',
    'fence-more': 'A crew puts up {amount} yards of fence in {share} of an hour.',
    'robot-more': 'A robot rolls {amount} yards in {share} of a minute.',
    'batter-more': 'A cook uses {amount} pints of milk for {share} of a batch.',
    'sorbet-more': 'A café needs {amount} pints of juice for {share} of a batch of sorbet.',
    ask: 'How many {unit} is that {link} one {x}?',
    'ask-back': 'How many {xs} is that for one {one}?',
    'right-back': 'Dividing the part of the {x} by the {y} gives the {xs} for one whole {one}.',
    'order-back': 'This divides the {y} by the part of the {x}. How many {xs} go with one {one}?',
    'multiplies-back': 'This multiplies the two amounts. What do you divide by to get to one {one}?',
    'adds-back':
      'This adds the two amounts. They count different things. How do you get from {amount} to one {one}?',
    'bottom-back': 'This uses only the denominator of the {y}. What does the numerator tell you?',
    'same-back': 'This is what all of the {y} take. How much is it for one {one}?',
    'other-back': 'Which amount has to become one? Divide the other amount by it.',
    'rate-back-do': 'Divide the part of the {x} by the {y}.',
    'rate-back-why': 'This time the unit rate is for one {one}, so you divide by the {y}.',
    'turn-back-do': 'Multiply by the reciprocal of the {y}.',
    'work-back-why': 'This is the number of {xs} for one {one}.',
    'check-back-do': 'Check with the {y}.',
    'check-back-why': 'The unit rate, times the {y}, is the part of the {x} in the question.',
    'final-back': '{value} {unit} for one {one}',
    convert: 'One {one} has {per, number} {unit}.',
    right: 'Dividing the {y} by the part of the {x} gives the amount for one whole {x}.',
    'right-unit':
      'Dividing by the part of the {x} gives the {y} for one whole {x}, and each {one} has {per, number} {unit}.',
    order: 'This divides the part of the {x} by the {y}. How many {y} go with one {x}?',
    multiplies:
      'This multiplies the two amounts. Is the amount for a whole {x} more or less than for a part?',
    units: 'This is the number of {y}. The question asks for {unit}. How many {unit} are in one {one}?',
    adds: 'This adds the two amounts. They count different things. How do you get from {share} to one {x}?',
    bottom: 'This uses only the denominator of {share}. What does its numerator tell you?',
    same: 'This is the amount for {share} of the {x}. How much is it for one whole {x}?',
    other: 'Divide the first amount by the part of the {x} it belongs to.',
    'mixed-do': 'Write the mixed number as a fraction.',
    'mixed-why': 'A fraction can be divided by another one.',
    'rate-do': 'Divide the {y} by the part of the {x}.',
    'rate-why': 'A unit rate is the amount for one whole {x}.',
    'turn-do': 'Multiply by the reciprocal of the part.',
    'turn-why': 'Dividing by a number is the same as multiplying by its reciprocal.',
    'work-do': 'Work out the product.',
    'work-why': 'This is the number of {y} {link} one {x}.',
    'unit-do': 'Change {y} to {unit}.',
    'unit-why': 'One {one} has {per, number} {unit}.',
    'check-do': 'Check with the part of the {x}.',
    'check-why': 'That part of the unit rate is the amount in the question.',
    final: '{value} {unit} {link} one {x}',
    'final-mixed': '{value} {unit} {link} one {x}, or {mixed} {unit}',
    'far-sweepers':
      'A street sweeper cleans {p} of a mile of road in {s} of an hour. A smaller one cleans {q} of a mile in {t} of an hour. Together, how many hours do they need for {n, number} miles?',
    'far-hoses':
      'One hose pours {p} of a gallon in {s} of a minute. Another one pours {q} of a gallon in {t} of a minute. Together, how many minutes do they need for a tub of {n, number} gallons?',
    'far-crews':
      'One crew lays {p} of a mile of cable in {s} of a week. A second crew lays {q} of a mile in {t} of a week. Together, how many weeks do they need for {n, number} miles?',
    'far-presses':
      'A press makes {p} of a quart of juice in {s} of a minute. A second press makes {q} of a quart in {t} of a minute. Together, how many minutes do they need for {n, number} quarts?',
    'right-far': 'Both rates are added, since both work at the same time. Then the whole is divided by that.',
    'far-order':
      'This divides the rate of both by the whole amount. How many times does the rate fit into the whole?',
    'far-one': 'This uses only the first rate. What does the other one bring in the same time?',
    'far-amounts': 'This adds {p} and {q} as if each took one whole unit of time. How long does each take?',
    'other-far': 'Find how much each of them does in one whole unit of time. Then put both together.',
    'one-do': 'Divide the first amount by its time.',
    'two-do': 'Divide the second amount by its time.',
    'work-one-why': 'This is the first unit rate.',
    'work-two-why': 'This is the second unit rate.',
    'both-do': 'Add the two rates.',
    'both-why': 'In one unit of time, both do their part.',
    'time-do': 'Divide the whole amount by the rate of both.',
    'time-why': 'This tells how many units of time it takes.',
    'back-do': 'Check: multiply the rate of both by the time.',
    'back-why': 'The whole amount must come back.',
    'final-far': 'Both together need {value} {unit}.',
  },
  draw: ({ level, random }): Params => drawAmounts(level, random),
  build({ scene, a, b, c, d, back }: Params, { level, say, step, distractor }) {
    const per = level === 3 ? scene.units.per : 1;
    // What is divided, and what it is divided by.
    const [top, under, by, into] = back ? ([c, d, a, b] as const) : ([a, b, c, d] as const);
    const rate = lowestTerms(top * into, under * by);
    const key = lowestTerms(top * into * per, under * by);
    const xs = `${scene.x}${scene.x === 'batch' ? 'es' : 's'}`;
    const unit = back ? (key[0] > key[1] ? xs : scene.x) : level === 3 ? scene.units.asked : scene.y;
    const [amount, share] = [typeset(mixed(a, b)), wholeOrFraction(c, d)];
    const value = wholeOrFraction(...key);
    const link = scene.x === 'wall' || scene.x === 'batch' ? 'for' : 'in';
    const words = {
      amount,
      share,
      unit,
      x: scene.x,
      xs,
      y: scene.y,
      one: scene.y.slice(0, -1),
      per,
      value,
      mixed: typeset(mixed(...key)),
      link,
    };
    type Key = Parameters<typeof say>[0];
    const wrong = (misconception: Distractor['misconception'], top: number, bottom: number, key: Key) => ({
      misconception,
      value: fractionValue(top, bottom),
      reason: say(key),
    });
    const [start, one, divisor] = [
      wholeOrFraction(top, under),
      wholeOrFraction(...rate),
      wholeOrFraction(by, into),
    ];
    const turned = wholeOrFraction(into, by);
    const way = <Key extends string>(name: Key) => (back ? (`${name}-back` as const) : name);
    const amountOf = `${wholeOrFraction(a, b)} ${a < b ? scene.y.slice(0, -1) : scene.y}`;
    return {
      words,
      question: [a > b ? `${scene.key}-more` : scene.key, level === 3 ? 'convert' : null, way('ask')],
      diagram: level === 1 ? linesOf({ scene, a, b, c, d, back }) : null,
      answer: {
        value: fractionValue(...key),
        unit: back ? xs : unit,
        unitOne: back ? scene.x : unit === 'feet' ? 'foot' : unit.slice(0, -1),
        reason: level === 3 ? 'right-unit' : way('right'),
      },
      distractors: [
        distractor('divides-in-the-wrong-order', fractionValue(under * by * per, top * into), way('order')),
        distractor('multiplies-the-amounts', fractionValue(a * c * per, b * d), way('multiplies')),
        level === 3 ? wrong('mixes-up-the-units', ...rate, 'units') : null,
        distractor('slip', fractionValue(a * d + b * c, b * d), way('adds')),
        distractor('slip', fractionValue(top * into, under), way('bottom')),
        distractor('slip', fractionValue(top, under), way('same')),
      ],
      steps: [
        a > b && step('mixed', amount, wholeOrFraction(a, b)),
        step('rate', `${amountOf} ${link} ${share} ${scene.x}`, `${start} ÷ ${divisor}`, way('rate')),
        step('turn', `${start} ÷ ${divisor}`, `${start} × ${turned}`, {
          do: `${way('turn')}-do`,
          why: 'turn-why',
        }),
        step('work', `${start} × ${turned}`, one, { do: 'work-do', why: `${way('work')}-why` }),
        level === 3 ? step('unit', `${one} × ${per}`, value) : null,
        step('check', `${one} × ${divisor}`, start, way('check')),
      ],
      otherWrong: way('other'),
      finalAnswer: back ? 'final-back' : key[0] > key[1] && key[1] > 1 ? 'final-mixed' : 'final',
      claims: [`(${top}/${under}) ÷ (${by}/${into}) * ${per} = ${key.join('/')}`],
    };
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, p, q, s, t, n }: Far, { step, distractor }) {
      const [r1, r2] = [lowestTerms(p[0] * s[1], p[1] * s[0]), lowestTerms(q[0] * t[1], q[1] * t[0])];
      const sum = lowestTerms(r1[0] * r2[1] + r2[0] * r1[1], r1[1] * r2[1]);
      const both = lowestTerms(p[0] * q[1] + q[0] * p[1], p[1] * q[1]);
      const value = wholeOrFraction(...lowestTerms(n * sum[1], sum[0]));
      const unit = farUnits[ask];
      const [ps, ss, qs, ts] = [p, s, q, t].map(([top, bottom]) => wholeOrFraction(top, bottom));
      return {
        words: { p: `${ps}`, s: `${ss}`, q: `${qs}`, t: `${ts}`, n, value, unit },
        question: ask,
        answer: {
          value: fractionValue(n * sum[1], sum[0]),
          unit,
          unitOne: unit.slice(0, -1),
          reason: 'right-far',
        },
        distractors: [
          distractor('divides-in-the-wrong-order', fractionValue(sum[0], n * sum[1]), 'far-order'),
          distractor('applies-only-the-first-step', fractionValue(n * r1[1], r1[0]), 'far-one'),
          distractor('slip', fractionValue(n * both[1], both[0]), 'far-amounts'),
        ],
        otherWrong: 'other-far',
        steps: [
          step('one', `${ps} ÷ ${ss}`, `${ps} × ${wholeOrFraction(s[1], s[0])}`, { why: 'turn-why' }),
          step('work-one', `${ps} × ${wholeOrFraction(s[1], s[0])}`, wholeOrFraction(...r1), {
            do: 'work-do',
            why: 'work-one-why',
          }),
          step('two', `${qs} ÷ ${ts}`, `${qs} × ${wholeOrFraction(t[1], t[0])}`, { why: 'turn-why' }),
          step('work-two', `${qs} × ${wholeOrFraction(t[1], t[0])}`, wholeOrFraction(...r2), {
            do: 'work-do',
            why: 'work-two-why',
          }),
          step('both', `${wholeOrFraction(...r1)} + ${wholeOrFraction(...r2)}`, wholeOrFraction(...sum)),
          step('time', `${n} ÷ ${wholeOrFraction(...sum)}`, value),
          step('back', `${wholeOrFraction(...sum)} × ${value}`, n),
        ],
        finalAnswer: 'final-far',
        claims: [
          `${n} ÷ ((${p.join('/')}) ÷ (${s.join('/')}) + (${q.join('/')}) ÷ (${t.join('/')})) = ${n * sum[1]}/${sum[0]}`,
        ],
      };
    },
  },
});

const farUnits = {
  'far-sweepers': 'hours',
  'far-hoses': 'minutes',
  'far-crews': 'weeks',
  'far-presses': 'minutes',
} as const;
type Part = readonly [number, number];
/** Two that work together: p in s of the time and q in t of it; n is what they do. */
type Far = { ask: keyof typeof farUnits; p: Part; s: Part; q: Part; t: Part; n: number };

function drawFar(random: Random): Far {
  const keys = ['far-sweepers', 'far-hoses', 'far-crews', 'far-presses'] as const;
  return random.until(() => {
    const part = (most: number): Part => {
      const bottom = random.int(2, most);
      return lowestTerms(random.int(1, bottom - 1), bottom);
    };
    const [p, s, q, t] = [part(8), part(6), part(8), part(6)];
    const [r1, r2] = [(p[0] * s[1]) / (p[1] * s[0]), (q[0] * t[1]) / (q[1] * t[0])];
    const n = random.int(3, 12);
    const sum = lowestTerms(p[0] * s[1] * q[1] * t[0] + q[0] * t[1] * p[1] * s[0], p[1] * s[0] * q[1] * t[0]);
    const [, under] = lowestTerms(n * sum[1], sum[0]);
    const time = (n * sum[1]) / sum[0];
    const isTrue = r1 > r2 && r2 >= 1 && r1 <= 5 && time > 1.2 && time < 3.9;
    const amounts = p[0] / p[1] + q[0] / q[1];
    const isOpen = Math.abs(n / amounts - time) > 0.1 && Math.abs(n / amounts - n / r1) > 0.1;
    return isTrue && isOpen && under <= 12 && sum[1] <= 12 ? { ask: random.pick(keys), p, s, q, t, n } : null;
  });
}

/** Typed with the whole part in front: 7 over 4 gives '1 3/4'. */
function mixed(top: number, bottom: number): string {
  const whole = Math.floor(top / bottom);
  return whole === 0 ? `${top}/${bottom}` : `${whole} ${top - whole * bottom}/${bottom}`;
}

/** Amounts with a believable rate; every wrong way stays within sixteen times the answer. */
function drawAmounts(level: Level, random: Random): Params {
  const fitting = level === 3 ? scenes.filter(({ units }) => units.per > 1) : scenes;
  const back = level === 2 && random.chance(50);
  return random.until(() => {
    const scene = random.pick(fitting);
    // Nobody measures in sevenths, and no cook in fifths.
    const b = random.pick(scene.y === 'pints' ? [2, 3, 4, 6, 8] : [2, 3, 4, 5, 6, 8]);
    const a = random.int(1, 2 * b - 1);
    const d = random.int(2, 6);
    const c = level === 1 ? 1 : random.int(2, Math.max(2, d - 1));
    const rate = (a * d) / (b * c);
    const isLowest = lowestTerms(a, b)[1] === b && lowestTerms(c, d)[1] === d && c < d;
    const isTrue = rate >= scene.least && rate <= scene.most;
    const near = [rate * rate, back ? Math.max(a / b, b / a) ** 2 : (d / c) ** 2];
    const isPlain = near.every((ratio) => ratio < 16 && ratio > 1.1) && a * c !== b * c && a !== b;
    return isLowest && isTrue && isPlain ? { scene, a, b, c, d, back } : null;
  });
}

/** Zero, the part that is told and one whole, which is asked for. */
function linesOf({ scene, a, b, c, d }: Params): DiagramOf<'double-number-line'> {
  const title = scene.x.charAt(0).toUpperCase() + scene.x.slice(1);
  return {
    kind: 'double-number-line',
    upper: scene.y.charAt(0).toUpperCase() + scene.y.slice(1),
    lower: title,
    ticks: [
      { at: 0, upper: '0', lower: '0' },
      { at: c / d, upper: mixed(a, b), lower: `${c}/${d}` },
      { at: 1, upper: null, lower: '1' },
    ],
    marked: [],
    arrow: null,
  };
}
