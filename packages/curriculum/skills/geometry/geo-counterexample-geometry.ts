import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill } from '../../src/kit/index.ts';
import { flatFigure } from '../../src/pictures/flat-figures.ts';

type Pair = readonly [number, number];
type Kind = 'area' | 'edge' | 'halves' | 'equal' | 'rhombus' | 'larger';
/** Numbers of the case that disproves, of one that fits the claim, and of one that the claim does not speak of. */
type Params = { kind: Kind; against: Pair; fits: Pair; outside: Pair; third: Pair };

/** Level 1 has a picture of a case that fits, level 2 none, level 3 compares two figures. */
export const geoCounterexampleGeometry = choiceSkill('geo-counterexample-geometry', {
  version: 2,
  text: {
    headline: 'Disprove a claim',
    area: 'Someone makes this claim. If a rectangle has an area of {area} cm², then its perimeter is {edge} cm.',
    edge: 'Someone makes this claim. If a rectangle has a perimeter of {edge} cm, then its area is {area} cm².',
    halves: 'Someone makes this claim. If two angles add up to {sum}°, then each measures {a}°.',
    equal: 'Someone makes this claim. If a triangle has two sides of {a} cm, then its third side is {b} cm.',
    rhombus:
      'Someone makes this claim. If all four sides of a figure are {a} cm long, then it is a square with four right angles.',
    larger:
      'Rectangle R is {a} by {b} cm. Someone makes this claim. If a rectangle has a greater perimeter than R, then its area is larger, too.',
    picture: 'The picture fits the claim.',
    ask: [
      'Which case disproves it?',
      'Which case shows that the claim is false?',
      'Find the counterexample to the claim.',
      'For which case is the claim wrong?',
    ],
    rectangle: 'A rectangle of {a} by {b} cm',
    angles: 'Angles of {a}° and {b}°',
    triangle: 'A triangle with sides of {a}, {c} and {b} cm',
    'rhombus-right': 'Sides of {a} cm and an angle of {b}°',
    'rhombus-fits': 'Sides of {a} cm and four right angles',
    'rhombus-outside': 'Sides of {a}, {b}, {a} and {b} cm, four right angles',
    'rhombus-third': 'Two sides of {a} cm, two of {b} cm, one right angle',
    right: 'It has what the claim starts with, but not what the claim says.',
    fits: 'This case agrees with the claim. What would a case against it look like?',
    outside: 'This case does not have what the claim starts with. Which cases does the claim speak of?',
    other: 'Keep to the part after “if.” Then look for a case that breaks the part after “then.”',
    'start-do': 'Find what the claim starts with.',
    'start-why': 'A counterexample must have it.',
    'area-do': 'Find the area of the case.',
    'edge-do': 'Find the perimeter of the case.',
    'work-why': 'This is what the claim is about.',
    'sum-do': 'Add the two angles.',
    'each-do': 'Compare the angles.',
    'sides-do': 'Look at the sides.',
    'corner-do': 'Look at the angles.',
    'compare-do': 'Compare with the part after “then.”',
    'compare-why': 'One case that breaks it is enough.',
    final: 'This case disproves the claim.',
  },
  draw({ level, random }): Params {
    const kind = random.pick<Kind>(
      level === 1 ? ['area', 'halves', 'equal'] : level === 2 ? ['edge', 'rhombus', 'area'] : ['larger'],
    );
    if (kind === 'area') {
      const [p, q, r] = [random.int(2, 4), random.int(2, 4), random.int(5, 9)];
      // p by q·r and p·q by r have the same area.
      const turned = random.chance(50);
      const [one, two]: readonly [Pair, Pair] = [
        [p, q * r],
        [p * q, r],
      ];
      const [against, fits] = turned ? [one, two] : [two, one];
      return { kind, against, fits, outside: [fits[0] + 1, fits[1]], third: [against[0], against[1] + 1] };
    }
    if (kind === 'edge') {
      const [a, b, move] = [random.int(5, 12), random.int(5, 12), random.int(1, 3)];
      const [small, large] = a < b ? [a, b] : [b, a];
      return {
        kind,
        against: [small - move, large + move],
        fits: [small, large],
        outside: [small, large + move],
        third: [small - move, large],
      };
    }
    if (kind === 'halves') {
      const [half, move] = [random.int(30, 85), random.int(5, 25)];
      return {
        kind,
        against: [half - move, half + move],
        fits: [half, half],
        outside: [half, half + move],
        third: [half - move, half],
      };
    }
    if (kind === 'equal') {
      const side = random.int(6, 15);
      // Every third side stays shorter than the two equal ones together.
      const base = random.int(3, Math.min(11, 2 * side - 4));
      const third = base === side ? base - 1 : base;
      return {
        kind,
        against: [side, third + 2],
        fits: [side, third],
        outside: [side + 1, third],
        third: [side + 2, third + 2],
      };
    }
    if (kind === 'rhombus') {
      const side = random.int(3, 20);
      return {
        kind,
        against: [side, 5 * random.int(6, 16)],
        fits: [side, side],
        outside: [side, side + random.int(1, 6)],
        third: [side, side + random.int(7, 9)],
      };
    }
    const [a, b, more] = [random.int(4, 12), random.int(5, 12), random.int(2, 6)];
    return {
      kind,
      against: [1, a + b + more],
      fits: [a + more, b + 1],
      outside: [a, b - 1],
      third: [a, b],
    };
  },
  build(params: Params, { level, say, step, distractor }) {
    const { kind, against, fits, outside, third } = params;
    const [a, b] = kind === 'larger' ? third : fits;
    const words = {
      a: kind === 'rhombus' ? against[0] : a,
      b,
      sum: 2 * a,
      area: fits[0] * fits[1],
      edge: 2 * (fits[0] + fits[1]),
    };
    const numbers = ([x, y]: Pair) => ({ a: x, b: y, c: x });
    const shape = kind === 'halves' ? 'angles' : kind === 'equal' ? 'triangle' : 'rectangle';
    const textOf = (pair: Pair, part: 'right' | 'fits' | 'outside' | 'third') =>
      kind === 'rhombus' ? say(`rhombus-${part}`, numbers(pair)) : say(shape, numbers(pair));
    return {
      words,
      question: [kind, level === 1 && kind !== 'halves' ? 'picture' : null, 'ask'],
      diagram: level === 1 && kind !== 'halves' ? pictureOf(kind, fits) : null,
      answer: { value: 'against', text: textOf(against, 'right') },
      distractors: [
        distractor('chooses-an-example-that-fits-the-claim', 'fits', 'fits', textOf(fits, 'fits')),
        distractor('chooses-a-case-outside-the-hypothesis', 'outside', 'outside', textOf(outside, 'outside')),
        distractor('slip', 'third', 'outside', textOf(third, 'third')),
      ],
      steps: stepsOf(params).map(([rule, why, before, after]) =>
        step(rule, before, after, { why: `${why}-why` }),
      ),
      finalAnswer: ['final', textOf(against, 'right')],
      claims: claimsOf(params),
    };
  },
});

type Rule = 'start' | 'area' | 'edge' | 'sum' | 'each' | 'sides' | 'corner' | 'compare';
type Work = readonly (readonly [Rule, 'start' | 'work' | 'compare', string, string])[];

function stepsOf({ kind, against: [x, y], fits, third }: Params): Work {
  const area = ['area', 'work', `${x} · ${y}`, `${x * y}`] as const;
  const edge = ['edge', 'work', `2 · (${x} + ${y})`, `${2 * (x + y)}`] as const;
  const [wantedArea, wantedEdge] = [fits[0] * fits[1], 2 * (fits[0] + fits[1])];
  switch (kind) {
    case 'area':
      return [
        ['start', 'start', 'the claim', `area ${wantedArea} cm²`],
        area,
        edge,
        ['compare', 'compare', `${2 * (x + y)} cm and ${wantedEdge} cm`, 'not the same'],
      ];
    case 'edge':
      return [
        ['start', 'start', 'the claim', `perimeter ${wantedEdge} cm`],
        edge,
        area,
        ['compare', 'compare', `${x * y} cm² and ${wantedArea} cm²`, 'not the same'],
      ];
    case 'halves':
      return [
        ['start', 'start', 'the claim', `a sum of ${x + y}°`],
        ['sum', 'work', `${x} + ${y}`, `${x + y}`],
        ['each', 'compare', `${x}° and ${y}°`, 'not the same'],
      ];
    case 'equal':
      return [
        ['start', 'start', 'the claim', `two sides of ${x} cm`],
        ['sides', 'work', 'the case', `${x} cm and ${x} cm`],
        ['compare', 'compare', `${y} cm and ${fits[1]} cm`, 'not the same'],
      ];
    case 'rhombus':
      return [
        ['start', 'start', 'the claim', `four sides of ${x} cm`],
        ['sides', 'work', 'the case', `four sides of ${x} cm`],
        ['corner', 'compare', `an angle of ${y}°`, 'no square'],
      ];
    case 'larger':
      return [
        ['start', 'start', 'the claim', `perimeter above ${2 * (third[0] + third[1])} cm`],
        edge,
        area,
        ['compare', 'compare', `${x * y} cm² and ${third[0] * third[1]} cm²`, 'not larger'],
      ];
  }
}

function claimsOf({ kind, against: [x, y], fits: [a, b], third: [c, d] }: Params): readonly string[] {
  switch (kind) {
    case 'area':
      return [`${x} * ${y} = ${a} * ${b}`];
    case 'edge':
      return [`${x} + ${y} = ${a} + ${b}`];
    case 'halves':
      return [`${x} + ${y} = ${a} + ${b}`];
    case 'equal':
      return [`${x} + ${x} > ${y}`];
    case 'rhombus':
      return [`${y} < 90`];
    case 'larger':
      return [`${x} + ${y} > ${c} + ${d}`, `${x} * ${y} < ${c} * ${d}`];
  }
}

function pictureOf(kind: Kind, [a, b]: Pair): DiagramOf<'polygon'> {
  if (kind === 'equal') {
    const height = Math.sqrt(a * a - (b * b) / 4);
    return {
      kind: 'polygon',
      ...flatFigure({
        corners: [
          [0, 0],
          [b, 0],
          [b / 2, height],
        ],
        labels: [`${b} cm`, `${a} cm`, `${a} cm`],
      }),
    };
  }
  return {
    kind: 'polygon',
    ...flatFigure({
      corners: [
        [0, 0],
        [b, 0],
        [b, a],
        [0, a],
      ],
      labels: [`${b} cm`, `${a} cm`],
    }),
  };
}
