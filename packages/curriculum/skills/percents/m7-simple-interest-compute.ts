import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { dollarsOf, dollarText, takeAmounts } from '../../src/numbers/dollar-amounts.ts';
import { type InterestScene, interestScenes } from '../../src/scenes/interest-scenes.ts';
import { drawName } from '../../src/scenes/people.ts';

/** The principal is in dollars; the time is in months where `inMonths` holds. */
type Params = {
  scene: InterestScene;
  name: string;
  principal: number;
  rate: number;
  months: number;
  inMonths: boolean;
  total: boolean;
};

/** Level 1 asks for the interest of whole years, level 2 has months or asks for the total, level 3 has both. */
export const m7SimpleInterestCompute = numberSkill('m7-simple-interest-compute', {
  version: 1,
  form: 'money',
  scenes: [interestScenes],
  text: {
    headline: 'Find simple interest',
    right: 'Simple interest is principal times rate times time in years.',
    'no-time': 'This is the interest of one year. For how long does the money earn interest?',
    'no-time-total': 'This adds the interest of one year. For how long does the money earn interest?',
    'as-years': 'This uses the months as years. What part of a year is one month?',
    'interest-only': 'This is the interest alone. What else is paid or held in the end?',
    'with-principal': 'This holds the {principal} as well. What does the question ask for?',
    point: 'Look at the decimal point of the rate. How much is one percent of {principal}?',
    other: 'Multiply the principal by the rate as a decimal and by the time in years.',
    'years-do': 'Write the time in years.',
    'years-why': 'The rate belongs to one year, and a year has twelve months.',
    'rate-do': 'Write the rate as a decimal and multiply.',
    'rate-why': 'This is the interest of one year.',
    'time-do': 'Multiply by the number of years.',
    'time-why': 'With simple interest, each year brings the same amount.',
    'total-do': 'Add the principal.',
    'total-why': 'The total is the principal and its interest.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawLoan(level, random),
  build({ scene, name, principal, rate, months, inMonths, total }: Params, { step, distractor }) {
    const yearly = principal * rate;
    const interest = (yearly * months) / 12;
    const all = principal * 100 + interest;
    const value = total ? all : interest;
    const years = months / 12;
    const { key } = scene;
    const words = {
      name,
      principal: dollarText(principal * 100),
      rate,
      years,
      months,
      value: dollarText(value),
    };
    return {
      words,
      question: [
        `${key}-told`,
        `${key}-${inMonths ? 'months' : 'years'}`,
        `${key}-${total ? 'total' : 'interest'}`,
      ],
      answer: dollarsOf(value),
      distractors: takeAmounts(value, [
        total
          ? distractor('gives-the-interest-for-the-total', interest, 'interest-only')
          : distractor('moves-the-decimal-point-one-place', interest / 10, 'point'),
        total
          ? distractor('leaves-out-the-time', principal * 100 + yearly, 'no-time-total')
          : distractor('leaves-out-the-time', yearly, 'no-time'),
        inMonths
          ? distractor(
              'uses-the-months-as-years',
              yearly * months + (total ? principal * 100 : 0),
              'as-years',
            )
          : total
            ? distractor('slip', principal * 100 + interest * 10, 'point')
            : distractor('slip', all, 'with-principal'),
        distractor('slip', principal * 100 + interest * 10, 'point'),
      ]),
      steps: [
        inMonths && step('years', `${months} ÷ 12`, years),
        step('rate', `${dollarText(principal * 100)} × ${rate / 100}`, dollarText(yearly)),
        step('time', `${dollarText(yearly)} × ${years}`, dollarText(interest)),
        total && step('total', `${dollarText(principal * 100)} + ${dollarText(interest)}`, dollarText(all)),
      ],
      claims: [`${principal} * ${rate} * ${months} / 12 = ${interest}`],
    };
  },
});

/** Whole cents; interest that is neither almost nothing beside the principal nor more than it. */
function drawLoan(level: Level, random: Random): Params {
  const scene = random.pick(interestScenes.list);
  return random.until(() => {
    const total = level === 3 || (level === 2 && random.chance(50));
    const inMonths = level === 3 || (level === 2 && !total);
    const months = inMonths ? random.pick([6, 9, 15, 18, 30]) : 12 * random.int(2, level === 1 ? 5 : 9);
    const rate = random.int(scene.rates[0], scene.rates[1]);
    const principal = (level === 1 ? 100 : 50) * random.int(4, level === 1 ? 20 : 50);
    const interest = (principal * rate * months) / 12;
    const isLikely = interest % 10 === 0 && (!total || interest > principal * 6);
    return isLikely && interest < principal * 60
      ? { scene, name: drawName(random), principal, rate, months, inMonths, total }
      : null;
  });
}
