import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Two kinds of things made of the same two materials. Sentences: what one of each takes, the greatest second number asked for
 * when the first one is known, and what is used up in all.
 * `first` and `second` are the least and most that one of the first and of the second kind takes of both materials.
 */
export const twoMixtures = defineScenes({
  pancakes: {
    first: { main: [3, 4], other: [2, 3] },
    second: { main: [2, 3], other: [4, 5] },
    count: [4, 15],
    text: {
      one: 'A batch of pancakes takes {p, number} cups of flour and {r, number} eggs. A batch of crepes takes {q, number} cups of flour and {s, number} eggs.',
      most: 'A cook has {v, number} cups of flour and {w, number} eggs and makes {x, plural, one {# batch} other {# batches}} of pancakes. What is the greatest number of batches of crepes the cook can make with the rest?',
      all: 'A cook uses {v, number} cups of flour and {w, number} eggs for $x$ batches of pancakes and $y$ batches of crepes.',
    },
  },
  bracelets: {
    first: { main: [12, 20], other: [4, 6] },
    second: { main: [6, 10], other: [8, 12] },
    count: [4, 15],
    text: {
      one: 'A bracelet takes {p, number} blue beads and {r, number} white beads. A key ring takes {q, number} blue beads and {s, number} white beads.',
      most: 'A class has {v, number} blue beads and {w, number} white beads and makes {x, plural, one {# bracelet} other {# bracelets}}. What is the greatest number of key rings it can make with the rest?',
      all: 'A class uses {v, number} blue beads and {w, number} white beads for $x$ bracelets and $y$ key rings.',
    },
  },
  shelves: {
    first: { main: [3, 5], other: [12, 16] },
    second: { main: [6, 9], other: [18, 24] },
    count: [3, 12],
    text: {
      one: 'A small shelf takes {p, number} boards and {r, number} screws. A tall shelf takes {q, number} boards and {s, number} screws.',
      most: 'A workshop has {v, number} boards and {w, number} screws and builds {x, plural, one {# small shelf} other {# small shelves}}. What is the greatest number of tall shelves it can build with the rest?',
      all: 'A workshop uses {v, number} boards and {w, number} screws for $x$ small shelves and $y$ tall shelves.',
    },
  },
  teams: {
    first: { main: [4, 6], other: [2, 3] },
    second: { main: [2, 3], other: [5, 7] },
    count: [3, 12],
    text: {
      one: 'A game of kickball needs {p, number} cones and {r, number} balls. A relay needs {q, number} cones and {s, number} balls.',
      most: 'A sports day has {v, number} cones and {w, number} balls and {x, plural, one {# game} other {# games}} of kickball. What is the greatest number of relays it can hold at the same time?',
      all: 'A sports day uses {v, number} cones and {w, number} balls for $x$ games of kickball and $y$ relays at once.',
    },
  },
  mixes: {
    first: { main: [4, 6], other: [2, 3] },
    second: { main: [2, 3], other: [5, 7] },
    count: [5, 20],
    text: {
      one: 'A bag of trail mix holds {p, number} ounces of nuts and {r, number} ounces of raisins. A bag of fruit mix holds {q, number} ounces of nuts and {s, number} ounces of raisins.',
      most: 'A club has {v, number} ounces of nuts and {w, number} ounces of raisins and fills {x, plural, one {# bag} other {# bags}} of trail mix. What is the greatest number of bags of fruit mix it can fill with the rest?',
      all: 'A club fills $x$ bags of trail mix and $y$ bags of fruit mix. That takes {v, number} ounces of nuts and {w, number} ounces of raisins.',
    },
  },
});

export type TwoMixtures = SceneOf<typeof twoMixtures>;
