import type { DiagramOf } from '@playforward/diagram';
import { type RepeatingEvent, repeatingEvents } from '../../src/chance/repeating-events.ts';
import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { commonDivisor, commonMultiple } from '../../src/numbers/lowest-terms.ts';
import { drawName } from '../../src/scenes/people.ts';

/** The last of `every` is the longest. */
type Params = { event: RepeatingEvent; name: string; every: readonly number[] };

const together = ['buses', 'lights', 'trains', 'rides', 'bells'] as const;

/**
 * Level 1 shows a timeline, level 2 has longer times, level 3 three events. The stretch problem counts the meetings in
 * some hours.
 */
export const m6LcmWord = numberSkill('m6-lcm-word', {
  version: 3,
  form: 'integer',
  scenes: [repeatingEvents],
  text: {
    headline: 'When does it happen together again?',
    right: 'It is the first multiple that all the times share.',
    adds: 'This adds the times. Is it a multiple of {odd, number}?',
    larger: 'Then the one with the longer time is due again. Is the other one due then, too?',
    largest: 'Then the one with the longest time is due again. Are both others due then, too?',
    factor: 'This number divides the times. When is the first one due again?',
    product: 'Both happen at the same time then. Is it the first time? Look for a smaller common multiple.',
    'two-only': 'Two of the three share this time. Is the third one due then, too?',
    double: 'This is a common multiple of the times. Is there an earlier one?',
    other: 'List the times of each. Which is the first time on all lists?',
    'long-do': 'List when the one with the longest time is due.',
    'long-why': 'These are the multiples of {long, number}.',
    'try-do': 'Find the first of these times that can be divided by {rest} with no remainder.',
    'try-why': 'Then the other one is due, too.',
    'try-three-why': 'Then both others are due, too.',
    'check-do': 'Check how many times each has come around by then.',
    'check-why': 'Every division comes out even.',
    final: '{value} {unit}',
    buses:
      'Two buses leave a station together. One leaves every {a, number} minutes, the other every {b, number} minutes. How many more times do they leave together in the {hours, number} hours after that?',
    lights:
      'Two light shows start together. One starts every {a, number} minutes, the other every {b, number} minutes. How many more times do they start together in the {hours, number} hours after that?',
    trains:
      'Two trains stop here at the same moment. One comes every {a, number} minutes, the other every {b, number}. How many more times do they meet here in the {hours, number} hours after that?',
    rides:
      'Two rides at a fair start together. One starts every {a, number} minutes, the other every {b, number} minutes. How many more times do both start together in the {hours, number} hours after that?',
    bells:
      'Two clocks chime together now. One chimes every {a, number} minutes, the other every {b, number} minutes. How many more times do they chime together in the {hours, number} hours after that?',
    'right-often':
      'It happens every {lcm, number} minutes, and {hours, number} hours have {time, number} minutes.',
    'by-product': 'Here the first time is after {product, number} minutes. Does it happen sooner?',
    'by-long': 'This counts only the one with the longer time. Is it always together with the other one?',
    'is-lcm': 'This is the time from one such moment to the next. How many of these fit into the hours?',
    'one-more': 'This also counts the first moment. Does the question ask for the times after it?',
    'other-often':
      'After how many minutes do both happen together? How many times does that fit into the whole time?',
    'often-final': '{value} times',
    'pair-why': 'Then the other one is due, too.',
    'minutes-do': 'Write the hours in minutes.',
    'minutes-why': 'An hour has the same number of minutes each time.',
    'fits-do': 'Divide the whole time by the time that you found.',
    'fits-why': 'It happens once at the end of every such time.',
    'twice-do': 'Test that time by dividing.',
    'twice-why': 'Both divisions come out even.',
    'longer-do': 'List when the one with the longer time is due.',
    'longer-why': 'These are the multiples of {b, number}.',
  },
  draw({ level, random }): Params {
    const every = drawTimes(level, random);
    const [first = 0, last = 0] = [every[0], every.at(-1)];
    // Nobody takes three times as long for a lap as a friend.
    const likely = repeatingEvents.list.filter(
      ({ key, least, most }) => least <= first && last <= most && (key !== 'lap' || last <= 2 * first),
    );
    return { event: random.pick(likely), name: drawName(random), every };
  },
  build({ event, name, every }: Params, { level, step, distractor }) {
    const lcm = every.reduce(commonMultiple);
    const [a = 1, b = 1, c = 1] = every;
    const long = every.at(-1) ?? 1;
    const { unit } = event;
    const rest = every.slice(0, -1).join(' and ');
    const times = Array.from({ length: lcm / long }, (_, index) => (index + 1) * long);
    const sum = every.reduce((all, one) => all + one);
    const odd = every.findLast((each) => sum % each !== 0) ?? long;
    const one = unit.replace(/s$/, '');
    const words = { name, a, b, c, long, odd, rest, unit, one, value: String(lcm) };
    const three = level === 3;
    const gcf = every.reduce(commonDivisor);
    return {
      words,
      question: [`${event.key}-${three ? 'three' : 'two'}`, `${event.key}-when`],
      diagram: level === 1 ? timelineOf(event, [a, b], lcm) : null,
      answer: { value: lcm, unit },
      distractors: takeDistractors(lcm, [
        distractor('adds-the-two-intervals', sum, 'adds'),
        distractor('gives-the-larger-interval', long, three ? 'largest' : 'larger'),
        distractor('finds-the-greatest-common-factor-instead', gcf === 1 ? 0 : gcf, 'factor'),
        distractor('slip', three ? commonMultiple(a, b) : 0, 'two-only'),
        distractor(
          'slip',
          every.reduce((all, one) => all * one),
          'product',
        ),
        distractor('slip', lcm * 2, 'double'),
      ]),
      steps: [
        step('list-times', '', times.join(', '), { do: three ? 'long-do' : 'longer-do', why: 'long-why' }),
        step('find-first', '', `${lcm} ${unit}`, { do: 'try-do', why: three ? 'try-three-why' : 'try-why' }),
        step('check-times', '', every.map((one) => `${lcm} ÷ ${one} = ${lcm / one}`).join(', '), 'check'),
      ],
      claims: every.map((one) => `${lcm} / ${one} = ${lcm / one}`),
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [a, b] = [random.int(4, 18), random.int(6, 30)];
        const hours = random.int(2, 6);
        const lcm = commonMultiple(a, b);
        const isFair = a < b && b % a !== 0 && a * b > lcm && (hours * 60) % lcm === 0;
        return isFair && hours * 60 >= a * b ? { scene: random.pick(together), a, b, hours } : null;
      }),
    build({ scene, a, b, hours }, { step, distractor }) {
      const [lcm, time] = [commonMultiple(a, b), hours * 60];
      const value = time / lcm;
      const times = Array.from({ length: lcm / b }, (_, index) => (index + 1) * b).join(', ');
      return {
        words: { a, b, hours, lcm, time, product: a * b, rest: a, value: String(value) },
        question: scene,
        answer: { value, reason: 'right-often' },
        distractors: takeDistractors(value, [
          distractor('multiplies-the-two-numbers-without-checking', Math.floor(time / (a * b)), 'by-product'),
          distractor('gives-the-larger-interval', Math.floor(time / b), 'by-long'),
          distractor('slip', value + 1, 'one-more'),
          distractor('slip', lcm, 'is-lcm'),
        ]),
        otherWrong: 'other-often',
        finalAnswer: 'often-final',
        steps: [
          step('list-times', '', times, 'longer'),
          step('find-first', times, lcm, { do: 'try-do', why: 'pair-why' }),
          step('check-times', '', `${lcm} ÷ ${a} = ${lcm / a}, ${lcm} ÷ ${b} = ${lcm / b}`, 'twice'),
          step('in-minutes', `${hours} × 60`, time, 'minutes'),
          step('fits', `${time} ÷ ${lcm}`, value),
        ],
        claims: [`${lcm} * ${value} = ${time}`],
      };
    },
  },
});

/** Both events up to the moment before they meet. */
function timelineOf(
  { names, unit }: RepeatingEvent,
  [a, b]: readonly [number, number],
  lcm: number,
): DiagramOf<'timeline'> {
  const step = commonDivisor(a, b);
  const timesOf = (every: number): number[] =>
    Array.from({ length: lcm / every }, (_, index) => index * every);
  return {
    kind: 'timeline',
    min: 0,
    max: lcm - step,
    step,
    label: unit.charAt(0).toUpperCase() + unit.slice(1),
    rows: [
      { name: names[0], times: timesOf(a) },
      { name: names[1], times: timesOf(b) },
    ],
    marked: [],
  };
}

/** Different times with a meeting later than the longest of them that can still be listed. */
function drawTimes(level: Level, random: Random): readonly number[] {
  return random.until(() => {
    const most = { 1: 15, 2: 24, 3: 20 }[level];
    const drawn = Array.from({ length: level === 3 ? 3 : 2 }, () => random.int(level === 1 ? 2 : 4, most));
    const every = drawn.toSorted((x, y) => x - y);
    const lcm = every.reduce(commonMultiple);
    const long = every.at(-1) ?? 1;
    const pairs =
      level === 3 ? new Set(every).size === 3 : every.every((one) => one === long || long % one !== 0);
    const shares = every.reduce(commonDivisor) > 1 || level !== 2;
    const alone = level < 3 || every.slice(0, -1).reduce(commonMultiple) < lcm;
    const isShort = lcm <= (level === 1 ? 45 : 120) && lcm / long <= 10 && lcm > long;
    return pairs && shares && alone && isShort && lcm / (every[0] ?? 1) <= 20 ? every : null;
  });
}
