import type { DiagramOf } from '@playforward/diagram';
import { numberSkill, type SpecStep } from '../../src/kit/index.ts';
import { decimalQuotient } from '../../src/numbers/decimal-quotient.ts';
import { type Mover, movers } from '../../src/scenes/rates/movers.ts';

/** Times are whole or end in quarters of an hour. */
type Params = { mover: Mover; speed: number; hours: number };

/** At level 2 the time stands as it is told, so that the step to hours is left to do. */
function numberLine({ mover, speed, hours }: Params, level: 1 | 2): DiagramOf<'double-number-line'> {
  const end = 0.96;
  const whole = Math.floor(hours);
  const marks = level === 1 ? Array.from({ length: whole }, (_, i) => i + 1) : [1];
  const inner = marks.filter((hour) => hour < hours);
  return {
    kind: 'double-number-line',
    upper: mover.capital,
    lower: 'Hours',
    ticks: [
      { at: 0, upper: '0', lower: '0' },
      ...inner.map((hour) => ({
        at: (hour / hours) * end,
        upper: hour === 1 ? String(speed) : '',
        lower: String(hour),
      })),
      { at: end, upper: null, lower: level === 1 ? String(hours) : timeText(hours) },
    ],
    marked: [1],
    arrow: null,
  };
}

function timeText(hours: number): string {
  const whole = Math.floor(hours);
  return `${whole} h ${(hours - whole) * 60} min`;
}

/** Level 1: whole hours. Level 2: quarters of an hour, told as hours and minutes. Level 3: the time is asked for. */
export const m6SpeedFindDistance = numberSkill('m6-speed-find-distance', {
  version: 3,
  form: 'decimal',
  scenes: [movers],
  text: {
    headline: 'How far does it get?',
    'headline-time': 'How long does it take?',
    'for-hours': 'It keeps this speed for {hours, number} hours.',
    'for-half':
      'It keeps this speed for {whole, plural, one {# hour} other {# hours}} and {minutes, number} minutes.',
    'ask-distance': 'How many {lengths} does it cover?',
    'for-distance': 'It keeps this speed for {distance, number} {lengths}.',
    'ask-time': 'How many hours does the trip take? Write the time as a decimal.',
    'right-distance':
      'Each hour adds {speed, number} {lengths}, and {hours, number} hours add {distance, number}.',
    'right-time':
      'Each hour covers {speed, number} {lengths}, so {distance, number} of them take {hours, number} hours.',
    divides:
      'This divides the speed by the time{about, select, yes {, rounded} other {}}. Going on for longer would then give a shorter distance. What happens to the distance with every extra hour?',
    minutes:
      'The minutes stand here as a decimal part. How many minutes make a whole hour, and what part of it are these?',
    adds: 'This adds the speed and the time. Their units differ, so a sum means nothing here. How far does it get in one hour, and then in the next?',
    'one-short':
      'This counts one hour too few. Start at zero and add the distance of an hour for every hour. How many times is that?',
    order:
      'This divides the speed by the distance{about, select, yes {, rounded} other {}}. How many times does the distance of one hour fit into the whole distance?',
    'minutes-time':
      'The minutes stand here as a decimal part. How many minutes make a whole hour, and what part of it are these?',
    'half-lost': 'This counts only the whole hours. What happens to the rest of the way?',
    other: 'Write down how far it gets in one hour. Then go on hour by hour.',
    'hour-do': 'Find how far it gets in one hour.',
    'hour-why': 'The speed is the distance for one hour.',
    'half-do': 'Write the time in hours.',
    'half-why': 'An hour has {sixty, number} minutes. The quotient is the part of an hour.',
    'times-do': 'Multiply the distance of one hour by the number of hours.',
    'times-why': 'At constant speed, every hour adds the same distance.',
    'fit-do': 'Find how many times the distance of one hour fits into the whole distance.',
    'fit-why': 'Every time it fits is one hour.',
    'check-do': 'Check by going the other way.',
    'check-why': 'Distance, divided by the hours, must be the speed again.',
    'check-time-why': 'Speed times time must be the whole distance again.',
    'final-distance': '{distance, number} {lengths}',
    'final-time': '{hours, number} hours',
  },
  draw: ({ level, random }) =>
    random.until(() => {
      const mover = random.pick(movers.list);
      const speed = random.int(mover.least, mover.most) * mover.step;
      const hours = level === 1 ? random.int(2, 4) : random.int(1, 3) + random.pick([0.25, 0.5, 0.75]);
      return level < 3 || Number.isInteger(speed * hours) ? { mover, speed, hours } : null;
    }),
  build(params: Params, { level, say, step, distractor }) {
    const { mover, speed, hours } = params;
    const distance = speed * hours;
    const whole = Math.floor(hours);
    const minutes = (hours - whole) * 60;
    const words = { lengths: mover.lengths, speed, hours, distance, whole, minutes, sixty: 60 };
    const asksTime = level === 3;
    const [value, unit] = asksTime ? [hours, 'hours'] : [distance, mover.lengths];
    const told = asksTime ? say('for-distance') : say(level === 1 ? 'for-hours' : 'for-half');
    const asDecimal = whole + minutes / 100;
    const distractors = asksTime
      ? [
          distractor(
            'divides-in-the-wrong-order',
            decimalQuotient(speed, distance),
            say('order', about(speed, distance)),
          ),
          distractor('mixes-minutes-and-hours', asDecimal, 'minutes-time'),
          distractor('slip', whole, 'half-lost'),
        ]
      : [
          distractor(
            'divides-when-multiplying-is-needed',
            decimalQuotient(speed, hours),
            say('divides', about(speed, hours)),
          ),
          ...(level === 2
            ? [
                distractor(
                  'mixes-minutes-and-hours',
                  decimalQuotient(speed * (whole * 100 + minutes), 100),
                  'minutes',
                ),
              ]
            : []),
          distractor('adds-speed-and-time', speed + hours, 'adds'),
          distractor('slip', distance - speed, 'one-short'),
        ];
    const halfStep: SpecStep[] =
      level === 2 ? [step('write-in-hours', `${minutes} ÷ 60`, String(hours - whole), 'half')] : [];
    return {
      words,
      headline: asksTime ? 'headline-time' : 'headline',
      question: [`${mover.key}-speed`, told, asksTime ? 'ask-time' : 'ask-distance'],
      diagram: level === 3 ? null : numberLine(params, level),
      answer: {
        value,
        unit,
        ...(asksTime ? { unitOne: 'hour' } : {}),
        reason: asksTime ? 'right-time' : 'right-distance',
      },
      distractors,
      steps: [
        step('distance-of-one-hour', '', `${speed} ${mover.lengths} in 1 hour`, 'hour'),
        ...halfStep,
        step(
          asksTime ? 'find-how-often' : 'multiply',
          asksTime ? `${distance} ÷ ${speed}` : `${speed} × ${hours}`,
          value,
          { do: asksTime ? 'fit-do' : 'times-do', why: asksTime ? 'fit-why' : 'times-why' },
        ),
        step(
          'check-inverse',
          asksTime ? `${speed} × ${hours}` : `${distance} ÷ ${hours}`,
          asksTime ? distance : speed,
          { do: 'check-do', why: asksTime ? 'check-time-why' : 'check-why' },
        ),
      ],
      finalAnswer: asksTime ? 'final-time' : 'final-distance',
      claims: [`${speed} * ${hours} = ${distance}`, `${distance}/${speed} = ${hours}`],
    };
  },
});

/** Whether a quotient has to be rounded, as an argument of a sentence. */
function about(top: number, bottom: number): { readonly about: 'yes' | 'no' } {
  return { about: Number.isInteger((1000 * top) / bottom) ? 'no' : 'yes' };
}
