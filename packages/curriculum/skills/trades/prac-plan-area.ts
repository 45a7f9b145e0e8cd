import type { DiagramOf } from '@playforward/diagram';
import { type NumberCandidate, numberSkill, takeDistractors } from '../../src/kit/index.ts';
import { flatFigure } from '../../src/pictures/flat-figures.ts';

/** On the plan the room is `long` by `wide` cm, a second one `more` by `wide` cm; one centimeter stands for `scale` m. */
type Params = { place: (typeof places)[number]; long: number; wide: number; more: number; scale: number };

const places = ['clinic', 'library', 'gym', 'café', 'studio', 'shelter'] as const;

/** Level 1 has one room, level 2 two rooms in a row, level 3 finds a side for a room that needs a certain area. */
export const pracPlanArea = numberSkill('prac-plan-area', {
  version: 1,
  form: 'measure',
  text: {
    headline: 'Find an area from a plan',
    scale: 'On the plan of a {place}, one centimeter stands for {scale} m.',
    'one-room': 'A room is {long} by {wide} cm on the plan.',
    'two-rooms': 'One room is {long} by {wide} cm on the plan, the room beside it {more} by {wide} cm.',
    need: 'A room must have an area of {area} m². On the plan it is {wide} cm wide.',
    'ask-one': [
      'What is the area of the room, in square meters?',
      'How large is the room, in square meters?',
      'Find the area of the real room in square meters.',
      'How many square meters does the room have?',
    ],
    'ask-two': [
      'What is the area of both rooms, in square meters?',
      'How large are both rooms, in square meters?',
      'Find the area of the two rooms in square meters.',
      'How many square meters do both rooms have?',
    ],
    'ask-side': [
      'How many centimeters long is it on the plan?',
      'What is its length on the plan, in centimeters?',
      'Find its length on the plan in centimeters.',
      'How long must it be on the plan, in centimeters?',
    ],
    'right-area': 'Length and width are both changed to meters first.',
    'right-side': 'The width is changed to meters, and the length is changed back to the plan.',
    once: 'This uses the scale once. Are both sides changed to meters?',
    edge: 'This goes along the border. How do you find what lies inside?',
    room: 'This leaves out a room. Which part of the area is not counted?',
    plan: 'This is an area on the plan. What does one square centimeter stand for?',
    real: 'This is a length in meters. How long is it on the plan?',
    adds: 'This adds the scale. Does each centimeter stand for the same length?',
    other: 'Change each length of the plan to meters. Then use the area of a rectangle.',
    'long-do': 'Change the length.',
    'wide-do': 'Change the width.',
    'change-why': 'Each centimeter stands for the same length.',
    'both-do': 'Join both lengths of the plan.',
    'both-why': 'The rooms have the same width.',
    'area-do': 'Multiply length and width.',
    'area-why': 'This is the area of a rectangle.',
    'side-do': 'Divide the area by the width.',
    'side-why': 'Length times width gives the area.',
    'back-do': 'Change the length back to the plan.',
    'back-why': 'Each centimeter stands for the same length.',
    final: 'It is {value} {unit}.',
  },
  draw({ level, random }): Params {
    const scale = level === 1 ? random.pick([2, 3]) : random.pick([1.5, 2, 2.5]);
    const wide = random.int(3, 7);
    const long = wide + random.int(1, 6);
    return { place: random.pick(places), long, wide, more: level === 2 ? random.int(2, 6) : 0, scale };
  },
  build(params: Params, { level, step, distractor }) {
    const { place, long, wide, more, scale } = params;
    const total = long + more;
    const area = total * scale * wide * scale;
    const isBack = level === 3;
    const value = isBack ? long : area;
    const unit = isBack ? 'centimeters' : 'square meters';
    const words = {
      place,
      long,
      wide,
      more,
      scale: String(scale),
      area: String(area),
      value: String(value),
      unit,
    };
    const candidates: readonly NumberCandidate[] = isBack
      ? [
          distractor('uses-the-scale-once', area / wide / scale, 'once'),
          distractor('uses-the-perimeter', (area / 2 - wide * scale) / scale, 'edge'),
          distractor('slip', long * scale, 'real'),
          distractor('slip', area / wide, 'plan'),
          distractor('slip', long + scale, 'adds'),
        ]
      : [
          distractor('uses-the-scale-once', total * wide * scale, 'once'),
          ...(level === 2 ? [distractor('forgets-a-room', long * wide * scale * scale, 'room')] : []),
          distractor('uses-the-perimeter', 2 * (total + wide) * scale, 'edge'),
          distractor('slip', total * wide, 'plan'),
        ];
    const [realLong, realWide] = [total * scale, wide * scale];
    return {
      words,
      question: [
        'scale',
        ({ 1: 'one-room', 2: 'two-rooms', 3: 'need' } as const)[level],
        ({ 1: 'ask-one', 2: 'ask-two', 3: 'ask-side' } as const)[level],
      ],
      diagram: isBack ? null : pictureOf(params),
      answer: { value, unit, reason: isBack ? 'right-side' : 'right-area' },
      distractors: takeDistractors(
        value,
        candidates.filter((one) => Number.isInteger(Math.round(one.value * 1e6) / 1e4)),
      ),
      steps: isBack
        ? [
            step('wide', `${wide} · ${scale}`, realWide, { why: `change-why` }),
            step('side', `${area} ÷ ${realWide}`, realLong),
            step('back', `${realLong} ÷ ${scale}`, long),
          ]
        : [
            ...(level === 2 ? [step('both', `${long} + ${more}`, total)] : []),
            step('long', `${total} · ${scale}`, realLong, { why: `change-why` }),
            step('wide', `${wide} · ${scale}`, realWide, { why: `change-why` }),
            step('area', `${realLong} · ${realWide}`, area),
          ],
      claims: [`${total} * ${wide} * ${scale} * ${scale} = ${area}`],
    };
  },
});

/** One room, or two rooms with the wall between them dashed. */
function pictureOf({ long, wide, more, scale }: Params): DiagramOf<'scale-drawing'> {
  const total = long + more;
  return {
    kind: 'scale-drawing',
    ...flatFigure({
      corners:
        more === 0
          ? [
              [0, 0],
              [long, 0],
              [long, wide],
              [0, wide],
            ]
          : [
              [0, 0],
              [long, 0],
              [total, 0],
              [total, wide],
              [long, wide],
              [0, wide],
            ],
      labels: more === 0 ? [`${long} cm`, `${wide} cm`] : [`${long} cm`, `${more} cm`, `${wide} cm`],
      cuts: more === 0 ? [] : [[1, 4, '']],
    }),
    scale: `1 cm : ${scale} m`,
  };
}
