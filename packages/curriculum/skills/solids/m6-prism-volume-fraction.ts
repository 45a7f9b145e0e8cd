import {
  type BoxEdges,
  boxPicture,
  boxText,
  boxThings,
  defineSkill,
  drawLengthUnit,
  type EdgeLength,
  edgeText,
  fractionOf,
  fractionValue,
  type LengthUnit,
  type Random,
  takeDistractors,
  wholeOrFraction,
} from '../../src/authoring.ts';

/** At level 3 the box is filled up to its third edge, and `full` is its own height. */
type Params = {
  thing: (typeof boxThings)[number];
  unit: LengthUnit;
  edges: BoxEdges;
  full: EdgeLength | null;
};

/** Level 1 has one fraction, level 2 mixed numbers, level 3 a box that is not full. */
export const m6PrismVolumeFraction = defineSkill({
  id: 'm6-prism-volume-fraction',
  version: 1,
  form: 'fraction',
  text: {
    en: {
      ...boxText,
      headline: 'Find the volume',
      ask: 'What is its volume in cubic {units}?',
      sand: 'Sand fills it to a height of {fill}.',
      'ask-sand': 'What is the volume of the sand in cubic {units}?',
      lowest: 'Write a fraction in lowest terms.',
      right: 'The base has an area of {base}, and this is multiplied by the height.',
      adds: 'This adds the edges. How many small cubes make a layer, and how many layers are there?',
      two: 'This is the area of the base. Which edge is not used yet?',
      parts:
        'This multiplies whole parts and fraction parts on their own. What is each edge as one fraction?',
      side: 'This is the area of one side. Which edge is not used yet?',
      full: 'This uses the height of the box. How high does the sand reach?',
      bottom: 'This leaves out a denominator. How large is that edge compared with one unit?',
      other: 'Write each edge as a fraction. Which three lengths belong to the volume?',
      'write-do': 'Write the edges as fractions or whole numbers.',
      'write-why': 'Then numerators and denominators can be multiplied.',
      'base-do': 'Find the area of the base.',
      'base-why': 'It is width times depth.',
      'height-do': 'Multiply by the height.',
      'height-why': 'The volume is the base times the height.',
      final: '{value} cubic {units}',
    },
  },
  draw: ({ level, random }): Params => {
    const [thing, unit] = [random.pick(boxThings), drawLengthUnit(random)];
    for (;;) {
      const edges = drawEdges(level === 1, random);
      const full =
        level === 3 ? ([edges[2][0] + edges[2][1] * random.int(1, 2), edges[2][1]] as const) : null;
      const [top, bottom] = volumeOf(edges);
      if (bottom > 1 && top < 200 && (level > 1 || areNear(edges))) return { thing, unit, edges, full };
    }
  },
  build({ thing, unit, edges, full }: Params, { level, say }) {
    const [w, d, h] = edges;
    const [top, bottom] = volumeOf(edges);
    const base = fractionOf(w[0] * d[0], w[1] * d[1]);
    const scale = w[1] * d[1] * h[1];
    const show = (value: number): string => fractionValue(Math.round(value * scale), scale);
    const shown = edges.map(([a, b]) => wholeOrFraction(a, b));
    const words = {
      ...{
        w: edgeText(w, unit),
        d: edgeText(d, unit),
        h: edgeText(full ?? h, unit),
        fill: edgeText(h, unit),
      },
      ...{ units: unit.unit, base: wholeOrFraction(...base), value: wholeOrFraction(top, bottom) },
    };
    const size = ([a, b]: EdgeLength): number => a / b;
    const [sizeW, sizeD, sizeH] = [size(w), size(d), size(h)];
    return {
      headline: say('headline'),
      question: [
        say(thing, words),
        ...(full ? [say('sand', words), say('ask-sand', words)] : [say('ask', words)]),
        say('lowest'),
      ],
      diagram: level === 1 ? boxPicture(edges, { sign: unit.sign }) : null,
      answer: {
        form: 'fraction',
        value: fractionValue(top, bottom),
        asked: 'lowest-terms',
        reason: say('right', words),
      },
      distractors: takeDistractors(
        top / bottom,
        [
          { misconception: 'multiplies-only-two-edges', value: sizeW * sizeD, reason: say('two') },
          { misconception: 'adds-the-edges', value: sizeW + sizeD + sizeH, reason: say('adds') },
          level === 1
            ? { misconception: 'slip', value: w[0] * d[0] * h[0], reason: say('bottom') }
            : {
                misconception: 'multiplies-whole-parts-and-fraction-parts-separately',
                value: inParts(edges),
                reason: say('parts'),
              },
          { misconception: 'slip', value: full ? sizeW * sizeD * size(full) : 0, reason: say('full') },
          { misconception: 'slip', value: sizeW * sizeH, reason: say('side') },
        ],
        show,
      ),
      steps: [
        ...(level === 1
          ? []
          : [
              {
                ...{ rule: 'write', before: '', after: shown.join(', ') },
                ...{ instruction: say('write-do'), explanation: say('write-why') },
              },
            ]),
        {
          ...{ rule: 'base', before: `${shown[0]} × ${shown[1]}`, after: wholeOrFraction(...base) },
          ...{ instruction: say('base-do'), explanation: say('base-why') },
        },
        {
          rule: 'height',
          before: `${wholeOrFraction(...base)} × ${shown[2]}`,
          after: wholeOrFraction(top, bottom),
          ...{ instruction: say('height-do'), explanation: say('height-why') },
        },
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other'),
      claims: [`${edges.map(([a, b]) => `(${a}/${b})`).join(' * ')} = ${top}/${bottom}`],
    };
  },
});

/** No edge is so short beside another that a picture hides it. */
function areNear(edges: BoxEdges): boolean {
  const sizes = edges.map(([top, bottom]) => top / bottom);
  return Math.max(...sizes) <= 8 * Math.min(...sizes);
}

function volumeOf([w, d, h]: BoxEdges): readonly [number, number] {
  return fractionOf(w[0] * d[0] * h[0], w[1] * d[1] * h[1]);
}

/** A mixed number above one with a bottom of up to four. */
function drawMixed(random: Random): EdgeLength {
  const bottom = random.int(2, 4);
  return fractionOf(random.int(1, 3) * bottom + random.int(1, bottom - 1), bottom);
}

/** Two whole edges and a fraction, or two mixed numbers and a whole edge, in any order. */
function drawEdges(isPlain: boolean, random: Random): BoxEdges {
  const bottom = random.int(2, 5);
  const part: EdgeLength = fractionOf(random.int(1, bottom - 1), bottom);
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
