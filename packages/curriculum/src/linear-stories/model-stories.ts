import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * A linear model y = mx + b of a situation. Sentences: the model, what a number may mean (the value at the start, the
 * change for each one, a total, the units traded).
 */
export const modelStories = defineScenes({
  podcast: {
    m: [3, 9],
    b: [2, 8],
    text: {
      model: 'A podcast with $x$ interviews lasts {equation} minutes.',
      start: 'Without any interviews, the podcast lasts {n, number} minutes.',
      each: 'Each interview adds {n, number} minutes.',
      total: 'All interviews together last {n, number} minutes.',
      traded: 'Each minute of the podcast holds {n, number} interviews.',
    },
  },
  smoothie: {
    m: [2, 5],
    b: [6, 14],
    text: {
      model: 'A smoothie with $x$ scoops of berries weighs {equation} ounces.',
      start: 'Without any berries, the smoothie weighs {n, number} ounces.',
      each: 'Each scoop of berries adds {n, number} ounces.',
      total: 'All the berries weigh {n, number} ounces.',
      traded: 'Each ounce of the smoothie takes {n, number} scoops of berries.',
    },
  },
  arcade: {
    m: [2, 6],
    b: [8, 20],
    text: {
      model: 'An evening at an arcade with $x$ games costs {equation} dollars.',
      start: 'Without any games, the evening costs {n, number} dollars.',
      each: 'Each game adds {n, number} dollars.',
      total: 'All games together cost {n, number} dollars.',
      traded: 'Each dollar pays for {n, number} games at the arcade.',
    },
  },
  climber: {
    m: [11, 30],
    b: [40, 200],
    text: {
      model: 'After $x$ minutes, a climber is {equation} feet above the ground.',
      start: 'At the beginning, the climber is {n, number} feet above the ground.',
      each: 'The climber gains {n, number} feet each minute.',
      total: 'The climber gains {n, number} feet in all.',
      traded: 'The climber takes {n, number} minutes for each foot of height.',
    },
  },
  album: {
    m: [2, 4],
    b: [12, 40],
    text: {
      model: 'After $x$ months, a family album holds {equation} photos.',
      start: 'At the beginning, the album holds {n, number} photos.',
      each: 'The album grows by {n, number} photos each month.',
      total: 'The album grows by {n, number} photos in all.',
      traded: 'The album takes {n, number} months for each new photo.',
    },
  },
});

export type ModelStory = SceneOf<typeof modelStories>;
