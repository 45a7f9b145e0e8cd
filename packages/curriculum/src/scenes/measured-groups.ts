/**
 * Groups in which one thing is measured on each member. Sentences are in `measuredGroupText`: who measures, what each
 * choice says, and how many of each kind there are.
 */
export const measuredGroupText = {
  'trees-who': 'A team measures trees in a park.',
  'dogs-who': 'A shelter weighs its dogs.',
  'fish-who': 'A class measures fish in a tank.',
  'boats-who': 'A harbor measures its boats.',
  'bikes-who': 'A club weighs its bikes.',
  'plants-who': 'A farm measures its plants.',
  'songs-who': 'A radio station times its songs.',
  'trips-who': 'A city times its train trips.',
} as const;

type Key = keyof typeof measuredGroupText extends `${infer Name}-who` ? Name : never;

/** `least` and `most` bound one measured value. */
export type MeasuredGroup = {
  readonly key: Key;
  readonly things: string;
  readonly thing: string;
  readonly attribute: string;
  readonly unit: string;
  readonly short: string;
  readonly kinds: readonly [string, string, string];
  readonly least: number;
  readonly most: number;
};

/** What is measured changes from month to month. */
export const growingGroups = (groups: readonly MeasuredGroup[]): readonly MeasuredGroup[] =>
  groups.filter(({ key }) => key === 'dogs' || key === 'fish' || key === 'plants' || key === 'trees');

export const measuredGroups: readonly MeasuredGroup[] = [
  {
    key: 'trees',
    things: 'trees',
    thing: 'Tree',
    attribute: 'height',
    unit: 'meters',
    short: 'm',
    kinds: ['oak', 'maple', 'pine'],
    least: 6,
    most: 24,
  },
  {
    key: 'dogs',
    things: 'dogs',
    thing: 'Dog',
    attribute: 'mass',
    unit: 'kilograms',
    short: 'kg',
    kinds: ['terrier', 'spaniel', 'hound'],
    least: 8,
    most: 24,
  },
  {
    key: 'fish',
    things: 'fish',
    thing: 'Fish',
    attribute: 'length',
    unit: 'centimeters',
    short: 'cm',
    kinds: ['carp', 'perch', 'trout'],
    least: 10,
    most: 30,
  },
  {
    key: 'boats',
    things: 'boats',
    thing: 'Boat',
    attribute: 'length',
    unit: 'feet',
    short: 'ft',
    kinds: ['sailboat', 'motorboat', 'fishing boat'],
    least: 16,
    most: 40,
  },
  {
    key: 'bikes',
    things: 'bikes',
    thing: 'Bike',
    attribute: 'mass',
    unit: 'kilograms',
    short: 'kg',
    kinds: ['road', 'city', 'mountain'],
    least: 8,
    most: 15,
  },
  {
    key: 'plants',
    things: 'plants',
    thing: 'Plant',
    attribute: 'height',
    unit: 'inches',
    short: 'in',
    kinds: ['corn', 'bean', 'pepper'],
    least: 9,
    most: 40,
  },
  {
    key: 'songs',
    things: 'songs',
    thing: 'Song',
    attribute: 'length',
    unit: 'seconds',
    short: 's',
    kinds: ['rock', 'folk', 'jazz'],
    least: 90,
    most: 240,
  },
  {
    key: 'trips',
    things: 'trips',
    thing: 'Trip',
    attribute: 'time',
    unit: 'minutes',
    short: 'min',
    kinds: ['red line', 'blue line', 'green line'],
    least: 15,
    most: 60,
  },
];
