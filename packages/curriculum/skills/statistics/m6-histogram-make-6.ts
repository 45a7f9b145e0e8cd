import { drawDifferent, sumOf } from '../../src/chance/counted-data.ts';
import { drawRangedData, histogramOf, type RangedData, rangedData } from '../../src/chance/ranged-data.ts';
import { type HandTask, pictureSkill, writeHand } from '../../src/kit/index.ts';
import { handScale } from '../../src/pictures/hand-scales.ts';

/** `bars` intervals from `from` on; `values` has a number on each of the `borders`, and none in the interval `empty`, if there is one. */
type Params = {
  data: RangedData;
  from: number;
  width: number;
  values: readonly number[];
  bars: number;
  borders: readonly number[];
  empty: number | null;
};

/**
 * Level 1 has an ordered list and histograms to choose from, level 2 a list in any order and bars to raise by hand,
 * level 3 two borders, five intervals whose width is to be found, and histograms to choose from.
 */
export const m6HistogramMake6 = pictureSkill('m6-histogram-make-6', {
  version: 7,
  scenes: [rangedData],
  text: {
    headline: 'Make a histogram',
    list: 'It finds {list}.',
    intervals: 'A histogram starts at {from, number} with intervals of {width, number}.',
    'whole-axis': 'A histogram goes from {from, number} to {end, number} in {bars, number} equal intervals.',
    border: 'A number on a border belongs to the bar on its right.',
    ask: 'Which histogram fits?',
    make: 'Draw each bar at the right height.',
    made: 'Heights {heights}',
    same: 'Bars from {from, number} on with heights {heights}, all equally wide',
    wide: 'Bars from {from, number} on with heights {heights}, the last twice as wide',
    right: 'Each number is in one bar, and an interval without numbers keeps its place.',
    'right-full': 'Each number is in one bar, and a border belongs to the bar on its right.',
    left: 'This puts {edge, number} into the bar on its left. To which bar does a border belong?',
    both: 'This counts {edge, number} in two bars. To which bar does a border belong?',
    none: 'This leaves out the interval without numbers. What should a reader see there?',
    unequal: 'This joins two intervals into one bar. How wide should each bar be?',
    running: 'Here each bar counts all the numbers up to its end. Which numbers does one bar count?',
    other: 'Sort the numbers into the intervals. Count each number once.',
    'width-do': 'Find how wide each interval is.',
    'width-why': 'All intervals share the axis equally.',
    'start-do': 'Write down where each interval starts.',
    'start-why': 'All intervals are equally wide.',
    'sort-do': 'Sort the numbers into the intervals.',
    'sort-why': 'A border belongs to the bar on its right.',
    'count-do': 'Count the numbers in each interval.',
    'count-why': 'The count is the height of the bar, and an empty interval has height zero.',
  },
  draw({ level, random }): Params {
    const width = random.pick([5, 10, 20]);
    const from = random.int(2, 4) * width;
    const bars = level === 3 ? 5 : 4;
    const empty = level === 2 || random.chance(65) ? random.int(1, bars - 2) : null;
    // Neither side of such a border is the empty interval.
    const free = Array.from({ length: bars - 1 }, (_, at) => at + 1).filter(
      (border) => border !== empty && border - 1 !== empty,
    );
    const borders = random
      .shuffle(free)
      .slice(0, level === 3 ? 2 : 1)
      .toSorted((a, b) => a - b);
    const inside = Array.from({ length: bars }, (_, at) => at).flatMap((at) => {
      const low = from + at * width;
      return at === empty
        ? []
        : drawDifferent(random, [low + 1, low + width - 1], random.int(1, level === 3 ? 2 : 3));
    });
    const values = [...inside, ...borders.map((border) => from + border * width)];
    const listed = level === 1 ? values.toSorted((a, b) => a - b) : random.shuffle(values);
    const data = drawRangedData(random, from, from + bars * width);
    return { data, from, width, values: listed, bars, borders, empty };
  },
  build({ data, from, width, values, bars, borders, empty }: Params, { level, say, step, distractor }) {
    const starts = Array.from({ length: bars }, (_, at) => from + at * width);
    const counts = starts.map((low) => values.filter((value) => value >= low && value < low + width).length);
    const [end, edges] = [from + bars * width, borders.map((border) => from + border * width)];
    const twice = counts.map((count, at) => (borders.includes(at + 1) ? count + 1 : count));
    const leftward = twice.map((count, at) => (borders.includes(at) ? count - 1 : count));
    const without = counts.filter((_, at) => at !== empty);
    const joined = [...counts.slice(0, -2), sumOf(counts.slice(-2))];
    const heights = counts.join(', ');
    const words = { from, width, end, bars, edge: edges[0] ?? 0, heights, list: values.join(', ') };
    // One height for all four pictures.
    const most = Math.max(...counts, ...twice, ...joined, ...leftward);
    const option = (value: string, shown: readonly number[], key: 'same' | 'wide' = 'same') => {
      const { top, step: makeStep } = histogramOf(data, { from, width }, [most]);
      const bare = histogramOf(data, { from, width }, shown);
      const diagram = { ...bare, top, step: makeStep, ...(key === 'wide' && { lastWide: true }) };
      return { value, text: say(key, { from, heights: shown.join(', ') }), diagram };
    };
    const [right, byHand] = [option('right', counts), level === 2];
    const task = taskOf(starts, { width, data });
    const made = (shown: readonly number[]) => writeHand(task, { kind: 'build-chart', heights: shown });
    const raised = (shown: readonly number[]) => say('made', { heights: shown.join(', ') });
    const running = counts.map((_, at) => counts.slice(0, at + 1).reduce((sum, count) => sum + count, 0));
    const shifted = [...without, 0];
    const sorted = groupsOf(starts, values, (value, low) => value >= low && value < low + width);
    const sortedTwice = groupsOf(starts, values, (value, low) => value >= low && value <= low + width);
    const toStart = [
      ...(level === 3 ? [step('width', `(${end} − ${from}) ÷ ${bars}`, width)] : []),
      step('start', `from ${from}`, starts.join(', ')),
    ];
    const twiceWork = [
      ...toStart,
      step('sort', 'the list', sortedTwice),
      step('count', sortedTwice, twice.join(', ')),
    ];
    const wrongMade = [
      distractor('counts-a-boundary-value-in-both-intervals', made(twice), 'both', {
        text: raised(twice),
        work: twiceWork,
      }),
      distractor('leaves-out-an-empty-interval', made(shifted), 'none', raised(shifted)),
      distractor('slip', made(running), 'running', raised(running)),
    ];
    return {
      words,
      question: [
        `${data.key}-who`,
        'list',
        level === 3 ? 'whole-axis' : 'intervals',
        'border',
        byHand ? 'make' : 'ask',
      ],
      hand: byHand ? task : undefined,
      answer: {
        ...(byHand ? { value: made(counts), text: raised(counts) } : right),
        reason: empty === null ? 'right-full' : 'right',
      },
      distractors: byHand
        ? wrongMade
        : [
            {
              misconception: 'counts-a-boundary-value-in-both-intervals',
              ...option('both', twice),
              work: twiceWork,
              reason: say('both'),
            },
            empty === null
              ? { misconception: 'slip', ...option('left', leftward), reason: say('left') }
              : {
                  misconception: 'leaves-out-an-empty-interval',
                  ...option('none', without),
                  reason: say('none'),
                },
            {
              misconception: 'uses-unequal-interval-widths',
              ...option('unequal', joined, 'wide'),
              reason: say('unequal'),
            },
          ],
      steps: [
        ...toStart,
        step('sort', 'the list', sorted),
        step('count', sorted, heights, { diagram: right.diagram }),
      ],
      claims: [
        `${counts.join(' + ')} = ${values.length}`,
        ...borders.map((border, at) => `${from} + ${border} * ${width} = ${edges[at]}`),
      ],
    };
  },
});

/** The numbers of each interval in order, as one line. */
function groupsOf(
  starts: readonly number[],
  values: readonly number[],
  isIn: (value: number, low: number) => boolean,
): string {
  return starts
    .map((low) => values.filter((value) => isIn(value, low)).toSorted((a, b) => a - b))
    .map((group) => group.join(', ') || 'none')
    .join(' | ');
}

/** Bars on the ground, with room above the highest count. */
function taskOf(
  starts: readonly number[],
  { width, data }: { readonly width: number; readonly data: RangedData },
): HandTask {
  const end = (starts.at(-1) ?? 0) + width;
  return {
    kind: 'build-chart',
    bars: starts.map((low) => `${low} to ${low + width}`),
    borders: [...starts, end].map(String),
    height: handScale({ min: 0, max: 12 }),
    xName: data.label,
    yName: data.countLabel,
  };
}
