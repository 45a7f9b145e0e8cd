import { numberSkill, type Tools, takeDistractors } from '../../src/kit/index.ts';
import { lowestTerms, mixedText, wholeOrFraction } from '../../src/numbers/fraction-amounts.ts';
import { type BoxThing, boxPicture, boxText, drawBox, edgeText } from '../../src/pictures/box-edges.ts';
import type { LengthUnit } from '../../src/scenes/shapes/flat-things.ts';
import { fractionText } from '../../src/scenes/shares.ts';

/** The box holds `counts` cubes along its length, width and height; each cube has an edge of 1/`part`. */
type Params = {
  thing: BoxThing;
  unit: LengthUnit;
  part: number;
  counts: readonly [number, number, number];
  n: number;
  asksVolume: boolean;
};

/** Level 1 shows the cubes, level 2 the edges only, level 3 fills several boxes or goes from the cubes to the volume. */
export const m6FractionCubeCount = numberSkill('m6-fraction-cube-count', {
  version: 4,
  form: 'integer',
  text: {
    ...boxText,
    headline: 'Fill the box with cubes',
    ask: [
      'It is packed full of cubes with an edge of {edge}. How many cubes fit?',
      'Cubes with an edge of {edge} fill it with no gaps. How many are there?',
    ],
    'ask-many': [
      'They are packed full of cubes with an edge of {edge}. How many cubes fit in all?',
      'Cubes with an edge of {edge} fill all of them with no gaps. How many cubes is that?',
    ],
    cubes: [
      '{all, number} cubes with an edge of {edge} fill a {thing} with no gaps. How many cubic {units} does it hold?',
      'A {thing} is packed full of {all, number} cubes with an edge of {edge}. What is its volume in cubic {units}?',
    ],
    'right-volume': 'The cubes that make one cubic {unit} fit into the number of all cubes this many times.',
    'along-one':
      'This takes only the cubes along one edge of a cubic {unit}. How many of them fill all of it?',
    'one-layer': 'This takes only one layer of a cubic {unit}. How many layers does it have?',
    'count-only': 'This is the number of small cubes. How many of them make one cubic {unit}?',
    'other-volume':
      'How many of the small cubes make one cubic {unit}? Think of an edge first, then of layers.',
    'base-do': 'Multiply.',
    'base-why': 'The volume is length times width times height.',
    'edge-do': 'Find how many cubes fit along one {unit}.',
    'edge-why': 'A cubic {unit} has this length along every edge.',
    'unit-do': 'Find how many cubes make one cubic {unit}.',
    'unit-why': 'It has as many rows, and as many layers.',
    'volume-do': 'Divide the number of cubes by it.',
    'volume-why': 'Each cubic {unit} takes that many small cubes.',
    'final-volume': '{value} cubic {units}',
    right: 'The cubes in one layer, times the number of layers, fill the {thing}.',
    'right-many': 'Rows and layers give the cubes of one {thing}, and there are {n, number} equal {things}.',
    edge: 'This divides the volume by the edge of a cube. How large is the volume of one cube?',
    layer: 'This counts only one layer of cubes. How many layers are needed?',
    face: 'Along one edge, this counts whole units of length and not cubes. How many cubes fit there?',
    sum: 'This adds the cubes along the edges. How many cubes are in one layer?',
    single: 'This is the number for one {thing}. How many {things} are there?',
    other: 'How many cubes fit along each edge? Think of rows, then layers.',
    'length-do': 'Find how many cubes fit along the length.',
    'width-do': 'Find how many rows fit along the width.',
    'height-do': 'Find how many layers fit on top of each other.',
    'along-why': 'Divide the length of this edge by the edge of a cube.',
    'along-mixed': 'Write {length} as {single}, and divide it by the edge of a cube.',
    'layer-do': 'Find the cubes in one layer.',
    'layer-why': 'A layer has equal rows.',
    'all-do': 'Multiply by the number of layers.',
    'all-why': 'All layers are equal.',
    'boxes-do': 'Multiply by the number of {things}.',
    'boxes-why': 'All {things} hold the same number of cubes.',
    final: '{value} cubes',
  },
  draw({ level, random }): Params {
    const { thing, unit } = drawBox(random);
    const asksVolume = level === 3 && random.chance(50);
    // With thirds, the number of all cubes is too large to be taken for the volume.
    const part = level === 1 || asksVolume ? 2 : random.pick([2, 3, 4] as const);
    return random.until(() => {
      const edge = (): number => random.int(2, level === 1 ? 6 : 10);
      const counts = [edge(), edge(), edge()] as const;
      const [w, d, h] = counts;
      const all = w * d * h;
      const isFractional = counts.some((count) => count % part !== 0);
      // Dividing by the edge of a cube must leave whole cubes that are no layer.
      const isClear = all % part ** 2 === 0 && h !== part ** 2 && all / part !== w * d;
      if (!isFractional || !isClear || (asksVolume && (all % part ** 3 !== 0 || all === part ** 3)))
        return null;
      return { thing, unit, part, counts, n: level === 3 && !asksVolume ? random.int(2, 5) : 1, asksVolume };
    });
  },
  build(params: Params, tools) {
    if (params.asksVolume) return volumeOfCubes(params, tools);
    const { thing, unit, part, counts, n } = params;
    const { level, say, step, distractor } = tools;
    const [wide, deep, tall] = counts;
    const all = wide * deep * tall;
    const value = n * all;
    const edges = [
      [wide, part],
      [deep, part],
      [tall, part],
    ] as const;
    const [w, d, h] = edges.map((edge) => edgeText(edge, unit));
    const words = {
      w: w ?? '',
      d: d ?? '',
      h: h ?? '',
      n,
      thing,
      things: thing === 'box' ? 'boxes' : `${thing}s`,
      edge: edgeText([1, part], unit),
      value: String(value),
    };
    const times = (rule: 'layer' | 'all' | 'boxes', first: number, second: number) => ({
      rule,
      before: `${first} × ${second}`,
      after: String(first * second),
      instruction: say(`${rule}-do`),
      explanation: say(`${rule}-why`),
    });
    /** A mixed number of the question is divided as one fraction. */
    const alongWhy = (count: number) => ({
      why:
        count > part && count % part !== 0
          ? say('along-mixed', { length: mixedText(count, part), single: lengthOf(count, part) })
          : say('along-why'),
    });
    return {
      words,
      question: [n === 1 ? thing : `${thing}-many`, n === 1 ? 'ask' : 'ask-many'],
      diagram: level === 3 ? null : boxPicture(edges, { sign: unit.sign, isCut: level === 1 }),
      answer: { value, unit: 'cubes', unitOne: 'cube', reason: n === 1 ? 'right' : 'right-many' },
      distractors: takeDistractors(value, [
        distractor('divides-each-volume-by-the-edge', (n * all) / part ** 2, 'edge', {
          work: volumeByEdge(params, step),
          wrongAt: 2,
        }),
        distractor('counts-only-one-layer', n * wide * deep, 'layer'),
        n === 1 ? distractor('slip', wide + deep + tall, 'sum') : distractor('slip', all, 'single'),
        distractor('slip', (n * all) / part, 'face'),
      ]),
      steps: [
        step('length', `${lengthOf(wide, part)} ÷ ${fractionText(1, part)}`, wide, alongWhy(wide)),
        step('width', `${lengthOf(deep, part)} ÷ ${fractionText(1, part)}`, deep, alongWhy(deep)),
        step('height', `${lengthOf(tall, part)} ÷ ${fractionText(1, part)}`, tall, alongWhy(tall)),
        step('layer', `${wide} × ${deep}`, wide * deep),
        times('all', wide * deep, tall),
        n === 1 ? null : step('boxes', `${all} × ${n}`, all * n),
      ],
      claims: [
        `(${wide}/${part}) * (${deep}/${part}) * (${tall}/${part}) ÷ (1/${part ** 3}) * ${n} = ${value}`,
      ],
    };
  },
});

/** Who finds the volume first and divides it by an edge: the volume is right, and the edge is no cube. */
function volumeByEdge({ part, counts, n }: Params, step: Tools<'base-do' | 'base-why'>['step']) {
  const [wide, deep, tall] = counts;
  const one = (wide * deep * tall) / part ** 2;
  const base = wholeOrFraction(...lowestTerms(wide * deep, part ** 2));
  const volume = wholeOrFraction(...lowestTerms(wide * deep * tall, part ** 3));
  return [
    step('base', `${lengthOf(wide, part)} × ${lengthOf(deep, part)}`, base),
    step('base', `${base} × ${lengthOf(tall, part)}`, volume),
    step('base', `${volume} ÷ ${fractionText(1, part)}`, one),
    n === 1 ? null : step('base', `${one} × ${n}`, one * n),
  ];
}

type VolumeTools = Pick<
  Tools<
    | 'along-one'
    | 'one-layer'
    | 'count-only'
    | 'edge-do'
    | 'edge-why'
    | 'unit-do'
    | 'unit-why'
    | 'volume-do'
    | 'volume-why'
  >,
  'step' | 'distractor'
>;

/** From the number of cubes to the volume: how many of them make one unit cube, and how many unit cubes there are. */
function volumeOfCubes({ thing, unit, part, counts }: Params, { step, distractor }: VolumeTools) {
  const all = counts.reduce((a, b) => a * b, 1);
  const inOne = part ** 3;
  const value = all / inOne;
  return {
    words: {
      all,
      thing,
      edge: edgeText([1, part], unit),
      unit: unit.one,
      units: unit.unit,
      value: String(value),
    },
    question: 'cubes' as const,
    answer: {
      value,
      unit: `cubic ${unit.unit}`,
      unitOne: `cubic ${unit.one}`,
      reason: 'right-volume' as const,
    },
    otherWrong: 'other-volume' as const,
    distractors: [
      distractor('divides-each-volume-by-the-edge', all / part, 'along-one'),
      distractor('counts-only-one-layer', all / part ** 2, 'one-layer'),
      distractor('slip', all, 'count-only'),
    ],
    steps: [
      step('edge', `1 ÷ ${fractionText(1, part)}`, part),
      step('unit', `${part} × ${part} × ${part}`, inOne),
      step('volume', `${all} ÷ ${inOne}`, value),
    ],
    finalAnswer: 'final-volume' as const,
    claims: [`${counts.map((count) => `(${count}/${part})`).join(' * ')} = ${value}`],
  };
}

/** A length counted in parts of a unit, in lowest terms. */
function lengthOf(count: number, part: number): string {
  return count % part === 0 ? String(count / part) : wholeOrFraction(count, part);
}
