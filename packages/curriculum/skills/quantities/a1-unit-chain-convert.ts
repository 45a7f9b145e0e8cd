import type { DiagramOf } from '@playforward/diagram';
import { numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import {
  chainLines,
  chainValues,
  isUsual,
  measures,
  show,
  times,
  type UnitChain,
} from '../../src/scenes/rates/unit-chains.ts';

const fillings = ['pumps', 'taps', 'hoses', 'presses'] as const;
/** Liquids that are counted in two units, and times that fit a filling. */
const liquids = measures.slice(0, 4);
const fillTimes = times.slice(1, 2);

/**
 * Level 1 goes to larger units, level 2 to smaller ones, level 3 asks for the amount of several long times. The stretch
 * problem asks how long several machines need together.
 */
export const a1UnitChainConvert = numberSkill('a1-unit-chain-convert', {
  version: 4,
  form: 'measure',
  text: {
    headline: 'Change both units of a rate',
    pump: 'A small pump moves {rate, number} {from} of water each {per}.',
    juice: 'A machine presses {rate, number} {from} of juice each {per}.',
    filter: 'A filter cleans {rate, number} {from} of water each {per}.',
    tank: 'A tank loses {rate, number} {from} of water each {per}.',
    belt: 'A belt carries boxes {rate, number} {from} each {per}.',
    robot: 'A rover drives {rate, number} {from} each {per}.',
    hose: 'A hose brings {rate, number} {from} of water each {per}.',
    works: 'A waterworks pumps {rate, number} {from} of water each {per}.',
    bike: 'A cyclist rides {rate, number} {from} each {per}.',
    car: 'A car drives {rate, number} {from} each {per}.',
    train: 'A train goes {rate, number} {from} each {per}.',
    drip: 'A faucet drips {rate, number} {from} of water each {per}.',
    'ask-rate': 'How many {to} is that each {asked}?',
    'ask-total': 'How many {to} is that in {count, number} {asked}s?',
    'fact-measure': 'There are {parts, number} {small} in one {one}.',
    right: 'Each factor is turned so that the unit you do not want cancels.',
    'upside-down': 'Here the factor for {small} and {large} is upside down. Which unit has to cancel?',
    rounded: 'The number is rounded.',
    'only-time': 'Here only the time changes. The amount is still in {from}. What about the {to}?',
    'time-count': 'This uses a different number of {short}s for one {long}. How many are there?',
    'parts-count': 'This uses a different number of {small} for one {one}. How many are there?',
    slip: 'Write both factors with their units. Does each unit you do not want cancel?',
    other: 'Write a factor for the time and one for the amount. Turn each so that units cancel.',
    'time-do': 'Change the time unit from {per} to {asked}.',
    'time-why': 'One {long} has {factor, number} {short}s.',
    'measure-do': 'Change {from} to {to}.',
    'measure-why': 'There are {parts, number} {small} in one {one}.',
    'count-do': 'Multiply by the number of {long}s, {count, number}.',
    'count-why': 'Each {long} brings the same amount.',
    'check-do': 'Check by going back.',
    'check-why': 'Going back must give the number at the start.',
    final: '{value} {shown}',
    pumps:
      'Each of {n, number} pumps moves {rate, number} {small} of water each {short}. Together they fill a pool of {total, number} {large}.',
    taps: 'Each of {n, number} faucets lets in {rate, number} {small} of water each {short}. Together they fill a fish pond of {total, number} {large}.',
    hoses:
      'Each of {n, number} hoses brings {rate, number} {small} of water each {short}. Together they fill a tank of {total, number} {large}.',
    presses:
      'Each of {n, number} presses gives {rate, number} {small} of juice each {short}. Together they fill a vat of {total, number} {large}.',
    'ask-time': 'How many {long}s does that take?',
    'right-time': 'All amounts are in {small}, and the time is changed to {long}s in the end.',
    'only-time-far': 'Here the {large} were taken for {small}. In which unit is the rate given?',
    'one-machine': 'This is the time for one of them alone. How many of them work together?',
    'slip-time':
      'Here the factor of {parts, number} is turned around. Are there more {small} or more {large}?',
    'other-time': 'Change both amounts to {small}. Divide, and change the time unit in the end.',
    'all-do': 'Find how much all of them bring each {short}.',
    'all-why': 'They work at the same time, so their rates add up.',
    'amount-do': 'Change the whole amount to {small}.',
    'amount-why': 'There are {parts, number} {small} in one {one}.',
    'share-do': 'Divide the amount by the rate.',
    'share-why': 'This tells how many {short}s it takes.',
    'long-do': 'Change {short}s to {long}s.',
    'long-why': 'One {long} has {factor, number} {short}s.',
    'test-do': 'Check by going back.',
    'test-why': 'In that time they bring the whole amount.',
    'final-time': '{value} {long}s',
  },
  draw({ level, random }): UnitChain {
    return random.until(() => {
      const measure = random.pick(measures);
      const time = random.pick(times);
      const base =
        level === 2
          ? time.factor / commonDivisor(measure.parts, time.factor)
          : measure.parts / commonDivisor(measure.parts, time.factor);
      const rate = base * drawTimes(random, base);
      const small = level === 2 ? (rate * measure.parts) / time.factor : rate;
      const count = random.int(2, 9);
      const isTrue = isUsual(measure, time) && small <= measure.fastest * time.seconds;
      return isTrue && count !== measure.parts ? { measure, time, rate, count } : null;
    });
  },
  build(params: UnitChain, { level, step, distractor }) {
    const { measure, time, rate, count } = params;
    const { small, large, parts } = measure;
    const { short, long, factor } = time;
    const down = level === 2;
    const { value, one, upside, half, otherTime, otherParts } = chainValues(params, level);
    const unitOne = down ? measure.smallOne : measure.one;
    const [from, to] = down ? [large, small] : [small, large];
    const [per, asked] = down ? [long, short] : [short, long];
    const { right, turned, half: halfWork, miscounted, missized } = chainLines(params, level, step);
    const exactly = <Line>(amount: number, work: readonly Line[]) =>
      show(amount) === String(amount) ? work : [];
    const told = (amount: number, reason: 'upside-down' | 'only-time' | 'time-count' | 'parts-count') =>
      [show(amount) !== String(amount) && 'rounded', reason] as const;
    return {
      words: {
        rate,
        from,
        to,
        per,
        asked,
        count,
        parts,
        small,
        large,
        short,
        long,
        factor,
        one: measure.one,
        value: String(value),
        shown: value === 1 ? unitOne : to,
      },
      question: [measure.key, 'fact-measure', level === 3 ? 'ask-total' : 'ask-rate'],
      diagram: level === 1 ? tableOf({ measure, time, rate }) : null,
      answer: { value, unit: to, unitOne },
      distractors: takeDistractors(
        value,
        [
          distractor('uses-a-conversion-factor-upside-down', upside, told(upside, 'upside-down'), {
            work: turned,
          }),
          distractor('converts-only-one-of-the-two-units', half, told(half, 'only-time'), {
            work: halfWork,
            wrongAt: halfWork.length,
          }),
          distractor('uses-the-wrong-conversion-factor', otherTime, told(otherTime, 'time-count'), {
            work: exactly(otherTime, miscounted),
          }),
          distractor('uses-the-wrong-conversion-factor', otherParts, told(otherParts, 'parts-count'), {
            work: exactly(otherParts, missized),
          }),
          distractor('slip', value + parts, 'slip'),
          distractor('slip', 2 * value, 'slip'),
        ],
        show,
      ),
      steps: [
        ...right,
        step('check', down ? `${one} × ${factor} ÷ ${parts}` : `${one} × ${parts} ÷ ${factor}`, show(rate)),
      ],
      claims: [
        `${rate} ${down ? `/ ${factor} * ${parts}` : `* ${factor} / ${parts} * ${level === 3 ? count : 1}`} = ${value}`,
      ],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [measure, time] = [random.pick(liquids), random.pick(fillTimes)];
        const [n, rate, span] = [random.int(2, 6), random.int(2, 12), random.int(2, 9)];
        const total = (span * time.factor * n * rate) / measure.parts;
        const isFair = Number.isInteger(total) && total <= 9000 && n !== measure.parts;
        return isFair ? { filling: random.pick(fillings), measure, time, n, rate, total } : null;
      }),
    build({ filling, measure, time, n, rate, total }, { step, distractor }) {
      const { small, large, one, parts } = measure;
      const { short, long, factor } = time;
      const each = n * rate;
      const amount = total * parts;
      const shorts = amount / each;
      const value = shorts / factor;
      return {
        words: { n, rate, small, large, one, parts, short, long, factor, total, value: String(value) },
        question: [filling, 'fact-measure', 'ask-time'],
        answer: { value, unit: `${long}s`, unitOne: long, reason: 'right-time' },
        distractors: takeDistractors(
          value,
          [
            distractor('converts-only-one-of-the-two-units', value / parts, 'only-time-far'),
            distractor('uses-a-conversion-factor-upside-down', value / parts ** 2, 'slip-time'),
            distractor('slip', value * n, 'one-machine'),
            distractor('slip', value + 1, 'other-time'),
          ],
          show,
        ),
        otherWrong: 'other-time',
        finalAnswer: 'final-time',
        steps: [
          step('all', `${n} × ${rate}`, each),
          step('amount', `${total} × ${parts}`, amount),
          step('share', `${amount} ÷ ${each}`, shorts),
          step('long', `${shorts} ÷ ${factor}`, value),
          step('test', `${value} × ${factor} × ${each} ÷ ${parts}`, total),
        ],
        claims: [`${value} * ${factor} * ${each} / ${parts} = ${total}`],
      };
    },
  },
});

/** Few enough times of the base that the numbers stay friendly. */
function drawTimes(random: Random, base: number): number {
  return random.int(base > 20 ? 2 : 3, base > 20 ? 12 : 24);
}

/** The rate and both changes, with the two numbers open that have to be found. */
function tableOf({
  measure,
  time,
  rate,
}: Pick<UnitChain, 'measure' | 'time' | 'rate'>): DiagramOf<'ratio-table'> {
  return {
    kind: 'ratio-table',
    heads: ['Time', measure.small, measure.large],
    rows: [
      [`1 ${time.short}`, `1 ${time.long}`],
      [String(rate), null],
      ['', null],
    ],
    arrows: [{ from: 0, to: 1, label: `× ${time.factor}` }],
  };
}
