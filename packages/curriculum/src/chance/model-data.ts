import { defineScenes } from '../kit/define-scenes.ts';

/** Kinds of things that come one after the other. `kinds` are four results; `what` stands in a question about the next. */
export const modelData = defineScenes({
  songs: {
    kinds: ['Pop', 'Rock', 'Jazz', 'Folk'],
    many: 'Songs',
    text: {
      told: 'A radio station notes the kinds of its last {n, number} songs.',
      ask: 'Which model fits the next song?',
    },
  },
  reports: {
    kinds: ['Light', 'Road', 'Water', 'Trash'],
    many: 'Reports',
    text: {
      told: 'A city sorts {n, number} reports of street problems.',
      ask: 'Which model fits the next report?',
    },
  },
  weather: {
    kinds: ['Sun', 'Clouds', 'Rain', 'Snow'],
    many: 'Days',
    text: {
      told: 'A weather station looks back on {n, number} days.',
      ask: 'Which model fits a day like these?',
    },
  },
  lunch: {
    kinds: ['Soup', 'Pasta', 'Salad', 'Rice'],
    many: 'Lunches',
    text: {
      told: 'A school counts the {n, number} lunches it sold.',
      ask: 'Which model fits the next lunch?',
    },
  },
  books: {
    kinds: ['Novel', 'Comic', 'Poems', 'Science'],
    many: 'Books',
    text: {
      told: 'A library counts {n, number} books that came back.',
      ask: 'Which model fits the next book?',
    },
  },
});
