import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';

const groups = ['class', 'club', 'office', 'library', 'team'] as const;

/** `people` ask `each` questions a day for `days` days; a question takes `wh` watt-hours. */
type Params = {
  group: (typeof groups)[number];
  people: number;
  each: number;
  days: number;
  wh: number;
};

/** Level 1 finds the energy of a day, level 2 that of many days in kilowatt-hours, level 3 how many fit a limit. */
export const aiEnergyOfQuestions = numberSkill('ai-energy-of-questions', {
  version: 1,
  form: 'integer',
  text: {
    headline: 'The energy of questions',
    class: 'In a class, {people, number} people ask a model {each, number} questions a day.',
    club: 'In a club, {people, number} people ask a model {each, number} questions a day.',
    office: 'In an office, {people, number} people ask a model {each, number} questions a day.',
    library: 'In a library, {people, number} people ask a model {each, number} questions a day.',
    team: 'In a team, {people, number} people ask a model {each, number} questions a day.',
    wh: 'Say that each question takes {wh, number} watt-hours.',
    limit: 'They set a limit of {kwh, number} kilowatt-hours.',
    'ask-day': 'How many watt-hours is that a day?',
    'ask-kwh': 'How many kilowatt-hours is that in {days, number} days?',
    'ask-days': 'For how many days does it last?',
    right: 'Each person, each question and each day brings the same amount again.',
    people: 'This leaves out a number. Who asks, and how often?',
    watt: 'This takes another number of watt-hours for a kilowatt-hour. How many are in one?',
    day: 'This is the energy of one day. For how many days is it asked?',
    adds: 'This adds where each one brings the same again. Which sign fits?',
    count: 'This counts questions. How much energy does each take?',
    other: 'Find the number of questions first, then their energy.',
    'count-do': 'Find the number of questions a day.',
    'count-why': 'Each person asks the same number.',
    'day-do': 'Multiply by the energy of one question.',
    'day-why': 'Each question takes the same.',
    'days-do': 'Multiply by the number of days.',
    'days-why': 'Each day is the same.',
    'kilo-do': 'Divide by a thousand.',
    'kilo-why': 'A kilowatt-hour has a thousand watt-hours.',
    'limit-do': 'Write the limit in watt-hours.',
    'limit-why': 'A kilowatt-hour has a thousand of them.',
    'last-do': 'Divide by the energy of a day.',
    'last-why': 'Each day uses up so much.',
    'headline-saved': 'A smaller model for easy questions',
    'wh-small':
      'Each takes {wh, number} watt-hours. A small model answers {share, number}% of them for {small, plural, one {# watt-hour} other {# watt-hours}} each.',
    'ask-saved': 'How many kilowatt-hours does that save in {days, number} days?',
    'right-saved': 'Only the questions that change models save something, and each saves the difference.',
    'all-change': 'This lets all questions change models. Which part of them does?',
    'saved-watt': 'How many watt-hours make a kilowatt-hour?',
    'small-use': 'This is what the small model takes. How much less is it than with the large one?',
    'saved-large': 'This is what the large model would take for them. What does the small one take?',
    'other-saved': 'Find how many questions change models, and what each of them saves.',
    'share-do': 'Find how many of them change models.',
    'share-why': 'It is a percent of all questions of a day.',
    'each-do': 'Find what each of these saves.',
    'each-why': 'The difference of the two models is saved.',
    'day-saved-do': 'Multiply for one day.',
    'day-saved-why': 'Each of these questions saves the same.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawUse(level, random),
  build({ group, people, each, days, wh }: Params, { level, step, distractor }) {
    const questions = people * each;
    const day = questions * wh;
    const all = day * days;
    const kwh = all / 1000;
    const value = { 1: day, 2: kwh, 3: days }[level];
    const part = 'leaves-out-a-factor-of-a-rate' as const;
    const wrong = {
      1: [
        distractor(part, people * wh, 'people'),
        distractor('adds-where-each-brings-the-same', people + each + wh, 'adds'),
        distractor('slip', questions, 'count'),
        distractor('slip', each * wh, 'people'),
      ],
      2: [
        distractor(part, (people * days * wh) / 1000, 'people'),
        distractor('converts-the-wrong-way', all / 100, 'watt'),
        distractor('slip', (questions * days) / 1000, 'count'),
        distractor('slip', day, 'day'),
        distractor('slip', kwh * 2, 'count'),
      ],
      3: [
        distractor(part, (kwh * 1000) / (people * wh), 'people'),
        distractor('converts-the-wrong-way', days * 10, 'watt'),
        distractor('slip', (kwh * 1000) / questions, 'count'),
        distractor('slip', days * 2, 'count'),
      ],
    }[level];
    const first = [step('count', `${people} × ${each}`, questions), step('day', `${questions} × ${wh}`, day)];
    return {
      words: { people, each, days, wh, kwh, value: String(value) },
      question: {
        1: [group, 'wh', 'ask-day'] as const,
        2: [group, 'wh', 'ask-kwh'] as const,
        3: [group, 'wh', 'limit', 'ask-days'] as const,
      }[level],
      answer: value,
      distractors: takeDistractors(value, wrong),
      steps: {
        1: first,
        2: [...first, step('days', `${day} × ${days}`, all), step('kilo', `${all} ÷ 1000`, kwh)],
        3: [...first, step('limit', `${kwh} × 1000`, all), step('last', `${all} ÷ ${day}`, days)],
      }[level],
      claims: [`${people} * ${each} * ${wh} * ${days} / 1000 = ${kwh}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [people, each] = [random.int(5, 40), random.int(3, 12)];
        const [wh, small] = [random.int(4, 9), random.int(1, 3)];
        const [days, share] = [
          random.pick([20, 25, 40, 50, 100, 200]),
          random.pick([20, 25, 40, 60, 75, 80]),
        ];
        const moved = (people * each * share) / 100;
        const kwh = (moved * (wh - small) * days) / 1000;
        const all = (people * each * (wh - small) * days) / 1000;
        const other = (moved * small * days) / 1000;
        const fits = [moved, kwh, all, other].every(Number.isInteger) && kwh > 1 && other > 0;
        return fits && wh !== 2 * small && kwh !== 10
          ? { group: random.pick(groups), people, each, wh, small, days, share }
          : null;
      }),
    build({ group, people, each, wh, small, days, share }, { step, distractor }) {
      const questions = people * each;
      const moved = (questions * share) / 100;
      const day = moved * (wh - small);
      const value = (day * days) / 1000;
      return {
        words: { people, each, wh, small, days, share, value: String(value) },
        headline: 'headline-saved',
        question: [group, 'wh-small', 'ask-saved'],
        answer: { value, reason: 'right-saved' },
        distractors: takeDistractors(value, [
          distractor('leaves-out-a-factor-of-a-rate', (questions * (wh - small) * days) / 1000, 'all-change'),
          distractor('converts-the-wrong-way', value * 10, 'saved-watt'),
          distractor('slip', (moved * small * days) / 1000, 'small-use'),
          distractor('slip', value * 2, 'saved-large'),
        ]),
        otherWrong: 'other-saved',
        steps: [
          step('count', `${people} × ${each}`, questions),
          step('share', `${share / 100} × ${questions}`, moved),
          step('each', `${wh} − ${small}`, wh - small),
          step('day', `${moved} × ${wh - small}`, day, 'day-saved'),
          step('days', `${day} × ${days}`, day * days),
          step('kilo', `${day * days} ÷ 1000`, value),
        ],
        claims: [`${people} * ${each} * ${share}/100 * (${wh} - ${small}) * ${days} / 1000 = ${value}`],
      };
    },
  },
});

function drawUse(level: Level, random: Random): Params {
  return random.until(() => {
    const [people, each] = [random.int(4, 30), random.int(3, 12)];
    const [wh, days] = [random.int(2, 5), random.pick([10, 20, 25, 30, 40, 50, 60, 100])];
    const day = people * each * wh;
    const kwh = (day * days) / 1000;
    const part = {
      1: people * wh,
      2: (people * days * wh) / 1000,
      3: days * each,
    }[level];
    const value = { 1: day, 2: kwh, 3: days }[level];
    const fits =
      Number.isInteger(kwh) && kwh >= 2 && kwh <= 900 && value <= 15 * part && Number.isInteger(part);
    const sum = people + each + wh;
    return fits && (level !== 1 || (day <= 18 * sum && day < 1000 && sum !== part)) && each !== 10
      ? { group: random.pick(groups), people, each, days, wh }
      : null;
  });
}
