import { defineScenes } from '../kit/define-scenes.ts';

/**
 * Events that may happen or not. Sentences: its probability, what somebody says when asked about it,
 * the question for a probability that fits, and a question about the opposite.
 */
export const likelyEvents = defineScenes({
  rain: {
    text: {
      told: 'The chance of rain tomorrow is {p}.',
      said: 'Will it rain tomorrow? A friend says: “It is {word}.”',
      which: 'Which number could be the probability that it rains?',
      not: 'How likely is it that no rain falls tomorrow?',
    },
  },
  bus: {
    text: {
      told: 'The chance that the first bus is late is {p}.',
      said: 'Will the first bus be late? A driver says: “It is {word}.”',
      which: 'Which number could be the probability that it is late?',
      not: 'How likely is it that the first bus is not late?',
    },
  },
  seed: {
    text: {
      told: 'The chance that this seed sprouts is {p}.',
      said: 'Will the seed sprout? A farmer says: “It is {word}.”',
      which: 'Which number could be the probability that it sprouts?',
      not: 'How likely is it that the seed does not sprout?',
    },
  },
  team: {
    text: {
      told: 'The chance that the home team wins is {p}.',
      said: 'Will the home team win? A fan says: “It is {word}.”',
      which: 'Which number could be the probability that the team wins?',
      not: 'How likely is it that the home team does not win?',
    },
  },
  lamp: {
    text: {
      told: 'The chance that this lamp lasts two years is {p}.',
      said: 'Will this lamp last two years? The shop says: “It is {word}.”',
      which: 'Which number could be the probability that it lasts two years?',
      not: 'How likely is it that the lamp does not last two years?',
    },
  },
  book: {
    text: {
      told: 'The chance that a new book is on the shelf is {p}.',
      said: 'Is the new book on the shelf? The clerk says: “It is {word}.”',
      which: 'Which number could be the probability that it is there?',
      not: 'How likely is it that the book is not on the shelf?',
    },
  },
  trail: {
    text: {
      told: 'The chance that the high trail is open is {p}.',
      said: 'Is the high trail open? A guide says: “It is {word}.”',
      which: 'Which number could be the probability that it is open?',
      not: 'How likely is it that the trail is not open?',
    },
  },
  whale: {
    text: {
      told: 'The chance that the people on a boat trip see a whale is {p}.',
      said: 'Will the people on the boat trip see a whale? A guide says: “It is {word}.”',
      which: 'Which number could be the probability that they see one?',
      not: 'How likely is it that they see no whale?',
    },
  },
});
