import type { DiagramOf } from '@playforward/diagram';
import { type NumberCandidate, numberSkill, takeDistractors } from '../../src/kit/index.ts';
import { flatFigure } from '../../src/pictures/flat-figures.ts';

type Kind = 'area' | 'edge' | 'edge-by-area';
/** Lengths of the second figure are `top` / `bottom` of those of the first; `size` is what the first one has in parts. */
type Params = { scene: (typeof scenes)[number]; kind: Kind; top: number; bottom: number; size: number };

const scenes = ['posters', 'parks', 'windows', 'flags', 'rugs'] as const;
const close = [
  [3, 2],
  [4, 3],
  [5, 4],
  [5, 3],
  [2, 3],
  [3, 4],
] as const;

/** Level 1 tells the factor, level 2 a ratio of lengths, level 3 goes from areas back to lengths. */
export const geoSimilarAreaRatio = numberSkill('geo-similar-area-ratio', {
  version: 1,
  form: 'number',
  text: {
    headline: 'Areas and perimeters of similar figures',
    posters: 'Two posters are similar.',
    parks: 'Two parks have similar shapes.',
    windows: 'Two windows are similar.',
    flags: 'Two flags are similar.',
    rugs: 'Two rugs are similar.',
    factor: 'All sides of the second are {top} times as long.',
    ratio: 'Sides of the first and the second are in the ratio {bottom}:{top}.',
    areas: 'Their areas are in the ratio {small}:{large}, first to second.',
    'area-given': 'The first has an area of {given} square {unit}.',
    'edge-given': 'The first has a perimeter of {given} {unit}.',
    'area-ask': 'What is the area of the second, in square {unit}?',
    'edge-ask': 'What is the perimeter of the second, in {unit}?',
    'right-area': 'Length and width both change by the factor, so the area changes by its square.',
    'right-edge': 'A perimeter is a length, so it changes by the factor once.',
    'right-back': 'The ratio of lengths is the square root of the ratio of areas.',
    once: 'This uses the factor once. In how many dimensions does an area change?',
    squared: 'This squares the factor. Is a perimeter a length or an area?',
    'by-area': 'This uses the ratio of the areas. Which ratio do the lengths have?',
    inverts: 'This flips the ratio. Which of the two figures is larger?',
    doubled: 'This doubles the factor. Is a number times itself the same as twice the number?',
    adds: 'This adds or subtracts a number. Do similar figures have differences or ratios in common?',
    same: 'This takes both as equal. Are the figures of one size?',
    other: 'Write the factor of the lengths. Does the asked quantity change by it once or twice?',
    'factor-do': 'Find the factor of the lengths.',
    'factor-why': 'It leads from the first figure to the second.',
    'root-do': 'Find the ratio of the lengths.',
    'root-why': 'Its square is the ratio of the areas.',
    'square-do': 'Square the factor.',
    'square-why': 'Both dimensions of an area change by the factor.',
    'keep-do': 'Keep the factor as it is.',
    'keep-why': 'A perimeter is a sum of lengths.',
    'use-do': 'Multiply what the first figure has.',
    'use-why': 'This leads to the second figure.',
    final: 'The second one has {value}.',
  },
  draw({ level, random }): Params {
    const kind: Kind = level === 3 ? 'edge-by-area' : random.pick(['area', 'edge'] as const);
    const [top, bottom] =
      level === 1
        ? ([kind === 'area' ? 2 : random.int(2, 5), 1] as const)
        : random.pick(level === 3 ? [...close, [5, 2] as const, [7, 4] as const] : close);
    const size =
      level === 1
        ? kind === 'area'
          ? 2 * random.int(5, 60)
          : top * random.int(4, 30)
        : kind === 'area'
          ? top * top * random.int(1, 8)
          : top * (bottom === 3 ? 3 : 1) * random.int(1, bottom === 3 ? 6 : 12);
    return { scene: random.pick(scenes), kind, top, bottom, size };
  },
  build({ scene, kind, top, bottom, size }: Params, { level, step, distractor }) {
    const isArea = kind === 'area';
    const given = size * (isArea ? bottom * bottom : bottom);
    const value = isArea ? size * top * top : size * top;
    const words = {
      top,
      bottom,
      given,
      small: bottom * bottom,
      large: top * top,
      value: String(value),
      unit: scene === 'parks' ? 'yards' : 'inches',
    };
    const candidates: Readonly<Record<Kind, readonly NumberCandidate[]>> = {
      area: [
        distractor('uses-the-ratio-for-area-without-squaring', (given * top) / bottom, 'once'),
        distractor('inverts-the-ratio', (given * bottom * bottom) / (top * top), 'inverts'),
        distractor('slip', (given * 2 * top) / bottom, 'doubled'),
        distractor('slip', given + top, 'adds'),
      ],
      edge: [
        distractor('squares-the-perimeter-ratio', (given * top * top) / (bottom * bottom), 'squared'),
        distractor('inverts-the-ratio', (given * bottom) / top, 'inverts'),
        distractor('slip', given + top, 'adds'),
        distractor('slip', given, 'same'),
      ],
      'edge-by-area': [
        distractor('squares-the-perimeter-ratio', (given * top * top) / (bottom * bottom), 'by-area'),
        distractor('inverts-the-ratio', (given * bottom) / top, 'inverts'),
        distractor('slip', given + top * top - bottom * bottom, 'adds'),
        distractor('slip', given, 'same'),
      ],
    };
    const fraction = (p: number, q: number): string => (q === 1 ? String(p) : `$\\frac{${p}}{${q}}$`);
    const factor = fraction(top, bottom);
    const used = isArea ? fraction(top * top, bottom * bottom) : factor;
    const told = isArea ? 'area' : 'edge';
    // A value that is no short decimal would be no answer that somebody writes down.
    const short = ({ value: number }: NumberCandidate): boolean =>
      Number.isInteger(Math.round(number * 1e6) / 1e4);
    return {
      words,
      question: [
        scene,
        level === 1 ? 'factor' : level === 2 ? 'ratio' : 'areas',
        `${told}-given`,
        `${told}-ask`,
      ],
      diagram: level === 1 ? pictureOf(top) : null,
      answer: { value, reason: isArea ? 'right-area' : level === 3 ? 'right-back' : 'right-edge' },
      distractors: takeDistractors(value, candidates[kind].filter(short)),
      steps: [
        level === 3
          ? step('root', `${bottom * bottom}:${top * top}`, `${bottom}:${top}`)
          : step('factor', level === 1 ? 'all sides' : `${bottom}:${top}`, factor),
        isArea ? step('square', `${factor} · ${factor}`, used) : step('keep', 'perimeter', `factor ${used}`),
        step('use', `${given} · ${used}`, value),
      ],
      claims: [`${given} * ${isArea ? `(${top} / ${bottom})^2` : `${top} / ${bottom}`} = ${value}`],
    };
  },
});

/** A figure and its copy, without their sizes. */
function pictureOf(top: number): DiagramOf<'polygon'> {
  const shape = [
    [0, 0],
    [3, 0],
    [3, 2],
    [0, 2],
  ] as const;
  const start = 4;
  const copy = shape.map(([x, y]): readonly [number, number] => [start + x * top, y * top]);
  const flat = flatFigure({ corners: shape, labels: [], extra: copy });
  return {
    kind: 'polygon',
    ...flat,
    segments: [
      ...flat.segments,
      ...[4, 5, 6, 7].map((from) => ({
        from,
        to: from === 7 ? 4 : from + 1,
        label: '',
        style: 'solid' as const,
        ticks: 0,
      })),
    ],
  };
}
