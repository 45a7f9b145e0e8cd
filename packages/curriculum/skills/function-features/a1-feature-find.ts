import { numberSkill } from '../../src/kit/index.ts';
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
};

/** Level 1 has a graph with one turn, level 2 two turns, level 3 three turns and one feature told by its meaning. */
export const a1FeatureFind = numberSkill('a1-feature-find', {
  version: 1,
  form: 'point',
  text: {
    headline: 'Features of a graph',
    'where-maximum': 'At which point does this graph have its maximum?',
    'find-maximum': 'Find the highest point of the graph.',
    'where-minimum': 'At which point does this graph have its minimum?',
    'find-minimum': 'Find the lowest point of the graph.',
    'where-x-intercept': 'At which point does this graph cross the x-axis?',
    'find-x-intercept': 'Find the x-intercept of the graph as a point.',
    'where-y-intercept': 'At which point does this graph cross the y-axis?',
    'find-y-intercept': 'Find the y-intercept of the graph as a point.',
    'told-maximum': 'The function $f$ has this graph. For which point of it is the output greatest?',
    'told-minimum': 'The function $f$ has this graph. For which point of it is the output least?',
    'told-x-intercept':
      'The function $f$ has this graph. Which point of it belongs to the output {zero, number}?',
    'told-y-intercept':
      'The function $f$ has this graph. Which point of it belongs to the input {zero, number}?',
    right: 'Both coordinates fit: first along the x-axis, then up or down.',
    swapped: 'Which coordinate stands first in a point: the one across or the one up and down?',
    'other-maximum': 'How high is this point? Look for one that is higher.',
    'other-minimum': 'How low is this point? Look for one that is lower.',
    'other-x-intercept': 'This point lies on the other axis. Which axis is asked about?',
    'other-y-intercept': 'This point lies on the other axis. Which axis is asked about?',
    axis: 'This point lies on an axis. Does the graph pass through it?',
    other: 'Read the two numbers of the point one by one, the one along the x-axis first.',
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
  },
  draw({ level, random }): Params {
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
      const isOpen =
        target && other && target[0] !== target[1] && Math.abs(target[0]) !== Math.abs(target[1]);
      return isOpen ? { feature, ask: random.pick(['where', 'find'] as const), places, target, other } : null;
    });
  },
  build({ feature, ask, places, target, other }: Params, { level, step, distractor }) {
    const [x, y] = target;
    const text = (point: Place): string => `(${signed(point[0])}, ${signed(point[1])})`;
    const isHigh = feature === 'maximum' || feature === 'minimum';
    const value = text(target);
    return {
      words: { zero: 0, point: value },
      question: level === 3 ? `told-${feature}` : `${ask}-${feature}`,
      diagram: pathGraph(places),
      answer: value,
      distractors: [
        distractor('swaps-the-coordinates', text([y, x]), 'swapped'),
        distractor(
          isHigh ? 'takes-a-maximum-for-a-minimum' : 'confuses-x-and-y-intercepts',
          text(other),
          `other-${feature}`,
        ),
        distractor('slip', isHigh ? text([x, 0]) : text(x === 0 ? [-y, 0] : [0, -x]), 'axis'),
      ],
      steps: [
        step(
          'look',
          feature,
          feature === 'maximum'
            ? 'highest point'
            : feature === 'minimum'
              ? 'lowest point'
              : 'point on the axis',
          { why: `look-${feature}` },
        ),
        step('across', 'x-coordinate', signed(x)),
        step('up', `(${signed(x)}, …)`, value),
      ],
      claims: [`${x} + 0 = ${x}`],
    };
  },
});

const opposite = {
  maximum: 'minimum',
  minimum: 'maximum',
  'x-intercept': 'y-intercept',
  'y-intercept': 'x-intercept',
} as const;
