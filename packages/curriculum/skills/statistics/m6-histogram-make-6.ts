import { drawDifferent } from '../../src/chance/counted-data.ts';
import { drawRangedData, histogramOf, type RangedData, rangedData } from '../../src/chance/ranged-data.ts';
import { type HandTask, pictureSkill, writeHand } from '../../src/kit/index.ts';
import { handScale } from '../../src/pictures/hand-scales.ts';

/** Four intervals from `from` on; `values` has numbers on the border `border`, and none in the interval `empty`. */
type Params = {
  data: RangedData;
  from: number;
  width: number;
  values: readonly number[];
  border: number;
  empty: number;
};

const bars = 4;

/**
 * Level 1 has an ordered list and histograms to choose from, level 2 a list in any order and bars to raise by hand,
 * level 3 two values on a border and histograms to choose from.
 */
export const m6HistogramMake6 = pictureSkill('m6-histogram-make-6', {
  version: 5,
  scenes: [rangedData],
  text: {
    headline: 'Make a histogram',
    list: 'It finds {list}.',
    intervals: 'A histogram starts at {from, number} with intervals of {width, number}.',
    border: 'A number on a border belongs to the bar on its right.',
    ask: 'Which histogram fits?',
    make: 'Draw each bar at the right height.',
    made: 'Heights {heights}',
    same: 'Bars from {from, number} on with heights {heights}, all equally wide',
    wide: 'Bars from {from, number} on with heights {heights}, the last twice as wide',
    right: 'Each number is in one bar, and an interval without numbers keeps its place.',
    both: 'This counts {edge, number} in two bars. To which bar does a border belong?',
    none: 'This leaves out the interval without numbers. What should a reader see there?',
    unequal: 'This joins two intervals into one bar. How wide should each bar be?',
    running: 'Here each bar counts all the numbers up to its end. Which numbers does one bar count?',
    other: 'Sort the numbers into the intervals. Count each number once.',
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
    const empty = random.int(1, 2);
    const border = empty === 1 ? 3 : random.pick([1]);
    const inside = [0, 1, 2, 3].flatMap((at) => {
      const low = from + at * width;
      return at === empty ? [] : drawDifferent(random, [low + 1, low + width - 1], random.int(1, 3));
    });
    const edge = from + border * width;
    const values = [...inside, edge, ...(level === 3 ? [edge] : [])];
    const listed = level === 1 ? values.toSorted((a, b) => a - b) : random.shuffle(values);
    const data = drawRangedData(random, from, from + bars * width);
    return { data, from, width, values: listed, border, empty };
  },
  build({ data, from, width, values, border, empty }: Params, { level, say, step, distractor }) {
    const starts = Array.from({ length: bars }, (_, at) => from + at * width);
    const counts = starts.map((low) => values.filter((value) => value >= low && value < low + width).length);
    const edge = from + border * width;
    const onEdge = values.filter((value) => value === edge).length;
    const twice = counts.map((count, at) => (at === border - 1 ? count + onEdge : count));
    const without = counts.filter((_, at) => at !== empty);
    const joined = [...counts.slice(0, 2), (counts[2] ?? 0) + (counts[3] ?? 0)];
    const heights = counts.join(', ');
    const words = { from, width, edge, heights, list: values.join(', ') };
    // One height for all four pictures.
    const most = Math.max(...counts, ...twice, ...joined);
    const option = (value: string, shown: readonly number[], key: 'same' | 'wide' = 'same') => {
      const { top, step: makeStep } = histogramOf(data, { from, width }, [most]);
      const bare = histogramOf(data, { from, width }, shown);
      const diagram = { ...bare, top, step: makeStep, ...(key === 'wide' && { lastWide: true }) };
      return { value, text: say(key, { from, heights: shown.join(', ') }), diagram };
    };
    const right = option('right', counts);
    const byHand = level === 2;
    const task = taskOf(starts, { width, data });
    const made = (shown: readonly number[]) => writeHand(task, { kind: 'build-chart', heights: shown });
    const raised = (shown: readonly number[]) => say('made', { heights: shown.join(', ') });
    const running = counts.map((_, at) => counts.slice(0, at + 1).reduce((sum, count) => sum + count, 0));
    const shifted = [...without, 0];
    const wrongMade = [
      distractor('counts-a-boundary-value-in-both-intervals', made(twice), 'both', raised(twice)),
      distractor('leaves-out-an-empty-interval', made(shifted), 'none', raised(shifted)),
      distractor('slip', made(running), 'running', raised(running)),
    ];
    const groups = starts.map((low) =>
      values
        .filter((value) => value >= low && value < low + width)
        .toSorted((a, b) => a - b)
        .join(', '),
    );
    const sorted = groups.map((group) => group || 'none').join(' | ');
    return {
      words,
      question: [`${data.key}-who`, 'list', 'intervals', 'border', byHand ? 'make' : 'ask'],
      hand: byHand ? task : undefined,
      answer: byHand ? { value: made(counts), text: raised(counts) } : { ...right },
      distractors: byHand
        ? wrongMade
        : [
            {
              misconception: 'counts-a-boundary-value-in-both-intervals',
              ...option('both', twice),
              reason: say('both'),
            },
            {
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
        step('start', `from ${from}`, starts.join(', ')),
        step('sort', 'the list', sorted),
        step('count', sorted, heights, { diagram: right.diagram }),
      ],
      claims: [`${counts.join(' + ')} = ${values.length}`, `${from} + ${border} * ${width} = ${edge}`],
    };
  },
});

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
