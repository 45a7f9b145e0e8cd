import { numberSkill, takeDistractors } from '../../src/kit/index.ts';
import { mixedText, wholeOrFraction } from '../../src/numbers/fraction-amounts.ts';
import { type BoxThing, boxPicture, boxText, drawBox, edgeText } from '../../src/pictures/box-edges.ts';
import type { LengthUnit } from '../../src/scenes/shapes/flat-things.ts';
import { fractionText } from '../../src/scenes/shares.ts';

/** The box holds `counts` cubes along its width, depth and height; each cube has an edge of 1/`part`. */
type Params = {
  thing: BoxThing;
  unit: LengthUnit;
  part: number;
  counts: readonly [number, number, number];
  n: number;
};

/** Level 1 shows the cubes, level 2 the edges only, level 3 fills several boxes. */
export const m6FractionCubeCount = numberSkill('m6-fraction-cube-count', {
  version: 2,
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
    right: 'The cubes in one layer, times the number of layers, fill the {thing}.',
    'right-many': 'Rows and layers give the cubes of one {thing}, and there are {n, number} equal {things}.',
    edge: 'This divides the volume by the edge of a cube. How large is the volume of one cube?',
    layer: 'This counts only one layer of cubes. How many layers are needed?',
    face: 'Along one edge, this counts whole units of length and not cubes. How many cubes fit there?',
    sum: 'This adds the cubes along the edges. How many cubes are in one layer?',
    single: 'This is the number for one {thing}. How many {things} are there?',
    other: 'How many cubes fit along each edge? Think of rows, then layers.',
    'width-do': 'Find how many cubes fit along the width.',
    'depth-do': 'Find how many rows fit along the depth.',
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
    const part = level === 1 ? 2 : random.pick([2, 3] as const);
    return random.until(() => {
      const edge = (): number => random.int(2, level === 1 ? 6 : 10);
      const counts = [edge(), edge(), edge()] as const;
      const [w, d, h] = counts;
      const all = w * d * h;
      const isFractional = counts.some((count) => count % part !== 0);
      // Dividing by the edge of a cube must leave whole cubes that are no layer.
      const isClear = all % part ** 2 === 0 && h !== part ** 2 && all / part !== w * d;
      return isFractional && isClear
        ? { thing, unit, part, counts, n: level === 3 ? random.int(2, 5) : 1 }
        : null;
    });
  },
  build({ thing, unit, part, counts, n }: Params, { level, say, step, distractor }) {
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
        distractor('divides-each-volume-by-the-edge', (n * all) / part ** 2, 'edge'),
        distractor('counts-only-one-layer', n * wide * deep, 'layer'),
        n === 1 ? distractor('slip', wide + deep + tall, 'sum') : distractor('slip', all, 'single'),
        distractor('slip', (n * all) / part, 'face'),
      ]),
      steps: [
        step('width', `${lengthOf(wide, part)} ÷ ${fractionText(1, part)}`, wide, alongWhy(wide)),
        step('depth', `${lengthOf(deep, part)} ÷ ${fractionText(1, part)}`, deep, alongWhy(deep)),
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

/** A length counted in parts of a unit, in lowest terms. */
function lengthOf(count: number, part: number): string {
  return count % part === 0 ? String(count / part) : wholeOrFraction(count, part);
}
