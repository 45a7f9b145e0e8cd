import type { DiagramOf } from '@playforward/diagram';
import { type Distractor, defineSkill, type Level, type Random } from '../../src/authoring.ts';

const shapes = ['line', 'raised', 'curve'] as const;
type Shape = (typeof shapes)[number];

const scenes = ['plain', 'data', 'rent', 'fill', 'ride', 'pay'] as const;

/** The proportional line is y = k x; the raised one starts at `start`; the curve bends up or down to `end`. */
type Params = {
  scene: (typeof scenes)[number];
  k: number;
  start: number;
  slope: number;
  bend: 'up' | 'down';
  order: readonly number[];
};

/** Level 1 has steep lines with whole ratios, level 2 ratios with halves, level 3 tells a story and flat lines. */
export const m7ProportionalGraphTest = defineSkill({
  id: 'm7-proportional-graph-test',
  version: 2,
  form: 'diagram',
  text: {
    en: {
      headline: 'Find the proportional graph',
      plain: 'The plane shows three graphs. On which one is $y$ proportional to $x$?',
      data: 'Three phone plans charge for data. On which graph is the cost $y$ proportional to the data $x$?',
      rent: 'Three shops rent out paddle boards. On which graph is the price $y$ proportional to the hours $x$?',
      fill: 'Three tanks fill up. On which graph is the depth $y$ proportional to the time $x$?',
      ride: 'Three cyclists ride away from a city. On which graph is the distance $y$ proportional to the time $x$?',
      pay: 'Three jobs pay in different ways. On which graph is the pay $y$ proportional to the hours $x$?',
      graph: 'Graph {letter}',
      none: 'None of the graphs',
      right: 'It is straight and goes through the origin.',
      raised: 'This graph is straight. Where does it start? What would $y$ have to be when $x$ is zero?',
      curve:
        'This graph goes through the origin but bends. Is $y$ divided by $x$ the same at two of its points?',
      'needs-one':
        'A proportional graph can rise by any number for each step across. Which graph is straight and starts at the origin?',
      other: 'Look for a straight line. Then see if it goes through the origin.',
      'straight-do': 'Find the graphs that are straight.',
      'straight-why': 'A constant ratio makes the same rise for each step across.',
      'origin-do': 'See which of them goes through the origin.',
      'origin-why': 'In a proportional relationship, zero belongs to zero.',
      'test-do': 'Test a point of Graph {letter}.',
      'test-why': 'The ratio of $y$ to $x$ is the same at all of its points.',
      final: 'Graph {letter}',
    },
  },
  draw: ({ level, random }): Params => drawGraphs(level, random),
  build({ scene, k, start, slope, bend, order }: Params, { say }) {
    const letterOf = (shape: Shape): string => 'ABC'[order[shapes.indexOf(shape)] ?? 0] ?? 'A';
    const letter = letterOf('line');
    const [a, b] = [4, 4 * k];
    const wrong = (misconception: Distractor['misconception'], shape: 'raised' | 'curve'): Distractor => ({
      misconception,
      value: letterOf(shape),
      text: say('graph', { letter: letterOf(shape) }),
      reason: say(shape),
    });
    const step = (rule: 'straight' | 'origin' | 'test', before: string, after: string) => ({
      ...{ rule, before, after },
      instruction: say(`${rule}-do`, { letter }),
      explanation: say(`${rule}-why`),
    });
    const straight = [letterOf('line'), letterOf('raised')].toSorted().join(' and ');
    return {
      headline: say('headline'),
      question: say(scene),
      diagram: planeOfGraphs({ scene, k, start, slope, bend, order }),
      answer: { form: 'diagram', value: letter, text: say('graph', { letter }), reason: say('right') },
      distractors: [
        wrong('accepts-any-straight-line', 'raised'),
        wrong('accepts-any-curve-through-the-origin', 'curve'),
        {
          misconception: 'requires-a-slope-of-one',
          value: 'none',
          text: say('none'),
          reason: say('needs-one'),
        },
      ],
      steps: [
        step('straight', 'A, B and C', straight),
        step('origin', straight, `Graph ${letter}`),
        step('test', `${b} ÷ ${a}`, String(k)),
      ],
      finalAnswer: say('final', { letter }),
      otherWrong: say('other'),
      claims: [`${b}/${a} = ${k}`],
    };
  },
});

/** Graphs whose names all stand clear of the other two. */
function drawGraphs(level: Level, random: Random): Params {
  for (;;) {
    const scene = {
      1: 'plain' as const,
      2: random.pick(['plain', 'data', 'rent'] as const),
      3: random.pick(scenes.slice(1)),
    }[level];
    const params: Params = {
      scene,
      k: random.pick<number>({ 1: [2, 3], 2: [1.5, 2.5, 2], 3: [0.5, 0.75, 1.25, 1.5] }[level]),
      start: random.int(2, 4),
      slope: random.pick(level === 1 ? [1, 2, 1.5] : [0.5, 1, 0.75]),
      bend: random.pick(['up', 'down']),
      order: random.shuffle([0, 1, 2]),
    };
    if (shapes.every((shape) => gapAt(shape, params, freePlace(shape, params)) >= 0.75)) return params;
  }
}

const reach = 8;
const height = 12;

/** How high a graph is over x. */
function heightAt(shape: Shape, { k, start, slope, bend }: Params, x: number): number {
  const end = endOf(k, bend);
  if (shape === 'line') return k * x;
  if (shape === 'raised') return start + slope * x;
  return bend === 'up' ? (end / reach ** 2) * x * x : (end / Math.sqrt(reach)) * Math.sqrt(x);
}

/** The height of the curve at its right end. */
function endOf(k: number, bend: Params['bend']): number {
  return bend === 'up' ? height - 2 : Math.min(height - 1, Math.round(k * 4));
}

/** How far a graph is from the other two over x; zero where it leaves the plane. */
function gapAt(shape: Shape, params: Params, x: number): number {
  const y = heightAt(shape, params, x);
  const others = shapes.filter((other) => other !== shape);
  return y > height - 0.5 ? 0 : Math.min(...others.map((other) => Math.abs(heightAt(other, params, x) - y)));
}

/** Where a graph is farthest from the other two, so that its name stands by it alone. */
function freePlace(shape: Shape, params: Params): number {
  const xs = Array.from({ length: reach - 1 }, (_, index) => index + 1);
  return xs.reduce((best, x) => (gapAt(shape, params, x) > gapAt(shape, params, best) ? x : best), 1);
}

/** Three graphs from A to C, so that neither dashes nor places point at the answer, each with its name. */
function planeOfGraphs(params: Params): DiagramOf<'function-graph'> {
  const { k, start, slope, bend, order } = params;
  const end = endOf(k, bend);
  const formulas = {
    line: { type: 'polynomial' as const, coefficients: [0, k] },
    raised: { type: 'polynomial' as const, coefficients: [start, slope] },
    curve:
      bend === 'up'
        ? { type: 'polynomial' as const, coefficients: [0, 0, end / reach ** 2] }
        : { type: 'root' as const, a: end / Math.sqrt(reach), h: 0, k: 0 },
  };
  const sorted = shapes.toSorted((a, b) => (order[shapes.indexOf(a)] ?? 0) - (order[shapes.indexOf(b)] ?? 0));
  return {
    kind: 'function-graph',
    x: { label: 'x', min: 0, max: reach, step: 1 },
    y: { label: 'y', min: 0, max: height, step: 2 },
    curves: sorted.map((shape) => ({
      formula: formulas[shape],
      ...{ from: 0, to: null, fromOpen: false, toOpen: false },
    })),
    points: sorted.map((shape, index) => {
      const x = freePlace(shape, params);
      return { x, y: heightAt(shape, params, x), label: 'ABC'[index] ?? 'A', open: false };
    }),
    asymptotes: [],
  };
}
