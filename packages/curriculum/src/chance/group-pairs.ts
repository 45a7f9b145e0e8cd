import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/** Sentences: what is compared, and what the `n` of one group make in `sum`. `names` label plots, `low` and `high` bound the centers, `spread` the typical distances from them, all in `unit`. */
export const groupPairs = defineScenes({
  players: {
    a: 'Hawks players',
    b: 'Bears players',
    more: 'taller',
    unit: 'inches',
    label: 'Height (inches)',
    low: 64,
    high: 75,
    spread: 2,
    names: ['Hawks', 'Bears'],
    text: {
      told: 'Random samples of heights show whether Hawks players or Bears players are taller.',
      sum: 'The heights of the {n, number} {who} add up to {sum, number} inches.',
    },
  },
  songs: {
    a: 'pop songs',
    b: 'jazz songs',
    more: 'longer',
    unit: 'seconds',
    label: 'Length (seconds)',
    low: 170,
    high: 260,
    spread: 10,
    names: ['Pop', 'Jazz'],
    text: {
      told: 'Random samples of pop songs and jazz songs are timed.',
      sum: 'The {n, number} {who} last {sum, number} seconds in all.',
    },
  },
  rounds: {
    a: 'Maze Run rounds',
    b: 'Star Jump rounds',
    more: 'longer',
    unit: 'seconds',
    label: 'Length (seconds)',
    low: 60,
    high: 150,
    spread: 8,
    names: ['Maze Run', 'Star Jump'],
    text: {
      told: 'Random samples of Maze Run rounds and Star Jump rounds are timed.',
      sum: 'The {n, number} {who} last {sum, number} seconds in all.',
    },
  },
  orders: {
    a: 'taco waits',
    b: 'noodle waits',
    more: 'longer',
    unit: 'minutes',
    label: 'Wait (minutes)',
    low: 8,
    high: 24,
    spread: 2,
    names: ['Tacos', 'Noodles'],
    text: {
      told: 'A food truck times random samples of the waits for tacos (taco waits) and for noodles (noodle waits).',
      sum: 'The {n, number} {who} add up to {sum, number} minutes.',
    },
  },
  flowers: {
    a: 'garden roses',
    b: 'wild roses',
    more: 'taller',
    unit: 'inches',
    label: 'Height (inches)',
    low: 40,
    high: 80,
    spread: 4,
    names: ['Garden', 'Wild'],
    text: {
      told: 'Random samples of heights show whether garden roses or wild roses are taller.',
      sum: 'The heights of the {n, number} {who} add up to {sum, number} inches.',
    },
  },
  books: {
    a: 'fantasy books',
    b: 'science books',
    more: 'longer',
    unit: 'pages',
    label: 'Length (pages)',
    low: 160,
    high: 340,
    spread: 20,
    names: ['Fantasy', 'Science'],
    text: {
      told: 'The pages of fantasy books and science books are counted in random samples.',
      sum: 'The {n, number} {who} have {sum, number} pages in all.',
    },
  },
  rides: {
    a: 'Red Line rides',
    b: 'Blue Line rides',
    more: 'longer',
    unit: 'minutes',
    label: 'Ride (minutes)',
    low: 12,
    high: 40,
    spread: 3,
    names: ['Red Line', 'Blue Line'],
    text: {
      told: 'Random samples of Red Line rides and Blue Line rides are timed.',
      sum: 'The {n, number} {who} take {sum, number} minutes in all.',
    },
  },
});

export type GroupPair = SceneOf<typeof groupPairs>;

/** The same words at the start of a sentence. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
