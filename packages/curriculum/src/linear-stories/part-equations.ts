import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * A whole made of two parts, of which one is told by the other. Sentences: what is told, and what the letter stands for.
 * `way` says how the parts make the whole: two lengths of which one is `a` longer, all four sides of a rectangle that is
 * `a` longer than wide, or `count` things of which each of one kind brings `a` and each of the other `b`. `a` and `b` are
 * the least and most that are true to it.
 */
export const partEquations = defineScenes({
  ribbon: {
    way: 'two',
    a: [3, 15],
    b: [1, 1],
    text: {
      told: 'A ribbon is {whole, number} inches long. It is cut into two pieces. One of them is {a, number} inches longer than the other.',
      ask: 'The shorter piece is {x} inches long. Which equation says this?',
    },
  },
  songs: {
    way: 'two',
    a: [4, 20],
    b: [1, 1],
    text: {
      told: 'Two playlists have {whole, number} songs together. One has {a, number} songs more than the other.',
      ask: 'The shorter playlist has {x} songs. Which equation says this?',
    },
  },
  garden: {
    way: 'around',
    a: [2, 12],
    b: [1, 1],
    text: {
      told: 'A rectangular garden is {a, number} feet longer than it is wide. The fence around it is {whole, number} feet long.',
      ask: 'The garden is {x} feet wide. Which equation says this?',
    },
  },
  play: {
    way: 'kinds',
    a: [8, 15],
    b: [3, 6],
    text: {
      told: 'A school sells {count, number} tickets for a play. An adult pays {a, number} dollars, and a child pays {b, number} dollars. In all, that makes {whole, number} dollars.',
      ask: 'There are {x} adults. Which equation says this?',
    },
  },
  quiz: {
    way: 'kinds',
    a: [5, 9],
    b: [2, 4],
    text: {
      told: 'A team answers {count, number} questions of a quiz. A hard one brings {a, number} points, and an easy one brings {b, number} points. In all, the team has {whole, number} points.',
      ask: 'Of the questions, {x} were hard. Which equation says this?',
    },
  },
});

export type PartEquation = SceneOf<typeof partEquations>;
