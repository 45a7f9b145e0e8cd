import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Amounts that change steadily. Sentences: the equation that gives the amount, a first and a second value, what the
 * letters stand for, when a third value is reached, and the answer to that. `rate` and `start` are the least and most
 * that are true to it, `last` the longest that it goes on.
 */
export const lineStories = defineScenes({
  candle: {
    falls: true,
    rate: [2, 3],
    start: [18, 40],
    last: 10,
    text: {
      rule: 'The equation {e} gives the height of a candle in centimeters after $x$ hours.',
      first: 'After {p, number} hours, a candle is {q, number} centimeters tall.',
      second: 'After {p, number} hours, it is {q, number} centimeters tall.',
      letters: 'Let $y$ be its height in centimeters after $x$ hours.',
      when: 'After how many hours is it {q, number} centimeters tall?',
      'final-when': 'That happens after {x, number} hours.',
    },
  },
  barrel: {
    falls: true,
    rate: [4, 12],
    start: [90, 240],
    last: 18,
    text: {
      rule: 'The equation {e} gives the liters in a garden barrel after $x$ minutes.',
      first: 'After {p, number} minutes of watering, a garden barrel holds {q, number} liters.',
      second: 'After {p, number} minutes, it holds {q, number} liters.',
      letters: 'Let $y$ be the liters in it after $x$ minutes.',
      when: 'After how many minutes does it hold {q, number} liters?',
      'final-when': 'That happens after {x, number} minutes.',
    },
  },
  pages: {
    falls: true,
    rate: [12, 30],
    start: [180, 400],
    last: 12,
    text: {
      rule: 'The equation {e} gives the pages of a novel that are left to read after $x$ days.',
      first: 'After {p, number} days, a reader has {q, number} pages of a novel left.',
      second: 'After {p, number} days, {q, number} pages are left.',
      letters: 'Let $y$ be the pages that are left after $x$ days.',
      when: 'After how many days are {q, number} pages left?',
      'final-when': 'That happens after {x, number} days.',
    },
  },
  phone: {
    falls: true,
    rate: [3, 9],
    start: [70, 100],
    last: 12,
    text: {
      rule: 'The equation {e} gives the percent of charge in a phone after $x$ hours of games.',
      first: 'After {p, number} hours of games, a phone has {q, number} percent of its charge left.',
      second: 'After {p, number} hours, {q, number} percent is left.',
      letters: 'Let $y$ be the percent that is left after $x$ hours.',
      when: 'After how many hours is {q, number} percent left?',
      'final-when': 'That happens after {x, number} hours.',
    },
  },
  club: {
    falls: false,
    rate: [5, 20],
    start: [12, 90],
    last: 16,
    text: {
      rule: 'The equation {e} gives the dollars that a chess club has after $x$ weeks of saving.',
      first: 'After {p, number} weeks of saving, a chess club has {q, number} dollars.',
      second: 'After {p, number} weeks, it has {q, number} dollars.',
      letters: 'Let $y$ be the dollars that it has after $x$ weeks.',
      when: 'After how many weeks does it have {q, number} dollars?',
      'final-when': 'That happens after {x, number} weeks.',
    },
  },
  hiker: {
    falls: false,
    rate: [6, 12],
    start: [60, 240],
    last: 18,
    text: {
      rule: 'The equation {e} gives the height of a hiker in meters after $x$ minutes.',
      first: 'After {p, number} minutes, a hiker is at a height of {q, number} meters.',
      second: 'After {p, number} minutes, the height is {q, number} meters.',
      letters: 'Let $y$ be the height in meters after $x$ minutes.',
      when: 'After how many minutes is the height {q, number} meters?',
      'final-when': 'That happens after {x, number} minutes.',
    },
  },
  song: {
    falls: false,
    rate: [20, 60],
    start: [100, 500],
    last: 14,
    text: {
      rule: 'The equation {e} gives the number of plays of a new song after $x$ days.',
      first: 'After {p, number} days, a new song has {q, number} plays.',
      second: 'After {p, number} days, it has {q, number} plays.',
      letters: 'Let $y$ be the number of its plays after $x$ days.',
      when: 'After how many days does it have {q, number} plays?',
      'final-when': 'That happens after {x, number} days.',
    },
  },
  sunflower: {
    falls: false,
    rate: [3, 8],
    start: [5, 18],
    last: 9,
    text: {
      rule: 'The equation {e} gives the height of a sunflower in inches after $x$ weeks.',
      first: 'After {p, number} weeks, a sunflower is {q, number} inches tall.',
      second: 'After {p, number} weeks, it is {q, number} inches tall.',
      letters: 'Let $y$ be its height in inches after $x$ weeks.',
      when: 'After how many weeks is it {q, number} inches tall?',
      'final-when': 'That happens after {x, number} weeks.',
    },
  },
  game: {
    falls: false,
    rate: [5, 25],
    start: [10, 90],
    last: 12,
    text: {
      rule: 'The equation {e} gives the points that a player has after $x$ rounds of a card game.',
      first: 'After {p, number} rounds of a card game, a player has {q, number} points.',
      second: 'After {p, number} rounds, the player has {q, number} points.',
      letters: 'Let $y$ be the points after $x$ rounds.',
      when: 'After how many rounds does the player have {q, number} points?',
      'final-when': 'That happens after {x, number} rounds.',
    },
  },
  oven: {
    falls: false,
    rate: [15, 30],
    start: [65, 90],
    last: 12,
    text: {
      rule: 'The equation {e} gives the temperature of an oven in °F after $x$ minutes.',
      first: 'After {p, number} minutes, an oven has a temperature of {q, number}°F.',
      second: 'After {p, number} minutes, it is at {q, number}°F.',
      letters: 'Let $y$ be its temperature in °F after $x$ minutes.',
      when: 'After how many minutes does it reach {q, number}°F?',
      'final-when': 'That happens after {x, number} minutes.',
    },
  },
});

export type LineStory = SceneOf<typeof lineStories>;
