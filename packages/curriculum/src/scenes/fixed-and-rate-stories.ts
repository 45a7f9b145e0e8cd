import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Stories with a fixed part and a part that grows or falls with a number. Sentences: what is told, with either part
 * first, so that its place does not tell which one repeats; the total for a number `{x}` of units, a limit in two
 * wordings, and the question for the last whole number that fits it. How the story goes: the total may be at most so
 * much, has to be at least so much, or falls and has to stay at least so much. `fixed` and `rate` are the least and
 * most that are true to it; `units` is what is counted.
 */
export const fixedAndRateStories = defineScenes({
  hall: {
    way: 'most',
    units: 'hours',
    fixed: [40, 150],
    rate: [25, 60],
    text: {
      told: [
        'A hall costs {fixed, number} dollars to book, plus {rate, number} dollars for each hour.',
        'A hall costs {rate, number} dollars for each hour, plus {fixed, number} dollars to book.',
      ],
      total: 'For {x} hours, the bill is {total, number} dollars.',
      limit: 'A club can spend at most {total, number} dollars on {x} hours.',
      other: 'A club can spend no more than {total, number} dollars on {x} hours.',
      ask: 'What is the greatest whole number of hours the club can book?',
    },
  },
  shirts: {
    way: 'most',
    units: 'shirts',
    fixed: [20, 60],
    rate: [8, 16],
    text: {
      told: [
        'A shop charges {fixed, number} dollars for a design, plus {rate, number} dollars for each shirt.',
        'A shop charges {rate, number} dollars for each shirt, plus {fixed, number} dollars for the design.',
      ],
      total: 'An order of {x} shirts costs {total, number} dollars.',
      limit: 'A team can spend at most {total, number} dollars on {x} shirts.',
      other: 'A team can spend no more than {total, number} dollars on {x} shirts.',
      ask: 'What is the greatest number of shirts the team can order?',
    },
  },
  truck: {
    way: 'most',
    units: 'days',
    fixed: [30, 90],
    rate: [35, 75],
    text: {
      told: [
        'Renting a truck costs {fixed, number} dollars, plus {rate, number} dollars for each day.',
        'Renting a truck costs {rate, number} dollars for each day, plus a fee of {fixed, number} dollars.',
      ],
      total: 'Keeping it for {x} days costs {total, number} dollars.',
      limit: 'A crew can spend at most {total, number} dollars on {x} days.',
      other: 'A crew can spend no more than {total, number} dollars on {x} days.',
      ask: 'What is the greatest whole number of days the crew can keep the truck?',
    },
  },
  cart: {
    way: 'most',
    units: 'boxes',
    fixed: [40, 90],
    rate: [12, 35],
    text: {
      told: [
        'A cart weighs {fixed, number} pounds, and each box on it weighs {rate, number} pounds.',
        'Each box on a cart weighs {rate, number} pounds. The cart alone weighs {fixed, number} pounds.',
      ],
      total: 'With {x} boxes on it, it weighs {total, number} pounds.',
      limit: 'A loading ramp can hold at most {total, number} pounds, with {x} boxes on the cart.',
      other: 'A loading ramp holds no more than {total, number} pounds, with {x} boxes on the cart.',
      ask: 'What is the greatest number of boxes that can be on the cart?',
    },
  },
  band: {
    way: 'least',
    units: 'weeks',
    fixed: [30, 120],
    rate: [15, 45],
    text: {
      told: [
        'A band has {fixed, number} dollars and saves {rate, number} dollars each week.',
        'A band saves {rate, number} dollars each week. At the start, it has {fixed, number} dollars.',
      ],
      total: 'After {x} weeks, it has {total, number} dollars.',
      limit: 'It needs at least {total, number} dollars after {x} weeks.',
      other: 'It needs no less than {total, number} dollars after {x} weeks.',
      ask: 'What is the least whole number of weeks the band needs?',
    },
  },
  tickets: {
    way: 'least',
    units: 'tickets',
    fixed: [50, 200],
    rate: [4, 12],
    text: {
      told: [
        'A school has raised {fixed, number} dollars. Each ticket adds {rate, number} dollars.',
        'A school gets {rate, number} dollars for each ticket. So far, it has raised {fixed, number} dollars.',
      ],
      total: 'With {x} tickets sold, it has {total, number} dollars.',
      limit: 'With {x} tickets sold, it wants at least {total, number} dollars.',
      other: 'With {x} tickets sold, it wants no less than {total, number} dollars.',
      ask: 'What is the least number of tickets the school has to sell?',
    },
  },
  drone: {
    way: 'least',
    units: 'seconds',
    fixed: [20, 90],
    rate: [6, 15],
    text: {
      told: [
        'A drone is {fixed, number} feet up and climbs {rate, number} feet each second.',
        'A drone climbs {rate, number} feet each second. It starts {fixed, number} feet up.',
      ],
      total: 'After {x} seconds, it is {total, number} feet up.',
      limit: 'After {x} seconds, it has to be at least {total, number} feet up.',
      other: 'After {x} seconds, it has to be no less than {total, number} feet up.',
      ask: 'What is the least whole number of seconds the drone needs?',
    },
  },
  game: {
    way: 'least',
    units: 'levels',
    fixed: [40, 150],
    rate: [20, 50],
    text: {
      told: [
        'A player has {fixed, number} points. Each level won brings {rate, number} points.',
        'Each level won brings a player {rate, number} points. At the start, the player has {fixed, number} points.',
      ],
      total: 'With {x} levels won, the player has {total, number} points.',
      limit: 'For a prize, {x} levels must lead to at least {total, number} points.',
      other: 'For a prize, {x} levels must lead to no less than {total, number} points.',
      ask: 'What is the least number of levels the player has to win?',
    },
  },
  card: {
    way: 'falls',
    units: 'rides',
    fixed: [30, 80],
    rate: [2, 5],
    text: {
      told: [
        'A transit card holds {fixed, number} dollars. Each ride takes {rate, number} dollars off.',
        'Each ride takes {rate, number} dollars off a transit card. At first, the card holds {fixed, number} dollars.',
      ],
      total: 'After {x} rides, {total, number} dollars are left.',
      limit: 'After {x} rides, at least {total, number} dollars must be left.',
      other: 'After {x} rides, no less than {total, number} dollars must be left.',
      ask: 'What is the greatest number of rides?',
    },
  },
  tank: {
    way: 'falls',
    units: 'hours',
    fixed: [300, 900],
    rate: [15, 45],
    text: {
      told: [
        'A tank holds {fixed, number} liters and loses {rate, number} liters each hour.',
        'A tank loses {rate, number} liters each hour. At first, it holds {fixed, number} liters.',
      ],
      total: 'After {x} hours, {total, number} liters are left.',
      limit: 'After {x} hours, at least {total, number} liters must be left.',
      other: 'After {x} hours, no less than {total, number} liters must be left.',
      ask: 'What is the greatest whole number of hours it can lose water?',
    },
  },
  balloon: {
    way: 'falls',
    units: 'minutes',
    fixed: [900, 2400],
    rate: [80, 160],
    text: {
      told: [
        'A balloon is {fixed, number} feet up and sinks {rate, number} feet each minute.',
        'A balloon sinks {rate, number} feet each minute. At first, it is {fixed, number} feet up.',
      ],
      total: 'After {x} minutes, it is {total, number} feet up.',
      limit: 'After {x} minutes, it has to be at least {total, number} feet up.',
      other: 'After {x} minutes, it has to be no less than {total, number} feet up.',
      ask: 'What is the greatest whole number of minutes it can sink?',
    },
  },
  phone: {
    way: 'falls',
    units: 'films',
    fixed: [60, 120],
    rate: [3, 8],
    text: {
      told: [
        'A phone has {fixed, number} gigabytes free. Each film takes up {rate, number} gigabytes.',
        'Each film takes up {rate, number} gigabytes on a phone. At first, the phone has {fixed, number} gigabytes free.',
      ],
      total: 'With {x} films, {total, number} gigabytes stay free.',
      limit: 'With {x} films, at least {total, number} gigabytes must stay free.',
      other: 'With {x} films, no less than {total, number} gigabytes must stay free.',
      ask: 'What is the greatest number of films?',
    },
  },
});

export type FixedAndRate = SceneOf<typeof fixedAndRateStories>;
