import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';

/**
 * Very large and very small amounts. Sentences: one amount `{n}`, and what cards with several amounts show. `tenths` and
 * `exponent` are the least and most that are true of one, `highest` is the greatest exponent among several. `from` and
 * `to` stand at both ends of a row.
 */
export const largeThings = defineScenes({
  song: {
    tenths: [11, 98],
    exponent: [4, 6],
    highest: 7,
    from: 'fewest plays',
    to: 'most plays',
    text: {
      told: 'A new song has {n} plays.',
      cards: 'The cards show how often four songs were played. Put the song with the fewest plays first.',
    },
  },
  rice: {
    tenths: [11, 95],
    exponent: [4, 5],
    highest: 6,
    from: 'fewest grains',
    to: 'most grains',
    text: {
      told: 'A bag holds {n} grains of rice.',
      cards: 'The cards show how many grains of rice are in four bags. Put the fewest grains first.',
    },
  },
  forest: {
    tenths: [12, 96],
    exponent: [4, 6],
    highest: 7,
    from: 'fewest trees',
    to: 'most trees',
    text: {
      told: 'A forest has about {n} trees.',
      cards: 'The cards show how many trees four forests have. Put the forest with the fewest trees first.',
    },
  },
  stadium: {
    tenths: [11, 39],
    exponent: [5, 6],
    highest: 6,
    from: 'fewest fans',
    to: 'most fans',
    text: {
      told: 'In one season, {n} fans came to the games of a team.',
      cards: 'The cards show how many fans four teams had in a season. Put the fewest fans first.',
    },
  },
  photo: {
    tenths: [12, 98],
    exponent: [5, 6],
    highest: 7,
    from: 'smallest file',
    to: 'largest file',
    text: {
      told: 'A photo takes {n} bytes on a phone.',
      cards: 'The cards show how many bytes four photos take. Put the smallest file first.',
    },
  },
  bricks: {
    tenths: [13, 92],
    exponent: [4, 5],
    highest: 6,
    from: 'fewest bricks',
    to: 'most bricks',
    text: {
      told: 'Fans of toy bricks build a castle from {n} bricks.',
      cards:
        'The cards show how many toy bricks four models have. Put the model with the fewest bricks first.',
    },
  },
});

export const smallThings = defineScenes({
  pollen: {
    tenths: [15, 95],
    exponent: [-5, -5],
    highest: -3,
    text: {
      told: 'A grain of pollen is {n} meters wide.',
      cards: 'The cards show how many meters thick four tiny things are. Put the thinnest one first.',
    },
    from: 'thinnest',
    to: 'widest',
  },
  bubble: {
    tenths: [12, 95],
    exponent: [-8, -7],
    highest: -6,
    from: 'thinnest film',
    to: 'thickest film',
    text: {
      told: 'The film of a soap bubble is {n} meters thick.',
      cards:
        'The cards show how many meters thick the films of four bubbles are. Put the thinnest film first.',
    },
  },
  sand: {
    tenths: [12, 90],
    exponent: [-4, -3],
    highest: -3,
    from: 'lightest',
    to: 'heaviest',
    text: {
      told: 'A grain of sand weighs {n} grams.',
      cards: 'The cards show how many grams four grains of sand weigh. Put the lightest one first.',
    },
  },
  flash: {
    tenths: [12, 95],
    exponent: [-4, -4],
    highest: -2,
    from: 'shortest flash',
    to: 'longest flash',
    text: {
      told: 'The flash of a camera lasts {n} seconds.',
      cards: 'The cards show how many seconds four camera flashes last. Put the shortest flash first.',
    },
  },
  cell: {
    tenths: [11, 60],
    exponent: [-6, -6],
    highest: -4,
    from: 'shortest',
    to: 'longest',
    text: {
      told: 'The cells that turn milk into yogurt are {n} meters long.',
      cards: 'The cards show how many meters long four kinds of tiny cells are. Put the shortest one first.',
    },
  },
  spider: {
    tenths: [11, 70],
    exponent: [-6, -6],
    highest: -4,
    from: 'thinnest thread',
    to: 'thickest thread',
    text: {
      told: 'A thread of spider silk is {n} meters thick.',
      cards: 'The cards show how many meters thick four kinds of thread are. Put the thinnest thread first.',
    },
  },
});

export type SizedThing = SceneOf<typeof largeThings> | SceneOf<typeof smallThings>;
