import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';

/**
 * Prices with a tax, a tip, a markup or a discount. Sentences: one price, several of them, and what is asked.
 * `part` names the amount of the percent, `adds` tells whether it is added; `percents` are usual ones, `least` and `most` bound the price in dollars.
 */
export const percentPrices = defineScenes({
  backpack: {
    part: 'tax',
    adds: true,
    percents: [6, 7, 8, 9, 10],
    least: 20,
    most: 60,
    text: {
      told: 'A backpack costs {price}. Sales tax of {percent, number}% is added.',
      ask: 'What does the backpack cost with tax?',
      many: 'A hiking club buys {count, number} backpacks for {price} each. Sales tax of {percent, number}% is added.',
      'ask-many': 'How much does the club pay in all?',
    },
  },
  game: {
    part: 'tax',
    adds: true,
    percents: [6, 7, 8, 9, 10],
    least: 15,
    most: 45,
    text: {
      told: 'The price of a board game is {price}. The sales tax is {percent, number}%.',
      ask: 'How much do you pay for the game?',
      many: 'A youth center picks {count, number} board games at {price} each. The sales tax is {percent, number}%.',
      'ask-many': 'How much does the center pay in all?',
    },
  },
  dinner: {
    part: 'tip',
    adds: true,
    percents: [10, 15, 18, 20],
    least: 24,
    most: 70,
    text: {
      told: 'The bill for a pizza dinner is {price}. A family adds a tip of {percent, number}%.',
      ask: 'How much does the family pay?',
      many: 'There are {count, number} meals at {price} each on a bill. The guests add a tip of {percent, number}%.',
      'ask-many': 'How much do the guests pay in all?',
    },
  },
  haircut: {
    part: 'tip',
    adds: true,
    percents: [10, 15, 20, 25],
    least: 16,
    most: 40,
    text: {
      told: 'A haircut costs {price}. A customer adds a tip of {percent, number}%.',
      ask: 'How much does the customer pay?',
      many: 'A team gets {count, number} haircuts at {price} each before a show. It adds a tip of {percent, number}%.',
      'ask-many': 'How much does the team pay in all?',
    },
  },
  ball: {
    part: 'markup',
    adds: true,
    percents: [25, 40, 50, 60, 75],
    least: 8,
    most: 24,
    text: {
      told: 'A sports shop buys a basketball for {price}. Its markup is {percent, number}%.',
      ask: 'For how much does it sell the ball?',
      many: 'A sports shop buys {count, number} basketballs for {price} each. Its markup is {percent, number}%.',
      'ask-many': 'How much does the shop take in when it sells all of them?',
    },
  },
  cake: {
    part: 'markup',
    adds: true,
    percents: [20, 30, 40, 50, 80],
    least: 6,
    most: 20,
    text: {
      told: 'A bakery spends {price} to make a cake. It adds a markup of {percent, number}%.',
      ask: 'What is the price of the cake in the bakery?',
      many: 'A bakery spends {price} on each of {count, number} cakes. It adds a markup of {percent, number}%.',
      'ask-many': 'How much does the bakery take in when it sells all of them?',
    },
  },
  shoes: {
    part: 'discount',
    adds: false,
    percents: [10, 20, 25, 30, 40],
    least: 40,
    most: 90,
    text: {
      told: 'A pair of sneakers costs {price}. Today there is a discount of {percent, number}%.',
      ask: 'What do the sneakers cost today?',
      many: 'A coach orders {count, number} pairs of sneakers for {price} each. There is a discount of {percent, number}%.',
      'ask-many': 'How much does the coach pay in all?',
    },
  },
  jacket: {
    part: 'discount',
    adds: false,
    percents: [15, 20, 30, 35, 50],
    least: 30,
    most: 80,
    text: {
      told: 'The regular price of a rain jacket is {price}. It is on sale at {percent, number}% off.',
      ask: 'What is the sale price?',
      many: 'A camp orders {count, number} rain jackets for {price} each. They are on sale at {percent, number}% off.',
      'ask-many': 'How much does the camp pay in all?',
    },
  },
});

export type PercentPrice = SceneOf<typeof percentPrices>;
