import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * A quantity as a function of another one. Sentences: what f means, that it has a value, that it is more or less than a
 * value, by how much it grows from one input to another, a change that a value may be taken for, and how far
 * apart the inputs of two values are. `most` is the most that one of the input brings, `input` and `output` are
 * the least and most that are true to it.
 */
export const functionStories = defineScenes({
  concert: {
    input: [2, 9],
    output: [40, 300],
    most: 60,
    text: {
      told: 'For a concert, $f(x)$ is the number of tickets sold after $x$ days.',
      is: 'After {a, number} days, {b, number} tickets are sold.',
      more: 'After {a, number} days, more than {b, number} tickets are sold.',
      less: 'After {a, number} days, fewer than {b, number} tickets are sold.',
      grow: 'From day {a, number} to day {c, number}, another {d, number} tickets are sold.',
      change: 'On day {a, number} alone, {b, number} tickets are sold.',
      takes: 'It takes {n, number} days to get from {b, number} to {c, number} tickets.',
    },
  },
  song: {
    input: [3, 12],
    output: [100, 900],
    most: 120,
    text: {
      told: 'For a new song, $f(x)$ is the number of plays after $x$ hours.',
      is: 'After {a, number} hours, the song has {b, number} plays.',
      more: 'After {a, number} hours, the song has more than {b, number} plays.',
      less: 'After {a, number} hours, the song has fewer than {b, number} plays.',
      grow: 'From hour {a, number} to hour {c, number}, the song gets {d, number} more plays.',
      change: 'In hour {a, number} alone, the song gets {b, number} plays.',
      takes: 'It takes {n, number} hours for the song to get from {b, number} to {c, number} plays.',
    },
  },
  plant: {
    input: [4, 20],
    output: [25, 90],
    most: 7,
    text: {
      told: 'For a bean plant, $f(x)$ is its height in inches after $x$ weeks.',
      is: 'After {a, number} weeks, the plant is {b, number} inches tall.',
      more: 'After {a, number} weeks, the plant is more than {b, number} inches tall.',
      less: 'After {a, number} weeks, the plant is less than {b, number} inches tall.',
      grow: 'From week {a, number} to week {c, number}, the plant grows {d, number} inches.',
      change: 'In week {a, number} alone, the plant grows {b, number} inches.',
      takes: 'It takes {n, number} weeks for the plant to grow from {b, number} to {c, number} inches.',
    },
  },
  runner: {
    input: [5, 20],
    output: [21, 90],
    most: 5,
    text: {
      told: 'For a runner in a small hall, $f(x)$ is the number of laps run after $x$ minutes.',
      is: 'After {a, number} minutes, the runner has run {b, number} laps.',
      more: 'After {a, number} minutes, the runner has run more than {b, number} laps.',
      less: 'After {a, number} minutes, the runner has run fewer than {b, number} laps.',
      grow: 'From minute {a, number} to minute {c, number}, the runner runs {d, number} more laps.',
      change: 'In minute {a, number} alone, the runner runs {b, number} laps.',
      takes: 'It takes {n, number} minutes for the runner to get from {b, number} to {c, number} laps.',
    },
  },
  game: {
    input: [3, 15],
    output: [120, 900],
    most: 120,
    text: {
      told: 'In a video game, $f(x)$ is the number of points after $x$ levels.',
      is: 'After {a, number} levels, there are {b, number} points.',
      more: 'After {a, number} levels, there are more than {b, number} points.',
      less: 'After {a, number} levels, there are fewer than {b, number} points.',
      grow: 'From level {a, number} to level {c, number}, the points grow by {d, number}.',
      change: 'Level {a, number} alone brings {b, number} points.',
      takes: 'It takes {n, number} levels to get from {b, number} to {c, number} points.',
    },
  },
  savings: {
    input: [3, 20],
    output: [60, 500],
    most: 60,
    text: {
      told: 'For a family fund, $f(x)$ is the amount in dollars after $x$ weeks.',
      is: 'After {a, number} weeks, the fund holds {b, number} dollars.',
      more: 'After {a, number} weeks, the fund holds more than {b, number} dollars.',
      less: 'After {a, number} weeks, the fund holds less than {b, number} dollars.',
      grow: 'From week {a, number} to week {c, number}, the fund grows by {d, number} dollars.',
      change: 'In week {a, number} alone, the fund gains {b, number} dollars.',
      takes: 'It takes {n, number} weeks for the fund to get from {b, number} to {c, number} dollars.',
    },
  },
});

export type FunctionStory = SceneOf<typeof functionStories>;
