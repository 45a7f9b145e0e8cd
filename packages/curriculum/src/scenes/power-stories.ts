import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Counts that are powers of one base. `joins` says whether the two powers are multiplied or divided; `first` and
 * `second` are the least and most of their exponents that make sense. `{first}` and `{second}` are finished powers.
 */
export const powerStories = defineScenes({
  card: {
    joins: 'quotient',
    base: 2,
    first: [33, 38],
    second: [21, 24],
    text: {
      told: 'A memory card holds {first} bytes. Each photo takes {second} bytes.',
      ask: 'How many photos fit on the card? Write a power of {base, number}.',
    },
  },
  chess: {
    joins: 'quotient',
    base: 2,
    first: [6, 10],
    second: [2, 4],
    text: {
      told: 'At a chess contest, {first} players sit in equal rows. Each row has {second} players.',
      ask: 'How many rows are there? Write a power of {base, number}.',
    },
  },
  beads: {
    joins: 'product',
    base: 3,
    first: [2, 4],
    second: [3, 5],
    text: {
      told: 'A craft box holds {first} bags of beads. Each bag has {second} beads in it.',
      ask: 'How many beads are in the box? Write a power of {base, number}.',
    },
  },
  blocks: {
    joins: 'product',
    base: 2,
    first: [4, 9],
    second: [3, 8],
    text: {
      told: 'In a building game, a flat field is {first} blocks long and {second} blocks wide.',
      ask: 'How many blocks cover the field? Write a power of {base, number}.',
    },
  },
  paper: {
    joins: 'product',
    base: 2,
    first: [2, 3],
    second: [3, 4],
    text: {
      told: 'A stack has {first} sheets of thin paper. It is folded in half until each sheet has {second} layers.',
      ask: 'How many layers lie on top of each other now? Write a power of {base, number}.',
    },
  },
  song: {
    joins: 'quotient',
    base: 2,
    first: [21, 24],
    second: [9, 12],
    text: {
      told: 'A song file has {first} bytes. It is sent in packets of {second} bytes.',
      ask: 'How many packets are sent? Write a power of {base, number}.',
    },
  },
  seeds: {
    joins: 'quotient',
    base: 5,
    first: [4, 6],
    second: [2, 3],
    text: {
      told: 'A seed bank shares {first} bean seeds. Each family gets {second} of them.',
      ask: 'How many families get seeds? Write a power of {base, number}.',
    },
  },
  choir: {
    joins: 'product',
    base: 4,
    first: [2, 3],
    second: [2, 3],
    text: {
      told: 'At a choir day, {first} choirs sing. Each choir has {second} singers.',
      ask: 'How many singers are there? Write a power of {base, number}.',
    },
  },
});

export type PowerStory = SceneOf<typeof powerStories>;
