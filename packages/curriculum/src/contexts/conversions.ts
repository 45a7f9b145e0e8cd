/**
 * Two units of one kind. Whole sentences are in `conversionText` under the key: the ratio of the units, a length of
 * time, distance, weight or volume in the larger unit, in the smaller one and in both.
 */
export const conversionText = {
  'feet-rule': 'One foot is {factor, number} inches.',
  'feet-large': 'A shelf is {count, number} feet long.',
  'feet-small': 'A shelf is {count, number} inches long.',
  'feet-both': 'A shelf is {count, number} feet and {more, number} inches long.',
  'yards-rule': 'One yard is {factor, number} feet.',
  'yards-large': 'A garden path is {count, number} yards long.',
  'yards-small': 'A garden path is {count, number} feet long.',
  'yards-both':
    'A garden path is {count, number} yards and {more, plural, one {# foot} other {# feet}} long.',
  'weeks-rule': 'One week has {factor, number} days.',
  'weeks-large': 'A project lasts {count, number} weeks.',
  'weeks-small': 'A project lasts {count, number} days.',
  'weeks-both': 'A project lasts {count, number} weeks and {more, plural, one {# day} other {# days}}.',
  'gallons-rule': 'One gallon is {factor, number} quarts.',
  'gallons-large': 'A rain barrel holds {count, number} gallons.',
  'gallons-small': 'A rain barrel holds {count, number} quarts.',
  'gallons-both':
    'A rain barrel holds {count, number} gallons and {more, plural, one {# quart} other {# quarts}}.',
  'quarts-rule': 'One quart is {factor, number} cups.',
  'quarts-large': 'A pot holds {count, number} quarts of soup.',
  'quarts-small': 'A pot holds {count, number} cups of soup.',
  'quarts-both': 'A pot holds {count, number} quarts and {more, plural, one {# cup} other {# cups}} of soup.',
  'pounds-rule': 'One pound is {factor, number} ounces.',
  'pounds-large': 'A backpack weighs {count, number} pounds.',
  'pounds-small': 'A backpack weighs {count, number} ounces.',
  'pounds-both': 'A backpack weighs {count, number} pounds and {more, number} ounces.',
  'years-rule': 'One year has {factor, number} months.',
  'years-large': 'A bridge takes {count, number} years to build.',
  'years-small': 'A bridge takes {count, number} months to build.',
  'years-both':
    'A bridge takes {count, number} years and {more, plural, one {# month} other {# months}} to build.',
  'hours-rule': 'One hour has {factor, number} minutes.',
  'hours-large': 'A train ride lasts {count, number} hours.',
  'hours-small': 'A train ride lasts {count, number} minutes.',
  'hours-both': 'A train ride lasts {count, number} hours and {more, number} minutes.',
  'meters-rule': 'One meter is {factor, number} centimeters.',
  'meters-large': 'A rope is {count, number} meters long.',
  'meters-small': 'A rope is {count, number} centimeters long.',
  'meters-both': 'A rope is {count, number} meters and {more, number} centimeters long.',
  'kilograms-rule': 'One kilogram is {factor, number} grams.',
  'kilograms-large': 'A box weighs {count, number} kilograms.',
  'kilograms-small': 'A box weighs {count, number} grams.',
  'kilograms-both': 'A box weighs {count, number} kilograms and {more, number} grams.',
} as const;

type ConversionKey = keyof typeof conversionText extends infer Key
  ? Key extends `${infer Name}-rule`
    ? Name
    : never
  : never;

/** One `largeOne` is `factor` of the `small` unit; `slip` is a factor that is often used in its place. */
export type Conversion = {
  readonly key: ConversionKey;
  readonly large: string;
  readonly largeOne: string;
  readonly small: string;
  readonly factor: number;
  readonly slip: number;
};

export const conversions: readonly Conversion[] = [
  { key: 'feet', large: 'feet', largeOne: 'foot', small: 'inches', factor: 12, slip: 10 },
  { key: 'yards', large: 'yards', largeOne: 'yard', small: 'feet', factor: 3, slip: 12 },
  { key: 'weeks', large: 'weeks', largeOne: 'week', small: 'days', factor: 7, slip: 5 },
  { key: 'gallons', large: 'gallons', largeOne: 'gallon', small: 'quarts', factor: 4, slip: 2 },
  { key: 'quarts', large: 'quarts', largeOne: 'quart', small: 'cups', factor: 4, slip: 8 },
  { key: 'pounds', large: 'pounds', largeOne: 'pound', small: 'ounces', factor: 16, slip: 12 },
  { key: 'years', large: 'years', largeOne: 'year', small: 'months', factor: 12, slip: 10 },
  { key: 'hours', large: 'hours', largeOne: 'hour', small: 'minutes', factor: 60, slip: 100 },
  { key: 'meters', large: 'meters', largeOne: 'meter', small: 'centimeters', factor: 100, slip: 10 },
  { key: 'kilograms', large: 'kilograms', largeOne: 'kilogram', small: 'grams', factor: 1000, slip: 100 },
];
