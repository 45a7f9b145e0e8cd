import { type DiagramOf, type HandTask, writeHand } from '@playforward/diagram';
import {
  type CloudPoint,
  drawCloud,
  emptyScatterPlane,
  gridSteps,
  scatterPlot,
  valuesAt,
} from '../../src/chance/point-clouds.ts';
import { type Level, numberSkill, type Random, type Tools, takeDistractors } from '../../src/kit/index.ts';
import { isShort } from '../../src/numbers/linear-sides.ts';
import { listedWithAnd } from '../../src/numbers/listed-with-and.ts';
import { pointMade } from '../../src/pictures/hand-scales.ts';
import { pointText } from '../../src/pictures/plane-around.ts';
import { lineData, type PairedScene, pairedData, secondUnit } from '../../src/scenes/paired-data.ts';

/** A cloud with `odd` far from it; or clusters with the numbers of points in `groups`, from left to right. */
type Params = {
  scene: PairedScene;
  asks: 'outlier' | 'largest' | 'smallest' | 'make' | 'plot';
  points: readonly CloudPoint[];
  odd: CloudPoint;
  /** How high the pattern has it. */
  expected: number;
  groups: readonly number[];
};

const text = {
  headline: 'Find what stands out',
  shown: 'The scatter plot shows the data.',
  'ask-outlier': 'Which point is an outlier? Write it as $(x, y)$.',
  'ask-largest': 'Its points form clusters. How many points are in the largest one?',
  'ask-smallest': 'Its points form clusters. How many points are in the smallest one?',
  table: 'The table shows the data. All pairs but one follow a pattern.',
  'ask-plot': 'Plot the pair that does not fit.',
  'ask-mean': 'By how many {unit} does the mean of the second column change without the outlier?',
  at: '{at}',
  right: 'All other points stay near one line, and this one lies far from it.',
  'right-cluster': 'A cluster is a group of points close to each other.',
  'right-mean': 'Both means are found, with the outlier and without it, and then compared.',
  'other-point': 'This leaves out another pair. Which one does not follow the pattern?',
  'last-point': 'This leaves out the last pair. Which pair does not follow the pattern?',
  'mean-alone': 'This is a mean. How far are both means from each other?',
  'same-count': 'This divides by all pairs twice. How many are left without the outlier?',
  'other-table': 'How does the second number change as the first one grows? Which pair goes against that?',
  'other-mean': 'Find the pair that does not fit. Then find the mean with it and without it.',
  highest: 'This is the highest point. Does it lie near the line that the others follow?',
  last: 'This is the last point on the right. Does it lie near the line that the others follow?',
  swapped: 'The two numbers have traded places. Which axis does the first number belong to?',
  fits: 'A point here would fit the pattern. Which pair of the table does not?',
  another: 'This counts another cluster. Which one are you asked for?',
  all: 'These are all points. Which of them lie close together?',
  near: 'Count again, from left to right. Is each point counted once?',
  other: 'Lay a ruler along most of the points. Which one is far away from it?',
  'other-cluster': 'Find the gaps between the groups. How many points lie in each group?',
  'trend-do': 'Find the way that most points go.',
  'trend-why': 'They lie near one line.',
  'far-do': 'Find the point that is far away.',
  'far-why': 'An outlier does not follow the others.',
  'read-do': 'Read the point.',
  'read-why': 'The number along the bottom comes first.',
  'gap-do': 'Find the clusters.',
  'gap-why': 'Each is a group of points close together, with a gap around it.',
  'count-do': 'Count the points in each cluster.',
  'count-why': 'Go from left to right, and count each point once.',
  'rest-do': 'Check with all points.',
  'rest-why': 'All clusters together have all of them.',
  'pick-do': 'Choose the cluster that is asked for.',
  'pick-why': 'Their numbers of points tell which one it is.',
  'plot-do': 'Go across first, and then up.',
  'plot-why': 'The first number belongs to the axis along the bottom.',
  'all-do': 'Find the mean of all.',
  'all-why': 'It is the sum divided by how many there are.',
  'less-do': 'Find the sum without the outlier.',
  'less-why': 'Only this number is left out.',
  'mean-do': 'Find the mean of the others.',
  'mean-why': 'There is one number fewer now.',
  'change-do': 'Compare both means.',
  'change-why': 'Subtract the smaller one from the larger one.',
  final: '{value}',
  'final-mean': 'It changes by {value} {unit}.',
  'headline-make': 'Make a scatter plot',
  'make-table': 'The table shows the data.',
  'ask-make': 'Make the scatter plot: plot all of its pairs.',
  points: 'Points at {at}',
  'right-make': 'Each pair gives one point: the first number across, the second number up.',
  even: 'Here the points stand one grid step apart. How far across is each first number?',
  higher: 'Here every point is one grid step higher. What is the height of the first grid line above zero?',
  traded: 'Two heights have changed places here. Which number stands beside each first number?',
  'other-make': 'Take the pairs one by one. The first number tells how far across, the second how far up.',
  'pair-do': 'Take one of the pairs.',
  'pair-why':
    'Its first number belongs to the axis along the bottom, and its second to the axis on the side.',
  'each-do': 'Do the same with the other pairs.',
  'each-why': 'Each row of the table gives one point.',
  'way-do': 'Look at all points together.',
  'way-why': 'They go the same way as the numbers in the table.',
  'final-make': 'The points are at {all}.',
} as const;

type Said = Tools<keyof typeof text | keyof typeof pairedData.text>;

/**
 * Level 1 reads an outlier off a plot, level 2 counts clusters or makes a plot by hand, level 3 plots the pair of a table
 * that does not fit. The stretch problem compares two means.
 */
export const m8ScatterOutlier = numberSkill('m8-scatter-outlier', {
  version: 5,
  form: 'point',
  scenes: [pairedData],
  text,
  draw: ({ level, random }): Params => drawData(level, random),
  build(params: Params, tools) {
    if (params.asks === 'make') return buildMake(params, tools);
    const { say, step, distractor } = tools;
    const { scene, asks, points, odd, expected } = params;
    const { key } = scene;
    const diagram = scatterPlot(scene, points);
    if (asks === 'largest' || asks === 'smallest') return buildClusters({ ...params, asks }, tools);
    const task: HandTask = { kind: 'plot-points', plane: emptyScatterPlane(scene), points: [''] };
    const isHand = asks === 'plot';
    const { highest, last } = farPoints(points);
    const give = (point: CloudPoint) => {
      const [x, y] = valuesAt(scene, point);
      const at = pointText(x, y);
      return isHand ? { value: pointMade(task, point[0], point[1]), text: say('at', { at }) } : { value: at };
    };
    const [x, y] = valuesAt(scene, odd);
    const { value: fitting, ...fittingShown } = give([odd[0], expected]);
    const wrong = (
      misconception: 'chooses-the-highest-point' | 'chooses-the-last-point',
      point: CloudPoint,
      reason: 'highest' | 'last',
    ) => {
      const { value, ...shown } = give(point);
      const [across, up] = valuesAt(scene, point);
      return distractor(misconception, value, reason, {
        ...shown,
        work: [
          step('trend', 'most points', scene.falls ? 'down' : 'up'),
          step('far', 'the point that does not fit', pointText(across, up)),
          step('plot', pointText(across, up), `right to ${across}, up to ${up}`),
        ],
      });
    };
    return {
      words: { value: pointText(x, y) },
      question: isHand ? [`${key}-told`, 'table', 'ask-plot'] : [`${key}-told`, 'shown', 'ask-outlier'],
      diagram: isHand ? tableOf(params) : diagram,
      hand: isHand ? task : undefined,
      otherWrong: isHand ? 'other-table' : 'other',
      answer: give(odd),
      distractors: [
        wrong('chooses-the-highest-point', highest, 'highest'),
        wrong('chooses-the-last-point', last, 'last'),
        isHand
          ? distractor('slip', fitting, 'fits', fittingShown)
          : distractor('swaps-the-coordinates', pointText(y, x), 'swapped'),
      ],
      steps: [
        step('trend', 'most points', scene.falls ? 'down' : 'up'),
        step('far', 'the point far away', pointText(x, y)),
        isHand
          ? step('plot', pointText(x, y), `${x} across and ${y} up`)
          : step('read', `${x} across and ${y} up`, pointText(x, y)),
      ],
      claims: [`${points.length} > 4`],
    };
  },
  stretch: {
    draw: ({ random }) => drawMeans(random),
    build(params: Params, { step, distractor }) {
      const { scene, points, odd } = params;
      const { highest, last } = farPoints(points);
      const heights = points.map((point) => valuesAt(scene, point)[1]);
      const sum = heights.reduce((all, one) => all + one, 0);
      const [, far] = valuesAt(scene, odd);
      const rest = plain(sum - far);
      const [whole, without] = [plain(sum / points.length), plain(rest / (points.length - 1))];
      const change = changeWithout(params, odd);
      return {
        words: { value: String(change), unit: secondUnit(scene) },
        question: [`${scene.key}-told`, 'table', 'ask-mean'],
        diagram: tableOf(params),
        answer: { form: 'number', value: change, reason: 'right-mean' },
        otherWrong: 'other-mean',
        finalAnswer: 'final-mean',
        distractors: takeDistractors(change, [
          distractor('chooses-the-highest-point', changeWithout(params, highest), 'other-point'),
          distractor('chooses-the-last-point', changeWithout(params, last), 'last-point'),
          distractor('slip', without, 'mean-alone'),
          distractor('slip', plain(Math.abs(whole - rest / points.length)), 'same-count'),
        ]),
        steps: [
          step('trend', 'most pairs', scene.falls ? 'down' : 'up'),
          step('far', 'the pair far away', pointText(...valuesAt(scene, odd))),
          step('all', `${sum} ÷ ${points.length}`, whole),
          step('less', `${sum} − ${far}`, rest),
          step('mean', `${rest} ÷ ${points.length - 1}`, without),
          step('change', whole > without ? `${whole} − ${without}` : `${without} − ${whole}`, change),
        ],
        claims: [`${sum} / ${points.length} = ${whole}`, `${rest} / ${points.length - 1} = ${without}`],
      };
    },
  },
});

/** Clusters are found, and the points of one of them are counted. */
function buildClusters(
  { scene, points, groups, asks }: Params & { asks: 'largest' | 'smallest' },
  { step, distractor }: Said,
) {
  const [least, most] = [Math.min(...groups), Math.max(...groups)];
  const [count, another] = asks === 'largest' ? [most, least] : [least, most];
  const sum = groups.join(' + ');
  return {
    words: { value: String(count) },
    question: [`${scene.key}-told` as const, 'shown' as const, `ask-${asks}` as const],
    diagram: scatterPlot(scene, points),
    answer: { form: 'integer' as const, value: count, reason: 'right-cluster' as const },
    otherWrong: 'other-cluster' as const,
    distractors: [
      distractor('counts-the-other-cluster', another, 'another'),
      distractor('counts-all-points', points.length, 'all'),
      distractor('slip', count + 1, 'near'),
      distractor('slip', count - 1, 'near'),
    ],
    steps: [
      step('gap', 'groups with a gap between them', `${groups.length} clusters`),
      step('count', 'points in each, from left to right', listedWithAnd(groups.join(', '))),
      step('rest', sum, points.length),
      step('pick', `the ${asks} one`, `${count} points`),
    ],
    claims: [`${sum} = ${points.length}`],
  };
}

/** All pairs of a table are plotted, in any order. */
function buildMake({ scene, points }: Params, { say, step, distractor }: Said) {
  const task: HandTask = {
    kind: 'plot-points',
    plane: emptyScatterPlane(scene),
    points: points.map(() => ''),
  };
  const told = (of: readonly CloudPoint[]) =>
    listedWithAnd(of.map((point) => pointText(...valuesAt(scene, point))).join(', '));
  const made = (of: readonly CloudPoint[]) => ({
    value: writeHand(task, { kind: 'plot-points', points: of }),
    text: say('points', { at: told(of) }),
  });
  const even = made(points.map(([, y], nth) => [nth + 1, y]));
  const higher = made(points.map(([x, y]) => [x, y + 1]));
  const [first = [0, 0], second = [0, 0], ...rest] = points;
  const traded = made([[first[0], second[1]], [second[0], first[1]], ...rest]);
  const [x, y] = valuesAt(scene, second);
  return {
    words: { value: told(points), all: told(points) },
    headline: 'headline-make' as const,
    question: [`${scene.key}-told` as const, 'make-table' as const, 'ask-make' as const],
    diagram: tableOf({ scene, points }),
    hand: task,
    answer: { ...made(points), reason: 'right-make' as const },
    otherWrong: 'other-make' as const,
    distractors: [
      distractor('ignores-the-axis-scale', even.value, 'even', { text: even.text }),
      distractor('counts-grid-points-instead-of-spaces', higher.value, 'higher', { text: higher.text }),
      distractor('slip', traded.value, 'traded', { text: traded.text }),
    ],
    steps: [
      step('pair', pointText(x, y), `${x} across and ${y} up`),
      step('each', 'one point for each row', told(points)),
      step('way', 'from left to right', scene.falls ? 'down' : 'up'),
    ],
    finalAnswer: 'final-make' as const,
    claims: [`${points.length} > 3`],
  };
}

function plain(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** How far the mean height moves when this point is left out. */
function changeWithout({ scene, points }: Params, gone: CloudPoint): number {
  const heights = points.map((point) => valuesAt(scene, point)[1]);
  const sum = heights.reduce((all, one) => all + one, 0);
  const [, height] = valuesAt(scene, gone);
  return plain(Math.abs(sum / points.length - (sum - height) / (points.length - 1)));
}

/** Six pairs with an outlier; every mean has at most two decimal places, and every point left out gives another one. */
function drawMeans(random: Random): Params {
  return random.until(() => {
    const scene = random.pick(lineData);
    const [low, rise] = [random.int(2, 3), random.int(5, 8)];
    const near = [1, 3, 5, 7, 9, 11].map((x): CloudPoint => {
      const y = low + Math.round((rise * x) / gridSteps) + random.int(-1, 1);
      return [x, scene.falls ? gridSteps - y : y];
    });
    const at = random.int(1, 4);
    const [x = 0, expected = 0] = near[at] ?? [];
    const odd: CloudPoint = [x, expected + random.pick([-6, -5, 5, 6])];
    const points = near.map((point, index) => (index === at ? odd : point));
    const params: Params = { scene, asks: 'outlier', points, odd, expected, groups: [] };
    if (!standsOut(points, odd)) return null;
    const { highest, last } = farPoints(points);
    const sum = points.reduce((total, point) => total + valuesAt(scene, point)[1], 0);
    const changes = [odd, highest, last].map((point) => changeWithout(params, point));
    const isPlain = (2 * sum) % points.length === 0 && changes.every((one) => one > 0 && isShort(one));
    const [change = 0] = changes;
    return isPlain && new Set(changes).size === 3 && change === Math.max(...changes) ? params : null;
  });
}

function farPoints(points: readonly CloudPoint[]): { highest: CloudPoint; last: CloudPoint } {
  const byHeight = points.toSorted((a, b) => b[1] - a[1]);
  return { highest: byHeight[0] ?? [0, 0], last: points.at(-1) ?? [0, 0] };
}

function drawData(level: Level, random: Random): Params {
  const scene = random.pick(lineData);
  if (level === 2) return random.chance(50) ? drawClusters(scene, random) : drawPairs(scene, random);
  return random.until(() => {
    const cloud = drawCloud(random, 'line-strong', scene.falls);
    // A table has room for eight pairs.
    const kept = level === 3 ? cloud.filter((_, index) => index % 4 !== 1).slice(-8) : cloud;
    const found = kept.slice(1, -2).flatMap(([x, y], index) =>
      [-7, -6, -5, 5, 6, 7].flatMap((by): readonly Params[] => {
        const odd: CloudPoint = [x, y + by];
        const points = kept.map((point, at) => (at === index + 1 ? odd : point));
        return standsOut(points, odd)
          ? [{ scene, asks: level === 3 ? 'plot' : 'outlier', points, odd, expected: y, groups: [] }]
          : [];
      }),
    );
    return found.length === 0 ? null : random.pick(found);
  });
}

/** Four pairs to be plotted, not all of them at neighboring grid lines, each at a height of its own. */
function drawPairs(scene: PairedScene, random: Random): Params {
  return random.until(() => {
    const cloud = drawCloud(random, 'line-strong', scene.falls);
    const points = random
      .shuffle(cloud)
      .slice(0, 4)
      .toSorted(([a], [b]) => a - b);
    const isSpread = points.some(([x], nth) => x !== nth + 1) && points.every(([, y]) => y + 1 < gridSteps);
    const isApart = new Set(points.map(([, y]) => y)).size === points.length;
    return isSpread && isApart ? { scene, asks: 'make', points, odd: [0, 0], expected: 0, groups: [] } : null;
  });
}

/** Inside the plot, and neither the highest nor the last point; both of these are points of their own. */
function standsOut(points: readonly CloudPoint[], odd: CloudPoint): boolean {
  const { highest, last } = farPoints(points);
  const isInside = odd[1] > 0 && odd[1] < gridSteps && odd[0] !== odd[1];
  const isAlone = points.filter(([, height]) => height === highest[1]).length === 1;
  return isInside && isAlone && highest !== odd && last !== odd && highest !== last;
}

/** Two or three groups with gaps between them, each with a number of points of its own. */
function drawClusters(scene: PairedScene, random: Random): Params {
  return random.until(() => {
    const starts = random.pick([
      [1, 7],
      [2, 8],
      [1, 5, 9],
    ]);
    const wide = starts.length === 2 ? 3 : 2;
    const groups = starts.map(() => random.int(3, 6));
    const points = starts.flatMap((from, nth) => {
      const up = Math.min(from + random.int(0, 1), gridSteps - 3);
      const low = scene.falls ? gridSteps - 2 - up : up;
      const cells = Array.from(
        { length: 3 * wide },
        (_, at): CloudPoint => [from + (at % wide), low + Math.floor(at / wide)],
      );
      return random.shuffle(cells).slice(0, groups[nth]);
    });
    const asks = random.pick(['largest', 'smallest'] as const);
    const differ = new Set(groups).size === groups.length;
    return differ ? { scene, asks, points, odd: [0, 0], expected: 0, groups } : null;
  });
}

function tableOf({ scene, points }: Pick<Params, 'scene' | 'points'>): DiagramOf<'data-table'> {
  return {
    kind: 'data-table',
    title: '',
    heads: [scene.xLabel, scene.yLabel],
    rows: points.map((point) => valuesAt(scene, point).map(String)),
  };
}
