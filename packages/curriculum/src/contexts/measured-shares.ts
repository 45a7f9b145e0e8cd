/**
 * Measured amounts of which a percent is used, full or done; `more` ones also make sense above one hundred percent.
 * Whole sentences are in `measuredShareText` under the key: the amount with the percent, and the question.
 */
export const measuredShareText = {
  'tank-told': 'A rain tank can hold {total, number} liters. It is {percent, number}% full.',
  'tank-ask': 'How many liters are in the tank?',
  'trail-told': 'A bike path will be {total, number} kilometers long. {percent, number}% of it is built.',
  'trail-ask': 'How many kilometers are built?',
  'flour-told': 'A bakery buys {total, number} kilograms of flour. It uses {percent, number}% on one day.',
  'flour-ask': 'How many kilograms does it use that day?',
  'video-told': 'A video lasts {total, number} minutes. {percent, number}% of it has played.',
  'video-ask': 'How many minutes have played?',
  'cable-told': 'A roll holds {total, number} meters of cable. {percent, number}% of it is used.',
  'cable-ask': 'How many meters are used?',
  'fund-told': 'A club hopes to raise {total, number} dollars. It has {percent, number}% of that.',
  'fund-ask': 'How many dollars does it have?',
  'rain-told':
    'The usual rain for May is {total, number} millimeters. This May had {percent, number}% of that.',
  'rain-ask': 'How many millimeters of rain fell this May?',
  'walk-told': 'A class planned to walk {total, number} miles. It walked {percent, number}% of that.',
  'walk-ask': 'How many miles did the class walk?',
  'paper-told':
    'Last week a school recycled {total, number} pounds of paper. This week it was {percent, number}% of that.',
  'paper-ask': 'How many pounds were recycled this week?',
  'power-told':
    'A roof made {total, number} units of power in April. In May it made {percent, number}% of that.',
  'power-ask': 'How many units did it make in May?',
} as const;

type MeasuredShareKey = keyof typeof measuredShareText extends infer Key
  ? Key extends `${infer Name}-told`
    ? Name
    : never
  : never;

/** `unit` as it stands after a number, `one` after exactly 1; `name` heads its number line. */
export type MeasuredShare = {
  readonly key: MeasuredShareKey;
  readonly unit: string;
  readonly one: string;
  readonly name: string;
  readonly more: boolean;
};

export const measuredShares: readonly MeasuredShare[] = [
  { key: 'tank', unit: 'liters', one: 'liter', name: 'Liters', more: false },
  { key: 'trail', unit: 'kilometers', one: 'kilometer', name: 'Kilometers', more: false },
  { key: 'flour', unit: 'kilograms', one: 'kilogram', name: 'Kilograms', more: false },
  { key: 'video', unit: 'minutes', one: 'minute', name: 'Minutes', more: false },
  { key: 'cable', unit: 'meters', one: 'meter', name: 'Meters', more: false },
  { key: 'fund', unit: 'dollars', one: 'dollar', name: 'Dollars', more: true },
  { key: 'rain', unit: 'millimeters', one: 'millimeter', name: 'Millimeters', more: true },
  { key: 'walk', unit: 'miles', one: 'mile', name: 'Miles', more: true },
  { key: 'paper', unit: 'pounds', one: 'pound', name: 'Pounds', more: true },
  { key: 'power', unit: 'units', one: 'unit', name: 'Units', more: true },
];
