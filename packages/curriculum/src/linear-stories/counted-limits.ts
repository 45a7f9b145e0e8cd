import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * A limit on something that is counted in wholes, or measured in any part: the most there can be, or the least there must
 * be. Sentences: a limit at once, a limit with a part that comes once, and what is asked. `rate`, `fixed` and `bound` are
 * the least and most that are true to it.
 */
export const countedLimits = defineScenes({
  van: {
    way: 'most',
    whole: true,
    rate: [60, 90],
    fixed: [150, 300],
    bound: [5, 9],
    text: {
      plain: 'A team van has {bound, number} free seats. For $x$ players in it, {plain}.',
      told: 'A freight elevator carries at most {total, number} pounds. On it are {fixed, number} pounds of gear and $x$ speakers of {rate, number} pounds each. So {limit}.',
      ask: 'Which of the numbers {list} are possible for $x$?',
    },
  },
  songs: {
    way: 'most',
    whole: true,
    rate: [3, 5],
    fixed: [5, 15],
    bound: [6, 15],
    text: {
      plain: 'A band has time for {bound, number} songs at most. For $x$ songs, {plain}.',
      told: 'A band plays for at most {total, number} minutes. It has a break of {fixed, number} minutes and $x$ songs of {rate, number} minutes each. So {limit}.',
      ask: 'Which of the numbers {list} are possible for $x$?',
    },
  },
  pizza: {
    way: 'most',
    whole: true,
    rate: [12, 18],
    fixed: [5, 9],
    bound: [4, 9],
    text: {
      plain: 'An oven has room for {bound, number} pizzas. For $x$ pizzas in it, {plain}.',
      told: 'A family can spend at most {total, number} dollars. The delivery costs {fixed, number} dollars, and each of $x$ pizzas costs {rate, number} dollars. So {limit}.',
      ask: 'Which of the numbers {list} are possible for $x$?',
    },
  },
  cards: {
    way: 'most',
    whole: true,
    rate: [3, 6],
    fixed: [10, 30],
    bound: [5, 12],
    text: {
      plain: 'A game lets a player hold {bound, number} cards at most. For $x$ cards, {plain}.',
      told: 'A game box costs {fixed, number} dollars, and each of $x$ extra card packs costs {rate, number} dollars. A club can pay at most {total, number} dollars. So {limit}.',
      ask: 'Which of the numbers {list} are possible for $x$?',
    },
  },
  ribbon: {
    way: 'most',
    whole: false,
    rate: [2, 4],
    fixed: [3, 9],
    bound: [4, 12],
    text: {
      plain: 'A roll holds {bound, number} yards of ribbon. For a piece of $x$ yards, {plain}.',
      told: 'A gift box costs {fixed, number} dollars, and $x$ yards of ribbon cost {rate, number} dollars a yard. At most {total, number} dollars can be spent. So {limit}.',
      ask: 'Which of the numbers {list} are possible for $x$?',
    },
  },
  juice: {
    way: 'most',
    whole: false,
    rate: [8, 12],
    fixed: [10, 30],
    bound: [4, 9],
    text: {
      plain: 'A jug holds {bound, number} cups. For $x$ cups of juice in it, {plain}.',
      told: 'A bowl for punch holds at most {total, number} ounces. It has {fixed, number} ounces of ice in it. Then $x$ scoops of juice of {rate, number} ounces each go in. A scoop may be partly full. So {limit}.',
      ask: 'Which of the numbers {list} are possible for $x$?',
    },
  },
  walk: {
    way: 'most',
    whole: false,
    rate: [2, 4],
    fixed: [2, 4],
    bound: [3, 8],
    text: {
      plain: 'A phone can play music for {bound, number} hours. For a walk of $x$ hours with music, {plain}.',
      told: 'A family walks at most {total, number} miles. It has walked {fixed, number} miles so far and walks {rate, number} miles an hour for $x$ more hours. So {limit}.',
      ask: 'Which of the numbers {list} are possible for $x$?',
    },
  },
  tickets: {
    way: 'least',
    whole: true,
    rate: [4, 9],
    fixed: [20, 60],
    bound: [6, 15],
    text: {
      plain: 'A quiz show needs at least {bound, number} players. For $x$ players, {plain}.',
      told: 'A choir has saved {fixed, number} dollars and needs at least {total, number} dollars. It sells $x$ tickets for {rate, number} dollars each. So {limit}.',
      ask: 'Which of the numbers {list} are possible for $x$?',
    },
  },
  wins: {
    way: 'least',
    whole: true,
    rate: [2, 5],
    fixed: [8, 20],
    bound: [4, 12],
    text: {
      plain: 'A coach lets a bus go with at least {bound, number} riders. For $x$ riders, {plain}.',
      told: 'A team has {fixed, number} points and needs at least {total, number} points for the finals. Each of $x$ more wins brings {rate, number} points. So {limit}.',
      ask: 'Which of the numbers {list} are possible for $x$?',
    },
  },
  tank: {
    way: 'least',
    whole: false,
    rate: [4, 8],
    fixed: [20, 60],
    bound: [5, 12],
    text: {
      plain: 'A soup has to cook for at least {bound, number} minutes. For a time of $x$ minutes, {plain}.',
      told: 'A rain tank holds {fixed, number} gallons of water and needs at least {total, number} gallons. A hose brings {rate, number} gallons a minute for $x$ minutes. So {limit}.',
      ask: 'Which of the numbers {list} are possible for $x$?',
    },
  },
  rope: {
    way: 'least',
    whole: false,
    rate: [2, 4],
    fixed: [4, 12],
    bound: [3, 9],
    text: {
      plain:
        'A rope for a swing has to be at least {bound, number} feet long. For a rope of $x$ feet, {plain}.',
      told: 'A runner has run {fixed, number} miles this week and wants at least {total, number} miles. At {rate, number} miles a lap of the park, $x$ laps are still to come. A lap may be left unfinished. So {limit}.',
      ask: 'Which of the numbers {list} are possible for $x$?',
    },
  },
});

export type CountedLimit = SceneOf<typeof countedLimits>;
