import type { DiagramOf } from '@playforward/diagram';
import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';
import { namedFigure } from '../../pictures/named-figures.ts';

/** Units of a drawing and of what it shows: many, one, sign. */
const metric = { small: ['centimeters', 'centimeter', 'cm'], large: ['meters', 'meter', 'm'] } as const;
const hiking = { small: metric.small, large: ['kilometers', 'kilometer', 'km'] } as const;
const feet = { small: ['inches', 'inch', 'in'], large: ['feet', 'foot', 'ft'] } as const;
const miles = { small: feet.small, large: ['miles', 'mile', 'mi'] } as const;

const drawn = { least: 0.5, most: 40 };

/**
 * Drawings to scale: `a` small units stand for `b` large ones, `rates` are large units for one small unit, and `most`
 * is the longest length that makes sense. `ends` are what the story calls both ends of a route; a plan has none.
 * Sentences: the scale, a length on the drawing with its question, the real length with its question, and the same
 * drawing at another scale.
 */
export const scaleScenes = defineScenes({
  trail: {
    ...hiking,
    ends: ['Start', 'Lake'],
    rates: [0.5, 1, 1.5, 2, 2.5],
    most: 24,
    plausible: { d: drawn, big: { least: 1, most: 24 }, a: drawn, b: drawn, p: drawn, q: drawn },
    text: {
      scale:
        'On a trail map, {a, plural, one {# centimeter stands} other {# centimeters stand}} for {b, plural, one {# kilometer} other {# kilometers}}.',
      drawn: 'The path to the lake is {d, number} centimeters long on the map.',
      ask: 'How many kilometers long is the path?',
      real: 'The path to the lake is {big, number} kilometers long.',
      back: 'How many centimeters long is it on the map?',
      again:
        'On a second map, {one} centimeter stands for {q, plural, one {# kilometer} other {# kilometers}}.',
      redrawn: 'How many centimeters long is the path on the second map?',
      second: 'On a second map, the same path is {e, number} centimeters long.',
      unknown: 'How many kilometers does one centimeter of the second map stand for?',
    },
  },
  bike: {
    ...miles,
    ends: ['Start', 'Finish'],
    rates: [2, 3, 4, 5, 6],
    most: 60,
    plausible: { d: drawn, big: { least: 2, most: 60 }, a: drawn, b: drawn, p: drawn, q: drawn },
    text: {
      scale:
        'On a bike map, {a, plural, one {# inch stands} other {# inches stand}} for {b, plural, one {# mile} other {# miles}}.',
      drawn: 'The route of a bike race is {d, number} inches long on the map.',
      ask: 'How many miles long is the route?',
      real: 'The route of a bike race is {big, number} miles long.',
      back: 'How many inches long is it on the map?',
      again: 'On a second map, {one} inch stands for {q, plural, one {# mile} other {# miles}}.',
      redrawn: 'How many inches long is the route on the second map?',
      second: 'On a second map, the same route is {e, number} inches long.',
      unknown: 'How many miles does one inch of the second map stand for?',
    },
  },
  stage: {
    ...feet,
    ends: null,
    rates: [2, 3, 4, 5, 6],
    most: 60,
    plausible: { d: drawn, big: { least: 10, most: 60 }, a: drawn, b: drawn, p: drawn, q: drawn },
    text: {
      scale:
        'On the plan of a concert stage, {a, plural, one {# inch stands} other {# inches stand}} for {b, plural, one {# foot} other {# feet}}.',
      drawn: 'The stage is {d, number} inches wide on the plan.',
      ask: 'How many feet wide is the stage?',
      real: 'The stage is {big, number} feet wide.',
      back: 'How many inches wide is it on the plan?',
      again: 'On a second plan, {one} inch stands for {q, plural, one {# foot} other {# feet}}.',
      redrawn: 'How many inches wide is the stage on the second plan?',
      second: 'On a second plan, the same stage is {e, number} inches wide.',
      unknown: 'How many feet does one inch of the second plan stand for?',
    },
  },
  court: {
    ...metric,
    ends: null,
    rates: [1.5, 2, 2.5, 4],
    most: 40,
    plausible: { d: drawn, big: { least: 8, most: 40 }, a: drawn, b: drawn, p: drawn, q: drawn },
    text: {
      scale:
        'On a sketch of a court, {a, plural, one {# centimeter stands} other {# centimeters stand}} for {b, plural, one {# meter} other {# meters}}.',
      drawn: 'The court is {d, number} centimeters long on the sketch.',
      ask: 'How many meters long is the court?',
      real: 'The court is {big, number} meters long.',
      back: 'How many centimeters long is it on the sketch?',
      again: 'On a second sketch, {one} centimeter stands for {q, plural, one {# meter} other {# meters}}.',
      redrawn: 'How many centimeters long is the court on the second sketch?',
      second: 'On a second sketch, the same court is {e, number} centimeters long.',
      unknown: 'How many meters does one centimeter of the second sketch stand for?',
    },
  },
  garden: {
    ...feet,
    ends: null,
    rates: [2, 3, 4, 5],
    most: 60,
    plausible: { d: drawn, big: { least: 6, most: 60 }, a: drawn, b: drawn, p: drawn, q: drawn },
    text: {
      scale:
        'A family plans a garden. On the plan, {a, plural, one {# inch stands} other {# inches stand}} for {b, plural, one {# foot} other {# feet}}.',
      drawn: 'The garden is {d, number} inches long on the plan.',
      ask: 'How many feet long is the garden?',
      real: 'The garden is {big, number} feet long.',
      back: 'How many inches long is it on the plan?',
      again: 'On a second plan, {one} inch stands for {q, plural, one {# foot} other {# feet}}.',
      redrawn: 'How many inches long is the garden on the second plan?',
      second: 'On a second plan, the same garden is {e, number} inches long.',
      unknown: 'How many feet does one inch of the second plan stand for?',
    },
  },
  ship: {
    ...metric,
    ends: ['Back', 'Front'],
    rates: [0.5, 1, 1.5, 2, 2.5],
    most: 60,
    plausible: { d: drawn, big: { least: 4, most: 60 }, a: drawn, b: drawn, p: drawn, q: drawn },
    text: {
      scale:
        'For a toy ship, {a, plural, one {# centimeter stands} other {# centimeters stand}} for {b, plural, one {# meter} other {# meters}}.',
      drawn: 'The toy is {d, number} centimeters long.',
      ask: 'How many meters long is the ship?',
      real: 'The ship is {big, number} meters long.',
      back: 'How many centimeters long is the toy?',
      again: 'For a second toy, {one} centimeter stands for {q, plural, one {# meter} other {# meters}}.',
      redrawn: 'How many centimeters long is the second toy?',
      second: 'A second toy of the same ship is {e, number} centimeters long.',
      unknown: 'How many meters does one centimeter of the second toy stand for?',
    },
  },
  game: {
    ...metric,
    ends: ['Gate', 'Treasure'],
    rates: [2, 4, 5, 6, 8],
    most: 120,
    plausible: { d: drawn, big: { least: 6, most: 120 }, a: drawn, b: drawn, p: drawn, q: drawn },
    text: {
      scale:
        'On the map of a treasure hunt, {a, plural, one {# centimeter stands} other {# centimeters stand}} for {b, plural, one {# meter} other {# meters}}.',
      drawn: 'From the gate to the treasure, the map shows {d, number} centimeters.',
      ask: 'How many meters is it from the gate to the treasure?',
      real: 'It is {big, number} meters from the gate to the treasure.',
      back: 'How many centimeters is that on the map?',
      again: 'On a second map, {one} centimeter stands for {q, plural, one {# meter} other {# meters}}.',
      redrawn: 'How many centimeters is it from the gate to the treasure on the second map?',
      second: 'On a second map, it is {e, number} centimeters from the gate to the treasure.',
      unknown: 'How many meters does one centimeter of the second map stand for?',
    },
  },
  hall: {
    ...metric,
    ends: null,
    rates: [0.5, 1, 1.5, 2],
    most: 40,
    plausible: { d: drawn, big: { least: 4, most: 40 }, a: drawn, b: drawn, p: drawn, q: drawn },
    text: {
      scale:
        'On the plan of a school, {a, plural, one {# centimeter stands} other {# centimeters stand}} for {b, plural, one {# meter} other {# meters}}.',
      drawn: 'The lunch hall is {d, number} centimeters long on the plan.',
      ask: 'How many meters long is the lunch hall?',
      real: 'The lunch hall is {big, number} meters long.',
      back: 'How many centimeters long is it on the plan?',
      again: 'On a second plan, {one} centimeter stands for {q, plural, one {# meter} other {# meters}}.',
      redrawn: 'How many centimeters long is the hall on the second plan?',
      second: 'On a second plan, the same hall is {e, number} centimeters long.',
      unknown: 'How many meters does one centimeter of the second plan stand for?',
    },
  },
});

export type ScaleScene = SceneOf<typeof scaleScenes>;

/** The drawing of a length `d` with its label; a plan is a rectangle, a route a line between its two ends. */
export function drawnLength(
  { ends }: ScaleScene,
  d: number,
  label: string | null,
  scale: string,
): DiagramOf<'scale-drawing'> {
  const tall = Math.round(d * 6) / 10;
  const figure =
    ends !== null
      ? namedFigure({
          points: [
            [ends[0], 0, 0],
            [ends[1], d, 0],
          ],
          sides: [[0, 1, label]],
          dots: true,
        })
      : namedFigure({
          points: [
            ['', 0, 0],
            ['', d, 0],
            ['', d, tall],
            ['', 0, tall],
          ],
          area: [0, 1, 2, 3],
          sides: [
            [0, 1, label],
            [1, 2],
            [2, 3],
            [3, 0],
          ],
        });
  return { kind: 'scale-drawing', ...figure, scale };
}
