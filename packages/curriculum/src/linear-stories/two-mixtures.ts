import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Two kinds of things made of the same two materials. Sentences: what one of each takes, and what is used up in all.
 * `first` and `second` are the least and most that one of the first and of the second kind takes of both materials.
 */
export const twoMixtures = defineScenes({
  pancakes: {
    first: { main: [3, 4], other: [2, 3] },
    second: { main: [2, 3], other: [4, 5] },
    count: [4, 15],
    text: {
      one: 'A batch of pancakes takes {p, number} cups of flour and {r, number} eggs. A batch of crepes takes {q, number} cups of flour and {s, number} eggs.',
      all: 'A cook uses {v, number} cups of flour and {w, number} eggs for $x$ batches of pancakes and $y$ batches of crepes.',
    },
  },
  bracelets: {
    first: { main: [12, 20], other: [4, 6] },
    second: { main: [6, 10], other: [8, 12] },
    count: [4, 15],
    text: {
      one: 'A bracelet takes {p, number} blue beads and {r, number} white beads. A key ring takes {q, number} blue beads and {s, number} white beads.',
      all: 'A class uses {v, number} blue beads and {w, number} white beads for $x$ bracelets and $y$ key rings.',
    },
  },
  shelves: {
    first: { main: [3, 5], other: [12, 16] },
    second: { main: [6, 9], other: [18, 24] },
    count: [3, 12],
    text: {
      one: 'A small shelf takes {p, number} boards and {r, number} screws. A tall shelf takes {q, number} boards and {s, number} screws.',
      all: 'A workshop uses {v, number} boards and {w, number} screws for $x$ small shelves and $y$ tall shelves.',
    },
  },
  teams: {
    first: { main: [4, 6], other: [2, 3] },
    second: { main: [2, 3], other: [5, 7] },
    count: [3, 12],
    text: {
      one: 'A game of kickball needs {p, number} cones and {r, number} balls. A relay needs {q, number} cones and {s, number} balls.',
      all: 'A sports day uses {v, number} cones and {w, number} balls for $x$ games of kickball and $y$ relays at once.',
    },
  },
  mixes: {
    first: { main: [4, 6], other: [2, 3] },
    second: { main: [2, 3], other: [5, 7] },
    count: [5, 20],
    text: {
      one: 'A bag of trail mix holds {p, number} ounces of nuts and {r, number} ounces of raisins. A bag of fruit mix holds {q, number} ounces of nuts and {s, number} ounces of raisins.',
      all: 'A club fills $x$ bags of trail mix and $y$ bags of fruit mix. That takes {v, number} ounces of nuts and {w, number} ounces of raisins.',
    },
  },
});

export type TwoMixtures = SceneOf<typeof twoMixtures>;
