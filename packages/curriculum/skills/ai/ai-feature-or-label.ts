import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';

type Job = {
  readonly key: 'bus' | 'fruit' | 'mail' | 'pump' | 'book' | 'bike';
  readonly label: string;
  readonly features: readonly string[];
  /** Names the row and says nothing about it. */
  readonly row: string;
  /** Is known only when it is too late for a guess. */
  readonly later: string;
};

const jobs: readonly Job[] = [
  {
    key: 'bus',
    label: 'minutes late',
    features: ['rain', 'hour', 'weekday', 'route length', 'number of stops'],
    row: 'row number',
    later: 'complaints',
  },
  {
    key: 'fruit',
    label: 'fruit name',
    features: ['skin color', 'width', 'spots', 'stem shape', 'shape of the leaf'],
    row: 'file name',
    later: 'shelf afterward',
  },
  {
    key: 'mail',
    label: 'junk or not',
    features: ['links', 'text length', 'capital letters', 'hour sent', 'exclamation marks'],
    row: 'list number',
    later: 'folder afterward',
  },
  {
    key: 'pump',
    label: 'broke or not',
    features: ['pump age', 'hours used', 'noise', 'heat', 'water pressure'],
    row: 'sticker number',
    later: 'repair price',
  },
  {
    key: 'book',
    label: 'days away',
    features: ['pages', 'kind', 'month', 'book age', 'number of chapters'],
    row: 'serial number',
    later: 'late fee',
  },
  {
    key: 'bike',
    label: 'bikes rented',
    features: ['rain', 'degrees', 'weekday', 'school day', 'wind in the morning'],
    row: 'row number',
    later: 'money taken',
  },
];

/** `order` are the columns as they are told; the first entries of `features` are the ones among them. */
type Params = { job: Job; features: readonly string[]; order: readonly string[] };

/** Level 1 asks for the label, level 2 for a feature, level 3 for a column that nobody knows in time. */
export const aiFeatureOrLabel = choiceSkill('ai-feature-or-label', {
  version: 2,
  text: {
    headline: 'Feature or label?',
    bus: 'A model has to predict how many minutes late a bus will be.',
    fruit: 'A model has to tell the name of the fruit in a photo.',
    mail: 'A model has to tell whether a message is junk or not junk.',
    pump: 'A model has to predict whether a pump will break within a month.',
    book: 'A model has to predict in how many days a lent book will be back.',
    bike: 'A model has to predict in the morning how many bikes will be rented that day.',
    columns: 'Its table has these columns: {columns}.',
    'ask-label': 'Which column is the label?',
    'ask-feature': 'Which column is a feature that helps with the guess?',
    'label-is': 'The label is “{label}”.',
    'ask-later': 'Which other column must be left out, as nobody knows it in time?',
    shown: '{column}',
    'right-label': 'The label is what the model has to give as its answer.',
    'right-feature': 'It says something about the case and is known before the guess.',
    'right-later': 'It is filled in only after the answer is known.',
    feature: 'The model may look at this before it guesses. What does it have to answer?',
    row: 'This only names the row. Does it say anything about the case?',
    label: 'This is what the model has to answer. What can it look at before?',
    later: 'When is this known, before the guess or after it?',
    useful: 'This is known before the guess, and it can help. Which one comes after it?',
    other: 'Ask of each column: is it the answer, or is it known before the answer?',
    'job-do': 'Say what the model has to answer.',
    'job-why': 'That column is the label.',
    'time-do': 'For each other column, ask when it is known.',
    'time-why': 'A feature has to be known before the guess.',
    'tell-do': 'Ask whether it says something about the case.',
    'tell-why': 'A name or a number of a row says nothing about it.',
    'choose-do': 'Choose the column.',
    'choose-why': 'It is the one that fits the question.',
  },
  draw: ({ level, random }): Params => drawTable(level, random),
  build({ job, features, order }: Params, { level, say, step, distractor }) {
    const [first = '', second = '', third = ''] = features;
    const column = (name: string) => ({ value: name, text: say('shown', { column: name }) });
    const wrong = (
      misconception: Parameters<typeof distractor>[0],
      name: string,
      why: 'feature' | 'row' | 'label' | 'later' | 'useful',
    ) => distractor(misconception, name, why, { text: say('shown', { column: name }), concludes: true });
    const key = { 1: job.label, 2: first, 3: job.later }[level];
    const choose = step('choose', 'the columns', key);
    return {
      words: { columns: order.join(', '), label: job.label },
      question: {
        1: [job.key, 'columns', 'ask-label'] as const,
        2: [job.key, 'columns', 'ask-feature'] as const,
        3: [job.key, 'columns', 'label-is', 'ask-later'] as const,
      }[level],
      answer: {
        ...column(key),
        reason: ({ 1: 'right-label', 2: 'right-feature', 3: 'right-later' } as const)[level],
      },
      distractors: {
        1: [
          wrong('takes-a-feature-for-the-label', first, 'feature'),
          wrong('takes-a-row-name-for-data', job.row, 'row'),
          wrong('slip', second, 'feature'),
        ],
        2: [
          wrong('takes-the-label-for-a-feature', job.label, 'label'),
          wrong('takes-a-row-name-for-data', job.row, 'row'),
          wrong('uses-what-is-known-only-later', job.later, 'later'),
        ],
        3: [
          wrong('leaves-out-a-useful-feature', first, 'useful'),
          wrong('leaves-out-a-useful-feature', second, 'useful'),
          wrong('slip', third, 'useful'),
        ],
      }[level],
      steps: {
        1: [step('job', 'the job', job.label), choose],
        2: [
          step('job', 'the job', job.label),
          step('time', 'the others', `too late: ${job.later}`),
          step('tell', 'what is left', `only a name: ${job.row}`),
          choose,
        ],
        3: [step('job', 'the job', job.label), step('time', 'the others', `too late: ${job.later}`), choose],
      }[level],
      claims: [`${order.length} - 1 = ${order.length - 1}`],
    };
  },
});

function drawTable(level: Level, random: Random): Params {
  const job = random.pick(jobs);
  const features = random.shuffle(job.features);
  const [first = '', second = '', third = ''] = features;
  const columns = {
    1: [job.label, first, second, job.row],
    2: [job.label, first, job.row, job.later],
    3: [job.label, first, second, third, job.later],
  }[level];
  return { job, features, order: random.shuffle(columns) };
}
