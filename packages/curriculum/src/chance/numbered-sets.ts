import { defineScenes } from '../kit/define-scenes.ts';

/** Numbers from one on that come up with equal chances. Sentences: the numbers up to `n`, and a question with a rule. */
export const numberedSets = defineScenes({
  cards: {
    text: {
      told: 'Cards show the numbers from {low, number} to {n, number}. One card is drawn at random.',
      ask: 'What is the probability that the number is {rule}?',
    },
  },
  spinner: {
    text: {
      told: 'A fair spinner has {n, number} equal sections. They show {low, number} to {n, number}. You spin once and read the number.',
      ask: 'What is the probability that the number is {rule}?',
    },
  },
  lockers: {
    text: {
      told: 'Lockers have the numbers from {low, number} to {n, number}. You get one at random.',
      ask: 'What is the probability that your number is {rule}?',
    },
  },
  seats: {
    text: {
      told: 'A boat has {n, number} seats with the numbers from {low, number} to {n, number}. You get one of them at random.',
      ask: 'What is the probability that your number is {rule}?',
    },
  },
  app: {
    text: {
      told: 'An app picks a whole number from {low, number} to {n, number}. All have the same chance.',
      ask: 'What is the probability that its number is {rule}?',
    },
  },
});
