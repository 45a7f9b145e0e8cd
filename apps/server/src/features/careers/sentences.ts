import { favoriteLimit } from '@playforward/contract';

/** Every sentence a career call may answer. */
export const careerSentences = {
  notFound: 'This career is not in our list.',
  problemNotFound: 'This career has no such problem.',
  favoritesFull: `You can keep ${favoriteLimit} favorites. Take one away first.`,
  tooOften: 'You have tried many answers in a short time. Please wait a moment.',
  right: 'That is right.',
  wrong: 'Not yet.',
} as const;
