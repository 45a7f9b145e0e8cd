import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * A value that rises or falls steadily from a start. Sentences: the value after x units of time, and when it lies
 * between two numbers. `start` and `rate` are the least and most that are true to it, `least` is the
 * smallest end.
 */
export const movingValues = defineScenes({
  drone: {
    start: [10, 60],
    rate: [4, 12],
    least: 5,
    text: {
      value: 'After $x$ seconds, a drone is {value} feet high.',
      between: 'It films while the height is {between}. For which $x$ does it film?',
    },
  },
  oven: {
    start: [60, 90],
    rate: [15, 30],
    least: 95,
    text: {
      value: 'After $x$ minutes, the temperature of a bread oven is {value} degrees Fahrenheit.',
      between: 'A light is on while it is {between} degrees. For which $x$ is the light on?',
    },
  },
  pool: {
    start: [40, 90],
    rate: [-9, -3],
    least: 5,
    text: {
      value: 'After $x$ hours, the water in a pool is {value} inches deep.',
      between: 'A pump runs while the depth is {between}. For which $x$ does it run?',
    },
  },
  robot: {
    start: [-80, -20],
    rate: [5, 15],
    least: -200,
    text: {
      value: 'In a game, a robot stands at {value} after $x$ seconds.',
      between: 'It is in the light while that number is {between}. For which $x$ is it in the light?',
    },
  },
  pitch: {
    start: [200, 400],
    rate: [-20, -5],
    least: 100,
    text: {
      value: 'After $x$ seconds, a falling note on a synthesizer has {value} hertz.',
      between: 'A singer can match it while it has {between} hertz. For which $x$ does that work?',
    },
  },
});

export type MovingValue = SceneOf<typeof movingValues>;
