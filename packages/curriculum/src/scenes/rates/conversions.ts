import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';

/**
 * Two units of one kind. Sentences: the ratio of the units, a length of time, distance, weight or volume in the
 * larger unit, in the smaller one and in both, and how it is split evenly. One `largeOne` is `factor` of the `small` unit;
 * `slip` is a factor that is often used in its place.
 */
export const conversions = defineScenes({
  feet: {
    large: 'feet',
    largeOne: 'foot',
    small: 'inches',
    smallOne: 'inch',
    factor: 12,
    slip: 10,
    text: {
      rule: 'One foot is {factor, number} inches.',
      large: 'A banner is {count, number} feet long.',
      small: 'A banner is {count, number} inches long.',
      both: 'A banner is {count, number} feet and {more, number} inches long.',
      split: 'The banner is cut into {parts, number} equal pieces. How many inches long is each piece?',
    },
  },
  yards: {
    large: 'yards',
    largeOne: 'yard',
    small: 'feet',
    smallOne: 'foot',
    factor: 3,
    slip: 12,
    text: {
      rule: 'One yard is {factor, number} feet.',
      large: 'A garden path is {count, number} yards long.',
      small: 'A garden path is {count, number} feet long.',
      both: 'A garden path is {count, number} yards and {more, plural, one {# foot} other {# feet}} long.',
      split: 'The path is laid in {parts, number} equal sections. How many feet long is each section?',
    },
  },
  weeks: {
    large: 'weeks',
    largeOne: 'week',
    small: 'days',
    smallOne: 'day',
    factor: 7,
    slip: 5,
    text: {
      rule: 'One week has {factor, number} days.',
      large: 'A project lasts {count, number} weeks.',
      small: 'A project lasts {count, number} days.',
      both: 'A project lasts {count, number} weeks and {more, plural, one {# day} other {# days}}.',
      split: 'The project has {parts, number} stages of equal length. How many days does each stage last?',
    },
  },
  gallons: {
    large: 'gallons',
    largeOne: 'gallon',
    small: 'quarts',
    smallOne: 'quart',
    factor: 4,
    slip: 2,
    text: {
      rule: 'One gallon is {factor, number} quarts.',
      large: 'A cooler holds {count, number} gallons of lemonade.',
      small: 'A cooler holds {count, number} quarts of lemonade.',
      both: 'A cooler holds {count, number} gallons and {more, plural, one {# quart} other {# quarts}} of lemonade.',
      split: 'The lemonade is shared equally by {parts, number} teams. How many quarts does each team get?',
    },
  },
  quarts: {
    large: 'quarts',
    largeOne: 'quart',
    small: 'cups',
    smallOne: 'cup',
    factor: 4,
    slip: 8,
    text: {
      rule: 'One quart is {factor, number} cups.',
      large: 'A pot holds {count, number} quarts of soup.',
      small: 'A pot holds {count, number} cups of soup.',
      both: 'A pot holds {count, number} quarts and {more, plural, one {# cup} other {# cups}} of soup.',
      split: 'The soup fills {parts, number} equal bowls. How many cups are in each bowl?',
    },
  },
  pounds: {
    large: 'pounds',
    largeOne: 'pound',
    small: 'ounces',
    smallOne: 'ounce',
    factor: 16,
    slip: 12,
    text: {
      rule: 'One pound is {factor, number} ounces.',
      large: 'A stack of books weighs {count, number} pounds.',
      small: 'A stack of books weighs {count, number} ounces.',
      both: 'A stack of books weighs {count, number} pounds and {more, number} ounces.',
      split: 'The stack has {parts, number} books of equal weight. How many ounces does each book weigh?',
    },
  },
  years: {
    large: 'years',
    largeOne: 'year',
    small: 'months',
    smallOne: 'month',
    factor: 12,
    slip: 10,
    text: {
      rule: 'One year has {factor, number} months.',
      large: 'A space probe flies for {count, number} years.',
      small: 'A space probe flies for {count, number} months.',
      both: 'A space probe flies for {count, number} years and {more, plural, one {# month} other {# months}}.',
      split: 'The flight has {parts, number} stages of equal length. How many months does each stage last?',
    },
  },
  hours: {
    large: 'hours',
    largeOne: 'hour',
    small: 'minutes',
    smallOne: 'minute',
    factor: 60,
    slip: 100,
    text: {
      rule: 'One hour has {factor, number} minutes.',
      large: 'A train ride lasts {count, number} hours.',
      small: 'A train ride lasts {count, number} minutes.',
      both: 'A train ride lasts {count, number} hours and {more, number} minutes.',
      split:
        'The ride has {parts, number} sections that take equally long. How many minutes does each section take?',
    },
  },
  meters: {
    large: 'meters',
    largeOne: 'meter',
    small: 'centimeters',
    smallOne: 'centimeter',
    factor: 100,
    slip: 10,
    text: {
      rule: 'One meter is {factor, number} centimeters.',
      large: 'A rope is {count, number} meters long.',
      small: 'A rope is {count, number} centimeters long.',
      both: 'A rope is {count, number} meters and {more, number} centimeters long.',
      split: 'The rope is cut into {parts, number} equal pieces. How many centimeters long is each piece?',
    },
  },
  kilograms: {
    large: 'kilograms',
    largeOne: 'kilogram',
    small: 'grams',
    smallOne: 'gram',
    factor: 1000,
    slip: 100,
    text: {
      rule: 'One kilogram is {factor, number} grams.',
      large: 'A bag of rice weighs {count, number} kilograms.',
      small: 'A bag of rice weighs {count, number} grams.',
      both: 'A bag of rice weighs {count, number} kilograms and {more, number} grams.',
      split: 'The rice is shared equally among {parts, number} jars. How many grams does each jar get?',
    },
  },
});

export type Conversion = SceneOf<typeof conversions>;
