import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';

const things = ['lamp', 'screen', 'fan', 'kettle', 'heater'] as const;
/** What such a thing may draw, in watts. */
const watts = {
  lamp: [10, 12, 15, 20],
  screen: [40, 50, 60, 80],
  fan: [30, 40, 50, 60],
  kettle: [1500, 1800, 2000],
  heater: [600, 900, 1200],
} as const;

/** A thing of `power` watts runs for `minutes`; a short answer takes `wh` watt-hours, a long one `times` as much. */
type Params = {
  thing: (typeof things)[number];
  power: number;
  minutes: number;
  wh: number;
  times: number;
  long: number;
};

/** Level 1 compares with short answers, level 2 with long ones, level 3 mixes both. */
export const aiEnergyCompare = numberSkill('ai-energy-compare', {
  version: 1,
  form: 'integer',
  text: {
    headline: 'As much as how many answers?',
    lamp: 'A lamp of {power, number} watts is on for {minutes, number} minutes.',
    screen: 'A screen of {power, number} watts is on for {minutes, number} minutes.',
    fan: 'A fan of {power, number} watts is on for {minutes, number} minutes.',
    kettle: 'A kettle of {power, number} watts is on for {minutes, number} minutes.',
    heater: 'A heater of {power, number} watts is on for {minutes, number} minutes.',
    short: 'Say that an answer of a model takes {wh, number} watt-hours.',
    long: 'A long answer takes {times, number} times as much.',
    mixed: 'The energy is used for {long, number} long answers and some short ones.',
    'ask-short': 'How many answers take the same energy?',
    'ask-long': 'How many long answers take the same energy?',
    'ask-rest': 'How many short answers are left?',
    right: 'Energy is power times hours, and each answer takes an equal part of it.',
    double: 'This is twice too many. What is power times hours?',
    minutes: 'These are minutes. How much energy is used in them?',
    hour: 'This is the energy. How much of it does one answer take?',
    'whole-hour': 'This is for a whole hour. How long is it on?',
    'as-short': 'This counts short answers. How much does a long one take?',
    turned: 'This makes long answers cheaper. Do they take more or less?',
    'long-once': 'This counts each long answer like a short one. How much does one take?',
    other: 'Find the energy in watt-hours first. Then see how many answers it is enough for.',
    'hours-do': 'Write the minutes as a part of an hour.',
    'hours-why': 'An hour has sixty minutes.',
    'energy-do': 'Multiply by the power.',
    'energy-why': 'A watt for an hour is a watt-hour.',
    'one-do': 'Find the energy of a long answer.',
    'one-why': 'It is so many times the short one.',
    'divide-do': 'Divide the energy by that of one answer.',
    'divide-why': 'Each answer takes an equal part.',
    'used-do': 'Take away what the long answers use.',
    'used-why': 'Only the rest is left for short ones.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawThing(level, random),
  build({ thing, power, minutes, wh, times, long }: Params, { level, step, distractor }) {
    const energy = (power * minutes) / 60;
    const one = wh * times;
    const rest = energy - long * one;
    const value = { 1: energy / wh, 2: energy / one, 3: rest / wh }[level];
    const part = 'leaves-out-a-factor-of-a-rate' as const;
    const wrong = {
      1: [
        distractor(part, energy, 'hour'),
        distractor('converts-the-wrong-way', power / wh, 'whole-hour'),
        distractor('slip', (energy * 2) / wh, 'double'),
        distractor('slip', minutes, 'minutes'),
      ],
      2: [
        distractor(part, energy / wh, 'as-short'),
        distractor('converts-the-wrong-way', power / one, 'whole-hour'),
        distractor('slip', energy, 'hour'),
        distractor('slip', (energy * times) / wh, 'turned'),
      ],
      3: [
        distractor(part, energy / wh - long, 'long-once'),
        distractor('uses-one-step-only', energy / wh, 'as-short'),
        distractor('slip', rest, 'hour'),
        distractor('slip', energy / one, 'as-short'),
      ],
    }[level];
    const hours = minutes / 60;
    return {
      words: { power, minutes, wh, times, long, value: String(value) },
      question: [
        thing,
        'short',
        level > 1 && 'long',
        level === 3 && 'mixed',
        ({ 1: 'ask-short', 2: 'ask-long', 3: 'ask-rest' } as const)[level],
      ],
      answer: value,
      distractors: takeDistractors(value, wrong),
      steps: [
        step('hours', `${minutes} ÷ 60`, String(hours)),
        step('energy', `${hours} × ${power}`, energy),
        level > 1 && step('one', `${times} × ${wh}`, one),
        level === 1 && step('divide', `${energy} ÷ ${wh}`, value),
        level === 2 && step('divide', `${energy} ÷ ${one}`, value),
        level === 3 && step('used', `${energy} − ${long} × ${one}`, rest),
        level === 3 && step('divide', `${rest} ÷ ${wh}`, value),
      ],
      claims: [`${power} * ${minutes} / 60 = ${energy}`],
    };
  },
});

function drawThing(level: Level, random: Random): Params {
  return random.until(() => {
    const thing = random.pick(things);
    const power = random.pick<number>(watts[thing]);
    const minutes =
      thing === 'kettle' ? random.pick([3, 6, 9, 12]) : random.pick([15, 30, 45, 90, 120, 150, 180]);
    const [wh, times, long] = [random.int(2, 5), random.int(3, 6), random.int(2, 9)];
    const energy = (power * minutes) / 60;
    const one = wh * times;
    const rest = energy - long * one;
    const numbers = {
      1: [energy / wh, energy, power / wh, (energy * 2) / wh],
      2: [energy / one, energy / wh, power / one, energy],
      3: [rest / wh, energy / wh - long, energy / wh, rest],
    }[level];
    const [value = 1] = numbers;
    const fits = numbers.every((n) => Number.isInteger(n) && n > 1 && n <= 18 * value && 18 * n >= value);
    return fits && new Set(numbers).size === 4 && value < 1000
      ? { thing, power, minutes, wh, times, long }
      : null;
  });
}
