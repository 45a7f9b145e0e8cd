import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, type Tools, takeDistractors } from '../../src/kit/index.ts';
import { decimalQuotient } from '../../src/numbers/decimal-quotient.ts';
import { type Mover, movers } from '../../src/scenes/rates/movers.ts';

/**
 * Times are whole or end in quarters of an hour. At level 3 the speed is told by a trip of `sample` hours; elsewhere it is
 * 0.
 */
type Params = { mover: Mover; speed: number; hours: number; asks: Asks; sample: number };

type Asks = 'distance' | 'time' | 'speed';

/**
 * Distance, time or speed is asked for, so that the operation has to be chosen. Level 1: whole hours. Level 2: quarters of
 * an hour, told as hours and minutes. Level 3: one trip tells of another one at the same speed.
 */
export const m6SpeedFindDistance = numberSkill('m6-speed-find-distance', {
  version: 4,
  form: 'decimal',
  scenes: [movers],
  text: {
    headline: 'Constant speed',
    'for-hours':
      'It keeps this speed for {whole, plural, one {# hour} other {# hours}}{exact, select, yes {} other { and {minutes, number} minutes}}.',
    'ask-distance': 'How many {lengths} does it cover?',
    'for-distance': 'It keeps this speed for {distance, number} {lengths}.',
    'ask-time': 'How many hours does that take?',
    'ask-time-decimal': 'How many hours does that take? Write the time as a decimal.',
    'ask-speed': 'What is the speed in {lengths} per hour?',
    'other-distance':
      'How many {lengths} does it cover in {whole, plural, one {# hour} other {# hours}}{exact, select, yes {} other { and {minutes, number} minutes}}?',
    'other-time': 'How many hours does it take for {distance, number} {lengths}?',
    'other-time-decimal':
      'How many hours does it take for {distance, number} {lengths}? Write the time as a decimal.',
    'right-distance':
      'Each hour adds {speed, number} {lengths}, and {hours, number} hours add {distance, number}.',
    'right-time':
      'Each hour covers {speed, number} {lengths}, so {distance, number} of them take {hours, number} hours.',
    'right-speed':
      'Shared over {hours, number} hours, {distance, number} {lengths} give that many for one hour.',
    divides:
      'This divides the speed by the time{about, select, yes {, rounded} other {}}. Going on for longer would then give a shorter distance. What happens to the distance with every extra hour?',
    minutes:
      'The minutes stand here as a decimal part. How many minutes make a whole hour, and what part of it are these?',
    adds: 'This adds the speed and the time. Their units differ, so a sum means nothing here. How far does it get in one hour, and then in the next?',
    'one-short':
      'This counts one hour too few. Start at zero and add the distance of an hour for every hour. How many times is that?',
    order:
      'This divides the speed by the distance{about, select, yes {, rounded} other {}}. How many times does the distance of one hour fit into the whole distance?',
    'subtracts-time':
      'This takes the hours away from the distance. Their units differ. What belongs to one hour?',
    total: 'This is the whole distance. How much of it belongs to one hour?',
    'total-as-rate': 'This takes the whole first trip for one hour. How far does it get in one hour?',
    'half-lost': 'This counts only the whole hours. What happens to the rest of the way?',
    'one-more': 'This counts the zero as an hour too. How far has it got at zero?',
    'one-less': 'Go back to check: is that distance covered in that time?',
    'not-back': 'Go back to check: does this speed, times the hours, give the distance?',
    keeps: 'This keeps the difference between distance and time. Does it stay the same when the time grows?',
    steady: 'It keeps the same speed all the time.',
    other: 'Write down how far it gets in one hour. Then go on hour by hour.',
    'other-rate': 'How much of the distance belongs to one hour?',
    'hour-do': 'Find how far it gets in one hour.',
    'hour-why': 'The speed is the distance for one hour.',
    'trip-do': 'Write down the distance and its time.',
    'trip-why': 'Speed is the distance for one hour, so both are needed.',
    'half-do': 'Write the time in hours.',
    'half-why':
      'An hour has {sixty, number} minutes. The minutes, divided by {sixty, number}, are the part of an hour.',
    'share-do': 'Divide the distance by the hours.',
    'share-why': 'At constant speed, every hour has the same part of it.',
    'times-do': 'Multiply the distance of one hour by the number of hours.',
    'times-why': 'At constant speed, every hour adds the same distance.',
    'fit-do': 'Find how many times the distance of one hour fits into the whole distance.',
    'fit-why': 'Every time it fits is one hour.',
    'check-do': 'Check by going the other way.',
    'check-why': 'Distance, divided by the hours, must be the speed again.',
    'check-time-do': 'Check by going the other way.',
    'check-time-why': 'Speed times time must be the whole distance again.',
    'final-distance': '{distance, number} {lengths}',
    'final-time': '{hours, number} hours',
    'final-speed': '{speed, number} {lengths} per hour',
  },
  draw: ({ level, random }) => random.until(() => drawTrip(level, random)),
  build(params: Params, { level, say, step, distractor }) {
    const { mover, speed, hours, asks, sample } = params;
    const { lengths } = mover;
    const distance = speed * hours;
    const value = { distance, time: hours, speed }[asks];
    const isTrip = asks === 'speed' || level === 3;
    const decimal = level === 1 || Number.isInteger(hours) ? '' : '-decimal';
    const [trip, perHour] = [speed * sample, `${speed} ${lengths} per hour`];
    const isTold = asks !== 'time' && level < 3 ? hours : sample;
    const inHours =
      !Number.isInteger(isTold) && step('write-in-hours', timeText(isTold), `${isTold} hours`, 'half');
    const asked = {
      distance: step('multiply', `${perHour} × ${hours} hours`, `${distance} ${lengths}`, 'times'),
      time: step(
        'find-how-often',
        `${distance} ${lengths} ÷ ${speed} ${lengths} per hour`,
        `${hours} hours`,
        'fit',
      ),
      speed: step('share', `${distance} ${lengths} ÷ ${hours} hours`, perHour),
    }[asks];
    return {
      words: { ...partsOf(hours), lengths, speed, hours, distance, sixty: 60 },
      question:
        level === 3
          ? [
              say(`${mover.key}-trip`, { ...partsOf(sample), distance: trip }),
              'steady',
              asks === 'time' ? `other-time${decimal}` : 'other-distance',
            ]
          : asks === 'speed'
            ? [`${mover.key}-trip`, 'steady', 'ask-speed']
            : asks === 'time'
              ? [`${mover.key}-speed`, 'for-distance', `ask-time${decimal}`]
              : [`${mover.key}-speed`, 'for-hours', 'ask-distance'],
      diagram: level === 3 ? null : numberLine(params),
      answer: {
        value,
        unit: { distance: lengths, time: 'hours', speed: `${lengths} per hour` }[asks],
        ...(asks === 'time' && { unitOne: 'hour' }),
        reason: `right-${asks}`,
      },
      otherWrong: asks === 'speed' ? 'other-rate' : 'other',
      distractors: takeDistractors(
        value,
        wrongWays(params, level, { say, step, distractor }).filter((wrong) => wrong !== false),
      ),
      steps: [
        isTrip
          ? step(
              'write-trip',
              '',
              `${level === 3 ? trip : distance} ${lengths} in ${timeText(level === 3 ? sample : hours)}`,
              'trip',
            )
          : step('distance-of-one-hour', '', `${speed} ${lengths} in 1 hour`, 'hour'),
        inHours,
        level === 3 && step('share', `${trip} ${lengths} ÷ ${sample} hours`, perHour),
        asked,
        asks === 'distance'
          ? step('check-inverse', `${distance} ÷ ${hours}`, speed, 'check')
          : step('check-inverse', `${speed} × ${hours}`, distance, 'check-time'),
      ],
      finalAnswer: `final-${asks}`,
      claims: [`${speed} * ${hours} = ${distance}`, `${distance}/${speed} = ${hours}`],
    };
  },
});

/** What is asked never comes out with more than one place. */
function drawTrip(level: Level, random: Random): Params | null {
  const mover = random.pick(movers.list);
  const speed = random.int(mover.least, mover.most) * mover.step;
  const quarters = () => random.int(1, 3) + random.pick([0.25, 0.5, 0.75]);
  if (level === 3) {
    const asks = random.pick(['distance', 'time'] as const);
    const sample = random.chance(50) ? random.int(2, 4) : quarters();
    const hours = asks === 'time' ? quarters() : random.int(2, 9);
    const isNeat = Number.isInteger(speed * sample) && Number.isInteger(speed * hours);
    return isNeat && hours !== sample ? { mover, speed, hours, asks, sample } : null;
  }
  const asks = random.pick(['distance', 'time', 'speed'] as const);
  const hours = level === 1 ? random.int(2, asks === 'time' ? 4 : 6) : quarters();
  return asks === 'distance' || Number.isInteger(speed * hours)
    ? { mover, speed, hours, asks, sample: 0 }
    : null;
}

/** A time in whole hours and minutes, for sentences. */
function partsOf(hours: number) {
  const whole = Math.floor(hours);
  return { whole, minutes: (hours - whole) * 60, exact: Number.isInteger(hours) ? 'yes' : 'no' } as const;
}

function timeText(hours: number): string {
  const { whole, minutes } = partsOf(hours);
  return minutes === 0 ? `${whole} h` : `${whole} h ${minutes} min`;
}

/** Whether a quotient has to be rounded, as an argument of a sentence. */
function about(top: number, bottom: number): { readonly about: 'yes' | 'no' } {
  return { about: Number.isInteger((1000 * top) / bottom) ? 'no' : 'yes' };
}

type Key =
  | 'divides'
  | 'minutes'
  | 'adds'
  | 'one-short'
  | 'one-more'
  | 'order'
  | 'one-less'
  | 'not-back'
  | 'keeps'
  | 'subtracts-time'
  | `total${'' | '-as-rate'}`
  | 'half-lost';
type Make = Pick<Tools<Key | `${'times' | 'hour' | 'half'}-${'do' | 'why'}`>, 'say' | 'step' | 'distractor'>;

/** What comes out in each wrong way; where a distance is asked for, with the lines of who works so. */
function wrongWays(params: Params, level: Level, make: Make) {
  const { speed, hours, asks, sample } = params;
  const { say, distractor } = make;
  const distance = speed * hours;
  const { whole, minutes } = partsOf(hours);
  const asDecimal = whole + minutes / 100;
  const rounded = (top: number, bottom: number): number => Number(decimalQuotient(top, bottom));
  const order = distractor(
    'divides-in-the-wrong-order',
    rounded(speed, distance),
    say('order', about(speed, distance)),
  );
  if (asks === 'time') {
    return minutes === 0
      ? [
          order,
          distractor('counts-tick-marks-instead-of-spaces', hours + 1, 'one-more'),
          distractor('slip', hours - 1, 'one-less'),
        ]
      : [
          order,
          distractor('mixes-minutes-and-hours', asDecimal, 'minutes'),
          distractor('slip', whole, 'half-lost'),
        ];
  }
  if (asks === 'speed') {
    return [
      distractor('gives-the-total-instead-of-the-rate', distance, 'total'),
      minutes > 0 && distractor('mixes-minutes-and-hours', rounded(distance, asDecimal), 'minutes'),
      distractor('subtracts-instead-of-dividing', distance - hours, 'subtracts-time'),
      distractor('slip', speed + mostEven(speed), 'not-back'),
    ];
  }
  if (level === 3) {
    const trip = speed * sample;
    return [
      distractor('gives-the-total-instead-of-the-rate', trip * hours, 'total-as-rate'),
      distractor('continues-with-a-constant-difference', trip + hours - sample, 'keeps'),
      distractor('slip', distance - speed, 'one-short'),
    ];
  }
  const lines = linesOf(params, make);
  const quotient = decimalQuotient(speed, hours);
  const mixed = decimalQuotient(speed * asDecimal * 100, 100);
  const isRounded = about(speed, hours).about === 'yes';
  return [
    distractor(
      'divides-when-multiplying-is-needed',
      Number(quotient),
      say('divides', about(speed, hours)),
      isRounded ? undefined : lines(hours, '÷', quotient),
    ),
    minutes > 0 &&
      distractor('mixes-minutes-and-hours', Number(mixed), 'minutes', lines(asDecimal, '×', mixed)),
    distractor('adds-speed-and-time', speed + hours, 'adds', lines(hours, '+', String(speed + hours))),
    distractor('slip', distance - speed, 'one-short'),
  ];
}

/** Two miles or kilometers per hour are an easy slip, ten where it goes fast. */
const mostEven = (speed: number): number => (speed > 30 ? 10 : 2);

/** The lines of somebody who reads the time as `read` hours and takes another sign. */
function linesOf({ mover, speed, hours }: Params, { step }: Make) {
  const { lengths } = mover;
  const rest = Number.isInteger(hours) ? [] : [timeText(hours)];
  return (read: number, sign: '×' | '÷' | '+', made: string) => ({
    work: [
      step('distance-of-one-hour', '', `${speed} ${lengths} in 1 hour`, 'hour'),
      ...rest.map((told) => step('write-in-hours', told, `${read} hours`, 'half')),
      step('multiply', `${speed} ${lengths} per hour ${sign} ${read} hours`, `${made} ${lengths}`, 'times'),
    ],
  });
}

/** Level 2 leaves the step to hours to do: the time stands there as it is told. */
function numberLine({ mover, speed, hours, asks }: Params): DiagramOf<'double-number-line'> {
  const end = 0.96;
  const time = asks === 'time' ? null : timeText(hours);
  return {
    kind: 'double-number-line',
    upper: mover.capital,
    lower: 'Time',
    ticks: [
      { at: 0, upper: '0', lower: '0' },
      { at: end / hours, upper: asks === 'speed' ? null : String(speed), lower: '1 h' },
      { at: end, upper: asks === 'distance' ? null : String(speed * hours), lower: time },
    ],
    marked: [1],
    arrow: null,
  };
}
