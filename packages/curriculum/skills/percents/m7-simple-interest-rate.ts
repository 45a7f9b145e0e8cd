import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { dollarText } from '../../src/numbers/dollar-amounts.ts';
import { type InterestScene, interestScenes } from '../../src/scenes/interest-scenes.ts';
import { drawName } from '../../src/scenes/people.ts';

type Params = {
  scene: InterestScene;
  name: string;
  principal: number;
  rate: number;
  years: number;
  asks: 'rate' | 'time';
};

/** Level 1 asks for the rate, level 2 for rate or time, level 3 tells the total instead of the interest. */
export const m7SimpleInterestRate = numberSkill('m7-simple-interest-rate', {
  version: 2,
  form: 'percent',
  scenes: [interestScenes],
  text: {
    headline: 'Find the rate or the time',
    'ask-rate': 'What is the yearly interest rate?',
    'right-rate': 'The interest of one year is {rate, number}% of {principal}.',
    'right-time': 'Each year brings {yearly}, so {interest} takes that many years.',
    'no-years': 'This compares all of the interest with {principal}. How much interest comes in one year?',
    times: 'This multiplies by the number of years. Is the interest of one year more or less than all of it?',
    rounded: 'The number is rounded here.',
    end: 'This divides by the amount at the end. Which amount earns the interest?',
    'no-principal':
      'This divides by {rate, number} alone. How much interest does {principal} bring in one year?',
    months: 'This counts months. What does the question ask for?',
    next: 'This is one year too long. How much interest would have come by then?',
    other: 'Write the interest as principal times rate times time. Which of them is missing?',
    'interest-do': 'Find the interest.',
    'interest-why': 'The total is the principal and its interest.',
    'one-do': 'Divide the interest by the number of years.',
    'one-why': 'With simple interest, each year brings the same amount.',
    'share-do': 'Divide by the principal.',
    'share-why': 'The rate tells what part of the principal comes each year.',
    'sign-do': 'Write the quotient as a percent.',
    'sign-why': 'Each hundredth is one percent.',
    'yearly-do': 'Find the interest of one year.',
    'yearly-why': 'It is the rate, as a decimal, times the principal.',
    'count-do': 'Divide the interest by the interest of one year.',
    'count-why': 'This counts the years.',
    'check-do': 'Check: multiply principal, rate and time.',
    'check-why': 'The interest must come back.',
    'final-rate': 'The rate is {rate, number}% a year.',
    'final-time': 'It takes {years, number} years.',
  },
  draw: ({ level, random }): Params => drawLoan(level, random),
  build({ scene, name, principal, rate, years, asks }: Params, { level, step, distractor }) {
    const yearly = (principal * rate) / 100;
    const interest = yearly * years;
    const all = principal + interest;
    const { key } = scene;
    const told = level === 3;
    const words = {
      name,
      principal: dollarText(principal * 100),
      yearly: dollarText(yearly * 100),
      interest: dollarText(interest * 100),
      all: dollarText(all * 100),
      rate,
      years,
    };
    const fromTotal = told && step('interest', `${words.all} − ${words.principal}`, words.interest);
    const check = step('check', `${words.principal} × ${rate / 100} × ${years}`, words.interest);
    if (asks === 'time') {
      return {
        words,
        question: [`${key}-told`, `${key}-${told ? 'holds' : 'earns'}`, `${key}-long`],
        answer: { form: 'number', value: years, unit: 'years', reason: 'right-time' },
        distractors: [
          distractor('leaves-out-one-factor', interest / rate, 'no-principal'),
          distractor('uses-the-months-as-years', years * 12, 'months'),
          distractor('slip', years + 1, 'next'),
        ],
        steps: [
          fromTotal,
          step('yearly', `${words.principal} × ${rate / 100}`, words.yearly),
          step('count', `${words.interest} ÷ ${words.yearly}`, years),
          check,
        ],
        finalAnswer: 'final-time',
        claims: [`${principal} * ${rate} / 100 * ${years} = ${interest}`],
      };
    }
    return {
      words,
      question: [`${key}-start`, `${key}-${told ? 'grown' : 'gained'}`, 'ask-rate'],
      answer: { value: `${rate}%`, reason: 'right-rate' },
      distractors: [
        distractor('leaves-out-one-factor', `${rate * years}%`, 'no-years'),
        distractor('multiplies-instead-of-dividing', `${rate * years * years}%`, 'times'),
        distractor('slip', `${((100 * yearly) / all).toFixed(1)}%`, [
          (1000 * yearly) % all !== 0 && 'rounded',
          'end',
        ]),
      ],
      steps: [
        fromTotal,
        step('one', `${words.interest} ÷ ${years}`, words.yearly),
        step('share', `${words.yearly} ÷ ${words.principal}`, rate / 100),
        step('sign', rate / 100, `${rate}%`),
        check,
      ],
      finalAnswer: 'final-rate',
      claims: [`${principal} * ${rate} / 100 * ${years} = ${interest}`],
    };
  },
});

/** Whole dollars of interest, and wrong ways that are no more than sixteen times as large. */
function drawLoan(level: Level, random: Random): Params {
  const scene = random.pick(interestScenes.list);
  return random.until(() => {
    const asks = level > 1 && random.chance(50) ? 'time' : 'rate';
    const years = random.int(2, 4);
    const rate = random.int(scene.rates[0], scene.rates[1]);
    const principal = 50 * random.int(level === 1 ? 8 : 5, 36);
    const yearly = (principal * rate) / 100;
    const isTime = asks === 'time';
    const wrong = (yearly * years) / rate;
    const fits = isTime
      ? Number.isInteger(wrong) && wrong < years * 18 && ![years, years * 12, years + 1].includes(wrong)
      : true;
    return principal >= scene.least && Number.isInteger(yearly) && fits && !(rate === 2 && years === 2)
      ? { scene, name: drawName(random), principal, rate, years, asks }
      : null;
  });
}
