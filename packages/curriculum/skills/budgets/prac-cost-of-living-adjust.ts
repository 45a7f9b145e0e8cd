import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { dollarsOf, dollarText, takeAmounts } from '../../src/numbers/dollar-amounts.ts';

const towns = [
  ['Ashton', 'Brook'],
  ['Cedar', 'Dale'],
  ['Elm Bay', 'Fairview'],
  ['Glen', 'Hill City'],
] as const;

/** The salary in dollars in the first town, and the index numbers of both. */
type Params = { towns: readonly [string, string]; salary: number; from: number; to: number };

/** Level 1 starts from the average city, level 2 from any city, level 3 tells the indexes as percents off the average. */
export const pracCostOfLivingAdjust = numberSkill('prac-cost-of-living-adjust', {
  version: 1,
  form: 'money',
  text: {
    headline: 'Match a salary in another city',
    index: 'The cost of living index is {from, number} in {here} and {to, number} in {there}.',
    above: 'Living in {town} costs {gap, number}% more than the average.',
    below: 'Living in {town} costs {gap, number}% less than the average.',
    average: 'The average index is {base, number}.',
    pay: 'A job in {here} pays {salary} a year.',
    ask: [
      'Which salary in {there} buys the same?',
      'What salary in {there} is worth the same?',
      'How much must a job in {there} pay to buy the same?',
      'Find the salary in {there} that buys as much.',
    ],
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
  draw: ({ level, random }): Params => drawCities(level, random),
  build({ towns: [here, there], salary, from, to }: Params, { level, say, step, distractor }) {
    const point = salary / from;
    const value = point * to;
    const dollars = (amount: number): string => dollarText(amount * 100);
    const words = {
      here,
      there,
      from,
      to,
      base: 100,
      salary: dollars(salary),
      value: dollars(value),
    };
    const off = (town: string, index: number) =>
      say(index > 100 ? 'above' : 'below', { town, gap: Math.abs(index - 100) });
    const gap = (salary * (to - from)) / 100;
    return {
      words,
      question: [
        ...(level === 3 ? [off(here, from), off(there, to), say('average')] : [say('index')]),
        'pay',
        'ask',
      ],
      answer: dollarsOf(value * 100),
      distractors: takeAmounts(value * 100, [
        distractor('inverts-the-index', Math.round((salary * from) / to) * 100, 'inverts'),
        distractor('adds-the-index-points-as-dollars', Math.round(salary + to - from) * 100, 'points'),
        ...(level === 1
          ? [distractor('slip', Math.round(salary - gap) * 100, 'down')]
          : [distractor('subtracts-the-percents', Math.round(salary + gap) * 100, 'percents')]),
        distractor('slip', Math.round(salary) * 100, 'same'),
      ]),
      steps: [
        level === 3 ? step('index', `${here} and ${there}`, `${from} and ${to}`) : null,
        step('point', `${dollars(salary)} ÷ ${from}`, dollars(point)),
        step('times', `${dollars(point)} × ${to}`, dollars(value)),
        step(
          'check',
          `${dollars(value)} and ${dollars(salary)}`,
          value > salary ? 'higher, as needed' : 'lower, as needed',
          { why: value > salary ? 'check-more' : 'check-less' },
        ),
      ],
      claims: [`${salary} / ${from} * ${to} = ${value}`],
    };
  },
});

/** A salary that is a whole number of dollars for each index point; the two indexes are not far apart. */
function drawCities(level: Level, random: Random): Params {
  return random.until(() => {
    const from = level === 1 ? 100 : random.int(80, 130);
    const to = random.int(80, 140);
    const salary = from * random.int(320, 640);
    const apart = Math.abs(to - from);
    const isOwn = from !== 100 || level === 1;
    const pair = random.pick(towns);
    return apart > 4 && apart < 45 && to !== 100 && isOwn
      ? { towns: random.chance(50) ? pair : [pair[1], pair[0]], salary, from, to }
      : null;
  });
}
