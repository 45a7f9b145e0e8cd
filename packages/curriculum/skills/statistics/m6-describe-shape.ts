import { type CountedData, countedData, dotPlotOf, sumOf, wideData } from '../../src/chance/counted-data.ts';
import { choiceSkill, type Distractor, type Tools } from '../../src/kit/index.ts';

type Shape = 'high' | 'low' | 'even' | 'flat' | 'groups';

/** `counts[i]` dots stand at the value `low + i`; `shape` names the side of the tail, nearly equal sides, stacks of about one height, or two groups.
 * `names` asks for the peak and the outlier by their values. */
type Params = { data: CountedData; shape: Shape; counts: readonly number[]; low: number; names: boolean };

type Key =
  | `${'high' | 'low' | 'even'}-${'plain' | 'gap' | 'whole'}`
  | 'flat-plain'
  | 'even-one'
  | 'groups-gap'
  | 'groups-whole';
type Wrong = readonly [
  Distractor['misconception'],
  Key,
  'side' | 'peak' | 'gap' | 'level' | 'tail' | 'more' | 'ends' | 'small' | 'thin',
];

const text = {
  headline: 'Describe the shape',
  'plot-told': 'The dot plot shows all {n, number} {things}.',
  stacks: 'From left to right, a dot plot has stacks at {first, number}, {second, number} and so on.',
  counts: 'Their counts are {list}.',
  ask: 'Which words fit the shape best?',
  'true-ask': ['Where is the peak, and is there an outlier?', 'Find the peak. Is a value an outlier?'],
  'peak-outlier': 'The peak is at {top, number}, and {far, number} is an outlier',
  'far-outlier': 'The peak is at {far, number}, and {top, number} is an outlier',
  'no-outlier': 'The peak is at {top, number}, and no value is an outlier',
  'tall-outlier': 'The peak is at {tall, number}, and {far, number} is an outlier',
  'right-names': 'The highest stack is the peak, and the outlier lies far beyond a gap.',
  swapped: 'Which of the two numbers has many dots, and which one lies far away?',
  tall: 'This is how many dots the highest stack has. Above which number does it stand?',
  'other-names': 'Find the highest stack. Then look for a value beyond a gap.',
  'far-do': 'Look beyond the gap.',
  'far-why': 'A value far from all the others is an outlier.',
  'high-plain': 'Skewed, with a tail on the right',
  'low-plain': 'Skewed, with a tail on the left',
  'even-plain': 'Nearly symmetric, with one peak',
  'flat-plain': 'Nearly level, with no clear peak',
  'high-gap': 'Tail on the right, with a gap',
  'low-gap': 'Tail on the left, with a gap',
  'even-gap': 'Nearly symmetric, with a gap',
  'high-whole': 'Tail on the right, with no gap',
  'low-whole': 'Tail on the left, with no gap',
  'groups-gap': 'Two clusters, with a gap between',
  'even-whole': 'Nearly symmetric, with no gap',
  'even-one': 'Nearly symmetric, with one peak',
  'groups-whole': 'One cluster, with no gap in it',
  'right-tail': 'The stacks get low and thin out on that side.',
  'right-groups': 'Each group of stacks is a cluster, and values without dots lie between the two.',
  'right-flat': 'All stacks are about equally high, from one end to the other.',
  'right-even': 'The two sides of the peak are nearly alike.',
  side: 'This is the side where most data are. On which side does the tail thin out?',
  peak: 'There is a peak. Do the two sides of it look the same?',
  gap: 'Follow the axis. Is there a dot above each value?',
  level: 'Compare the stacks. Are they all about equally high?',
  tail: 'A tail is a side that thins out. Does one side do that here?',
  more: 'This side has a few more data. Does it reach out farther than the other side?',
  small: 'One dot more makes no clear peak. How high are the stacks beside it?',
  thin: 'Compare this end with the middle. Do the stacks get much lower here?',
  ends: 'The stacks get low here, and on the other side as well. Does one side reach out farther?',
  other: 'Find the peak. Then compare the two sides.',
  'other-gap': 'Find the peak. Compare the two sides, and look for values without dots.',
  'peak-do': 'Find the highest stack.',
  'peak-why': 'It shows where many values are.',
  'side-do': 'Compare the two sides of it.',
  'side-why': 'A tail is the side that reaches far out with few dots.',
  'stacks-do': 'Compare all stacks.',
  'stacks-why': 'Where all are about equally high, there is no clear peak.',
  'level-do': 'Compare the two ends with the middle.',
  'level-why': 'Stacks get lower and lower toward a tail.',
  'gap-do': 'Look for values without dots.',
  'gap-why': 'An empty place between dots is a gap.',
} as const;

/** Level 1 names tail, symmetry or a level plot, level 2 a gap, a peak or an outlier too, level 3 tells the stacks without a picture. */
export const m6DescribeShape = choiceSkill('m6-describe-shape', {
  version: 7,
  scenes: [countedData],
  text,
  draw({ level, random }): Params {
    const shape = random.pick<Shape>(
      level === 1 ? ['high', 'low', 'even', 'flat'] : ['high', 'low', 'even', 'groups'],
    );
    const slope = [random.int(1, 3), random.int(6, 7), random.int(4, 5), random.int(2, 3)];
    const far =
      level === 1 || random.chance(40)
        ? [2, random.int(1, 2), 1]
        : [random.int(1, 2), ...(random.chance(70) ? [0] : []), 0, 1];
    const tail = [...slope, ...far];
    const rise = [1, random.int(2, 3), random.int(4, 5)];
    const fall = rise.map((count, at) => (at === 2 ? count + 1 : count)).toReversed();
    const even = [...rise, random.int(7, 8), ...fall];
    const groups = [
      random.int(1, 3),
      random.int(4, 6),
      random.int(1, 3),
      0,
      ...(random.chance(50) ? [0] : []),
      random.int(1, 3),
      random.int(3, 5),
      random.int(1, 2),
    ];
    const height = random.int(3, 5);
    // Two higher stacks or three, with lower ones beside them: no end and no middle stands out.
    const flat = Array.from({ length: random.int(6, 8) }, (_, at) => height + (at % 3 === 1 ? 1 : 0));
    const counts = { high: tail, low: tail.toReversed(), even, flat, groups }[shape];
    const turned = (shape === 'even' || shape === 'flat') && random.chance(50);
    const data = random.pick(wideData);
    const first = data.low + random.int(0, 3);
    const tall = Math.max(...counts);
    // After one empty place alone, whether a value is an outlier is open to judgment. With two, it lies more than one and
    // a half lengths of the box beyond the quartile. The height of the highest stack is no number of the two that are named.
    const hasOutlier =
      (shape === 'high' || shape === 'low') &&
      counts.filter((count) => count === 0).length > 1 &&
      ![first, first + counts.indexOf(tall), first + counts.length - 1].includes(tall);
    return {
      data,
      shape,
      names: level > 1 && hasOutlier && random.chance(80),
      low: first,
      counts: turned ? counts.toReversed() : counts,
    };
  },
  build(params: Params, { level, say, step, distractor }) {
    const { data, shape, counts, low, names } = params;
    const values = counts.flatMap((count, at) => Array.from({ length: count }, () => low + at));
    const list = `${counts.slice(0, -1).join(', ')} and ${counts.at(-1)}`;
    const tall = Math.max(...counts);
    const peak = low + counts.indexOf(tall);
    // With a tail, the outlier is the last value on its side.
    const far = shape === 'low' ? low : low + counts.length - 1;
    const words = {
      n: values.length,
      things: data.things,
      first: low,
      second: low + 1,
      list,
      top: peak,
      far,
      tall,
    };
    const end = level === 1 ? 'plain' : counts.includes(0) ? 'gap' : 'whole';
    const key: Key = shape === 'groups' ? 'groups-gap' : shape === 'flat' ? 'flat-plain' : `${shape}-${end}`;
    const right = rights[shape];
    const empty = counts.flatMap((count, at) => (count === 0 ? [String(low + at)] : [])).join(' and ');
    const told = level === 3 ? [say('stacks'), say('counts')] : [say('plot-told')];
    const diagram = level === 3 ? null : dotPlotOf(data, values);
    const onAxis = empty === '' ? 'no gap' : `no dots at ${empty}`;
    const gap = step('gap', 'the axis', onAxis);
    const linesOf = (looks: string, axis: string) => [
      step('peak', 'the stacks', `most dots at ${peak}`),
      step('side', `both sides of ${peak}`, looks),
      level > 1 && step('gap', 'the axis', axis),
    ];
    if (names) {
      return {
        words,
        question: [`${data.key}-who`, ...told, 'true-ask'],
        diagram,
        answer: { value: 'peak-outlier', reason: 'right-names' },
        distractors: [
          distractor('overlooks-a-gap', 'no-outlier', 'gap', {
            work: [step('peak', 'the stacks', `most dots at ${peak}`), step('gap', 'the axis', 'no gap')],
          }),
          distractor('takes-the-height-of-a-stack-for-its-value', 'tall-outlier', 'tall', {
            work: [
              step('peak', 'the stacks', `most dots at ${tall}`),
              gap,
              step('far', empty, `a value at ${far}`),
            ],
          }),
          distractor('slip', 'far-outlier', 'swapped'),
        ],
        steps: [
          step('peak', 'the stacks', `most dots at ${peak}`),
          gap,
          step('far', empty, `a value at ${far}`),
        ],
        otherWrong: 'other-names',
        finalAnswer: 'peak-outlier',
        claims: [`${counts.join(' + ')} = ${sumOf(counts)}`],
      };
    }
    if (shape === 'flat') {
      return {
        words,
        question: [`${data.key}-who`, ...told, 'ask'],
        diagram,
        ...levelPlot(counts, { step, distractor }),
        claims: [`${counts.join(' + ')} = ${sumOf(counts)}`],
      };
    }
    return {
      words,
      question: [`${data.key}-who`, ...told, 'ask'],
      diagram,
      answer: { value: key, reason: right },
      distractors: wrongOf(shape, end, counts).map(([misconception, value, reason]) =>
        distractor(misconception, value, reason, {
          work: linesOf(sidesOf(value), value.endsWith('-whole') ? 'no gap' : onAxis),
        }),
      ),
      steps: linesOf(sidesOf(key), onAxis),
      otherWrong: level === 1 ? 'other' : 'other-gap',
      finalAnswer: key,
      claims: [`${counts.join(' + ')} = ${sumOf(counts)}`],
    };
  },
});

/** A plot whose stacks are all about equally high: its choices and lines. */
function levelPlot(
  counts: readonly number[],
  { step, distractor }: Pick<Tools<keyof typeof text>, 'step' | 'distractor'>,
) {
  const lines = (height: string, looks: string) => [
    step('stacks', 'the stacks', height),
    step('level', 'both ends', looks),
  ];
  const heights = `${Math.min(...counts)} or ${Math.max(...counts)} dots each`;
  return {
    answer: { value: 'flat-plain' as const, reason: 'right-flat' as const },
    distractors: [
      distractor('calls-any-peak-symmetric', 'even-plain', 'small', {
        work: lines('one peak', 'nearly alike'),
      }),
      distractor('calls-any-low-end-a-tail', 'high-plain', 'thin', {
        work: lines(heights, 'thin on the right'),
      }),
      distractor('slip', 'low-plain', 'tail'),
    ],
    steps: lines(heights, 'about as high as the middle'),
    finalAnswer: 'flat-plain' as const,
  };
}

const rights = {
  high: 'right-tail',
  low: 'right-tail',
  even: 'right-even',
  flat: 'right-flat',
  groups: 'right-groups',
} as const;

/** What somebody who names a shape so sees on both sides of the peak. */
function sidesOf(key: Key): string {
  if (key === 'groups-whole') return 'one cluster';
  if (key === 'flat-plain') return 'all equally high';
  if (key.startsWith('high')) return 'tail on the right';
  if (key.startsWith('low')) return 'tail on the left';
  return key.startsWith('groups') ? 'two clusters' : 'nearly alike';
}

/** What wrong readings of a shape say; all of them end in the same kind of words as the right one. */
function wrongOf(
  shape: Exclude<Shape, 'flat'>,
  end: 'plain' | 'gap' | 'whole',
  counts: readonly number[],
): readonly Wrong[] {
  if (shape === 'groups') {
    return [
      ['calls-any-peak-symmetric', 'even-one', 'peak'],
      ['overlooks-a-gap', 'groups-whole', 'gap'],
      ['slip', 'high-gap', 'tail'],
    ];
  }
  if (shape === 'even') {
    const [heavy, light] =
      sumOf(counts.slice(0, 3)) > sumOf(counts.slice(4))
        ? (['low', 'high'] as const)
        : (['high', 'low'] as const);
    return [
      ['names-the-skew-by-the-side-with-most-data', `${heavy}-${end}`, 'more'],
      ['calls-any-low-end-a-tail', `${light}-${end}`, 'ends'],
      end === 'plain' ? ['slip', 'flat-plain', 'level'] : ['slip', 'even-gap', 'gap'],
    ];
  }
  const other = shape === 'high' ? 'low' : 'high';
  return [
    ['names-the-skew-by-the-side-with-most-data', `${other}-${end}`, 'side'],
    ['calls-any-peak-symmetric', `even-${end}`, 'peak'],
    end === 'plain'
      ? ['slip', 'flat-plain', 'level']
      : end === 'gap'
        ? ['overlooks-a-gap', `${shape}-whole`, 'gap']
        : ['slip', `${shape}-gap`, 'gap'],
  ];
}
