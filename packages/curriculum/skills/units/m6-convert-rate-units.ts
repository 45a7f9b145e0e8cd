import { numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { decimalQuotient } from '../../src/numbers/decimal-quotient.ts';
import {
  type RatedTimes,
  rateUnitText,
  type TimedRate,
  type Times,
  type TwofoldRate,
  timedRates,
  twofoldRates,
} from '../../src/scenes/rates/rate-units.ts';

/** The rate told, with the scene it belongs to; at level 3 the measured unit changes as well. */
type Params =
  | { kind: 'longer' | 'shorter'; scene: TimedRate; times: Times; rate: number }
  | { kind: 'both'; scene: TwofoldRate; times: Times; rate: number };

/** Level 1 goes to a longer time, level 2 to a shorter one, level 3 changes both units. */
export const m6ConvertRateUnits = numberSkill('m6-convert-rate-units', {
  version: 2,
  form: 'decimal',
  text: {
    ...rateUnitText,
    headline: 'Change the unit of a rate',
    'parts-rule': '{parts, number} {told} make one {one}.',
    'right-longer': 'One {long} has {factor, number} {short}s, and each of them brings the same amount.',
    'right-shorter': 'The amount of one {long} is shared evenly over its {factor, number} {short}s.',
    'right-both':
      'One {long} is {factor, number} {short}s, and {parts, number} {told} make one {one}. Both changes are needed.',
    ignores: 'This is still the rate for one {from}. What changes when the time is one {to}?',
    'ignores-both': 'This is still {told} each {from}. Which units does the question ask for?',
    'wrong-factor': 'This uses another number of {short}s for one {long}. How many are there?',
    adds: 'This adds the number of {short}s. Does each {short} bring the same amount?',
    'wrong-way': 'This makes more {unit} than {told}. Are {unit} larger or smaller?',
    'one-unit': 'This changes only the time. What happens to the {told}?',
    'only-parts': 'This changes only the {told}. What happens to the time?',
    slip: 'This is one {from} off. Count the {short}s in one {long} again.',
    other: 'How many {short}s are in one {long}? Think about whether the amount grows or shrinks.',
    'other-both': 'Two units change here. Change the time first, and then the {told}.',
    'time-do': 'Write how the two times belong together.',
    'time-why': 'This ratio never changes.',
    'times-do': 'Multiply the rate by {factor, number}.',
    'times-why': 'Each {short} brings the same amount, and one {long} has {factor, number} of them.',
    'share-do': 'Divide the rate by {factor, number}.',
    'share-why': 'The amount of a {long} is shared evenly over its {short}s.',
    'unit-do': 'Divide by {parts, number} to get {unit}.',
    'unit-why': '{parts, number} {told} make one {one}.',
    'check-do': 'Check by going back.',
    'check-why': 'The rate you started with must come out again.',
    final: '{value} {shown} each {to}',
  },
  draw({ level, random }): Params {
    if (level === 3) {
      const scene = random.pick(twofoldRates);
      return { kind: 'both', scene, times: scene.times, rate: scene.parts * random.int(2, 60) };
    }
    // Shared over many, a rate gets so small that no other way of working looks possible.
    const longest = level === 1 ? 60 : 12;
    const scene = random.pick(
      timedRates.filter((rated) => rated.times.some(({ factor }) => factor <= longest)),
    );
    const times = random.pick(scene.times.filter(({ factor }) => factor <= longest));
    const each = drawRate(times, random);
    return level === 1
      ? { kind: 'longer', scene, times, rate: each }
      : { kind: 'shorter', scene, times, rate: times.factor * each };
  },
  build(params: Params, { say, step }) {
    const { kind, scene, times, rate } = params;
    const { short, long, factor } = times;
    const parts = kind === 'both' ? params.scene.parts : 1;
    const told = kind === 'both' ? params.scene.told : scene.unit;
    const [from, to] = kind === 'shorter' ? [long, short] : [short, long];
    const timed = kind === 'shorter' ? rate / factor : rate * factor;
    const value = timed / parts;
    const show = (number: number): string => decimalQuotient(number, 1);
    const words = {
      short,
      long,
      factor,
      from,
      to,
      rate,
      parts,
      told,
      unit: scene.unit,
      one: scene.one,
      value: show(value),
      shown: value === 1 ? scene.one : scene.unit,
    };
    const inTold = parts === 1 ? show(value) : `${show(value)} × ${parts}`;
    const wayBack = kind === 'shorter' ? `${inTold} × ${factor}` : `${inTold} ÷ ${factor}`;
    const wrong = wrongRates({ kind, times, rate, parts, timed, value });
    return {
      words,
      question: [
        `${scene.key}-told`,
        // On a day of rest, another number than that of the days of a week would fit.
        long === 'week' ? 'days-alike' : null,
        kind === 'both' ? 'parts-rule' : null,
        `${scene.key}-ask`,
      ],
      answer: { value: show(value), unit: scene.unit, unitOne: scene.one, reason: `right-${kind}` },
      otherWrong: kind === 'both' ? 'other-both' : 'other',
      distractors: takeDistractors(
        value,
        wrong.map(({ key, ...candidate }) => ({ ...candidate, reason: say(key) })),
        show,
      ),
      steps: [
        step('time-ratio', '', `1 ${long} → ${factor} ${short}s`, 'time'),
        step('change-time', kind === 'shorter' ? `${rate} ÷ ${factor}` : `${rate} × ${factor}`, show(timed), {
          do: kind === 'shorter' ? 'share-do' : 'times-do',
          why: kind === 'shorter' ? 'share-why' : 'times-why',
        }),
        parts === 1 ? null : step('change-unit', `${show(timed)} ÷ ${parts}`, show(value), 'unit'),
        step('check-back', wayBack, rate, 'check'),
      ],
      claims: [
        kind === 'shorter'
          ? `${rate}/${factor} = ${show(value)}`
          : `${rate} * ${factor} / ${parts} = ${show(value)}`,
      ],
    };
  },
});

/** Large rates are whole tens. */
function drawRate({ rates: [least, most] }: RatedTimes, random: Random): number {
  return most > 60 ? random.int(least / 10, most / 10) * 10 : random.int(least, most);
}

type Numbers = Pick<Params, 'kind' | 'times' | 'rate'> & { parts: number; timed: number; value: number };

/** Each wrong way with the key of its reason. */
function wrongRates({ kind, times: { factor, slip }, rate, parts, timed, value }: Numbers) {
  if (kind === 'both') {
    return [
      { key: 'ignores-both', misconception: 'ignores-the-unit-change', value: rate },
      { key: 'wrong-way', misconception: 'converts-in-the-wrong-direction', value: timed * parts },
      { key: 'one-unit', misconception: 'slip', value: timed },
      { key: 'only-parts', misconception: 'slip', value: rate / parts },
    ] as const;
  }
  const isShorter = kind === 'shorter';
  return [
    { key: 'ignores', misconception: 'ignores-the-unit-change', value: rate },
    {
      key: 'wrong-factor',
      misconception: 'uses-the-wrong-conversion-factor',
      value: isShorter ? rate / slip : rate * slip,
    },
    { key: 'adds', misconception: 'adds-the-conversion-factor', value: rate + factor },
    { key: 'slip', misconception: 'slip', value: isShorter ? rate / (factor + 1) : rate * (factor - 1) },
    { key: 'slip', misconception: 'slip', value: isShorter ? value + 1 : rate * (factor + 1) },
  ] as const;
}
