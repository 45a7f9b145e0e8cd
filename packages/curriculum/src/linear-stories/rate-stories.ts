import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Quantities that change unevenly with time. Sentences: what the function is, the question for a rate from `{a}` to
 * `{b}`, and the question for a later value when the rate is known. `start` is the least and most at first, `rise` of
 * one step, `unit` the unit of the rate, `input` and `output` the heads of a table.
 */
export const rateStories = defineScenes({
  followers: {
    start: [40, 200],
    rise: [6, 60],
    unit: 'followers per day',
    input: 'Day x',
    output: 'f(x)',
    text: {
      told: 'For a cooking channel, $f(x)$ is the number of followers on day $x$.',
      ask: 'What is the average rate of change from day {a, number} to day {b, number}?',
      known:
        'It has {y, number} followers on day {a, number}. From then to day {b, number}, the average rate of change is {r, number} followers per day.',
      later: 'How many followers does it have on day {b, number}?',
    },
  },
  hike: {
    start: [200, 900],
    rise: [40, 200],
    unit: 'feet per hour',
    input: 'Hour x',
    output: 'f(x)',
    text: {
      told: 'For a hike, $f(x)$ is the height in feet after $x$ hours.',
      ask: 'What is the average rate of change from hour {a, number} to hour {b, number}?',
      known:
        'After {a, number} hours, the height is {y, number} feet. From then to hour {b, number}, the average rate of change is {r, number} feet per hour.',
      later: 'What is the height after {b, number} hours?',
    },
  },
  oven: {
    start: [70, 90],
    rise: [10, 45],
    unit: 'degrees per minute',
    input: 'Minute x',
    output: 'f(x)',
    text: {
      told: 'For a pizza oven, $f(x)$ is the temperature in degrees Fahrenheit after $x$ minutes.',
      ask: 'What is the average rate of change from minute {a, number} to minute {b, number}?',
      known:
        'After {a, number} minutes, it is at {y, number} degrees. From then to minute {b, number}, the average rate of change is {r, number} degrees per minute.',
      later: 'At how many degrees is it after {b, number} minutes?',
    },
  },
  team: {
    start: [2, 10],
    rise: [1, 9],
    unit: 'points per minute',
    input: 'Minute x',
    output: 'f(x)',
    text: {
      told: 'For a quiz night, $f(x)$ is the number of points of one team after $x$ minutes of round two.',
      ask: 'What is the average rate of change from minute {a, number} to minute {b, number}?',
      known:
        'After {a, number} minutes of it, the team has {y, number} points. From then to minute {b, number}, the average rate of change is {r, number} points per minute.',
      later: 'How many points does it have after {b, number} minutes?',
    },
  },
  fund: {
    start: [20, 150],
    rise: [5, 40],
    unit: 'dollars per week',
    input: 'Week x',
    output: 'f(x)',
    text: {
      told: 'For a class fund, $f(x)$ is the amount in dollars after $x$ weeks.',
      ask: 'What is the average rate of change from week {a, number} to week {b, number}?',
      known:
        'After {a, number} weeks, the fund holds {y, number} dollars. From then to week {b, number}, the average rate of change is {r, number} dollars per week.',
      later: 'How many dollars does it hold after {b, number} weeks?',
    },
  },
});

export type RateStory = SceneOf<typeof rateStories>;
