import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { dollarsOf, dollarText, takeAmounts } from '../../src/numbers/dollar-amounts.ts';
import { drawName } from '../../src/scenes/people.ts';

const categories = ['Rent', 'Transit', 'Food', 'Fun', 'Saving'] as const;

/** Percents of the categories in their order; `asked` and `other` are places in it, and the income is in cents. */
type Params = { name: string; income: number; percents: readonly number[]; asked: number; other: number };

/** Level 1 shows all percents, level 2 leaves the asked one out, level 3 tells another amount and no income. */
export const pracBudgetShare = numberSkill('prac-budget-share', {
  version: 2,
  form: 'money',
  text: {
    headline: 'Find the amount of a budget share',
    told: 'The chart shows how {name} plans a monthly income of {income}.',
    'told-part': 'The chart shows how {name} plans the income of a month. {otherName} gets {otherAmount}.',
    ask: [
      'How much is planned for {askedName}?',
      'What amount does the plan hold for {askedName}?',
      'How many dollars go to {askedName}?',
      'Find the amount planned for {askedName}.',
    ],
    right: 'It is the percent of {askedName}, taken of the whole income.',
    another: 'This takes the percent of {otherName}. Which part of the chart is {askedName}?',
    'another-amount':
      'This takes {percent, number}% of the amount for {otherName}. What are the percents a part of?',
    dollars: 'This uses the percent as dollars. How much money is one percent of the income?',
    'dollars-join': 'This adds the percents as dollars to {otherAmount}. How much money is one percent?',
    divides: 'This divides the income by the percent. What is one percent of it, and how many do you need?',
    'divides-part':
      'This divides {otherAmount} by the percent of {askedName}. What is one percent of the income?',
    other: 'Find one percent of the income first. Then multiply it by the percent of {askedName}.',
    'missing-do': 'Find the percent of {askedName}.',
    'missing-why': 'All parts of the chart add up to one hundred percent.',
    'one-do': 'Find one percent of the income.',
    'one-why': 'A percent is a hundredth of it.',
    'back-do': 'Find one percent of the income from {otherName}.',
    'back-why': 'Its {otherPercent, number} percents are {otherAmount}.',
    'part-do': 'Multiply it by the percent of {askedName}.',
    'part-why': 'Each percent is worth the same.',
    'check-do': 'Check it against the whole income.',
    'check-why': 'Its decimal part of the income gives the same amount.',
    final: '{value} is planned for {askedName}.',
  },
  draw: ({ level, random }): Params => drawBudget(level, random),
  build({ name, income, percents, asked, other }: Params, { level, say, step, distractor }) {
    const [percent = 1, otherPercent = 1] = [percents[asked], percents[other]];
    const value = (income * percent) / 100;
    const otherAmount = (income * otherPercent) / 100;
    const one = income / 100;
    const words = {
      name,
      income: dollarText(income),
      percent,
      otherPercent,
      otherAmount: dollarText(otherAmount),
      askedName: nameOf(asked),
      otherName: nameOf(other),
      value: dollarText(value),
    };
    const back = level === 3;
    const said = { ...words, otherName: back ? (categories[other] ?? '') : words.otherName };
    const known = percents.filter((_, place) => place !== asked);
    return {
      words,
      question: [back ? say('told-part', said) : 'told', 'ask'],
      diagram: chartOf(percents, level === 2 ? asked : null),
      answer: dollarsOf(value),
      distractors: takeAmounts(value, [
        distractor(
          'takes-the-percent-of-another-category',
          back ? (otherAmount * percent) / 100 : otherAmount,
          back ? 'another-amount' : 'another',
        ),
        distractor(
          'uses-the-percent-as-dollars',
          back ? otherAmount + percent * 100 : percent * 100,
          back ? 'dollars-join' : 'dollars',
        ),
        distractor(
          'divides-income-by-the-percent',
          (back ? otherAmount : income) / percent,
          back ? 'divides-part' : 'divides',
        ),
      ]),
      steps: [
        level === 2 ? step('missing', `100 − ${known.join(' − ')}`, percent) : null,
        back
          ? step('back', `${dollarText(otherAmount)} ÷ ${otherPercent}`, dollarText(one))
          : step('one', `${dollarText(income)} ÷ 100`, dollarText(one)),
        step('part', `${dollarText(one)} × ${percent}`, dollarText(value)),
        step('check', `${dollarText(income)} × ${percent / 100}`, dollarText(value)),
      ],
      claims: [`${income} * ${percent} / 100 = ${value}`, `${percents.join(' + ')} = 100`],
    };
  },
});

function nameOf(place: number): string {
  return (categories[place] ?? 'Food').toLowerCase();
}

/** Shares that add up to one hundred; every wrong way is a whole number of cents and stays believable. */
function drawBudget(level: Level, random: Random): Params {
  return random.until(() => {
    const step = level === 1 ? 5 : 1;
    const part = (least: number, most: number): number =>
      step * random.int(Math.ceil(least / step), Math.floor(most / step));
    const others = [part(10, 16), part(18, 26), part(10, 13), part(10, 18)];
    const percents = [100 - others.reduce((sum, share) => sum + share, 0), ...others];
    const [asked = 0, other = 1] = random.shuffle([0, 1, 2, 3, 4]);
    const income = 2000 * random.int(50, 95);
    const [p = 1, o = 1] = [percents[asked], percents[other]];
    const ways =
      level === 3
        ? [p, (o * p) / 100, o + (p * 10000) / income, o / p]
        : [p, o, (p * 10000) / income, 100 / p];
    const differs = level !== 3 || o !== p;
    const isNear = ways.every((way) => way / p < 19 && way / p > 1 / 19);
    const apart = new Set(ways.map((way) => Math.round(way * 100))).size === 4;
    return isNear && apart && differs && p > 5
      ? { name: drawName(random), income, percents, asked, other }
      : null;
  });
}

function chartOf(percents: readonly number[], hidden: number | null): DiagramOf<'pie-chart'> {
  return {
    kind: 'pie-chart',
    title: 'Monthly budget',
    slices: categories.map((name, place) => ({
      name,
      size: percents[place] ?? 1,
      shown: place === hidden ? null : `${percents[place]}%`,
    })),
  };
}
