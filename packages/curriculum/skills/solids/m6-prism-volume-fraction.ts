import { numberSkill, type Random, type Tools, takeDistractors } from '../../src/kit/index.ts';
import {
  fractionValue,
  lowestTerms,
  mixedText,
  wholeOrFraction,
} from '../../src/numbers/fraction-amounts.ts';
import {
  type BoxEdges,
  type BoxThing,
  boxPicture,
  boxText,
  drawBox,
  type EdgeLength,
  edgeText,
} from '../../src/pictures/box-edges.ts';
import type { LengthUnit } from '../../src/scenes/shapes/flat-things.ts';

/**
 * At level 3 the box is filled up to its third edge, and `full` is its own height. `tellsBase` tells the area of the base
 * in place of length and width.
 */
type Params = {
  thing: BoxThing;
  unit: LengthUnit;
  edges: BoxEdges;
  full: EdgeLength | null;
  tellsBase: boolean;
};

/** Level 1 has one fraction, level 2 mixed numbers or the area of the base, level 3 a box that is not full. */
export const m6PrismVolumeFraction = numberSkill('m6-prism-volume-fraction', {
  version: 5,
  form: 'fraction',
  text: {
    ...boxText,
    headline: 'Find the volume',
    ask: ['What is its volume in cubic {units}?', 'How many cubic {units} does it hold?'],
    'told-base': [
      'The base of a {thing} has an area of {baseTold}. The {thing} is {h} tall.',
      'A {thing} is {h} tall. Its base has an area of {baseTold}.',
    ],
    'right-told': 'The area of the base, times the height, gives the volume.',
    'adds-told':
      'This adds the area of the base and the height. How many layers of that area fill the height?',
    'whole-told': 'This takes only the whole part of the height. How much does the rest of it hold?',
    'parts-told':
      'This multiplies whole parts and fraction parts on their own. What is each as one fraction?',
    'other-told':
      'Write both numbers as fractions. How do the area of the base and the height give the volume?',
    'both-do': 'Write the area of the base and the height as fractions or whole numbers.',
    sand: 'Sand fills it to a height of {fill}.',
    'ask-sand': [
      'What is the volume of the sand in cubic {units}?',
      'How many cubic {units} of sand are in it?',
    ],
    lowest: 'Write a fraction in lowest terms.',
    right: 'The base has an area of {base}, and this is multiplied by the height.',
    adds: 'This adds the edges. How many small cubes make a layer, and how many layers are there?',
    two: 'This is the area of the base. Which edge is not used yet?',
    'two-sand': 'This is the area of the base. How high does the sand stand on it?',
    parts: 'This multiplies whole parts and fraction parts on their own. What is each edge as one fraction?',
    side: 'This is the area of one side. Which length is not used yet?',
    full: 'This uses the whole height. How high does the sand reach?',
    bottom: 'This leaves out a denominator. How large is that edge compared with one unit?',
    other: 'Write each length as a fraction. Which three lengths go with the volume?',
    'write-do': 'Write the lengths you need as fractions or whole numbers.',
    'write-why': 'Then numerators and denominators can be multiplied.',
    'base-do': 'Find the area of the base.',
    'base-why': 'It is length times width.',
    'height-do': 'Multiply by the height.',
    'height-why': 'The volume is the area of the base times the height.',
    'check-do': 'Check: divide the volume by the height.',
    'check-why': 'The area of the base must come out again.',
    final: '{value} cubic {units}',
  },
  draw: ({ level, random }): Params => {
    const { thing, unit } = drawBox(random);
    return random.until(() => {
      const edges = drawEdges(level === 1, random);
      const full =
        level === 3 ? ([edges[2][0] + edges[2][1] * random.int(1, 2), edges[2][1]] as const) : null;
      const [top, bottom] = volumeOf(edges);
      const tellsBase = level === 2 && random.chance(40);
      // An area and a height that are both mixed numbers.
      const isMixed = edges[2][1] > 1 && (edges[0][0] * edges[1][0]) % (edges[0][1] * edges[1][1]) !== 0;
      return bottom > 1 && top < 200 && (level > 1 || areNear(edges)) && (!tellsBase || isMixed)
        ? { thing, unit, edges, full, tellsBase }
        : null;
    });
  },
  build(params: Params, tools) {
    if (params.tellsBase) return volumeOnBase(params, tools);
    const { thing, unit, edges, full } = params;
    const { level, say, step, distractor } = tools;
    const [w, d, h] = edges;
    const [top, bottom] = volumeOf(edges);
    const base = lowestTerms(w[0] * d[0], w[1] * d[1]);
    const scale = w[1] * d[1] * h[1];
    const show = (value: number): string => fractionValue(Math.round(value * scale), scale);
    const shown = edges.map(([a, b]) => wholeOrFraction(a, b));
    const words = {
      w: edgeText(w, unit),
      d: edgeText(d, unit),
      h: edgeText(full ?? h, unit),
      fill: edgeText(h, unit),
      units: unit.unit,
      base: wholeOrFraction(...base),
      value: wholeOrFraction(top, bottom),
    };
    const size = ([a, b]: EdgeLength): number => a / b;
    const [sizeW, sizeD, sizeH] = [size(w), size(d), size(h)];
    return {
      words,
      question: [thing, ...(full ? [say('sand'), say('ask-sand')] : [say('ask')]), 'lowest'],
      diagram: level === 1 ? boxPicture(edges, { sign: unit.sign }) : null,
      answer: { value: fractionValue(top, bottom), asked: 'lowest-terms' },
      distractors: takeDistractors(
        top / bottom,
        [
          ...(full ? [distractor('slip', sizeW * sizeD * size(full), 'full')] : []),
          distractor('multiplies-only-two-edges', sizeW * sizeD, full ? 'two-sand' : 'two'),
          ...(full ? [] : [distractor('adds-the-edges', sizeW + sizeD + sizeH, 'adds')]),
          level === 1
            ? distractor('slip', w[0] * d[0] * h[0], 'bottom')
            : distractor('multiplies-whole-parts-and-fraction-parts-separately', inParts(edges), 'parts'),
          distractor('slip', sizeW * sizeH, 'side'),
        ],
        show,
      ),
      steps: [
        level === 1 ? null : step('write', '', shown.join(', ')),
        step('base', `${shown[0]} × ${shown[1]}`, wholeOrFraction(...base)),
        step('height', `${wholeOrFraction(...base)} × ${shown[2]}`, wholeOrFraction(top, bottom)),
      ],
      claims: [`${edges.map(([a, b]) => `(${a}/${b})`).join(' * ')} = ${top}/${bottom}`],
    };
  },
});

type BaseTools = Pick<
  Tools<
    | 'adds-told'
    | 'whole-told'
    | 'parts-told'
    | 'both-do'
    | 'write-why'
    | 'height-do'
    | 'height-why'
    | 'check-do'
    | 'check-why'
  >,
  'step' | 'distractor'
>;

/** From the area of the base, which is told, to the volume. */
function volumeOnBase({ thing, unit, edges }: Params, { step, distractor }: BaseTools) {
  const [w, d, h] = edges;
  const base = lowestTerms(w[0] * d[0], w[1] * d[1]);
  const [top, bottom] = volumeOf(edges);
  const [area, height] = [base[0] / base[1], h[0] / h[1]];
  const scale = base[1] * h[1];
  const parts = Math.floor(area) * Math.floor(height) + (area % 1) * (height % 1);
  const value = wholeOrFraction(top, bottom);
  return {
    words: {
      thing,
      h: edgeText(h, unit),
      baseTold: `${mixedText(...base)} square ${unit.unit}`,
      units: unit.unit,
      value,
    },
    question: ['told-base', 'ask', 'lowest'] as const,
    answer: {
      value: fractionValue(top, bottom),
      asked: 'lowest-terms' as const,
      reason: 'right-told' as const,
    },
    otherWrong: 'other-told' as const,
    distractors: takeDistractors(
      top / bottom,
      [
        distractor('multiplies-whole-parts-and-fraction-parts-separately', parts, 'parts-told'),
        distractor('adds-the-edges', area + height, 'adds-told'),
        distractor('slip', area * Math.floor(height), 'whole-told'),
      ],
      (wrong) => fractionValue(Math.round(wrong * scale), scale),
    ),
    steps: [
      step('write', '', `${wholeOrFraction(...base)}, ${wholeOrFraction(...h)}`, {
        do: 'both-do',
        why: 'write-why',
      }),
      step('height', `${wholeOrFraction(...base)} × ${wholeOrFraction(...h)}`, value),
      step('check', `${value} ÷ ${wholeOrFraction(...h)}`, wholeOrFraction(...base)),
    ],
    claims: [`(${base[0]}/${base[1]}) * (${h[0]}/${h[1]}) = ${top}/${bottom}`],
  };
}

/** No edge is so short beside another that a picture hides it. */
function areNear(edges: BoxEdges): boolean {
  const sizes = edges.map(([top, bottom]) => top / bottom);
  return Math.max(...sizes) <= 8 * Math.min(...sizes);
}

function volumeOf([w, d, h]: BoxEdges): readonly [number, number] {
  return lowestTerms(w[0] * d[0] * h[0], w[1] * d[1] * h[1]);
}

/** A mixed number above one with a bottom of up to four. */
function drawMixed(random: Random): EdgeLength {
  const bottom = random.int(2, 4);
  return lowestTerms(random.int(1, 3) * bottom + random.int(1, bottom - 1), bottom);
}

/** Two whole edges and a fraction, or two mixed numbers and a whole edge, in any order. */
function drawEdges(isPlain: boolean, random: Random): BoxEdges {
  const bottom = random.int(2, 5);
  const part: EdgeLength = lowestTerms(random.int(1, bottom - 1), bottom);
  const [a, b, c] = isPlain
    ? [[random.int(2, 5), 1] as const, [random.int(2, 5), 1] as const, part]
    : random.shuffle([drawMixed(random), drawMixed(random), [random.int(2, 4), 1] as const]);
  return [a ?? part, b ?? part, c ?? part];
}

/** The product of the whole parts and that of the fraction parts, added; a whole edge belongs to both. */
function inParts(edges: BoxEdges): number {
  const product = (values: readonly number[]): number => values.reduce((a, b) => a * b, 1);
  const wholes = edges.map(([top, bottom]) => Math.floor(top / bottom));
  const rests = edges.map(([top, bottom]) => (bottom === 1 ? top : (top % bottom) / bottom));
  return product(wholes) + product(rests);
}
