import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Costs, lengths and amounts with a fixed part and a part that grows. Sentences: one fixed part, two fixed parts,
 * and the task. `{x}` stands for the number that varies. `growing` and `amount` are the columns of a table.
 * `fixed`, `extra` and `rate`: the least and the most that is true to the situation.
 */
export const feeScenes = defineScenes({
  pool: {
    amount: 'Dollars',
    growing: 'Guests',
    fixed: [12, 30],
    extra: [8, 18],
    rate: [3, 9],
    text: {
      one: 'A pool party costs {fixed, number} dollars, plus {rate, number} dollars for each guest.',
      two: 'A pool party costs {fixed, number} dollars for the room and {extra, number} dollars for the cake. Each guest costs another {rate, number} dollars.',
      ask: 'Write an expression for the cost in dollars for {x} guests.',
    },
  },
  taxi: {
    amount: 'Dollars',
    growing: 'Miles',
    fixed: [3, 7],
    extra: [2, 5],
    rate: [2, 4],
    text: {
      one: 'A taxi ride costs {fixed, number} dollars to start and {rate, number} dollars for each mile.',
      two: 'A taxi ride costs {fixed, number} dollars to start and {extra, number} dollars for bags. Each mile costs {rate, number} dollars.',
      ask: 'Write an expression for the cost in dollars for {x} miles.',
    },
  },
  plant: {
    amount: 'Inches',
    growing: 'Weeks',
    fixed: [4, 20],
    extra: [2, 9],
    rate: [2, 5],
    text: {
      one: 'A plant is {fixed, number} inches tall. It grows {rate, number} inches each week.',
      two: 'A plant stands in a pot that is {fixed, number} inches tall. It rises {extra, number} inches above the pot and grows {rate, number} inches each week.',
      ask: 'Write an expression for the height of the plant’s top in inches after {x} weeks.',
    },
  },
  tank: {
    amount: 'Gallons',
    growing: 'Minutes',
    fixed: [4, 20],
    extra: [2, 9],
    rate: [2, 9],
    text: {
      one: 'A tank has {fixed, number} gallons of water in it. A pump adds {rate, number} gallons each minute.',
      two: 'A tank has {fixed, number} gallons of rain and {extra, number} gallons of well water in it. A pump adds {rate, number} gallons each minute.',
      ask: 'Write an expression for the gallons in the tank after {x} minutes.',
    },
  },
  game: {
    amount: 'Points',
    growing: 'Stars',
    fixed: [4, 20],
    extra: [2, 9],
    rate: [2, 9],
    text: {
      one: 'A game gives {fixed, number} points at the start and {rate, number} points for each star.',
      two: 'A game gives {fixed, number} points at the start and {extra, number} points for a map. Each star brings {rate, number} points.',
      ask: 'Write an expression for the points with {x} stars.',
    },
  },
  fence: {
    amount: 'Feet',
    growing: 'Panels',
    fixed: [4, 12],
    extra: [3, 6],
    rate: [5, 9],
    text: {
      one: 'A fence has a gate of {fixed, number} feet and panels of {rate, number} feet each.',
      two: 'A fence has a gate of {fixed, number} feet and a door of {extra, number} feet. Each panel is {rate, number} feet long.',
      ask: 'Write an expression for the length in feet with {x} panels.',
    },
  },
  class: {
    amount: 'Dollars',
    growing: 'Lunches',
    fixed: [8, 30],
    extra: [35, 60],
    rate: [4, 9],
    text: {
      one: 'A class rents a room for {fixed, number} dollars and pays {rate, number} dollars for each lunch.',
      two: 'A class pays {fixed, number} dollars for a room and {extra, number} dollars for a bus. Each lunch costs {rate, number} dollars.',
      ask: 'Write an expression for the cost in dollars with {x} lunches.',
    },
  },
  song: {
    amount: 'Minutes',
    growing: 'Songs',
    fixed: [4, 20],
    extra: [2, 5],
    rate: [2, 5],
    text: {
      one: 'A radio show has {fixed, number} minutes of news and {rate, number} minutes for each song.',
      two: 'A radio show has {fixed, number} minutes of news and {extra, number} minutes of weather. Each song takes {rate, number} minutes.',
      ask: 'Write an expression for the minutes of a show with {x} songs.',
    },
  },
});

export type FeeScene = SceneOf<typeof feeScenes>;
