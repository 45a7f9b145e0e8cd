import { numberSkill, plotOnPlane, type Random } from '../../src/kit/index.ts';
import { bracketed } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { crossingsOf, drawZigzag, type Place, pathGraph } from '../../src/pictures/path-graphs.ts';

const features = ['maximum', 'minimum', 'x-intercept', 'y-intercept'] as const;
type Feature = (typeof features)[number];
type Params = {
  feature: Feature;
  ask: 'where' | 'find';
  places: readonly Place[];
  target: Place;
  other: Place;
  /** Level 3: the inputs that count, and a place outside of them that has the feature too. */
  within?: { readonly from: number; readonly to: number | null; readonly outside: Place };
};

const told = ['steps', 'rates', 'dolphin', 'climb'] as const;

/**
 * Level 1 has a graph with one turn, level 2 two turns, level 3 three turns and a feature of one part of the graph, told
 * by its meaning. The stretch problem follows a graph that is told in words to where it crosses the axis.
 */
export const a1FeatureFind = numberSkill('a1-feature-find', {
  version: 5,
  byHand: { levels: [1, 2], ask: 'hand-plot', make: plotOnPlane },
  form: 'point',
  text: {
    headline: 'Features of a graph',
    'where-maximum': 'At which point does this graph have its maximum?',
    'find-maximum': 'Find the highest point of the graph.',
    'where-minimum': 'At which point does this graph have its minimum?',
    'find-minimum': 'Find the lowest point of the graph.',
    'where-x-intercept': 'At which point does this graph meet the x-axis?',
    'find-x-intercept': 'Find the x-intercept of the graph as a point.',
    'where-y-intercept': 'At which point does this graph meet the y-axis?',
    'find-y-intercept': 'Find the y-intercept of the graph as a point.',
    'told-maximum': [
      'The function $f$ has this graph. At which of its points from $x = {from}$ to $x = {to}$ is the output greatest?',
      'Look at this graph of $f$ from $x = {from}$ to $x = {to}$ only. At which point is the output greatest?',
      'In a game, a diver follows this path, and the x-axis is the surface of the sea. From $x = {from}$ to $x = {to}$, at which point is she highest?',
    ],
    'told-minimum': [
      'The function $f$ has this graph. At which of its points from $x = {from}$ to $x = {to}$ is the output least?',
      'Look at this graph of $f$ from $x = {from}$ to $x = {to}$ only. At which point is the output least?',
      'In a game, a diver follows this path, and the x-axis is the surface of the sea. From $x = {from}$ to $x = {to}$, at which point is she lowest?',
    ],
    'told-x-intercept': [
      'The function $f$ has this graph. At which point with a positive input is the output {zero, number}?',
      'In a game, a diver follows this path, and the x-axis is the surface of the sea. At which point with a positive $x$ is she just at the surface?',
    ],
    'outside-part': 'Does the input of this point lie from {from} to {to}?',
    'outside-half': 'The output fits here. Is the input positive?',
    right: 'Both coordinates fit: first along the x-axis, then up or down.',
    swapped: 'Which coordinate stands first in a point: the one across or the one up and down?',
    'other-maximum': 'How high is this point? Look for one that is higher.',
    'other-minimum': 'How low is this point? Look for one that is lower.',
    'other-x-intercept': 'This point lies on the y-axis. What is the output there?',
    'other-y-intercept': 'This point lies on the x-axis. What is the input there?',
    axis: 'This point lies on an axis. Does the graph pass through it?',
    other: 'Read the two numbers of the point one by one, the one along the x-axis first.',
    'part-do': 'Keep the part of the graph from $x = {from}$ to $x = {to}$.',
    'part-why': 'The rest of the graph does not count.',
    'half-do': 'Keep the part of the graph to the right of the y-axis.',
    'half-why': 'There, the inputs are positive.',
    'look-do': 'Find the place on the graph.',
    'look-maximum': 'A maximum is the highest point.',
    'look-minimum': 'A minimum is the lowest point.',
    'look-x-intercept': 'On the x-axis, the output is zero.',
    'look-y-intercept': 'On the y-axis, the input is zero.',
    'across-do': 'Read its x-coordinate.',
    'across-why': 'Go straight to the x-axis.',
    'up-do': 'Read its y-coordinate.',
    'up-why': 'Go straight to the y-axis.',
    final: 'The point is {point}.',
    'headline-told': 'A graph described in words',
    steps:
      'A graph starts at {start}. For each step to the right it goes up by {up, number}, until $x$ is {turn}. Then it goes down by {down, number} for each step. At which point does it cross the x-axis on its way down?',
    rates:
      'The graph of $f$ starts at {start}. Its rate of change is {up, number} up to the maximum, where $x$ is {turn}. From there on it is {fall}. Find the x-intercept that comes after the maximum, as a point.',
    dolphin:
      'In a game, a dolphin starts at {start}, and the x-axis is the surface. It goes up by {up, number} for each step to the right, until $x$ is {turn}. Then it goes down by {down, number} for each step. At which point does it dive back in?',
    climb:
      'Going right from {start}, a graph climbs {up, number} for each step. It reaches its maximum where $x$ is {turn}. After that it drops {down, number} for each step. Which point is its x-intercept after the maximum?',
    'right-told': 'Up to the maximum and down again, each part has its own rate.',
    'from-turn': 'This counts the steps from the maximum on. Which input does the maximum have?',
    'way-up': 'Here the graph crosses on its way up. Where does it come back?',
    'other-told': 'Find how high the maximum is. Then count the steps down to the axis.',
    'run-do': 'Count the steps to the maximum.',
    'run-why': 'Subtract the first input from the input of the maximum.',
    'rise-do': 'Find how far the graph goes up.',
    'rise-why': 'It goes up by the same number in each step.',
    'top-do': 'Find the height of the maximum.',
    'top-why': 'The rise goes on top of the height at the start.',
    'down-do': 'Count the steps down to the axis.',
    'down-why': 'On the axis, the height is zero.',
    'place-do': 'Add these steps to the input of the maximum.',
    'place-why': 'The way down begins there.',
    'point-do': 'Write the point.',
    'point-why': 'On the x-axis, the second coordinate is zero.',
  },
  draw: ({ level, random }): Params => (level === 3 ? drawPart(random) : drawWhole(level, random)),
  build({ feature, ask, places, target, other, within }: Params, { step, distractor }) {
    const [x, y] = target;
    const text = (point: Place): string => `(${signed(point[0])}, ${signed(point[1])})`;
    const isHigh = feature === 'maximum' || feature === 'minimum';
    const value = text(target);
    /** Lines of somebody who looks at another place, or takes the coordinates in another order. */
    const linesOf = (place: string, [across, up]: Place) => ({
      work: [
        step('look', feature, place, { why: `look-${feature}` }),
        step('across', 'x-coordinate', signed(across)),
        step('up', `(${signed(across)}, …)`, text([across, up])),
      ],
    });
    const elsewhere = {
      maximum: 'lowest point',
      minimum: 'highest point',
      'x-intercept': 'point on the y-axis',
      'y-intercept': 'point on the x-axis',
    }[feature];
    const place = isHigh ? `${feature === 'maximum' ? 'highest' : 'lowest'} point` : 'point on the axis';
    return {
      words: { zero: 0, point: value, from: signed(within?.from ?? 0), to: signed(within?.to ?? 0) },
      question: within && feature !== 'y-intercept' ? `told-${feature}` : `${ask}-${feature}`,
      diagram: pathGraph(places),
      answer: value,
      distractors: [
        distractor('swaps-the-coordinates', text([y, x]), 'swapped', linesOf(place, [y, x])),
        distractor(
          isHigh ? 'takes-a-maximum-for-a-minimum' : 'confuses-x-and-y-intercepts',
          text(other),
          `other-${feature}`,
          linesOf(elsewhere, other),
        ),
        within !== undefined &&
          distractor('slip', text(within.outside), isHigh ? 'outside-part' : 'outside-half'),
        distractor('slip', isHigh ? text([x, 0]) : text(x === 0 ? [-y, 0] : [0, -x]), 'axis'),
      ],
      steps: [
        within !== undefined &&
          within.to !== null &&
          step('part', 'the whole graph', `${signed(within.from)} ≤ x ≤ ${signed(within.to)}`),
        within !== undefined && !isHigh && step('half', 'the whole graph', 'x > 0'),
        step('look', feature, place, { why: `look-${feature}` }),
        step('across', 'x-coordinate', signed(x)),
        step('up', `(${signed(x)}, …)`, value),
      ],
      claims: [`${x} + 0 = ${x}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [up, down, run] = [random.int(2, 6), random.int(2, 6), random.int(3, 9)];
        const [x, below] = [random.int(-9, 2), random.int(1, run - 1)];
        const start: Place = [x, -below * up];
        const [top, turn] = [up * (run - below), x + run];
        const after = top / down;
        const ends = [turn + after, after, x + below];
        const isFair = Number.isInteger(after) && up !== down && x !== 0 && turn !== 0 && after > 1;
        return isFair && !ends.includes(0) && new Set(ends.map(Math.abs)).size === 3
          ? { ask: random.pick(told), start, up, down, turn }
          : null;
      }),
    build({ ask, start, up, down, turn }, { step, distractor }) {
      const [x, y] = start;
      const run = turn - x;
      const top = y + up * run;
      const after = top / down;
      const end = turn + after;
      const onAxis = (at: number): string => `(${signed(at)}, 0)`;
      return {
        words: {
          start: `(${signed(x)}, ${signed(y)})`,
          up,
          down,
          fall: signed(-down),
          turn: signed(turn),
          point: onAxis(end),
        },
        headline: 'headline-told',
        question: ask,
        answer: { value: onAxis(end), reason: 'right-told' },
        distractors: [
          distractor('swaps-the-coordinates', `(0, ${signed(end)})`, 'swapped'),
          distractor('skips-a-step', onAxis(after), 'from-turn'),
          distractor('slip', onAxis(x - y / up), 'way-up'),
        ],
        otherWrong: 'other-told',
        steps: [
          step('run', `${signed(turn)} − ${bracketed(x)}`, run),
          step('rise', `${run} × ${up}`, run * up),
          step('top', `${signed(y)} + ${run * up}`, top),
          step('down', `${top} ÷ ${down}`, after),
          step('place', `${signed(turn)} + ${after}`, signed(end)),
          step('point', `(${signed(end)}, …)`, onAxis(end)),
        ],
        claims: [`${y} + ${run} * ${up} = ${top}`, `${top} - ${after} * ${down} = 0`],
      };
    },
  },
});

function drawWhole(level: 1 | 2, random: Random): Params {
  const feature = random.pick(features);
  const isTurn = feature === 'maximum' || feature === 'minimum';
  return random.until(() => {
    const places = drawZigzag(random, isTurn ? level + 1 : 2);
    const heights = places.map(([, y]) => y);
    const crossings = crossingsOf(places);
    const atZero = places.find(([x]) => x === 0);
    const high = places.filter(([, y]) => y === Math.max(...heights));
    const low = places.filter(([, y]) => y === Math.min(...heights));
    if (high.length > 1 || low.length > 1) return null;
    if (!isTurn && (!atZero || crossings?.length !== 1)) return null;
    const points: Readonly<Record<Feature, Place | undefined>> = {
      maximum: high[0],
      minimum: low[0],
      'x-intercept': [crossings?.[0] ?? 0, 0],
      'y-intercept': atZero,
    };
    const [target, other] = [points[feature], points[opposite[feature]]];
    return target && other && isReadable(target)
      ? { feature, ask: random.pick(['where', 'find'] as const), places, target, other }
      : null;
  });
}

/** A point whose coordinates are not taken for each other. */
function isReadable([x, y]: Place): boolean {
  return Math.abs(x) !== Math.abs(y);
}

/** A turn between its neighbors while another part of the graph goes further, or one of two x-intercepts. */
function drawPart(random: Random): Params {
  const feature = random.pick(['maximum', 'minimum', 'x-intercept'] as const);
  const ask = 'where';
  return random.until(() => {
    if (feature === 'x-intercept') {
      const [left, right] = [-random.int(1, 5), random.int(1, 5)];
      const top = random.int(2, 6) * random.pick([1, -1]);
      // Both sides go on straight behind the x-axis.
      const end = (at: number): Place => {
        const further = random.int(1, 3);
        return [at + Math.sign(at) * further, (-top * further) / Math.abs(at)];
      };
      const [other, start, last]: readonly [Place, Place, Place] = [[0, top], end(left), end(right)];
      const isPlain = [start, last].every(([, y]) => Number.isInteger(y) && Math.abs(y) < 8);
      return isPlain && left !== -right
        ? {
            feature,
            ask,
            places: [start, other, last],
            target: [right, 0],
            other,
            within: { from: 0, to: null, outside: [left, 0] },
          }
        : null;
    }
    const places = drawZigzag(random, 4);
    const sign = feature === 'maximum' ? 1 : -1;
    const above = (a: Place, b: Place): number => sign * (b[1] - a[1]);
    const [outside, next] = places.toSorted(above);
    const at = random.int(1, 3);
    const [before, target, after] = places.slice(at - 1, at + 2);
    if (!outside || !next || !before || !target || !after) return null;
    const isTurn = above(target, before) < 0 && above(target, after) < 0 && before[1] !== after[1];
    const isApart = outside[1] !== next[1] && ![before, target, after].includes(outside);
    return isTurn && isApart && isReadable(target) && after[0] !== 0
      ? {
          feature,
          ask,
          places,
          target,
          other: above(before, after) < 0 ? after : before,
          within: { from: before[0], to: after[0], outside },
        }
      : null;
  });
}

const opposite = {
  maximum: 'minimum',
  minimum: 'maximum',
  'x-intercept': 'y-intercept',
  'y-intercept': 'x-intercept',
} as const;
