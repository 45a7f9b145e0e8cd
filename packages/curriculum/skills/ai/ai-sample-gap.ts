import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';

const scenes = ['bus', 'park', 'school', 'library', 'market'] as const;

/** Of `town` people `group` percent belong to a group; of a sample of `asked` people `got` do. */
type Params = { scene: (typeof scenes)[number]; town: number; group: number; asked: number; got: number };

/** Level 1 finds how many a fair sample has, level 2 how far a sample is off, level 3 what that does to a forecast. */
export const aiSampleGap = numberSkill('ai-sample-gap', {
  version: 1,
  form: 'integer',
  text: {
    headline: 'Is the sample like the town?',
    bus: 'In a town, {group, number}% of the people ride the bus. A model learns from {asked, number} people of the town.',
    park: 'In a town, {group, number}% of the people have a dog. A model learns from {asked, number} people of the town.',
    school:
      'In a town, {group, number}% of the people go to school. A model learns from {asked, number} people of the town.',
    library:
      'In a town, {group, number}% of the people hold a library card. A model learns from {asked, number} people of the town.',
    market:
      'In a town, {group, number}% of the people cycle to work. A model learns from {asked, number} people of the town.',
    got: 'In this sample, {got, number} people belong to that group.',
    town: 'The model takes the town’s {town, number} people to be like its sample.',
    'ask-fair': 'How many of that group would a sample like the town have?',
    'ask-gap': 'By how many percentage points is its share in the sample too small?',
    'ask-off': 'By how many people is its count for that group too small?',
    right: 'A sample is like the town when each group has the same share in both.',
    'right-gap': 'Shares can be compared, as both are percents of their own whole.',
    'right-off': 'The gap between the shares is carried over to the whole town.',
    rest: 'This counts the people outside of the group. Which group is asked for?',
    percent: 'This takes the percent as a count. How many is it of the sample?',
    half: 'This gives both groups the same size. Are they the same size in the town?',
    counts: 'This compares a count with a percent. What percent of the sample is it?',
    'two-counts': 'This compares two counts. What percent of the sample is each of them?',
    share: 'This is the share in the sample. How far is it from the town’s?',
    sample: 'This is the count the model gets. How many are there in the town?',
    truth: 'This is how many there are in the town. How many does the model get?',
    only: 'This counts people of the sample. What does the gap mean for the town?',
    other: 'Compare shares: the part of the town and the part of the sample.',
    'decimal-do': 'Write the percent as a decimal.',
    'decimal-why': 'A percent is a number of hundredths.',
    'times-do': 'Take this part of the sample.',
    'times-why': 'A fair sample has the same share.',
    'share-do': 'Find the share in the sample.',
    'share-why': 'Divide the people of the group by all people of the sample.',
    'percent-do': 'Write it as a percent.',
    'percent-why': 'Then it can be compared.',
    'gap-do': 'Subtract the shares.',
    'gap-why': 'The difference of percents is counted in percentage points.',
    'town-do': 'Take this part of the town.',
    'town-why': 'The model is off by this share of all people.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawSample(level, random),
  build({ scene, town, group, asked, got }: Params, { level, step, distractor }) {
    const fair = (asked * group) / 100;
    const share = (100 * got) / asked;
    const gap = group - share;
    const off = (town * gap) / 100;
    const value = { 1: fair, 2: gap, 3: off }[level];
    const wrong = {
      1: [
        distractor('lists-the-complement', asked - fair, 'rest'),
        distractor('assumes-equal-chances', asked / 2, 'half'),
        distractor('slip', group, 'percent'),
        distractor('slip', fair + 10, 'percent'),
      ],
      2: [
        distractor('subtracts-counts-from-percents', Math.abs(group - got), 'counts'),
        distractor('takes-the-sample-for-everybody', share, 'share'),
        distractor('slip', fair - got, 'two-counts'),
        distractor('slip', 100 - group, 'rest'),
      ],
      3: [
        distractor('takes-the-sample-for-everybody', (town * share) / 100, 'sample'),
        distractor('uses-the-wrong-total', fair - got, 'only'),
        distractor('slip', (town * group) / 100, 'truth'),
        distractor('slip', gap, 'only'),
      ],
    }[level];
    const fraction = `$\\frac{${got}}{${asked}}$`;
    return {
      words: {
        town,
        group,
        asked,
        got,
        value: String(value),
      },
      question: [
        scene,
        level > 1 && 'got',
        level === 3 && 'town',
        ({ 1: 'ask-fair', 2: 'ask-gap', 3: 'ask-off' } as const)[level],
      ],
      answer: { value, reason: ({ 1: 'right', 2: 'right-gap', 3: 'right-off' } as const)[level] },
      distractors: takeDistractors(value, wrong),
      steps:
        level === 1
          ? [
              step('decimal', `${group}%`, String(group / 100)),
              step('times', `${group / 100} × ${asked}`, fair),
            ]
          : [
              step('share', `${got} ÷ ${asked}`, fraction),
              step('percent', fraction, `${share}%`),
              step('gap', `${group}% − ${share}%`, level === 2 ? gap : `${gap}%`),
              level === 3 && step('town', `${gap / 100} × ${town}`, off),
            ],
      claims: [
        level === 1 ? `${asked} * ${group}/100 = ${fair}` : `${group} - 100 * ${got}/${asked} = ${gap}`,
      ],
    };
  },
});

function drawSample(level: Level, random: Random): Params {
  return random.until(() => {
    const asked = random.pick([40, 50, 60, 80, 120, 150, 200, 250, 400]);
    const group = random.int(4, 15) * 5;
    const got = random.int(4, Math.floor((asked * group) / 100) - 1);
    const town = random.pick([400, 500, 600, 800, 900]);
    const [fair, share] = [(asked * group) / 100, (100 * got) / asked];
    const gap = group - share;
    const off = (town * gap) / 100;
    const numbers = {
      1: [fair, asked - fair, asked / 2, group],
      2: [gap, Math.abs(group - got), share, fair - got],
      3: [off, (town * share) / 100, fair - got, gap],
    }[level];
    const fits = numbers.every(Number.isInteger) && new Set(numbers).size === 4 && gap >= 5;
    const near = Math.min(...numbers.slice(0, 3)) * 18 >= (numbers[0] ?? 0) && Math.abs(group - got) > 0;
    const likely = level !== 2 || Math.max(share, Math.abs(group - got)) <= 18 * gap;
    return fits && near && likely && town > asked
      ? { scene: random.pick(scenes), town, group, asked, got }
      : null;
  });
}
