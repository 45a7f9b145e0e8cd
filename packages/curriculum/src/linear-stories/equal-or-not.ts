import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Two amounts that grow steadily and may be equal once, never or always. Sentences: both amounts, and the question. `start` and `rate` are the least and most that are true to it.
 */
export const equalOrNot = defineScenes({
  gyms: {
    start: [10, 60],
    rate: [4, 12],
    text: {
      told: 'For $x$ visits, one climbing gym charges {first} dollars. Another one charges {second} dollars.',
      ask: 'When do both cost the same?',
    },
  },
  bands: {
    start: [20, 90],
    rate: [5, 20],
    text: {
      told: 'After $x$ weeks, one band has {first} fans. Another band has {second} fans.',
      ask: 'When do both bands have the same number of fans?',
    },
  },
  puzzles: {
    start: [4, 30],
    rate: [2, 9],
    text: {
      told: 'After $x$ days, a puzzle club has solved {first} puzzles. A second club has solved {second}.',
      ask: 'When have both clubs solved the same number?',
    },
  },
  bakers: {
    start: [5, 40],
    rate: [3, 12],
    text: {
      told: 'To bring $x$ boxes of muffins, one bakery charges {first} dollars. A second bakery charges {second} dollars.',
      ask: 'When do both bakeries charge the same?',
    },
  },
  bikes: {
    start: [5, 40],
    rate: [3, 15],
    text: {
      told: 'A family rents bikes for $x$ hours. One shop charges {first} dollars. Another one charges {second} dollars.',
      ask: 'When do both shops charge the same?',
    },
  },
  games: {
    start: [5, 60],
    rate: [2, 15],
    text: {
      told: 'After $x$ rounds, one player has {first} points. Another player has {second} points.',
      ask: 'When do both players have the same number of points?',
    },
  },
});

export type EqualOrNot = SceneOf<typeof equalOrNot>;
