import {
  type CountedData,
  countedData,
  countedDataText,
  type Distractor,
  defineSkill,
  dotPlotOf,
  sumOf,
} from '../../src/authoring.ts';

type Shape = 'high' | 'low' | 'groups';

/** `counts[i]` dots stand at the value `low + i`; `shape` names the side of the tail, or two groups. */
type Params = { data: CountedData; shape: Shape; counts: readonly number[]; low: number };

/** Level 1 names the tail, level 2 a gap too, level 3 tells the stacks without a picture. */
export const m6DescribeShape = defineSkill({
  id: 'm6-describe-shape',
  version: 1,
  form: 'choice',
  text: {
    en: {
      ...countedDataText,
      headline: 'Describe the shape',
      'plot-told': 'The dot plot shows all {n, number} {things}.',
      stacks: 'From left to right, a dot plot has stacks at {first, number}, {second, number} and so on.',
      counts: 'Their counts are {list}.',
      ask: 'Which words fit the shape best?',
      'high-plain': 'Skewed, with a tail on the right',
      'low-plain': 'Skewed, with a tail on the left',
      'even-plain': 'Symmetric, with no tail',
      'flat-plain': 'Level, with stacks all equal',
      'high-gap': 'Tail on the right, with a gap',
      'low-gap': 'Tail on the left, with a gap',
      'even-gap': 'Symmetric, with a gap',
      'high-whole': 'Tail on the right, with no gap',
      'low-whole': 'Tail on the left, with no gap',
      'groups-gap': 'Two groups, with a gap between',
      'even-whole': 'Symmetric, with one peak in all',
      'groups-whole': 'One group, with no gap in it',
      'right-tail': 'The stacks get low and thin out on that side.',
      'right-groups': 'Values without dots lie between two groups of stacks.',
      side: 'This is the side where most data are. On which side does the tail thin out?',
      peak: 'There is a peak. Do the two sides of it look the same?',
      gap: 'Follow the axis. Is there a dot above each value?',
      level: 'Compare the stacks. Are they all equally high?',
      tail: 'A tail is a side that thins out. Does one side do that here?',
      other: 'Find the peak. Then compare the two sides.',
      'peak-do': 'Find the highest stack.',
      'peak-why': 'It shows where many values are.',
      'side-do': 'Compare the two sides of it.',
      'side-why': 'A tail is the side that reaches far out with few dots.',
      'gap-do': 'Look for values without dots.',
      'gap-why': 'An empty place between dots is a gap.',
    },
  },
  draw({ level, random }): Params {
    const shape =
      level === 1 ? random.pick(['high', 'low'] as const) : random.pick(['high', 'low', 'groups'] as const);
    const slope = [random.int(1, 3), random.int(6, 7), random.int(4, 5), random.int(2, 3)];
    const far =
      level === 1 ? [2, random.int(1, 2), 1] : [random.int(1, 2), ...(random.chance(50) ? [0] : []), 0, 1];
    const tail = [...slope, ...far];
    const groups = [
      ...[random.int(1, 3), random.int(4, 6), random.int(1, 3), 0],
      ...[...(random.chance(50) ? [0] : []), random.int(1, 3), random.int(3, 5), random.int(1, 2)],
    ];
    const data = random.pick(countedData);
    return {
      ...{ data, shape, low: data.low + random.int(0, 3) },
      counts: shape === 'groups' ? groups : shape === 'high' ? tail : tail.toReversed(),
    };
  },
  build({ data, shape, counts, low }: Params, { level, say }) {
    const values = counts.flatMap((count, at) => Array.from({ length: count }, () => low + at));
    const list = `${counts.slice(0, -1).join(', ')} and ${counts.at(-1)}`;
    const words = { n: values.length, things: data.things, first: low, second: low + 1, list };
    const other = shape === 'high' ? 'low' : 'high';
    type Key = Parameters<typeof say>[0];
    const option = (key: Key, reason: Key) => ({ value: key, text: say(key), reason: say(reason) });
    const gaps = level !== 1;
    const key: Key = shape === 'groups' ? 'groups-gap' : gaps ? `${shape}-gap` : `${shape}-plain`;
    const distractors: readonly Distractor[] =
      shape === 'groups'
        ? [
            { misconception: 'calls-any-peak-symmetric', ...option('even-whole', 'peak') },
            { misconception: 'overlooks-a-gap', ...option('groups-whole', 'gap') },
            { misconception: 'slip', ...option('high-whole', 'tail') },
          ]
        : [
            {
              misconception: 'names-the-skew-by-the-side-with-most-data',
              ...option(gaps ? `${other}-gap` : `${other}-plain`, 'side'),
            },
            {
              misconception: 'calls-any-peak-symmetric',
              ...option(gaps ? 'even-gap' : 'even-plain', 'peak'),
            },
            gaps
              ? { misconception: 'overlooks-a-gap', ...option(`${shape}-whole`, 'gap') }
              : { misconception: 'slip', ...option('flat-plain', 'level') },
          ];
    const peak = low + counts.indexOf(Math.max(...counts));
    const empty = counts.flatMap((count, at) => (count === 0 ? [String(low + at)] : [])).join(' and ');
    const step = (rule: 'peak' | 'side' | 'gap', before: string, after: string) => ({
      ...{ rule, before, after, instruction: say(`${rule}-do`), explanation: say(`${rule}-why`) },
    });
    const sides = { high: 'tail on the right', low: 'tail on the left', groups: 'two groups' }[shape];
    return {
      headline: say('headline'),
      question: [
        say(`${data.key}-who`),
        ...(level === 3 ? [say('stacks', words), say('counts', words)] : [say('plot-told', words)]),
        say('ask'),
      ],
      diagram: level === 3 ? null : dotPlotOf(data, values),
      answer: {
        form: 'choice',
        ...option(key, shape === 'groups' ? 'right-groups' : 'right-tail'),
      },
      distractors,
      steps: [
        step('peak', 'the stacks', `most dots at ${peak}`),
        step('side', `both sides of ${peak}`, sides),
        step('gap', 'the axis', empty === '' ? 'no gap' : `no dots at ${empty}`),
      ],
      finalAnswer: say(key),
      otherWrong: say('other'),
      claims: [`${counts.join(' + ')} = ${sumOf(counts)}`],
    };
  },
});
