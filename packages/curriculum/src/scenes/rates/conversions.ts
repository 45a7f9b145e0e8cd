import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';

/**
 * Two units of one kind. Sentences: the ratio of the units, a length of time, distance, weight or volume in the
 * larger unit, in the smaller one and in both. One `largeOne` is `factor` of the `small` unit; `slip` is a factor
 * that is often used in its place.
 */
export const conversions = defineScenes({
  feet: {
    large: 'feet',
    largeOne: 'foot',
    small: 'inches',
    factor: 12,
    slip: 10,
    text: {
      rule: 'One foot is {factor, number} inches.',
      large: 'A banner is {count, number} feet long.',
      small: 'A banner is {count, number} inches long.',
      both: 'A banner is {count, number} feet and {more, number} inches long.',
    },
  },
  yards: {
    large: 'yards',
    largeOne: 'yard',
    small: 'feet',
    factor: 3,
    slip: 12,
    text: {
      rule: 'One yard is {factor, number} feet.',
      large: 'A garden path is {count, number} yards long.',
      small: 'A garden path is {count, number} feet long.',
      both: 'A garden path is {count, number} yards and {more, plural, one {# foot} other {# feet}} long.',
    },
  },
  weeks: {
    large: 'weeks',
    largeOne: 'week',
    small: 'days',
    factor: 7,
    slip: 5,
    text: {
      rule: 'One week has {factor, number} days.',
      large: 'A project lasts {count, number} weeks.',
      small: 'A project lasts {count, number} days.',
      both: 'A project lasts {count, number} weeks and {more, plural, one {# day} other {# days}}.',
    },
  },
  gallons: {
    large: 'gallons',
    largeOne: 'gallon',
    small: 'quarts',
    factor: 4,
    slip: 2,
    text: {
      rule: 'One gallon is {factor, number} quarts.',
      large: 'A rain barrel holds {count, number} gallons.',
      small: 'A rain barrel holds {count, number} quarts.',
      both: 'A rain barrel holds {count, number} gallons and {more, plural, one {# quart} other {# quarts}}.',
    },
  },
  quarts: {
    large: 'quarts',
    largeOne: 'quart',
    small: 'cups',
    factor: 4,
    slip: 8,
    text: {
      rule: 'One quart is {factor, number} cups.',
      large: 'A pot holds {count, number} quarts of soup.',
      small: 'A pot holds {count, number} cups of soup.',
      both: 'A pot holds {count, number} quarts and {more, plural, one {# cup} other {# cups}} of soup.',
    },
  },
  pounds: {
    large: 'pounds',
    largeOne: 'pound',
    small: 'ounces',
    factor: 16,
    slip: 12,
    text: {
      rule: 'One pound is {factor, number} ounces.',
      large: 'A backpack weighs {count, number} pounds.',
      small: 'A backpack weighs {count, number} ounces.',
      both: 'A backpack weighs {count, number} pounds and {more, number} ounces.',
    },
  },
  years: {
    large: 'years',
    largeOne: 'year',
    small: 'months',
    factor: 12,
    slip: 10,
    text: {
      rule: 'One year has {factor, number} months.',
      large: 'A space probe flies for {count, number} years.',
      small: 'A space probe flies for {count, number} months.',
      both: 'A space probe flies for {count, number} years and {more, plural, one {# month} other {# months}}.',
    },
  },
  hours: {
    large: 'hours',
    largeOne: 'hour',
    small: 'minutes',
    factor: 60,
    slip: 100,
    text: {
      rule: 'One hour has {factor, number} minutes.',
      large: 'A train ride lasts {count, number} hours.',
      small: 'A train ride lasts {count, number} minutes.',
      both: 'A train ride lasts {count, number} hours and {more, number} minutes.',
    },
  },
  meters: {
    large: 'meters',
    largeOne: 'meter',
    small: 'centimeters',
    factor: 100,
    slip: 10,
    text: {
      rule: 'One meter is {factor, number} centimeters.',
      large: 'A rope is {count, number} meters long.',
      small: 'A rope is {count, number} centimeters long.',
      both: 'A rope is {count, number} meters and {more, number} centimeters long.',
    },
  },
  kilograms: {
    large: 'kilograms',
    largeOne: 'kilogram',
    small: 'grams',
    factor: 1000,
    slip: 100,
    text: {
      rule: 'One kilogram is {factor, number} grams.',
      large: 'A box weighs {count, number} kilograms.',
      small: 'A box weighs {count, number} grams.',
      both: 'A box weighs {count, number} kilograms and {more, number} grams.',
    },
  },
});

export type Conversion = SceneOf<typeof conversions>;
