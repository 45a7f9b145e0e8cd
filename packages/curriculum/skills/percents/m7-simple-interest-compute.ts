import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { dollarsOf, dollarText, takeAmounts } from '../../src/numbers/dollar-amounts.ts';
import { type InterestScene, interestScenes, isUsualTerm } from '../../src/scenes/interest-scenes.ts';
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

/**
 * Level 1 asks for the interest of whole years, level 2 has months or asks for the total, level 3 has both; from level 2 on
 * some rates are halves of a percent.
 */
export const m7SimpleInterestCompute = numberSkill('m7-simple-interest-compute', {
  version: 4,
  form: 'money',
  scenes: [interestScenes],
  text: {
    headline: 'Find simple interest',
    right: 'Simple interest is principal times rate times time in years.',
    'right-total':
      'Principal times rate times time in years is the interest. The principal comes on top of it.',
    'no-time': 'This is the interest of one year. How much time passes in the story?',
    'no-time-total': 'This adds the interest of one year. How much time passes in the story?',
    'as-years': 'This uses the months as years. What part of a year is one month?',
    'interest-only': 'This is the interest alone. What else belongs to the total?',
    'with-principal': 'This includes the {principal} as well. What does the question ask for?',
    point: 'Look at the decimal point of the rate. How much is one percent of {principal}?',
    other: 'Multiply the principal by the rate as a decimal and by the time in years.',
    'other-total':
      'Find the interest: principal times rate times time in years. Then what belongs to the total?',
    'years-do': 'Write the time in years.',
    'years-why': 'The rate is for one year, and a year has twelve months.',
    'rate-do': 'Write the rate as a decimal and multiply.',
    'rate-why': 'This is the interest of one year.',
    'time-do': 'Multiply by the number of years.',
    'time-why': 'With simple interest, each year brings the same amount.',
    'total-do': 'Add the principal.',
    'total-why': 'The total is the principal and its interest.',
    final: '{value}',
    'far-loans':
      '{name} compares two loans of {principal}. Loan A has {r, number}% simple interest a year for {t, number} years. Loan B has {s, number}% a year for {u, number} years. How much more interest does loan B cost?',
    'far-bonds':
      '{name} can lend {principal} in two ways. One pays {r, number}% simple interest a year for {t, number} years. The other pays {s, number}% a year for {u, number} years. How much more interest does the second way bring?',
    'far-club':
      'A club saves {principal}. Bank A pays {r, number}% simple interest a year, and the money stays {t, number} years. Bank B pays {s, number}% a year, and the money stays {u, number} years. How much more interest does bank B pay?',
    'far-farm':
      'A farm borrows {principal} for a tractor. One offer charges {r, number}% simple interest a year for {t, number} years. The other charges {s, number}% a year for {u, number} years. How much more interest does the second offer cost?',
    'right-far': 'Each rate goes with its own time. Then the two amounts of interest are compared.',
    'far-year': 'This compares the interest of one year. How many years go with each rate?',
    'far-one': 'This is the first amount of interest alone. What is it compared with?',
    'far-same': 'This uses the same time for both. Which number of years goes with each rate?',
    'other-far': 'Find both amounts of interest, each with its own rate and its own time.',
    'a-year-do': '{one}: find the interest of one year.',
    'a-year-why': 'The rate, as a decimal, is a part of the principal.',
    'a-all-do': '{one}: multiply by its number of years.',
    'a-all-why': 'Each year brings the same amount.',
    'b-year-do': '{two}: find the interest of one year.',
    'b-year-why': 'The principal is the same, but the rate is not.',
    'b-all-do': '{two}: multiply by its number of years.',
    'b-all-why': 'It has a time of its own.',
    'more-do': 'Subtract.',
    'more-why': 'The question asks for the difference.',
    'final-far': 'The difference is {value}.',
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
      answer: { value: dollarsOf(value), reason: total ? 'right-total' : 'right' },
      otherWrong: total ? 'other-total' : 'other',
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
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, name, principal, r, t, s, u }: Far, { step, distractor }) {
      const [a, b] = [principal * r, principal * s];
      const value = b * u - a * t;
      return {
        words: {
          name,
          principal: dollarText(principal * 100),
          r,
          t,
          s,
          u,
          value: dollarText(value),
          ...compared[ask],
        },
        question: ask,
        answer: { value: dollarsOf(value), reason: 'right-far' },
        distractors: takeAmounts(value, [
          distractor('leaves-out-the-time', Math.abs(b - a), 'far-year'),
          distractor('applies-only-the-first-step', a * t, 'far-one'),
          distractor('slip', Math.abs(b - a) * Math.max(t, u), 'far-same'),
        ]),
        otherWrong: 'other-far',
        steps: [
          step('a-year', `${dollarText(principal * 100)} × ${r / 100}`, dollarText(a)),
          step('a-all', `${dollarText(a)} × ${t}`, dollarText(a * t)),
          step('b-year', `${dollarText(principal * 100)} × ${s / 100}`, dollarText(b)),
          step('b-all', `${dollarText(b)} × ${u}`, dollarText(b * u)),
          step('more', `${dollarText(b * u)} − ${dollarText(a * t)}`, dollarText(value)),
        ],
        finalAnswer: 'final-far',
        claims: [`${principal} * ${s} * ${u} - ${principal} * ${r} * ${t} = ${value}`],
      };
    },
  },
});

/** What a step calls the two amounts of money. */
const compared = {
  'far-loans': { one: 'Loan A', two: 'Loan B' },
  'far-bonds': { one: 'First way', two: 'Second way' },
  'far-club': { one: 'Bank A', two: 'Bank B' },
  'far-farm': { one: 'First offer', two: 'Second offer' },
} as const;

/** The same principal at r percent for t years and at s percent for u years. */
type Far = {
  ask: 'far-loans' | 'far-bonds' | 'far-club' | 'far-farm';
  name: string;
  principal: number;
  r: number;
  t: number;
  s: number;
  u: number;
};

function drawFar(random: Random): Far {
  return random.until(() => {
    const ask = random.pick(['far-loans', 'far-bonds', 'far-club', 'far-farm'] as const);
    const principal = ask === 'far-farm' ? 1000 * random.int(8, 40) : 100 * random.int(6, 40);
    const [r, t, s, u] = [random.int(2, 8), random.int(2, 6), random.int(2, 8), random.int(2, 6)];
    const value = s * u - r * t;
    const ways = [value, Math.abs(s - r), r * t, Math.abs(s - r) * Math.max(t, u)];
    const isApart = r !== s && t !== u && new Set(ways).size === 4;
    const isNear = ways.every((way) => way > 0 && way < 12 * value && way > value / 12);
    return isApart && isNear && (s < r || u < t)
      ? { ask, name: drawName(random), principal, r, t, s, u }
      : null;
  });
}

/** Whole cents; interest that is neither almost nothing beside the principal nor more than it. */
function drawLoan(level: Level, random: Random): Params {
  const scene = random.pick(interestScenes.list);
  return random.until(() => {
    const total = level === 3 || (level === 2 && random.chance(50));
    const inMonths = level === 3 || (level === 2 && !total);
    const months = inMonths ? random.pick([6, 9, 15, 18, 30]) : 12 * random.int(2, level === 1 ? 5 : 9);
    const rate = random.int(scene.rates[0], scene.rates[1]) - (level > 1 && random.chance(40) ? 0.5 : 0);
    const principal = (level === 1 ? 100 : 50) * random.int(4, level === 1 ? 20 : 50);
    const interest = (principal * rate * months) / 12;
    const isLikely = principal >= scene.least && interest % 10 === 0 && (!total || interest > principal * 6);
    return isLikely && isUsualTerm(scene, months) && interest < principal * 60
      ? { scene, name: drawName(random), principal, rate, months, inMonths, total }
      : null;
  });
}
