import type { DiagramOf } from '@playforward/diagram';
import { numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import {
  type RatedTimes,
  rateUnitText,
  type TimedRate,
  type Times,
  type TwofoldRate,
  timedRates,
  twofoldRates,
} from '../../src/scenes/rates/rate-units.ts';

/** A rate that is told and asked for in two ways; `time` and `unit` say what changes, and to which size. */
type Params = { change: Change; rate: number } & (
  | { scene: TimedRate; times: Times; twofold: null }
  | { scene: TwofoldRate; times: Times; twofold: TwofoldRate }
);

type Change = { time: 'longer' | 'shorter' | null; unit: 'larger' | 'smaller' | null };

/**
 * Level 1 changes the time, level 2 what is measured, level 3 both; all of them either way, so that multiplying or
 * dividing has to be decided.
 */
export const m6ConvertRateUnits = numberSkill('m6-convert-rate-units', {
  version: 3,
  form: 'integer',
  text: {
    ...rateUnitText,
    headline: 'Change the unit of a rate',
    'parts-rule': '{parts, number} {small} make one {largeOne}.',
    'right-longer': 'One {long} has {factor, number} {short}s, and each of them brings the same amount.',
    'right-shorter': 'The amount of one {long} is shared evenly over its {factor, number} {short}s.',
    'right-unit': 'Every {parts, number} {small} make one {largeOne}. The time stays the same.',
    'right-both':
      'One {long} is {factor, number} {short}s, and {parts, number} {small} make one {largeOne}. Both changes are needed.',
    ignores: 'This is still the rate for one {from}. What changes when the time is one {to}?',
    'ignores-unit': 'This is still the number of {told}. What changes when it is told in {unit}?',
    'ignores-both': 'This is still {told} each {from}. Which units does the question ask for?',
    'wrong-factor': 'This uses another number of {short}s for one {long}. How many are there?',
    adds: 'This adds the number of {short}s. Does each {short} bring the same amount?',
    'adds-parts': 'This adds {parts, number} just once. Does every {largeOne} hold {parts, number} {small}?',
    'turned-larger': 'This makes more {large} than {small}. Which of the two units is larger?',
    'turned-smaller': 'This makes fewer {small} than {large}. Which of the two units is smaller?',
    'one-unit': 'This changes only the time. What happens to the {told}?',
    'only-parts': 'This changes only the {told}. What happens to the time?',
    'turned-longer':
      'This makes less in one {long} than in one {short}. In which of the two can more happen?',
    'turned-shorter':
      'This makes more in one {short} than in one {long}. In which of the two can more happen?',
    'slip-share': 'Go back to check: do all {short}s together make the amount of one {long}?',
    slip: 'This is one {from} off. Count the {short}s in one {long} again.',
    'slip-both': 'Go back to check: does the rate you started with come out again?',
    'slip-unit': 'Go back to check: do {parts, number} {small} make each {largeOne}?',
    other: 'How many {short}s are in one {long}? Think about whether the amount grows or shrinks.',
    'other-unit': 'How many {small} make one {largeOne}? Does it take more or fewer {unit}?',
    'other-both': 'Two units change here. Change the time first, and then the {told}.',
    'time-do': 'Write how the two times belong together.',
    'time-why': 'This ratio never changes.',
    'measure-do': 'Write how the two units belong together.',
    'measure-why': 'This ratio never changes.',
    'longer-do': 'Multiply the rate by {factor, number}.',
    'longer-why': 'Each {short} brings the same amount, and one {long} has {factor, number} of them.',
    'shorter-do': 'Divide the rate by {factor, number}.',
    'shorter-why': 'The amount of one {long} is shared evenly over its {short}s.',
    'larger-do': 'Divide by {parts, number} to get {unit}.',
    'larger-why': '{parts, number} {small} make one {largeOne}, so it takes fewer {large}.',
    'smaller-do': 'Multiply by {parts, number} to get {unit}.',
    'smaller-why': 'One {largeOne} is {parts, number} {small}, so it takes more {small}.',
    'check-do': 'Check by going back.',
    'check-why': 'The rate you started with must come out again.',
    final: '{value, number} {shown} each {to}',
  },
  draw: ({ level, random }): Params => (level === 1 ? drawTimed(random) : drawTwofold(random, level === 3)),
  build(params: Params, { say, step }) {
    const { change, scene, times, rate, twofold } = params;
    const { short, long, factor } = times;
    const parts = twofold?.parts ?? 1;
    const [from, to] =
      change.time === null ? [short, short] : change.time === 'longer' ? [short, long] : [long, short];
    const [told, unit, one] = unitsOf(params);
    const timed = inOtherTime(rate, change, factor);
    const value = inOtherUnit(timed, change, parts);
    const kind = change.time === null ? 'unit' : change.unit === null ? change.time : 'both';
    const words = {
      short,
      long,
      factor,
      from,
      to,
      rate,
      parts,
      told,
      unit,
      value,
      shown: value === 1 ? one : unit,
      ...(twofold && { small: twofold.small, large: twofold.large, largeOne: twofold.largeOne }),
    };
    const ratio = twofold ? `${parts} ${twofold.small} per ${twofold.largeOne}` : '';
    const perTime = `${factor} ${short}s per ${long}`;
    const timeSign = change.time === 'longer' ? '×' : '÷';
    const unitSign = change.unit === 'smaller' ? '×' : '÷';
    const back: Readonly<Record<string, string>> = { '×': '÷', '÷': '×' };
    const checks = [
      change.unit ? `${back[unitSign]} ${parts}` : '',
      change.time ? `${back[timeSign]} ${factor}` : '',
    ];
    return {
      words,
      question: [
        `${scene.key}-told`,
        // On a day of rest, another number than that of the days of a week would fit.
        change.time && long === 'week' ? 'days-alike' : null,
        change.unit ? 'parts-rule' : null,
        `${scene.key}-ask`,
      ],
      diagram: twofold ? null : tableOf({ times, unit, rate, isLonger: change.time === 'longer' }),
      answer: { value, unit, unitOne: one, reason: `right-${kind}` },
      otherWrong: kind === 'both' ? 'other-both' : kind === 'unit' ? 'other-unit' : 'other',
      distractors: takeDistractors(
        value,
        wrongRates({ change, times, rate, parts, timed, value }).map(({ key, ...candidate }) => ({
          ...candidate,
          reason: say(key),
        })),
      ),
      steps: [
        kind === 'unit'
          ? step('unit-ratio', '', `1 ${twofold?.largeOne} → ${parts} ${twofold?.small}`, 'measure')
          : step('time-ratio', '', `1 ${long} → ${factor} ${short}s`, 'time'),
        change.time &&
          step(
            'change-time',
            `${rate} ${told} per ${from} ${timeSign} ${perTime}`,
            `${timed} ${timed === 1 && !change.unit ? one : told} per ${to}`,
            change.time,
          ),
        change.unit &&
          step(
            'change-unit',
            `${timed} ${told} per ${to} ${unitSign} ${ratio}`,
            `${value} ${words.shown} per ${to}`,
            change.unit,
          ),
        step('check-back', [value, ...checks].filter(Boolean).join(' '), rate, 'check'),
      ],
      claims: [
        `${rate} ${change.time ? `${timeSign} ${factor}` : ''} ${change.unit ? `${unitSign} ${parts}` : ''} = ${value}`,
      ],
    };
  },
});

const inOtherTime = (rate: number, { time }: Change, factor: number): number =>
  time === 'longer' ? rate * factor : time === 'shorter' ? rate / factor : rate;
const inOtherUnit = (rate: number, { unit }: Change, parts: number): number =>
  unit === 'smaller' ? rate * parts : unit === 'larger' ? rate / parts : rate;

/** The unit that is told, the one asked for, and that one alone. */
function unitsOf({ change, scene, twofold }: Params): readonly [string, string, string] {
  if (!twofold) return [(scene as TimedRate).unit, (scene as TimedRate).unit, (scene as TimedRate).one];
  const { small, smallOne, large, largeOne } = twofold;
  return change.unit === 'larger' ? [small, large, largeOne] : [large, small, smallOne];
}

function drawTimed(random: Random): Params {
  const time = random.pick(['longer', 'shorter'] as const);
  // Shared over many, a rate gets so small that no other way of working looks possible.
  const longest = time === 'longer' ? 60 : 12;
  const scene = random.pick(
    timedRates.filter((rated) => rated.times.some(({ factor }) => factor <= longest)),
  );
  const times = random.pick(scene.times.filter(({ factor }) => factor <= longest));
  const each = drawRate(times, random);
  const rate = time === 'longer' ? each : times.factor * each;
  return { change: { time, unit: null }, scene, times, rate, twofold: null };
}

function drawTwofold(random: Random, both: boolean): Params {
  const scene = random.pick(twofoldRates);
  const { parts, times } = scene;
  const time = both ? random.pick(['longer', 'shorter'] as const) : null;
  // Where two large factors go the same way, no wrong way of working looks possible.
  const isFar = time !== null && parts * times.factor > 100;
  const unit = isFar
    ? time === 'longer'
      ? 'larger'
      : 'smaller'
    : random.pick(['larger', 'smaller'] as const);
  const each = random.int(2, 30) * (unit === 'larger' ? parts : 1);
  const rate = time === 'shorter' ? each * times.factor : each;
  return { change: { time, unit }, scene, times, rate, twofold: scene };
}

/** Large rates are whole tens. */
function drawRate({ rates: [least, most] }: RatedTimes, random: Random): number {
  return most > 60 ? random.int(least / 10, most / 10) * 10 : random.int(least, most);
}

type Numbers = {
  change: Change;
  times: Times;
  rate: number;
  parts: number;
  timed: number;
  value: number;
};

/** What comes out evenly is looked at as a way of working; the rest gives no number that somebody would write. */
const even = (value: number): number => (Number.isInteger(value) ? value : 0);

/** Each wrong way with the key of its reason. */
function wrongRates({ change, times: { factor, slip }, rate, parts, timed, value }: Numbers) {
  const { time, unit } = change;
  if (time && unit) {
    const turnedUnit = unit === 'larger' ? timed * parts : timed / parts;
    return [
      { key: 'one-unit', misconception: 'converts-only-one-of-the-two-units', value: timed },
      { key: 'ignores-both', misconception: 'ignores-the-unit-change', value: rate },
      { key: `turned-${unit}`, misconception: 'converts-in-the-wrong-direction', value: even(turnedUnit) },
      {
        key: 'only-parts',
        misconception: 'converts-only-one-of-the-two-units',
        value: inOtherUnit(rate, change, parts),
      },
      {
        key: 'wrong-factor',
        misconception: 'uses-the-wrong-conversion-factor',
        value: even(inOtherUnit(inOtherTime(rate, change, slip), change, parts)),
      },
      { key: 'slip-both', misconception: 'slip', value: value + 1 },
    ] as const;
  }
  if (unit) {
    const turned = unit === 'larger' ? rate * parts : rate / parts;
    return [
      { key: `turned-${unit}`, misconception: 'converts-in-the-wrong-direction', value: even(turned) },
      { key: 'adds-parts', misconception: 'adds-the-conversion-factor', value: rate + parts },
      { key: 'ignores-unit', misconception: 'ignores-the-unit-change', value: rate },
      { key: 'slip-unit', misconception: 'slip', value: value + (unit === 'smaller' ? parts : 1) },
    ] as const;
  }
  const isShorter = time === 'shorter';
  const turned = isShorter ? rate * factor : rate / factor;
  return [
    {
      key: isShorter ? 'turned-shorter' : 'turned-longer',
      misconception: 'converts-in-the-wrong-direction',
      value: even(turned),
    },
    {
      key: 'wrong-factor',
      misconception: 'uses-the-wrong-conversion-factor',
      value: even(isShorter ? rate / slip : rate * slip),
    },
    { key: 'adds', misconception: 'adds-the-conversion-factor', value: rate + factor },
    { key: 'ignores', misconception: 'ignores-the-unit-change', value: rate },
    isShorter
      ? { key: 'slip-share' as const, misconception: 'slip' as const, value: value + 1 }
      : { key: 'slip' as const, misconception: 'slip' as const, value: rate * (factor - 1) },
  ] as const;
}

type Table = { times: Times; unit: string; rate: number; isLonger: boolean };

function tableOf({ times, unit, rate, isLonger }: Table): DiagramOf<'ratio-table'> {
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    kind: 'ratio-table',
    heads: [`${capital(times.short)}s`, capital(unit)],
    rows: [
      ['1', isLonger ? String(rate) : null],
      [String(times.factor), isLonger ? null : String(rate)],
    ],
    arrows: [],
  };
}
