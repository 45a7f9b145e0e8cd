import {
  type Distractor,
  defineSkill,
  dollarsOf,
  dollarText,
  type Level,
  type Random,
  takeAmounts,
} from '../../src/authoring.ts';

const towns = [
  ['Ashton', 'Brook'],
  ['Cedar', 'Dale'],
  ['Elm Bay', 'Fairview'],
  ['Glen', 'Hill City'],
] as const;

/** The salary in dollars in the first town, and the index numbers of both. */
type Params = { towns: readonly [string, string]; salary: number; from: number; to: number };

/** Level 1 starts from the average city, level 2 from any city, level 3 tells the indexes as percents off the average. */
export const pracCostOfLivingAdjust = defineSkill({
  id: 'prac-cost-of-living-adjust',
  version: 1,
  form: 'money',
  text: {
    en: {
      headline: 'Match a salary in another city',
      index: 'The cost of living index is {from, number} in {here} and {to, number} in {there}.',
      above: 'Living in {town} costs {gap, number}% more than the average.',
      below: 'Living in {town} costs {gap, number}% less than the average.',
      average: 'The average index is {base, number}.',
      pay: 'A job in {here} pays {salary} a year.',
      ask: 'Which salary in {there} buys the same?',
      right: 'It is the salary for each index point in {here}, times the index of {there}.',
      inverts: 'This puts the two indexes in the opposite order. In which city do you need more money?',
      points: 'This counts each index point as a dollar. What does one point stand for?',
      percents:
        'This takes the gap of the two indexes as a percent of the salary. Which index is the whole in {here}?',
      down: 'This goes the other way. In which city do you need more money?',
      same: 'This keeps the salary. Do things cost the same in {there}?',
      other: 'Find what one index point is worth in {here}. Then multiply it by the index of {there}.',
      'index-do': 'Write both costs as index numbers.',
      'index-why': 'The average is {base, number}, so add or subtract the percent.',
      'point-do': 'Divide the salary by the index of {here}.',
      'point-why': 'This is what one index point is worth.',
      'times-do': 'Multiply by the index of {there}.',
      'times-why': 'Buying the same takes this many points.',
      'check-do': 'Check the size.',
      'check-more': '{there} costs more, so the salary has to be higher.',
      'check-less': '{there} costs less, so the salary may be lower.',
      final: 'A salary of {value} buys the same.',
    },
  },
  draw: ({ level, random }): Params => drawCities(level, random),
  build({ towns: [here, there], salary, from, to }: Params, { level, say }) {
    const point = salary / from;
    const value = point * to;
    const dollars = (amount: number): string => dollarText(amount * 100);
    const words = {
      ...{ here, there, from, to, base: 100, salary: dollars(salary), value: dollars(value) },
    };
    type Key = Parameters<typeof say>[0];
    const wrong = (misconception: Distractor['misconception'], amount: number, key: Key) => ({
      ...{ misconception, value: Math.round(amount) * 100, reason: say(key, words) },
    });
    const off = (town: string, index: number) =>
      say(index > 100 ? 'above' : 'below', { town, gap: Math.abs(index - 100) });
    const gap = (salary * (to - from)) / 100;
    const step = (
      rule: 'index' | 'point' | 'times' | 'check',
      [before, after]: readonly [string, string],
      why: Key,
    ) => ({
      ...{ rule, before, after },
      instruction: say(`${rule}-do`, words),
      explanation: say(why, words),
    });
    return {
      headline: say('headline'),
      question: [
        ...(level === 3 ? [off(here, from), off(there, to), say('average', words)] : [say('index', words)]),
        say('pay', words),
        say('ask', words),
      ],
      diagram: null,
      answer: { form: 'money', value: dollarsOf(value * 100), reason: say('right', words) },
      distractors: takeAmounts(value * 100, [
        wrong('inverts-the-index', (salary * from) / to, 'inverts'),
        wrong('adds-the-index-points-as-dollars', salary + to - from, 'points'),
        ...(level === 1
          ? [wrong('slip', salary - gap, 'down')]
          : [wrong('subtracts-the-percents', salary + gap, 'percents')]),
        wrong('slip', salary, 'same'),
      ]),
      steps: [
        ...(level === 3 ? [step('index', [`${here} and ${there}`, `${from} and ${to}`], 'index-why')] : []),
        step('point', [`${dollars(salary)} ÷ ${from}`, dollars(point)], 'point-why'),
        step('times', [`${dollars(point)} × ${to}`, dollars(value)], 'times-why'),
        step(
          'check',
          [
            `${dollars(value)} and ${dollars(salary)}`,
            value > salary ? 'higher, as needed' : 'lower, as needed',
          ],
          value > salary ? 'check-more' : 'check-less',
        ),
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other', words),
      claims: [`${salary} / ${from} * ${to} = ${value}`],
    };
  },
});

/** A salary that is a whole number of dollars for each index point; the two indexes are not far apart. */
function drawCities(level: Level, random: Random): Params {
  for (;;) {
    const from = level === 1 ? 100 : random.int(80, 130);
    const to = random.int(80, 140);
    const salary = from * random.int(320, 640);
    const apart = Math.abs(to - from);
    const isOwn = from !== 100 || level === 1;
    const pair = random.pick(towns);
    if (apart > 4 && apart < 45 && to !== 100 && isOwn) {
      return { towns: random.chance(50) ? pair : [pair[1], pair[0]], salary, from, to };
    }
  }
}
