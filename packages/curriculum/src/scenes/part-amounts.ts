import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';
import type { UnitWords } from '../numbers/fraction-amounts.ts';

const gallons: UnitWords = { one: 'gallon', many: 'gallons' };
const hours: UnitWords = { one: 'hour', many: 'hours' };
const kilometers: UnitWords = { one: 'kilometer', many: 'kilometers' };

/**
 * Wholes of which a fraction is measured. Sentences: the part that is measured, the part that is not, the measure
 * of the first part, and the question. `whole` and `part` name the bars of a picture.
 */
export const partAmounts = defineScenes({
  trail: {
    whole: 'Trail',
    part: 'Walked',
    unit: { one: 'mile', many: 'miles' },
    text: {
      part: '{name} has walked {part} of a trail.',
      rest: '{name} still has to walk {part} of a trail.',
      measure: 'The part walked is {amount} long.',
      ask: 'How many miles long is the whole trail?',
    },
  },
  tank: {
    whole: 'Full tank',
    part: 'Water',
    unit: gallons,
    text: {
      part: 'A fish tank is {part} full.',
      rest: 'Of a fish tank, {part} is empty.',
      measure: 'It holds {amount} of water now.',
      ask: 'How many gallons does the full tank hold?',
    },
  },
  scarf: {
    whole: 'Scarf',
    part: 'Done',
    unit: { one: 'meter', many: 'meters' },
    text: {
      part: '{name} has made {part} of a scarf.',
      rest: '{name} still has to make {part} of a scarf.',
      measure: 'The part that is done is {amount} long.',
      ask: 'How many meters long will the scarf be?',
    },
  },
  film: {
    whole: 'Film',
    part: 'Seen',
    unit: hours,
    text: {
      part: '{name} has seen {part} of a film.',
      rest: '{name} has not seen {part} of a film.',
      measure: 'The part seen lasts {amount}.',
      ask: 'How many hours does the whole film last?',
    },
  },
  wall: {
    whole: 'Wall',
    part: 'Painted',
    unit: gallons,
    text: {
      part: 'A painter has painted {part} of a long wall.',
      rest: 'A painter still has to paint {part} of a long wall.',
      measure: 'The painted part took {amount} of paint.',
      ask: 'How many gallons does the whole wall take?',
    },
  },
  garden: {
    whole: 'Garden',
    part: 'Planted',
    unit: { one: 'pound', many: 'pounds' },
    text: {
      part: 'A class has planted {part} of its garden.',
      rest: 'A class still has to plant {part} of its garden.',
      measure: 'The planted part took {amount} of seeds.',
      ask: 'How many pounds of seeds does the whole garden take?',
    },
  },
  flour: {
    whole: 'Full bag',
    part: 'Used',
    unit: { one: 'kilogram', many: 'kilograms' },
    text: {
      part: 'A baker has used {part} of a bag of flour.',
      rest: 'A baker has {part} of a bag of flour left.',
      measure: 'The part used weighs {amount}.',
      ask: 'How many kilograms are in a full bag?',
    },
  },
  phone: {
    whole: 'Full charge',
    part: 'Charged',
    unit: hours,
    text: {
      part: 'A phone is charged to {part}.',
      rest: 'A phone battery is {part} empty.',
      measure: 'To charge it this far took {amount}.',
      ask: 'How many hours does a full charge take?',
    },
  },
  road: {
    whole: 'Road',
    part: 'Paved',
    unit: kilometers,
    text: {
      part: 'A crew has paved {part} of a road.',
      rest: 'A crew still has to pave {part} of a road.',
      measure: 'The paved part is {amount} long.',
      ask: 'How many kilometers long is the whole road?',
    },
  },
  jug: {
    whole: 'Full jug',
    part: 'Filled',
    unit: { one: 'liter', many: 'liters' },
    text: {
      part: 'A jug is {part} full.',
      rest: 'Of a jug, {part} is empty.',
      measure: 'It holds {amount} of lemonade now.',
      ask: 'How many liters does the full jug hold?',
    },
  },
  chore: {
    whole: 'Yard',
    part: 'Raked',
    unit: hours,
    text: {
      part: '{name} has raked {part} of a yard.',
      rest: '{name} still has to rake {part} of a yard.',
      measure: 'The raked part took {amount}.',
      ask: 'How many hours does the whole yard take?',
    },
  },
  bridge: {
    whole: 'Bridge',
    part: 'Built',
    unit: kilometers,
    text: {
      part: 'Workers have built {part} of a bridge.',
      rest: 'Workers still have to build {part} of a bridge.',
      measure: 'The part built is {amount} long.',
      ask: 'How many kilometers long will the bridge be?',
    },
  },
});

export type PartAmount = SceneOf<typeof partAmounts>;
