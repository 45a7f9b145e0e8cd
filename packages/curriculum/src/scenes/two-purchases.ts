import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Two purchases of the same two things. Sentences: both purchases, what the letters stand for, the price of either, and
 * a third purchase. `p` and `q` are the least and most prices of one, in dollars.
 */
export const twoPurchases = defineScenes({
  tacos: {
    p: [3, 6],
    q: [2, 4],
    text: {
      first:
        'At a food stand, a guest pays {c, number} dollars for {a, number} tacos and {b, number} juices.',
      second: 'The next guest pays {f, number} dollars for {d, number} tacos and {e, number} juices.',
      letters: 'Let $x$ be the price of a taco and $y$ the price of a juice, in dollars.',
      'ask-x': 'How many dollars does one taco cost?',
      'ask-y': 'How many dollars does one juice cost?',
      third: 'How many dollars do {g, number} tacos and {h, number} juices cost?',
      left: 'How many dollars are left from {m, number} dollars after paying for {g, number} tacos and {h, number} juices?',
    },
  },
  strings: {
    p: [6, 12],
    q: [2, 5],
    text: {
      first:
        'In a music shop, a band pays {c, number} dollars for {a, number} guitar strings and {b, number} picks.',
      second: 'Another band pays {f, number} dollars for {d, number} strings and {e, number} picks.',
      letters: 'Let $x$ be the price of a string and $y$ the price of a pick, in dollars.',
      'ask-x': 'How many dollars does one string cost?',
      'ask-y': 'How many dollars does one pick cost?',
      third: 'How many dollars do {g, number} strings and {h, number} picks cost?',
      left: 'How many dollars are left from {m, number} dollars after paying for {g, number} strings and {h, number} picks?',
    },
  },
  zoo: {
    p: [9, 16],
    q: [4, 8],
    text: {
      first: 'At a zoo, a group of {a, number} adults and {b, number} children pays {c, number} dollars.',
      second: 'The next group pays {f, number} dollars for {d, number} adults and {e, number} children.',
      letters: 'Let $x$ be the price for an adult and $y$ the price for a child, in dollars.',
      'ask-x': 'How many dollars does one adult pay?',
      'ask-y': 'How many dollars does one child pay?',
      third: 'How many dollars do {g, number} adults and {h, number} children pay?',
      left: 'How many dollars are left from {m, number} dollars after paying for {g, number} adults and {h, number} children?',
    },
  },
  paint: {
    p: [5, 9],
    q: [2, 6],
    text: {
      first: 'An art class pays {c, number} dollars for {a, number} brushes and {b, number} tubes of paint.',
      second: 'Another class pays {f, number} dollars for {d, number} brushes and {e, number} tubes.',
      letters: 'Let $x$ be the price of a brush and $y$ the price of a tube, in dollars.',
      'ask-x': 'How many dollars does one brush cost?',
      'ask-y': 'How many dollars does one tube cost?',
      third: 'How many dollars do {g, number} brushes and {h, number} tubes cost?',
      left: 'How many dollars are left from {m, number} dollars after paying for {g, number} brushes and {h, number} tubes?',
    },
  },
  balls: {
    p: [12, 25],
    q: [3, 6],
    text: {
      first: 'A soccer club pays {c, number} dollars for {a, number} balls and {b, number} cones.',
      second: 'Another club pays {f, number} dollars for {d, number} balls and {e, number} cones.',
      letters: 'Let $x$ be the price of a ball and $y$ the price of a cone, in dollars.',
      'ask-x': 'How many dollars does one ball cost?',
      'ask-y': 'How many dollars does one cone cost?',
      third: 'How many dollars do {g, number} balls and {h, number} cones cost?',
      left: 'How many dollars are left from {m, number} dollars after paying for {g, number} balls and {h, number} cones?',
    },
  },
  yarn: {
    p: [6, 11],
    q: [2, 5],
    text: {
      first: 'Grandma buys {a, number} balls of yarn and {b, number} hooks for {c, number} dollars.',
      second: 'Her neighbor buys {d, number} balls of yarn and {e, number} hooks for {f, number} dollars.',
      letters: 'Let $x$ be the price of a ball and $y$ the price of a hook, in dollars.',
      'ask-x': 'How many dollars does one ball of yarn cost?',
      'ask-y': 'How many dollars does one hook cost?',
      third: 'How many dollars do {g, number} balls of yarn and {h, number} hooks cost?',
      left: 'How many dollars are left from {m, number} dollars after paying for {g, number} balls of yarn and {h, number} hooks?',
    },
  },
  seeds: {
    p: [7, 14],
    q: [2, 4],
    text: {
      first:
        'For a garden, {a, number} bags of soil and {b, number} packs of seeds cost {c, number} dollars.',
      second: 'The neighbors pay {f, number} dollars for {d, number} bags and {e, number} packs.',
      letters: 'Let $x$ be the price of a bag and $y$ the price of a pack, in dollars.',
      'ask-x': 'How many dollars does one bag of soil cost?',
      'ask-y': 'How many dollars does one pack of seeds cost?',
      third: 'How many dollars do {g, number} bags and {h, number} packs cost?',
      left: 'How many dollars are left from {m, number} dollars after paying for {g, number} bags and {h, number} packs?',
    },
  },
  fair: {
    p: [4, 7],
    q: [2, 3],
    text: {
      first: 'At a fair, {a, number} rides and {b, number} games cost {c, number} dollars.',
      second: 'A friend pays {f, number} dollars for {d, number} rides and {e, number} games.',
      letters: 'Let $x$ be the price of a ride and $y$ the price of a game, in dollars.',
      'ask-x': 'How many dollars does one ride cost?',
      'ask-y': 'How many dollars does one game cost?',
      third: 'How many dollars do {g, number} rides and {h, number} games cost?',
      left: 'How many dollars are left from {m, number} dollars after paying for {g, number} rides and {h, number} games?',
    },
  },
});

export type TwoPurchases = SceneOf<typeof twoPurchases>;
