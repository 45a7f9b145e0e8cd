import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Measures that have to lie between two ends. Sentences: a least or most value with its end, both ends, and which ends
 * belong to it is said by the words. `low` is the least and most of the lower end, `gap` of the distance to the upper
 * end; `unit` and `head` stand on a number line.
 */
export const allowedRanges = defineScenes({
  song: {
    low: [2, 4],
    gap: [2, 5],
    head: 'minutes',
    text: {
      'least-in': 'A song in a contest lasts at least {low, number} minutes.',
      'least-out': 'A song in a contest lasts more than {low, number} minutes.',
      'both-in': 'A song in a contest lasts from {low, number} to {high, number} minutes, both included.',
      'both-half':
        'A song in a contest lasts at least {low, number} minutes and less than {high, number} minutes.',
      'both-out':
        'A song in a contest lasts more than {low, number} minutes and less than {high, number} minutes.',
    },
  },
  dough: {
    low: [18, 24],
    gap: [3, 9],
    head: 'degrees Celsius',
    text: {
      'least-in': 'A dough needs a temperature of at least {low, number} degrees Celsius.',
      'least-out': 'A dough needs a temperature above {low, number} degrees Celsius.',
      'both-in':
        'A dough needs a temperature from {low, number} to {high, number} degrees Celsius, both included.',
      'both-half':
        'A dough needs at least {low, number} degrees Celsius, but less than {high, number} degrees.',
      'both-out': 'A dough needs a temperature above {low, number} and below {high, number} degrees Celsius.',
    },
  },
  league: {
    low: [8, 14],
    gap: [3, 6],
    head: 'years',
    text: {
      'least-in': 'Players in a league are at least {low, number} years old.',
      'least-out': 'Players in a league are older than {low, number} years.',
      'both-in': 'Players in a league are from {low, number} to {high, number} years old, both included.',
      'both-half':
        'Players in a league are at least {low, number} years old, but younger than {high, number}.',
      'both-out': 'Players in a league are older than {low, number} years, but younger than {high, number}.',
    },
  },
  freezer: {
    low: [-28, -20],
    gap: [4, 10],
    head: 'degrees Celsius',
    text: {
      'least-in': 'A freezer must stay at {low} degrees Celsius or above.',
      'least-out': 'A freezer must stay above {low} degrees Celsius.',
      'both-in': 'A freezer must stay from {low} to {high} degrees Celsius, both included.',
      'both-half': 'A freezer must stay at {low} degrees Celsius or above, but below {high} degrees.',
      'both-out': 'A freezer must stay above {low} and below {high} degrees Celsius.',
    },
  },
  ball: {
    low: [54, 60],
    gap: [3, 8],
    head: 'centimeters',
    text: {
      'least-in': 'By the rules of a game, its ball measures at least {low, number} centimeters around.',
      'least-out': 'By the rules of a game, its ball measures more than {low, number} centimeters around.',
      'both-in':
        'By the rules of a game, its ball measures from {low, number} to {high, number} centimeters around, both included.',
      'both-half':
        'By the rules of a game, its ball measures at least {low, number} and less than {high, number} centimeters around.',
      'both-out':
        'By the rules of a game, its ball measures more than {low, number} and less than {high, number} centimeters around.',
    },
  },
  tank: {
    low: [22, 25],
    gap: [2, 5],
    head: 'degrees Celsius',
    text: {
      'least-in': 'The water for these fish has to be at least {low, number} degrees Celsius.',
      'least-out': 'The water for these fish has to be warmer than {low, number} degrees Celsius.',
      'both-in':
        'The water for these fish has to be from {low, number} to {high, number} degrees Celsius, both included.',
      'both-half':
        'The water for these fish has to be at least {low, number}, but less than {high, number} degrees Celsius.',
      'both-out':
        'The water for these fish has to be warmer than {low, number}, but colder than {high, number} degrees Celsius.',
    },
  },
});

export type AllowedRange = SceneOf<typeof allowedRanges>;
