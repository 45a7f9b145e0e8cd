import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

const all = ['up', 'down', 'rest'] as const;

/**
 * Things put into groups of a fixed size. Sentences: all at once, in two lots, and the questions for enough
 * groups, for full groups and for what is left. `asks` are the questions that make sense here.
 */
export const remainderScenes = defineScenes({
  row: {
    asks: all,
    text: {
      told: '{total, number} students watch a show. A row has {size, number} seats.',
      both: '{first, number} students and {second, number} adults watch a show. A row has {size, number} seats.',
      up: 'How many rows do they need?',
      down: 'How many rows can be filled?',
      rest: 'The front rows fill up first. How many people sit in the last row?',
    },
  },
  egg: {
    asks: all,
    text: {
      told: 'A shop packs {total, number} beads. A bag holds {size, number} beads.',
      both: 'A shop packs {first, number} white and {second, number} brown beads. A bag holds {size, number} beads.',
      up: 'How many bags are needed for all beads?',
      down: 'How many bags can be filled?',
      rest: 'Only full bags are sold. How many beads are left over?',
    },
  },
  photo: {
    asks: all,
    text: {
      told: '{total, number} photos go into boxes. A box holds {size, number} photos.',
      both: '{first, number} old and {second, number} new photos go into boxes. A box holds {size, number} photos.',
      up: 'How many boxes are needed for all photos?',
      down: 'How many boxes can be filled?',
      rest: 'All boxes but the last are full. How many photos are in the last box?',
    },
  },
  chair: {
    asks: all,
    text: {
      told: 'A hall needs {total, number} chairs. A cart carries {size, number} chairs.',
      both: 'A hall needs {first, number} red and {second, number} blue chairs. A cart carries {size, number} chairs.',
      up: 'How many cart loads bring all chairs?',
      down: 'How many loads are full?',
      rest: 'The last load is not full. How many chairs does it carry?',
    },
  },
  ticket: {
    asks: ['down', 'rest'],
    text: {
      told: 'A fair gives a prize for {size, number} tickets. A class has {total, number} tickets.',
      both: 'A class wins {first, number} tickets, and then {second, number} more. A prize takes {size, number} tickets.',
      down: 'How many prizes can the class get?',
      rest: 'The class takes all the prizes it can. How many tickets are left?',
    },
  },
  bolt: {
    asks: ['down', 'rest'],
    text: {
      told: 'A shop has {total, number} bolts. A kit takes {size, number} bolts.',
      both: 'A shop has {first, number} long and {second, number} short bolts. A kit takes {size, number} bolts.',
      down: 'How many full kits can it make?',
      rest: 'The shop makes all the full kits it can. How many bolts are left?',
    },
  },
  boat: {
    asks: all,
    text: {
      told: '{total, number} guests cross a lake. A boat takes {size, number} guests.',
      both: '{first, number} guests and {second, number} guides cross a lake. A boat takes {size, number} people.',
      up: 'How many trips bring all of them across?',
      down: 'On how many trips can the boat be full?',
      rest: 'All trips but the last are full. How many people are on the last trip?',
    },
  },
  plant: {
    asks: all,
    text: {
      told: 'A park has {total, number} plants. A bed takes {size, number} plants.',
      both: 'A park has {first, number} tall and {second, number} low plants. A bed takes {size, number} plants.',
      up: 'How many beds are needed for all plants?',
      down: 'How many beds can be filled?',
      rest: 'The park fills all the beds it can. How many plants are left?',
    },
  },
  song: {
    asks: all,
    text: {
      told: 'A radio station has {total, number} songs. One show plays {size, number} songs.',
      both: 'A radio station has {first, number} old and {second, number} new songs. One show plays {size, number} songs.',
      up: 'How many shows are needed to play all songs?',
      down: 'How many shows can be filled?',
      rest: 'All shows but the last are full. How many songs does the last show play?',
    },
  },
  brick: {
    asks: all,
    text: {
      told: 'A path takes {total, number} bricks. A bag holds {size, number} bricks.',
      both: 'A path takes {first, number} red and {second, number} gray bricks. A bag holds {size, number} bricks.',
      up: 'How many bags are needed for all bricks?',
      down: 'How many bags can be filled?',
      rest: 'All bags but the last are full. How many bricks are in the last bag?',
    },
  },
});

export type RemainderScene = SceneOf<typeof remainderScenes>;
