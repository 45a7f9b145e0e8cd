import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Stories of two amounts in scientific notation that are multiplied or divided. `a` and `b` are the least and most tenths
 * before the powers of ten, `p` and `q` those of the exponents; `joins` is what is done with them.
 */
export const scientificProducts = defineScenes({
  light: {
    joins: 'product',
    a: [30, 30],
    p: [5, 5],
    b: [12, 95],
    q: [1, 3],
    unit: 'kilometers',
    text: {
      told: 'Light travels about {first} kilometers in a second. A light signal travels for {second} seconds.',
      ask: 'How many kilometers does it go?',
    },
  },
  heart: {
    joins: 'product',
    a: [45, 70],
    p: [5, 5],
    b: [12, 30],
    q: [3, 3],
    unit: 'beats',
    text: {
      told: 'The heart of a small bird beats {first} times a day. The bird lives for {second} days.',
      ask: 'How many heartbeats is that?',
    },
  },
  photos: {
    joins: 'product',
    a: [20, 90],
    p: [6, 6],
    b: [12, 90],
    q: [2, 3],
    unit: 'bytes',
    text: {
      told: 'A photo takes {first} bytes. A phone has {second} such photos on it.',
      ask: 'How many bytes do they take?',
    },
  },
  leaves: {
    joins: 'product',
    a: [20, 60],
    p: [5, 5],
    b: [12, 90],
    q: [3, 5],
    unit: 'leaves',
    text: {
      told: 'An old oak has about {first} leaves. A forest has {second} such oaks.',
      ask: 'How many leaves is that?',
    },
  },
  notes: {
    joins: 'product',
    a: [12, 60],
    p: [3, 3],
    // A year has fewer than nine thousand hours, and nobody plays for all of them.
    b: [12, 28],
    q: [2, 3],
    unit: 'notes',
    text: {
      told: 'A piano player plays about {first} notes in an hour. In a year, the player plays for {second} hours.',
      ask: 'How many notes is that?',
    },
  },
  water: {
    joins: 'quotient',
    a: [12, 90],
    p: [8, 9],
    b: [30, 50],
    q: [5, 5],
    unit: 'families',
    text: {
      told: 'A lake holds {first} liters of water. A family uses {second} liters in a year.',
      ask: 'For how many families does the lake hold enough water for a year?',
    },
  },
  sheets: {
    joins: 'quotient',
    a: [12, 90],
    p: [-1, -1],
    b: [10, 15],
    q: [-4, -4],
    unit: 'sheets',
    text: {
      told: 'A stack of drawing paper is {first} meters high. Each sheet is {second} meters thick.',
      ask: 'How many sheets are in the stack?',
    },
  },
  sand: {
    joins: 'quotient',
    a: [12, 90],
    p: [3, 4],
    b: [12, 90],
    q: [-3, -3],
    unit: 'grains',
    text: {
      told: 'Children build a sandcastle from {first} grams of sand. Each grain weighs about {second} grams.',
      ask: 'About how many grains does the castle have?',
    },
  },
  stream: {
    joins: 'quotient',
    a: [12, 90],
    p: [9, 9],
    b: [12, 60],
    q: [5, 6],
    unit: 'seconds',
    text: {
      told: 'A movie file has {first} bytes. It downloads at {second} bytes a second.',
      ask: 'How many seconds does that take?',
    },
  },
});

export type ScientificProduct = SceneOf<typeof scientificProducts>;
