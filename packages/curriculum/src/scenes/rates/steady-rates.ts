import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';

/**
 * Two amounts that grow together from zero. Sentences: what a graph shows, the same where there are two of them, the
 * question for the unit rate, the rate told for a graph to be drawn, the second one's rate, and by how much more the
 * faster one has. Titles stand at the axes, `per` after a rate; `least` and `most` are the rates that are true to it,
 * and `longest` the time it may go on.
 */
export const steadyRates = defineScenes({
  stitch: {
    xTitle: 'Minutes',
    yTitle: 'Stitches',
    per: 'stitches per minute',
    yUnits: 'stitches',
    yOne: 'stitch',
    least: 1,
    most: 5,
    longest: 18,
    text: {
      single: 'A student makes a cross-stitch picture. The graph shows the stitches over time.',
      graph:
        'Two friends make cross-stitch pictures. The graph shows the stitches of the first one over time.',
      rate: 'How many stitches is that in one minute?',
      draw: 'A cross-stitch picture grows by {rate} stitches in each minute. Draw the graph of the stitches over the minutes.',
      other: 'The other one makes {b, number} stitches in {a, number} minutes.',
      more: 'How many more stitches does the faster one have after {t, number} minutes?',
    },
  },
  walk: {
    xTitle: 'Hours',
    yTitle: 'Miles',
    per: 'miles per hour',
    yUnits: 'miles',
    yOne: 'mile',
    least: 1,
    most: 4,
    longest: 8,
    text: {
      single: 'A hiker walks at a steady speed. The graph shows the miles over time.',
      graph: 'Two hikers walk. The graph shows the miles of the first one over time.',
      rate: 'How many miles is that in one hour?',
      draw: 'A hiker walks {rate} miles in each hour. Draw the graph of the miles over the hours.',
      other: 'The other one walks {b, number} miles in {a, number} hours.',
      more: 'How many more miles has the faster one walked after {t, number} hours?',
    },
  },
  plant: {
    xTitle: 'Weeks',
    yTitle: 'Inches',
    per: 'inches per week',
    yUnits: 'inches',
    yOne: 'inch',
    least: 0.5,
    most: 6,
    longest: 18,
    text: {
      single: 'A plant grows from a seed. The graph shows its height in inches over time.',
      graph: 'Two seeds sprout on the same day. The graph shows the height of the first plant in inches.',
      rate: 'How many inches is that in one week?',
      draw: 'A plant sprouts and grows {rate} inches in each week. Draw the graph of its height over the weeks.',
      other: 'The other one grows {b, number} inches in {a, number} weeks.',
      more: 'How many inches taller is the faster one after {t, number} weeks?',
    },
  },
  tap: {
    xTitle: 'Minutes',
    yTitle: 'Liters',
    per: 'liters per minute',
    yUnits: 'liters',
    yOne: 'liter',
    least: 1,
    most: 6,
    longest: 18,
    text: {
      single: 'A faucet fills an empty tub. The graph shows the liters in it over time.',
      graph: 'Two faucets fill empty tubs. The graph shows the liters in the first tub over time.',
      rate: 'How many liters is that in one minute?',
      draw: 'A faucet fills an empty tub with {rate} liters in each minute. Draw the graph of the liters over the minutes.',
      other: 'The other faucet fills {b, number} liters in {a, number} minutes.',
      more: 'How many more liters does the faster faucet deliver in {t, number} minutes?',
    },
  },
  drum: {
    xTitle: 'Seconds',
    yTitle: 'Beats',
    per: 'beats per second',
    yUnits: 'beats',
    yOne: 'beat',
    least: 1,
    most: 6,
    longest: 18,
    text: {
      single: 'A drummer plays a steady beat. The graph shows the beats over time.',
      graph: 'Two drummers play. The graph shows the beats of the first one over time.',
      rate: 'How many beats is that in one second?',
      draw: 'A drummer plays {rate} beats in each second. Draw the graph of the beats over the seconds.',
      other: 'The other one plays {b, number} beats in {a, number} seconds.',
      more: 'How many more beats has the faster one played after {t, number} seconds?',
    },
  },
  cards: {
    xTitle: 'Minutes',
    yTitle: 'Cards',
    per: 'cards per minute',
    yUnits: 'cards',
    yOne: 'card',
    least: 0.5,
    most: 5,
    longest: 18,
    text: {
      single: 'A student folds paper cards. The graph shows the cards over time.',
      graph: 'Two friends fold paper cards. The graph shows the cards of the first one over time.',
      rate: 'How many cards is that in one minute?',
      draw: 'A student folds {rate} cards in each minute. Draw the graph of the cards over the minutes.',
      other: 'The other one folds {b, number} cards in {a, number} minutes.',
      more: 'How many more cards does the faster one have after {t, number} minutes?',
    },
  },
});

export type SteadyRate = SceneOf<typeof steadyRates>;
