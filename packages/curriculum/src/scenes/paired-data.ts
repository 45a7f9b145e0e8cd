import type { CloudForm } from '../chance/point-clouds.ts';
import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

const line: readonly CloudForm[] = ['line-strong', 'line-weak'];

/**
 * Two things measured together. `forms` are the shapes that are true to them, and `falls` whether the second gets less.
 * Along a line each pair on the grid may occur, so neither is made of the other: two songs take no hour.
 * Sentences: what was measured; in words that one grows and the other grows, gets less, or tells nothing; and that the
 * first is the cause.
 */
export const pairedData = defineScenes({
  throws: {
    xLabel: 'Hours of practice',
    yLabel: 'Free throws made',
    xFrom: 0,
    xStep: 1,
    yFrom: 0,
    yStep: 3,
    forms: line,
    falls: false,
    text: {
      told: 'A basketball team counts the hours each player practices and the free throws made.',
      up: 'Players with more practice tend to make more free throws.',
      down: 'Players with more practice tend to make fewer free throws.',
      none: 'Practice tells nothing about the free throws.',
      cause: 'Practice is the only reason why some players make more free throws.',
    },
  },
  cocoa: {
    xLabel: 'Temperature (°F)',
    yLabel: 'Cups of cocoa',
    xFrom: 0,
    xStep: 5,
    yFrom: 0,
    yStep: 10,
    forms: line,
    falls: true,
    text: {
      told: 'A snack stand records the temperature in °F and the cups of cocoa sold each day.',
      up: 'On warmer days, more cups of cocoa tend to be sold.',
      down: 'On warmer days, fewer cups of cocoa tend to be sold.',
      none: 'The temperature tells nothing about the cups of cocoa sold.',
      cause: 'Warm days are the only reason why fewer cups of cocoa are sold.',
    },
  },
  bikes: {
    xLabel: 'Age (years)',
    yLabel: 'Price (dollars)',
    xFrom: 0,
    xStep: 1,
    yFrom: 0,
    yStep: 40,
    forms: line,
    falls: true,
    text: {
      told: 'Kai looks up the ages and prices of used bikes.',
      up: 'Older bikes tend to have a higher price.',
      down: 'Older bikes tend to have a lower price.',
      none: 'The age tells nothing about the price.',
      cause: 'Age is the only reason why some bikes have a lower price.',
    },
  },
  posters: {
    xLabel: 'Posters put up',
    yLabel: 'Guests',
    xFrom: 0,
    xStep: 2,
    yFrom: 0,
    yStep: 10,
    forms: line,
    falls: false,
    text: {
      told: 'A school records the posters put up for each play and the guests who come.',
      up: 'Plays with more posters tend to have more guests.',
      down: 'Plays with more posters tend to have fewer guests.',
      none: 'The number of posters tells nothing about the guests.',
      cause: 'The number of posters is the only reason why some plays have more guests.',
    },
  },
  swimmers: {
    xLabel: 'Hours of sun',
    yLabel: 'Swimmers',
    xFrom: 0,
    xStep: 1,
    yFrom: 0,
    yStep: 30,
    forms: line,
    falls: false,
    text: {
      told: 'An outdoor pool records the hours of sun and the number of swimmers each day.',
      up: 'On days with more sun, more swimmers tend to come.',
      down: 'On days with more sun, fewer swimmers tend to come.',
      none: 'The hours of sun tell nothing about the number of swimmers.',
      cause: 'The sun is the only reason why more swimmers come on some days.',
    },
  },
  phones: {
    xLabel: 'Age (months)',
    yLabel: 'Battery (hours)',
    xFrom: 0,
    xStep: 3,
    yFrom: 0,
    yStep: 2,
    forms: line,
    falls: true,
    text: {
      told: 'Students compare the ages of phones and the hours their batteries last.',
      up: 'Batteries of older phones tend to last longer.',
      down: 'Batteries of older phones tend to last for a shorter time.',
      none: 'The age tells nothing about how long a battery lasts.',
      cause: 'Age is the only reason why some batteries last for a shorter time.',
    },
  },
  dogs: {
    xLabel: 'Weight (pounds)',
    yLabel: 'Food (cups a week)',
    xFrom: 0,
    xStep: 2,
    yFrom: 0,
    yStep: 2,
    forms: ['curve'],
    falls: false,
    text: {
      told: 'A shelter records the weights of its dogs and the food they eat.',
      up: 'Heavier dogs tend to eat more food.',
      down: 'Heavier dogs tend to eat less food.',
      none: 'The weight tells nothing about the food a dog eats.',
      cause: 'Weight is the only reason why some dogs eat more food.',
    },
  },
  videos: {
    xLabel: 'Days online',
    yLabel: 'Views (hundreds)',
    xFrom: 0,
    xStep: 1,
    yFrom: 0,
    yStep: 5,
    forms: ['curve'],
    falls: false,
    text: {
      told: 'A music class records the days its videos have been online and the views they have.',
      up: 'Videos that are online longer tend to have more views.',
      down: 'Videos that are online longer tend to have fewer views.',
      none: 'The days online tell nothing about the views.',
      cause: 'The days online are the only reason why some videos have more views.',
    },
  },
  candles: {
    xLabel: 'Wind (miles an hour)',
    yLabel: 'Minutes it burns',
    xFrom: 0,
    xStep: 1,
    yFrom: 0,
    yStep: 5,
    forms: ['curve'],
    falls: true,
    text: {
      told: 'A science class measures the wind and the minutes a small candle burns in it.',
      up: 'In stronger wind, a candle tends to burn longer.',
      down: 'In stronger wind, a candle tends to burn for a shorter time.',
      none: 'The wind tells nothing about how long a candle burns.',
      cause: 'Wind is the only reason why some candles burn for a shorter time.',
    },
  },
  birthdays: {
    xLabel: 'Month of birth',
    yLabel: 'Books read',
    xFrom: 0,
    xStep: 1,
    yFrom: 0,
    yStep: 1,
    forms: ['none'],
    falls: false,
    text: {
      told: 'A reading club records the month of birth of each member and the books read in summer.',
      up: 'Members born later in the year tend to read more books.',
      down: 'Members born later in the year tend to read fewer books.',
      none: 'The month of birth tells nothing about the books read.',
      cause: 'The month of birth is the only reason why some members read more books.',
    },
  },
  seats: {
    xLabel: 'Row in the bus',
    yLabel: 'Points in the game',
    xFrom: 0,
    xStep: 1,
    yFrom: 0,
    yStep: 2,
    forms: ['none'],
    falls: false,
    text: {
      told: 'On a trip, a coach records the bus row of each player and the points scored.',
      up: 'Players in rows farther back tend to score more points.',
      down: 'Players in rows farther back tend to score fewer points.',
      none: 'The row tells nothing about the points.',
      cause: 'The row is the only reason why some players score more points.',
    },
  },
  packages: {
    xLabel: 'Number of the house',
    yLabel: 'Packages',
    xFrom: 0,
    xStep: 2,
    yFrom: 0,
    yStep: 1,
    forms: ['none'],
    falls: false,
    text: {
      told: 'A mail carrier records the house numbers on a street and the packages each house gets.',
      up: 'Houses with higher numbers tend to get more packages.',
      down: 'Houses with higher numbers tend to get fewer packages.',
      none: 'The house number tells nothing about the packages.',
      cause: 'The house number is the only reason why some houses get more packages.',
    },
  },
});

/** What the second axis counts, in lower case: 'dollars' of 'Price (dollars)', 'free throws' of 'Free throws made'. */
export function secondUnit({ yLabel }: { readonly yLabel: string }): string {
  return (/\(([^)]*)\)/.exec(yLabel)?.[1] ?? yLabel).replace(/ made$/, '').toLowerCase();
}

export type PairedScene = SceneOf<typeof pairedData>;

/** Data that have no bend: along a line, or without a pattern. */
export const plainData = pairedData.list.filter(({ forms: [form] }) => form !== 'curve');

/** Data along a line. */
export const lineData = pairedData.list.filter(({ forms }) => forms.length > 1);
