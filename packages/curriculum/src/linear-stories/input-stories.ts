import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * A function whose inputs are counted (`whole`) or measured, up to a limit. Sentences: the limit of the inputs, and the
 * limit of the outputs instead. `most` and `rate` are the least and most that are true to it.
 */
export const inputStories = defineScenes({
  tickets: {
    whole: true,
    most: [40, 120],
    rate: [5, 12],
    text: {
      told: 'A school hall has {most, number} seats. A ticket costs {rate, number} dollars. For $x$ tickets sold, $f(x)$ is the income in dollars.',
      top: 'A ticket for a school play costs {rate, number} dollars. A full hall brings {top, number} dollars. For $x$ tickets sold, $f(x)$ is the income in dollars.',
    },
  },
  cards: {
    whole: true,
    most: [12, 40],
    rate: [3, 9],
    text: {
      told: 'A player can win {most, number} cards at most. Each card counts {rate, number} points. For $x$ cards won, $f(x)$ is the number of points.',
      top: 'In a game, each card won counts {rate, number} points. Nobody can have more than {top, number} points. For $x$ cards won, $f(x)$ is the number of points.',
    },
  },
  muffins: {
    whole: true,
    most: [12, 48],
    rate: [2, 4],
    text: {
      told: 'A bake sale has {most, number} muffins. Each one costs {rate, number} dollars. For $x$ muffins sold, $f(x)$ is the income in dollars.',
      top: 'At a bake sale, a muffin costs {rate, number} dollars. All muffins together bring {top, number} dollars. For $x$ muffins sold, $f(x)$ is the income in dollars.',
    },
  },
  chairs: {
    whole: true,
    most: [10, 30],
    rate: [4, 8],
    text: {
      told: 'A club has {most, number} tables with {rate, number} chairs each. For $x$ tables in use, $f(x)$ is the number of chairs.',
      top: 'Each table of a club has {rate, number} chairs. The club has {top, number} chairs in all. For $x$ tables in use, $f(x)$ is the number of chairs.',
    },
  },
  bath: {
    whole: false,
    most: [8, 20],
    rate: [3, 9],
    text: {
      told: 'An empty tub is full after {most, number} minutes. Each minute, {rate, number} gallons flow in. After $x$ minutes, it holds $f(x)$ gallons.',
      top: 'Each minute, {rate, number} gallons flow into an empty tub, until it is full with {top, number} gallons. After $x$ minutes, it holds $f(x)$ gallons.',
    },
  },
  hike: {
    whole: false,
    most: [2, 6],
    rate: [2, 3],
    text: {
      told: 'A family hikes for {most, number} hours at {rate, number} miles an hour. After $x$ hours, $f(x)$ is the distance from the start in miles.',
      top: 'A family hikes at {rate, number} miles an hour until it has gone {top, number} miles. After $x$ hours, $f(x)$ is the distance from the start in miles.',
    },
  },
  film: {
    whole: false,
    most: [20, 90],
    rate: [2, 6],
    text: {
      told: 'A video is loaded in {most, number} seconds, at {rate, number} megabytes each second. After $x$ seconds, $f(x)$ is the loaded part in megabytes.',
      top: 'A video loads {rate, number} megabytes each second. It has {top, number} megabytes in all. After $x$ seconds, $f(x)$ is the loaded part in megabytes.',
    },
  },
  pump: {
    whole: false,
    most: [4, 15],
    rate: [20, 60],
    text: {
      told: 'A pump runs for {most, number} hours and moves {rate, number} gallons each hour. After $x$ hours, it has moved $f(x)$ gallons.',
      top: 'A pump moves {rate, number} gallons each hour, until it has moved {top, number} gallons. After $x$ hours, it has moved $f(x)$ gallons.',
    },
  },
  bus: {
    whole: false,
    most: [2, 9],
    rate: [35, 60],
    text: {
      told: 'A bus drives for {most, number} hours at {rate, number} miles an hour. After $x$ hours, $f(x)$ is the distance from the start in miles.',
      top: 'A bus drives at {rate, number} miles an hour until it has gone {top, number} miles. After $x$ hours, $f(x)$ is the distance from the start in miles.',
    },
  },
});

export type InputStory = SceneOf<typeof inputStories>;
