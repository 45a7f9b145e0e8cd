import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import {
  fractionValue,
  lowestTerms,
  mixedText,
  wholeOrFraction,
} from '../../src/numbers/fraction-amounts.ts';
import { type BoxEdges, boxPicture, type EdgeLength, edgeText } from '../../src/pictures/box-edges.ts';
import { boxUnit, type LengthUnit } from '../../src/scenes/shapes/flat-things.ts';

type Params = { thing: (typeof things)[number]; unit: LengthUnit; edges: BoxEdges };

const things = ['crate', 'tank', 'bin'] as const;

/**
 * Level 1 has a whole width and a picture, level 2 fractions in words, level 3 a square base. In the stretch problem,
 * what fills one box is poured into another.
 */
export const m6PrismMissingEdge = numberSkill('m6-prism-missing-edge', {
  version: 4,
  form: 'fraction',
  text: {
    headline: 'Find the missing edge',
    crate: 'A crate has a volume of {v} cubic {unitsIn}.',
    tank: 'A tank has a volume of {v} cubic {unitsIn}.',
    bin: 'A bin has a volume of {v} cubic {unitsIn}.',
    base: 'It is {w} long and {d} wide.',
    square: 'Its base is a square with sides of {w}.',
    ask: ['How many {units} tall is it?', 'What is its height in {units}?'],
    lowest: 'Write a fraction in lowest terms.',
    right: 'The area of the base times this height gives the volume.',
    multiplies: 'This multiplies the volume by the edges. What has to be undone to find one edge?',
    one: 'This divides by one edge only. Which other edge is part of the volume?',
    subtracts: 'This subtracts the edges from the volume. How do three edges give a volume?',
    base_only: 'This is the area of the base. What is the volume divided by it?',
    other: 'Find the area of the base first. What times that area is the volume?',
    'mixed-do': 'Write each mixed number as one fraction.',
    'edges-do': 'Write each edge of the base as one fraction.',
    'edges-why': 'Then numerators and denominators can be multiplied.',
    'base-do': 'Find the area of the base.',
    'base-why': 'It is length times width.',
    'single-do': 'Write the volume as one fraction.',
    'single-why': 'Fractions are easier to divide than mixed numbers.',
    'turn-do': 'Divide the volume by the area of the base.',
    'turn-why':
      'The volume is the area of the base times the height. Dividing is multiplying by the reciprocal.',
    'height-do': 'Work out the height in lowest terms.',
    'height-why': 'Multiply the numerators, and multiply the denominators.',
    'check-do': 'Check: multiply the area of the base by the height.',
    'check-why': 'The volume must come out again.',
    final: '{value} {unitsUp}',
    'sand-first': 'Sand fills a crate: {w} long, {d} wide, {h} tall.',
    'water-first': 'Water fills a tank: {w} long, {d} wide, {h} tall.',
    'sand-then': [
      'The sand goes into a bin, {w2} long and {d2} wide. How many {units} high does it reach there?',
      'A bin, {w2} long and {d2} wide, takes all the sand. How many {units} high does the sand reach?',
    ],
    'water-then': [
      'The water runs into a basin, {w2} long and {d2} wide. How many {units} high does it stand there?',
      'A basin, {w2} long and {d2} wide, takes all the water. How many {units} high does the water stand?',
    ],
    'right-pour': 'The volume stays the same. The area of the new base times this height gives it.',
    'same-height': 'This is the height in the first one. Is the base of the second one just as large?',
    'old-volume': 'This is the volume. Which height gives it on the new base?',
    'other-pour':
      'Find the volume of what fills the first one. What times the area of the new base gives as much?',
    'volume-do': 'Multiply by its height.',
    'volume-why': 'This is the volume. It does not change when it is poured.',
    'first-do': 'Find the area of the first base.',
    'new-do': 'Find the area of the new base.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const edges = drawEdges(level, random);
      const [w, d, h] = edges.map(([top, bottom]) => top / bottom) as [number, number, number];
      const base = w * d;
      // A base of one square would make every way of working lead to the height.
      const isApart = Math.abs(base - 1) > 0.01 && base ** 2 < 18 && base ** 2 > 0.06;
      const isDrawable = level > 1 || Math.max(w, h) <= 8 * Math.min(d, h);
      return isApart && isDrawable && h > 0.3 && h !== base
        ? { thing: random.pick(things), unit: boxUnit, edges }
        : null;
    });
  },
  build({ thing, unit, edges }: Params, { level, step, distractor }) {
    const [w, d, h] = edges;
    const base = lowestTerms(w[0] * d[0], w[1] * d[1]);
    const volume = lowestTerms(base[0] * h[0], base[1] * h[1]);
    const size = ([top, bottom]: EdgeLength): number => top / bottom;
    const scale = (w[1] * d[1]) ** 2 * h[1];
    const show = (value: number): string => fractionValue(Math.round(value * scale), scale);
    const text = (length: EdgeLength): string => wholeOrFraction(...length);
    const words = {
      w: edgeText(w, unit),
      d: edgeText(d, unit),
      v: mixedText(...volume),
      unitsIn: volume[0] > volume[1] ? unit.unit : unit.one,
      units: unit.unit,
      unitsUp: h[0] < h[1] ? unit.one : unit.unit,
      value: text(h),
    };
    return {
      words,
      question: [thing, level === 3 ? 'square' : 'base', 'ask', 'lowest'],
      diagram: level === 1 ? boxPicture(edges, { sign: unit.sign, asksHeight: true }) : null,
      answer: { value: fractionValue(...h), asked: 'lowest-terms' },
      distractors: takeDistractors(
        size(h),
        [
          distractor('divides-by-only-one-edge', size(d) * size(h), 'one'),
          distractor('subtracts-the-edges-from-the-volume', size(volume) - size(w) - size(d), 'subtracts'),
          distractor('multiplies-the-volume-by-the-edges', size(volume) * size(base), 'multiplies'),
          distractor('slip', size(base), 'base_only'),
        ],
        show,
      ),
      steps: [
        [w, d].some(isMixed) &&
          step('edges', words.w === words.d ? words.w : `${words.w} and ${words.d}`, edgesIn(w, d)),
        step('base', `${text(w)} × ${text(d)}`, text(base)),
        volume[0] > volume[1] && volume[1] > 1 && step('one-fraction', words.v, text(volume), 'single'),
        step(
          'reciprocal',
          `${text(volume)} ÷ ${text(base)}`,
          `${text(volume)} × ${text([base[1], base[0]])}`,
          'turn',
        ),
        step('height', `${text(volume)} × ${text([base[1], base[0]])}`, text(h)),
        step('check', `${text(base)} × ${text(h)}`, text(volume)),
      ],
      claims: [`(${volume.join('/')}) ÷ (${base.join('/')}) = ${h.join('/')}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const first: BoxEdges = [drawPart(1, 2, random), [random.int(1, 3), 1], drawPart(0, 2, random)];
        const next = [[random.int(2, 4), 1], drawPart(1, 2, random)] as const;
        const [volume, base] = [productOf(first), productOf(next)];
        const high = lowestTerms(volume[0] * base[1], volume[1] * base[0]);
        const isClear = high[1] > 1 && high[1] <= 12 && 2 * high[0] <= 5 * high[1] && high[0] * 3 >= high[1];
        const isApart =
          base[0] !== base[1] && base[0] <= 4 * base[1] && high[0] * first[2][1] !== high[1] * first[2][0];
        const stuff = random.pick(['sand', 'water'] as const);
        return isClear && isApart ? { stuff, unit: boxUnit, first, next, high } : null;
      }),
    build({ stuff, unit, first, next, high }, { step, distractor }) {
      const [[w, d, h], [w2, d2]] = [first, next];
      const [old, volume, base] = [productOf([w, d]), productOf(first), productOf(next)];
      const size = ([top, bottom]: EdgeLength): number => top / bottom;
      const scale = volume[1] * (base[0] * base[1]) ** 2 * h[1] * d2[0] * w2[0];
      const show = (value: number): string => fractionValue(Math.round(value * scale), scale);
      const text = (length: EdgeLength): string => wholeOrFraction(...length);
      const turned = `${text(volume)} × ${text([base[1], base[0]])}`;
      return {
        words: {
          w: edgeText(w, unit),
          d: edgeText(d, unit),
          h: edgeText(h, unit),
          w2: edgeText(w2, unit),
          d2: edgeText(d2, unit),
          units: unit.unit,
          unitsUp: high[0] < high[1] ? unit.one : unit.unit,
          value: text(high),
        },
        question: [`${stuff}-first`, `${stuff}-then`, 'lowest'],
        answer: { value: fractionValue(...high), asked: 'lowest-terms', reason: 'right-pour' },
        distractors: takeDistractors(
          size(high),
          [
            distractor('divides-by-only-one-edge', size(volume) / size(d2), 'one'),
            distractor('multiplies-the-volume-by-the-edges', size(volume) * size(base), 'multiplies'),
            distractor('slip', size(h), 'same-height'),
            distractor('slip', size(volume), 'old-volume'),
          ],
          show,
        ),
        otherWrong: 'other-pour',
        steps: [
          step(
            'edges',
            [w, d, h, w2, d2]
              .filter(isMixed)
              .map((edge) => mixedText(...edge))
              .join(', '),
            [w, d, h, w2, d2].filter(isMixed).map(text).join(', '),
            {
              do: 'mixed-do',
              why: 'edges-why',
            },
          ),
          step('first', `${text(w)} × ${text(d)}`, text(old), { why: 'base-why' }),
          step('volume', `${text(old)} × ${text(h)}`, text(volume)),
          step('new', `${text(w2)} × ${text(d2)}`, text(base), { why: 'base-why' }),
          step('reciprocal', `${text(volume)} ÷ ${text(base)}`, turned, 'turn'),
          step('height', turned, text(high)),
          step('check', `${text(base)} × ${text(high)}`, text(volume)),
        ],
        claims: [`(${volume.join('/')}) ÷ (${base.join('/')}) = ${high.join('/')}`],
      };
    },
  },
});

/** A length with a whole part and a fraction part. */
function isMixed([top, bottom]: EdgeLength): boolean {
  return bottom > 1 && top > bottom;
}

/** Both edges of the base as single fractions, one of them where they are equal. */
function edgesIn(w: EdgeLength, d: EdgeLength): string {
  const [first, second] = [wholeOrFraction(...w), wholeOrFraction(...d)];
  return first === second ? first : `${first} and ${second}`;
}

/** The product of lengths in lowest terms. */
function productOf(lengths: readonly EdgeLength[]): EdgeLength {
  const times = (a: EdgeLength, b: EdgeLength): EdgeLength => lowestTerms(a[0] * b[0], a[1] * b[1]);
  return lengths.reduce(times, [1, 1]);
}

/** A fraction in lowest terms that is no whole number, from `least` wholes on. */
function drawPart(least: number, most: number, random: Random): EdgeLength {
  const bottom = random.int(2, 4);
  return lowestTerms(random.int(least, most) * bottom + random.int(1, bottom - 1), bottom);
}

function drawEdges(level: Level, random: Random): BoxEdges {
  const height = drawPart(0, 2, random);
  if (level === 1) return [[random.int(2, 5), 1], drawPart(0, 0, random), height];
  if (level === 2) return [drawPart(1, 2, random), drawPart(0, 1, random), height];
  const side = drawPart(0, 1, random);
  return [side, side, height];
}
