import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * A limit on something that is counted in wholes, or measured in any part. Sentences: a limit at once, a limit with a
 * part that comes once, and what is asked. `rate` and `fixed` are the least and most that are true to it.
 */
export const countedLimits = defineScenes({
  van: {
    whole: true,
    rate: [60, 90],
    fixed: [150, 300],
    most: [5, 9],
    text: {
      plain: 'A team van has {most, number} free seats. For $x$ players in it, {plain}.',
      told: 'A freight elevator carries at most {total, number} pounds. On it are {fixed, number} pounds of gear and $x$ speakers of {rate, number} pounds each. So {limit}.',
      ask: 'Which of the numbers {list} are possible for $x$?',
    },
  },
  songs: {
    whole: true,
    rate: [3, 5],
    fixed: [5, 15],
    most: [6, 15],
    text: {
      plain: 'A band has time for {most, number} songs at most. For $x$ songs, {plain}.',
      told: 'A band plays for at most {total, number} minutes. It has a break of {fixed, number} minutes and $x$ songs of {rate, number} minutes each. So {limit}.',
      ask: 'Which of the numbers {list} are possible for $x$?',
    },
  },
  pizza: {
    whole: true,
    rate: [12, 18],
    fixed: [5, 9],
    most: [4, 9],
    text: {
      plain: 'An oven has room for {most, number} pizzas. For $x$ pizzas in it, {plain}.',
      told: 'A family can spend at most {total, number} dollars. The delivery costs {fixed, number} dollars, and each of $x$ pizzas costs {rate, number} dollars. So {limit}.',
      ask: 'Which of the numbers {list} are possible for $x$?',
    },
  },
  cards: {
    whole: true,
    rate: [3, 6],
    fixed: [10, 30],
    most: [5, 12],
    text: {
      plain: 'A game lets a player hold {most, number} cards at most. For $x$ cards, {plain}.',
      told: 'A game box costs {fixed, number} dollars, and each of $x$ extra card packs costs {rate, number} dollars. A club can pay at most {total, number} dollars. So {limit}.',
      ask: 'Which of the numbers {list} are possible for $x$?',
    },
  },
  ribbon: {
    whole: false,
    rate: [2, 4],
    fixed: [3, 9],
    most: [4, 12],
    text: {
      plain: 'A roll holds {most, number} yards of ribbon. For a piece of $x$ yards, {plain}.',
      told: 'A gift box costs {fixed, number} dollars, and $x$ yards of ribbon cost {rate, number} dollars a yard. At most {total, number} dollars can be spent. So {limit}.',
      ask: 'Which of the numbers {list} are possible for $x$?',
    },
  },
  juice: {
    whole: false,
    rate: [8, 12],
    fixed: [10, 30],
    most: [4, 9],
    text: {
      plain: 'A jug holds {most, number} cups. For $x$ cups of juice in it, {plain}.',
      told: 'A bowl for punch holds at most {total, number} ounces. It has {fixed, number} ounces of ice in it. Then $x$ scoops of juice of {rate, number} ounces each go in. A scoop may be partly full. So {limit}.',
      ask: 'Which of the numbers {list} are possible for $x$?',
    },
  },
  walk: {
    whole: false,
    rate: [2, 4],
    fixed: [2, 4],
    most: [3, 8],
    text: {
      plain: 'A phone can play music for {most, number} hours. For a walk of $x$ hours with music, {plain}.',
      told: 'A family walks at most {total, number} miles. It has walked {fixed, number} miles so far and walks {rate, number} miles an hour for $x$ more hours. So {limit}.',
      ask: 'Which of the numbers {list} are possible for $x$?',
    },
  },
});

export type CountedLimit = SceneOf<typeof countedLimits>;
