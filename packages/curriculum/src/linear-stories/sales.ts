import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Something is made and sold: one amount is spent once, one for each piece, and each piece brings a price; `units` and `one` name the pieces. Sentences:
 * what is spent and earned, and the question for the number at which both are equal. `fixed`, `cost` and `gain` are the
 * least and most of the first amount, of the cost of a piece, and of the price above it.
 */
export const sales = defineScenes({
  shirts: {
    units: 'shirts',
    one: 'shirt',
    fixed: [40, 160],
    cost: [5, 9],
    gain: [4, 8],
    text: {
      told: 'A dance team designs T-shirts. The design costs {f, number} dollars, and each shirt costs {c, number} dollars. The team sells each shirt for {p, number} dollars.',
      ask: 'For how many shirts does it take in exactly as much as it spends?',
      said: 'For {result} shirts, it takes in as much as it spends.',
    },
  },
  lemonade: {
    units: 'jugs',
    one: 'jug',
    fixed: [20, 60],
    cost: [2, 3],
    gain: [2, 4],
    text: {
      told: 'A family sells lemonade at a fair. A place at the fair costs {f, number} dollars, and each jug of lemonade costs {c, number} dollars to make. Each jug brings {p, number} dollars.',
      ask: 'For how many jugs does the family take in exactly as much as it spends?',
      said: 'For {result} jugs, it takes in as much as it spends.',
    },
  },
  concert: {
    units: 'guests',
    one: 'guest',
    fixed: [200, 600],
    cost: [2, 3],
    gain: [5, 10],
    text: {
      told: 'A band rents a hall for {f, number} dollars. For each guest, it pays {c, number} dollars more, and each guest pays {p, number} dollars.',
      ask: 'For how many guests does the band take in exactly as much as it spends?',
      said: 'For {result} guests, it takes in as much as it spends.',
    },
  },
  puzzles: {
    units: 'puzzles',
    one: 'puzzle',
    fixed: [60, 200],
    cost: [3, 6],
    gain: [4, 10],
    text: {
      told: 'Two friends make wooden puzzles. A saw costs them {f, number} dollars, and the wood for each puzzle {c, number} dollars. They sell a puzzle for {p, number} dollars.',
      ask: 'For how many puzzles do they take in exactly as much as they spend?',
      said: 'For {result} puzzles, they take in as much as they spend.',
    },
  },
  magazine: {
    units: 'copies',
    one: 'copy',
    fixed: [90, 240],
    cost: [2, 3],
    gain: [2, 4],
    text: {
      told: 'A school club prints a comic book. The printer takes {f, number} dollars once and {c, number} dollars for each copy. A copy sells for {p, number} dollars.',
      ask: 'For how many copies does the club take in exactly as much as it spends?',
      said: 'For {result} copies, it takes in as much as it spends.',
    },
  },
  honey: {
    units: 'jars',
    one: 'jar',
    fixed: [120, 360],
    cost: [2, 3],
    gain: [3, 6],
    text: {
      told: 'A class keeps bees. The hive costs {f, number} dollars, and each jar with its label {c, number} dollars. A jar of honey sells for {p, number} dollars.',
      ask: 'For how many jars does the class take in exactly as much as it spends?',
      said: 'For {result} jars, it takes in as much as it spends.',
    },
  },
});

export type Sale = SceneOf<typeof sales>;
