import type { UnitWords } from './fraction-amounts.ts';

/**
 * Wholes of which a fraction is measured. Whole sentences are in `partAmountText` under the key: the part that is
 * measured, the part that is not, the measure of the first part, and the question.
 */
export const partAmountText = {
  'trail-part': '{name} has walked {part} of a trail.',
  'trail-rest': '{name} still has to walk {part} of a trail.',
  'trail-measure': 'The part walked is {amount} long.',
  'trail-ask': 'How many miles long is the whole trail?',
  'tank-part': 'A fish tank is filled to {part}.',
  'tank-rest': 'Of a fish tank, {part} is empty.',
  'tank-measure': 'It holds {amount} of water now.',
  'tank-ask': 'How many gallons does the full tank hold?',
  'scarf-part': '{name} has made {part} of a scarf.',
  'scarf-rest': '{name} still has to make {part} of a scarf.',
  'scarf-measure': 'The part that is done is {amount} long.',
  'scarf-ask': 'How many meters long will the scarf be?',
  'film-part': '{name} has seen {part} of a film.',
  'film-rest': '{name} has not seen {part} of a film.',
  'film-measure': 'The part seen lasts {amount}.',
  'film-ask': 'How many hours does the whole film last?',
  'wall-part': 'A painter has painted {part} of a long wall.',
  'wall-rest': 'A painter still has to paint {part} of a long wall.',
  'wall-measure': 'The painted part took {amount} of paint.',
  'wall-ask': 'How many gallons does the whole wall take?',
  'garden-part': 'A class has planted {part} of its garden.',
  'garden-rest': 'A class still has to plant {part} of its garden.',
  'garden-measure': 'The planted part took {amount} of seeds.',
  'garden-ask': 'How many pounds of seeds does the whole garden take?',
  'flour-part': 'A baker has used {part} of a bag of flour.',
  'flour-rest': 'A baker has {part} of a bag of flour left.',
  'flour-measure': 'The part used weighs {amount}.',
  'flour-ask': 'How many kilograms are in a full bag?',
  'phone-part': 'A phone is charged to {part}.',
  'phone-rest': 'A phone battery is {part} empty.',
  'phone-measure': 'To charge it this far took {amount}.',
  'phone-ask': 'How many hours does a full charge take?',
  'road-part': 'A crew has paved {part} of a road.',
  'road-rest': 'A crew still has to pave {part} of a road.',
  'road-measure': 'The paved part is {amount} long.',
  'road-ask': 'How many kilometers long is the whole road?',
  'jug-part': 'A jug is filled to {part}.',
  'jug-rest': 'Of a jug, {part} is empty.',
  'jug-measure': 'It holds {amount} of lemonade now.',
  'jug-ask': 'How many liters does the full jug hold?',
  'chore-part': '{name} has raked {part} of a yard.',
  'chore-rest': '{name} still has to rake {part} of a yard.',
  'chore-measure': 'That part took {amount}.',
  'chore-ask': 'How many hours does the whole yard take?',
  'bridge-part': 'Workers have built {part} of a bridge.',
  'bridge-rest': 'Workers still have to build {part} of a bridge.',
  'bridge-measure': 'The part built is {amount} long.',
  'bridge-ask': 'How many kilometers long will the bridge be?',
} as const;

type PartAmountKey = keyof typeof partAmountText extends infer Key
  ? Key extends `${infer Name}-part`
    ? Name
    : never
  : never;

/** `whole` and `part` name the bars of a picture. */
export type PartAmount = {
  readonly key: PartAmountKey;
  readonly whole: string;
  readonly part: string;
  readonly unit: UnitWords;
};

const gallons: UnitWords = { one: 'gallon', many: 'gallons' };
const hours: UnitWords = { one: 'hour', many: 'hours' };
const kilometers: UnitWords = { one: 'kilometer', many: 'kilometers' };

export const partAmounts: readonly PartAmount[] = [
  { key: 'trail', whole: 'Trail', part: 'Walked', unit: { one: 'mile', many: 'miles' } },
  { key: 'tank', whole: 'Full tank', part: 'Water', unit: gallons },
  { key: 'scarf', whole: 'Scarf', part: 'Done', unit: { one: 'meter', many: 'meters' } },
  { key: 'film', whole: 'Film', part: 'Seen', unit: hours },
  { key: 'wall', whole: 'Wall', part: 'Painted', unit: gallons },
  { key: 'garden', whole: 'Garden', part: 'Planted', unit: { one: 'pound', many: 'pounds' } },
  { key: 'flour', whole: 'Full bag', part: 'Used', unit: { one: 'kilogram', many: 'kilograms' } },
  { key: 'phone', whole: 'Full charge', part: 'Charged', unit: hours },
  { key: 'road', whole: 'Road', part: 'Paved', unit: kilometers },
  { key: 'jug', whole: 'Full jug', part: 'Filled', unit: { one: 'liter', many: 'liters' } },
  { key: 'chore', whole: 'Yard', part: 'Raked', unit: hours },
  { key: 'bridge', whole: 'Bridge', part: 'Built', unit: kilometers },
];
